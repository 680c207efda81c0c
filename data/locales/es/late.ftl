# Llegar tarde: un asiento en una mesa en juego, y la cola de quienes esperan uno.

button-late = Me apunto
button-late-stop = Dejar de esperar
late-paused = La partida está en pausa. Esperas un asiento: te sientas en la siguiente ronda cuando continúe.
late-soon = Hecho: recibirás tus cartas cuando empiece la próxima ronda.
late-wait =
    { $place ->
        [one] Aún no hay asiento libre, pero vas primero: tendrás el primero que haya, al empezar una ronda.
       *[other] Aún no hay asiento libre. Vas en el puesto { $place } de la cola: los asientos se dan al empezar una ronda.
    }
late-stopped = Ya no esperas asiento.
late-line = A la espera de un asiento: { $players }
late-line-over = En la cola hasta el final: { $players }. **{ button-rematch }** también es para quien esperaba.
late-line-which = ¿Quién deja de esperar?
late-line-empty = Ya no espera nadie un asiento aquí.
late-line-off = Esa persona ya no espera asiento.
button-line = Sacar de la cola
button-line-why = Para el anfitrión y los moderadores
ask-line-off = ¿Sacar a { $player } de la cola por un asiento en { $table }?
ask-line-off-back = { $player } pierde su puesto, pero puede volver a ponerse al final.
late-came = Desde la ronda { $round }: { $player }, en el asiento de { $former }.
late-from = desde la ronda { $round }
ask-leave-line = Alguien espera un asiento: desde la próxima ronda, el tuyo puede ser suyo.

name-play = jugar
about-play = Un asiento en lo que esté abierto aquí o en el último juego, ahora o a una hora
play-seat = Tienes asiento: { $table }
play-which = Aquí aún no juega nadie. ¿A qué jugamos?
play-which-planned = ¿A qué juego invito a todo el canal?
