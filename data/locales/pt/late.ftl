# Coming late: a seat at a running table, and the line of people who wait for one.

button-late = Quero jogar
button-late-stop = Parar de esperar
late-paused = A partida está pausada. Você espera um lugar e senta na próxima rodada, assim que ela continuar.
late-soon = Pronto: você recebe suas cartas quando a próxima rodada começar.
late-wait =
    { $place ->
        [1] Nenhum lugar livre ainda, mas você é o próximo nome da fila: pega o primeiro que vagar, no começo de uma rodada.
       *[other] Nenhum lugar livre ainda. Você é o número { $place } da fila: os lugares são dados no começo de uma rodada.
    }
late-stopped = Você não espera mais um lugar.
late-line = Esperando um lugar: { $players }
late-line-over = Esperaram um lugar até o fim: { $players }. **{ button-rematch }** também é para eles.
late-line-which = Quem não deve mais esperar?
late-line-empty = Ninguém mais espera um lugar aqui.
late-line-off = Essa pessoa não espera mais um lugar.
button-line = Tirar da fila
button-line-why = Para quem comanda a mesa e a moderação
ask-line-off = Tirar { $player } da fila por um lugar em { $table }?
ask-line-off-back = { $player } perde a vez, mas pode esperar de novo, no fim da fila.
late-came = A partir da rodada { $round }: { $player }, no lugar de { $former }.
late-from = a partir da rodada { $round }
ask-leave-line = Tem gente esperando um lugar: a partir da próxima rodada, o seu pode ser de outra pessoa.

name-play = jogar
about-play = Um lugar no que está aberto aqui ou no último jogo jogado, já ou com hora marcada
play-seat = Você tem um lugar: { $table }
play-which = Ninguém está jogando aqui ainda. Qual jogo?
play-which-planned = Para qual jogo convido todo mundo aqui?
