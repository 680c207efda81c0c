# What is asked once before something is destroyed or taken away, and what is true afterwards.

button-keep = Deixar como está
ask-kept = Nada mudou.
ask-reason = Em seguida é pedido um motivo. Todo mundo pode ler.

## Tables
ask-there = Em { $channel }, com { $players }
ask-there-alone = Em { $channel }
ask-there-private = Na sua mesa particular
ask-close = Fechar { $table }?
ask-close-running = A rodada { $round } está em andamento. A partida acaba aqui sem resultado e não conta para ninguém.
ask-close-back = Por um dia, quem está na mesa pode retomar a partida.
ask-close-lobby = A partida não começou: todo mundo perde o lugar, e as opções se perdem.
button-ask-close = Fechar a mesa
match-cancelled = Você fechou a mesa, sem resultado. Por um dia, quem estava nela pode retomar a partida: com o botão na mensagem, ou com /{ name-table } { name-back }.
ask-kick = Tirar { $player } de { $table }?
ask-kick-running = Um robô continua nesse lugar.
ask-kick-lobby = O lugar fica livre para outra pessoa.
ask-kick-back = { $player } só volta se quem comanda a mesa usar /{ name-table } { name-substitute }.
button-ask-kick = Tirar
ask-substitute = Dar o lugar de { $player } para { $newcomer } em { $table }?
ask-substitute-lost = { $player } não pode pegar o lugar de volta enquanto { $newcomer } jogar.
button-ask-substitute = Dar o lugar
ask-leave = Sair de { $table }?
ask-leave-running = Um robô continua no seu lugar. Dá para voltar enquanto ninguém mais sentar nele; se você não estiver de volta no fim, a partida conta como abandonada.
ask-leave-last = Só sobrou você: a mesa fica parada até alguém voltar.
ask-leave-private = A mesa fica parada até você voltar: /{ name-table } { name-back }.
ask-leave-lobby = Só sobrou você: a mesa fecha, e as opções se perdem.
button-ask-leave = Sair da mesa

## Championships
ask-draw = Fazer o sorteio agora ({ $name })?
ask-draw-lost = Depois do sorteio ninguém mais pode entrar nem sair.
ask-retire = Sair da lista de participantes ({ $name })?
ask-retire-lost = Você não vai jogar nele. Até o sorteio dá para se inscrever de novo.
retired = Você não está mais na lista de participantes ({ $name }).
ask-withdraw = Retirar { $player } do campeonato ({ $name })?
ask-withdraw-lost = As partidas que { $player } não jogou estão perdidas, robôs assumem onde houver uma em andamento, e não tem volta neste campeonato.
button-ask-withdraw = Retirar
ask-void = Anular o campeonato ({ $name })?
ask-void-lost = Nada mais é jogado, e não há posições. Não dá para desfazer.
ask-end = Cancelar o campeonato ({ $name })?
ask-end-lost = As mesas são fechadas, ninguém ganha medalha nem pontos, e não dá para retomar.

## Boards
ask-season = Encerrar a temporada { $season }?
ask-season-lost = Daqui em diante vale o ano do calendário. O que for jogado depois não conta para esta temporada, e ela não pode continuar.
button-ask-season = Encerrar a temporada
ask-void-match = Anular a partida { $match }?
ask-void-match-lost = Ela não conta mais em nenhum ranking nem para o nível. Não dá para desfazer.
button-ask-void-match = Anular

## Told to the others
ended-by = Fechada por { $by }.
back-until = Até { $moment } quem estava aqui pode retomar a partida: tudo está como estava.
button-take-up = Retomar a partida
kicked-told = { $by } tirou { $player }. { $robot } continua nesse lugar.
kicked-lobby-told = { $by } tirou { $player } desta mesa.
given-told = { $by } deu o lugar de { $player } para { $newcomer }.
taken-told = { $newcomer } pegou o lugar de { $player }.
ruled-by = { $told } (decisão de { $by })
season-ended-told = { $by } encerrou a temporada { $season }: { $reason }
    /{ name-season } guarda os rankings dela.
match-void-told = { $by } anulou a partida { $match }: { $reason }

## A closed match cannot be taken up again
T-103 = Esta partida foi fechada há tempo demais: só dá para retomar durante um dia.
T-100 = Esta partida não pode ser retomada: ninguém a fechou no meio.
T-101 = Esta partida não pode ser retomada: alguém que estava nela apagou tudo sobre si.
T-102 = Esta partida ainda não pode ser retomada. Quem a abriu chegou ao limite deste servidor: { $most ->
    [1] uma mesa que ainda não acabou
   *[other] { $most } mesas que ainda não acabaram
}. Dá para retomar quando uma delas acabar.
