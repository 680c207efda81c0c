# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = Como eu joguei?
button-review-why = Sorte, seu jogo e o que mais custou; só para você
review-working = Analisando sua partida…
review-progress = { $done } de { $of } decisões
review-waiting = Tem outra na fila antes.
review-ahead =
    { $points ->
        [1] Você ficou **um ponto** melhor que a média dos outros:
       *[other] Você ficou **{ $points } pontos** melhor que a média dos outros:
    }
review-behind =
    { $points ->
        [1] Você ficou **um ponto** pior que a média dos outros:
       *[other] Você ficou **{ $points } pontos** pior que a média dos outros:
    }
review-level = Você ficou igual à média dos outros:
review-luck = Sorte
review-mine = Seu jogo
review-others = O jogo dos outros
review-costly = O que mais custou
review-boldest = Suas apostas mais ousadas
review-fine = O que você fez bem
review-no-mistake = Nenhuma decisão sua custou caro.
review-nothing = Não achei nada digno de nota.
review-shared = O que o bot ou outra pessoa decidiu no seu lugar conta como jogo dos outros.
review-how = Número com + foi bom para você. Cada decisão é comparada com o que faria um robô do nível Normal que só vê o que você via. O resto é sorte.
review-how-chances = As chances são calculadas só pelo que dava para ver na hora. Apostar alto não é erro: blefar faz parte do jogo.
review-round-skull-king = Rodada { $round }
review-trick-skull-king = Rodada { $round }, vaza { $trick }
review-round-hearts = Rodada { $round }
review-trick-hearts = Rodada { $round }, vaza { $trick }
review-round-skull = Rodada { $round }
review-did-bid = seu palpite foi **{ $what }**.
review-did-load = você carregou **{ $what }**.
review-did-play = sua carta foi **{ $what }**.
review-did-lead = quem começa a vaza? Você escolheu **{ $what }**.
review-did-discard = você descartou **{ $what }**.
review-did-wager = você apostou **{ $what }**.
review-did-adjust = você mudou o palpite para **{ $what }**.
review-did-pass = você passou **{ $what }**.
review-did-challenge = você apostou **{ $what }**.
review-did-flip = de quem virar o disco? Você escolheu **{ $what }**.
review-promise =
    { $tricks ->
        [1] Estas cartas prometem { $tricks } vaza.
       *[other] Estas cartas prometem { $tricks } vazas.
    }
review-so-far =
    { $won ->
        [0] Seu palpite era { $bid } e você ainda não tinha levado nenhuma.
       *[other] Seu palpite era { $bid } e você já tinha levado { $won }.
    }
review-better-skull-king = **{ $best }** rende **{ $points }** pontos a mais em média.
review-better-hearts = Com **{ $best }**, seriam em média **{ $points }** pontos a menos.
review-reason-skull-king = Assim, seu palpite dá certo em { $best }% dos casos em vez de { $played }%.
review-reason-hearts = Assim, a dama de espadas vem para você em { $best }% dos casos em vez de { $played }%.
review-choice-bid = Palpite { $what }
review-choice-load = Carregar { $what }
review-choice-wager = Apostar { $what }
review-choice-adjust = Palpite { $what }
review-choice-challenge = Apostar { $what }
review-fine-skull-king = Em média, isso rendeu **{ $points }** pontos a mais que a jogada comum.
review-fine-hearts = Em média, isso deu **{ $points }** pontos a menos que a jogada comum.
review-chance = Chance: **{ $chance }%**. Mais seguro: **{ $best }**, com { $other }%.
review-chance-best = Chance: **{ $chance }%**, e nada era mais seguro.
review-try = Tentar de novo
review-look = Ver
review-back = Voltar à análise
review-question = O que você faria?
review-choose = Escolha…
review-right = Isso: { $best }
review-other = Melhor: { $best }
review-right-chances = O mais seguro: { $best }
review-other-chances = Mais seguro: { $best }
review-mark-best = melhor
review-mark-then = você antes
review-mark-now = você agora
review-number = { $points }
review-percent = { $chance }%
review-legend-skull-king = Pontos a mais (+) ou a menos (−), em média, em comparação com o que você fez antes, se todos seguirem como um robô do nível Normal.
review-legend-hearts = Pontos poupados (+) ou a mais (−), em média, em comparação com o que você fez antes, se todos seguirem como um robô do nível Normal.
review-legend-chances = A chance de a aposta dar certo, pelo que você podia ver na hora.
