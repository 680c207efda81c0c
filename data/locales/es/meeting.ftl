# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = cuando
about-at = No ahora, sino a una hora: viernes a las 21, mañana 20:30, en 2 horas, una fecha
name-weekly = semanal
about-weekly = Volver a preguntar cada semana a esa hora
name-event = evento
about-event = Añadir un evento al servidor
about-own-zone = Tu zona horaria; la recuerdo

meeting-by = { $host } invita
meeting-weekly = cada semana
meeting-coming = **Vienen ({ $count } de { $seats })**
meeting-waiting = **Esperan un asiento ({ $count })**
meeting-perhaps = **Quizás ({ $count })**
meeting-cannot = **No pueden ({ $count })**
meeting-nobody = Aún no ha respondido nadie.
meeting-more = { $count } más
meeting-how = A quien venga se lo recuerdo 15 minutos antes. Luego se abre la sala aquí.
meeting-how-unreminded = A su hora se abre la sala aquí.
meeting-soon = La sala se abre en cuanto pueda volver a abrir mesas.
meeting-lobby = La sala está abierta: [siéntate]({ $link }). Empieza cuando estéis todos, o a los 5 minutos con robots.
meeting-over = Ya ha empezado: [la mesa]({ $link }). Quien llegue tarde puede ocupar el asiento de un robot.
meeting-missed = No vino nadie.
meeting-given-up = Tres semanas seguidas sin nadie: ya no vuelvo a preguntar.
meeting-off = { $player } anuló la partida.
meeting-late = A esa hora yo no estaba, así que no hubo partida. ¡Perdón!
meeting-next = Pregunto otra vez para la semana que viene, aquí abajo.
button-meeting-coming = Voy · { $count }
button-meeting-perhaps = Quizás · { $count }
button-meeting-cannot = No puedo · { $count }
meeting-tools = Cambiar, cada semana, anular
meeting-move = Cambiar la hora
meeting-move-why = Para quien invita y para moderadores
meeting-repeat = Cada semana
meeting-repeat-why = Preguntar cada semana a esta hora
meeting-once = Ya no cada semana
meeting-once-why = Esta es la última vez
meeting-event = Añadir un evento
meeting-event-why = A los eventos del servidor
meeting-call-off = Anular
meeting-call-off-why = Avisa a quienes vienen
meeting-coming-now = Vienes: { $time }. Te lo recuerdo 15 minutos antes.
meeting-unreminded-now = Vienes: { $time }. La sala se abre aquí a esa hora.
meeting-waiting-now = Vienes: { $time }. No queda asiento, así que esperas uno.
meeting-perhaps-now = Quizás: { $time }. Pulsa **Voy** cuando lo sepas.
meeting-cannot-now = ¡Qué pena! Si al final puedes, pulsa **Voy**.
meeting-cannot-late-now = ¡Qué pena! No te espera nadie. Si al final puedes, pulsa **{ button-join }** en la sala, o usa /{ name-play } cuando haya empezado.
meeting-moved-now = Ahora es { $time }. Aviso a quienes han respondido.
meeting-off-now = Queda anulada. Aviso a quienes han respondido.
meeting-repeat-now = Desde ahora pregunto cada semana.
meeting-once-now = Después de esta vez ya no pregunto.
meeting-event-now = El evento está entre los eventos del servidor.
meeting-form-title = Cambiar la hora
meeting-form-label = Cuándo
meeting-form-hint = viernes a las 21
meeting-notice-reminder = { $pings } { $game } empieza { $left }: [quién viene]({ $link })
meeting-notice-moved = { $pings } { $game } pasa a { $time }: [quién viene]({ $link })
meeting-notice-off = { $pings } { $game }, { $time }: anulada.
meeting-read = { $weekday }, { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] lunes
        [1] martes
        [2] miércoles
        [3] jueves
        [4] viernes
        [5] sábado
       *[6] domingo
    }
ask-meeting-off = ¿Anular { $game }, { $time }?
ask-meeting-told =
    { $count ->
        [0] Aún no ha respondido nadie más.
        [one] Aviso a una persona.
       *[other] Aviso a { $count } personas.
    }
ask-meeting-weekly = La de la semana que viene sigue en pie. Para que acabe del todo, elige antes **{ meeting-once }**.
button-ask-meeting-off = Anular
lobby-invitation-meeting = Empieza en cuanto estéis todos, o { $moment } con robots en los asientos libres. Quien llegue tarde puede ocupar uno de ellos.

T-145 = No entiendo esta hora: { $value }. Di, por ejemplo, `viernes a las 21`, `mañana 20:30`, `en 2 horas` o `2027-01-31 20:30`.
T-146 = **{ $value }** puede ser { $moments }. ¿Cuál? Dilo con **de la mañana** o **de la noche**, como 09:00 o 21:00, o con una fecha.
T-147 = { $at } ya pasó. Elige una hora futura.
T-148 = { $at } queda demasiado lejos. Elige una hora de los próximos { $days } días.
T-149 = Esa hora no existe aquella noche, porque se adelantan los relojes. Elige otra.
T-150 =
    { $limit ->
        [channel] En este canal hay { $most } partidas previstas y no caben más. Espera a que acabe alguna.
       *[other] Ya tienes { $most } partidas previstas aquí y no caben más. Espera a que acabe alguna o anula una.
    }
T-151 = Aquí no hay ninguna partida así. Propón una con `/{ name-play } { name-at }`.
T-152 = Esta partida ya empezó o ya pasó. Su mensaje dice cómo fue.
T-153 = No puedo añadir un evento aquí: { $why ->
        [permission] un moderador tiene que permitirme crear eventos.
       *[other] Discord no lo acepta ahora.
    } La partida sigue como estaba.
T-154 = `{ name-weekly }`, `{ name-event }` y `{ name-zone }` son para una partida a una hora. Di cuándo con `{ name-at }`, por ejemplo `viernes a las 21`.
