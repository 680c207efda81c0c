# Hearts at the table.

## The table
hearts-title = Copas · rodada { $round }
hearts-title-of = Copas · rodada { $round } de { $rounds }
hearts-title-extra = Copas · rodada extra
hearts-title-scored = Copas
hearts-title-over = Copas · placar final
hearts-dealer = { $player } dá as cartas
hearts-dealer-you = Você dá as cartas
hearts-pass-left = três cartas para a esquerda
hearts-pass-right = três cartas para a direita
hearts-pass-across = três cartas para quem está em frente
hearts-pass-none = ninguém passa cartas
hearts-passing = Esperando { $players }: três cartas para passar
hearts-passing-all = Todo mundo passa três cartas
hearts-passed = Cartas escolhidas: espere os outros
hearts-passes-to = { $player } → { $receiver }
hearts-trick = vaza { $number } de { $tricks }
hearts-taken =
    { $count ->
        [0] **{ $player }** levou com { $card }, a carta mais alta do naipe: sem pontos.
        [1] **{ $player }** levou com { $card }, a carta mais alta do naipe: { $count } ponto.
       *[other] **{ $player }** levou com { $card }, a carta mais alta do naipe: { $count } pontos.
    }
hearts-taken-you =
    { $count ->
        [0] **Você** levou com { $card }, a carta mais alta do naipe: sem pontos.
        [1] **Você** levou com { $card }, a carta mais alta do naipe: { $count } ponto.
       *[other] **Você** levou com { $card }, a carta mais alta do naipe: { $count } pontos.
    }
hearts-led = esta vaza começou com { $suit }: ganha a carta mais alta desse naipe; carta de outro naipe não ganha.
hearts-pum = 💥 **{ $player }**: Bum! A dama de espadas está na mesa.
hearts-bubble = 💔 **{ $player }**: Copas quebradas! Daqui em diante uma vaza pode começar com copas.
hearts-unbroken = 🔒 Ainda não saiu copas: nenhuma vaza pode começar com esse naipe.
hearts-points = Pontos
hearts-points-now = Pontos + esta rodada
hearts-now = { $total } + { $taken } nesta rodada
hearts-brought = nesta rodada { $taken } · { $total }
hearts-aim = Cada carta de copas vale 1 ponto, a dama de espadas, 13. Ganha quem fizer menos.
hearts-in-all =
    { $points ->
        [1] { $shown } ponto no total
       *[other] { $shown } pontos no total
    }
hearts-fewest = Ganha quem tiver menos pontos.
hearts-fewest-limit = Ganha quem tiver menos pontos. A partida acaba quando alguém chega a { $limit }.
hearts-pad-star = ★: ninguém mais ficou sem pontos. As estrelas desempatam.
hearts-has-changed = já trocou uma carta
hearts-extra-now = 🤝 Esta rodada só decide um empate: { $players }. Todo mundo joga; fora isso, não conta para nada.

## After a round
hearts-scored = Fim da rodada { $round }
hearts-scored-led =
    { $count ->
        [1] Depois da rodada { $round }, { $players } lidera
       *[other] Depois da rodada { $round }, { $players } lideram
    }
hearts-scored-extra = Fim da rodada extra
hearts-scored-next = É só esperar: a próxima rodada chega em outra mensagem, mais abaixo.
hearts-next = É só esperar: a próxima rodada começa sozinha
hearts-moon = 🌕 **{ $player }** acertou a Lua!
hearts-moon-you = 🌕 **Você** acertou a Lua!
hearts-moon-why =
    { $seats ->
        [2] Todos os 26 pontos da rodada: 0 para { $player } e 26 para o rival.
       *[other] Todos os 26 pontos da rodada: 0 para { $player } e 26 para cada um dos outros.
    }
hearts-moon-why-you =
    { $seats ->
        [2] Todos os 26 pontos da rodada: 0 para você e 26 para o rival.
       *[other] Todos os 26 pontos da rodada: 0 para você e 26 para cada um dos outros.
    }
hearts-moon-title = A Lua!
hearts-moon-picture =
    { $seats ->
        [2] As 13 copas e { $queen }: 0 pontos, e 26 para o rival.
       *[other] As 13 copas e { $queen }: 0 pontos, e 26 para cada um dos outros.
    }
hearts-star = ⭐ **{ $player }** ganha uma estrela: ninguém mais terminou a rodada sem pontos. As estrelas desempatam.
hearts-star-you = ⭐ Você ganha uma estrela: ninguém mais terminou a rodada sem pontos. As estrelas desempatam.
hearts-own-round = **Rodada { $round }.** { $told }
hearts-own-extra = **Rodada extra.** { $told }
hearts-own-taken =
    { $count ->
        [0] Você não levou nenhum ponto.
        [1] Você levou { $count } ponto.
       *[other] Você levou { $count } pontos.
    }
hearts-own-moon =
    { $seats ->
        [2] Você acertou a Lua: nada para você, 26 pontos para o rival.
       *[other] Você acertou a Lua: nada para você, 26 pontos para cada um dos outros.
    }
hearts-own-moon-other = { $player } acertou a Lua: { $points } pontos para você.
hearts-own-star = Isso vale uma estrela.
hearts-own-aside = O empate não era seu, então seus pontos não contaram.
hearts-pad = Rodada { $round }
hearts-pad-extra = A rodada extra
hearts-extra = 🤝 Empate no { $rank }º lugar, com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }: **{ $players }**.
hearts-extra-why = Estrelas, rodadas ganhas e punições não resolvem, então uma rodada extra decide: todo mundo joga, e entre os empatados fica na frente quem fizer menos pontos.
hearts-extra-again = A rodada extra entre eles também terminou empatada, então outra decide: todo mundo joga, e entre os empatados fica na frente quem fizer menos pontos.
hearts-words-line = { $player }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } nesta rodada, { $total } no total{ $honours }.
hearts-words-aside = { $player }: fora deste empate, { $total } no total{ $honours }.

## The end
hearts-winner =
    { $count ->
        [1] 🏆 { $players } ganhou com menos pontos!
       *[other] 🏆 { $players } dividem a vitória!
    }
hearts-winner-you =
    { $count ->
        [1] 🏆 Você ganhou com menos pontos!
       *[other] 🏆 Você divide a vitória com { $players }!
    }
hearts-victory =
    { $count ->
        [1] Vitória!
       *[other] Vitória dividida!
    }
hearts-all-rounds = Totais, rodada por rodada
hearts-all-rounds-legend = À esquerda, a rodada; embaixo de cada nome, os pontos até ali.
hearts-every-round = Pontos de cada rodada
hearts-every-round-legend = À esquerda, a rodada; embaixo de cada nome, os pontos dela. ★: uma estrela, por ganhar sem empate e sem pontos · ☾: levou todos os 26 pontos
hearts-podium-points = Pontos de pódio: { $points }
hearts-after = Depois da rodada { $round }: { $points }.
hearts-round-brought = Rodada { $round }: { $points }.
hearts-decided-stars = { $players }: mesmos pontos, as estrelas decidiram.
hearts-decided-rounds = { $players }: mesmos pontos e estrelas, as rodadas ganhas decidiram.
hearts-decided-cards = { $players }: tudo igual até as rodadas ganhas, menos punições decidiu.
hearts-decided-extra = { $players }: tudo igual, uma rodada extra decidiu.
award-moon = 🌕 **No mundo da Lua:** { $players }, { $count ->
        [1] { $count } Lua
       *[other] { $count } Luas
    }
award-clean = 🧼 **Ficha limpa:** { $players }, { $count ->
        [1] { $count } rodada sem levar nenhum ponto
       *[other] { $count } rodadas sem levar nenhum ponto
    }
award-queen = 👸 **Xodó da dama de espadas:** { $players }, com a dama { $count ->
        [1] uma vez
       *[other] { $count } vezes
    }
award-sponge = 🧽 **A esponja:** { $players }, { $count } pontos levados numa rodada

## The panel
hearts-ask-pass = Sua vez: passe três cartas para { $player }
hearts-why-pass = { $giver } vai passar três para você. As cartas trocam de mão quando todo mundo escolher; até lá você pode mudar.
hearts-pass-hint = Dica: passe cartas altas e a dama de espadas.
hearts-ask-pass-changeable = Vão para **{ $player }**. Dá para mudar até todo mundo escolher.
hearts-pass-menu = Escolha três cartas para { $player }…
hearts-not-now = Estas você não pode jogar, porque tem { $suit }: { $cards }
hearts-given = Você passou { $given } para { $to }. De { $giver } vieram { $received }.
hearts-ask-first = Sua vez: jogue o 2 de paus
hearts-why-first = O 2 de paus começa a primeira vaza de toda rodada.
hearts-ask-lead = Sua vez: jogue a primeira carta da vaza
hearts-ask-lead-unbroken = Sua vez: comece com qualquer naipe, menos copas
hearts-why-lead-unbroken = Ainda não pode começar com copas. Carta baixa quase nunca leva a vaza.
hearts-ask-lead-only = Sua vez: comece a vaza com copas
hearts-why-lead-only = Você só tem copas. A mais alta leva a vaza e os pontos dela.
hearts-ask-follow = Sua vez: jogue uma carta de { $suit }
hearts-ask-only = Sua vez: jogue { $card }
hearts-in-trick =
    { $count ->
        [1] Tem { $count } ponto nesta vaza.
       *[other] Tem { $count } pontos nesta vaza.
    }
hearts-why-lead = Qualquer carta serve. A mais alta do naipe que você jogar leva a vaza e os pontos dela.
hearts-why-only = É sua única carta desse naipe.
hearts-why-below = Com uma carta abaixo de { $card } você não leva a vaza.
hearts-why-under = Nenhuma carta sua desse naipe leva a vaza: livre-se da mais alta.
hearts-why-over = Você leva a vaza de qualquer jeito.
hearts-why-low = A carta mais alta leva a vaza: baixa é mais seguro.
hearts-ask-void = Sua vez: jogue qualquer carta
hearts-why-void = Você não tem { $suit }, então não leva esta vaza: livre-se de uma carta ruim.
hearts-ask-void-first = Sua vez: jogue qualquer carta sem pontos
hearts-why-void-first = Você não tem { $suit }, então não leva esta vaza. Na primeira não pode copas nem a dama de espadas.
hearts-ask-suit = Escolha um naipe e depois uma carta.
hearts-ask-change =
    { $left ->
        [1] Você pode pegar { $card } de volta até a próxima carta sair. Dá para fazer isso mais uma vez nesta partida.
       *[other] Você pode pegar { $card } de volta até a próxima carta sair. Dá para fazer isso mais { $left } vezes nesta partida.
    }
hearts-made-pass = passa { $cards }
hearts-sure-pass = Passar { $first }, { $second } e { $third } para { $player }?
hearts-sure-play = Jogar { $card }?
hearts-sure-change = Pegar de volta { $old } e jogar { $new }?
hearts-change-menu = Pegar { $card } de volta e jogar…
hearts-help-signs = **Símbolos:** { $suits } · { $ranks } · ⭐ estrela · 🌕 Lua
hearts-words-suit = { $suit }: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
hearts-words-player = { $player } levou { $count } nesta rodada e tem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } no total.
hearts-words-player-you = Você levou { $count } nesta rodada e tem { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } no total.
hearts-words-passes = { $player } passa cartas para { $receiver }.
hearts-words-passes-you = Você passa cartas para { $receiver }.
hearts-words-passes-on = { $player } passa cartas para você.
hearts-ruling-yellow = Cartão amarelo para { $player }
hearts-ruling-black = Cartão preto para { $player }

## Options
option-limit = Duração
option-limit-100 = Até 100 pontos
option-limit-100-why = A partida acaba depois da rodada em que alguém chega a 100; em dois são sempre quatro rodadas.
option-limit-50 = Até 50 pontos, em quatro
option-limit-50-why = Partida curta para quatro: acaba depois da rodada em que alguém chega a 50.
option-queen_breaks_hearts = O que quebra copas
option-queen_breaks_hearts-off = Só cartas de copas
option-queen_breaks_hearts-off-why = Uma vaza pode começar com copas depois que alguém jogar copas.
option-queen_breaks_hearts-on = A dama de espadas também
option-queen_breaks_hearts-on-why = Uma vaza pode começar com copas depois que sair copas ou a dama de espadas.
option-undo_per_match = Pegar uma carta de volta
option-undo_per_match-0 = Nunca
option-undo_per_match-0-why = Carta na mesa é carta jogada.
option-undo_per_match-1 = Uma vez por partida
option-undo_per_match-1-why = Cada um pode trocar uma carta, enquanto ela for a última de uma vaza em andamento.
option-places = Posições que importam
hearts-rules = Ganha quem tiver menos pontos: cada carta de copas vale 1, a dama de espadas, 13
hearts-rules-rounds =
    { $rounds ->
        [1] Uma rodada
        [4] Quatro rodadas
       *[other] { $rounds } rodadas
    }
hearts-rules-limit = A partida acaba quando alguém chega a { $limit } pontos
hearts-rules-queen = A dama de espadas também quebra copas
hearts-rules-undo = Cada um pode pegar de volta uma carta por partida
hearts-company = Para 2 ou 4 jogadores. Robô também conta.

## The picture of the rules
chart-hearts = Quanto vale cada carta
chart-hearts-heart = Carta de copas: 1
chart-hearts-heart-why = Ponto é ruim: ganha quem tiver menos.
chart-hearts-queen = Dama de espadas: 13
chart-hearts-queen-why = Tão ruim quanto todas as copas.
chart-hearts-order = Da alta para a baixa
chart-hearts-order-why = A mais alta do naipe que começou leva a vaza. Outro naipe nunca leva.
chart-hearts-first = O 2 de paus começa
chart-hearts-first-why = Siga o naipe, se tiver.
chart-hearts-moon = A Lua
chart-hearts-moon-why = Leve todos os 26 pontos: 0 para você, 26 para os outros.

## Boards
fact-average =
    { $average ->
        [1] { $average } ponto por rodada
       *[other] { $average } pontos por rodada
    }
fact-stars =
    { $count ->
        [1] { $count } estrela
       *[other] { $count } estrelas
    }
fact-moons =
    { $count ->
        [1] { $count } Lua
       *[other] { $count } Luas
    }
fact-queens =
    { $count ->
        [1] { $count } dama de espadas
       *[other] { $count } damas de espadas
    }
record-stars = Estrelas
record-moons = Luas
record-queens = Damas de espadas levadas
hearts-stats-average = { $points } pontos por rodada em média: quanto menos, melhor.
fact-podium =
    { $count ->
        [1] { $count } ponto de pódio
       *[other] { $count } pontos de pódio
    }
fact-yellow =
    { $count ->
        [1] { $count } cartão amarelo
       *[other] { $count } cartões amarelos
    }
fact-black =
    { $count ->
        [1] { $count } cartão preto
       *[other] { $count } cartões pretos
    }

## Refusals
H-2-2 = Nesta mesa sentam dois ou quatro, e todas as cartas são dadas.
H-3-1 = O 2 de paus começa a primeira vaza. Você pode jogar: { $cards }.
H-3-2 = Você tem o naipe desta vaza, então precisa jogar uma carta dele. Você pode jogar: { $cards }.
H-3-3 = Sem pontos na primeira vaza: nem copas nem a dama de espadas. Você pode jogar: { $cards }.
H-3-5 = As copas ainda não foram quebradas: até alguém jogar copas, nenhuma vaza pode começar com esse naipe. Você pode jogar: { $cards }.
H-3-8 = Essa carta fica. Só quem jogou a última carta de uma vaza em andamento pode pegar de volta, nas mesas que permitem.
R-H-03 = Você também tem a dama de espadas: comece a vaza com ela, não com copas. Você pode jogar: { $cards }.
R-H-11 = Você já trocou sua carta nesta partida.
R-H-13 = Essas posições não combinam com o número de jogadores.
R-H-15 = Passe exatamente três das suas cartas: { $cards }.
H2-6-1 = Em dois são sempre quatro rodadas; o limite de 50 é para quatro.

## The picture of a round
hearts-short-pass = Passe três cartas para { $player }
hearts-ribbon-gives = { $player } passa três para você
hearts-ribbon-gives-you = Você fica com suas cartas
hearts-ribbon-ahead = { $player } está levando
hearts-ribbon-ahead-you = Você está levando
hearts-ribbon-took =
    { $count ->
        [0] { $player } levou: sem pontos
        [1] { $player } levou: { $count } ponto
       *[other] { $player } levou: { $count } pontos
    }
hearts-ribbon-took-you =
    { $count ->
        [0] Você levou: sem pontos
        [1] Você levou: { $count } ponto
       *[other] Você levou: { $count } pontos
    }
hearts-flag-lead-unbroken = copas ainda não
hearts-flag-void-first = sem pontos na primeira vaza

## The picture of a result
hearts-title-limit = Copas · rodada { $round } · até { $limit } pontos
hearts-scored-own =
    { $count ->
        [0] Rodada { $round }: nenhum ponto para você
        [1] Rodada { $round }: { $count } ponto para você
       *[other] Rodada { $round }: { $count } pontos para você
    }
hearts-scored-aim = Menor total ganha
hearts-scored-round = pontos
hearts-scored-stars = estrelas
hearts-broke =
    { $count ->
        [1] { $count } ponto de uma vez.
       *[other] { $count } pontos de uma vez.
    }
