# Coming late: a seat at a running table, and the line of people who wait for one.

button-late = Gioca anche tu
button-late-stop = Non aspettare più
late-paused = La partita è in pausa. Aspetti un posto, e quando riprende ti siedi alla manche successiva.
late-soon = Ci sei: ricevi le carte quando inizia la prossima manche.
late-wait =
    { $place ->
        [one] Per ora non ci sono posti liberi, ma il primo che si libera è tuo: lo prendi a inizio manche.
       *[other] Per ora non ci sono posti liberi. In fila hai il numero { $place }: i posti si danno a inizio manche.
    }
late-stopped = Non aspetti più un posto.
late-line = Aspettano un posto: { $players }
late-line-over = Hanno aspettato un posto fino alla fine: { $players }. **{ button-rematch }** vale anche per loro.
late-line-which = Chi vuoi togliere dalla fila?
late-line-empty = Qui nessuno aspetta più un posto.
late-line-off = Quella persona non aspetta più un posto.
button-line = Togli dalla fila
button-line-why = Per chi ospita e i moderatori
ask-line-off = Togliere { $player } dalla fila per { $table }?
ask-line-off-back = { $player } perde il suo turno, ma può rimettersi in fila, in fondo.
late-came = Dalla manche { $round }: { $player }, al posto di { $former }.
late-from = dalla manche { $round }
ask-leave-line = Qualcuno aspetta un posto: dalla prossima manche può prendersi il tuo.

name-play = gioca
about-play = Un posto a un tavolo aperto qui o all’ultimo gioco, subito o a un’ora precisa
play-seat = Hai un posto: { $table }
play-which = Qui non gioca ancora nessuno. Che gioco?
play-which-planned = A quale gioco invito tutti qui?
