# The championship with the same cards: all tables of a round play the same deals.

format-same-cards = Gleiche Karten: alle Tische spielen dieselben Blätter
course-same-cards = Gleiche Karten: { $rounds } Runden, in denen alle Tische dieselben Blätter spielen. Du bekommst einen Punkt für jede Person, die du auf deinem Platz an den anderen Tischen schlägst, und einen halben bei Gleichstand. Roboter füllen die Tische.
stage-round = Runde { $round } von { $all }: { $played } von { $tables } Tischen fertig
next-round = Die nächste Runde beginnt, wenn alle Tische fertig sind.
next-last-round = Das ist die letzte Runde: Der Stand danach vergibt die Medaillen.

## A table that nobody may watch
covered-deal = Blatt { $deal }
covered-over = Fertig! Jetzt fehlen noch die anderen Tische
covered-why = Andere Tische spielen mit denselben Karten: Zu sehen gibt es erst etwas, wenn alle fertig sind.

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
standings-picture-row = { $place }. { $player }: { $score }, { $latest } in der letzten Runde, { $played } gespielt
standings-legend = Einen Punkt gibt es für jede Person, die man auf demselben Platz an einem anderen Tisch schlägt, einen halben bei Gleichstand. In Klammern: die letzte Runde.
standings-walkovers = Ohne Spiel die Hälfte dessen, was in einer Runde zu holen war: { $counts }
standings-told-title = Runde { $round } von { $all } ist fertig
standings-told = { $pings } · Der Stand im Turnier [{ $name }]({ $link })
standings-told-nobody = Der Stand im Turnier [{ $name }]({ $link })

## Matches
match-ended = { $players }: fertig, das Ergebnis kommt, wenn alle Tische fertig sind
match-score = { $player } { $points }
mine-score = Runde { $round }: { $score } von { $most } ({ $points })
mine-rank = Platz { $place } von { $all }
