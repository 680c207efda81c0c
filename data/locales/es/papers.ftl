# El bot sobre sí mismo: cómo empezar, quién lo hace y cómo está, qué guarda.

## /help: cinco líneas
begin-title = Cómo empezar
begin-head = Abre una mesa
begin-small = Pulsa un juego: su mesa se abre aquí, a la vista de todos. O /{ name-play }: un asiento, ahora o a una hora.
begin-small-in = Las mesas se abren en { $channels }. Allí, /{ name-play } te da un asiento.
begin-small-private = Pulsa un juego: juega con robots en una mesa que solo ves tú.
begin-players = { $players } jugadores
begin-free = No hace falta saberse las reglas: solo se puede pulsar lo permitido.
begin-mine = Mis mesas
begin-matches = Mis partidas
begin-settings = Mis ajustes
begin-rules-of = Reglas…
begin-here = /{ name-play } te da un asiento en lo que esté abierto aquí, o abre una mesa. Para elegir el juego: { $commands }.
begin-in = En { $channels }, /{ name-play } te da un asiento en lo que esté abierto, o abre una mesa. Para elegir el juego: { $commands }.
begin-private = /{ name-play } te abre aquí una mesa para ti, con robots. Para elegir el juego: { $commands }. En un servidor donde yo esté, se abre una para todos.
begin-join = Si quieres jugar, pulsa «Unirme». «Añadir robot» llena un asiento libre. Después, el anfitrión empieza la partida.
begin-play = El primer botón de la mesa te enseña tus cartas, solo a ti. Juega con los botones que hay debajo.
begin-alone = Pulsa «Empezar» y juega con los botones que hay debajo de tus cartas. Los robots te esperan todo lo que quieras.
begin-rules = No hace falta saberse las reglas: solo se puede pulsar lo permitido. «Reglas en breve» las resume.
begin-more = Más: /{ name-rules } explica los juegos · /{ name-table } { name-mine } encuentra tus mesas, y /{ name-table } { name-find } otra por su código · /{ name-history } muestra tus partidas terminadas y /{ name-season } lo mejor de una temporada · /{ name-settings } es para tu idioma y estilo · **Aplicaciones**, en una persona, la invita a tu mesa · 🔔 en una mesa abierta hace que te llamen cuando faltan jugadores · /{ name-championship } { name-new-championship } abre un campeonato · /{ name-privacy } dice qué guardo sobre ti, para exportarlo o borrarlo.

## /about
made-by = Lo hacen aficionados a estos juegos, los colaboradores de Yo-ho-ho. Las editoriales de los juegos no tienen nada que ver.
made-free = Es software libre, con el código abierto y la licencia MIT.
health-since = Arranque: { $since }
health-tables = Mesas abiertas: { $tables }. Servidores: { $servers }
health-latency = Lo que tarda Discord en responder: { $milliseconds } ms

## /privacy
kept-title = Qué guardo sobre ti
kept-you = Para reconocerte: tu identificador y tu nombre en Discord, tu idioma, el canal de nuestros mensajes directos y cuáles muestran tus cartas, lo que eliges en /{ name-settings } y a qué mesas quieres que te llamen.
kept-play = Para que las partidas sigan tras un reinicio, y para las clasificaciones y los resultados: tus mesas y campeonatos, tu asiento, tus jugadas y cuándo las hiciste, tus resultados, las decisiones que te afectan y su motivo, quién dio tu asiento a otro, y las mesas de las que pediste avisos o a las que te invitaron.
kept-server = De un servidor: sus ajustes, los identificadores de las personas que ha bloqueado y los canales y mensajes que usa cada mesa. Si un servidor me expulsa, a los 30 días se borra todo eso y todo lo jugado allí, salvo que antes me vuelva a invitar.
kept-seen = Tus cartas son solo tuyas mientras dura la partida. Después, cualquiera del servidor puede leer su registro; los nombres y resultados salen en las clasificaciones, y sus moderadores pueden tener una temporada en un archivo. Las mesas privadas son solo tuyas; solo la clasificación del reparto del día enseña a todos nombres y resultados. Un momento de una partida de un servidor puede ser el acertijo del día, sin nombres.
kept-not = No leo mensajes, y no conozco tu dirección, tu correo ni tu edad. Nada se vende ni se cede.
kept-long = De cada pulsación guardo una nota durante un día o dos. Lo demás se queda hasta que lo borres; mis propias copias de seguridad las borro a los 30 días. El registro de fallos nombra identificadores, nunca cartas.
kept-yours = «Exportar» te lo da todo en un archivo. «Borrar» explica qué pasaría y antes te pide una palabra.
button-export = Exportar
button-delete = Borrar
export-attached = Todo lo que guardo sobre ti, en un archivo JSON. De una partida en curso están tus jugadas y las cartas de nadie más.

## Borrar todo lo propio
delete-title = ¿Borrar todo lo tuyo?
delete-goes = Se borran al momento: tu nombre y tus ajustes, los avisos que pediste, y tus resultados, puntuaciones y medallas en todas las clasificaciones.
delete-plays = Dejas todas las salas, partidas y campeonatos: en tus asientos juegan robots. Las mesas y los campeonatos que diriges siguen sin ti; allí deciden los moderadores.
delete-stays = Las partidas terminadas siguen ahí para quienes las jugaron contigo: en ellas tu nombre es { $name }. También se quedan los mensajes de Discord, donde puede estar tu nombre, y lo que otros han escrito.
delete-keeps = Los servidores que te han bloqueado dejan de bloquearte. Y durante 30 días queda anotado que lo pediste, sin tu identificador: ese tiempo duran mis copias de seguridad, y ninguna debe traerte de vuelta.
delete-for-good = No se puede deshacer. Si vuelves a jugar, empiezas de cero.
button-delete-sure = Borrar lo mío…
delete-form = ¿Borrarlo todo?
delete-label = Escribe { $word }
delete-hint = No se puede deshacer.
delete-word = BORRAR
deleted-now = Hecho: lo has dejado todo y se ha borrado todo lo tuyo. Si vuelves a jugar, empiezas de cero.
deleted-later = He anotado tu petición, pero ahora mismo no puedo cumplirla. Lo haré por mi cuenta en cuanto pueda; no hace falta que la repitas.
deleted-person = Jugador borrado
deleted-withdrawn = Ha pedido que se borre todo lo suyo.

# The demo's signpost in its channel.
demo-sign = Escribe `/{ $seat }` para conseguir sitio; o `/{ $game } new` para abrir una mesa, o { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = dentro de { $count } minutos
discord-just-now = hace unos segundos
discord-private = 👁 Solo tú puedes ver esto
