# Para quienes llevan un servidor: cómo está el bot en un canal, todas las mesas, a quién se bloquea; y su único saludo.

## /server diagnostics
diagnosis-title = Cómo estoy en { $channel }
diagnosis-may = Puedo: { $permissions }.
diagnosis-well = Aquí todo va bien: mesas, hilos e imágenes.
diagnosis-allow = Permíteme lo que falta en los ajustes del canal, en Permisos. Me doy cuenta por mi cuenta.
lack-view_channel = No puedo ver este canal, así que aquí no se puede abrir ni mostrar ninguna mesa.
lack-send_messages = No puedo escribir aquí, así que no se puede abrir ni mostrar ninguna mesa.
lack-send_messages_in_threads = No puedo escribir en hilos, así que todas las mesas se juegan en el canal.
lack-create_public_threads = No puedo abrir hilos, así que todas las mesas se juegan en el canal.
lack-attach_files = No puedo adjuntar imágenes, así que las mesas se muestran con texto.
silent = Mis mensajes
silent-forbidden = Discord no me deja escribir aquí; lo rechazó por primera vez { $since }. Lo que hace cada persona cuenta, pero solo ella lo ve.
silent-locked = Este hilo está bloqueado; Discord rechazó lo que escribo por primera vez { $since }. Desbloquéalo y sigo.
silent-other = Discord rechaza lo que escribo aquí (código { $code }); la primera vez fue { $since }.
silent-again = Tras un cambio, con /{ name-table } { name-show } lo intento enseguida otra vez.
silent-pictures = Discord rechaza las imágenes aquí; la primera vez fue { $since }. El texto va sin ellas.
silent-elsewhere = Otros canales donde Discord no me deja escribir: { $channels }.
diagnosis-channels = Solo se pueden abrir mesas en { $channels }: así lo dice /{ name-server } { name-settings }.
diagnosis-drain = Me van a reiniciar pronto: hasta entonces no se abren mesas nuevas.
diagnosis-signs = Mis emojis no están (todavía): las cartas se muestran con signos sencillos.

## /server tables
tables-title = Lo que hay abierto en este servidor
tables-none = No hay ninguna mesa abierta en este servidor ni ningún campeonato en marcha.
button-server-settings = Ajustes del servidor
button-open-tables = Lista de mesas
tables-choose = ¿Qué quieres cerrar?
tables-page = Página { $page } de { $pages }
tables-opened = { $state }; se abrió { $since }
tables-championship = campeonato; se abrió { $since }
tables-newer = Más recientes
tables-older = Más antiguas
tables-closed = { $table }: cerrada.

## /server block, /server unblock
blocked-title = Personas bloqueadas
blocked-why = Aquí no pueden abrir ni seguir mesas o campeonatos, ni sentarse o apuntarse. El asiento que tengan es suyo hasta que lo dejen, y el campeonato en el que ya estén lo juegan hasta el final.
blocked-none = No hay nadie bloqueado.
blocked-choose = Dejar que alguien vuelva a sentarse
blocked-now = { $player } ya no puede abrir ni seguir mesas o campeonatos aquí, ni sentarse o apuntarse. El asiento que tenga es suyo hasta que lo deje: con /{ name-table } { name-kick } lo juega un robot.
unblocked-now = { $player } puede volver a sentarse aquí.

## El saludo, una vez en cada servidor
welcome = **¡Ahoy!** Organizo juegos de cartas en tus canales: { $games }. /{ name-play } te da un asiento, ahora o a una hora; /{ name-help } dice en cinco líneas cómo se empieza. Para los moderadores está /{ name-server } { name-settings }.
welcome-missing = Al llegar me faltaba aquí: { $permissions }. /{ name-server } { name-diagnostics } dice para qué.
