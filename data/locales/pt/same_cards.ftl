# The championship with the same cards: all tables of a round play the same deals.

format-same-cards = Mesmas cartas: todas as mesas jogam as mesmas mãos
course-same-cards = Mesmas cartas: { $rounds } rodadas, e em cada uma todas as mesas jogam as mesmas mãos. Você ganha um ponto para cada jogador que superar no mesmo lugar em outra mesa, e meio ponto por empate. Robôs completam as mesas.
stage-round = Rodada { $round } de { $all }: { $played ->
        [1] { $played } de { $tables } mesas terminou
       *[other] { $played } de { $tables } mesas terminaram
    }
next-round = A próxima rodada começa quando todas as mesas terminarem.
next-last-round = Esta é a última rodada: a classificação dá as medalhas.

## A table that nobody may watch
covered-deal = mão { $deal }
covered-over = Mesa terminada: esperando as outras
covered-why = Outras mesas jogam as mesmas cartas: nada aparece antes de todas terminarem.

## Standings
standings-title = Classificação
standings-head-latest = Rodada
standings-score =
    { $halves ->
        [2] { $shown } ponto
       *[other] { $shown } pontos
    }
standings-row = { $score } (+{ $latest })
standings-row-words = { $place }\. { $player }: { $score } (última rodada: { $latest }).
standings-picture-row = { $place }, { $player }: { $score }, { $latest } na última rodada, jogou { $played }
standings-legend = Um ponto para cada jogador que você superar no mesmo lugar em outra mesa, meio ponto por empate. Entre parênteses: a última rodada.
standings-walkovers = Metade do que dava para ganhar numa rodada, sem jogar: { $counts }
standings-told-title = A rodada { $round } de { $all } terminou
standings-told = { $pings } · classificação: [{ $name }]({ $link })
standings-told-nobody = Classificação: [{ $name }]({ $link })

## Matches
match-ended = { $players } · já jogaram; o resultado sai quando as outras mesas acabarem
match-score = { $player } { $points }
mine-score = Rodada { $round }: { $score } (máximo { $most }), com { $points } na mesa
mine-rank = { $place }º lugar entre { $all }
