# The settings pages.

## A person's own
settings-title = Tus ajustes
prefer-language = Idioma
language-auto = El de Discord
prefer-cards = Cómo ves las cartas
cards-emojis = Dibujos
cards-emojis-why = Cada carta es un dibujo pequeño, con su nombre en el botón.
cards-signs = Signos
cards-signs-why = Un signo y una letra por palo; más corto.
cards-words = Solo palabras
cards-words-why = Sin símbolos ni tablas; para lectores de pantalla.
prefer-pictures = Imágenes grandes
pictures-server = Lo que elija el servidor
pictures-server-why = Cada servidor, para sus propias mesas.
pictures-whose-own = Lo que has elegido vale en todos los servidores.
pictures-whose-here = Este servidor ha elegido: **{ $chosen }**.
pictures-whose-each = En una mesa elige su servidor. En lo demás: **{ $chosen }**.
pictures-moments = Donde ayudan
pictures-moments-why = En las reglas, con cada mano nueva y tras cada ronda; el texto dice lo mismo.
pictures-always = Siempre
prefer-pictures-always-why = Además, tu mano con la baza cada vez que te toca.
pictures-never = Nunca
pictures-never-why = Solo texto.
prefer-hand_order = Orden de tus cartas
hand-order-suit = Por palos
hand-order-rank = Las fuertes primero
prefer-dm_hands = Tus cartas por mensaje directo
prefer-dm_hands-on = Te las mando en cada ronda
prefer-dm_hands-off = No te las mando
prefer-pings = Menciones
prefer-pings-on = Cuando la mesa te espera
prefer-pings-off = Nunca
prefer-two_tap = Cómo haces una jugada
prefer-two_tap-on = Dos toques: pregunto antes
prefer-two_tap-off = Un toque
prefer-autoplay = Tu última carta de la ronda
prefer-autoplay-on = Se juega sola
prefer-autoplay-off = La juegas tú

## A server's
server-title = Las mesas de este servidor
server-why = Lo que elijas aquí vale para las mesas que se abran a partir de ahora.
server-language = Idioma de las mesas
server-language-auto = El de quien abre la mesa
server-threads = Qué mesas tienen su propio hilo
threads-second = La segunda mesa de un canal
threads-always = Todas las mesas
threads-never = Ninguna
server-pings = Menciones
server-pings-on = A quien la mesa espera
server-pings-off = A nadie
server-cards = Las cartas que ven todos
server-cards-why = Para sus propios mensajes, cada cual elige con /{ name-settings }.
server-pictures = Imágenes grandes
server-pictures-why = También para quien no haya elegido con /{ name-settings }.
server-pictures-always-why = Además, cada carta, cada disco y, a quien le toca, su mano.
server-channels = Dónde se pueden abrir mesas
server-channels-all = En todos los canales
server-opener_role = Quién puede abrir mesas
server-everybody = Todo el mundo
server-moderator_role = Quién modera las mesas
server-moderator_role-why = Quien puede gestionar los mensajes o el servidor. Puedes añadir un rol.
server-discord-rights = Ningún otro rol
server-championship_role = Quién puede abrir campeonatos que cuentan
server-championship_role-why = Los moderadores. Puedes añadir un rol. Cualquiera puede abrir uno que no cuente para la clasificación general.
server-keepers = Ningún otro rol
server-timers = Tiempo para cada decisión
server-timers-why = Quien abre una mesa puede elegir otro tiempo.
server-limits = Límites
server-limits-why = Cuántas mesas se pueden abrir aquí. Las partidas de campeonato y las revanchas no cuentan.
server-page = Volver
limit-unfinished = Mesas sin terminar de una persona
limit-unfinished-why = Mesas que alguien ha abierto y que no han acabado, empezadas o no. Tener solo un asiento no cuenta.
limit-person = Mesas nuevas de una persona
limit-person-why = En diez minutos, también las canceladas.
limit-channel = Mesas nuevas en un canal
limit-channel-why = En diez minutos, las abra quien las abra.
limit-threads = Hilos nuevos
limit-threads-why = En este servidor, en una hora. Las demás mesas se juegan en su canal.
limit-tables = { $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}
limit-new-threads = { $count ->
    [one] { $count } hilo
   *[other] { $count } hilos
}
