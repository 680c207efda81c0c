# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = Sua vez
head-turn =
    { $count ->
        [1] Vez de { $player }
       *[other] Esperando { $player }
    }
head-play-you = Sua vez: jogue uma carta
head-play = Vez de { $player } jogar uma carta
head-lead-you = Sua vez: jogue a primeira carta da vaza
head-lead = Vez de { $player } começar a vaza
head-wait = Agora é só esperar sua vez
head-last-you = Sua vez: jogue sua última carta
head-last-itself = É só esperar: sua última carta sai sozinha
head-chance = Um momento: a sorte decide
head-deal = Um momento: as cartas estão sendo dadas
head-over = A partida acabou
head-asleep = A mesa está parada: aperte “Voltei”
head-paused = A partida está pausada
head-elsewhere = Sua mão está aberta em outra mensagem

## Turns and time
timer-off = sem limite de tempo
timer-60s = 60 segundos
timer-3min = 3 minutos
timer-12h = 12 horas
timer-3d = 3 dias
option-timer = Tempo para cada decisão
option-timer-why = Quando acaba, o bot joga por você; depois de três seguidas, um robô guarda seu lugar até você voltar.
lobby-timer = Tempo para cada decisão: { $timer }
lobby-series = Série até agora:
waits-until = O bot escolhe por { $players } { $moment }, { $count ->
        [1] se não houver resposta
       *[other] se ainda faltar resposta
    }.
waits-until-own = Se você não responder, o bot escolhe por você { $moment }.
waits-until-only = Se você não responder, o bot faz esta jogada por você { $moment }.
waits-mention =
    { $pings }: { $count ->
        [1] é a sua vez
       *[other] a mesa está esperando vocês
    } em [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = A rodada { $round } acabou: [ir para a mesa]({ $link })
made-time = ⌛ O tempo de { $player } acabou. { $what }
made-time-own = ⌛ Seu tempo acabou. { $what }
made-done = Jogada automática: { $done }.
made-secret = A escolha foi feita automaticamente.
made-last = Últimas cartas que se jogaram sozinhas: { $cards }
made-last-own = Sua última carta se jogou sozinha: { $card }.
waits-call = { $count ->
        [1] sua partida de campeonato está esperando você
       *[other] sua partida de campeonato está esperando vocês
    } em [{ $game }]({ $link }).
invites = { $inviter } convida você para [uma mesa de { $game }]({ $link }) no servidor { $server }.
button-time = Preciso de mais tempo
button-time-why = Uma vez por rodada, se precisar de mais
button-pause = Pausar a partida
button-pause-why = Por até um dia: quem comanda a mesa pausa na hora; os outros, só se todos quiserem
button-resume = Retomar
button-here = Trazer a mesa para cá
button-here-why = Publica a mesa de novo no fim do canal, para todo mundo ver
button-follow = Me avisar a cada rodada
button-follow-why = Uma menção no fim de cada rodada, para quem assiste
button-not-yet = Ainda não
sure-move = Fazer esta jogada?
button-sure = Sim
following = Você recebe uma menção no fim de cada rodada. Aperte de novo para parar.
not-following = Você não recebe mais avisos desta mesa.
asleep-title = { $game }: todo mundo desembarcou
asleep-why = A partida parou aqui. Quem está na mesa pode apertar “Voltei” para continuar.
paused-by = Pausada por { $player }: o relógio parou. A partida continua { $moment }, ou assim que alguém da mesa apertar “Retomar”.
paused-by-you = Você pausou a partida: o relógio parou. Ela continua { $moment }, ou assim que alguém da mesa apertar “Retomar”.
paused-by-all = Todo mundo quis esta pausa: o relógio parou. A partida continua { $moment }, ou assim que alguém da mesa apertar “Retomar”.
pause-over = A partida continua.
pause-wanted = { $count ->
        [1] Quer
       *[other] Querem
    } uma pausa: { $players } ({ $count } de { $all }). A partida para quando todo mundo quiser, ou na hora se { $by ->
        [host] quem comanda a mesa
       *[organiser] a organização
    } usar /{ name-table } { name-pause }
opened-in-thread = Uma mesa abre no próprio tópico: { $thread }
opened-without-thread = Este servidor abre no máximo { $most } tópicos por hora, então esta mesa fica aqui no canal.
match-opened = Sua partida está aqui: { $place }

## Seats and tables everywhere
kicked = Um robô joga nesse lugar agora.
kicked-lobby = Essa pessoa não tem mais lugar nesta mesa.
substituted = Outra pessoa joga nesse lugar agora.
substituted-lobby = Essa pessoa tem lugar nesta mesa de novo.
mine-title = Suas mesas
mine-empty = Você não está em nenhuma mesa agora.
place-private = sua mesa particular
mine-lobby = ainda não começou
mine-running = em andamento
mine-passed-on = agora outra pessoa comanda a mesa
mine-left = um robô joga no seu lugar
mine-kicked = um robô joga no seu lugar; quem comanda a mesa ou a moderação pode deixar você voltar
mine-replaced = { $player } joga no seu lugar
mine-your-turn = **sua vez**
mine-waiting = esperando { $players }
default-kept = Daqui em diante as mesas deste jogo neste servidor começam com estas opções.
button-default = Tornar padrão do servidor
button-admit-few = Só convidados
button-admit-all = Deixar todo mundo entrar

## Words-only style
words-player = { $player } tem { $points ->
        [1] { $shown } ponto
       *[other] { $shown } pontos
    }.
words-player-you = Você tem { $points ->
        [1] { $shown } ponto
       *[other] { $shown } pontos
    }.
words-player-bid = { $player } disse { $bid }, levou { $won } e tem { $points ->
        [1] { $shown } ponto
       *[other] { $shown } pontos
    }.
words-player-bid-you = Você disse { $bid }, levou { $won } e tem { $points ->
        [1] { $shown } ponto
       *[other] { $shown } pontos
    }.
words-hand = **Sua mão, { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }:** { $cards }.
words-hand-parted = **Sua mão, { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.** Você pode jogar: { $cards }.
words-not-now = Agora não dá para jogar: { $cards }.
words-played = { $player } jogou { $card }.
words-played-you = Você jogou { $card }.
words-ahead = { $player } está ganhando a vaza.
words-ahead-you = Você está ganhando a vaza.
words-laid = { $card } ({ $player })
trick-ahead = ganhando por enquanto
trick-taken = leva a vaza
words-since = Desde a sua última carta: { $news }
words-robot = { $player } (robô)

## Who has gone, who is host
stand-in = Enquanto { $player } não volta, { $robot } joga nesse lugar.
host-now = No comando: { $player }
mine-asleep = parada; com “Voltei” na mesa, ela continua
mine-paused = pausada; “Retomar” na mesa acaba com a pausa
follow-not-here = Este servidor não quer menções, então não posso avisar você.
ended-idle = Ninguém começou a partida a tempo, então a mesa foi fechada

## The referee
button-referee = Árbitro
button-referee-why = Para quem comanda a mesa e a moderação: decidir o que as cartas não decidem
referee-title = Árbitro
referee-why = Decida aqui o que as cartas não decidem: escolha o quê e para quem, depois diga o motivo. Todo mundo vê os dois, e fica registrado.
referee-moved = Nesse meio-tempo alguém saiu ou pegou um lugar, então nada foi decidido. Aqui está quem joga agora: escolha de novo.
referee-menu = Decidir…
referee-reason = Motivo
referee-reason-hint = O que aconteceu?
referee-done = Decidido. Todo mundo na mesa vê.
referee-told = ⚖️ { $ruling }: { $reason }
