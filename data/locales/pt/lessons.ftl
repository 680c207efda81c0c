# The lessons of the games, step by step: data/lessons/. Each is read with a picture of the table below.

button-learn = Aprender em 5 minutos
button-learn-why = Uma aula só sua; seu lugar fica guardado
begin-learn = Aprender um jogo
lesson-which = Qual jogo você quer aprender?
lesson-step = Aula de { $game } · { $step } de { $steps }
lesson-back = Voltar
lesson-next = Continuar
lesson-open = Abrir uma mesa com robôs

## Skull King

lesson-skull-king-bid = Numa vaza cada um joga uma carta, e a mais forte leva todas. Diga quantas vazas você vai levar: esse é o seu palpite. Tente **1**.
lesson-skull-king-bid-other = Também dá para dizer 0: prometer não levar nenhuma. Nesta aula, dê o palpite **1**.
lesson-skull-king-mermaid = O Skull King está ganhando: ele vence qualquer número. Só uma **sereia** captura o rei. Jogue a sua!
lesson-skull-king-capture-head = Você capturou o Skull King!
lesson-skull-king-capture = Uma sereia vence o rei, não importa quem joga primeiro. Você levou uma vaza, exatamente o seu palpite.
lesson-skull-king-exact-head = Palpite certo: +60
lesson-skull-king-exact = Palpite certo rende +20 por vaza, e mais +40 por capturar o Skull King (só se acertar). { $two } disse 1 e não levou nenhuma: −10 por vaza de diferença.
lesson-skull-king-zero = Agora duas cartas, duas vazas. O palpite 0 é especial: +10 por carta se não levar nenhuma vaza, −10 por carta se levar alguma. Dê o palpite **0**.
lesson-skull-king-zero-other = Esse palpite também vale. Desta vez tente **0**: prometa não levar nenhuma vaza.
lesson-skull-king-follow = { $two } começou com amarelo. Quem tem o naipe joga esse naipe, ou uma carta especial (sem número). Você tem amarelo.
lesson-skull-king-pirate-head = Um pirata leva
lesson-skull-king-pirate = Carta especial pode sair a qualquer hora. Um pirata vence números e sereias; só o Skull King vence um pirata. Quem leva a vaza começa a próxima.
lesson-skull-king-void = Esta vaza é roxa, e você não tem: jogue o que quiser. Seu 2 verde é de outro naipe, então não ganha.
lesson-skull-king-trump-head = Preto vence roxo
lesson-skull-king-trump = Preto é trunfo: até o mais baixo vence os outros naipes. Sem preto nem especiais, ganha a carta mais alta do primeiro naipe.
lesson-skull-king-end-head = Agora você já sabe jogar!
lesson-skull-king-end = Palpite 0, levou 0: +20, 10 por carta. Depois de dez rodadas, ganha quem tiver mais pontos.
lesson-skull-king-beyond = Ainda faltam fugas, Tigresa e bônus dos 14: /skullking { name-rules }.

## Hearts

lesson-hearts-pass = Aqui ponto é ruim: cada carta de copas vale 1, a dama de espadas, 13. Primeiro você passa três cartas. Escolha seus **ouros**: rei, valete e 9.
lesson-hearts-pass-other = Dá para passar quaisquer três. Nesta aula, escolha suas três de **ouros**: rei, valete e 9.
lesson-hearts-follow = O 2 de paus começa a rodada. Siga o naipe da primeira carta, se tiver; a mais alta desse naipe leva a vaza (as quatro cartas). Jogue seu **ás**.
lesson-hearts-follow-other = Essa de paus também vale. Nesta aula, jogue o **ás** e leve a vaza.
lesson-hearts-lead = Você levou a vaza, então começa a próxima. Nenhuma vaza pode começar com copas até alguém jogar copas. Comece com o **3 de paus**.
lesson-hearts-lead-other = Dá para começar com essa. Nesta aula, jogue o **3 de paus**.
lesson-hearts-queen = Esta vaza é de ouros, e você não tem mais nenhuma: jogue o que quiser. Livre-se da **dama de espadas**!
lesson-hearts-queen-other = Pode. Mas a chance é esta: dê a **dama de espadas** e os 13 pontos dela para quem levar esta vaza.
lesson-hearts-taken-head = 13 pontos para { $two }
lesson-hearts-taken = { $two } jogou o ouro mais alto e leva as quatro cartas, sua dama também. No fim, ganha quem tiver menos pontos.
lesson-hearts-heart = { $two } começou com espadas, e você tem. Jogue seu **rei** e veja o que acontece.
lesson-hearts-heart-other = Essa de espadas também vale. Jogue o **rei** para ver quanto vale uma carta de copas.
lesson-hearts-broken-head = Uma de copas: 1 ponto
lesson-hearts-broken = Seu rei levou a vaza e, com ela, a carta de copas de { $one }, que não tem espadas. As copas foram quebradas: agora uma vaza pode começar com elas.
lesson-hearts-end-head = Enfim, a Lua
lesson-hearts-end = Leve as 13 copas e a dama de espadas e você acerta a Lua: 0 pontos para você, 26 para os outros.
lesson-hearts-beyond = A partida vai até 100 pontos. Mais: /hearts { name-rules }.

## Skull

lesson-skull-place = Cada um tem três rosas e uma caveira e baixa um disco, virado para baixo. Depois, quem aposta vira discos; uma caveira acaba com tudo. Baixe uma **rosa**.
lesson-skull-place-other = Dá para baixar a caveira, para os outros caírem nela. Nesta aula, baixe uma **rosa**.
lesson-skull-claim = Baixe outro disco ou aposte: quantas rosas você vira sem dar de cara com uma caveira? Tem três discos na mesa. Aposte **2**.
lesson-skull-claim-other = Pode. Nesta aula, aposte **2**.
lesson-skull-own = Os outros podiam ter apostado mais, mas passaram. Então você vira dois discos, um por um, primeiro o seu.
lesson-skull-next = Uma rosa! Falta uma, de qualquer pilha. Tente **{ $one }**.
lesson-skull-next-other = Dá para virar o de qualquer pessoa. Nesta aula, tente **{ $one }**.
lesson-skull-won-head = Aposta ganha!
lesson-skull-won = Duas rosas, como você apostou: seu tapete vira. Duas apostas ganhas dão a partida. Todos os discos voltam, e você começa de novo.
lesson-skull-again = Rodada nova, primeiro disco novo. Baixe uma **rosa**.
lesson-skull-again-other = Dá para blefar com a caveira. Nesta aula, baixe uma **rosa**.
lesson-skull-add = Você começa. Ainda não aposte: baixe outra **rosa** em cima.
lesson-skull-add-other = Pode. Nesta aula, baixe outra **rosa**.
lesson-skull-raise = { $one } aposta 2, { $two } passa. Ninguém baixa mais discos: aposte mais ou passe. Aposte **3** dos 4.
lesson-skull-raise-other = Pode. Nesta aula, aposte **3**.
lesson-skull-pile = { $one } passa, então você precisa achar três rosas. Primeiro a sua pilha, de cima para baixo.
lesson-skull-rest = Uma rosa. A sua pilha vem primeiro, até o último disco.
lesson-skull-skull = Duas rosas, falta uma: { $one } ou { $two }? Não dá para saber. Vire **{ $two }**.
lesson-skull-skull-other = Pode. Mas esta aula quer que você encontre uma caveira: vire **{ $two }**.
lesson-skull-end-head = Uma caveira: aposta perdida
lesson-skull-end = Você perde um disco de vez, escolhido às cegas por { $two }, de quem era a caveira. Sem discos, você está fora.
lesson-skull-beyond = O último com discos também ganha: /skull { name-rules }.
