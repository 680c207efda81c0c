# Was it fair? The seal opened, draws and robots' moves checked again
game-fairness = Jogo limpo
button-fair = Foi justo?
button-fair-why = O selo, as cartas dadas e as jogadas dos robôs, tudo conferido de novo
fair-holds = Foi justo
fair-robots = As cartas foram justas, uma jogada de robô é diferente
fair-fails = Tem algo errado aqui
fair-unsealed = Esta partida não tem selo: começou antes de as partidas terem selo, então não há o que conferir.
fair-draws =
    { $draws ->
        [1] **Uma distribuição ou um sorteio** refeito a partir do segredo: igual.
       *[other] **{ $draws } distribuições e sorteios** refeitos a partir do segredo: tudo igual.
    }
fair-moves =
    { $moves ->
        [1] **Uma jogada de robô** refeita a partir do que ele viu: igual.
       *[other] **{ $moves } jogadas de robôs** refeitas a partir do que cada um viu: tudo igual.
    }
fair-instead = Dessas, { $moves } no nível Normal, no lugar de um robô do nível Difícil que não respondeu na hora.
fair-skipped =
    { $moves ->
        [1] Uma jogada de um robô do nível Difícil não foi refeita aqui, porque ele pensa muito. No seu computador, `--hard` refaz.
       *[other] { $moves } jogadas de robôs do nível Difícil não foram refeitas aqui, porque eles pensam muito. No seu computador, `--hard` refaz.
    }
fair-old-robots =
    { $moves ->
        [1] Uma jogada de robô não foi refeita: os robôs do bot mudaram desde então.
       *[other] { $moves } jogadas de robôs não foram refeitas: os robôs do bot mudaram desde então.
    }
fair-hands = **Quanto valiam as cartas de cada lugar**, em pontos, se todos tivessem jogado do jeito comum:
fair-hand = { $player }: { $points }
fair-move = Jogada { $step }, de { $player }: para o que este robô viu, a sorte da partida dá exatamente esta jogada.
fair-move-other = Jogada { $step }, de { $player }: para o que este robô viu, os robôs de hoje jogariam diferente.
fair-line = A linha { $line } do arquivo não é o que o selo e o segredo dão.
fair-line-robot = A linha { $line } do arquivo é outra jogada, não a que os robôs de hoje fazem. Se o bot foi atualizado desde então, pode ser por isso: os robôs dele mudam.
fair-seal = **O selo, aberto.** `{ $seal }` estava na primeira mensagem da partida. É a impressão digital de tudo isto:
fair-secret = Segredo
fair-version = regras, versão { $version }
fair-seats = Lugares
fair-check = **Confira você também:** o arquivo tem todas as jogadas e o segredo, e com o código do bot `python -m engine verify` confere tudo. A página da partida confere as cartas dadas sozinha no seu navegador.
fair-believed = O que as pessoas apertaram, e quem pegou o lugar de quem, vem do registro.
page-sealed = O que foi selado
page-holds =
    { $draws ->
        [1] Conferido aqui, no seu navegador: o selo e uma distribuição ou um sorteio batem.
       *[other] Conferido aqui, no seu navegador: o selo e { $draws } distribuições e sorteios batem.
    }
page-fails = Conferido aqui, no seu navegador: esta página NÃO bate. O selo ou uma distribuição não é o que o segredo dá.

# /server stats
dealt-title = Como as cartas saíram aqui · { $game }
dealt-of =
    { $matches ->
        [1] Uma partida terminada deste servidor
       *[other] As { $matches } partidas terminadas mais novas deste servidor
    }
dealt-none = Nenhuma partida deste jogo terminou aqui ainda.
dealt-usual = { $usual } de { $figures } números ficam a até dois erros padrão do acaso; o normal são uns 19 de 20.
dealt-kind-specials = Cartas especiais por mão
dealt-kind-trumps = Trunfos por mão
dealt-kind-hearts = Copas por mão
dealt-kind-queen = Damas de espadas por mão
dealt-kind-lot = Sorteado para começar
dealt-seat = Lugar { $seat }
dealt-people = Pessoas
dealt-robots = Robôs
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (acaso { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± é um erro padrão: até onde o acaso sozinho costuma ir. Diminui quanto mais se joga.
