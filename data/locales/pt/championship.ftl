# Championships: the message, my matches, the organiser's panel, the overall ranking.

## Names and formats
game-championship = Campeonato de El Castillar
championship-name = Campeonato de { $game } { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar: liga ou grupos, depois a final
format-league = Liga: todos contra todos
format-table = Uma mesa só

## Buttons
button-c-enter = Participar
button-c-retire = Sair da lista
button-c-draw = Sortear
button-c-another = Abrir outro: { $name }
button-c-mine = Minhas partidas
button-c-my-match = Jogar minha partida
button-c-table = Todas as partidas
button-c-desk = Painel da organização
button-c-desk-back = Voltar ao painel
button-c-rulings = Decisões
button-c-earlier = Anteriores
button-c-later = Seguintes

## Sign-up
championship-season = temporada { $season }
championship-of = Campeonato de { $game }
championship-feeds = vale para a classificação geral
championship-organiser = organização: { $player }
championship-drawn-by = sorteio: { $by }
championship-fewest = Ganha a partida quem tiver menos pontos
championship-sign-up = A organização fecha a lista com o sorteio.
championship-opened = Aberto. A mensagem dele chega neste canal.
championship-silent = Não consegui atualizar a mensagem do campeonato em { $channel }: o Discord não me deixou escrever lá. Ele está assim.
championship-entrants = Na lista: { $count } ({ $players })
championship-left = Saíram da lista: { $players }
draw-needs = O sorteio precisa de { $players } participantes.
draw-list =
    { $count ->
        [1] { $count } participante: { $players }
       *[other] { $count } participantes: { $players }
    }
draw-made = O sorteio está feito. A mensagem do campeonato mostra para todo mundo.
championship-seed = Sorteio público, a partir do número { $seed }: as regras explicam como conferir
championship-out = Fora do campeonato: { $players }
course-any = De 2 a 10 participantes: uma só partida com 2 ou 4, dois grupos e uma final com 8, senão uma liga, com final a partir de 5.
course-two = Com 2: uma só partida entre os dois.
course-three = Com 3: uma liga, e a tabela dela é o pódio.
course-four = Com 4: uma só partida dos quatro, até 100 pontos.
course-groups = Com 8: dois grupos de quatro por sorteio, uma partida até 50 pontos em cada, e os dois melhores de cada um jogam a final até 100.
course-league = Com { $count }: uma liga de todos contra todos, e os quatro melhores jogam a final até 100 pontos.
course-all-meet = Liga: todos contra todos uma vez, dois por mesa. Cada vitória vale um ponto.
course-table = Uma só partida com todo mundo.

## How it stands
stage-sign-up = Inscrições abertas
stage-begun =
    { $all ->
        [1] Uma partida para jogar
       *[other] { $all } partidas para jogar
    }
stage-matches = { $played } de { $all } partidas jogadas
stage-ruling = Esperando uma decisão da organização
stage-tied = Nada desempata { $players }: a organização define a ordem.
stage-play-off = Desempate até 50 pontos
stage-final = A final, até 100 pontos
stage-playing = { $match }: em andamento
next-final = Depois de todas as partidas, os { $count } melhores jogam a final.
next-groups = Os { $count } melhores de cada grupo jogam a final.
next-table = Depois de todas as partidas, a tabela dá as medalhas.
next-play-off = Decide quem fica com as vagas que restam na final.
next-medals = Esta partida dá as medalhas.
stage-level = Empate na ponta da liga: { $players }. A final vai dizer.
stage-cancelled = Este campeonato foi cancelado. Não há medalhas.

## Tables
table-league = Liga
table-head-wins = Vitórias
table-head-played = Partidas
table-head-difference = Saldo
table-head-points = Pontos
table-head-stars = Estrelas
table-head-rounds = Rodadas
table-legend-fewer = Saldo: os próprios pontos menos os do rival; quanto menor, melhor. Desempata quem tem as mesmas vitórias.
table-legend-more = Saldo: os próprios pontos menos os do rival; quanto maior, melhor. Desempata quem tem as mesmas vitórias.
table-legend-group = Primeiro quem tem menos pontos; no empate, mais estrelas (rodada ganha sem empate e com 0).
table-legend-gold = Círculo dourado: na zona de classificação para a final.
table-picture = { $title }: { $lines }.
table-picture-row = { $place }, { $player }: { $wins }, jogou { $played }, saldo { $difference }
table-picture-group = { $place }, { $player }: pontos, { $own }; estrelas, { $stars }; rodadas ganhas, { $won }
wins =
    { $count ->
        [1] { $shown } vitória
       *[other] { $shown } vitórias
    }
row-short = { $wins }, jogou { $played } · { $difference }
row-more = perdeu { $lost } de { $played } · pontos { $own } × { $rivals } · saldo { $difference }
row-unplayed = ainda não jogou
row-group-short = { $points }, estrelas: { $stars }
row-group-all = { $points }, estrelas: { $stars }, rodadas ganhas: { $won }
table-through = Por enquanto na final: { $players }.
row-league = { $place }\. { $player }: { $wins }, perdeu { $lost } de { $played }; pontos próprios { $own }, dos rivais { $rivals }, saldo { $difference }.
row-group = { $place }\. { $player }: pontos, { $own }; estrelas, { $stars }; rodadas ganhas, { $won }.
row-waiting = { $player }: ainda não jogou.
table-walkovers = Por W.O. (0:0): { $counts }
table-yellow = Cartões amarelos: { $counts }
table-black = Cartões pretos: { $counts }
table-black-league = Cartões pretos, cada um tira uma vitória: { $counts }
parted-difference = Empate em vitórias, melhor saldo: { $order }
parted-own = Empate no saldo, menos pontos próprios: { $order }
parted-more = Empate no saldo, mais pontos próprios: { $order }
parted-alphabet = Empate do qual nada depende, por ordem alfabética: { $order }
parted-cards = Ainda empate, menos cartões: { $order }
parted-colour = Empate também em cartões, menos pretos: { $order }
parted-among = Ainda empate, saldo nas partidas entre eles: { $order }
parted-ruled = Ordem decidida pela organização: { $order }
parted-match = Como a partida terminou: { $order }
parted-stars = Empate em pontos, mais estrelas: { $order }
parted-rounds = Ainda empate, mais rodadas ganhas: { $order }
parted-not = Nada separa { $players }

## Fixtures and results
match-round = Rodada { $round }
match-group = Grupo { $name }
match-only = A partida
match-play-off = Desempate
match-final = Final
match-pair = { $one } × { $two }
match-versus = { $one } contra { $two }
match-many = { $players }
match-robots =
    { $players } e { $count ->
        [1] um robô
       *[other] { $count } robôs
    }
match-live = em andamento
match-lobby = mesa aberta
match-awaits = esperando { $players }
match-asleep = parada
match-paused = pausada
match-pending = para jogar
live-title = Em andamento
match-walkover = { $player } vence { $rival } por W.O.
match-alone = { $player } vence por W.O.
match-off = não jogada: { $players }
match-abandoned = abandonada, a organização decide: { $players }
match-won = { $one } vence { $two }, { $points } a { $rival }.
match-drawn = { $one } e { $two } empatam, { $points } a { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (um robô no fim)
round-bye = folga: { $player }
draw-title = O sorteio
draw-rests = Folga:
draw-robots =
    { $count ->
        [1] um robô
       *[other] { $count } robôs
    }
draw-picture = { $title }. Quem enfrenta quem: { $tables }.
mine-before-draw = Nada para fazer agora: primeiro vem o sorteio
mine-now =
    { $count ->
        [0] Sua partida está em andamento: espere sua vez
       *[other] Sua partida contra { $players } está em andamento: espere sua vez
    }
mine-turn =
    { $count ->
        [0] Sua vez: sua partida está esperando você
       *[other] Sua vez na partida contra { $players }
    }
mine-called =
    { $count ->
        [1] { $players } está esperando você: entre na partida
       *[other] { $players } estão esperando você: entre na partida
    }
mine-seated = Você está na mesa: falta chegar { $players }
mine-open =
    { $count ->
        [1] Você tem uma partida para jogar
       *[other] Você tem { $count } partidas para jogar
    }
mine-how = Isso abre uma mesa e avisa seu rival.
mine-of = Campeonato: { $name }
mine-none = Nada para fazer agora: você não tem partida marcada
mine-place = Você está em { $place }º lugar entre { $all } na liga
mine-go = Ver minhas cartas: contra { $players }
mine-watch = Ir para a mesa
mine-wait = Esperando { $players }
mine-next = Jogue sua próxima partida contra:
mine-also = Você também pode começar uma partida com:
mine-sit = Entrar na partida contra { $players }
mine-against = { $match }: contra { $players }
mine-done = Seus resultados
mine-won = Você venceu { $rival }, { $points } a { $theirs }
mine-lost = Você perdeu para { $rival }, { $points } a { $theirs }
mine-drawn = Você empatou com { $rival }, { $points } a { $theirs }
mine-fewest = { $result } (ganha quem tem menos)

## Medals
ending-winner =
    { $count ->
        [1] { $players } ganhou o campeonato
       *[other] { $players } ganharam o campeonato
    }
ending-no-winner = O campeonato acabou
ending-void = Anulado: um empate que nada resolve, então não há final
ending-declared = A organização anulou o campeonato
ending-place = { $place }\. { $player }: { $points }.
ending-no-place = { $player }: { $points }.
ending-without = Sem pontos: { $players }
extra-champion = título da liga
extra-shared = empate na ponta da liga
extra-group = título do grupo
extra-void = empate sem final
extra-declared = campeonato anulado
extra-level = os quatro primeiros, empatados em tudo
extra-ruled = decisão da organização
podium-points =
    { $count ->
        [1] { $shown } ponto de pódio
       *[other] { $shown } pontos de pódio
    }
medal-extra = { $players }: { $podium } + { $extra }, { $why }
medals-title = As medalhas
medals-picture = O pódio: { $places }.
medals-picture-without = { $player }, sem posição, com { $points }

## Overall ranking
classification-title = Classificação geral
classification-of = Classificação geral, temporada { $season }
classification-empty = Nenhum campeonato que conte terminou ainda.
classification-none = Não existe temporada { $season } em que tenha terminado um campeonato que conte. Escolha uma das que existem.
classification-championships = Campeonatos
classification-order = Os pontos de pódio e extras de cada campeonato se somam. No empate, decidem os ouros, depois as pratas, depois os bronzes.
classification-seasons = Outra temporada
classification-each = por campeonato: { $each }
classification-row = { $place }\. { $player }: { $points }, por campeonato { $each }; ouros, { $golds }; pratas, { $silvers }; bronzes, { $bronzes }.
classification-more = E mais { $count }.

## Notices
championship-drawn-title = Sorteio feito: jogue sua partida
championship-drawn = { $pings } · { $by } fez o sorteio: [{ $name }]({ $link })
championship-reminder =
    { $pings }: { $count ->
        [1] você ainda tem partidas de campeonato para jogar
       *[other] vocês ainda têm partidas de campeonato para jogar
    } ({ $name }). [Ir para o campeonato]({ $link })
championship-unruled = { $pings }: um campeonato está parado, esperando uma decisão sua ({ $name }). [Ir para o campeonato]({ $link })
championship-chooser = Qual campeonato?

## The organiser's panel
desk-title = Organização
desk-why = Escolha o que decidir e depois diga o motivo. Todo mundo vê os dois, e fica registrado.
desk-must = Esperam sua decisão
desk-may = Não precisa decidir nada agora
desk-nothing = Nada para decidir agora
desk-award-until = Pontos extras só podem ser definidos antes do fim da partida decisiva: com ela saem as medalhas.
desk-award-first = Defina os pontos extras antes de decidir a ordem: com ela saem as medalhas.
desk-card = Mostrar um cartão…
desk-card-yellow = Cartão amarelo
desk-card-black = Cartão preto
desk-withdraw = Retirar alguém…
desk-walkover = Dar W.O. para…
desk-which-match = Qual partida { $player } vence?
desk-order = Nada separa os empatados: a ordem é decisão sua.
desk-order-next = Quem fica na posição { $place } do empate?
desk-award = Definir pontos extras de alguém…
desk-how-many = Quantos pontos extras para { $player }?
desk-points = Extras: { $extra }
desk-void = Anular
desk-cancel = Cancelar o campeonato
ruled-card = { $colour } para { $player }
ruled-withdraw = { $player } sai do campeonato
ruled-walkover = { $player } vence por W.O. ({ $match })
ruled-order = Empate nesta ordem: { $players }
ruled-award = { $player }: pontos extras, { $extra }
ruled-void = Campeonato anulado
ruled-cancel = Campeonato cancelado
ruled-done = Decidido. A mensagem do campeonato mostra para todo mundo, com o motivo.
rulings-title = Decisões da organização
rulings-page = As mais novas primeiro, página { $page } de { $all }
rulings-earlier = Decisões anteriores: { $count }. Estão todas em “Todas as partidas”.
rulings-none = Nada foi decidido.
