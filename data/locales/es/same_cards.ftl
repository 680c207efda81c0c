# El campeonato con las mismas cartas: todas las mesas de una jornada juegan los mismos repartos.

format-same-cards = Mismas cartas: los mismos repartos en todas las mesas
course-same-cards = Mismas cartas: { $rounds } jornadas, y en cada una todas las mesas juegan los mismos repartos. Te llevas un punto por cada jugador al que superas en tu mismo asiento de otra mesa, y medio si empatáis. Los robots completan las mesas.
stage-round = Jornada { $round } de { $all }: { $played } de { $tables } mesas terminadas
next-round = La siguiente jornada empieza cuando acaben todas las mesas.
next-last-round = Es la última jornada: la clasificación da las medallas.

## Una mesa que nadie puede mirar
covered-deal = reparto { $deal }
covered-over = Terminada: faltan otras mesas
covered-why = Otras mesas juegan las mismas cartas: no se enseña nada hasta que acaben todas.

## Clasificación
standings-title = Clasificación
standings-head-latest = Jornada
standings-score =
    { $halves ->
        [2] { $shown } punto
       *[other] { $shown } puntos
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player }: { $score } (última jornada: { $latest }).
standings-picture-row = { $place }, { $player }: { $score }, { $latest } en la última jornada, { $played } jugadas
standings-legend = Un punto por cada jugador superado en el mismo asiento de otra mesa, medio por empate. Entre paréntesis, la última jornada.
standings-walkovers = Con la mitad de lo que se podía ganar en una jornada sin jugar: { $counts }
standings-told-title = Jornada { $round } de { $all } terminada
standings-told = { $pings } · clasificación de [{ $name }]({ $link })
standings-told-nobody = Clasificación de [{ $name }]({ $link })

## Partidas
match-ended = terminada, el resultado espera a las otras mesas: { $players }
match-score = { $player } { $points }
mine-score = Jornada { $round }: { $score } de { $most }, con { $points }
mine-rank = puesto { $place } de { $all }
