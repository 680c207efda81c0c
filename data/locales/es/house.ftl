# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Corazones
game-skull-king-about = Di cuántas bazas te vas a llevar y llévate exactamente esas. Una baza: cada cual juega una carta y quien juega la mejor se las lleva todas.
game-skull-about = Farolea y descubre rosas sin dar con una calavera.
game-hearts-about = Una baza: cada cual juega una carta y quien juega la más alta del palo de la primera se las lleva todas. Evita las que tengan corazones o la reina de picas: gana quien tenga menos puntos.
language = Español
inner-case = lower
award-each = { $award } cada uno
points =
    { $points ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }
total = total { $points }
figure = { $value }
percent = { $value } %
you = Tú
no-name = (sin nombre)

## Buttons
button-join = Unirme
button-join-robot = Ocupar el sitio de un robot
button-leave-lobby = Salir de la mesa
button-robot = Añadir robot
button-robot-short = + Robot
button-no-robot-short = − Robot
button-no-robot = Quitar robot
button-leave-lobby-why = Tu sitio queda libre para otra persona; puedes volver
button-alone = Practicar a solas
button-alone-why = Una mesa privada con robots; tu asiento aquí se queda
button-close-private = Cerrar la mesa
button-close-private-why = Puedes abrir otra cuando quieras
button-play-now = Jugar ya con robots
button-host = Organizar
button-options = Opciones
button-host-back = Volver
button-start = Empezar
button-fill =
    { $count ->
        [one] Empezar con un robot
       *[other] Empezar con { $count } robots
    }
button-rules = Reglas
button-rules-whole = Leerlo todo
button-rules-why = Las reglas de esta mesa completas, tema por tema
button-hand = Mis cartas
button-hand-bid = Ver mis cartas y envidar
button-hand-play = Ver mis cartas y jugar
button-hand-show = Ver mis cartas / jugar
button-hand-choose = Ver mis cartas y elegir
button-help = Reglas en breve
button-help-why = Qué gana a qué y cuánto vale, en una página
button-refresh = Ver lo último
button-refresh-why = Pone al día este mensaje
button-leave = Salir de la mesa
button-leave-why = Un robot ocupa tu sitio; puedes volver
button-back = He vuelto
button-rematch = Jugar otra vez
button-log = Descargar las jugadas
button-log-why = Todas las jugadas en un archivo de texto, solo para ti
button-share-podium = Compartir el podio
button-share-podium-why = Una imagen en el canal, para todo el mundo
button-share-sheet = Compartir la hoja
shared-by = { $game } · lo comparte { $player }
shared-here = Ya está [en el canal]({ $link }).
invited = { $player } ha recibido un mensaje con el camino a [tu mesa]({ $link }).
invited-untold = { $player } puede sentarse, pero no ha recibido ningún mensaje mío. Envíale [el enlace de la mesa]({ $link }).
button-look = Ver mis cartas en grande
button-look-why = Tus cartas o discos en una imagen; lo que puedes jugar, en alto
button-robots = Robots
button-robots-why = Cómo de bien juega cada uno, y de qué manera
button-sheet = Tabla de puntos
button-sheet-why = Los puntos ronda a ronda, solo para ti
sheet-none = Aún no hay nada anotado.
sheet-menu = Otra página…
lobby-head-open = Mesa abierta ({ $taken }/{ $seats }): para jugar, pulsa «Unirme»
lobby-head-admitted = Mesa con invitación, { $taken } de { $seats } asientos

## The lobby
lobby-head-full = Mesa completa ({ $seats }/{ $seats }): { $host } puede empezar
lobby-head-many = Demasiadas personas para estas opciones
lobby-head-booked = Esperando a { $players }
lobby-invitation-again = La misma tripulación conserva sus asientos; si cambia alguien, se sortean.
lobby-invitation-booked = Partida de un campeonato: sus reglas ya están fijadas. Los asientos se sortean y empieza sola en cuanto estéis todos.
lobby-in = Quién está
lobby-start-missing =
    { $count ->
        [one] Para empezar falta { $count } jugador: una persona o un robot.
       *[other] Para empezar faltan { $count } jugadores: personas o robots.
    }
lobby-start-ready = Puedes unirte hasta que { $host } empiece.
lobby-host = organiza la mesa
lobby-admitted = 🔒 Solo con invitación
lobby-admitted-why = 🔒 Solo se sienta quien tiene invitación. Quien está sentado puede invitar: **Aplicaciones** sobre una persona, **{ menu-invite }**.
lobby-time = Con { $players } jugadores: unos { $minutes } min
lobby-time-least = Desde { $players } jugadores: unos { $minutes } min
lobby-title-open = Toma asiento
lobby-title-admitted = Con invitación
lobby-title-private = Tu mesa
lobby-title-again = ¿Otra partida?
lobby-title-full = Mesa completa
lobby-title-booked =
    { $count ->
        [one] Falta un jugador
       *[other] Faltan { $count } jugadores
    }
lobby-title-dealt = Ya vienen las cartas
lobby-seats = { $taken }/{ $seats } asientos
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 d
lobby-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
lobby-points = { $limit } puntos
lobby-line-booked = Empieza sola en cuanto estéis todos
lobby-line-alone = Únete, o { $host } jugará con robots
lobby-line-private = Esta mesa solo la ves tú. Juega a tu ritmo.
lobby-line-missing =
    { $count ->
        [one] { $host } empieza · falta { $count } jugador
       *[other] { $host } empieza · faltan { $count } jugadores
    }
lobby-line-ready = { $host } empieza la partida
lobby-line-many = { $host } cambia las opciones, o sale alguien
lobby-wins = Serie
lobby-more = Tu animal, o salir
lobby-more-learn = ¿Primera vez? Aprende · tu animal · salir
lobby-about-skull-king = Di cuántas bazas harás. Haz justo esas.
lobby-about-hearts = Evita los corazones y la reina de picas.
lobby-about-skull = Farolea y destapa rosas, no calaveras.
lobby-alt-in = En la mesa: { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, organiza la mesa)
lobby-alt-robot = { $player } (robot, { $level })
lobby-alt-free =
    { $count ->
        [one] Hay un asiento libre.
       *[other] Hay { $count } asientos libres.
    }
lobby-begun = La partida ya empezó
match-seal = 🔏 Sello `{ $seal }`
table-scored = { $game }: ronda { $round } terminada
ended-cancelled = Esta mesa se cerró sin resultado
ended-closed = Hubo que cerrar esta mesa: la partida no podía continuar
post-moved = Este mensaje sigue más abajo.
post-over = Este mensaje ya no vale.
table-moved = La mesa siguió [más abajo]({ $link }).

## Options
host-title = Prepara la mesa
host-change = Cambiar algo…
host-closed-other = Ahora organiza la mesa otra persona
options-more = Más opciones
alt-laid = { $player }: { $what }
trick-picture = La baza hasta ahora: { $plays }.
trick-picture-over = La baza anterior: { $plays }.
trick-previous = Baza anterior
trick-final = Última baza
bids-picture = Los envites para { $count ->
    [one] una baza
   *[other] { $count } bazas
 }: { $bids }. { $balance }
pad-picture = La hoja de puntos, { $count ->
    [one] una ronda
   *[other] { $count } rondas
 }. La última, { $last }: { $lines }.
podium-picture = El podio: { $title } { $places }.
podium-picture-place = { $rank }, { $player } con { $points }
plot-picture = Los puntos de todos como líneas, en { $count } rondas. Los últimos totales: { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] La primera posición nunca cambió.
        [one] La primera posición cambió una vez.
       *[other] La primera posición cambió { $count } veces.
    }
labelled = **{ $label }:** { $text }
labelled-plain = { $label }: { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (opción elegida)
labelled-value = { $label }: **{ $text }**
option-unchanged = No se ha cambiado nada.
options-table = Idioma
options-robots = Robots
option-robots = Todos los robots
option-robots-why = Lo bien que juegan: para todos a la vez, o uno por uno más abajo.
robots-mixed = Niveles distintos
robots-easy = Fácil
robots-easy-why = Conocen las reglas y poco más.
robots-normal = Normal
robots-normal-why = Miran bien lo que tienen y juegan para ganar.
robots-hard = Difícil
robots-hard-why = Piensan por adelantado y un poco más de tiempo: no los hay más fuertes.
manner-bold = atrevido
manner-bold-why = Arriesga más que otros.
manner-careful = prudente
manner-careful-why = Arriesga menos que otros.
manner-spiteful = rencoroso
manner-spiteful-why = Va a por quien va ganando.
robot-described = { $player } · robot (nivel { $level }, estilo { $manner })
robots-table = Robots de esta mesa
robot-introduced = **{ $player }:** nivel { $level }, estilo { $manner }. { $why }
remark = 💬 **{ $player }:** { $words }
remark-bold-ahead-0 = Quien no arriesga, no gana.
remark-bold-ahead-1 = Y solo estaba calentando.
remark-bold-ahead-2 = A lo seguro no se llega lejos.
remark-bold-ahead-3 = Lo volvería a hacer, y más a lo grande.
remark-bold-ahead-4 = La suerte y yo nos entendemos.
remark-bold-behind-0 = ¡Ahora, todo o nada!
remark-bold-behind-1 = Me caigo, me río y vuelvo a intentarlo.
remark-bold-behind-2 = Cuanto peor pinta, mejor será la historia.
remark-bold-behind-3 = De peores tormentas he salido.
remark-bold-behind-4 = Una buena ronda y aquí estoy otra vez.
remark-careful-ahead-0 = Despacito y con buena letra.
remark-careful-ahead-1 = Prefiero no mirar hacia abajo.
remark-careful-ahead-2 = Todavía no hay nada ganado.
remark-careful-ahead-3 = Yo cuento dos veces antes de sonreír.
remark-careful-ahead-4 = De momento, bien. Sin hacer ruido.
remark-careful-behind-0 = Paciencia: esto no ha acabado.
remark-careful-behind-1 = Un paso y luego otro.
remark-careful-behind-2 = Ya vendrá la calma.
remark-careful-behind-3 = Más vale tarde que hundido.
remark-careful-behind-4 = Yo no tengo prisa.
remark-spiteful-ahead-0 = Qué bien se ve todo desde aquí arriba.
remark-spiteful-ahead-1 = A ver quién me alcanza.
remark-spiteful-ahead-2 = ¿Qué tal se ve mi espalda?
remark-spiteful-ahead-3 = Podría acostumbrarme a esas caras.
remark-spiteful-ahead-4 = Alguien tenía que ir primero. Me ha tocado.
remark-spiteful-behind-0 = A quien va primero no lo pierdo de vista.
remark-spiteful-behind-1 = Quien va delante se acordará de mí.
remark-spiteful-behind-2 = Que disfrute ahí arriba mientras pueda.
remark-spiteful-behind-3 = Si me hundo, no me hundo solo.
remark-spiteful-behind-4 = Yo nunca olvido quién iba delante.
option-locale = Idioma de la mesa
option-locale-why = El idioma de lo que leen todos; lo privado llega a cada cual en el suyo.
option-admission = Quién puede sentarse
option-admission-why = Quien está sentado puede invitar: aquí abajo, o en **Aplicaciones** sobre una persona.
admission-everybody = Cualquiera
admission-invited = Solo con invitación
invite-menu = Invitar a…
robot-name-0 = Percebe
robot-name-1 = Brújula
robot-name-2 = Barbasal
robot-name-3 = Sirenón
robot-name-4 = Garfio
robot-name-5 = Farol
robot-name-6 = Quilla
robot-name-7 = Pólvora
robot-name-8 = Petrel
robot-name-9 = Cofa
robot-name-10 = Marea
robot-name-11 = Galleta
robot-name-12 = Maderamen
robot-name-13 = Sentina
robot-name-14 = Driza
robot-name-15 = Borrasca

## Panels and private notices
panel-lobby = Cuando empiece la partida, el primer botón de la mesa muestra tus cartas.
head-no-cards = Aún no había cartas cuando has preguntado
gone-robot = Un robot juega en tu asiento: { $robot }.
gone-yours = El asiento vuelve a ser tuyo cuando quieras.
gone-asleep = No queda nadie, así que la mesa duerme. Seguirá en cuanto vuelvas.
gone-person = Ahora { $player } juega en tu asiento.
gone-given = { $by } ha dado tu asiento a { $player }.
gone-kicked = { $by } ha dado tu asiento a un robot.
gone-time = Se te acabó el tiempo tres veces seguidas, así que un robot ocupó tu asiento.
gone-withdrawn = Ya no participas en este campeonato.
gone-lobby = { $table }, { $channel }: la partida no había empezado.
head-gone-lobby = { $by } te ha sacado de una mesa
gone-by-host = El anfitrión o un moderador
gone-by-organiser = El organizador o un moderador
panel-asleep = La mesa duerme: hace mucho que nadie juega. Una jugada o «He vuelto» la despierta, y la partida sigue.
own-total = Tu total: { $points }.
own-together = { $some } y { $last }
panel-dm-closed = No he podido enviarte tus cartas por mensaje directo. No se pierde nada: el primer botón de la mesa siempre las muestra.
only-you-here = Solo tú ves esto: este servidor no deja que las apps de fuera publiquen para todos.
panel-table = La mesa está en { $channel }.
panel-table-silent = No he podido actualizar el mensaje de la mesa en { $channel }: Discord no me ha dejado escribir allí. Puedes seguir jugando aquí.
look-none = Ahora no tienes nada en la mano.
panel-hand = Tus cartas
hand-picture = Tu mano tal como la has recibido, { $count } { $count ->
    [one] carta
   *[other] cartas
 }: { $cards }.
hand-not-now = Estas no se pueden jugar ahora: { $cards }
panel-elsewhere = El botón las trae aquí.
elsewhere-channel = Búscalas en { $channel }: allí solo las ves tú.
elsewhere-direct = Siguieron en [tus mensajes directos]({ $link }).
more-rules = Reglas…
more-points = Reglas, puntos…
more-leave = Reglas, puntos, salir…
more-papers = Rondas, compartir, archivo…
left = Has dejado la partida.
left-lobby = Has dejado tu asiento.
rematch-open = Ya hay una mesa nueva en el mismo sitio.
rematch-begun = La siguiente partida ha empezado donde jugabais.
log-attached = Todas las jugadas de esta partida, una por línea.
table-shown = La mesa vuelve a estar [al final de su canal]({ $link }).
table-way = Para que otros encuentren esta mesa: código **{ $code }** con /{ name-table } { name-find }, o `{ $link }`
found-host = Anfitrión: { $player }
button-watch = Mirar
table-cancelled = La mesa está cerrada.
chooser-pick = ¿De qué mesa quieres ver tus cartas?
chooser-show = ¿El mensaje de qué mesa quieres ver otra vez al final de su canal?
chooser-leave-table = ¿Qué mesa quieres dejar?
chooser-back-table = ¿En qué mesa quieres recuperar tu asiento?
chooser-pause-table = ¿Qué mesa quieres pausar?
chooser-resume-table = ¿En qué mesa debe seguir la partida?
chooser-kick = ¿En qué mesa quieres quitarle el asiento a esta persona?
chooser-substitute = ¿En qué mesa quieres darle el asiento a esta persona?
chooser-cancel = ¿Qué mesa quieres cerrar, sin resultado?
chooser-invite = ¿A qué mesa quieres invitar a esta persona?
chooser-company = con { $players }
cancel-elsewhere = Aquí no hay ninguna mesa tuya. ¿Cuál de las que tienes en otra parte quieres cerrar, sin resultado?
chooser-table = { $game } #{ $number }
incident = Algo ha fallado por nuestra parte; la mesa está a salvo. Si se repite, dinos este número: { $incident }

## Boards and rules
board-every-game = Todos los juegos
board-title = { $game }: { $measure }
board-of = Clasificación de este servidor
board-of-alone = Este servidor · a solas contra robots
measure-rating = Nivel
measure-wins = Victorias
measure-average = Puntos por ronda
measure-accuracy = Envites exactos
measure-wins-line =
    { $count ->
        [one] { $merit } de { $count } ganada
       *[other] { $merit } de { $count } ganadas
    }
measure-average-line =
    { $merit } en { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
measure-accuracy-line =
    { $merit } % de { $count ->
        [one] un envite
       *[other] { $count } envites
    }
rating-is-provisional = { $rating } (provisional)
rating-provisional-why = Provisional: con menos de diez partidas, el nivel es todavía una estimación.
board-about = Hacia el puesto { $place }:
measure-rating-why = El número es el nivel: sube si quedas por delante de otros, sobre todo de jugadores buenos, y baja si quedas por detrás.
measure-wins-counts = { $alone ->
        [yes] Solo cuentan las partidas terminadas de una persona contra robots, de tres rondas o más.
       *[no] Solo cuentan las partidas terminadas con al menos dos personas, de tres rondas o más.
    } Si abandonas una, no puedes ganarla.
measure-average-why = El número es la media de puntos por ronda, en partidas jugadas hasta el final.
measure-average-fewest-why = El número es la media de puntos por ronda; la más baja es la mejor.
measure-accuracy-why = El número dice cuántos de todos los envites se cumplieron exactos.
board-not-yet = Todavía no estás en esta clasificación: termina una partida que cuente.
board-measure = Comparar: { $measure }
board-when = Periodo: { $value }
board-other = Comparar, juego, periodo…
board-other-games = Otro juego…
board-other-game = Juego: { $game }
board-about-place = ~{ $place }
board-provisional = ? es provisional: todavía menos de diez partidas.
measure-head-rating = Nivel
measure-head-wins = Victorias
measure-head-average = Por ronda
measure-head-accuracy = Exactos
measure-of-rating = Partidas
measure-of-wins = Partidas
measure-of-average = Rondas
measure-of-accuracy = Envites
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit } %
board-before = Anteriores
board-after = Siguientes
board-alone = A solas
board-with-people = Con personas
period-day = Hoy
period-week = Esta semana
period-month = Este mes
period-season = Esta temporada
period-season-called = Temporada { $season }
period-all = Desde siempre
board-empty = Todavía no hay nadie en esta clasificación. ¡Abre una mesa y sé el primer nombre de la lista!
board-solo-instead = Aquí todavía no cuenta ninguna partida con al menos dos personas: estas son las partidas a solas.
board-footnote = Solo cuentan las partidas terminadas con al menos dos personas.
board-footnote-alone = Solo cuentan las partidas terminadas de una persona contra robots.
season-started = La temporada { $season } empieza ahora: está en las clasificaciones, y los campeonatos que se abran cuentan para ella.
season-ended = La temporada { $season } ha terminado. Desde ahora cuenta el año natural. /{ name-season } guarda su página; /{ name-boards } { name-season-export } hace un archivo de ella.
zone-chosen = Los días empiezan ahora según { $zone }, y las clasificaciones de este servidor se han vuelto a contar.
match-void = La partida { $match } queda anulada: ya no cuenta en ninguna clasificación ni para el nivel. La tabla de un campeonato no cambia.
stats-title = Estadísticas de { $name }
stats-empty = Todavía ninguna partida terminada en este servidor.
tally-wins =
    { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
tally-matches =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
stats-title-own = Tus estadísticas
stats-head =
    { $matches ->
        [one] { $name } ha ganado { $wins } de { $matches } partida
       *[other] { $name } ha ganado { $wins } de { $matches } partidas
    }
stats-head-own =
    { $matches ->
        [one] Has ganado { $wins } de { $matches } partida
       *[other] Has ganado { $wins } de { $matches } partidas
    }
stats-solo-head =
    { $matches ->
        [one] { $name } ha ganado { $wins } de { $matches } partida a solas contra robots
       *[other] { $name } ha ganado { $wins } de { $matches } partidas a solas contra robots
    }
stats-solo-head-own =
    { $matches ->
        [one] Has ganado { $wins } de { $matches } partida a solas contra robots
       *[other] Has ganado { $wins } de { $matches } partidas a solas contra robots
    }
stats-solo = A solas contra robots
stats-solo-why = Solo se pueden ganar las partidas de tres rondas o más. Las que se juegan a solas no cambian el nivel; cuando se termine una con otra persona, esta página mostrará primero esas.
stats-rating = Su nivel es **{ $rating }**. Sube cuando queda por delante de otros y baja cuando queda por detrás.
stats-rating-own = Tu nivel es **{ $rating }**. Sube cuando quedas por delante de otros y baja cuando quedas por detrás.
stats-game = { $game }: { $wins } de { $matches } ganadas
stats-podiums = Podios (entre los tres primeros)
stats-empty-everywhere = Todavía ninguna partida terminada en ningún servidor.
stats-form = Puestos en las últimas partidas (la última, a la derecha)
stats-form-own = Tus últimos puestos (a la derecha, el más reciente)
stats-left =
    { $count ->
        [one] Una partida no tiene puesto: la abandonó antes del final.
       *[other] { $count } partidas no tienen puesto: las abandonó antes del final.
    }
stats-left-own =
    { $count ->
        [one] Una partida no tiene puesto: la abandonaste antes del final.
       *[other] { $count } partidas no tienen puesto: las abandonaste antes del final.
    }
stats-place = { $place }.º
stats-streak = Racha de victorias más larga
stats-streak-now = ahora { $now }
stats-nemesis-label = Bestia negra
stats-nemesis = { $player } quedó por delante en { $behind } de { $met } partidas juntos
stats-nemeses = { $players } quedaron por delante { $behind } veces cada uno
stats-others = más gente
stats-of = { $part } de { $whole }
stats-plot = El nivel tras cada una de las últimas { $count } partidas con nivel: de { $first } a { $last }, con un mínimo de { $lowest } y un máximo de { $highest }.
stats-plot-caption = Nivel después de cada partida
stats-tile-podiums = Podios
stats-tile-streak = Mejor racha
stats-tile-form = Últimos puestos, el más reciente a la derecha
stats-tile-of = { $wins }/{ $matches }
stats-why = Solo cuentan las partidas de tres rondas o más. Las de a solas van aparte.
stats-why-everywhere = Todos los servidores juntos. El nivel, la bestia negra y la racha de ahora se ven en cada servidor.
stats-as-of = A fecha de { $moment }.
stats-more = Detalles
stats-shorter = Resumen
stats-show = Compartir
stats-shown = Esta página [ya se ha compartido]({ $link }) en el canal.
server-stats-title = Lo que se ha jugado en este servidor
server-stats-empty = Aquí todavía no ha terminado ninguna partida con al menos dos personas. Las que se juegan a solas contra robots tienen su propia clasificación.
server-stats-head =
    { $count ->
        [one] { $count } partida jugada en este servidor
       *[other] { $count } partidas jugadas en este servidor
    }
server-stats-of = De ellas, { $count } este mes. Por juegos: { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Para las victorias solo cuentan las partidas de tres rondas o más.
server-stats-month = Lo mejor de este mes
server-stats-records = Lo mejor de siempre
server-stats-games = Juego por juego
server-stats-fewer = Solo el conjunto
season-year = El año natural { $year }, sin lo que se jugó en una temporada
season-runs = Desde el { $start }
season-over = Del { $start } al { $end }
season-count =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.
season-by-game = Por juegos: { $games }.
season-empty = En esta temporada no terminó ninguna partida con al menos dos personas.
season-empty-yet = En esta temporada todavía no ha terminado ninguna partida con al menos dos personas.
season-medals = Medallas por victorias
season-records = Lo mejor de esta temporada
season-others = y { $count } más
season-menu = Otra temporada…
button-season-export = Exportar
season-exported = La temporada { $season } en un archivo, solo para ti: { $matches ->
    [one] una partida
   *[other] { $matches } partidas
 } con resultados y clasificaciones en tablas, y { $logs ->
    [0] ningún registro.
    [one] un registro.
   *[other] { $logs } registros.
 } Contiene nombres: trátalo con cuidado.
season-no-room = { $count ->
    [one] Un registro, el de la partida más antigua, no cabe
   *[other] { $count } registros, los de las partidas más antiguas, no caben
 }: aquí un archivo puede tener { $size } MB.
season-unreadable = { $count ->
    [one] Falta un registro
   *[other] Faltan { $count } registros
 } que las reglas de hoy no saben leer.
record-wins = Más victorias
record-streak = Racha de victorias más larga
record-matches = Más partidas
record-held = { $players }, con { $value }
rules-menu = Otro tema
rules-standard = Reglas habituales
rules-table = Reglas de esta mesa
chart-ranked = { $rank }. { $title }
chart-beats = { $one } gana a { $other }.
chart-beats-points = { $one } gana a { $other }, { $points }.
