# Campeonatos: el mensaje, mis partidas, el panel del organizador, la clasificación general.

## Nombres y formatos
game-championship = Campeonato de Multijuegos
championship-name = Campeonato de { $game } { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar: liguilla o grupos, y final
format-league = Liguilla: todos contra todos
format-table = Una sola mesa

## Botones
button-c-enter = Apuntarme
button-c-retire = Borrarme
button-c-draw = Sorteo
button-c-another = Abrir otro: { $name }
button-c-mine = Mis partidas
button-c-my-match = Jugar mi partida
button-c-table = Todas las partidas
button-c-desk = Panel de organización
button-c-desk-back = Volver al panel
button-c-rulings = Decisiones
button-c-earlier = Anteriores
button-c-later = Posteriores

## Inscripción
championship-season = temporada { $season }
championship-of = Campeonato de { $game }
championship-feeds = puntúa para la clasificación general
championship-organiser = organiza { $player }
championship-drawn-by = sorteado por { $by }
championship-fewest = Gana la partida la puntuación más baja
championship-sign-up = El organizador cierra la lista con el sorteo.
championship-opened = Abierto. Su mensaje llega a este canal.
championship-silent = No he podido actualizar el mensaje del campeonato en { $channel }: Discord no me ha dejado escribir allí. Así está ahora.
championship-entrants = Inscritos: { $count } ({ $players })
championship-left = Bajas: { $players }
draw-needs = Para el sorteo hacen falta { $players } inscritos.
draw-list =
    { $count ->
        [one] { $count } inscrito: { $players }
       *[other] { $count } inscritos: { $players }
    }
draw-made = El sorteo está hecho. El mensaje del campeonato se lo muestra a todo el mundo.
championship-seed = Sorteo público a partir del número { $seed }: las reglas dicen cómo comprobarlo
championship-out = Fuera del campeonato: { $players }
course-any = De 2 a 10 inscritos: una sola partida con 2 o con 4, dos grupos y final con 8, y liguilla en los demás casos, con final desde 5.
course-two = Con 2: una sola partida entre los dos.
course-three = Con 3: liguilla, y su tabla decide el podio.
course-four = Con 4: una sola partida de los cuatro a 100 puntos.
course-groups = Con 8: dos grupos de cuatro por sorteo, una partida a 50 puntos en cada uno, y los dos mejores de cada grupo juegan la final a 100.
course-league = Con { $count }: liguilla de todos contra todos, y los cuatro mejores juegan la final a 100 puntos.
course-all-meet = Liguilla: todos contra todos una vez, de dos en dos. Cada victoria vale un punto.
course-table = Una sola partida con todos los inscritos.

## Cómo va
stage-sign-up = Inscripción abierta
stage-begun =
    { $all ->
        [one] Queda una partida
       *[other] Quedan { $all } partidas
    }
stage-matches = { $played } de { $all } partidas jugadas
stage-ruling = Falta que decida el organizador
stage-tied = Nada separa a { $players }: el organizador tiene que ordenarlos.
stage-play-off = Desempate a 50 puntos
stage-final = La final, a 100 puntos
stage-playing = { $match }: se está jugando ahora
next-final = Cuando se hayan jugado todas, los { $count } mejores juegan la final.
next-groups = Los { $count } mejores de cada grupo juegan la final.
next-table = Cuando se hayan jugado todas, la tabla decide las medallas.
next-play-off = Decide quién ocupa las plazas que quedan en la final.
next-medals = Esta partida decide las medallas.
stage-level = Empatados en cabeza de la liguilla: { $players }. La final lo aclara.
stage-cancelled = Este campeonato se ha cancelado. No hay medallas.

## Tablas
table-league = Liguilla
table-head-wins = Victorias
table-head-played = Jugadas
table-head-difference = Diferencia
table-head-points = Puntos
table-head-stars = Estrellas
table-head-rounds = Rondas
table-legend-fewer = Diferencia: puntos propios menos los del rival; cuanto más baja, mejor. Desempata a igualdad de victorias.
table-legend-more = Diferencia: puntos propios menos los del rival; cuanto más alta, mejor. Desempata a igualdad de victorias.
table-legend-group = Primero, menos puntos; a igualdad, más estrellitas (ronda ganada en solitario con 0).
table-legend-gold = Círculo dorado: en puesto de final.
table-picture = { $title }: { $lines }.
table-picture-row = { $place }, { $player }: { $wins }, jugadas { $played }, diferencia { $difference }
table-picture-group = { $place }, { $player }: puntos, { $own }; estrellitas, { $stars }; rondas ganadas, { $won }
wins =
    { $count ->
        [one] { $shown } victoria
       *[other] { $shown } victorias
    }
row-short = { $wins } en { $played } · { $difference }
row-more = perdidas { $lost } de { $played } · puntos { $own }–{ $rivals } · diferencia { $difference }
row-unplayed = aún sin jugar
row-group-short = { $points }, estrellitas: { $stars }
row-group-all = { $points }, estrellitas: { $stars }, rondas ganadas: { $won }
table-through = En puestos de final: { $players }.
row-league = { $place }\. { $player }: { $wins }, perdidas { $lost } de { $played }; a favor { $own }, en contra { $rivals }, diferencia { $difference }.
row-group = { $place }\. { $player }: puntos, { $own }; estrellitas, { $stars }; rondas ganadas, { $won }.
row-waiting = { $player }: aún no ha jugado.
table-walkovers = Dadas por ganadas (0:0): { $counts }
table-yellow = Tarjetas amarillas: { $counts }
table-black = Tarjetas negras: { $counts }
table-black-league = Tarjetas negras, cada una resta una victoria: { $counts }
parted-difference = A igualdad de victorias, mejor diferencia: { $order }
parted-own = Con la misma diferencia, menos puntos propios: { $order }
parted-more = Con la misma diferencia, más puntos propios: { $order }
parted-alphabet = Empate del que nada depende, orden alfabético: { $order }
parted-cards = Siguen iguales, menos tarjetas: { $order }
parted-colour = Con las mismas tarjetas, menos negras: { $order }
parted-among = Siguen iguales, diferencia en las partidas entre ellos: { $order }
parted-ruled = Orden decidido por el organizador: { $order }
parted-match = Como terminó la partida: { $order }
parted-stars = A igualdad de puntos, más estrellitas: { $order }
parted-rounds = Siguen iguales, más rondas ganadas: { $order }
parted-not = Nada separa a { $players }

## Calendario y resultados
match-round = Jornada { $round }
match-group = Grupo { $name }
match-only = La partida
match-play-off = Desempate
match-final = Final
match-pair = { $one } – { $two }
match-versus = { $one } contra { $two }
match-many = { $players }
match-robots =
    { $players } y { $count ->
        [one] un robot
       *[other] { $count } robots
    }
match-live = en curso
match-lobby = mesa abierta
match-awaits = falta { $players }
match-asleep = dormida
match-paused = en pausa
match-pending = por jugar
live-title = Ahora mismo
match-walkover = { $player } gana a { $rival } sin jugar
match-alone = { $player } gana sin jugar
match-off = no se juega: { $players }
match-abandoned = abandonada, decide el organizador: { $players }
match-won = { $one } gana a { $two }: { $points } a { $rival }.
match-drawn = { $one } y { $two } empatan: { $points } a { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (al final, un robot)
round-bye = descansa { $player }
draw-title = El sorteo
draw-rests = Descansa:
draw-robots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
draw-picture = { $title }. Emparejamientos: { $tables }.
mine-before-draw = Ahora no tienes que hacer nada: falta el sorteo
mine-now =
    { $count ->
        [0] Tu partida está en juego: espera tu turno
       *[other] Tu partida contra { $players } está en juego: espera tu turno
    }
mine-turn =
    { $count ->
        [0] Te toca jugar: tu partida te espera
       *[other] Te toca jugar en la partida contra { $players }
    }
mine-called =
    { $count ->
        [one] { $players } te espera: siéntate a jugar
       *[other] { $players } te esperan: siéntate a jugar
    }
mine-seated = Ya estás en la mesa: falta { $players }
mine-open =
    { $count ->
        [one] Te queda una partida por jugar
       *[other] Te quedan { $count } partidas por jugar
    }
mine-how = Se abre una mesa y se avisa a tu rival.
mine-of = Campeonato: { $name }
mine-none = Ahora no tienes que hacer nada: no te queda ninguna partida
mine-place = Vas { $place }.º de { $all } en la liguilla
mine-go = Ver mis cartas: contra { $players }
mine-watch = Ir a la mesa
mine-wait = Esperando a { $players }
mine-next = Juega tu próxima partida contra:
mine-also = También puedes empezar una partida con:
mine-sit = Sentarme a jugar contra { $players }
mine-against = { $match }: contra { $players }
mine-done = Tus resultados
mine-won = Ganaste a { $rival }, { $points } a { $theirs }
mine-lost = Perdiste contra { $rival }, { $points } a { $theirs }
mine-drawn = Empataste con { $rival }, { $points } a { $theirs }
mine-fewest = { $result } (gana la puntuación más baja)

## Medallas
ending-winner =
    { $count ->
        [one] { $players } gana el campeonato
       *[other] { $players } ganan el campeonato
    }
ending-no-winner = Fin del campeonato
ending-void = Campeonato nulo: hay un empate que nada deshace y no se juega la final
ending-declared = El organizador ha declarado nulo el campeonato
ending-place = { $place }\. { $player }: { $points }.
ending-no-place = { $player }: { $points }.
ending-without = Sin puntos: { $players }
extra-champion = campeón de la liguilla
extra-shared = empate en cabeza de la liguilla
extra-group = campeón de grupo
extra-void = empate sin final
extra-declared = campeonato declarado nulo
extra-level = los cuatro primeros, iguales en todo
extra-ruled = decisión del organizador
podium-points =
    { $count ->
        [one] { $shown } punto de podio
       *[other] { $shown } puntos de podio
    }
medal-extra = { $players }: { $podium } + { $extra }, { $why }
medals-title = Las medallas
medals-picture = El podio: { $places }.
medals-picture-without = { $player }, sin puesto, con { $points }

## Clasificación general
classification-title = Clasificación general
classification-of = Clasificación general, temporada { $season }
classification-empty = Aún no ha terminado ningún campeonato que puntúe.
classification-none = No hay ninguna temporada { $season } con campeonatos terminados que puntúen. Elige una de las que hay.
classification-championships = Campeonatos
classification-order = Suman el podio y los puntos extra de cada campeonato. A igualdad de puntos, más oros, luego más platas y luego más bronces.
classification-seasons = Otra temporada
classification-each = por campeonatos: { $each }
classification-row = { $place }\. { $player }: { $points }, por campeonatos { $each }; oros, { $golds }; platas, { $silvers }; bronces, { $bronzes }.
classification-more = Y { $count } más.

## Avisos
championship-drawn-title = ¡Ya hay sorteo! Juega tu partida
championship-drawn = { $pings } · { $by } ha hecho el sorteo de [{ $name }]({ $link })
championship-reminder =
    { $pings }: { $count ->
        [one] te quedan partidas por jugar
       *[other] os quedan partidas por jugar
    } en { $name }. [Ir al campeonato]({ $link })
championship-unruled = { $pings }: { $name } no puede seguir sin una decisión tuya. [Ir al campeonato]({ $link })
championship-chooser = ¿Qué campeonato?

## El panel del organizador
desk-title = Organizador
desk-why = Elige qué decides y luego di el motivo. Todos ven ambas cosas y quedan registradas.
desk-must = Hace falta tu decisión
desk-may = Ahora no hace falta decidir nada
desk-nothing = Ahora no hay nada que decidir
desk-award-until = Los puntos extra solo se pueden fijar antes de que acabe la partida decisiva: con ella se dan las medallas.
desk-award-first = Fija los puntos extra antes de decidir el orden: con él se dan las medallas.
desk-card = Sacar una tarjeta…
desk-card-yellow = Tarjeta amarilla
desk-card-black = Tarjeta negra
desk-withdraw = Retirar a alguien…
desk-walkover = Dar una partida por ganada a…
desk-which-match = ¿Qué partida gana { $player }?
desk-order = Nada separa a los empatados: el orden lo decides tú.
desk-order-next = ¿Quién va en el puesto { $place } del empate?
desk-award = Fijar los puntos extra de alguien…
desk-how-many = ¿Cuántos puntos extra para { $player }?
desk-points = Extra: { $extra }
desk-void = Declarar nulo el campeonato
desk-cancel = Cancelar el campeonato
ruled-card = { $colour } a { $player }
ruled-withdraw = { $player } se retira
ruled-walkover = { $player } gana sin jugar ({ $match })
ruled-order = Empate ordenado así: { $players }
ruled-award = { $player }: puntos extra, { $extra }
ruled-void = Declaración de campeonato nulo
ruled-cancel = Cancelación del campeonato
ruled-done = Decidido. Queda en el mensaje del campeonato con su motivo, a la vista de todos.
rulings-title = Decisiones del organizador
rulings-page = Las últimas primero, página { $page } de { $all }
rulings-earlier = Decisiones anteriores: { $count }. Todas, en «Todas las partidas».
rulings-none = No se ha decidido nada.
