# Lo que se pregunta una vez antes de destruir o quitar algo, y lo que vale después.

button-keep = No cambiar nada
ask-kept = No ha cambiado nada.
ask-reason = Después se te pide un motivo. Lo podrá leer todo el mundo.

## Mesas
ask-there = En { $channel }, con { $players }
ask-there-alone = En { $channel }
ask-there-private = En tu mesa privada
ask-close = ¿Cerrar { $table }?
ask-close-running = Se está jugando la ronda { $round }. La partida acaba aquí sin resultado y no cuenta para nadie.
ask-close-back = Durante un día, quienes están sentados pueden retomarla.
ask-close-lobby = La partida no ha empezado: todos pierden su asiento y se pierden las opciones.
button-ask-close = Cerrar la mesa
match-cancelled = Has cerrado la mesa, sin resultado. Durante un día, quienes estaban sentados pueden retomar la partida: con el botón de su mensaje o con /{ name-table } { name-back }.
ask-kick = ¿Expulsar a { $player } de { $table }?
ask-kick-running = Un robot sigue jugando en ese asiento.
ask-kick-lobby = El asiento queda libre para otra persona.
ask-kick-back = { $player } solo puede volver si alguien a cargo de la mesa escribe /{ name-table } { name-substitute }.
button-ask-kick = Expulsar
ask-substitute = ¿Dar a { $newcomer } el asiento de { $player } en { $table }?
ask-substitute-lost = { $player } no podrá recuperarlo mientras juegue { $newcomer }.
button-ask-substitute = Dar el asiento
ask-leave = ¿Dejar { $table }?
ask-leave-running = Un robot sigue jugando en tu asiento. Puedes volver mientras no lo ocupe otra persona; si no has vuelto al final, la partida cuenta como abandonada.
ask-leave-last = No queda nadie más: la mesa duerme hasta que alguien vuelva.
ask-leave-private = La mesa duerme hasta que vuelvas: /{ name-table } { name-back }.
ask-leave-lobby = No queda nadie más: la mesa se cierra y se pierden sus opciones.
button-ask-leave = Dejar la mesa

## Campeonatos
ask-draw = ¿Hacer ya el sorteo de { $name }?
ask-draw-lost = Después del sorteo nadie podrá apuntarse ni borrarse.
ask-retire = ¿Borrarte de la lista de { $name }?
ask-retire-lost = No lo jugarás. Hasta el sorteo puedes volver a apuntarte.
retired = Ya no estás en la lista de { $name }.
ask-withdraw = ¿Retirar a { $player } de { $name }?
ask-withdraw-lost = Las partidas que { $player } no ha jugado se pierden, un robot sigue en la que esté en marcha, y no se puede volver a este campeonato.
button-ask-withdraw = Retirar
ask-void = ¿Declarar nulo { $name }?
ask-void-lost = Ya no se juega nada más y no hay puestos. No se puede deshacer.
ask-end = ¿Cancelar { $name }?
ask-end-lost = Se cierran sus mesas, nadie recibe medallas ni puntos, y no se puede retomar.

## Clasificaciones
ask-season = ¿Terminar la temporada { $season }?
ask-season-lost = A partir de ahora cuenta el año natural. Lo que se juegue después no cuenta para esta temporada, que no puede seguir.
button-ask-season = Terminar la temporada
ask-void-match = ¿Anular la partida { $match }?
ask-void-match-lost = Deja de contar en todas las clasificaciones y puntuaciones. No se puede deshacer.
button-ask-void-match = Anularla

## Lo que leen los demás
ended-by = La ha cerrado { $by }.
back-until = Hasta { $moment }, quienes estaban sentados pueden retomar la partida: todo sigue como estaba.
button-take-up = Retomarla
kicked-told = { $by } ha expulsado a { $player }. { $robot } sigue jugando en ese asiento.
kicked-lobby-told = { $by } ha expulsado a { $player } de esta mesa.
given-told = { $by } ha dado a { $newcomer } el asiento de { $player }.
taken-told = { $newcomer } ocupa el asiento de { $player }.
ruled-by = { $told } (decisión de { $by })
season-ended-told = { $by } ha terminado la temporada { $season }: { $reason }
    /{ name-season } guarda sus clasificaciones.
match-void-told = { $by } ha anulado la partida { $match }: { $reason }

## Una partida cerrada que no se puede retomar
T-103 = Esta partida se cerró hace demasiado tiempo: una partida se puede retomar durante un día.
T-100 = Esta partida no se puede retomar: nadie la cerró a mitad de juego.
T-101 = Esta partida no se puede retomar: alguien que estaba sentado ha hecho borrar todos sus datos.
T-102 = Esta partida todavía no se puede retomar. Quien la abrió tiene en este servidor { $most ->
    [one] otra mesa sin acabar
   *[other] otras { $most } mesas sin acabar
}, y no puede tener más. Se podrá retomar cuando acabe una de ellas.
