# Skull at the table.

## Mats and discs
mat-crab = tapete del cangrejo
mat-dolphin = tapete del delfín
mat-parrot = tapete del loro
mat-octopus = tapete del pulpo
mat-starfish = tapete de la estrella
mat-shell = tapete de la caracola
mat-turtle = tapete de la tortuga
mat-cat = tapete del gato
mat-monkey = tapete del mono
mat-puffer = tapete del pez globo
mat-owner = { $player } ({ $mat })
mat-own = Tu propio tapete ({ $mat })
mat-owner-robot = { $player } (robot, { $mat })
disc-rose = Rosa
disc-skull = Calavera
skull-roses =
    { $number ->
        [one] { $number } rosa
       *[other] { $number } rosas
    }
skull-claim = Apostar { $number }

## The table
skull-title = Skull · ronda { $round } · meta: ganar 2 apuestas
skull-title-own = Skull · ronda { $round }
skull-title-won = Has ganado { $won } de las 2 apuestas necesarias
skull-title-won-others = Has ganado { $won } de las 2 apuestas necesarias; { $others }
skull-title-over = Skull · fin de la partida
skull-begins = Empieza { $player }.
skull-begins-you = Empiezas tú.
skull-face-down =
    { $count ->
        [one] Hay un disco boca abajo: nadie puede apostar más de 1.
       *[other] Hay { $count } discos boca abajo: nadie puede apostar más de { $count }.
    }
skull-lot = Sorteando quién empieza…
skull-placing = Esperando el disco de { $players }
skull-placing-all = Cada uno pone un disco
skull-placed = Disco puesto: espera a los demás
skull-to-turn = Le toca a { $player } poner un disco o apostar
skull-to-bid = Le toca a { $player } subir la apuesta o pasar
skull-to-flip =
    { $count ->
        [one] Le toca a { $player } descubrir un disco: falta 1 rosa
       *[other] Le toca a { $player } descubrir un disco: faltan { $count } rosas
    }
skull-to-lose = Le toca a { $player } entregar un disco
skull-to-pick = Le toca a { $owner } elegir un disco de { $player }
skull-to-pick-you = Le toca a { $owner } elegir uno de tus discos
skull-to-shuffle = { $player } pierde un disco
skull-to-shuffle-you = Pierdes un disco
skull-to-first = Le toca a { $player } elegir quién empieza
skull-challenge =
    { $number ->
        [one] **{ $player }** apuesta a que descubre { $number } rosa
       *[other] **{ $player }** apuesta a que descubre { $number } rosas
    }
skull-challenge-you =
    { $number ->
        [one] Apuestas que descubres { $number } rosa
       *[other] Apuestas que descubres { $number } rosas
    }
skull-earlier = Apuestas anteriores: { $claims }
skull-passed =
    { $count ->
        [one] Ha pasado: { $players }
       *[other] Han pasado: { $players }
    }
skull-reveal =
    { $number ->
        [one] { $player } apostó que descubriría { $number } rosa.
       *[other] { $player } apostó que descubriría { $number } rosas.
    }
skull-reveal-you =
    { $number ->
        [one] Apostaste que descubrirías { $number } rosa.
       *[other] Apostaste que descubrirías { $number } rosas.
    }
skull-flipped = { $disc } en el tapete de { $player }.
skull-flipped-you = { $disc } en tu propio tapete.
skull-to-go =
    { $count ->
        [one] Con una rosa basta para ganar tu apuesta de { $number }.
       *[other] Te faltan { $count } rosas para ganar tu apuesta de { $number }.
    }
skull-losing-own = Nadie más sabrá cuál.
skull-losing = 🔀 Los discos de **{ $player }** están barajados y boca abajo.
skull-losing-you = 🔀 Tus discos están barajados y boca abajo.
skull-losing-chance = 🔀 **{ $player }** pierde al azar uno de sus discos barajados.
skull-losing-chance-you = 🔀 Pierdes al azar uno de tus discos barajados.
skull-last-bet = **Última apuesta:** { $player } apostó a que descubría { skull-roses }
skull-last-bet-you = **Última apuesta:** apostaste a que descubrías { skull-roses }
skull-bet-of = **Apuesta de la ronda { $round }:** { $player } apostó a que descubría { skull-roses }
skull-bet-of-you = **Apuesta de la ronda { $round }:** apostaste a que descubrías { skull-roses }
skull-won = 🌹 Solo rosas: **{ $player }** gana la apuesta.
skull-won-you = 🌹 Solo rosas: ganas la apuesta.
skull-own-skull = 💀 **{ $player }** descubre una calavera: la suya.
skull-own-skull-you = 💀 Descubres una calavera: la tuya.
skull-others-skull = 💀 **{ $player }** se topa con la calavera de **{ $owner }**.
skull-others-skull-you = 💀 Te topas con la calavera de **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** se topa con tu calavera.
skull-lost =
    { $count ->
        [one] **{ $player }** pierde un disco para siempre y le queda uno.
       *[other] **{ $player }** pierde un disco para siempre y le quedan { $count }.
    }
skull-lost-you =
    { $count ->
        [one] Pierdes un disco para siempre y te queda uno.
       *[other] Pierdes un disco para siempre y te quedan { $count }.
    }
skull-out = **{ $player }** pierde su último disco y se queda fuera.
skull-out-you = Pierdes tu último disco y te quedas fuera.
skull-own-round = **Ronda { $round }.** { $told }
skull-own-won = Apostaste que descubrías { skull-roses } y no salió ninguna calavera: la apuesta es tuya.
skull-own-lost = Apostaste que descubrías { skull-roses } y descubriste tu propia calavera: te cuesta un disco.
skull-own-lost-other = Apostaste que descubrías { skull-roses } y te topaste con la calavera de { $owner }: te cuesta un disco.
skull-own-mine = { $player } se topó con tu calavera y pierde un disco.
skull-own-aside = { $player } perdió la apuesta.
skull-own-not-won = { $player } ganó la apuesta.
skull-shows = 👁️ **{ $player }** enseña un disco que nadie había descubierto: { $disc }
skull-shows-you = 👁️ Enseñas un disco que nadie había descubierto: { $disc }
skull-is-out = fuera
skull-discs =
    { $count ->
        [one] { $count } disco
       *[other] { $count } discos
    }
skull-in-hand = { $count } en mano
skull-lies-down =
    { $count ->
        [one] { $count } boca abajo
       *[other] { $count } boca abajo
    }
skull-lies-flipped = { $count } a la vista
skull-bets =
    { $count ->
        [one] { $count } apuesta ganada
       *[other] { $count } apuestas ganadas
    }
skull-places = Con las mismas apuestas ganadas, va delante quien tiene más discos. Sin discos, va delante quien los perdió más tarde.
skull-wins-bets = 🏴‍☠️ ¡{ $player } gana dos apuestas y la partida!
skull-wins-bets-you = 🏴‍☠️ ¡Ganas dos apuestas y la partida!
skull-wins-last = 🏴‍☠️ ¡Solo a { $player } le quedan discos: gana la partida!
skull-wins-last-you = 🏴‍☠️ ¡Solo a ti te quedan discos: ganas la partida!
skull-picture-down =
    { $count ->
        [0] ningún disco todavía
        [one] { $count } disco boca abajo
       *[other] { $count } discos boca abajo
    }
skull-picture-up = boca arriba: { $discs }
skull-picture-found =
    { $count ->
        [one] { $found } de { $count } rosa
       *[other] { $found } de { $count } rosas
    }
skull-picture-won = Última apuesta: ¡todo rosas!
skull-picture-lost = Última apuesta: ¡una calavera!
skull-victory = ¡Victoria!
skull-title-bets = Skull · apuestas ganadas
skull-all-bets = Apuesta por apuesta
skull-bet-line = { $round }. { $player } apostó por { $number }
skull-bet-line-you = { $round }. Apostaste por { $number }
skull-bets-legend = 🌹 apuesta ganada · 💀 de quién era la calavera que la acabó
skull-bets-from = Apuestas { $first } a { $last }
skull-bet-words-won = Ronda { $round }: { $player } apostó a que descubría { skull-roses } y ganó la apuesta.
skull-bet-words-won-you = Ronda { $round }: apostaste a que descubrías { skull-roses } y ganaste la apuesta.
skull-bet-words-own = Ronda { $round }: { $player } apostó a que descubría { skull-roses } y descubrió su propia calavera.
skull-bet-words-own-you = Ronda { $round }: apostaste a que descubrías { skull-roses } y descubriste tu propia calavera.
skull-bet-words-lost = Ronda { $round }: { $player } apostó a que descubría { skull-roses } y descubrió la calavera de { $owner }.
skull-bet-words-lost-you = Ronda { $round }: apostaste a que descubrías { skull-roses } y descubriste la calavera de { $owner }.
skull-bet-words-yours = Ronda { $round }: { $player } apostó a que descubría { skull-roses } y descubrió tu calavera.
skull-rules = Cada cual tiene tres rosas y una calavera. Gana la partida quien antes gane 2 apuestas.
skull-rules-owner_picks = Si descubres la calavera de otro, su dueño te quita un disco sin mirar.
skull-rules-auto_random = Si descubres la calavera de otro, pierdes un disco al azar.

## The picture of the rules
chart-skull = Apuesta por las rosas
chart-skull-set = Todos tienen lo mismo
chart-skull-set-why = Un tapete, tres rosas y una calavera.
chart-skull-lay = Colocar
chart-skull-lay-why = Un disco por turno, boca abajo.
chart-skull-challenge = Apostar
chart-skull-challenge-why = Di cuántas rosas descubres. Los demás suben o pasan.
chart-skull-flip = Descubrir
chart-skull-flip-why = Primero tu pila, luego cualquier tapete.
chart-skull-won = Solo rosas
chart-skull-won-why = Apuesta ganada. Con dos ganas la partida.
chart-skull-lost = Una calavera
chart-skull-lost-why = Apuesta perdida y un disco menos. Gana el último con discos.

## The panel
skull-hand = Tu mano
skull-pile =
    { $count ->
        [one] Has puesto
       *[other] Has puesto (el último está encima)
    }
skull-pile-seen =
    { $count ->
        [one] Has puesto
       *[other] Has puesto (a la derecha, el de arriba)
    }
skull-left =
    { $count ->
        [one] Sigue boca abajo
       *[other] Siguen boca abajo (el último está encima)
    }
skull-left-seen =
    { $count ->
        [one] Sigue boca abajo
       *[other] Siguen boca abajo (a la derecha, el de arriba)
    }
skull-flipped-own = Ya descubiertos: { $discs }
skull-nothing = nada
skull-lost-own = Perdido en secreto: { $discs }
skull-ask-first-disc = Te toca: pon tu primer disco
skull-how-first-disc = Todos ponen un disco boca abajo; luego apuestas cuántas rosas puedes descubrir.
skull-ask-first-changeable = Tu primer disco: **{ $disc }**. Puedes cambiarlo hasta que todos hayan puesto uno.
skull-ask-turn = Te toca: pon un disco o apuesta
skull-how-turn = Apuesta cuántas rosas descubrirás, primero en tus discos. Si solo salen rosas, la ganas; con una calavera, pierdes un disco.
skull-ask-must = Te toca: apuesta cuántas rosas descubres
skull-ask-raise = Te toca: sube la apuesta o pasa
skull-how-raise = Con la apuesta más alta descubres tantos discos, primero los tuyos. Si solo salen rosas, la ganas; con una calavera, pierdes un disco.
skull-how-pass = Si pasas, ya no apuestas en esta ronda. Si apuestas por los { $total }, los descubres enseguida.
skull-down = Hay { $total } discos boca abajo: { $piles }.
skull-flip-own = Descubrir mi disco de arriba
skull-flip-of = Descubrir: { $player }
skull-how-flip-own = De arriba abajo; una calavera te cuesta un disco.
skull-how-flip-doomed = Primero van tus discos, de arriba abajo, y entre ellos está tu calavera: perderás la apuesta y un disco.
skull-how-flip = Elige un tapete. Una calavera te cuesta la apuesta y un disco.
skull-take = Disco { $place }
skull-starts = Empieza { $player }
skull-ask-flip-own = Te toca: descubre tu disco de arriba
skull-ask-flip = Te toca: elige de quién descubres un disco
skull-ask-lose = Te toca: elige qué disco pierdes
skull-how-lose = Descubriste tu calavera: un disco se va para siempre. Nadie más sabrá cuál. Sin la calavera no pillas a nadie.
skull-ask-pick = Te toca: elige un disco de { $player }
skull-how-pick = { $player } se topó con tu calavera y pierde uno de estos { $count } discos. Están barajados y boca abajo.
skull-ask-first = Te toca: elige quién empieza
skull-how-first = Te has quedado fuera. ¿Quién empieza la próxima ronda?
skull-sure-place-rose = ¿Pones una rosa, boca abajo?
skull-sure-place-skull = ¿Pones tu calavera, boca abajo?
skull-sure-challenge =
    { $count ->
        [one] ¿Apuestas que descubres una rosa?
       *[other] ¿Apuestas que descubres { $count } rosas?
    }
skull-sure-pass = ¿Pasas y dejas la apuesta a los demás?
skull-sure-flip-own = ¿Descubres el disco de arriba de tu tapete?
skull-sure-flip = ¿Descubres el disco de arriba de { $player }?
skull-sure-lose-rose = ¿Entregas una rosa para siempre?
skull-sure-lose-skull = ¿Entregas tu calavera para siempre?
skull-sure-pick = ¿Se va el disco { $place }?
skull-sure-first = ¿Que { $player } empiece la próxima ronda?
skull-sure-show-rose = ¿Enseñas a todos una rosa que nadie descubrió?
skull-sure-show-skull = ¿Enseñas a todos tu calavera, que nadie descubrió?
skull-may-show = Opcional. Todos ven un disco que puse en la ronda anterior.
skull-you-are-out = Nada que hacer: te has quedado fuera
skull-or-claim = O apuesta: ¿cuántas rosas?
skull-challenge-menu = Apuesta: ¿cuántas rosas?
skull-made-disc = pone un disco
skull-made-rose = pone una rosa
skull-made-skull = pone la calavera
skull-made-said = apuesta por { skull-roses }
skull-made-passed = pasa
skull-made-flipped = descubre un disco de { $owner }
button-pass = Pasar
skull-button-discs = Mis discos
skull-button-decide = Ver mis discos y decidir
skull-button-show = Ver mis discos / jugar
skull-button-flip = Ver mis discos / descubrir
skull-help-signs = **Signos:** { $rose } rosa · { $skull } calavera · { $unknown } por descubrir · tapetes y dorso de sus discos: { $backs }
skull-add-rose = Poner una rosa
skull-add-skull = Poner la calavera
skull-show-rose = Enseñar mi rosa sin descubrir
skull-show-skull = Enseñar mi calavera sin descubrir
skull-words-place = Poner: { $disc }
skull-lose-rose = Perder una rosa
skull-lose-skull = Perder la calavera
skull-words-lose = Disco que se pierde: { $disc }
skull-words-claim = Apostar por { skull-roses }
skull-words-player = { $player }: { $height ->
        [0] ningún disco
        [one] { $height } disco
       *[other] { $height } discos
    } sobre el tapete, { $discs } en total, apuestas ganadas: { $bets }.
skull-words-out = { $player }: fuera.
skull-words-has-passed = Ha pasado.
skull-words-has-passed-you = Has pasado.
skull-words-added = { $player } añadió un disco: { $height } sobre el tapete.
skull-words-said = { $player } apostó a que descubría { skull-roses }.
skull-words-passed = { $player } pasó.
skull-words-since = Desde tu última jugada: { $news }
skull-words-nothing-since = No ha pasado nada desde tu última jugada.

## Options
option-opponent_discard = Disco que se pierde por una calavera ajena
option-opponent_discard-owner_picks = El dueño de la calavera
option-opponent_discard-owner_picks-why = Los discos se barajan boca abajo y el dueño de la calavera escoge uno.
option-opponent_discard-auto_random = Lo elige la suerte
option-opponent_discard-auto_random-why = Se va un disco al azar, sin preguntar a nadie: es más rápido.

## Boards
fact-bets =
    { $count ->
        [one] { $count } apuesta ganada
       *[other] { $count } apuestas ganadas
    }
fact-skulls =
    { $count ->
        [one] { $count } calavera descubierta
       *[other] { $count } calaveras descubiertas
    }
fact-bluffs =
    { $count ->
        [one] { $count } farol que coló
       *[other] { $count } faroles que colaron
    }
record-bets = Apuestas ganadas
record-bluffs = Faroles que colaron
record-own_skulls = Calaveras propias descubiertas
skull-stats-claims =
    { $won ->
        [one] Se ganó { $won } de { $all } apuestas.
       *[other] Se ganaron { $won } de { $all } apuestas.
    }
skull-stats-lost = Apuestas perdidas
skull-stats-whose = calavera propia { $own }, ajena { $others }

## Refusals
SR-1-1 = A esta mesa se sientan de tres a seis.
SR-1-2 = Quién empieza la partida se decide por sorteo.
SR-2-1 = Pon uno de tus discos: { $cards }.
SR-2-3 = Antes de una apuesta no se pasa: añade un disco o apuesta.
SR-2-5 = No te quedan discos en la mano: tienes que apostar.
SR-2-7 = Ya hay una apuesta y nadie añade más discos. Sube o pasa.
SR-3-1 = Di un número que quepa en los tapetes: { $cards }.
SR-3-2 = Apuesta más que la apuesta más alta: { $cards }.
SR-3-3 = Has pasado y ya no apuestas en esta ronda.
SR-4-1 = Primero tu propio tapete, desde arriba.
SR-4-2 = Ahí no queda nada boca abajo. Elige otro tapete.
SR-4-6 = Tras una apuesta puedes enseñar discos tuyos que nadie haya visto, hasta que estén puestos los siguientes primeros discos.
SR-5-3 = Los discos están barajados y boca abajo: elige uno por su lugar.
SR-5-4 = Entrega uno de tus discos: { $cards }.
SR-5-7 = Elige a alguien a quien le queden discos.
R-SR-10 = Primero cada uno pone un disco. Todavía puedes cambiar el tuyo.

## La imagen de los tapetes
skull-short-place = Pon tu primer disco
skull-short-turn = Pon un disco o apuesta
skull-short-bid = Apuesta más de { $number } o pasa
skull-short-must = Apuesta: no te quedan discos
skull-short-flip-own = Descubre tu disco de arriba
skull-short-flip = Descubre un disco
skull-short-lose = Elige qué disco pierdes
skull-short-pick = Elige un disco de { $player }
skull-short-first = Elige quién empieza
skull-picture-passed = pasa
skull-broke = Apostaste { $number } y diste con la calavera de { $player }.
skull-broke-own = La calavera era tuya.
skull-ribbon-last = última apuesta
skull-ribbon-won = Apuesta ganada: { $won } de { $bets }
skull-ribbon-own = Tu propia calavera: pierdes un disco
skull-ribbon-other = Calavera de { $player }: pierdes un disco
skull-ribbon-mine = { $player } dio con tu calavera
skull-ribbon-aside = { $player } perdió la apuesta
skull-ribbon-not-won = { $player } gana la apuesta: { $won } de { $bets }
skull-pile-drawn =
    { $count ->
        [one] Has puesto
       *[other] Puestos (último a la derecha)
    }
skull-ribbon-unclaimed =
    { $count ->
        [one] 1 disco boca abajo, sin apuestas
       *[other] { $count } discos boca abajo, sin apuestas
    }
skull-ribbon-claims = { $player } apuesta { $count ->
        [one] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-claims-you = Apuestas { $count ->
        [one] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-flips = { $player }: { $found } de { $count ->
        [one] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-flips-you = Tú: { $found } de { $count ->
        [one] 1 rosa
       *[other] { $count } rosas
    }
skull-picture-left =
    { $count ->
        [one] le queda 1 disco
       *[other] le quedan { $count } discos
    }
skull-tip-turn = Apuesta cuántas rosas puedes descubrir, primero las tuyas; una calavera te cuesta un disco.
skull-tip-bid = La apuesta más alta descubre esos discos, primero los suyos; una calavera cuesta un disco.
