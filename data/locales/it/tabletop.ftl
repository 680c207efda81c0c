# The picture of a game in play, and the short lines around it
you-short = Tu
ribbon-leads = Inizia { $player }
ribbon-leads-you = Inizi tu
ribbon-ahead = Per ora vince { $player }
ribbon-ahead-you = Per ora vinci tu
ribbon-nobody = Per ora non vince nessuno
ribbon-took = Presa di { $player }
ribbon-took-you = Presa tua
ribbon-took-bonus = Presa di { $player }: { $points } se indovina
ribbon-took-bonus-you = Presa tua: { $points } se indovini
ribbon-last = presa precedente
flag-follow = rispondi a { $suit }
short-play = Gioca una carta
short-lead = Apri la presa
short-last = Gioca l’ultima carta
due-short = ⏳ { $moment } decide il bot

## The animals that players choose
animal-crab = Granchio
animal-dolphin = Delfino
animal-parrot = Pappagallo
animal-octopus = Polpo
animal-starfish = Stella marina
animal-shell = Conchiglia
animal-turtle = Tartaruga
animal-cat = Gatto
animal-monkey = Scimmia
animal-puffer = Pesce palla

## What a round or a match has come to
head-leads =
    { $count ->
        [one] In testa c’è { $players }
       *[other] In testa ci sono { $players }
    }
head-level = Tutti pari
head-wins =
    { $count ->
        [one] 🏆 Vince { $players }!
       *[other] 🏆 Vincono { $players }!
    }
head-wins-you =
    { $count ->
        [one] 🏆 Hai vinto!
       *[other] 🏆 Hai vinto insieme a { $players }!
    }
button-rounds = Tutte le manche
