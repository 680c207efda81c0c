# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Copas
game-skull-king-about = Diga quantas vazas vai levar e leve exatamente esse tanto. Uma vaza: cada um joga uma carta, e a melhor leva todas.
game-skull-about = Blefe e vire rosas sem dar de cara com uma caveira.
game-hearts-about = Uma vaza: cada um joga uma carta, e a mais alta do naipe da primeira leva todas. Fuja das que têm copas ou a dama de espadas: ganha quem fizer menos pontos.
language = Português
inner-case = lower
award-each = { $award } cada um
points =
    { $points ->
        [1] { $shown } ponto
       *[other] { $shown } pontos
    }
total = total { $points }
figure = { $value }
percent = { $value }%
you = Você
no-name = (sem nome)

## Buttons
button-join = Entrar
button-join-robot = Pegar o lugar de um robô
button-leave-lobby = Sair da mesa
button-robot = Adicionar robô
button-robot-short = + Robô
button-no-robot-short = − Robô
button-no-robot = Tirar robô
button-leave-lobby-why = Seu lugar fica livre para outra pessoa; você pode voltar
button-alone = Treinar só com robôs
button-alone-why = Uma mesa só sua com robôs; seu lugar fica guardado
button-close-private = Fechar a mesa
button-close-private-why = Você pode abrir outra quando quiser
button-play-now = Jogar já com robôs
button-host = Preparar mesa
button-options = Opções
button-host-back = Voltar
button-start = Começar
button-fill =
    { $count ->
        [1] Começar com um robô
       *[other] Começar com { $count } robôs
    }
button-rules = Regras
button-rules-whole = Ler tudo
button-rules-why = As regras completas desta mesa, tema por tema
button-hand = Minhas cartas
button-hand-bid = Ver cartas e dar palpite
button-hand-play = Ver minhas cartas e jogar
button-hand-show = Ver minhas cartas / jogar
button-hand-choose = Ver minhas cartas e escolher
button-help = Regras resumidas
button-help-why = O que vence o quê e quanto vale, numa página
button-refresh = Atualizar
button-refresh-why = Atualiza esta mensagem
button-leave = Sair da mesa
button-leave-why = Um robô pega seu lugar; você pode voltar
button-back = Voltei
button-rematch = Jogar de novo
button-log = Baixar as jogadas
button-log-why = Todas as jogadas num arquivo de texto, só para você
button-share-podium = Compartilhar o pódio
button-share-podium-why = Uma imagem dele no canal, para todo mundo
button-share-sheet = Compartilhar a tabela
shared-by = { $game } · compartilhado por { $player }
shared-here = Já está [no canal]({ $link }).
invited = { $player } recebeu uma mensagem com o caminho para [a sua mesa]({ $link }).
invited-untold = { $player } pode sentar, mas não recebeu mensagem minha. Mande [o link da mesa]({ $link }).
button-look = Ver minhas cartas ampliadas
button-look-why = Suas cartas ou discos numa imagem; em destaque, o que dá para jogar
button-robots = Robôs
button-robots-why = Como cada um joga e em que estilo
button-sheet = Tabela de pontos
button-sheet-why = Os pontos rodada por rodada, só para você
sheet-none = Nenhuma rodada foi contada ainda.
sheet-menu = Outra página…
lobby-head-open = Mesa aberta ({ $taken }/{ $seats }): para jogar, aperte “Entrar”
lobby-head-admitted = Mesa só para convidados, { $taken } de { $seats } lugares

## The lobby
lobby-head-full = Mesa cheia ({ $seats }/{ $seats }): { $host } pode começar
lobby-head-many = Gente demais para estas opções
lobby-head-booked = Esperando { $players }
lobby-invitation-again = A mesma turma fica nos mesmos lugares; se entrar alguém novo, eles são sorteados.
lobby-invitation-booked = Partida de campeonato: as regras já estão definidas. Os lugares são sorteados, e ela começa sozinha assim que todo mundo chegar.
lobby-in = Na mesa
lobby-start-missing =
    { $count ->
        [1] Para começar falta mais um jogador: uma pessoa ou um robô.
       *[other] Para começar faltam mais { $count } jogadores: pessoas ou robôs.
    }
lobby-start-ready = Dá para entrar até { $host } começar.
lobby-host = no comando
lobby-admitted = 🔒 Só para convidados
lobby-admitted-why = 🔒 Só senta quem for convidado. Quem está na mesa pode convidar: no menu da pessoa, **Apps**, **{ menu-invite }**.
lobby-time = Com { $players } jogadores: uns { $minutes } min
lobby-time-least = Com { $players } jogadores: uns { $minutes } min
lobby-title-open = Puxe uma cadeira
lobby-title-admitted = Só para convidados
lobby-title-private = Sua mesa
lobby-title-again = Mais uma partida?
lobby-title-full = Mesa cheia
lobby-title-booked =
    { $count ->
        [1] Falta um jogador
       *[other] Faltam { $count } jogadores
    }
lobby-title-dealt = As cartas estão chegando
lobby-seats = { $taken }/{ $seats } lugares
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 d
lobby-rounds =
    { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }
lobby-points = a { $limit } pontos
lobby-line-booked = Começa sozinha assim que todo mundo chegar
lobby-line-alone = Entre, ou { $host } joga com robôs
lobby-line-private = Só você vê esta mesa. Jogue no seu ritmo.
lobby-line-missing =
    { $count ->
        [1] Falta um jogador para { $host } começar
       *[other] Faltam { $count } jogadores para { $host } começar
    }
lobby-line-ready = { $host } decide quando começar
lobby-line-many = { $host } muda as opções, ou alguém sai
lobby-wins = Série
lobby-more = Seu animal, ou sair
lobby-more-learn = Primeira vez? Aprender · seu animal · sair
lobby-about-skull-king = Diga quantas vazas vai levar e acerte.
lobby-about-hearts = Fuja das copas e da dama de espadas.
lobby-about-skull = Blefe e vire rosas, nada de caveira.
lobby-alt-in = Na mesa: { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, no comando)
lobby-alt-robot = { $player } (robô, { $level })
lobby-alt-free =
    { $count ->
        [1] Um lugar livre.
       *[other] { $count } lugares livres.
    }
lobby-begun = A partida começou
match-seal = 🔏 Selo `{ $seal }`
table-scored = { $game }: fim da rodada { $round }
ended-cancelled = Esta mesa foi fechada sem resultado
ended-closed = Esta mesa teve que ser fechada: a partida não podia continuar
post-moved = Esta mensagem foi para mais abaixo.
post-over = Esta mensagem já não vale.
table-moved = A mesa continuou [mais abaixo]({ $link }).

## Options
host-title = Prepare a mesa
host-change = Mudar alguma coisa…
host-closed-other = Agora outra pessoa comanda a mesa
options-more = Mais opções
alt-laid = { $player }: { $what }
trick-picture = A vaza até agora: { $plays }.
trick-picture-over = A vaza anterior: { $plays }.
trick-previous = Vaza anterior
trick-final = Última vaza
bids-picture = Os palpites para { $count ->
    [1] uma vaza
   *[other] { $count } vazas
 }: { $bids }. { $balance }
pad-picture = O placar, { $count ->
    [1] uma rodada
   *[other] { $count } rodadas
 }. A última, { $last }: { $lines }.
podium-picture = Pódio: { $title } { $places }.
podium-picture-place = { $rank }, { $player } com { $points }
plot-picture = Os pontos de todos como linhas, em { $count } rodadas. Os últimos totais: { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] A liderança nunca mudou de mãos.
        [1] A liderança mudou de mãos uma vez.
       *[other] A liderança mudou de mãos { $count } vezes.
    }
labelled = **{ $label }:** { $text }
labelled-plain = { $label }: { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (opção escolhida)
labelled-value = { $label }: **{ $text }**
option-unchanged = Nada mudou.
options-table = Idioma
options-robots = Robôs
option-robots = Todos os robôs
option-robots-why = Como jogam: todos de uma vez, ou um por um mais abaixo.
robots-mixed = Níveis diferentes
robots-easy = Fácil
robots-easy-why = Sabem as regras e pouco mais.
robots-normal = Normal
robots-normal-why = Pensam no que têm na mão e jogam para ganhar.
robots-hard = Difícil
robots-hard-why = Pensam vários lances à frente, um pouco mais devagar: os mais fortes que existem.
manner-bold = ousado
manner-bold-why = Arrisca mais que os outros.
manner-careful = cauteloso
manner-careful-why = Arrisca menos que os outros.
manner-spiteful = rancoroso
manner-spiteful-why = Vai atrás de quem está na frente.
robot-described = { $player } · robô (nível { $level }, estilo { $manner })
robots-table = Robôs desta mesa
robot-introduced = **{ $player }:** nível { $level }, estilo { $manner }. { $why }
remark = 💬 **{ $player }:** { $words }
remark-bold-ahead-0 = Quem não arrisca não petisca.
remark-bold-ahead-1 = E olha que eu só estava aquecendo.
remark-bold-ahead-2 = Navio no porto não faz história.
remark-bold-ahead-3 = Faria tudo de novo, só que maior.
remark-bold-ahead-4 = A sorte e eu somos íntimos.
remark-bold-behind-0 = Agora é tudo ou nada!
remark-bold-behind-1 = Caio, dou risada e tento de novo.
remark-bold-behind-2 = Quanto maior o buraco, melhor a história.
remark-bold-behind-3 = Já saí de tempestade pior.
remark-bold-behind-4 = Uma rodada boa e eu volto para o jogo.
remark-careful-ahead-0 = Devagar se vai ao longe.
remark-careful-ahead-1 = Prefiro não olhar para baixo.
remark-careful-ahead-2 = Ainda não tem nada ganho.
remark-careful-ahead-3 = Conto duas vezes antes de sorrir.
remark-careful-ahead-4 = Por enquanto, tudo bem. Sem fazer barulho.
remark-careful-behind-0 = Paciência: ainda não acabou.
remark-careful-behind-1 = Um passo de cada vez.
remark-careful-behind-2 = Depois da tempestade vem a bonança.
remark-careful-behind-3 = Antes tarde do que no fundo do mar.
remark-careful-behind-4 = Eu não tenho pressa.
remark-spiteful-ahead-0 = A vista aqui de cima é linda.
remark-spiteful-ahead-1 = Vem me pegar, vem.
remark-spiteful-ahead-2 = Gostou de ver minhas costas?
remark-spiteful-ahead-3 = Dá para se acostumar com essas caras.
remark-spiteful-ahead-4 = Alguém tinha que ir na frente. Que pena para vocês.
remark-spiteful-behind-0 = Quem está na frente: estou de olho.
remark-spiteful-behind-1 = Quem está na frente vai se lembrar de mim.
remark-spiteful-behind-2 = Aproveita aí em cima enquanto dura.
remark-spiteful-behind-3 = Se eu afundar, não afundo só eu.
remark-spiteful-behind-4 = Nunca esqueço quem estava na frente.
option-locale = Idioma da mesa
option-locale-why = O idioma do que todo mundo lê; o que é particular chega no idioma de cada pessoa.
option-admission = Quem pode sentar
option-admission-why = Quem está na mesa pode convidar: aqui embaixo, ou em **Apps** no menu da pessoa.
admission-everybody = Todo mundo
admission-invited = Só convidados
invite-menu = Convidar pessoas…
robot-name-0 = Craca
robot-name-1 = Bússola
robot-name-2 = Barbudo
robot-name-3 = Buzina
robot-name-4 = Gancho
robot-name-5 = Lampião
robot-name-6 = Quilha
robot-name-7 = Pólvora
robot-name-8 = Albatroz
robot-name-9 = Gávea
robot-name-10 = Maresia
robot-name-11 = Bolacha
robot-name-12 = Jangada
robot-name-13 = Porão
robot-name-14 = Amarra
robot-name-15 = Ventania

## Panels and private notices
panel-lobby = Quando a partida começar, o primeiro botão da mesa mostra suas cartas.
head-no-cards = Quando você pediu, ainda não havia cartas
gone-robot = Um robô está jogando no seu lugar: { $robot }.
gone-yours = O lugar volta a ser seu quando você quiser.
gone-asleep = Não sobrou ninguém, então a mesa fica parada. Ela continua assim que você voltar.
gone-person = { $player } está jogando no seu lugar agora.
gone-given = { $by } colocou { $player } no lugar que era seu.
gone-kicked = { $by } colocou um robô no lugar que era seu.
gone-time = Seu tempo acabou três vezes seguidas, então um robô pegou seu lugar.
gone-withdrawn = Você não está mais neste campeonato.
gone-lobby = { $table }, { $channel }: a partida não tinha começado.
head-gone-lobby = { $by } tirou você de uma mesa
gone-by-host = Quem comanda a mesa ou a moderação
gone-by-organiser = A organização ou a moderação
panel-asleep = A mesa está parada: faz tempo que ninguém joga. Com uma jogada ou “Voltei”, a partida continua.
own-total = Seu total: { $points }.
own-together = { $some } e { $last }
panel-dm-closed = Não consegui mandar suas cartas por mensagem direta. Nada se perde: o primeiro botão da mesa sempre mostra.
only-you-here = Só você vê isto: este servidor não deixa apps de fora postarem em público.
panel-table = A mesa está em { $channel }.
panel-table-silent = Não consegui atualizar a mensagem da mesa em { $channel }: o Discord não me deixou escrever lá. Você pode continuar jogando aqui.
look-none = Você não tem nada na mão agora.
panel-hand = Sua mão
hand-picture = Sua mão como foi dada, { $count } { $count ->
    [1] carta
   *[other] cartas
 }: { $cards }.
hand-not-now = Estas não podem ser jogadas agora: { $cards }
panel-elsewhere = O botão traz tudo para cá.
elsewhere-channel = Sua mão está em { $channel }, só para você.
elsewhere-direct = Continuou nas [suas mensagens diretas]({ $link }).
more-rules = Regras…
more-points = Regras, pontos…
more-leave = Regras, pontos, sair…
more-papers = Rodadas, pódio, arquivo…
left = Você saiu da partida.
left-lobby = Você deixou seu lugar.
rematch-open = Tem uma mesa nova aberta onde você jogou.
rematch-begun = A próxima partida começou onde você jogou.
log-attached = Todas as jogadas desta partida, uma por linha.
table-shown = A mesa está de novo [no fim do canal]({ $link }).
table-way = Para achar esta mesa: código **{ $code }** em /{ name-table } { name-find }, ou `{ $link }`
found-host = No comando: { $player }
button-watch = Assistir
table-cancelled = A mesa está fechada.
chooser-pick = De qual mesa você quer ver suas cartas?
chooser-show = A mensagem de qual mesa você quer de novo no fim do canal?
chooser-leave-table = De qual mesa você quer sair?
chooser-back-table = Em qual mesa você quer seu lugar de volta?
chooser-pause-table = Qual mesa você quer pausar?
chooser-resume-table = Em qual mesa a partida deve continuar?
chooser-kick = Em qual mesa você quer tirar o lugar desta pessoa?
chooser-substitute = Em qual mesa você quer dar o lugar para esta pessoa?
chooser-cancel = Qual mesa você quer fechar, sem resultado?
chooser-invite = Para qual mesa você quer convidar esta pessoa?
chooser-company = com { $players }
cancel-elsewhere = Nenhuma mesa sua está aqui. Qual das outras você quer fechar, sem resultado?
chooser-table = { $game } #{ $number }
incident = Algo deu errado do nosso lado; a mesa está a salvo. Se acontecer de novo, mande para a gente este número: { $incident }

## Boards and rules
board-every-game = Todos os jogos
board-title = { $game }: { $measure }
board-of = Ranking deste servidor
board-of-alone = Este servidor · partidas solo contra robôs
measure-rating = Nível
measure-wins = Vitórias
measure-average = Pontos por rodada
measure-accuracy = Palpites certos
measure-wins-line =
    { $merit ->
        [1] { $merit } vitória
       *[other] { $merit } vitórias
    } em { $count ->
        [1] uma partida
       *[other] { $count } partidas
    }
measure-average-line =
    { $merit } em { $count ->
        [1] uma rodada
       *[other] { $count } rodadas
    }
measure-accuracy-line =
    { $merit }% de { $count ->
        [1] um palpite
       *[other] { $count } palpites
    }
rating-is-provisional = { $rating } (provisório)
rating-provisional-why = Provisório: com menos de dez partidas, o nível ainda é um chute.
board-about = Mais ou menos { $place }º lugar:
measure-rating-why = O número é o nível: sobe quando você termina na frente dos outros, ainda mais dos fortes, e cai quando termina atrás.
measure-wins-counts = { $alone ->
        [yes] Só contam partidas terminadas de uma pessoa contra robôs, de três rodadas ou mais.
       *[no] Só contam partidas terminadas com pelo menos duas pessoas, de três rodadas ou mais.
    } Quem sai de uma partida não pode ganhar.
measure-average-why = O número é a média de pontos por rodada, em partidas jogadas até o fim.
measure-average-fewest-why = O número é a média de pontos por rodada; a menor é a melhor.
measure-accuracy-why = O número diz quantos palpites deram certo, do total.
board-not-yet = Você ainda não está neste ranking: termine uma partida que conte.
board-measure = Comparar: { $measure }
board-when = Período: { $value }
board-other = Comparar, jogo, período…
board-other-games = Outro jogo…
board-other-game = Jogo: { $game }
board-about-place = ~{ $place }
board-provisional = ? quer dizer provisório: menos de dez partidas até agora.
measure-head-rating = Nível
measure-head-wins = Vitórias
measure-head-average = Por rodada
measure-head-accuracy = Certos
measure-of-rating = Partidas
measure-of-wins = Partidas
measure-of-average = Rodadas
measure-of-accuracy = Palpites
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit }%
board-before = Anteriores
board-after = Próximos
board-alone = Partidas solo
board-with-people = Com pessoas
period-day = Hoje
period-week = Esta semana
period-month = Este mês
period-season = Esta temporada
period-season-called = Temporada { $season }
period-all = Desde sempre
board-empty = Ainda não tem ninguém neste ranking. Abra uma mesa e estreie a lista!
board-solo-instead = Aqui ainda não conta nenhuma partida com pelo menos duas pessoas, então estas são as partidas solo.
board-footnote = Só contam partidas terminadas com pelo menos duas pessoas.
board-footnote-alone = Só contam partidas terminadas de uma pessoa contra robôs.
season-started = A temporada { $season } começa agora: ela está nos rankings, e os campeonatos que forem abertos contam para ela.
season-ended = A temporada { $season } acabou. Daqui em diante vale o ano do calendário. /{ name-season } guarda a página dela, /{ name-boards } { name-season-export } faz um arquivo.
zone-chosen = Os dias agora começam por { $zone }, e os rankings deste servidor foram contados de novo.
match-void = A partida { $match } está anulada: não conta mais em nenhum ranking nem para o nível. A tabela de um campeonato fica como está.
stats-title = Estatísticas de { $name }
stats-empty = Nenhuma partida terminada neste servidor ainda.
tally-wins =
    { $count ->
        [1] { $count } vitória
       *[other] { $count } vitórias
    }
tally-matches =
    { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
stats-title-own = Suas estatísticas
stats-head =
    { $matches ->
        [1] { $name } ganhou { $wins } de { $matches } partida
       *[other] { $name } ganhou { $wins } de { $matches } partidas
    }
stats-head-own =
    { $matches ->
        [1] Você ganhou { $wins } de { $matches } partida
       *[other] Você ganhou { $wins } de { $matches } partidas
    }
stats-solo-head =
    { $matches ->
        [1] { $name } ganhou { $wins } de { $matches } partida solo contra robôs
       *[other] { $name } ganhou { $wins } de { $matches } partidas solo contra robôs
    }
stats-solo-head-own =
    { $matches ->
        [1] Você ganhou { $wins } de { $matches } partida solo contra robôs
       *[other] Você ganhou { $wins } de { $matches } partidas solo contra robôs
    }
stats-solo = Solo contra robôs
stats-solo-why = Só dá para ganhar partidas de três rodadas ou mais. Partidas solo não mudam o nível; depois de terminar uma com outra pessoa, esta página mostra essas primeiro.
stats-rating = O nível é **{ $rating }**. Sobe quando a pessoa termina na frente dos outros e cai quando termina atrás.
stats-rating-own = Seu nível é **{ $rating }**. Sobe quando você termina na frente dos outros e cai quando termina atrás.
stats-game = { $game }: { $wins } de { $matches } ganhas
stats-podiums = Pódios (entre os três primeiros)
stats-empty-everywhere = Nenhuma partida terminada em nenhum servidor ainda.
stats-form = Posições nas últimas partidas (a mais recente à direita)
stats-form-own = Suas posições nas últimas partidas (a mais recente à direita)
stats-left =
    { $count ->
        [1] Uma partida não tem posição: foi abandonada antes do fim.
       *[other] { $count } partidas não têm posição: foram abandonadas antes do fim.
    }
stats-left-own =
    { $count ->
        [1] Uma partida não tem posição: você saiu antes do fim.
       *[other] { $count } partidas não têm posição: você saiu antes do fim.
    }
stats-place = { $place }º
stats-streak = Maior sequência de vitórias
stats-streak-now = agora { $now }
stats-nemesis-label = Maior carrasco
stats-nemesis = { $player } terminou na frente em { $behind } de { $met } partidas em comum
stats-nemeses = { $players } terminaram na frente { $behind } vezes cada um
stats-others = outras pessoas
stats-of = { $part } de { $whole }
stats-plot = O nível depois de cada uma das últimas { $count } partidas que contam: de { $first } a { $last }, no mínimo { $lowest } e no máximo { $highest }.
stats-plot-caption = Nível depois de cada partida
stats-tile-podiums = Pódios
stats-tile-streak = Melhor sequência
stats-tile-form = Últimas posições, a mais recente à direita
stats-tile-of = { $wins }/{ $matches }
stats-why = Só contam partidas de três rodadas ou mais. As partidas solo contam à parte.
stats-why-everywhere = Todos os servidores juntos. O nível, o maior carrasco e a sequência atual aparecem em cada servidor.
stats-as-of = Dados até { $moment }.
stats-more = Detalhes
stats-shorter = Resumo
stats-show = Compartilhar
stats-shown = Esta página [já foi compartilhada]({ $link }) no canal.
server-stats-title = O que este servidor jogou
server-stats-empty = Aqui ainda não terminou nenhuma partida com pelo menos duas pessoas. As partidas solo contra robôs têm um ranking próprio.
server-stats-head =
    { $count ->
        [1] { $count } partida jogada neste servidor
       *[other] { $count } partidas jogadas neste servidor
    }
server-stats-of = { $count } delas neste mês. Por jogo: { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Só partidas de três rodadas ou mais contam para as vitórias.
server-stats-month = Recordes deste mês
server-stats-records = Recordes de todos os tempos
server-stats-games = Jogo por jogo
server-stats-fewer = Só o geral
season-year = O ano de { $year }, fora as partidas das temporadas
season-runs = Desde { $start }
season-over = De { $start } a { $end }
season-count =
    { $matches ->
        [one] { $matches } partida
       *[other] { $matches } partidas
    }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }.
season-by-game = Por jogo: { $games }.
season-empty = Nenhuma partida com pelo menos duas pessoas terminou nesta temporada.
season-empty-yet = Nenhuma partida com pelo menos duas pessoas terminou nesta temporada ainda.
season-medals = Medalhas por vitórias
season-records = Recordes desta temporada
season-others =
    { $count ->
        [1] e mais uma pessoa
       *[other] e mais { $count } pessoas
    }
season-menu = Outra temporada…
button-season-export = Exportar
season-exported = O arquivo da temporada { $season }, só para você: { $matches ->
    [one] uma partida
   *[other] { $matches } partidas
 } com resultados e rankings em tabelas, e { $logs ->
    [0] nenhum registro.
    [one] um registro.
   *[other] { $logs } registros.
 } Tem nomes de pessoas: cuide bem dele.
season-no-room = { $count ->
    [one] Um registro, da partida mais antiga, ficou
   *[other] { $count } registros, das partidas mais antigas, ficaram
 } de fora: aqui um arquivo pode ter { $size } MB.
season-unreadable = { $count ->
    [one] Um registro ficou
   *[other] { $count } registros ficaram
 } de fora: as regras de hoje não conseguem ler.
record-wins = Mais vitórias
record-streak = Maior sequência de vitórias
record-matches = Mais partidas
record-held = { $players }, com { $value }
rules-menu = Outro tema
rules-standard = Regras normais
rules-table = Regras desta mesa
chart-ranked = { $rank }. { $title }
chart-beats = { $one } vence { $other }.
chart-beats-points = { $one } vence { $other }, { $points }.
