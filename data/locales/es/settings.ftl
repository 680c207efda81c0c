# The settings pages.

## A person's own
settings-title = Tus ajustes
settings-why = Solo para ti, en todos los servidores.
preview-turn = Tu turno
preview-hand = Mano nueva
preview-round = Fin de ronda
prefer-on = Sí
prefer-off = No
prefer-robots = Solo con robots
prefer-language = Idioma
language-auto = Como en Discord
prefer-cards = Cartas
cards-emojis = Iconos
cards-emojis-why = Cada carta es un dibujo pequeño, con su nombre en el botón.
cards-signs = Signos
cards-signs-why = Un signo y una letra por palo; más corto.
cards-words = Palabras
cards-words-why = Sin símbolos ni tablas; para lectores de pantalla.
prefer-pictures = Imágenes
pictures-server = Según el servidor
pictures-server-why = Cada servidor decide en sus mesas.
pictures-here = En este servidor: { $chosen }.
pictures-moments = En momentos clave
pictures-moments-told = Momentos clave: las reglas, cada reparto de cartas, el final de cada ronda.
pictures-moments-why = En las reglas, con cada reparto y tras cada ronda; el texto dice lo mismo.
pictures-always = Siempre
prefer-pictures-always-why = Además, tu mano y la baza cada vez que te toca.
pictures-never = Nunca
pictures-never-why = Solo texto.
prefer-hand_order = Orden de cartas
hand-order-suit = Por palos
hand-order-rank = Por fuerza
prefer-dm_hands = Mis cartas por privado
prefer-pings = Avisarme en mi turno
prefer-calls = Llamadas en este servidor
prefer-two_tap = Confirmar cada jugada
prefer-autoplay = Jugar mi última carta

## A server's
server-title = Ajustes del servidor
server-why = Moderas este servidor: en el menú del final puedes cambiarlo todo.
server-change = Cambiar…
server-look-page = Idioma y aspecto
server-channels-page = Canales
server-roles-page = Permisos
server-timers-page = Tiempo para decidir
server-limits-page = Límites
server-language-short = Idioma
server-language = Idioma de las mesas
server-language-why = Lo que todos leen en una mesa.
server-language-auto = El de quien abre la mesa
server-cards-short = Cartas
server-cards = Cómo ven todos las cartas
server-cards-why = En sus mensajes privados, cada persona elige con /{ name-settings }.
server-pictures-short = Imágenes grandes
server-pictures = Imágenes grandes
server-pictures-why = También para quien no haya elegido en /{ name-settings }.
server-pictures-always-why = Además, cada carta, cada disco y la mano de cada jugador en su turno.
server-channels-short = Dónde se abren mesas
server-channels = Dónde se pueden abrir mesas
server-channels-why = Si no eliges ninguno, valen todos.
server-channels-all = En todos los canales
server-threads-short = Mesas con hilo propio
server-threads = Qué mesas tienen un hilo aparte
server-threads-why = En un hilo, la partida no se mezcla con el chat del canal.
threads-second = Desde la segunda del canal
threads-always = Todas las mesas
threads-never = Ninguna
server-pings-short = Avisos del bot
server-pings = A quién avisa el bot
server-pings-why = Una vez por decisión, con un enlace a la mesa.
server-pings-on = A quien le toca jugar
server-pings-off = A nadie
server-calls-short = Llamadas de quien organiza
server-calls = A quién puede llamar a su mesa quien organiza
server-calls-why = Una vez por hora, si no juega. Se pide con 🔔 en una mesa o en /{ name-settings }.
server-calls-on = A quien quiera jugar
server-calls-off = A nadie
server-opener_role-short = Quién abre mesas
server-opener_role = Quién puede abrir mesas
server-opener_role-why = Si no eliges ningún rol, puede todo el mundo.
server-everybody = Todo el mundo
server-role-only = Solo { $role }
server-moderator_role-short = Quién modera las mesas
server-moderator_role = Quién modera las mesas
server-moderator_role-why = Además de quien gestiona los mensajes o el servidor. Discord muestra /{ name-server } y /{ name-boards } a este rol cuando los permites en los ajustes del servidor de Discord, en Integraciones; mientras tanto, /{ name-settings } tiene un botón.
server-moderator_role-none = Quien puede gestionar mensajes
server-moderator_role-one = Quien puede gestionar mensajes, y { $role }
server-championship_role-short = Quién abre campeonatos para la clasificación
server-championship_role = Quién puede abrir campeonatos que cuentan para la clasificación general
server-championship_role-why = Además de los moderadores.
server-championship_role-none = Moderadores
server-championship_role-one = Moderadores, y { $role }
server-no-role = Ningún rol más
server-blocked-now = { $count ->
    [0] Ninguna
    [one] Una
   *[other] { $count }
}
server-timers-why = Cuánto puede durar una decisión. Quien abre una mesa puede elegir otro tiempo.
server-limits-why = Para que nadie llene el servidor de mesas. Los campeonatos y las revanchas no cuentan.
server-limits-now-unfinished = Mesas sin terminar: **{ $count } por persona**
server-limits-now-person = Mesas nuevas en diez minutos: **{ $count } por persona**
server-page = Volver
limit-unfinished = Mesas sin terminar por persona
limit-person = Mesas nuevas por persona en diez minutos
limit-channel = Mesas nuevas por canal en diez minutos
limit-threads = Hilos nuevos por hora en este servidor
limit-threads-why = Las demás mesas se juegan en su canal.
limit-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
limit-new-threads = { $count ->
    [one] { $count } hilo
   *[other] { $count } hilos
}
