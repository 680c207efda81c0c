# Hojas de puntos: partidas con cartas de verdad, anotadas ronda a ronda.

name-scorepad = hoja
about-scorepad = Lleva los puntos de una partida con cartas de verdad

pad-form-open = Hoja para cartas de verdad
pad-members = ¿Quién juega?
pad-names = ¿Quién más, sin Discord?
pad-names-hint = Nombres separados por comas: Abuelo, Rosi
pad-extras = También en juego
pad-extra-powers = Poderes de los piratas
pad-extra-rascal = Recuento del Bribón
pad-extra-cannon_loads = Recuento del Bribón con cargas de cañón
pad-extra-per_card = Las capturas cuentan por carta
pad-extra-extra_hand = Un empate se decide con rondas extra
pad-end = Duración
pad-end-100 = A 100 puntos
pad-end-50 = A 50 puntos (cuatro jugadores)
pad-end-4 = Cuatro rondas (cuatro jugadores)
pad-end-8 = Ocho rondas (cuatro jugadores)

pad-title = Hoja de puntos: { $game }
pad-about = { $game } con cartas de verdad
pad-won =
    { $count ->
        [one] 🏆 Gana { $players }
       *[other] 🏆 Ganan { $players }
    }
pad-next = Ahora: ronda { $round }{ $cards ->
        [0] { "" }
        [one] , { $cards } carta
       *[other] , { $cards } cartas
    }. Puede anotar cualquiera que juegue.
pad-complete = Están todas las rondas. Con **Terminar** pasa a ser una partida; hasta entonces podéis corregir.
pad-asleep = Hace una semana que nadie anota: la hoja duerme.
pad-wrote-round = { $player } anotó la ronda { $round } { $moment }
pad-corrected-round = { $player } corrigió la ronda { $round } { $moment }
pad-wrote = { $player } la anotó { $moment }
pad-corrected = { $player } la corrigió { $moment }
pad-alt = La hoja de puntos. { $results }.
pad-discarded = La hoja de puntos ({ $game }) se guardó antes de la primera ronda.
pad-ended = Ya es la partida **{ $match }**, en /{ name-history } y con la marca de cartas de verdad.
pad-no-replay = Se jugó en una mesa de verdad: nadie anotó las cartas, así que no hay repetición, ni comprobación del reparto, ni análisis.
pad-round = Ronda { $round }
pad-correct = Ver una ronda, corregirla, añadir bonus
button-pad-next = Ronda { $round }
button-pad-end = Terminar
button-pad-wake = Seguir
button-pad-again = Volver al formulario
button-pad-skull-king = Envites y bazas
button-pad-hearts = Puntos
pad-bonus = Poner o cambiar los bonus de…

pad-order = En este orden: { $names }
pad-bids = Envites ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
pad-tricks = Bazas ganadas ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
pad-cannonball = ¿Quién cargó bala de cañón?
pad-taken = Puntos recogidos (26 en total)
pad-bonus-title = Ronda { $round }: { $player }
pad-cards = Capturas
pad-took-king = El Skull King, con una sirena
pad-pirates = Piratas, con el Skull King
pad-pirates-count =
    { $count ->
        [0] Ninguno
       *[other] { $count }
    }
pad-mermaids = Sirenas, con un pirata
pad-mermaids-0 = Ninguna
pad-mermaids-1 = Una
pad-mermaids-2 = Dos en una baza
pad-mermaids-1-and-1 = Dos en dos bazas
pad-allies = Alianza por botín con
pad-ally-twice = { $player }, dos veces
pad-powers = Poderes usados
pad-power-wager-10 = Rascal: apuesta de 10
pad-power-wager-20 = Rascal: apuesta de 20
pad-power-harry-1 = Harry: una más
pad-power-harry-minus-1 = Harry: una menos

ask-pad-end = ¿Terminar la hoja de puntos ({ $game })?
ask-pad-empty = No hay nada anotado: se guarda sin más.
ask-pad-final = Pasa a ser una partida con estos resultados; después nadie puede corregirla.
ask-pad-counts = Cuenta para las clasificaciones del servidor.
ask-pad-setting = No cuenta para las clasificaciones: los moderadores pueden cambiarlo en /{ name-server } { name-settings }.
ask-pad-early = Faltan rondas, así que no cuenta para las clasificaciones.
button-ask-pad-end = Terminar
history-real = cartas de verdad

server-boards-page = Clasificaciones
server-pads = Partidas con cartas de verdad
server-pads-short = Cartas de verdad
server-pads-why = Si las partidas de una hoja de puntos cuentan para las clasificaciones y la temporada. Las anota quien juega; nadie comprueba las cartas.
server-pads-on = Cuentan
server-pads-off = No cuentan
