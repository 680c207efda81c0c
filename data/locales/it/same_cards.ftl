# The championship with the same cards: all tables of a round play the same deals.

format-same-cards = Stesse carte: tutti i tavoli giocano le stesse smazzate
course-same-cards = Stesse carte: { $rounds } giornate, e in ognuna tutti i tavoli giocano le stesse smazzate. Prendi un punto per ogni avversario superato al tuo stesso posto in un altro tavolo, mezzo se siete pari. I tavoli si completano coi robot.
stage-round = Giornata { $round } di { $all }: { $played ->
        [one] { $played } tavolo finito
       *[other] { $played } tavoli finiti
    } su { $tables }
next-round = La prossima giornata inizia quando hanno finito tutti i tavoli.
next-last-round = È l’ultima giornata: le medaglie le dà la classifica.

## A table that nobody may watch
covered-deal = smazzata { $deal }
covered-over = Finita: si aspettano gli altri tavoli
covered-why = Altri tavoli giocano con le stesse carte: non si mostra niente finché non hanno finito tutti.

## Standings
standings-title = Classifica
standings-head-latest = Giornata
standings-score =
    { $halves ->
        [2] { $shown } punto
       *[other] { $shown } punti
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player }: { $score } (ultima giornata: { $latest }).
standings-picture-row = { $place }, { $player }: { $score }, { $latest } nell’ultima giornata, { $played ->
        [one] { $played } giocata
       *[other] { $played } giocate
    }
standings-legend = Un punto per ogni avversario superato al tuo stesso posto in un altro tavolo, mezzo se siete pari. Tra parentesi: l’ultima giornata.
standings-walkovers = Ricevono metà di quanto si poteva vincere in una giornata non giocata: { $counts }
standings-told-title = La giornata { $round } di { $all } è finita
standings-told = { $pings } · classifica di [{ $name }]({ $link })
standings-told-nobody = Classifica di [{ $name }]({ $link })

## Matches
match-ended = finita, in attesa degli altri tavoli: { $players }
match-score = { $player } { $points }
mine-score = Giornata { $round }: { $score } su { $most }, con { $points }
mine-rank = { $place }º su { $all }
