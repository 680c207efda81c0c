# Skull King at the table.

## Cards
suit-green = Verde
suit-yellow = Amarillo
suit-purple = Morado
suit-black = Negro
suit-green-letter = V
suit-yellow-letter = A
suit-purple-letter = M
suit-black-letter = N
card-number = { $suit } { $number }
card-escape = Huida
card-mermaid = Sirena
card-skull-king = Skull King
card-tigress = Tigresa
card-tigress-pirate = Tigresa: pirata
card-tigress-escape = Tigresa: huida
card-pirate-rosie = Rosie de Laney
card-pirate-bendt = El bandido Bendt
card-pirate-rascal = Bribón de Roatán
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry, el Gigante

## The table
sk-title = Skull King · mano { $round } de { $rounds }
sk-title-over = Skull King · puntuación final
sk-subtitle =
    { $cards ->
        [one] { $cards } carta cada uno
       *[other] { $cards } cartas cada uno
    } · reparte { $dealer } · abre { $leader }
sk-lot = Sorteando quién reparte primero…
sk-shuffling = Barajando el mazo entero…
sk-bids-in = **Envites en secreto**: { $count } de { $seats } listos
sk-cry = ¡Ron! ¡Ron! ¡Ron!
sk-even = Los envites cuadran justo: alguien lo estropeará.
sk-over-bid = Sobran { $count }: no todos pueden acertar.
sk-under-bid = Faltan { $count }: a alguien le caerá lo que no quiere.
sk-trick = **Baza { $number } de { $tricks }**
sk-ahead = va ganando
sk-to-lead = ⏳ Abre **{ $player }**
sk-to-play = ⏳ Le toca a **{ $player }**
sk-last-trick = **Última baza**: { $plays }
sk-won-of = { $won } de { $bid }
sk-no-cards = Todavía no hay cartas en la mesa

## The panel
panel-bid = **¿Cuántas bazas te vas a llevar?** Tienes { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }.
panel-bid-changeable = Has envidado **{ $bid }**. Puedes cambiarlo hasta que llegue el último envite.
panel-play = **Te toca.** Juega una carta:
panel-lead = **Abres tú.** Juega la carta que quieras:

## Why a trick was won
why-king = Baza para **{ $winner }**: { $card } gana a todo lo que hay.
why-king-pirate = Baza para **{ $winner }**: { $card } captura a los piratas.
why-mermaid-king = Baza para **{ $winner }**: { $card } captura al Skull King.
why-mermaid = Baza para **{ $winner }**: { $card } gana a todos los números.
why-mermaid-first = Baza para **{ $winner }**: { $card }, la primera de las sirenas.
why-pirate = Baza para **{ $winner }**: { $card } gana a números y sirenas.
why-pirate-first = Baza para **{ $winner }**: { $card }, el primero de los piratas.
why-trump = Baza para **{ $winner }**: { $card } es el triunfo más alto.
why-suit = Baza para **{ $winner }**: { $card } es la más alta del palo.
why-only-number = Baza para **{ $winner }**: { $card } es el único número.
why-escapes = Baza para **{ $winner }**: todo huidas, y { $card } fue la primera.
bonus-captured = { $cards } { $points }
bonus-if-exact = Bonificación si acierta el envite: { $bonuses }
bonus-lost = bonificación perdida: { $bonuses }
bonus-counting-per-trick = (aquí las capturas cuentan una vez por baza; por carta serían { $other })
bonus-counting-per-card = (aquí cuenta cada carta capturada; una vez por baza sería { $other })

## The score sheet
sheet-title = Mano { $round } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
sheet-bid-won = e/b
sheet-bid = env
sheet-bonus = bon
sheet-total = tot
podium-captain =
    { $count ->
        [one] 🏴‍☠️ ¡**{ $players }**, Capitán de los Siete Mares!
       *[other] 🏴‍☠️ ¡**{ $players }** comparten el título de Capitán de los Siete Mares!
    }
podium-rounds = Totales, mano a mano
award-sharpest = 🎯 Mejor puntería: { $players }, { $count ->
        [one] { $count } envite exacto
       *[other] { $count } envites exactos
    }
award-boldest = 🦁 Promesa más atrevida: { $players }, cumplió un envite de { $count }
award-hunter = 💎 Cazatesoros: { $players }, { $count } puntos de bonificación
award-shipwreck = 🪵 Naufragio más sonado: { $players }, { $count } puntos perdidos en una mano
fact-exact = { $count } de { $rounds } envites exactos

## Rules in force and options
rules-length =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } manos
    } de { $first } a { $last } cartas
rules-scoring-skull_king = recuento de Skull King
rules-captures-per_trick = capturas: una vez por baza
rules-captures-per_card = capturas: por cada carta
option-captures = Personajes capturados
option-captures-per_trick = Una vez por baza
option-captures-per_trick-why = +20 o +30 por la baza, por muchos piratas o sirenas que se capturen en ella.
option-captures-per_card = Por cada carta
option-captures-per_card-why = +20 por cada sirena y +30 por cada pirata que se captura.

## Cards of the expansions and of the older edition
suit-red = Rojo
suit-blue = Azul
suit-red-letter = R
suit-blue-letter = Z
card-kraken = Kraken
card-whale = Ballena Blanca
card-loot = Botín
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary: pirata
card-scary-mary-escape = Scary Mary: huida
why-whale = Baza para **{ $winner }**: con la Ballena Blanca solo cuentan los números, y { $card } es el más alto.
why-destroyed-kraken = El Kraken destruye la baza: no es para nadie. Abre **{ $next }**, que la habría ganado.
why-destroyed-whale = La Ballena Blanca no encuentra ningún número y destruye la baza. Abre **{ $next }**, que la jugó.
