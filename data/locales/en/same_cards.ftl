# The championship with the same cards: all tables of a round play the same deals.

format-same-cards = Same cards: all tables play the same deals
course-same-cards = Same cards: { $rounds } rounds, in each of which all tables play the same deals. You score a point for everybody you beat in your own seat at the other tables, and half a point for a tie. Robots fill the tables.
stage-round = Round { $round } of { $all }: { $played } of { $tables } tables done
next-round = The next round begins when all tables are done.
next-last-round = This is the last round: the standings give the medals.

## A table that nobody may watch
covered-deal = deal { $deal }
covered-over = Played: waiting for the other tables
covered-why = Other tables play the same cards: nothing is shown until all are done.

## Standings
standings-title = Standings
standings-head-latest = Round
standings-score =
    { $halves ->
        [2] { $shown } point
       *[other] { $shown } points
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player }: { $score } (last round: { $latest }).
standings-picture-row = { $place }, { $player }: { $score }, { $latest } in the last round, { $played } played
standings-legend = A point for everybody outscored in the same seat at another table, half for a tie. In brackets: the last round.
standings-walkovers = Given half of what could be won in a round without play: { $counts }
standings-told-title = Round { $round } of { $all } is done
standings-told = { $pings } · standings of [{ $name }]({ $link })
standings-told-nobody = Standings of [{ $name }]({ $link })

## Matches
match-ended = done, the result waits for the other tables: { $players }
match-score = { $player } { $points }
mine-score = Round { $round }: { $score } of { $most }, with { $points }
mine-rank = place { $place } of { $all }
