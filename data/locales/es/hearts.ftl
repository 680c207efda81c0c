# Hearts at the table.

## The table
hearts-title = Corazones · ronda { $round }
hearts-title-of = Corazones · ronda { $round } de { $rounds }
hearts-title-extra = Corazones · ronda de desempate
hearts-title-scored = Corazones
hearts-title-over = Corazones · puntuación final
hearts-dealer = Reparte { $player }
hearts-dealer-you = Repartes tú
hearts-pass-left = tres cartas a la izquierda
hearts-pass-right = tres cartas a la derecha
hearts-pass-across = tres cartas a quien está enfrente
hearts-pass-none = no se pasan cartas
hearts-passing = Esperando a { $players }: tres cartas por pasar
hearts-passing-all = Cada cual pasa tres cartas
hearts-passed = Cartas elegidas: espera a los demás
hearts-passes-to = { $player } → { $receiver }
hearts-trick = baza { $number } de { $tricks }
hearts-taken =
    { $count ->
        [0] **{ $player }** se la llevó con { $card }, la más alta del palo de salida: sin puntos.
        [one] **{ $player }** se la llevó con { $card }, la más alta del palo de salida: { $count } punto.
       *[other] **{ $player }** se la llevó con { $card }, la más alta del palo de salida: { $count } puntos.
    }
hearts-taken-you =
    { $count ->
        [0] **Tú** te la llevaste con { $card }, la más alta del palo de salida: sin puntos.
        [one] **Tú** te la llevaste con { $card }, la más alta del palo de salida: { $count } punto.
       *[other] **Tú** te la llevaste con { $card }, la más alta del palo de salida: { $count } puntos.
    }
hearts-led = la baza empezó con { $suit }: gana la más alta de ese palo, ninguna otra puede.
hearts-pum = 💥 **{ $player }**: ¡Pum! Ahí va la reina de picas.
hearts-bubble = 💔 **{ $player }**: ¡Rompo burbuja! Desde ahora una baza puede empezar con corazones.
hearts-unbroken = 🔒 Aún no ha salido ningún corazón: no se puede salir con corazones.
hearts-points = Puntos
hearts-points-now = Puntos + esta ronda
hearts-now = { $total } + { $taken } en esta ronda
hearts-brought = esta ronda { $taken } · { $total }
hearts-aim = Cada corazón vale 1 punto y la reina de picas, 13. Gana quien tenga menos.
hearts-in-all =
    { $points ->
        [one] { $shown } punto en total
       *[other] { $shown } puntos en total
    }
hearts-fewest = Gana quien tenga menos puntos.
hearts-fewest-limit = Gana quien tenga menos puntos. La partida acaba cuando alguien llega a { $limit }.
hearts-pad-star = ★: nadie más acabó sin puntos. Si hay empate, deciden las estrellitas.
hearts-has-changed = ya cambió una carta
hearts-extra-now = 🤝 Esta ronda solo deshace un empate: { $players }. Juegan todos y no cuenta para nada más.

## After a round
hearts-scored = Ronda { $round } terminada
hearts-scored-led =
    { $count ->
        [one] Tras la ronda { $round } va en cabeza { $players }
       *[other] Tras la ronda { $round } van en cabeza { $players }
    }
hearts-scored-extra = Ronda de desempate terminada
hearts-scored-next = Nada que hacer: la ronda siguiente llega en otro mensaje, más abajo.
hearts-next = Nada que hacer: la siguiente ronda empieza sola
hearts-moon = 🌕 ¡**{ $player }** alcanza la Luna!
hearts-moon-you = 🌕 ¡Alcanzas la Luna!
hearts-moon-why =
    { $seats ->
        [2] Los 26 puntos de la ronda: 0 para { $player } y 26 para su rival.
       *[other] Los 26 puntos de la ronda: 0 para { $player } y 26 para cada uno de los demás.
    }
hearts-moon-why-you =
    { $seats ->
        [2] Los 26 puntos de la ronda: 0 para ti y 26 para tu rival.
       *[other] Los 26 puntos de la ronda: 0 para ti y 26 para cada uno de los demás.
    }
hearts-moon-title = ¡La Luna!
hearts-moon-picture =
    { $seats ->
        [2] Los 13 corazones y { $queen }: 0 puntos, y 26 para el rival.
       *[other] Los 13 corazones y { $queen }: 0 puntos, y 26 para cada uno de los demás.
    }
hearts-star = ⭐ **{ $player }** gana una estrellita: nadie más acabó la ronda sin puntos. Si hay empate, deciden las estrellitas.
hearts-star-you = ⭐ Ganas una estrellita: nadie más acabó la ronda sin puntos. Si hay empate, deciden las estrellitas.
hearts-own-round = **Ronda { $round }.** { $told }
hearts-own-extra = **Ronda de desempate.** { $told }
hearts-own-taken =
    { $count ->
        [0] No te llevaste ningún punto en contra.
        [one] Te llevaste { $count } punto en contra.
       *[other] Te llevaste { $count } puntos en contra.
    }
hearts-own-moon =
    { $seats ->
        [2] Alcanzaste la Luna: nada para ti y 26 puntos para tu rival.
       *[other] Alcanzaste la Luna: nada para ti y 26 puntos para los demás.
    }
hearts-own-moon-other = { $player } alcanzó la Luna: { $points } puntos en contra para ti.
hearts-own-star = Te ganas una estrellita.
hearts-own-aside = El empate no era tuyo, así que tus puntos no contaron.
hearts-pad = Ronda { $round }
hearts-pad-extra = La ronda de desempate
hearts-extra = 🤝 Empate en el puesto { $rank }, con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }: **{ $players }**.
hearts-extra-why = Ni estrellitas, ni rondas ganadas, ni sanciones lo resuelven: decide una ronda más. Juegan todos y, entre los empatados, gana quien menos puntos haga.
hearts-extra-again = La ronda de desempate tampoco lo ha resuelto, así que decide otra más: juegan todos y, entre los empatados, gana quien menos puntos haga.
hearts-words-line = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en esta ronda, { $total } en total{ $honours }.
hearts-words-aside = { $player }: fuera del desempate, { $total } en total{ $honours }.

## The end
hearts-winner =
    { $count ->
        [one] 🏆 ¡{ $players } gana con la puntuación más baja!
       *[other] 🏆 ¡{ $players } comparten la victoria!
    }
hearts-winner-you =
    { $count ->
        [one] 🏆 ¡Ganas con la puntuación más baja!
       *[other] 🏆 ¡Compartes la victoria con { $players }!
    }
hearts-victory =
    { $count ->
        [one] ¡Victoria!
       *[other] ¡Victoria compartida!
    }
hearts-all-rounds = Totales, ronda a ronda
hearts-all-rounds-legend = A la izquierda, la ronda; bajo cada nombre, los puntos hasta entonces.
hearts-every-round = Puntos de cada ronda
hearts-every-round-legend = A la izquierda, la ronda; bajo cada nombre, sus puntos. ★: estrellita, por ganar a solas sin puntos · ☾: se llevó los 26 puntos
hearts-podium-points = Puntos de podio: { $points }
hearts-after = Tras la ronda { $round }: { $points }.
hearts-round-brought = Ronda { $round }: { $points }.
hearts-decided-stars = { $players }: mismos puntos; deciden las estrellitas.
hearts-decided-rounds = { $players }: mismos puntos y estrellitas; deciden las rondas ganadas.
hearts-decided-cards = { $players }: iguales hasta en rondas ganadas; decide quién tiene menos sanciones.
hearts-decided-extra = { $players }: iguales en todo; decidió una ronda de desempate.
award-moon = 🌕 **En la Luna:** { $players }, { $count ->
        [one] { $count } luna
       *[other] { $count } lunas
    }
award-clean = 🧼 **Limpieza absoluta:** { $players }, { $count ->
        [one] { $count } ronda sin llevarse ni un punto
       *[other] { $count } rondas sin llevarse ni un punto
    }
award-queen = 👸 **Ojito derecho de la reina de picas:** { $players }, que se la llevó { $count ->
        [one] una vez
       *[other] { $count } veces
    }
award-sponge = 🧽 **La esponja:** { $players }, { $count } puntos recogidos en una sola ronda

## The panel
hearts-ask-pass = Te toca: pasa tres cartas a { $player }
hearts-why-pass = { $giver } te pasará tres cartas. Se intercambian cuando todos hayan elegido; hasta entonces puedes cambiar tu elección.
hearts-pass-hint = Consejo: pasa las cartas altas y la reina de picas.
hearts-ask-pass-changeable = Van para **{ $player }**. Puedes cambiarlas hasta que todos hayan elegido.
hearts-pass-menu = Elige tres cartas para { $player }…
hearts-not-now = Estas no se pueden jugar ahora, porque tienes { $suit }: { $cards }
hearts-given = Pasaste { $given } a { $to }. De { $giver } te llegaron { $received }.
hearts-ask-first = Te toca: juega el 2 de tréboles
hearts-why-first = Con el 2 de tréboles empieza la primera baza de cada ronda.
hearts-ask-lead = Te toca: juega la primera carta de la baza
hearts-ask-lead-unbroken = Te toca: juega la primera carta, sin corazones
hearts-why-lead-unbroken = Ningún corazón puede empezar una baza todavía. Las cartas bajas casi nunca se la llevan.
hearts-ask-lead-only = Te toca: juega un corazón para empezar la baza
hearts-why-lead-only = Solo te quedan corazones. El más alto se lleva la baza y sus puntos.
hearts-ask-follow = Te toca: juega { $suit }
hearts-ask-only = Te toca: juega { $card }
hearts-in-trick =
    { $count ->
        [one] En esta baza hay { $count } punto.
       *[other] En esta baza hay { $count } puntos.
    }
hearts-why-lead = Vale cualquier carta. La más alta del palo con que empieces se lleva la baza y sus puntos.
hearts-why-only = Es tu única carta de ese palo.
hearts-why-below = Con una carta más baja que { $card } no te llevas la baza.
hearts-why-under = Ninguna de tus cartas de ese palo se lleva la baza: suelta la más alta.
hearts-why-over = Te llevas la baza, juegues la que juegues.
hearts-why-low = Se lleva la baza la carta más alta: una baja es más segura.
hearts-ask-void = Te toca: juega cualquier carta
hearts-why-void = No tienes { $suit }, así que no puedes llevarte esta baza: líbrate de una carta mala.
hearts-ask-void-first = Te toca: juega cualquier carta sin puntos
hearts-why-void-first = No tienes { $suit }, así que no puedes llevarte esta baza. En la primera no valen ni los corazones ni la reina de picas.
hearts-ask-suit = Elige un palo y luego una carta.
hearts-ask-change =
    { $left ->
        [one] Puedes retirar { $card } hasta que se juegue la siguiente carta. Te queda { $left } cambio en esta partida.
       *[other] Puedes retirar { $card } hasta que se juegue la siguiente carta. Te quedan { $left } cambios en esta partida.
    }
hearts-made-pass = pasa { $cards }
hearts-sure-pass = ¿Le pasas { $first }, { $second } y { $third } a { $player }?
hearts-sure-play = ¿Juegas { $card }?
hearts-sure-change = ¿Retiras { $old } y juegas { $new }?
hearts-change-menu = Retirar { $card } y jugar otra…
hearts-help-signs = **Signos:** { $suits } · { $ranks } · ⭐ estrellita · 🌕 luna
hearts-words-suit = { $suit }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
hearts-words-player = { $player } se ha llevado { $count } en esta ronda y tiene { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en total.
hearts-words-player-you = Te has llevado { $count } en esta ronda y tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en total.
hearts-words-passes = { $player } le pasa cartas a { $receiver }.
hearts-words-passes-you = Le pasas cartas a { $receiver }.
hearts-words-passes-on = { $player } te pasa cartas.
hearts-ruling-yellow = Tarjeta amarilla para { $player }
hearts-ruling-black = Tarjeta negra para { $player }

## Options
option-limit = Duración
option-limit-100 = A 100 puntos
option-limit-100-why = Acaba tras la ronda en que alguien llega a 100; entre dos se juegan siempre cuatro rondas.
option-limit-50 = A 50 puntos, para cuatro
option-limit-50-why = Partida corta para cuatro: acaba tras la ronda en que alguien llega a 50.
option-queen_breaks_hearts = Qué rompe la burbuja
option-queen_breaks_hearts-off = Solo los corazones
option-queen_breaks_hearts-off-why = Una baza puede empezar con corazones cuando alguien haya jugado uno.
option-queen_breaks_hearts-on = También la reina de picas
option-queen_breaks_hearts-on-why = Una baza puede empezar con corazones cuando haya caído un corazón o la reina de picas.
option-undo_per_match = Cambiar una carta jugada
option-undo_per_match-0 = Nunca
option-undo_per_match-0-why = Carta en la mesa, carta jugada.
option-undo_per_match-1 = Una vez por partida
option-undo_per_match-1-why = Cada cual puede cambiar una carta mientras sea la última de una baza sin terminar.
option-places = Puestos que importan
hearts-rules = Gana quien menos puntos haga: cada corazón vale 1 y la reina de picas, 13
hearts-rules-rounds =
    { $rounds ->
        [one] Una sola ronda
        [4] Cuatro rondas
       *[other] { $rounds } rondas
    }
hearts-rules-limit = La partida acaba cuando alguien llega a { $limit } puntos
hearts-rules-queen = La reina de picas también rompe la burbuja
hearts-rules-undo = Cada cual puede recuperar una carta por partida
hearts-company = Se juega entre dos o entre cuatro. Un robot también vale.

## The picture of the rules
chart-hearts = Lo que cuesta cada carta
chart-hearts-heart = Cada corazón: 1
chart-hearts-heart-why = Los puntos son malos: gana quien menos tenga.
chart-hearts-queen = Reina de picas: 13
chart-hearts-queen-why = Tan mala como todos los corazones.
chart-hearts-order = De mayor a menor
chart-hearts-order-why = Se lleva la baza la más alta del palo de salida. Otro palo nunca gana.
chart-hearts-first = Empieza el 2 de tréboles
chart-hearts-first-why = Si tienes el palo, hay que jugarlo.
chart-hearts-moon = La luna
chart-hearts-moon-why = Llévate los 26 puntos: 0 para ti y 26 para los demás.

## Boards
fact-average =
    { $average ->
        [one] { $average } punto por ronda
       *[other] { $average } puntos por ronda
    }
fact-stars =
    { $count ->
        [one] { $count } estrellita
       *[other] { $count } estrellitas
    }
fact-moons =
    { $count ->
        [one] { $count } luna
       *[other] { $count } lunas
    }
fact-queens =
    { $count ->
        [one] { $count } reina de picas
       *[other] { $count } reinas de picas
    }
record-stars = Estrellitas
record-moons = Lunas
record-queens = Reinas de picas recogidas
hearts-stats-average = { $points } puntos por ronda de media: cuantos menos, mejor.
fact-podium =
    { $count ->
        [one] { $count } punto de podio
       *[other] { $count } puntos de podio
    }
fact-yellow =
    { $count ->
        [one] { $count } tarjeta amarilla
       *[other] { $count } tarjetas amarillas
    }
fact-black =
    { $count ->
        [one] { $count } tarjeta negra
       *[other] { $count } tarjetas negras
    }

## Refusals
H-2-2 = A esta mesa se sientan dos o cuatro, y se reparten todas las cartas.
H-3-1 = La primera baza empieza con el 2 de tréboles. Puedes jugar: { $cards }.
H-3-2 = Tienes cartas del palo de la baza y hay que jugar una de ellas. Puedes jugar: { $cards }.
H-3-3 = En la primera baza no se tiran puntos: ni corazones ni la reina de picas. Puedes jugar: { $cards }.
H-3-5 = La burbuja está intacta: hasta que alguien juegue un corazón, ninguna baza puede empezar con uno. Puedes jugar: { $cards }.
H-3-8 = Esa carta se queda. Solo se retira la última carta de una baza sin terminar, la retira quien la jugó y en mesas que lo permiten.
R-H-03 = También tienes la reina de picas: empieza la baza con ella y no con un corazón. Puedes jugar: { $cards }.
R-H-11 = Ya has gastado tu cambio de carta de esta partida.
R-H-13 = Esos puestos no encajan con el número de jugadores.
R-H-15 = Pasa exactamente tres de tus cartas: { $cards }.
H2-6-1 = Entre dos se juegan siempre cuatro rondas; el límite de 50 es para cuatro.

## La imagen de una ronda
hearts-short-pass = Pasa tres cartas a { $player }
hearts-ribbon-gives = { $player } te pasa tres
hearts-ribbon-gives-you = Te quedas tus cartas
hearts-ribbon-ahead = De momento se la lleva { $player }
hearts-ribbon-ahead-you = De momento te la llevas tú
hearts-ribbon-took =
    { $count ->
        [0] Se la lleva { $player }: sin puntos
        [one] Se la lleva { $player }: { $count } punto
       *[other] Se la lleva { $player }: { $count } puntos
    }
hearts-ribbon-took-you =
    { $count ->
        [0] Te la llevas: sin puntos
        [one] Te la llevas: { $count } punto
       *[other] Te la llevas: { $count } puntos
    }
hearts-flag-lead-unbroken = aún sin corazones
hearts-flag-void-first = sin puntos en la primera baza

## La imagen de un resultado
hearts-title-limit = Corazones · ronda { $round } · hasta { $limit } puntos
hearts-scored-own =
    { $count ->
        [0] Ronda { $round }: ningún punto para ti
        [one] Ronda { $round }: { $count } punto para ti
       *[other] Ronda { $round }: { $count } puntos para ti
    }
hearts-scored-aim = Gana el total más bajo
hearts-scored-round = puntos
hearts-scored-stars = estrellas
hearts-broke =
    { $count ->
        [one] { $count } punto de golpe.
       *[other] { $count } puntos de golpe.
    }
