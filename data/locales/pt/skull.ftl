# Skull at the table.

## Mats and discs
mat-crab = tapete do caranguejo
mat-dolphin = tapete do golfinho
mat-parrot = tapete do papagaio
mat-octopus = tapete do polvo
mat-starfish = tapete da estrela-do-mar
mat-shell = tapete da concha
mat-turtle = tapete da tartaruga
mat-cat = tapete do gato
mat-monkey = tapete do macaco
mat-puffer = tapete do baiacu
mat-owner = { $player } ({ $mat })
mat-own = Seu próprio tapete ({ $mat })
mat-owner-robot = { $player } (robô, { $mat })
disc-rose = Rosa
disc-skull = Caveira
skull-roses =
    { $number ->
        [1] { $number } rosa
       *[other] { $number } rosas
    }
skull-claim = Apostar { $number }

## The table
skull-title = Skull · rodada { $round } · meta: ganhar 2 apostas
skull-title-own = Skull · rodada { $round }
skull-title-won = Você ganhou { $won } de 2 apostas
skull-title-won-others = Você ganhou { $won } de 2 apostas; { $others }
skull-title-over = Skull · fim da partida
skull-begins = { $player } começa.
skull-begins-you = Você começa.
skull-face-down =
    { $count ->
        [1] Tem um disco na mesa: ninguém pode apostar mais que 1.
       *[other] Tem { $count } discos na mesa: ninguém pode apostar mais que { $count }.
    }
skull-lot = Sorteando quem começa…
skull-placing = Esperando o disco de { $players }
skull-placing-all = Todo mundo baixa um disco
skull-placed = Disco na mesa: espere os outros
skull-to-turn = Vez de { $player } baixar um disco ou apostar
skull-to-bid = Vez de { $player } aumentar ou passar
skull-to-flip =
    { $count ->
        [1] Vez de { $player } virar um disco: falta 1 rosa
       *[other] Vez de { $player } virar um disco: faltam { $count } rosas
    }
skull-to-lose = Vez de { $player } entregar um disco
skull-to-pick = Vez de { $owner } escolher um disco de { $player }
skull-to-pick-you = Vez de { $owner } escolher um dos seus discos
skull-to-shuffle = { $player } perde um disco
skull-to-shuffle-you = Você perde um disco
skull-to-first = Vez de { $player } escolher quem começa
skull-challenge =
    { $number ->
        [1] **{ $player }** aposta { $number } rosa
       *[other] **{ $player }** aposta { $number } rosas
    }
skull-challenge-you =
    { $number ->
        [1] **Você** aposta { $number } rosa
       *[other] **Você** aposta { $number } rosas
    }
skull-earlier = Apostas anteriores: { $claims }
skull-passed =
    { $count ->
        [1] { $players } passou
       *[other] { $players } passaram
    }
skull-reveal =
    { $number ->
        [1] { $player } apostou que viraria { $number } rosa.
       *[other] { $player } apostou que viraria { $number } rosas.
    }
skull-reveal-you =
    { $number ->
        [1] Você apostou que viraria { $number } rosa.
       *[other] Você apostou que viraria { $number } rosas.
    }
skull-flipped = { $disc } no tapete de { $player }.
skull-flipped-you = { $disc } no seu próprio tapete.
skull-to-go =
    { $count ->
        [1] Mais uma rosa e você ganha sua aposta de { $number }.
       *[other] Faltam { $count } rosas para você ganhar sua aposta de { $number }.
    }
skull-losing-own = Ninguém mais vai saber qual.
skull-losing = 🔀 Os discos de **{ $player }** foram embaralhados e estão virados para baixo.
skull-losing-you = 🔀 Seus discos foram embaralhados e estão virados para baixo.
skull-losing-chance = 🔀 **{ $player }** perde um dos discos embaralhados, na sorte.
skull-losing-chance-you = 🔀 Você perde um dos seus discos embaralhados, na sorte.
skull-last-bet = **Última aposta:** { $player } apostou { skull-roses }
skull-last-bet-you = **Última aposta:** você apostou { skull-roses }
skull-bet-of = **Aposta da rodada { $round }:** { $player } apostou { skull-roses }
skull-bet-of-you = **Aposta da rodada { $round }:** você apostou { skull-roses }
skull-won = 🌹 Só rosas: **{ $player }** ganha a aposta.
skull-won-you = 🌹 Só rosas: você ganha a aposta.
skull-own-skull = 💀 **{ $player }** virou a própria caveira.
skull-own-skull-you = 💀 Você virou a sua própria caveira.
skull-others-skull = 💀 **{ $player }** deu de cara com a caveira de **{ $owner }**.
skull-others-skull-you = 💀 Você deu de cara com a caveira de **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** deu de cara com a caveira que você baixou.
skull-lost =
    { $count ->
        [1] **{ $player }** perde um disco de vez e fica com um.
       *[other] **{ $player }** perde um disco de vez e fica com { $count }.
    }
skull-lost-you =
    { $count ->
        [1] Você perde um disco de vez e fica com um.
       *[other] Você perde um disco de vez e fica com { $count }.
    }
skull-out = **{ $player }** perdeu o último disco e está fora.
skull-out-you = Você perdeu seu último disco e está fora.
skull-own-round = **Rodada { $round }.** { $told }
skull-own-won = Você apostou { skull-roses } e não apareceu caveira: a aposta é sua.
skull-own-lost = Você apostou { skull-roses } e virou a própria caveira: você perde um disco.
skull-own-lost-other = Você apostou { skull-roses } e deu de cara com a caveira de { $owner }: você perde um disco.
skull-own-mine = { $player } deu de cara com a caveira que você baixou e perde um disco.
skull-own-aside = { $player } perdeu a aposta.
skull-own-not-won = { $player } ganhou a aposta.
skull-shows = 👁️ **{ $player }** mostra um disco que ninguém tinha virado: { $disc }
skull-shows-you = 👁️ Você mostra um disco que ninguém tinha virado: { $disc }
skull-is-out = fora
skull-discs =
    { $count ->
        [1] { $count } disco
       *[other] { $count } discos
    }
skull-in-hand = { $count } na mão
skull-lies-down =
    { $count ->
        [1] { $count } virado para baixo
       *[other] { $count } virados para baixo
    }
skull-lies-flipped =
    { $count ->
        [1] { $count } já virado
       *[other] { $count } já virados
    }
skull-bets =
    { $count ->
        [1] { $count } aposta ganha
       *[other] { $count } apostas ganhas
    }
skull-places = Com as mesmas apostas ganhas, fica na frente quem tem mais discos. Entre quem ficou sem discos, fica na frente quem saiu por último.
skull-wins-bets = 🏴‍☠️ { $player } ganhou duas apostas e a partida!
skull-wins-bets-you = 🏴‍☠️ Você ganhou duas apostas e a partida!
skull-wins-last = 🏴‍☠️ Só { $player } ainda tem discos e ganha a partida!
skull-wins-last-you = 🏴‍☠️ Só você ainda tem discos e ganha a partida!
skull-picture-down =
    { $count ->
        [0] nenhum disco ainda
        [1] { $count } disco virado para baixo
       *[other] { $count } discos virados para baixo
    }
skull-picture-up = à mostra: { $discs }
skull-picture-found =
    { $count ->
        [1] { $found } de { $count } rosa
       *[other] { $found } de { $count } rosas
    }
skull-picture-won = Aposta cumprida: só rosas!
skull-picture-lost = Aposta perdida: uma caveira!
skull-victory = Vitória!
skull-title-bets = Skull · apostas ganhas
skull-all-bets = Aposta por aposta
skull-bet-line = { $round }. { $player } apostou { $number }
skull-bet-line-you = { $round }. Você apostou { $number }
skull-bets-legend = 🌹 aposta ganha · 💀 de quem era a caveira que acabou com ela
skull-bets-from = Apostas { $first } a { $last }
skull-bet-words-won = Rodada { $round }: { $player } apostou { skull-roses } e ganhou a aposta.
skull-bet-words-won-you = Rodada { $round }: você apostou { skull-roses } e ganhou a aposta.
skull-bet-words-own = Rodada { $round }: { $player } apostou { skull-roses } e virou a própria caveira.
skull-bet-words-own-you = Rodada { $round }: você apostou { skull-roses } e virou a própria caveira.
skull-bet-words-lost = Rodada { $round }: { $player } apostou { skull-roses } e virou a caveira de { $owner }.
skull-bet-words-lost-you = Rodada { $round }: você apostou { skull-roses } e virou a caveira de { $owner }.
skull-bet-words-yours = Rodada { $round }: { $player } apostou { skull-roses } e virou a caveira que você baixou.
skull-rules = Cada um tem três rosas e uma caveira. Quem ganhar 2 apostas primeiro ganha a partida.
skull-rules-owner_picks = Se você virar a caveira de alguém, essa pessoa tira um dos seus discos sem olhar.
skull-rules-auto_random = Se você virar a caveira de alguém, perde um disco na sorte.

## The picture of the rules
chart-skull = Aposte nas rosas
chart-skull-set = Todos têm o mesmo
chart-skull-set-why = Um tapete, três rosas e uma caveira.
chart-skull-lay = Baixar
chart-skull-lay-why = Um disco por vez, virado para baixo.
chart-skull-challenge = Apostar
chart-skull-challenge-why = Diga quantas rosas você vira. Os outros aumentam ou passam.
chart-skull-flip = Virar
chart-skull-flip-why = Primeiro a sua pilha, depois qualquer tapete.
chart-skull-won = Só rosas
chart-skull-won-why = Aposta ganha. Com 2 você ganha a partida.
chart-skull-lost = Uma caveira
chart-skull-lost-why = Aposta perdida e um disco a menos. O último com discos ganha.

## The panel
skull-hand = Sua mão
skull-pile =
    { $count ->
        [1] Você baixou
       *[other] Você baixou (o último está em cima)
    }
skull-pile-seen =
    { $count ->
        [1] Você baixou
       *[other] Você baixou (o de cima, à direita)
    }
skull-left =
    { $count ->
        [1] Ainda virado para baixo
       *[other] Ainda virados para baixo (o último está em cima)
    }
skull-left-seen =
    { $count ->
        [1] Ainda virado para baixo
       *[other] Ainda virados para baixo (o de cima, à direita)
    }
skull-flipped-own = Já virados: { $discs }
skull-nothing = nada
skull-lost-own = Você já perdeu (só você sabe): { $discs }
skull-ask-first-disc = Sua vez: baixe seu primeiro disco
skull-how-first-disc = Cada um baixa um disco virado para baixo e depois aposta quantas rosas consegue virar.
skull-ask-first-changeable = Seu primeiro disco: **{ $disc }**. Dá para mudar até todo mundo baixar um.
skull-ask-turn = Sua vez: baixe um disco ou aposte
skull-how-turn = Aposte quantas rosas você vai virar, começando pelas suas. Só rosas: ganhou. Uma caveira: perde um disco.
skull-ask-must = Sua vez: aposte quantas rosas vai virar
skull-ask-raise = Sua vez: aumente a aposta ou passe
skull-how-raise = Se a sua aposta for a mais alta, você vira esse tanto, começando pelos seus. Só rosas: ganhou. Uma caveira: perde um disco.
skull-how-pass = Se passar, você não aposta mais nesta rodada. Se apostar todos os { $total }, vira na hora.
skull-down = Tem { $total } discos virados para baixo: { $piles }.
skull-flip-own = Virar meu disco de cima
skull-flip-of = Virar: { $player }
skull-how-flip-own = De cima para baixo; uma caveira custa um disco.
skull-how-flip-doomed = Os seus vêm primeiro, de cima para baixo, e a sua caveira está no meio: você perde esta aposta e um disco.
skull-how-flip = Escolha um tapete. Uma caveira custa a aposta e um disco.
skull-take = Disco { $place }
skull-starts = { $player } começa
skull-ask-flip-own = Sua vez: vire seu disco de cima
skull-ask-flip = Sua vez: escolha de quem virar um disco
skull-ask-lose = Sua vez: entregue um disco
skull-how-lose = Você virou a própria caveira: um disco vai embora de vez. Ninguém mais fica sabendo qual. Sem a caveira você não pega ninguém.
skull-ask-pick = Sua vez: escolha um disco de { $player }
skull-how-pick = { $player } deu de cara com a caveira que você baixou, então um destes { $count } discos vai embora. Estão embaralhados e virados para baixo.
skull-ask-first = Sua vez: escolha quem começa
skull-how-first = Você está fora. Quem começa a próxima rodada?
skull-sure-place-rose = Baixar uma rosa, virada para baixo?
skull-sure-place-skull = Baixar sua caveira, virada para baixo?
skull-sure-challenge =
    { $count ->
        [1] Apostar que você vira uma rosa?
       *[other] Apostar que você vira { $count } rosas?
    }
skull-sure-pass = Passar e deixar a aposta para os outros?
skull-sure-flip-own = Virar o disco de cima do seu próprio tapete?
skull-sure-flip = Virar o disco de cima de { $player }?
skull-sure-lose-rose = Entregar uma rosa de vez?
skull-sure-lose-skull = Entregar sua caveira de vez?
skull-sure-pick = É o disco { $place } que vai embora?
skull-sure-first = Deixar { $player } começar a próxima rodada?
skull-sure-show-rose = Mostrar a todos uma rosa que ninguém virou?
skull-sure-show-skull = Mostrar a todos a sua caveira, que ninguém virou?
skull-may-show = Opcional. Todo mundo vê um disco que eu baixei na última rodada.
skull-you-are-out = Você está fora
skull-or-claim = Ou aposte: quantas rosas?
skull-challenge-menu = Apostar: quantas rosas?
skull-made-disc = baixa um disco
skull-made-rose = baixa uma rosa
skull-made-skull = baixa a caveira
skull-made-said = aposta { skull-roses }
skull-made-passed = passa
skull-made-flipped = vira um disco de { $owner }
button-pass = Passar
skull-button-discs = Meus discos
skull-button-decide = Ver meus discos e decidir
skull-button-show = Ver meus discos / jogar
skull-button-flip = Ver meus discos / virar
skull-help-signs = **Símbolos:** { $rose } rosa · { $skull } caveira · { $unknown } a virar · tapetes e o verso dos discos: { $backs }
skull-add-rose = Baixar uma rosa
skull-add-skull = Baixar a caveira
skull-show-rose = Mostrar minha rosa não virada
skull-show-skull = Mostrar minha caveira não virada
skull-words-place = Baixar: { $disc }
skull-lose-rose = Entregar uma rosa
skull-lose-skull = Entregar a caveira
skull-words-lose = Tirar o disco: { $disc }
skull-words-claim = Apostar { skull-roses }
skull-words-player = { $player }: { $height ->
        [0] nenhum disco
        [1] { $height } disco
       *[other] { $height } discos
    } no tapete, { $discs } no total, apostas ganhas: { $bets }.
skull-words-out = { $player }: fora.
skull-words-has-passed = Já passou.
skull-words-has-passed-you = Você já passou.
skull-words-added = { $player } baixou mais um disco: { $height } no tapete.
skull-words-said = { $player } apostou { skull-roses }.
skull-words-passed = { $player } passou.
skull-words-since = Desde a sua última jogada: { $news }
skull-words-nothing-since = Nada aconteceu desde a sua última jogada.

## Options
option-opponent_discard = Quem tira o disco perdido
option-opponent_discard-owner_picks = Dono da caveira
option-opponent_discard-owner_picks-why = Os discos são embaralhados virados para baixo, e quem tem a caveira tira um deles.
option-opponent_discard-auto_random = A sorte
option-opponent_discard-auto_random-why = Um disco sai na sorte, sem perguntar a ninguém: mais rápido.

## Boards
fact-bets =
    { $count ->
        [1] { $count } aposta ganha
       *[other] { $count } apostas ganhas
    }
fact-skulls =
    { $count ->
        [1] { $count } caveira virada
       *[other] { $count } caveiras viradas
    }
fact-bluffs =
    { $count ->
        [1] { $count } blefe que colou
       *[other] { $count } blefes que colaram
    }
record-bets = Apostas ganhas
record-bluffs = Blefes que colaram
record-own_skulls = Tombos na própria caveira
skull-stats-claims =
    { $won ->
        [1] { $won } de { $all } apostas foi ganha.
       *[other] { $won } de { $all } apostas foram ganhas.
    }
skull-stats-lost = Apostas perdidas
skull-stats-whose = própria caveira { $own }, de outros { $others }

## Refusals
SR-1-1 = Nesta mesa sentam de três a seis.
SR-1-2 = Quem começa a partida é sorteado.
SR-2-1 = Baixe um dos seus discos: { $cards }.
SR-2-3 = Não dá para passar antes de uma aposta: baixe um disco ou aposte um número de rosas.
SR-2-5 = Sua mão está vazia: você precisa apostar um número de rosas.
SR-2-7 = Já tem aposta: ninguém baixa mais discos. Aumente ou passe.
SR-3-1 = Diga um número que caiba nos tapetes: { $cards }.
SR-3-2 = Aposte mais que a maior aposta até agora: { $cards }.
SR-3-3 = Você passou: não aposta mais nesta rodada.
SR-4-1 = Primeiro o seu próprio tapete, de cima para baixo.
SR-4-2 = Ali não tem nada virado para baixo. Escolha outro tapete.
SR-4-6 = Depois de uma aposta você pode mostrar discos seus que ninguém viu, até os próximos primeiros discos estarem na mesa.
SR-5-3 = Os discos foram embaralhados e estão virados para baixo: escolha um pela posição.
SR-5-4 = Entregue um dos seus discos: { $cards }.
SR-5-7 = Escolha alguém que ainda tenha discos.
R-SR-10 = Primeiro todo mundo baixa um disco. Você ainda pode trocar o seu.

## The picture of the mats
skull-short-place = Baixe seu primeiro disco
skull-short-turn = Baixe um disco ou aposte
skull-short-bid = Aposte mais que { $number } ou passe
skull-short-must = Aposte: sua mão está vazia
skull-short-flip-own = Vire seu disco de cima
skull-short-flip = Vire um disco
skull-short-lose = Entregue um disco
skull-short-pick = Escolha um disco de { $player }
skull-short-first = Escolha quem começa
skull-picture-passed = passou
skull-broke = Você apostou { $number } e achou a caveira de { $player }.
skull-broke-own = A caveira era a sua própria.
skull-ribbon-last = última aposta
skull-ribbon-won = Você ganhou a aposta: { $won } de { $bets }
skull-ribbon-own = Sua própria caveira: você perde um disco
skull-ribbon-other = Caveira de { $player }: você perde um disco
skull-ribbon-mine = Sua caveira pegou { $player }
skull-ribbon-aside = { $player } perdeu a aposta
skull-ribbon-not-won = { $player } ganhou a aposta: { $won } de { $bets }
skull-pile-drawn =
    { $count ->
        [1] Você baixou
       *[other] Você baixou (último à direita)
    }
skull-ribbon-unclaimed =
    { $count ->
        [1] 1 disco na mesa, nenhuma aposta
       *[other] { $count } discos na mesa, nenhuma aposta
    }
skull-ribbon-claims = { $player } aposta { $count ->
        [1] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-claims-you = Você aposta { $count ->
        [1] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-flips = { $player }: { $found } de { $count ->
        [1] 1 rosa
       *[other] { $count } rosas
    }
skull-ribbon-flips-you = Você: { $found } de { $count ->
        [1] 1 rosa
       *[other] { $count } rosas
    }
skull-picture-left =
    { $count ->
        [1] resta 1 disco
       *[other] restam { $count } discos
    }
skull-tip-turn = Aposte quantas rosas você vira, primeiro as suas; uma caveira custa um disco.
skull-tip-bid = Quem fizer a maior aposta vira esse tanto de discos, começando pelos seus; uma caveira custa um disco.
