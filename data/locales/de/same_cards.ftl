# The championship with the same cards: all tables of a round play the same deals.

format-same-cards = Gleiche Karten: alle Tische spielen dieselben Blätter
course-same-cards = Gleiche Karten: { $rounds } Runden, in denen alle Tische dieselben Blätter spielen. Du bekommst einen Punkt für alle, die du auf deinem Platz an den anderen Tischen schlägst, und einen halben bei Gleichstand. Roboter füllen die Tische.
stage-round = Runde { $round } von { $all }: { $played } von { $tables } Tischen fertig
next-round = Die nächste Runde beginnt, wenn alle Tische fertig sind.
next-last-round = Das ist die letzte Runde: Der Stand danach vergibt die Medaillen.

## A table that nobody may watch
covered-deal = Blatt { $deal }
covered-over = Gespielt: Warten auf die anderen Tische
covered-why = Andere Tische spielen dieselben Karten: Nichts ist zu sehen, bis alle fertig sind.

## Standings
standings-title = Stand
standings-head-latest = Runde
standings-score =
    { $halves ->
        [2] { $shown } Punkt
       *[other] { $shown } Punkte
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player }: { $score } (letzte Runde: { $latest }).
standings-picture-row = { $place }, { $player }: { $score }, { $latest } in der letzten Runde, { $played } gespielt
standings-legend = Einen Punkt gibt es für jeden, den man auf demselben Platz an einem anderen Tisch schlägt, einen halben bei Gleichstand. In Klammern: die letzte Runde.
standings-walkovers = Ohne Spiel die Hälfte dessen, was in einer Runde zu holen war: { $counts }
standings-told-title = Runde { $round } von { $all } ist fertig
standings-told = { $pings } · Stand von [{ $name }]({ $link })
standings-told-nobody = Stand von [{ $name }]({ $link })

## Matches
match-ended = fertig, das Ergebnis wartet auf die anderen Tische: { $players }
match-score = { $player } { $points }
mine-score = Runde { $round }: { $score } von { $most }, mit { $points }
mine-rank = Platz { $place } von { $all }
