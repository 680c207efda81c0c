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
suit-green-of = verde
suit-yellow-of = amarillo
suit-purple-of = morado
suit-black-of = negro
card-number = { $number } { $suit }
card-escape = Huida
card-mermaid = Sirena
card-skull-king = Skull King
card-tigress = Tigresa
card-tigress-pirate = Tigresa como pirata
card-tigress-escape = Tigresa como huida
card-pirate-rosie = Rosie de Laney
card-pirate-bendt = El bandido Bendt
card-pirate-rascal = Bribón de Roatán
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry, el Gigante

## The table
sk-title = Skull King · mano { $round } de { $rounds }
sk-title-scored = Skull King · { $round } de { $rounds } manos jugadas
sk-title-over = Skull King · puntuación final, gana la más alta
sk-lot = Sorteando quién reparte primero…
sk-cry-modern = ¡Ron! ¡Ron! ¡Ron!
sk-cry-legacy = ¡YO-HO-HO!
sk-even = Los envites suman justo las bazas que hay: aún pueden acertar todos.
sk-over-bid = Se envidan { $bids } bazas y solo hay { $tricks }: alguien fallará su envite.
sk-over-bid-open = Se envidan { $bids } bazas y solo hay { $tricks }.
sk-under-bid =
    { $bids ->
        [one] Se envida { $bids } baza y hay { $tricks }: alguien se llevará de más.
       *[other] Se envidan { $bids } bazas y hay { $tricks }: alguien se llevará de más.
    }
sk-under-bid-open =
    { $bids ->
        [one] Se envida { $bids } baza y hay { $tricks }.
       *[other] Se envidan { $bids } bazas y hay { $tricks }.
    }
sk-trick = baza { $number } de { $tricks }
sk-leader = { $player } empieza la primera baza
sk-leader-you = Tú empiezas la primera baza
sk-line-bid = envite { $bid }, { $won ->
        [one] { $won } baza
       *[other] { $won } bazas
    }
sk-line-taken = bazas: { $won } de { $bid }
sk-table-player = Jugador
sk-table-bid = dijo
sk-score-took = hizo
sk-score-points = pts
sk-points = Puntos
sk-bids = Los envites
sk-pad-round = Puntos de esta mano: { $points }.
sk-pirate-named = { $card } (pirata)
sk-last-trick = Baza anterior: { $told }
sk-taken = **{ $player }** se la llevó { $why }
sk-taken-you = **Tú** te la llevaste { $why }
sk-took-last = **{ $player }** se llevó la baza anterior { $why }
sk-took-last-you = **Tú** te llevaste la baza anterior { $why }

## The first line of every screen
sk-head-bids = Envidáis todos: van { $count } de { $seats }
sk-head-bids-left =
    { $missing ->
        [one] Falta el envite de { $players }
       *[other] Faltan los envites de { $players }
    }
sk-what-bid =
    { $tricks ->
        [one] **Un envite:** si te llevarás o no la única baza.
       *[other] **Un envite:** cuántas de las { $tricks } bazas te llevarás.
    }
sk-head-bid-you =
    { $cards ->
        [one] Te toca: ¿te llevarás la única baza?
       *[other] Te toca: ¿cuántas de las { $cards } bazas te llevarás?
    }
sk-head-bid-in = Has envidado { $bid }: espera a los demás
sk-head-loads = ¿Seguro o arriesgado? Van { $count } de { $seats }
sk-head-loads-left =
    { $missing ->
        [one] Falta que { $players } elija: seguro o arriesgado
       *[other] Falta que elijan { $players }: seguro o arriesgado
    }
sk-head-load-you = Te toca: elige seguro o arriesgado
sk-head-load-in = { $load }: espera a los demás
sk-head-rosie = Le toca a { $player } elegir quién empieza la siguiente baza
sk-head-rosie-you = Te toca: elige quién empieza la siguiente baza
sk-head-bendt = Le toca a { $player } descartarse
sk-head-bendt-you =
    { $count ->
        [one] Te toca: descarta { $count } carta
       *[other] Te toca: descarta { $count } cartas
    }
sk-head-rascal = Le toca a { $player } apostar por su envite
sk-head-rascal-you = Te toca: apuesta por tu envite
sk-head-harry = Le toca a { $player } mantener o cambiar su envite
sk-head-harry-you = Te toca: mantén o cambia tu envite
sk-head-scored = Mano { $round } terminada
sk-head-scored-led =
    { $count ->
        [one] Tras la mano { $round } va en cabeza { $players }
       *[other] Tras la mano { $round } van en cabeza { $players }
    }

## The panel
panel-bid-changeable = Puedes cambiarlo hasta que todos hayan envidado.
panel-own =
    { $more ->
        [one] Envidaste { $bid ->
            [one] { $bid } baza
           *[other] { $bid } bazas
        }, llevas { $won }: falta { $more }.
       *[other] Envidaste { $bid } bazas, llevas { $won }: faltan { $more }.
    }
panel-own-enough =
    { $bid ->
        [one] Envidaste { $bid } baza y ya la tienes: intenta no llevarte otra.
       *[other] Envidaste { $bid } bazas y ya las tienes: intenta no llevarte más.
    }
panel-own-none = Envidaste 0 bazas y no llevas ninguna: intenta seguir así.
panel-own-over =
    { $bid ->
        [one] Envidaste { $bid } baza, llevas { $won }: { $over ->
            [one] sobra { $over }
           *[other] sobran { $over }
        }.
       *[other] Envidaste { $bid } bazas, llevas { $won }: { $over ->
            [one] sobra { $over }
           *[other] sobran { $over }
        }.
    }
panel-own-bid =
    { $bid ->
        [one] Envidaste { $bid } baza.
       *[other] Envidaste { $bid } bazas.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **Una baza:** una carta por cabeza; la más fuerte suele llevárselas.
       *[no] **Una baza:** una carta por cabeza; la más fuerte se las lleva.
    }
sk-not-now = Estas no se pueden jugar ahora, porque tienes el palo { $suit }: { $cards }
sk-why-bid = **Si aciertas:** +20 por baza.
sk-why-bid-wrong = **Si fallas:** −10 por baza de más o de menos.
sk-why-bid-zero = **Con 0:** +{ $zero }, o −{ $zero } si te llevas alguna.
sk-why-bid-rascal = **Si aciertas:** +{ $full }. **Si te sobra o te falta una:** +{ $half }. Si no, nada.
sk-ranks = **Las más fuertes:** el Skull King gana a los piratas, los piratas a las sirenas y las sirenas al Skull King. { $whale ->
        [yes] Si no se juega la Ballena Blanca, todos ganan a los números y el negro gana a los demás palos.
       *[no] Todos ganan a los números. El negro gana a los demás palos.
    }
sk-letters = **Letras en las cartas:** { $suits }.
sk-pirates-held = **Piratas en tu mano:** { $pirates }.
sk-scored-next = Nada que hacer: la mano siguiente llega en otro mensaje, más abajo.
sk-next = Nada que hacer: la siguiente mano empieza sola

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] una sirena
        [king] el Skull King
        [pirate] un pirata
        [escape] una huida
        [loot] un botín
        [tigress] la { $card }
       *[other] { $card }
    }
why-king = con { $card }, que gana a todo lo que hay.
why-king-pirate = con { $card }, que captura a todo pirata de la baza.
why-mermaid-king = con { $card }, que captura al Skull King.
why-mermaid = con { $card }, que gana a todos los números.
why-mermaid-first = con { $card }, la primera que se jugó.
why-pirate = con { $card }, que gana a números y sirenas.
why-pirate-first = con { $card }, que llegó antes que los demás piratas.
why-trump = con el { $card }, el negro más alto: el negro gana a los demás palos.
why-suit = con el { $card }: la baza empezó con { $suit } y este era el más alto.
why-first-suit = con el { $card }: el primer número fue { $suit } y este era el más alto.
why-only-number = con el { $card }, el único número.
why-escapes = con { $card }: solo había huidas y gana la primera.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] el { $cards }
        [mermaid] la { $cards }
        [king] al { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = con el extra por capturar { $bonuses }
bonus-if-exact = Extra si acierta el envite: { $bonuses }
bonus-lost = sin extra por { $bonuses }: envite fallado
bonus-counting-per-trick = (aquí las capturas cuentan una vez por baza; por carta serían { $other })
bonus-counting-per-card = (aquí cuenta cada carta capturada; una vez por baza sería { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = La baza empezó con { $suit }: gana el { $suit } más alto, salvo que un negro o una carta especial lo cambie.
sk-open-first-suit = El primer número es { $suit }: gana el { $suit } más alto, salvo que un negro o una carta especial lo cambie.
sk-open-trump = El negro gana a los demás palos: gana el más alto, salvo que una carta especial lo cambie.
sk-open-escape = Una huida pierde contra todo lo demás.
sk-open-escape-first = Entre varias huidas gana la primera, mientras no salga otra cosa.
sk-open-pirate = Un pirata gana a números y sirenas, pero no al Skull King.
sk-open-pirate-first = Entre piratas gana el primero, salvo que llegue el Skull King.
sk-open-mermaid = Una sirena gana a los números y al Skull King, pero no a los piratas.
sk-open-mermaid-first = Entre dos sirenas gana la primera, salvo que llegue un pirata.
sk-open-mermaid-king = Una sirena gana al Skull King.
sk-open-king = El Skull King gana a números y piratas, pero no a las sirenas.
sk-open-whale = Con la Ballena Blanca solo cuentan los números: va por delante el más alto.
sk-open-whale-alone = La Ballena Blanca destruye la baza si no se juega ningún número.
sk-open-kraken = Así como está, el Kraken destruye esta baza: no es para nadie.

## What a special card does, beside the hand
sk-gloss-kraken = nadie se lleva la baza, salvo que después salga la Ballena Blanca.
sk-gloss-whale = se lleva la baza el número más alto, sea del color que sea; sin números, nadie.
sk-gloss-loot = una huida; tú y quien se lleve la baza ganáis +20 cada uno si ambos acertáis el envite.
sk-gloss-wild = la juegas como pirata o como huida (que pierde la baza).
sk-gloss-king = gana a números y piratas, pierde contra las sirenas.
sk-gloss-mermaid = gana a los números y al Skull King, pierde contra los piratas.
sk-gloss-pirate = gana a números y sirenas, pierde contra el Skull King.
sk-gloss-escape = pierde contra las demás cartas; si todos juegan huidas, gana la primera.
sk-gloss-power = { $told }, si esta carta se lleva la baza.

## The score sheet
sheet-title = Mano { $round } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
sheet-bid-won = env/baz
sheet-bid = envite
sheet-bonus = extra
sheet-round = mano
sheet-total = total
sheet-legend = { sheet-bid-won }: bazas envidadas y ganadas · { sheet-bid }: puntos por el envite · { sheet-bonus }: todos los demás puntos · { sheet-round }: puntos de la mano · { sheet-total }: puntos hasta ahora
own-bid = **Mano { $round }.** Envidaste { $bid } y te llevaste { $won ->
        [one] { $won } baza
       *[other] { $won } bazas
    }: { $points }.
own-bid-changed = **Mano { $round }.** Envidaste { $bid }, con Harry fueron { $final } y te llevaste { $won ->
        [one] { $won } baza
       *[other] { $won } bazas
    }: { $points }.
own-bonus = { $points } extra
own-bonus-lost = Pierdes tus extras.
own-loot = { $points } por alianzas
own-wager = { $points } por tu apuesta
podium-captain =
    { $count ->
        [one] 🏴‍☠️ ¡Gana **{ $players }**!
       *[other] 🏴‍☠️ ¡Ganan **{ $players }**!
    }
podium-captain-you =
    { $count ->
        [one] 🏴‍☠️ ¡Ganas!
       *[other] 🏴‍☠️ ¡Ganas con **{ $players }**!
    }
sk-captain =
    { $count ->
        [one] ¡Capitán de los Siete Mares!
       *[other] ¡Capitanes de los Siete Mares!
    }
podium-rounds = Totales, mano a mano
podium-rounds-legend = A la izquierda, la mano; bajo cada nombre, los puntos hasta entonces.
podium-after = Tras la mano { $round }: { $totals }.
award-sharpest = 🎯 **Mejor puntería:** { $players }, { $count ->
        [one] { $count } envite exacto
       *[other] { $count } envites exactos
    }
award-boldest = 🦁 **Envite cumplido más atrevido:** { $players }, con un { $count }
award-hunter = 💎 **Cazatesoros:** { $players }, { $count } puntos extra
award-shipwreck = ⚓ **Naufragio más sonado:** { $players }, { $count } puntos perdidos en una mano
fact-exact = { $count } de { $rounds } envites exactos
record-exact = Envites exactos
record-exact_0 = Envites de 0 cumplidos
record-captures = Cartas especiales capturadas
record-biggest = Mejor ronda
sk-stats-exact =
    { $part ->
        [one] { $part } de { $whole } envites fue exacto: tantas bazas como las envidadas ({ $percent }).
       *[other] { $part } de { $whole } envites fueron exactos: tantas bazas como las envidadas ({ $percent }).
    }
sk-stats-size = Envites de { $bid }
stats-further-skull-king = Envites por número de bazas

## Cards of the expansions and of the older edition
suit-red = Rojo
suit-blue = Azul
suit-red-letter = R
suit-blue-letter = Z
suit-red-of = rojo
suit-blue-of = azul
card-kraken = Kraken
card-whale = Ballena Blanca
card-loot = Botín
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary como pirata
card-scary-mary-escape = Scary Mary como huida
why-whale = con el { $card }, el número más alto: con la Ballena Blanca no cuenta nada más.
why-destroyed-kraken = El Kraken destruye la baza: no es para nadie.
why-destroyed-whale = La Ballena Blanca no encuentra ningún número y destruye la baza.
sk-moment-capture = Baza anterior: ¡captura!
sk-moment-kraken = Baza anterior: ¡el Kraken!
sk-moment-whale = Baza anterior: ¡la Ballena Blanca!

## Short names for buttons, and Graybeard
card-pirate = Pirata
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Bendt
card-pirate-rascal-short = Bribón
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Barbagrís
ghost-joins = Con dos a bordo, el fantasma de Barbagrís se sienta de tercero y descubre sus cartas él solo.
sk-ghost =
    { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    } · { $cards ->
        [one] le queda { $cards } carta
       *[other] le quedan { $cards } cartas
    }

## Loads, powers and alliances
load-grapeshot = Metralla
load-cannonball = Bala de cañón
load-button-grapeshot = Metralla: seguro
load-button-cannonball = Bala de cañón: arriesgado
sk-extra-round = 🤝 Empate en cabeza: se decide en otra mano.
power-rosie = ⚔️ Rosie (pirata): **{ $player }** elige que la próxima baza la empiece **{ $named }**.
power-rosie-you = ⚔️ Rosie (pirata): eliges que la próxima baza la empiece **{ $named }**.
power-rosie-named = ⚔️ Rosie (pirata): **{ $player }** elige que la próxima baza la empieces tú.
power-rosie-kept = ⚔️ Rosie (pirata): **{ $player }** elige empezar también la próxima baza.
power-rosie-kept-you = ⚔️ Rosie (pirata): eliges empezar también la próxima baza.
power-rosie-due = **Rosie de Laney** (pirata): **{ $player }** elige quién empieza la próxima baza.
power-rosie-due-you = **Rosie de Laney** (pirata): eliges quién empieza la próxima baza.
power-bendt = ⚔️ Bendt (pirata): { $count ->
        [0] no queda nada que robar para **{ $player }**: se repartió todo.
        [1] **{ $player }** roba 1 y descarta 1 boca abajo.
       *[other] **{ $player }** roba { $count } y descarta otras tantas boca abajo.
    }
power-bendt-you =
    ⚔️ Bendt (pirata): { $count ->
        [0] no queda nada que robar para ti: se repartió todo.
        [1] has robado 1 y descartado 1 boca abajo.
       *[other] has robado { $count } y descartado otras tantas boca abajo.
    }
power-bendt-due = **El bandido Bendt** (pirata): **{ $player }** ha robado y elige qué descartar.
power-bendt-due-you = **El bandido Bendt** (pirata): has robado y eliges qué descartar.
power-rascal = ⚔️ Bribón (pirata): **{ $player }** { $wager ->
        [0] no apuesta nada.
       *[other] apuesta { $wager } a clavar el envite.
    }
power-rascal-you =
    ⚔️ Bribón (pirata): { $wager ->
        [0] no apuestas nada.
       *[other] apuestas { $wager } a clavar el envite.
    }
power-rascal-due = **Bribón de Roatán** (pirata): **{ $player }** puede apostar 0, 10 o 20 a clavar el envite.
power-rascal-due-you = **Bribón de Roatán** (pirata): puedes apostar 0, 10 o 20 a clavar el envite.
power-juanita = ⚔️ Juanita (pirata): { $count ->
        [0] no quedan cartas sin repartir que enseñar a **{ $player }**.
       *[other] solo **{ $player }** ve las cartas sin repartir ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (pirata): { $count ->
        [0] no quedan cartas sin repartir que enseñarte.
       *[other] solo tú ves las cartas sin repartir ({ $count }).
    }
power-harry = ⚔️ Harry (pirata): **{ $player }** podrá subir o bajar su envite en uno tras la última baza.
power-harry-you = ⚔️ Harry (pirata): podrás subir o bajar tu envite en uno tras la última baza.
power-harry-due = La mano ha terminado, salvo un cambio: **Harry, el Gigante** (pirata) deja a **{ $player }** subir o bajar su envite en uno antes de los puntos.
power-harry-due-you = La mano ha terminado, salvo un cambio: **Harry, el Gigante** (pirata) te deja subir o bajar tu envite en uno antes de los puntos.
power-late = { $card } llega tarde: este poder ya no sirve tras la última baza.
alliance-made = 💰 **{ $one }** y **{ $two }** son aliados: +20 para cada cual si ambos aciertan.
alliance-made-you = 💰 **{ $ally }** y tú sois aliados: +20 para cada cual si ambos acertáis.
alliance-none = 💰 De este botín no sale ninguna alianza.
alliance-none-other = 💰 Del otro botín no sale ninguna alianza.
store-loot = 🤝 Alianzas: { $pairs }
store-wager = 🎲 **{ $player }** apuesta { $wager } a clavar el envite
store-wager-you = 🎲 Apuestas { $wager } a clavar el envite
store-harry = ⚖️ Harry (pirata): **{ $player }** aún podrá cambiar su envite en uno
store-harry-you = ⚖️ Harry (pirata): aún podrás cambiar tu envite en uno

## What the panel asks
panel-bid-menu = Elige tu envite
panel-play-menu = Elige qué carta jugar
panel-load = Elige cómo puntúa tu envite en esta mano. Lo que elige cada cual se descubre a la vez.
panel-load-changeable = Puedes cambiar tu elección hasta que todos hayan elegido.
panel-load-why = **Metralla (seguro):** exacto +{ $full }, una baza { $zero ->
        [yes] de más
       *[no] de más o de menos
    } +{ $half }; si no, 0.
panel-load-ball = **Bala de cañón (arriesgado):** exacto +{ $ball }; si no, 0.
panel-load-bonus = Puntos extra por capturar cartas: todos si aciertas, la mitad con metralla si fallas por una baza; si no, ninguno.
panel-rosie = **Rosie de Laney** (pirata) se llevó la baza por ti: eliges tú.
panel-rosie-self = Yo
panel-bendt = **El bandido Bendt** (pirata) te trae: { $cards }. Ahora descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } boca abajo; las nuevas también valen.
panel-bendt-menu = Elige { $count } para descartar
panel-drawn = Recién robada
panel-rascal = **Bribón de Roatán** (pirata) te ha dado la baza. Ganas lo apostado si clavas el envite y lo pierdes si no.
panel-harry =
    Envidaste { $bid } y te llevaste { $won ->
        [one] { $won } baza
       *[other] { $won } bazas
    }.
panel-harry-why = **Harry, el Gigante** (pirata) te deja subirlo o bajarlo en 1.
panel-harry-with = { $made } ({ $points } puntos)
panel-harry-keep = Mantener { $bid }
sk-made-bid = envite de { $bid }
sk-made-load-grapeshot = metralla
sk-made-load-cannonball = bala de cañón
sk-sure-bid = ¿Envidas { $bid }? Es el último envite: ahora se verán todos.
sk-sure-load-grapeshot = ¿Cargas metralla? Solo faltas tú: ahora se verá lo que ha cargado cada uno.
sk-sure-load-cannonball = ¿Cargas una bala de cañón? Solo faltas tú: ahora se verá lo que ha cargado cada uno.
sk-sure-play = ¿Juegas esta carta: { $card }?
sk-sure-lead = ¿Que { $player } empiece la próxima baza?
sk-sure-lead-self = ¿Empiezas tú la próxima baza?
sk-sure-discard = ¿Descartas { $card }?
sk-sure-discard-two = ¿Descartas { $first } y { $second }?
sk-sure-wager = ¿Apuestas { $points } puntos a tu envite?
sk-sure-wager-none = ¿No apuestas nada?
sk-sure-adjust = ¿Cambias tu envite de { $bid } a { $final }?
sk-sure-adjust-keep = ¿Dejas tu envite en { $bid }?
panel-free-lead = Cualquier carta puede empezar una baza.
panel-free-open = Aún no se ha jugado ningún número, así que puedes jugar cualquier carta.
panel-free-began =
    La baza empezó con { $kind ->
        [mermaid] una sirena
        [king] el Skull King
        [kraken] el Kraken
        [whale] la Ballena Blanca
       *[other] un pirata
    }, así que puedes jugar cualquier carta.
panel-free-before =
    Antes que ningún número salió { $kind ->
        [mermaid] una sirena
        [king] el Skull King
        [kraken] el Kraken
        [whale] la Ballena Blanca
       *[other] un pirata
    }, así que puedes jugar cualquier carta.
panel-none-beats = Tal como está, no ganas esta baza con ninguna de las cartas que puedes jugar.
panel-none-beats-last = Juegas al final y no ganas esta baza con ninguna de las cartas que puedes jugar.
panel-free-void = No tienes nada del palo { $suit }: puedes jugar cualquier carta.
panel-free-all = Todas tus cartas valen en esta baza: puedes jugar la que quieras.
panel-stock = Juanita (pirata) te enseña lo no repartido
panel-stock-none = Ninguna: se repartió todo.
replay-undealt = Sin repartir, a la vista por Juanita Jade

## More reasons, and the judge
why-pirate-mermaid = con { $card }, que captura a las sirenas de la baza.
why-pirate-mermaid-first = con { $card }, que llegó antes que los demás piratas y captura a las sirenas de la baza.
why-whale-first = con el { $card }, que llegó antes que su igual: con la Ballena Blanca solo cuentan los números.
why-next-kraken = **{ $next }**, que la habría ganado, empieza la siguiente.
why-next-kraken-you = La habrías ganado tú, así que empiezas la siguiente.
why-next-whale = **{ $next }**, que la jugó, empieza la siguiente.
why-next-whale-you = La jugaste tú, así que empiezas la siguiente.
why-second-leviathan = De los dos leviatanes solo actúa el segundo; el primero es una huida más.
why-ghost = Barbagrís la aparta: no da puntos a nadie.
bonus-if-near = Extra, entero si acierta y la mitad si falla por una: { $bonuses }
bonus-half = { $bonuses }, pero solo cuenta la mitad: { $points }
bonus-counting-edition = (en esta edición cuenta cada carta capturada)
hit-direct = impacto directo
hit-near = golpe de refilón
hit-miss = tiro errado
sheet-loot = alianza con { $player } +20
sheet-loot-you = alianza contigo +20
sheet-loot-lost = alianza con { $player } fallida
sheet-loot-lost-you = alianza contigo fallida
sheet-wager = apuesta { $points }
sheet-harry = Harry cambió el envite de { $bid } a { $final }
sheet-harry-kept = envite sin cambios, aunque Harry podía cambiarlo
ruling-title = El dictamen
ruling-player = Jugador { $number }
ruling-leads = Empieza la siguiente: **{ $player }**
ruling-count = Escribe las cartas de una baza en el orden en que se jugaron, con comas: de { $least } a { $most }.
ruling-count-exactly = Escribe las { $count } cartas de una baza en el orden en que se jugaron, con comas.
ruling-unknown = No conozco esta carta: { $card }.
ruling-elsewhere = En esta edición no hay esta carta: { $card }.
ruling-instead = En su lugar valdría: { $cards }.
ruling-known = Conozco los palos con su número, los nombres, las letras y los signos; por ejemplo verde 7, A3, Rosie, sirena.
ruling-twice =
    { $count ->
        [one] De esta carta solo hay una en la baraja: { $card }.
       *[other] De estas solo hay { $count } en la baraja: { $card }.
    }
ruling-power = El poder de { $card } se usa enseguida, salvo si era la última baza.
ruling-power-nameless = Un pirata con nombre usa su poder.
ruling-power-harry = El poder de { $card } llega tras la última baza de la mano: quien ganó puede entonces cambiar su envite en uno.
ruling-power-rascal = El poder de { $card } se usa enseguida. Si era la última baza, solo donde las reglas de la casa permitan apostar entonces.
ruling-power-always = El poder de { $card } se usa enseguida, también tras la última baza.
ruling-if-powers = { $told } Solo donde se juega con poderes.
ruling-depends = Esto depende de **{ $option }**:
ruling-else = nada más
ruling-either = Igual en las dos ediciones
ruling-table = Según las reglas de tu mesa de aquí
ruling-wild = Di cómo se jugó: { $pirate } o { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = loro, papagayo
also-yellow = amarilla, cofre del tesoro, cofre
also-purple = morada, violeta, mapa pirata, mapa
also-black = negra, bandera pirata, bandera negra, bandera, triunfo
also-red = roja
also-blue = azules
also-escape = escape, bandera blanca, escapada
also-pirate = corsario, bucanero
also-mermaid = sirenita
also-king = rey, rey calavera, rey pirata, calavera
also-kraken = pulpo, calamar
also-whale = ballena
also-loot = tesoro
also-tigress = tigre
also-scary-mary = mary
also-pirate-rosie = rosie, laney
also-pirate-bendt = bendt, bandido
also-pirate-rascal = bribón, roatán, rascal
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, gigante
also-fillers = el, la, los, las, un, una, unos, unas, de, del, como, y, e, d, l

## Words-only style
words-must-follow = Ahora no: { $cards }, porque tienes cartas del palo { $suit } y debes seguirlo.
words-bid = Envidar { $bid }
words-wager = Apostar { $points }
words-adjust = { $way ->
        [up] Subirlo a { $bid }
       *[down] Bajarlo a { $bid }
    }
words-load = { $player } ha cargado: { $load }.
words-load-you = Has cargado: { $load }.
words-line = { $player } envidó { $bid } y se llevó { $won }: { $points } puntos, total { $total }.
words-line-you = Envidaste { $bid } y te llevaste { $won }: { $points } puntos, total { $total }.
words-line-bonus = { $player } envidó { $bid } y se llevó { $won }: { $scored } por el envite y { $extra } aparte, así que { $points } puntos en esta mano, total { $total }.
words-line-bonus-you = Envidaste { $bid } y te llevaste { $won }: { $scored } por el envite y { $extra } aparte, así que { $points } puntos en esta mano, total { $total }.

## La imagen de una ronda
sk-short-bid =
    { $cards ->
        [one] ¿Te llevarás la baza?
       *[other] ¿Cuántas bazas de { $cards }?
    }
sk-short-lead = Elige quién empieza
sk-short-discard = Descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
sk-short-wager = Apuesta por tu envite
sk-short-adjust = Conserva o cambia tu envite
sk-short-load = ¿Puntos seguros o arriesgados?
sk-bid-line = Exacto: +20 por baza · fallo: −10 cada una · cero: ±{ $zero }
sk-bid-line-rascal = Exacto: +{ $full } · por una: +{ $half }
sk-ribbon-bids = { $cry } Envites: { $bids } en total para { $tricks ->
        [one] 1 baza
       *[other] { $tricks } bazas
    }
sk-ribbon-kraken = El kraken se lo traga todo
sk-ribbon-whale = La ballena lo hunde todo

## La imagen de un resultado
sk-scored-own = Mano { $round }: { $points } para ti
sk-scored-aim = Gana el total más alto
sk-scored-took = bazas
sk-scored-figure = { $won } de { $bid }
sk-scored-round = puntos
sk-chip-bonus = extra
sk-chip-loot = botín
sk-chip-wager = apuesta
sk-broke-over = Una de más: envidaste { $bid } y ya llevas { $won }.
sk-broke-under = No quedaban bastantes: envidaste { $bid }, llevabas { $won } y quedaban { $left }.
