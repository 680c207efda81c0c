# Las lecciones de los juegos, paso a paso: data/lessons/. Cada una se lee con una imagen de la mesa debajo.

button-learn = Aprender en 5 minutos
button-learn-why = Una lección solo para ti; tu asiento se queda
begin-learn = Aprender un juego
lesson-which = ¿Qué juego quieres aprender?
lesson-step = Lección de { $game } · { $step } de { $steps }
lesson-back = Atrás
lesson-next = Seguir
lesson-open = Abrir una mesa con robots

## Skull King

lesson-skull-king-bid = En cada baza todos juegan una carta, y la más fuerte se las lleva. Di cuántas bazas te vas a llevar: es tu envite. Prueba con **1**.
lesson-skull-king-bid-other = También puedes decir 0: prometes no llevarte ninguna baza. En esta lección, di **1**.
lesson-skull-king-mermaid = Va ganando el Skull King, que puede con todos los números. Solo una **sirena** lo captura. ¡Juega la tuya!
lesson-skull-king-capture-head = ¡Has capturado al Skull King!
lesson-skull-king-capture = La sirena le gana, salga antes o después. Te has llevado una baza, justo tu envite.
lesson-skull-king-exact-head = Envite exacto: +60
lesson-skull-king-exact = Acertar el envite da +20 por baza. Capturar al Skull King, +40 más, pero solo si aciertas. { $two } dijo 1 y no se llevó ninguna: −10 por baza de diferencia.
lesson-skull-king-zero = Ahora, dos cartas y dos bazas. El 0 es especial: +10 por carta si no te llevas ninguna baza, −10 por carta si te llevas alguna. Di **0**.
lesson-skull-king-zero-other = Puedes decirlo. Esta vez prueba con **0**: promete no llevarte ninguna baza.
lesson-skull-king-follow = { $two } ha empezado con amarillo. Si tienes ese palo, juégalo, o juega una carta especial (sin número). Tú tienes amarillo.
lesson-skull-king-pirate-head = Se la lleva un pirata
lesson-skull-king-pirate = Las especiales se pueden jugar siempre. Un pirata gana a números y sirenas; a él, solo el Skull King. Quien se lleva una baza empieza la siguiente.
lesson-skull-king-void = Esta baza es de morado y no tienes: juega lo que quieras. Tu 2 verde es de otro palo, así que no puede ganar.
lesson-skull-king-trump-head = El negro gana al morado
lesson-skull-king-trump = El negro es triunfo: hasta su carta más baja gana a los demás palos. Sin negras ni especiales, gana la más alta del primer palo.
lesson-skull-king-end-head = ¡Ya sabes jugar!
lesson-skull-king-end = Dijiste 0 y te llevaste 0: +20, 10 por carta. Tras diez manos gana quien más puntos tenga.
lesson-skull-king-beyond = Quedan por conocer las huidas, la Tigresa y los 14: /skullking { name-rules }.

## Corazones

lesson-hearts-pass = Aquí los puntos son malos: un corazón cuesta 1 y la reina de picas, 13. Primero pasas tres cartas. Elige tus **diamantes**: rey, caballero y 9.
lesson-hearts-pass-other = Puedes pasar las tres que quieras. En esta lección, elige tus tres **diamantes**: rey, caballero y 9.
lesson-hearts-follow = El 2 de tréboles abre la ronda. Si tienes el palo de salida, juégalo; su carta más alta se lleva la baza (las cuatro cartas). Juega tu **as**.
lesson-hearts-follow-other = Puedes jugar ese trébol. En esta lección, juega el **as** y llévate la baza.
lesson-hearts-lead = La baza es tuya, así que empiezas la siguiente. No se puede empezar con un corazón hasta que alguien juegue uno. Empieza con el **3 de tréboles**.
lesson-hearts-lead-other = Puedes empezar así. En esta lección, juega el **3 de tréboles**.
lesson-hearts-queen = Esta baza es de diamantes y ya no te quedan: juega lo que quieras. ¡Líbrate de la **reina de picas**!
lesson-hearts-queen-other = Puedes. Pero es tu ocasión: que la **reina de picas** y sus 13 puntos sean para quien se lleve esta baza.
lesson-hearts-taken-head = 13 puntos para { $two }
lesson-hearts-taken = { $two } ha jugado el diamante más alto y se lleva las cuatro cartas, con tu reina. Al final, gana quien menos puntos tenga.
lesson-hearts-heart = { $two } ha empezado con picas, y tú tienes. Juega tu **rey**, a ver qué pasa.
lesson-hearts-heart-other = Puedes jugar esa pica. Juega el **rey** para ver cuánto cuesta un corazón.
lesson-hearts-broken-head = Un corazón: 1 punto
lesson-hearts-broken = Tu rey se ha llevado la baza, con el corazón de { $one }, que no tiene picas. La burbuja está rota: ya se puede empezar con corazones.
lesson-hearts-end-head = Por último, la luna
lesson-hearts-end = Con los 13 corazones y la reina de picas alcanzas la luna: 0 puntos para ti, 26 para cada rival.
lesson-hearts-beyond = Se juega hasta 100 puntos. Más: /hearts { name-rules }.

## Skull

lesson-skull-place = Cada cual tiene tres rosas y una calavera, y pone un disco boca abajo. Luego buscarás rosas, y una calavera te frena. Pon una **rosa**.
lesson-skull-place-other = Puedes poner la calavera, para que otros se topen con ella. En esta lección, pon una **rosa**.
lesson-skull-claim = Pon otro disco o apuesta: ¿cuántas rosas puedes descubrir sin toparte con una calavera? Hay tres discos. Apuesta **2**.
lesson-skull-claim-other = Puedes hacerlo. En esta lección, apuesta **2**.
lesson-skull-own = Los demás podían apostar más, pero han pasado. Así que descubres dos discos, uno a uno, primero el tuyo.
lesson-skull-next = ¡Una rosa! Falta otra, de cualquier pila. Prueba con **{ $one }**.
lesson-skull-next-other = Puedes elegir la pila que quieras. En esta lección, prueba con **{ $one }**.
lesson-skull-won-head = ¡Apuesta ganada!
lesson-skull-won = Dos rosas, como dijiste: tu tapete se da la vuelta. Con dos apuestas ganadas ganas la partida. Todos recogen sus discos y empiezas tú.
lesson-skull-again = Nueva ronda, nuevo primer disco. Pon una **rosa**.
lesson-skull-again-other = Puedes engañar con la calavera. En esta lección, pon una **rosa**.
lesson-skull-add = Empiezas tú. No apuestes todavía: pon otra **rosa** encima.
lesson-skull-add-other = Puedes hacerlo. En esta lección, pon otra **rosa**.
lesson-skull-raise = { $one } apuesta 2 y { $two } pasa. Ya nadie pone discos: apuesta más o pasa. Apuesta **3** de los cuatro.
lesson-skull-raise-other = Puedes hacerlo. En esta lección, apuesta **3**.
lesson-skull-pile = { $one } pasa, así que te toca encontrar tres rosas. Primero tu pila, desde arriba.
lesson-skull-rest = Una rosa. Tu pila va primero, hasta el último disco.
lesson-skull-skull = Dos rosas, y falta una: ¿{ $one } o { $two }? No hay manera de saberlo. Descubre la de **{ $two }**.
lesson-skull-skull-other = Puedes. Pero en esta lección te espera una calavera: descubre el disco de **{ $two }**.
lesson-skull-end-head = Calavera: apuesta perdida
lesson-skull-end = Pierdes un disco para siempre, elegido a ciegas por { $two }, de quien era la calavera. Sin discos quedas fuera.
lesson-skull-beyond = También gana la última persona con discos: /skull { name-rules }.
