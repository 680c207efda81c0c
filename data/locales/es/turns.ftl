# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = Te toca
head-turn =
    { $count ->
        [one] Le toca a { $player }
       *[other] Les toca a { $player }
    }
head-play-you = Te toca: juega una carta
head-play = Le toca a { $player } jugar una carta
head-lead-you = Te toca: juega la primera carta de la baza
head-lead = Le toca a { $player } empezar la baza
head-wait = Nada que hacer hasta tu turno
head-last-you = Te toca: juega tu última carta
head-last-itself = Nada que hacer: tu última carta se juega sola
head-chance = Un momento: decide la suerte
head-deal = Un momento: se están repartiendo las cartas
head-over = La partida ha terminado
head-asleep = La mesa duerme: pulsa «He vuelto»
head-paused = Partida en pausa
head-elsewhere = Tus cartas están abiertas en otro mensaje

## Turns and time
timer-off = sin límite de tiempo
timer-60s = 60 segundos
timer-3min = 3 minutos
timer-12h = 12 horas
timer-3d = 3 días
option-timer = Tiempo para cada decisión
option-timer-why = Cuando se acaba, el bot juega por ti; tras tres veces seguidas, un robot guarda tu asiento hasta que vuelvas.
lobby-timer = Tiempo para cada decisión: { $timer }
lobby-series = La serie va así:
waits-until = Si { $players } no { $count ->
        [one] responde
       *[other] responden
    }, el bot decide en su lugar { $moment }.
waits-until-own = Si no respondes, el bot decide por ti { $moment }.
waits-until-only = Si no respondes, el bot hace esta jugada por ti { $moment }.
waits-mention =
    { $pings }: { $count ->
        [one] te toca
       *[other] os toca
    } en [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = Hay un nuevo resultado (n.º { $round }): [ir a la mesa]({ $link })
made-time = ⌛ Se acabó el tiempo de { $player }. { $what }
made-time-own = ⌛ Se te acabó el tiempo. { $what }
made-done = Jugada automática: { $done }.
made-secret = La elección se hizo automáticamente.
made-last = Últimas cartas que se jugaron solas: { $cards }
made-last-own = Tu última carta se jugó sola: { $card }.
waits-call = { $count ->
        [one] tu partida del campeonato te espera
       *[other] vuestra partida del campeonato os espera
    } en la mesa de [{ $game }]({ $link }).
invites = { $inviter } te invita a [una mesa de { $game }]({ $link }) en el servidor { $server }.
button-time = Más tiempo para mí
button-time-why = Si necesitas más; una vez por ronda
button-pause = Pausar la partida
button-pause-why = Un día como mucho; el anfitrión al momento; si no, todos juntos
button-resume = Reanudar
button-here = Traer la mesa aquí
button-here-why = La publica de nuevo al final de su canal, para todos
button-follow = Avisarme cuando haya resultados
button-follow-why = Una mención con cada resultado, para quien mira
button-not-yet = Todavía no
sure-move = ¿Haces esta jugada?
button-sure = Sí
following = Te mencionaré cada vez que haya un resultado. Pulsa otra vez para dejarlo.
not-following = Ya no te avisaré de esta mesa.
asleep-title = { $game }: todos han bajado a tierra
asleep-why = La partida espera donde estaba. Quien tenga asiento aquí puede pulsar «He vuelto», y sigue.
paused-by = { $player } ha puesto la partida en pausa: el tiempo no corre. Seguirá { $moment }, o en cuanto alguien de la mesa pulse «Reanudar».
paused-by-you = Has puesto la partida en pausa: el tiempo no corre. Seguirá { $moment }, o en cuanto alguien de la mesa pulse «Reanudar».
paused-by-all = Toda la mesa quería una pausa: el tiempo no corre. La partida seguirá { $moment }, o en cuanto alguien de la mesa pulse «Reanudar».
pause-over = La partida sigue.
pause-wanted = A favor de una pausa: { $players } ({ $count } de { $all }). Empieza en cuanto la quieran todos, o { $by ->
        [host] el anfitrión
       *[organiser] el organizador
    }: /{ name-table } { name-pause }
opened-in-thread = Se abre una mesa en su propio hilo: { $thread }
opened-without-thread = Este servidor no abre más de { $most } hilos por hora, así que esta mesa se juega aquí, en el canal.
match-opened = Tu partida está aquí: { $place }

## Seats and tables everywhere
kicked = Un robot juega ahora en ese asiento.
kicked-lobby = Esa persona ya no tiene asiento en esta mesa.
substituted = Ahora juega otra persona en ese asiento.
substituted-lobby = Esa persona vuelve a tener asiento en esta mesa.
mine-title = Tus mesas
mine-empty = Ahora mismo no estás en ninguna mesa.
place-private = tu mesa privada
mine-lobby = aún sin empezar
mine-running = en juego
mine-passed-on = ahora el anfitrión es otra persona
mine-left = un robot juega en tu asiento
mine-kicked = un robot juega en tu asiento; el anfitrión o un moderador pueden dejarte volver
mine-replaced = { $player } juega en tu asiento
mine-your-turn = **te toca**
mine-waiting = esperando a { $players }
default-kept = A partir de ahora, las mesas de este juego empiezan así en este servidor.
button-default = Usar siempre en este servidor
button-admit-few = Solo con invitación
button-admit-all = Que entre cualquiera

## Words-only style
words-player = { $player } tiene { $points ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }.
words-player-you = Tienes { $points ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }.
words-player-bid = { $player } envidó { $bid }, lleva { $won } y tiene { $points ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }.
words-player-bid-you = Envidaste { $bid }, llevas { $won } y tienes { $points ->
        [one] { $shown } punto
       *[other] { $shown } puntos
    }.
words-hand = **{ $count ->
        [one] Tu única carta
       *[other] Tus { $count } cartas
    }:** { $cards }.
words-hand-parted = **Tus { $count } cartas.** Puedes jugar: { $cards }.
words-not-now = Estas no se pueden jugar ahora: { $cards }.
words-played = { $player } jugó { $card }.
words-played-you = Jugaste { $card }.
words-ahead = De momento se la lleva { $player }.
words-ahead-you = De momento te la llevas tú.
words-laid = { $card } ({ $player })
trick-ahead = de momento se la lleva
trick-taken = se la lleva
words-since = Desde tu última carta: { $news }
words-robot = { $player } (robot)

## Who has gone, who is host
stand-in = { $robot } juega por { $player } hasta su vuelta.
host-now = Anfitrión: { $player }
mine-asleep = dormida; «He vuelto», en la mesa, la despierta
mine-paused = en pausa; «Reanudar», en la mesa, la termina
follow-not-here = En este servidor no se menciona a nadie, así que no puedo avisarte.
ended-idle = Nadie empezó esta mesa a tiempo y se ha cerrado

## The referee
button-referee = Árbitro
button-referee-why = Para el anfitrión y los moderadores: lo que las cartas no deciden
referee-title = Árbitro
referee-why = Aquí se decide lo que las cartas no pueden decidir: elige qué y para quién, y di el motivo. Todos ven ambas cosas y quedan registradas.
referee-moved = Entretanto alguien ha dejado o tomado un asiento, así que no se ha decidido nada. Así está la mesa ahora: elige de nuevo.
referee-menu = Decidir…
referee-reason = Motivo
referee-reason-hint = ¿Qué ha pasado?
referee-done = Decidido. Lo ve toda la mesa.
referee-told = ⚖️ { $ruling }: { $reason }
