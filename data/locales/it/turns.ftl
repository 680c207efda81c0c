# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = Tocca a te
head-turn =
    { $count ->
        [one] Turno di { $player }
       *[other] Aspettiamo { $player }
    }
head-play-you = Tocca a te: gioca una carta
head-play = { $player } deve giocare una carta
head-lead-you = Tocca a te: apri la presa
head-lead = { $player } deve aprire la presa
head-wait = Aspetta il tuo turno
head-last-you = Tocca a te: gioca la tua ultima carta
head-last-itself = La tua ultima carta si gioca da sola
head-chance = Un attimo: decide la sorte
head-deal = Un attimo: si danno le carte
head-over = La partita è finita
head-asleep = Il tavolo dorme: premi “Eccomi di nuovo”
head-paused = La partita è in pausa
head-elsewhere = La tua mano è aperta in un altro messaggio

## Turns and time
timer-off = senza limite di tempo
timer-60s = 60 secondi
timer-3min = 3 minuti
timer-12h = 12 ore
timer-3d = 3 giorni
option-timer = Tempo per ogni scelta
option-timer-why = Quando scade, il bot gioca per te; dopo tre volte di fila un robot ti tiene il posto finché non torni.
lobby-timer = Tempo per ogni scelta: { $timer }
lobby-series = La serie finora:
waits-until = Se { $players } non { $count ->
        [one] risponde
       *[other] rispondono
    }, decide il bot { $moment }.
waits-until-own = Se non rispondi, il bot decide per te { $moment }.
waits-until-only = Se non rispondi, il bot fa questa mossa per te { $moment }.
waits-mention = { $pings }, { $count ->
        [one] tocca a te
       *[other] tocca a voi
    }: [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = La manche { $round } è finita: [al tavolo]({ $link })
made-time = ⌛ Tempo scaduto per { $player }. { $what }
made-time-own = ⌛ Ti è scaduto il tempo. { $what }
made-done = Mossa automatica: { $done }.
made-secret = La scelta è stata fatta in automatico.
made-last = Ultime carte che si sono giocate da sole: { $cards }
made-last-own = La tua ultima carta si è giocata da sola: { $card }.
waits-call = { $count ->
        [one] la tua partita di campionato ti aspetta
       *[other] la vostra partita di campionato vi aspetta
    }: [{ $game }]({ $link }).
invites = { $inviter } ti invita a [un tavolo di { $game }]({ $link }) sul server { $server }.
button-time = Mi serve più tempo
button-time-why = Una volta per manche, se te ne serve di più
button-pause = Metti in pausa
button-pause-why = Un giorno al massimo. Chi ospita da solo; gli altri, tutti d’accordo
button-resume = Riprendi
button-here = Riporta in basso il tavolo
button-here-why = Lo ripubblica in fondo al suo canale, per tutti
button-follow = Avvisami a ogni manche
button-follow-why = Una menzione a ogni fine manche, per chi guarda
button-not-yet = Non ancora
sure-move = Fai questa mossa?
button-sure = Sì
following = Ti menzionerò alla fine di ogni manche. Premi di nuovo per smettere.
not-following = Non ti avviserò più per questo tavolo.
asleep-title = { $game }: sono scesi tutti a terra
asleep-why = La partita aspetta dov’era. Chi ha un posto qui può premere “Eccomi di nuovo”, e si riprende.
paused-by = Pausa chiesta da { $player }: il tempo è fermo. Si riprende { $moment }, o appena qualcuno al tavolo preme “Riprendi”.
paused-by-you = Hai messo in pausa la partita: il tempo è fermo. Si riprende { $moment }, o appena qualcuno al tavolo preme “Riprendi”.
paused-by-all = Questa pausa la volevano tutti: il tempo è fermo. Si riprende { $moment }, o appena qualcuno al tavolo preme “Riprendi”.
pause-over = La partita continua.
pause-wanted = Vogliono una pausa: { $players } ({ $count } su { $all }). Parte appena la vogliono tutti, o { $by ->
        [host] chi ospita
       *[organiser] chi organizza
    }: /{ name-table } { name-pause }
opened-in-thread = Un tavolo si apre nel suo thread: { $thread }
opened-without-thread = Questo server non apre più di { $most } thread all’ora, quindi questo tavolo si gioca qui nel canale.
match-opened = La tua partita è qui: { $place }

## Seats and tables everywhere
kicked = Adesso a quel posto gioca un robot.
kicked-lobby = Quella persona non ha più un posto a questo tavolo.
substituted = Adesso a quel posto gioca qualcun altro.
substituted-lobby = Quella persona ha di nuovo un posto a questo tavolo.
mine-title = I tuoi tavoli
mine-empty = Adesso non siedi a nessun tavolo.
place-private = il tuo tavolo privato
mine-lobby = non ancora iniziato
mine-running = si sta giocando
mine-passed-on = adesso ospita qualcun altro
mine-left = al tuo posto gioca un robot
mine-kicked = al tuo posto gioca un robot; chi ospita o un moderatore può farti tornare
mine-replaced = al tuo posto gioca { $player }
mine-your-turn = **tocca a te**
mine-waiting = si aspetta { $players }
default-kept = D’ora in poi i tavoli di questo gioco partono così su questo server.
button-default = Usa come base per il server
button-admit-few = Solo su invito
button-admit-all = Fai entrare tutti

## Words-only style
words-player = { $player } ha { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }.
words-player-you = Hai { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }.
words-player-bid = { $player }: { $bid ->
        [one] dichiarata { $bid }
       *[other] dichiarate { $bid }
    }, { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }; ha { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }.
words-player-bid-you = { $bid ->
        [one] Hai dichiarato { $bid } presa
       *[other] Hai dichiarato { $bid } prese
    } e ne hai { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }; hai { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }.
words-hand = **La tua mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }:** { $cards }.
words-hand-parted = **La tua mano, { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.** Puoi giocare: { $cards }.
words-not-now = Adesso non si può: { $cards }.
words-played = { $player } ha giocato { $card }.
words-played-you = Hai giocato { $card }.
words-ahead = Per ora la presa è di { $player }.
words-ahead-you = Per ora la presa è tua.
words-laid = { $card } ({ $player })
trick-ahead = per ora in testa
trick-taken = fa la presa
words-since = Dopo la tua ultima carta: { $news }
words-robot = { $player } (robot)

## Who has gone, who is host
stand-in = { $robot } gioca al posto di { $player } finché non torna.
host-now = Adesso ospita { $player }
mine-asleep = dorme; “Eccomi di nuovo”, al tavolo, lo sveglia
mine-paused = in pausa: premi “Riprendi” al tavolo per continuare
follow-not-here = Questo server non vuole menzioni, quindi non posso avvisarti.
ended-idle = Nessuno ha iniziato in tempo: il tavolo è chiuso

## The referee
button-referee = Arbitro
button-referee-why = Per chi ospita e i moderatori: decide ciò che le carte da sole non risolvono
referee-title = Arbitro
referee-why = Decidi qui quello che le carte da sole non risolvono: scegli cosa e per chi, poi scrivi il motivo. Lo vedono tutti, e resta agli atti.
referee-moved = Intanto qualcuno ha lasciato o preso un posto, quindi non è stato deciso niente. Ecco chi c’è adesso: scegli di nuovo.
referee-menu = Decidi…
referee-reason = Motivo
referee-reason-hint = Che cosa è successo?
referee-done = Deciso. Lo vedono tutti al tavolo.
referee-told = ⚖️ { $ruling }: { $reason }
