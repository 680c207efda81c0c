# La imagen de una partida en juego, y las líneas cortas que la rodean
you-short = Tú
ribbon-leads = Empieza { $player }
ribbon-leads-you = Empiezas tú
ribbon-ahead = De momento gana { $player }
ribbon-ahead-you = De momento ganas tú
ribbon-nobody = De momento no gana nadie
ribbon-took = Se la lleva { $player }
ribbon-took-you = Te la llevas tú
ribbon-took-bonus = Se la lleva { $player }: { $points } si acierta
ribbon-took-bonus-you = Te la llevas: { $points } si aciertas
ribbon-last = baza anterior
flag-follow = hay que seguir: { $suit }
short-play = Juega una carta
short-lead = Empieza la baza
short-last = Juega tu última carta
due-short = ⏳ { $moment } decide el bot

## The animals that players choose
animal-crab = Cangrejo
animal-dolphin = Delfín
animal-parrot = Loro
animal-octopus = Pulpo
animal-starfish = Estrella
animal-shell = Caracola
animal-turtle = Tortuga
animal-cat = Gato
animal-monkey = Mono
animal-puffer = Pez globo

## Lo que ha dado una mano o una partida
head-leads =
    { $count ->
        [one] { $players } va en cabeza
       *[other] { $players } van en cabeza
    }
head-level = Todos empatados
head-wins =
    { $count ->
        [one] 🏆 ¡Gana { $players }!
       *[other] 🏆 ¡Comparten la victoria { $players }!
    }
head-wins-you =
    { $count ->
        [one] 🏆 ¡Ganas!
       *[other] 🏆 ¡Compartes la victoria con { $players }!
    }
button-rounds = Todas las rondas
