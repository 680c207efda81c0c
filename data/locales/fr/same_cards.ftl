# Le championnat avec les mêmes cartes : toutes les tables d’une journée jouent les mêmes donnes.

format-same-cards = Mêmes cartes : les mêmes donnes à toutes les tables
course-same-cards = Mêmes cartes : { $rounds } journées, et à chacune toutes les tables jouent les mêmes donnes. Tu marques un point par joueur que tu bats à la même place d’une autre table, et un demi en cas d’égalité. Des robots complètent les tables.
stage-round = Journée { $round } sur { $all } : { $played ->
        [one] { $played } table finie
       *[other] { $played } tables finies
    } sur { $tables }
next-round = La journée suivante commence quand toutes les tables ont fini.
next-last-round = C’est la dernière journée : le classement donne les médailles.

## Une table que personne ne peut regarder
covered-deal = donne { $deal }
covered-over = Finie : on attend les autres tables
covered-why = D’autres tables jouent les mêmes cartes : rien n’est montré avant qu’elles aient toutes fini.

## Classement
standings-title = Classement
standings-head-latest = Journée
standings-score =
    { $halves ->
        [0] { $shown } point
        [1] { $shown } point
        [2] { $shown } point
        [3] { $shown } point
       *[other] { $shown } points
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player } : { $score } (dernière journée : { $latest }).
standings-picture-row = { $place }, { $player } : { $score }, dont { $latest } à la dernière journée, { $played } jouées
standings-legend = Un point par joueur battu à la même place d’une autre table, un demi en cas d’égalité. Entre parenthèses, la dernière journée.
standings-walkovers = La moitié de ce qu’on pouvait gagner, pour une journée sans jouer : { $counts }
standings-told-title = Journée { $round } sur { $all } terminée
standings-told = { $pings } · classement de [{ $name }]({ $link })
standings-told-nobody = Classement de [{ $name }]({ $link })

## Parties
match-ended = finie, le résultat attend les autres tables : { $players }
match-score = { $player } { $points }
mine-score = Journée { $round } : { $score } sur { $most }, avec { $points }
mine-rank = place { $place } sur { $all }
