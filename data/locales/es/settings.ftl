# The settings pages.

## A person's own
settings-title = Tus ajustes
prefer-language = Idioma
language-auto = El mismo que en Discord
prefer-cards = Cómo ves las cartas
cards-emojis = Dibujos
cards-emojis-why = Cada carta es un dibujo pequeño, con su nombre en el botón.
cards-signs = Signos
cards-signs-why = Un signo y una letra por palo; más corto.
cards-words = Solo palabras
cards-words-why = Sin símbolos ni tablas; para lectores de pantalla.
prefer-pictures = Imágenes grandes
pictures-server = Usar el ajuste del servidor
pictures-server-why = Cada servidor decide en sus mesas.
pictures-whose-own = Tu elección vale en todos los servidores.
pictures-whose-here = Este servidor ha elegido: **{ $chosen }**.
pictures-whose-each = En una mesa elige su servidor. En lo demás: **{ $chosen }**.
pictures-moments = En los momentos importantes
pictures-moments-why = En las reglas, con cada mano nueva y tras cada ronda; el texto dice lo mismo.
pictures-always = Siempre
prefer-pictures-always-why = Además, tu mano y la baza cada vez que te toca.
pictures-never = Nunca
pictures-never-why = Solo texto.
prefer-hand_order = Orden de tus cartas
hand-order-suit = Por palos
hand-order-rank = Las fuertes primero
prefer-dm_hands = Tus cartas por mensaje directo
prefer-dm_hands-on = Se envían en cada ronda
prefer-dm_hands-off = No se envían
prefer-pings = Menciones
prefer-pings-on = Cuando te toca
prefer-pings-off = Nunca
prefer-two_tap = Confirmar cada jugada
prefer-two_tap-on = Sí: el bot pregunta antes de jugar
prefer-two_tap-off = No: se juega con un toque
prefer-autoplay = Tu última carta de la ronda
prefer-autoplay-on = Se juega automáticamente
prefer-autoplay-off = La juegas tú

## A server's
server-title = Las mesas de este servidor
server-why = Estos ajustes valen para las mesas nuevas.
server-language = Idioma de las mesas
server-language-auto = El de la persona que la abre
server-threads = Qué mesas tienen su propio hilo
threads-second = Desde la 2.ª mesa de un canal
threads-always = Todas las mesas
threads-never = Ninguna mesa
server-pings = Menciones
server-pings-on = A la persona a la que le toca
server-pings-off = A nadie
server-cards = Cómo ven todos las cartas
server-cards-why = Para sus mensajes privados, cada persona elige con /{ name-settings }.
server-pictures = Imágenes grandes
server-pictures-why = También para quienes no hayan elegido en /{ name-settings }.
server-pictures-always-why = Además, cada carta, cada disco y la mano de cada jugador en su turno.
server-channels = Dónde se pueden abrir mesas
server-channels-all = En todos los canales
server-opener_role = Quién puede abrir mesas
server-everybody = Todo el mundo
server-moderator_role = Quién modera las mesas
server-moderator_role-why = Las personas que gestionan los mensajes o el servidor ya pueden. Puedes añadir un rol.
server-discord-rights = Ningún rol más
server-championship_role = Quién puede abrir campeonatos que cuentan
server-championship_role-why = Los moderadores ya pueden. Puedes añadir un rol. Cualquiera puede abrir uno que no cuente para la clasificación general.
server-keepers = Ningún rol más
server-timers = Tiempo para cada decisión
server-timers-why = La persona que abre una mesa puede elegir otro tiempo.
server-limits = Límites de mesas
server-limits-why = Cuántas mesas se pueden abrir aquí. Las partidas de campeonato y las revanchas no cuentan.
server-page = Volver
limit-unfinished = Mesas sin terminar de una persona
limit-unfinished-why = Mesas que una persona ha abierto y que no han acabado, empezadas o no. Solo tener un asiento no cuenta.
limit-person = Mesas nuevas de una persona
limit-person-why = En diez minutos, incluidas las canceladas.
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
