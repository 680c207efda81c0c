# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = El juego
options-house = Reglas de la casa
option-preset = Modalidad
preset-base = Juego base
preset-base-why = 70 cartas, diez manos y nada más: lo mejor para empezar.
preset-short_evening = Velada corta
preset-short_evening-why = El juego base en cinco manos de cinco cartas: dura más o menos la mitad.
preset-leviathans = Leviatanes
preset-leviathans-why = El juego base con el Kraken y la Ballena Blanca.
preset-full_sail = A toda vela
preset-full_sail-why = Las 74 cartas y los poderes de los piratas.
preset-rascal = Bribón
preset-rascal-why = Recuento del Bribón con cargas de cañón: ningún envite resta puntos.
preset-printed_rules = Reglas impresas
preset-printed_rules-why = A toda vela, capturas por carta; empate: otra mano; con 8: 8 cartas como mucho; con 2: sin botín.
preset-older_edition = Edición antigua
preset-older_edition-why = 66 cartas con Scary Mary, de 2 a 6 jugadores y sin extras.
preset-own = A tu manera
preset-own-why = Ninguna modalidad: elegido punto por punto.

## The six choices
option-edition = Edición
option-edition-modern = Moderna
option-edition-modern-why = De 70 a 74 cartas, números hasta el 14, la Tigresa, de 2 a 8 jugadores.
option-edition-legacy = Antigua
option-edition-legacy-why = 66 cartas, números hasta el 13, Scary Mary, de 2 a 6 jugadores y sin variantes.
option-scoring = Recuento
option-scoring-skull_king = Recuento de Skull King
option-scoring-skull_king-why = 20 por baza si aciertas; si no, −10 por baza de diferencia. Con un 0, ±10 por carta repartida.
option-scoring-rascal = Recuento del Bribón
option-scoring-rascal-why = 10 por carta si aciertas, la mitad si fallas por una, nada si es más; el envite nunca resta.
option-scoring-rascal_loads = Bribón con cargas
option-scoring-rascal_loads-why = Cada cual elige en secreto: metralla (10 por carta, 5 si falla por una) o bala (15 o nada).
option-cannon_loads = Cargas de cañón
option-seats = Número de jugadores
option-length = Duración
option-length-standard = Normal
option-length-even_keeled = Aunque zozobre
option-length-skip_to_the_brawl = Directos a la pelea
option-length-skirmish = Escaramuza al punto
option-length-broadside = Andanada lateral
option-length-whirlpool_x2 = Remolino
option-length-whirlpool_x1 = Remolino corto
option-length-past_your_bedtime = Se hace tarde
option-length-why =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } manos
    }; cartas por mano: { $cards }
option-length-range = { $first } a { $last }
option-length-own = Tu propia lista
option-length-typed = Una lista propia…
option-length-typed-why = Escribe cuántas cartas tiene cada mano, en el orden que quieras.
option-length-form = Duración de la partida
option-length-form-label = Cartas de cada mano
option-length-form-hint = Por ejemplo 3 5 7 o 1-6. Hasta { $rounds } manos de 1 a { $cards } cartas.
option-expansions = Expansiones
option-expansions-none = Ninguna
option-expansions-deck = La baraja tiene { $cards } cartas.
option-expansions-as_printed = Con dos jugadores, el botín se queda fuera.
option-expansions-loot-why = Dos huidas que te alían con quien gana la baza: +20 para cada cual si ambos aciertan.
option-expansions-kraken-why = Destruye la baza: nadie se la lleva.
option-expansions-whale-why = Solo cuentan los números: gana el más alto, sea del palo que sea.
option-powers = Poderes de los piratas
option-powers-off = Sin poderes
option-powers-off-why = Los cinco piratas solo se distinguen por el nombre.
option-powers-on = Con poderes
option-powers-on-why = El pirata con nombre que gana una baza usa su poder al momento; Harry, tras la última.
option-character_bonus = Personajes capturados
option-character_bonus-per_trick = Una vez por baza
option-character_bonus-per_trick-why = +20 o +30 por la baza, por muchas sirenas o piratas que se capturen en ella.
option-character_bonus-per_card = Por cada carta
option-character_bonus-per_card-why = +20 por cada sirena y +30 por cada pirata que se captura.

## House rules
option-whale_loot_alliance = Botín en una baza con Ballena
option-whale_loot_alliance-off = Sin alianza
option-whale_loot_alliance-off-why = La Ballena Blanca se traga el botín con las demás especiales.
option-whale_loot_alliance-on = Hay alianza
option-whale_loot_alliance-on-why = Quien gana con un número se alía con quien jugó el botín.
option-second_loot_allies = Botín que gana su baza
option-second_loot_allies-off = Se queda solo
option-second_loot_allies-off-why = Tampoco el segundo botín de esa baza crea una alianza.
option-second_loot_allies-on = Se alía con el segundo
option-second_loot_allies-on-why = Quien juega el segundo botín de esa baza se alía con quien la gana.
option-escape_then_character = Primero una huida, luego un personaje
option-escape_then_character-first_number_sets_suit = Un número marca el palo
option-escape_then_character-first_number_sets_suit-why = El primer número que llegue marca el palo, como siempre.
option-escape_then_character-no_suit = Sin palo que seguir
option-escape_then_character-no_suit-why = Un personaje o leviatán antes del primer número libera toda la baza.
option-eight_player_max = Ocho jugadores
option-eight_player_max-deck = Lo que dé la baraja
option-eight_player_max-deck-why = Manos de 8 cartas como mucho, de 9 con suficientes expansiones.
option-eight_player_max-8 = Nunca más de 8 cartas
option-eight_player_max-8-why = Con ocho jugadores ninguna mano pasa de 8 cartas, sea cual sea la baraja.
option-rascal_bet_on_last_trick = Apuesta en la última baza
option-rascal_bet_on_last_trick-off = No
option-rascal_bet_on_last_trick-off-why = Tras la última baza el Bribón de Roatán llega tarde.
option-rascal_bet_on_last_trick-on = Sí
option-rascal_bet_on_last_trick-on-why = Quien gana la última baza con el Bribón aún puede apostar.
option-ghost_lead_order = Cuando empieza la baza Barbagrís
option-ghost_lead_order-hand_opener = Sigue quien empezó la mano
option-ghost_lead_order-hand_opener-why = Después juega quien empezó la primera baza de la mano.
option-ghost_lead_order-rotate = Sigue el turno
option-ghost_lead_order-rotate-why = Se mantiene el orden de la baza anterior.
option-tie_break = Empate al final
option-tie_break-shared = Victoria compartida
option-tie_break-shared-why = A iguales puntos, igual puesto.
option-tie_break-most_exact_bids = Más envites exactos
option-tie_break-most_exact_bids-why = A iguales puntos gana quien acertó más envites.
option-tie_break-extra_hand = Una mano más
option-tie_break-extra_hand-why = Un empate en cabeza se resuelve con más manos como la última.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } manos
    } de { $most ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
rules-length-growing = { $rounds } manos: { $first ->
        [one] { $first } carta
       *[other] { $first } cartas
    } en la primera, { $last } en la última
rules-edition-legacy = { $cards } cartas, números hasta el 13
rules-scoring-rascal = recuento del Bribón
rules-scoring-rascal_loads = recuento del Bribón con cargas de cañón
rules-expansions = con { $cards }
rules-powers = poderes de los piratas
rules-captures-per_trick = varias capturas en una baza cuentan una vez
rules-captures-per_card = cuenta cada carta capturada
rules-captures-edition = cada pirata capturado cuenta
rules-house-whale_loot_alliance-on = el botín alía también con la Ballena
rules-house-second_loot_allies-on = un segundo botín se alía con el que gana
rules-house-escape_then_character-no_suit = un personaje tras una huida libera la baza
rules-house-eight_player_max-8 = 8 cartas como mucho con 8 jugadores
rules-house-rascal_bet_on_last_trick-on = apuesta también tras la última baza
rules-house-ghost_lead_order-rotate = si empieza Barbagrís, sigue el turno
rules-house-tie_break-most_exact_bids = empates: más envites exactos
rules-house-tie_break-extra_hand = empates: una mano más

## The help card
help-title = { $game }: las reglas de esta mesa, en breve
help-winning = Quién se lleva la baza, de más fuerte a menos
help-powers = **Los piratas tienen poderes** cuando se llevan una baza: el tema está en el menú de abajo.
help-power-rosie = **Rosie:** eliges quién empieza la próxima baza
help-power-bendt = **Bendt:** robas 2 y descartas 2
help-power-rascal = **Bribón:** apuestas 0, 10 o 20 a tu envite
help-power-juanita = **Juanita:** ves las cartas sin repartir
help-power-harry = **Harry:** tras la última baza puedes subir o bajar tu envite en 1
help-follow = **El primer número** marca el palo de la baza. Si tienes ese palo, juégalo o juega una carta especial (sin número).
help-follow-free = **El primer número** marca el palo de la baza. Si tienes ese palo, juégalo o juega una carta especial (sin número). Si la baza empieza con un pirata, una sirena o el Skull King, juega la que quieras.
help-equals = **Varias iguales:** de dos piratas o de dos sirenas, puede más la carta que se jugó antes. Si solo hay huidas, gana la primera.
help-signs = Letras en las cartas: { $suits }.
help-kraken = 🦑 **Kraken:** nadie se lleva la baza. Empieza la siguiente quien la habría ganado.
help-whale = 🐋 **Ballena Blanca:** gana el número más alto, sea del palo que sea. Sin números, nadie se lleva la baza.
help-mermaid-king = 🧜 **Sirena** y 👑 **Skull King** en una baza: gana la sirena.
help-king = 👑 **Skull King:** gana a piratas y números.
help-pirate = ⚔️ **Pirata:** gana a sirenas y números. Si hay varios, gana el primero.
help-pirates = ⚔️ **Los piratas:** { $names }.
help-mermaid = 🧜 **Sirena:** gana a los números. De dos, gana la primera.
help-trump = **{ $suit } 1–{ $highest }:** triunfo, gana a los demás palos. Gana el más alto.
help-suits = **{ $suits } 1–{ $highest }:** gana el más alto del palo de la baza.
help-escape = 🏳️ **Huida:** pierde. Si solo hay huidas, gana la primera.
help-wild-modern = 🐯 **Tigresa:** pirata o huida: tú eliges.
help-wild-legacy = 🐯 **Scary Mary:** pirata o huida: tú eliges. Si el Skull King la captura, el extra cuenta siempre.
help-loot = 💰 **Botín:** una huida. Tú y quien se lleve la baza ganáis +20 cada uno si ambos acertáis el envite.
help-exact = **Envidas 1 o más:** si te llevas justo esas bazas, +20 por cada una. Si no, −10 por cada baza de más o de menos.
help-zero = **Envidas 0:** si no te llevas ninguna, +10 por carta repartida. Con alguna, −10 por carta repartida.
help-rascal = **Envite exacto:** +10 por carta repartida. **Fallas por una baza:** la mitad. **Por más:** nada.
help-loads = **Con una carga** eliges tú: la metralla paga así; la bala de cañón, 15 por carta si aciertas y, si no, nada.
help-bonus = **Puntos extra, si aciertas el envite:** { $bonuses }.
help-bonus-rascal = **Puntos extra, enteros, a medias o nada, como el envite:** { $bonuses }.
help-prize = +{ $points } por cada 14
help-prize-trump = +{ $points } por el 14 negro
help-capture-mermaid = +{ $points } si un pirata captura una sirena
help-capture-pirate = +{ $points } si el Skull King captura un pirata
help-capture-king = +{ $points } si una sirena captura al Skull King
help-counting-per_trick = Capturar dos piratas o dos sirenas en una baza se paga una vez.
help-counting-per_card = Se paga cada captura.

## The picture of the ranks
chart-sk = Quién gana a quién
chart-sk-specials = Los tres ganan a los números
chart-sk-together = Si salen los tres, gana la sirena. Los puntos extra (+) solo cuentan si aciertas.
chart-sk-together-rascal = Si salen los tres, gana la sirena. La bonificación va como el envite: entera, media o nada.
chart-sk-trump = El negro es triunfo
chart-sk-trump-why = Gana a los demás palos. Gana el más alto.
chart-sk-suits = Los demás palos
chart-sk-suits-why = Gana el más alto del palo de la baza.
chart-sk-prize = El { $rank } suma { $points }.
chart-sk-escape = Pierde contra todo.
chart-sk-tigress = Pirata o huida: tú eliges.
chart-sk-scary-mary = Pirata o huida: tú eliges.
chart-sk-loot = Una huida aliada con quien gana: +20 cada uno.
chart-sk-kraken = Destruye la baza: no es para nadie.
chart-sk-whale = Solo números: gana el más alto.
