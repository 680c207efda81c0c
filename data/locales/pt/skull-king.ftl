# Skull King at the table.

## Cards
suit-green = Verde
suit-yellow = Amarelo
suit-purple = Roxo
suit-black = Preto
suit-green-letter = V
suit-yellow-letter = A
suit-purple-letter = R
suit-black-letter = P
suit-green-of = verde
suit-yellow-of = amarelo
suit-purple-of = roxo
suit-black-of = preto
card-number = { $number } { $suit }
card-escape = Fuga
card-mermaid = Sereia
card-skull-king = Skull King
card-tigress = Tigresa
card-tigress-pirate = Tigresa como pirata
card-tigress-escape = Tigresa como fuga
card-pirate-rosie = Rosie D’Laney
card-pirate-bendt = Bandido Bendt
card-pirate-rascal = Malandro de Roatán
card-pirate-juanita = Juanita Jade
card-pirate-harry = Gigante Harry

## The table
sk-title = Skull King · rodada { $round } de { $rounds }
sk-title-scored = Skull King · { $round } de { $rounds } rodadas jogadas
sk-title-over = Skull King · placar final: vence quem tem mais pontos
sk-lot = Sorteando quem dá as cartas primeiro…
sk-cry-modern = Yo-ho-ho!
sk-cry-legacy = YO-HO-HO!
sk-even = Os palpites somam exatamente as vazas que existem: ainda dá para todo mundo acertar.
sk-over-bid = Os palpites somam { $bids }, e só há { $tricks ->
        [1] { $tricks } vaza
       *[other] { $tricks } vazas
    } em jogo: alguém vai errar.
sk-over-bid-open = Os palpites somam { $bids }, e só há { $tricks ->
        [1] { $tricks } vaza
       *[other] { $tricks } vazas
    } em jogo.
sk-under-bid = Os palpites somam { $bids }, e há { $tricks ->
        [1] { $tricks } vaza
       *[other] { $tricks } vazas
    } em jogo: vai sobrar vaza para alguém.
sk-under-bid-open = Os palpites somam { $bids }, e há { $tricks ->
        [1] { $tricks } vaza
       *[other] { $tricks } vazas
    } em jogo.
sk-trick = vaza { $number } de { $tricks }
sk-leader = { $player } começa a primeira vaza
sk-leader-you = Você começa a primeira vaza
sk-line-bid = disse { $bid }, levou { $won ->
        [1] { $won } vaza
       *[other] { $won } vazas
    }
sk-line-taken =
    { $won ->
        [1] { $won } vaza
       *[other] { $won } vazas
    }, palpite { $bid }
sk-table-player = Jogador
sk-table-bid = disse
sk-score-took = fez
sk-score-points = pts
sk-points = Pontos
sk-bids = Os palpites
sk-pad-round = Pontos desta rodada: { $points }.
sk-pirate-named = { $card } (pirata)
sk-last-trick = Vaza anterior: { $told }
sk-taken = **{ $player }** levou { $why }
sk-taken-you = **Você** levou { $why }
sk-took-last = **{ $player }** levou a vaza anterior { $why }
sk-took-last-you = **Você** levou a vaza anterior { $why }

## The first line of every screen
sk-head-bids =
    { $count ->
        [1] Hora dos palpites: { $count } de { $seats } já deu
       *[other] Hora dos palpites: { $count } de { $seats } já deram
    }
sk-head-bids-left =
    { $missing ->
        [1] Falta o palpite de { $players }
       *[other] Faltam os palpites de { $players }
    }
sk-what-bid =
    { $tricks ->
        [1] **Um palpite:** se você vai levar ou não a única vaza.
       *[other] **Um palpite:** quantas das { $tricks } vazas você vai levar.
    }
sk-head-bid-you =
    { $cards ->
        [1] Sua vez: você vai levar a única vaza?
       *[other] Sua vez: quantas das { $cards } vazas você vai levar?
    }
sk-head-bid-in = Seu palpite é { $bid }: espere os outros
sk-head-loads =
    { $count ->
        [1] Seguro ou arriscado? { $count } de { $seats } já escolheu
       *[other] Seguro ou arriscado? { $count } de { $seats } já escolheram
    }
sk-head-loads-left =
    { $missing ->
        [1] Falta { $players } escolher: seguro ou arriscado
       *[other] Faltam { $players }: seguro ou arriscado
    }
sk-head-load-you = Sua vez: pontos seguros ou arriscados?
sk-head-load-in = Sua carga: { $load }. Espere os outros
sk-head-rosie = Vez de { $player } escolher quem começa a próxima vaza
sk-head-rosie-you = Sua vez: escolha quem começa a próxima vaza
sk-head-bendt = Vez de { $player } descartar
sk-head-bendt-you =
    { $count ->
        [1] Sua vez: descarte { $count } carta
       *[other] Sua vez: descarte { $count } cartas
    }
sk-head-rascal = Vez de { $player } apostar no próprio palpite
sk-head-rascal-you = Sua vez: aposte no seu palpite
sk-head-harry = Vez de { $player } manter ou mudar o palpite
sk-head-harry-you = Sua vez: mantenha ou mude seu palpite
sk-head-scored = Fim da rodada { $round }
sk-head-scored-led =
    { $count ->
        [1] Depois da rodada { $round }, { $players } lidera
       *[other] Depois da rodada { $round }, { $players } lideram
    }

## The panel
panel-bid-changeable = Dá para mudar até todo mundo dar o palpite.
panel-own =
    { $more ->
        [1] Você disse { $bid } e levou { $won }: falta { $more }.
       *[other] Você disse { $bid } e levou { $won }: faltam { $more }.
    }
panel-own-enough =
    { $bid ->
        [1] Você disse { $bid } vaza e já levou: tente não levar mais nenhuma.
       *[other] Você disse { $bid } vazas e já levou todas: tente não levar mais nenhuma.
    }
panel-own-none = Você disse 0 vazas e não levou nenhuma: continue assim.
panel-own-over =
    { $over ->
        [1] Você disse { $bid } e levou { $won }: { $over } a mais.
       *[other] Você disse { $bid } e levou { $won }: { $over } a mais.
    }
panel-own-bid =
    { $bid ->
        [1] Seu palpite: { $bid } vaza.
       *[other] Seu palpite: { $bid } vazas.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **Uma vaza:** cada um joga uma carta; em geral a mais forte leva tudo.
       *[no] **Uma vaza:** cada um joga uma carta; a mais forte leva tudo.
    }
sk-not-now = Estas você não pode jogar, porque tem { $suit }: { $cards }
sk-why-bid = **Acertou:** +20 por vaza.
sk-why-bid-wrong = **Errou:** −10 por vaza a mais ou a menos.
sk-why-bid-zero = **Palpite 0:** +{ $zero }, ou −{ $zero } se levar alguma.
sk-why-bid-rascal = **Acertou:** +{ $full }. **Uma vaza a mais ou a menos:** +{ $half }. Senão, nada.
sk-ranks = **As mais fortes:** o Skull King vence os piratas, os piratas vencem as sereias e as sereias vencem o Skull King. { $whale ->
        [yes] Se a Baleia Branca não aparecer, todos vencem os números e o preto vence os outros naipes.
       *[no] Todos vencem os números. O preto vence os outros naipes.
    }
sk-letters = **Letras nas cartas:** { $suits }.
sk-pirates-held = **Piratas na sua mão:** { $pirates }.
sk-scored-next = É só esperar: a próxima rodada chega em outra mensagem, mais abaixo.
sk-next = É só esperar: a próxima rodada começa sozinha

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] uma sereia
        [king] o Skull King
        [pirate] um pirata
        [escape] uma fuga
        [loot] um saque
        [tigress] a { $card }
       *[other] { $card }
    }
why-king = com { $card }, que vence tudo o que está aqui.
why-king-pirate = com { $card }, que captura todo pirata da vaza.
why-mermaid-king = com { $card }, que captura o Skull King.
why-mermaid = com { $card }, que vence qualquer número.
why-mermaid-first = com { $card }, a primeira que saiu.
why-pirate = com { $card }, que vence números e sereias.
why-pirate-first = com { $card }, que saiu antes dos outros piratas.
why-trump = com o { $card }, o preto mais alto: preto vence os outros naipes.
why-suit = com o { $card }: a vaza começou com { $suit }, e este era o mais alto.
why-first-suit = com o { $card }: o primeiro número foi { $suit }, e este era o mais alto.
why-only-number = com o { $card }, o único número.
why-escapes = com { $card }: só tinha fuga, e a primeira ganha.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] o { $cards }
        [mermaid] a { $cards }
        [king] o { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = inclui o bônus por capturar { $bonuses }
bonus-if-exact = Bônus se o palpite der certo: { $bonuses }
bonus-lost = errou o palpite e perdeu o bônus: { $bonuses }
bonus-counting-per-trick = (aqui as capturas contam uma vez por vaza; por carta seriam { $other })
bonus-counting-per-card = (aqui cada carta capturada conta; uma vez por vaza seriam { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = A vaza começou com { $suit }: o { $suit } mais alto ganha, a não ser que venha preto ou carta especial.
sk-open-first-suit = O primeiro número é { $suit }: o { $suit } mais alto ganha, a não ser que venha preto ou carta especial.
sk-open-trump = Preto vence os outros naipes: o mais alto ganha, a não ser que venha carta especial.
sk-open-escape = Uma fuga perde para todo o resto.
sk-open-escape-first = Entre fugas ganha a primeira, até sair qualquer outra carta.
sk-open-pirate = Um pirata vence números e sereias, mas não o Skull King.
sk-open-pirate-first = Entre piratas ganha o primeiro, a não ser que venha o Skull King.
sk-open-mermaid = Uma sereia vence os números e o Skull King, mas não os piratas.
sk-open-mermaid-first = Entre duas sereias ganha a primeira, a não ser que venha um pirata.
sk-open-mermaid-king = Uma sereia vence o Skull King.
sk-open-king = O Skull King vence números e piratas, mas não as sereias.
sk-open-whale = Com a Baleia Branca só os números contam: o mais alto está na frente.
sk-open-whale-alone = A Baleia Branca destrói a vaza se não sair nenhum número.
sk-open-kraken = Do jeito que está, o Kraken destrói esta vaza: ninguém leva.

## What a special card does, beside the hand
sk-gloss-kraken = ninguém leva a vaza, a não ser que a Baleia Branca venha depois.
sk-gloss-whale = o número mais alto leva a vaza, seja de que naipe for; sem número, ninguém leva.
sk-gloss-loot = uma fuga; você e quem levar a vaza ganham +20 cada se os dois palpites derem certo.
sk-gloss-wild = você joga como pirata ou como fuga (que perde).
sk-gloss-king = vence números e piratas, perde para as sereias.
sk-gloss-mermaid = vence os números e o Skull King, perde para os piratas.
sk-gloss-pirate = vence números e sereias, perde para o Skull King.
sk-gloss-escape = perde para as outras cartas; se só sair fuga, a primeira ganha.
sk-gloss-power = { $told }, se esta carta levar a vaza.

## The score sheet
sheet-title = Rodada { $round } · { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
sheet-bid-won = pal/vaz
sheet-bid = palp.
sheet-bonus = bônus
sheet-round = rodada
sheet-total = total
sheet-legend = { sheet-bid-won }: palpite e vazas levadas · { sheet-bid }: pontos do palpite · { sheet-bonus }: todos os outros pontos · { sheet-round }: pontos da rodada · { sheet-total }: pontos até aqui
own-bid = **Rodada { $round }.** Você disse { $bid } e levou { $won ->
        [1] { $won } vaza
       *[other] { $won } vazas
    }: { $points }.
own-bid-changed = **Rodada { $round }.** Você disse { $bid }, Harry mudou para { $final }, e você levou { $won ->
        [1] { $won } vaza
       *[other] { $won } vazas
    }: { $points }.
own-bonus = { $points } de bônus
own-bonus-lost = Seus bônus se perdem.
own-loot = { $points } por alianças
own-wager = { $points } pela sua aposta
podium-captain =
    { $count ->
        [1] 🏴‍☠️ **{ $players }** ganhou!
       *[other] 🏴‍☠️ **{ $players }** dividem a vitória!
    }
podium-captain-you =
    { $count ->
        [1] 🏴‍☠️ Você ganhou!
       *[other] 🏴‍☠️ Você divide a vitória com **{ $players }**!
    }
sk-captain =
    { $count ->
        [1] Capitão dos Sete Mares!
       *[other] Capitães dos Sete Mares!
    }
podium-rounds = Totais, rodada por rodada
podium-rounds-legend = À esquerda, a rodada; embaixo de cada nome, os pontos até ali.
podium-after = Depois da rodada { $round }: { $totals }.
award-sharpest = 🎯 **Melhor mira:** { $players }, { $count ->
        [1] { $count } palpite certo
       *[other] { $count } palpites certos
    }
award-boldest = 🦁 **Ousadia premiada:** { $players }, com palpite de { $count }
award-hunter = 💎 **Caça ao tesouro:** { $players }, { $count } pontos de bônus
award-shipwreck = ⚓ **Naufrágio mais bonito:** { $players }, { $count } pontos perdidos numa rodada
fact-exact = { $count } de { $rounds } palpites certos
record-exact = Palpites certos
record-exact_0 = Palpites de 0 cumpridos
record-captures = Cartas especiais capturadas
record-biggest = Melhor rodada
sk-stats-exact =
    { $part ->
        [1] { $part } de { $whole } palpites deu certo: o número exato de vazas ({ $percent }).
       *[other] { $part } de { $whole } palpites deram certo: o número exato de vazas ({ $percent }).
    }
sk-stats-size = Palpites de { $bid }
stats-further-skull-king = Palpites por número de vazas

## Cards of the expansions and of the older edition
suit-red = Vermelho
suit-blue = Azul
suit-red-letter = Vm
suit-blue-letter = Az
suit-red-of = vermelho
suit-blue-of = azul
card-kraken = Kraken
card-whale = Baleia Branca
card-loot = Saque
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary como pirata
card-scary-mary-escape = Scary Mary como fuga
why-whale = com o { $card }, o número mais alto: com a Baleia Branca nada mais conta.
why-destroyed-kraken = O Kraken destrói esta vaza: ninguém leva.
why-destroyed-whale = A Baleia Branca não acha nenhum número e destrói esta vaza.
sk-moment-capture = Vaza anterior: captura!
sk-moment-kraken = Vaza anterior: o Kraken!
sk-moment-whale = Vaza anterior: a Baleia Branca!

## Short names for buttons, and Graybeard
card-pirate = Pirata
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Bendt
card-pirate-rascal-short = Malandro
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Barba Cinzenta
ghost-joins = Com dois a bordo, o fantasma do Barba Cinzenta senta como terceiro e vira as cartas dele sozinho.
sk-ghost =
    { $tricks ->
        [1] { $tricks } vaza
       *[other] { $tricks } vazas
    } · { $cards ->
        [1] resta { $cards } carta
       *[other] restam { $cards } cartas
    }

## Loads, powers and alliances
load-grapeshot = Metralha
load-cannonball = Bala de canhão
load-button-grapeshot = Metralha: segura
load-button-cannonball = Bala de canhão: arriscada
sk-extra-round = 🤝 Empate na ponta: mais uma rodada decide.
power-rosie = ⚔️ Rosie (pirata): **{ $player }** deixa **{ $named }** começar a próxima vaza.
power-rosie-you = ⚔️ Rosie (pirata): você deixa **{ $named }** começar a próxima vaza.
power-rosie-named = ⚔️ Rosie (pirata): **{ $player }** deixa você começar a próxima vaza.
power-rosie-kept = ⚔️ Rosie (pirata): **{ $player }** preferiu começar também a próxima vaza.
power-rosie-kept-you = ⚔️ Rosie (pirata): você preferiu começar também a próxima vaza.
power-rosie-due = **Rosie D’Laney** (pirata): **{ $player }** escolhe quem começa a próxima vaza.
power-rosie-due-you = **Rosie D’Laney** (pirata): você escolhe quem começa a próxima vaza.
power-bendt = ⚔️ Bendt (pirata): { $count ->
        [0] **{ $player }** não tem o que comprar, todas as cartas foram dadas.
        [1] **{ $player }** compra 1 e descarta 1, virada para baixo.
       *[other] **{ $player }** compra { $count } e descarta outras { $count }, viradas para baixo.
    }
power-bendt-you =
    ⚔️ Bendt (pirata): { $count ->
        [0] você não tem o que comprar, todas as cartas foram dadas.
        [1] você comprou 1 e descartou 1, virada para baixo.
       *[other] você comprou { $count } e descartou outras { $count }, viradas para baixo.
    }
power-bendt-due = **Bandido Bendt** (pirata): **{ $player }** comprou e escolhe o que descartar.
power-bendt-due-you = **Bandido Bendt** (pirata): você comprou e escolhe o que descartar.
power-rascal = ⚔️ Malandro (pirata): **{ $player }** { $wager ->
        [0] não aposta nada.
       *[other] aposta { $wager } que acerta o palpite.
    }
power-rascal-you =
    ⚔️ Malandro (pirata): você { $wager ->
        [0] não aposta nada.
       *[other] aposta { $wager } que acerta o palpite.
    }
power-rascal-due = **Malandro de Roatán** (pirata): **{ $player }** pode apostar 0, 10 ou 20 pontos que acerta o palpite.
power-rascal-due-you = **Malandro de Roatán** (pirata): você pode apostar 0, 10 ou 20 pontos que acerta o palpite.
power-juanita = ⚔️ Juanita (pirata): { $count ->
        [0] não sobrou carta para **{ $player }** ver.
       *[other] só **{ $player }** vê as cartas que sobraram ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (pirata): { $count ->
        [0] não sobrou carta para você ver.
       *[other] só você vê as cartas que sobraram ({ $count }).
    }
power-harry = ⚔️ Harry (pirata): **{ $player }** pode subir ou baixar o palpite em um depois da última vaza.
power-harry-you = ⚔️ Harry (pirata): você pode subir ou baixar seu palpite em um depois da última vaza.
power-harry-due = A rodada acabou, só falta uma coisa: o **Gigante Harry** (pirata) deixa **{ $player }** subir ou baixar o palpite em um antes da contagem dos pontos.
power-harry-due-you = A rodada acabou, só falta uma coisa: o **Gigante Harry** (pirata) deixa você subir ou baixar seu palpite em um antes da contagem dos pontos.
power-late = { $card } chegou tarde: depois da última vaza esse poder não serve para nada.
alliance-made = 💰 **{ $one }** e **{ $two }** fazem aliança: +20 para cada se os dois palpites derem certo.
alliance-made-you = 💰 Você e **{ $ally }** fazem aliança: +20 para cada se os dois palpites derem certo.
alliance-none = 💰 Este saque não faz aliança.
alliance-none-other = 💰 O outro saque não faz aliança.
store-loot = 🤝 Alianças: { $pairs }
store-wager = 🎲 **{ $player }** aposta { $wager } que acerta o palpite
store-wager-you = 🎲 Você aposta { $wager } que acerta o palpite
store-harry = ⚖️ Harry (pirata): **{ $player }** ainda pode mudar o palpite em um
store-harry-you = ⚖️ Harry (pirata): você ainda pode mudar seu palpite em um

## What the panel asks
panel-bid-menu = Escolha seu palpite
panel-play-menu = Escolha uma carta para jogar
panel-load = Escolha como seu palpite pontua nesta rodada. As escolhas de todos aparecem juntas.
panel-load-changeable = Dá para mudar até todo mundo escolher.
panel-load-why = **Metralha (seguro):** acertou, +{ $full }; uma vaza { $zero ->
        [yes] a mais
       *[no] a mais ou a menos
    }, +{ $half }; senão, 0.
panel-load-ball = **Bala de canhão (arriscado):** acertou, +{ $ball }; senão, 0.
panel-load-bonus = Bônus por cartas capturadas: inteiro se acertar, metade se errar por uma com metralha, senão nada.
panel-rosie = A **Rosie D’Laney** (pirata) levou a vaza para você, então você escolhe.
panel-rosie-self = Eu
panel-bendt = O **Bandido Bendt** (pirata) trouxe: { $cards }. Descarte { $count ->
        [1] { $count } carta qualquer, virada para baixo.
       *[other] { $count } cartas quaisquer, viradas para baixo.
    }
panel-bendt-menu = Escolha { $count } para descartar
panel-drawn = Acabou de comprar
panel-rascal = O **Malandro de Roatán** (pirata) levou a vaza para você. Acertando o palpite, você ganha a aposta; errando, perde.
panel-harry =
    Você disse { $bid } e levou { $won ->
        [1] { $won } vaza
       *[other] { $won } vazas
    }.
panel-harry-why = O **Gigante Harry** (pirata) deixa você subir ou baixar em 1.
panel-harry-with = { $made } ({ $points } pontos)
panel-harry-keep = Manter { $bid }
sk-made-bid = palpite { $bid }
sk-made-load-grapeshot = metralha
sk-made-load-cannonball = bala de canhão
sk-sure-bid = Palpite { $bid }? O seu é o último: agora todo mundo vê todos.
sk-sure-load-grapeshot = Carregar metralha? A sua é a última escolha: agora todo mundo vê todas.
sk-sure-load-cannonball = Carregar bala de canhão? A sua é a última escolha: agora todo mundo vê todas.
sk-sure-play = Jogar { $card }?
sk-sure-lead = Deixar { $player } começar a próxima vaza?
sk-sure-lead-self = A próxima vaza começa com você?
sk-sure-discard = Descartar { $card }?
sk-sure-discard-two = Descartar { $first } e { $second }?
sk-sure-wager = Apostar { $points } pontos no seu palpite?
sk-sure-wager-none = Não apostar nada?
sk-sure-adjust = Mudar seu palpite de { $bid } para { $final }?
sk-sure-adjust-keep = Manter seu palpite de { $bid }?
panel-free-lead = Qualquer carta pode começar uma vaza.
panel-free-open = Ainda não saiu nenhum número: pode jogar qualquer carta.
panel-free-began =
    A vaza começou com { $kind ->
        [mermaid] uma sereia
        [king] o Skull King
        [kraken] o Kraken
        [whale] a Baleia Branca
       *[other] um pirata
    }: pode jogar qualquer carta.
panel-free-before =
    { $kind ->
        [mermaid] Uma sereia
        [king] O Skull King
        [kraken] O Kraken
        [whale] A Baleia Branca
       *[other] Um pirata
    } saiu antes de qualquer número: pode jogar qualquer carta.
panel-none-beats = Do jeito que está, nenhuma carta que você pode jogar leva esta vaza.
panel-none-beats-last = Você joga por último, e nenhuma carta que você pode jogar leva esta vaza.
panel-free-void = Você não tem { $suit }: pode jogar qualquer carta.
panel-free-all = Todas as suas cartas servem nesta vaza: pode jogar qualquer uma.
panel-stock = Juanita (pirata) mostra o que não foi dado
panel-stock-none = Nada: todas as cartas foram dadas.
replay-undealt = Cartas que sobraram, mostradas por Juanita Jade

## More reasons, and the judge
why-pirate-mermaid = com { $card }, que captura toda sereia da vaza.
why-pirate-mermaid-first = com { $card }, que saiu antes dos outros piratas e captura toda sereia da vaza.
why-whale-first = com o { $card }, que saiu antes do outro igual: com a Baleia Branca só os números contam.
why-next-kraken = **{ $next }** teria levado e começa a próxima vaza.
why-next-kraken-you = Você teria levado e começa a próxima vaza.
why-next-whale = **{ $next }** jogou a Baleia e começa a próxima vaza.
why-next-whale-you = Você jogou a Baleia e começa a próxima vaza.
why-second-leviathan = Entre dois leviatãs, só o segundo age; o primeiro conta como fuga.
why-ghost = Vaza do Barba Cinzenta não vale ponto para ninguém.
bonus-if-near = Bônus, inteiro com palpite certo e metade se errar por uma: { $bonuses }
bonus-half = { $bonuses }, mas só a metade conta: { $points }
bonus-counting-edition = (nesta edição conta cada carta capturada)
hit-direct = em cheio
hit-near = de raspão
hit-miss = longe do alvo
sheet-loot = aliança com { $player } +20
sheet-loot-you = aliança com você +20
sheet-loot-lost = aliança com { $player } não deu
sheet-loot-lost-you = aliança com você não deu
sheet-wager = aposta { $points }
sheet-harry = Harry mudou o palpite de { $bid } para { $final }
sheet-harry-kept = o palpite ficou igual, embora Harry pudesse mudar
ruling-title = O veredito
ruling-player = Jogador { $number }
ruling-leads = Começa a próxima vaza: **{ $player }**
ruling-count = Escreva as cartas de uma vaza na ordem em que saíram, com vírgulas: de { $least } a { $most }.
ruling-count-exactly = Escreva as { $count } cartas de uma vaza na ordem em que saíram, com vírgulas.
ruling-unknown = Não conheço esta carta: { $card }.
ruling-elsewhere = Nesta edição não existe esta carta: { $card }.
ruling-instead = No lugar dela serviriam: { $cards }.
ruling-known = Conheço naipes com número, nomes, letras e símbolos; por exemplo verde 7, A3, Rosie, sereia.
ruling-twice =
    { $count ->
        [1] No baralho só existe uma carta destas: { $card }.
       *[other] No baralho só existem { $count } cartas destas: { $card }.
    }
ruling-power = { $card } usa o poder na hora, a não ser que fosse a última vaza.
ruling-power-nameless = Um pirata com nome usa o poder.
ruling-power-harry = { $card } age depois da última vaza da rodada: quem ganhou pode então mudar o palpite em um.
ruling-power-rascal = { $card } usa o poder na hora. Se era a última vaza, só onde as regras da casa permitem apostar nesse momento.
ruling-power-always = { $card } usa o poder na hora, mesmo depois da última vaza.
ruling-if-powers = { $told } Só onde se joga com os poderes dos piratas.
ruling-depends = Isto depende de **{ $option }**:
ruling-else = nada mais
ruling-either = Igual nas duas edições
ruling-table = Pelas regras da sua mesa aqui
ruling-wild = Diga como ela foi jogada: { $pirate } ou { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = papagaio, louro
also-yellow = amarela, baú do tesouro, baú
also-purple = roxa, lilás, violeta, mapa do tesouro, mapa
also-black = preta, negro, bandeira pirata, bandeira preta, bandeira, trunfo
also-red = vermelha
also-blue = azuis
also-escape = bandeira branca, fugir, escape
also-pirate = corsário, bucaneiro
also-mermaid = iara
also-king = rei, rei caveira, rei pirata, caveira
also-kraken = polvo, lula
also-whale = baleia
also-loot = tesouro, butim, pilhagem
also-tigress = tigre
also-scary-mary = mary
also-pirate-rosie = rosie, laney
also-pirate-bendt = bendt, bandido, will
also-pirate-rascal = malandro, roatán, rascal
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, gigante
also-fillers = o, os, as, um, uma, uns, umas, de, do, da, dos, das, como, e, d, l

## Words-only style
words-must-follow = Agora não: { $cards }, porque você tem { $suit } e precisa seguir.
words-bid = Palpite { $bid }
words-wager = Apostar { $points }
words-adjust = { $way ->
        [up] Subir para { $bid }
       *[down] Baixar para { $bid }
    }
words-load = { $player } carregou: { $load }.
words-load-you = Você carregou: { $load }.
words-line = { $player } disse { $bid }, levou { $won }: { $points } pontos, total { $total }.
words-line-you = Você disse { $bid }, levou { $won }: { $points } pontos, total { $total }.
words-line-bonus = { $player } disse { $bid }, levou { $won }: { $scored } pelo palpite e { $extra } de extras: { $points } pontos nesta rodada, total { $total }.
words-line-bonus-you = Você disse { $bid }, levou { $won }: { $scored } pelo palpite e { $extra } de extras: { $points } pontos nesta rodada, total { $total }.

## The picture of a round
sk-short-bid =
    { $cards ->
        [1] Você vai levar a vaza?
       *[other] Quantas das { $cards } vazas?
    }
sk-short-lead = Escolha quem começa
sk-short-discard = Descarte { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
sk-short-wager = Aposte no seu palpite
sk-short-adjust = Mantenha ou mude o palpite
sk-short-load = Seguro ou arriscado?
sk-bid-line = Certo: +20 por vaza · erro: −10 por vaza · zero: ±{ $zero }
sk-bid-line-rascal = Certo: +{ $full } · erro de uma: +{ $half }
sk-ribbon-bids = { $cry } Palpites somam { $bids }, há { $tricks ->
        [1] 1 vaza
       *[other] { $tricks } vazas
    }
sk-ribbon-kraken = O Kraken leva tudo
sk-ribbon-whale = A Baleia Branca afunda tudo

## The picture of a result
sk-scored-own = Rodada { $round }: { $points } para você
sk-scored-aim = Maior total ganha
sk-scored-took = vazas
sk-scored-figure = { $won }/{ $bid }
sk-scored-round = pontos
sk-chip-bonus = bônus
sk-chip-loot = saque
sk-chip-wager = aposta
sk-broke-over = Uma a mais: você disse { $bid } e agora tem { $won }.
sk-broke-under = Faltou vaza: você disse { $bid }, tinha { $won }, e só restavam { $left }.
