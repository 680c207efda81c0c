# The settings pages.

## A person's own
settings-title = Tus ajustes
prefer-on = { $name }: activar
prefer-off = { $name }: desactivar
prefer-line-on = **{ $name } (sí):** { $why }
prefer-line-off = **{ $name } (no):** { $why }
prefer-dm_hands = Cartas por mensaje directo
prefer-dm_hands-why = te mando tus cartas cada vez que se reparten.
prefer-pings = Menciones
prefer-pings-why = te menciono cuando la mesa te espera.
prefer-two_tap = Dos toques
prefer-two_tap-why = una jugada sin vuelta atrás pregunta antes de hacerse.
prefer-autoplay = Última carta sola
prefer-autoplay-why = una última carta sin elección se juega sola.
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
pictures-whose-own = Vale lo que has elegido tú, elija lo que elija un servidor.
pictures-whose-here = Este servidor ha elegido: **{ $chosen }**. Vale hasta que elijas tú.
pictures-whose-each = En cada mesa vale lo que haya elegido su servidor; en lo demás: **{ $chosen }**.
pictures-moments = Donde ayudan
pictures-moments-why = En las reglas, con cada mano nueva y tras cada ronda; el texto dice lo mismo.
pictures-always = Siempre
prefer-pictures-always-why = Además, tu mano con la baza cada vez que te toca.
pictures-never = Nunca
pictures-never-why = Solo texto.
prefer-hand_order = Orden de tus cartas
hand-order-suit = Por palos
hand-order-rank = Las fuertes primero

## A server's
server-title = Las mesas de este servidor
server-why = Lo que elijas aquí vale para las mesas que se abran a partir de ahora.
server-language = Idioma de las mesas
server-language-why = O el de quien abre la mesa.
server-threads = Hilos
server-threads-why = Si una mesa tiene su propio hilo.
threads-second = La segunda mesa de un canal
threads-always = Todas las mesas
threads-never = Ninguna
server-cards = Cartas en lo que ven todos
server-cards-why = Cada cual elige para sus propios mensajes con /{ name-settings }.
server-pictures = Imágenes grandes
server-pictures-why = En lo que ven todos y para quien no haya elegido con /{ name-settings }.
server-pictures-always-why = Además, cada carta, cada disco y, a quien le toca, su mano.
server-channels = Canales
server-channels-why = Dónde se pueden abrir mesas.
server-channels-all = Todos los canales
server-opener_role = Quién puede abrir mesas
server-opener_role-why = Todo el mundo, o quienes tengan este rol.
server-everybody = Todo el mundo
server-moderator_role = Quién pone orden
server-moderator_role-why = Quienes pueden gestionar los mensajes o el servidor, y quienes tengan este rol.
server-discord-rights = Nadie más
server-championship_role = Quién abre campeonatos que cuentan
server-championship_role-why = Los moderadores y quienes tengan este rol: las medallas de esos campeonatos suman en la clasificación general. Para los demás no hace falta rol.
server-keepers = Solo los moderadores
server-timer = { $game }: tiempo para cada decisión
server-timer-why = Quien abra una mesa puede elegir otro.
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
server-pings-on = Permitir menciones
server-pings-off = No mencionar a nadie
