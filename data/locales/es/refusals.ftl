# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = No es tu turno.
T-2 = La mesa espera otra cosa en este momento.
T-3 = No he entendido eso. Los botones de tu panel más reciente siempre funcionan.
T-4 = No tienes esa carta. Puedes jugar: { $cards }.
T-5 = Esta partida ha terminado.
T-6 = No tienes asiento en esta mesa. Puedes mirar cuanto quieras.
T-7 = No quedan asientos libres.
T-8 = Ya tienes asiento en esta mesa.
T-9 = Solo puede hacerlo el anfitrión.
T-10 = La partida ya ha empezado.
T-11 = Esa mesa ya no existe.
T-12 = Un robot juega en tu asiento. Pulsa «He vuelto» o escribe /{ name-table } { name-back } para recuperarlo.
T-13 = Solo pueden hacerlo el anfitrión o un moderador.
T-14 = Esta opción ({ $key }) no existe o no encaja con las demás. No se ha cambiado nada.
T-15 = Aquí no hay ninguna mesa tuya. /{ name-play } te da un asiento; también puedes abrir una mesa: { $commands }.
T-16 = Todavía no puedo jugar en este canal. Pide a un moderador que me permita: { $missing }.
T-17 = No se ha podido guardar, así que nada ha cambiado. Inténtalo otra vez dentro de un momento.
T-18 = Esta partida no puede continuar y se ha cerrado con su última puntuación.
T-19 = Eso se podrá hacer cuando termine la partida.
T-20 = No hay ningún robot en esta mesa.
T-21 = Para empezar hacen falta { $players } jugadores. Un robot puede ocupar un asiento.
seats-range = de { $least } a { $most }
seats-either = { $some } o { $last }
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-create_public_threads = Crear hilos públicos
permission-attach_files = Adjuntar archivos

## Skull King
SK-1-2 = En esta mesa pueden sentarse de dos a ocho.
SK-3-1 = En esta mesa solo se juega con las cartas de sus opciones.
SK-3-2 = Quién reparte primero se decide por sorteo.
SK-4-2 = Antes de cada mano se baraja el mazo entero.
SK-4-3 = Todos reciben el mismo número de cartas.
SK-4-4 = Una lista propia tiene de 1 a 20 manos, cada una de 1 a 24 cartas; por ejemplo 3 5 7 o 1-6.
SK-5-2 = Puedes envidar: { $cards }.
SK-6-2 = Tienes cartas del palo de la baza: juega una de ellas o una carta especial. Puedes jugar: { $cards }.
SK-6-6 = Di qué es la Tigresa al jugarla. Puedes jugar: { $cards }.
SK-9-6 = Las cargas son del recuento del Bribón: metralla o bala de cañón, elegidas en secreto tras los envites.
SK-12-2 = Rosie te deja elegir a cualquiera de la mesa, también a ti.
SK-12-3 = Bendt: descarta exactamente tantas cartas como robaste.
SK-12-5 = El Bribón te deja apostar: { $cards }.
SK-12-7 = Harry puede cambiar tu envite en: { $cards }.

## Skull King, older edition
SKL-0-3 = La edición antigua no admite esta opción: { $option }.
SKL-1-1 = En una mesa de la edición antigua pueden sentarse de dos a seis.
SKL-1-2 = La edición antigua tiene diez manos, de una a diez cartas.
SKL-1-3 = Antes de cada mano se baraja el mazo entero.
SKL-1-4 = Quién reparte primero se decide por sorteo.
SKL-2-2 = Puedes envidar: { $cards }.
SKL-4-1 = Tienes cartas del palo de la baza: juega una de ellas o una especial. Puedes jugar: { $cards }.
SKL-5-5 = Di qué es Scary Mary al jugarla. Puedes jugar: { $cards }.
T-23 = En este canal no se pueden abrir mesas. Prueba en { $channels }.
T-24 = Ya has gastado tu tiempo extra. Más adelante tendrás otro.
T-104 = La partida está en pausa. Seguirá { $moment }; cualquiera de la mesa puede reanudarla ya.
T-107 = Esta mesa es privada: nadie más juega aquí, así que no hay nada que mostrar, compartir ni pausar.
T-25 = Esa persona no tiene asiento en esta mesa.
T-26 = Una persona que ha ocupado otro asiento de esta partida ha visto sus cartas y no puede tomar este.
T-27 = Ese asiento no lo guarda ningún robot.
T-28 = En este servidor solo { $role } puede abrir mesas.
T-29 = Esto solo pueden hacerlo los moderadores de este servidor.
T-30 = Una aplicación no puede sentarse a la mesa.
T-31 = Ese ya lo ha elegido { $player }. Elige otro.
T-32 = Toda decisión necesita su motivo: di en pocas palabras qué ha pasado. No ha cambiado nada.
T-75 = Has llegado al límite de este servidor: { $most ->
    [one] una mesa abierta por ti y sin terminar
   *[other] { $most } mesas abiertas por ti y sin terminar
}. Termina una de estas o ciérrala en su canal con /{ name-table } { name-cancel }: antes de empezar puedes tú; después, su anfitrión.
unfinished-private = Mesas privadas sin terminar: { $most }, que son las que caben. Termina una de estas o ciérrala con /{ name-table } { name-cancel }.
T-76 = Has llegado al límite de este servidor: { $most } mesas nuevas por persona en diez minutos. Podrás abrir la siguiente { $moment }.
T-77 = Este canal ha llegado a su límite: { $most } mesas nuevas en diez minutos. La siguiente se podrá abrir { $moment }; en otro canal, ahora mismo.
T-78 = Vas demasiado deprisa: esto no ha cambiado nada. Espera dos segundos y sigue.
T-79 = El bot se reiniciará pronto y por ahora no se abren mesas nuevas. Las que están abiertas siguen. Prueba otra vez dentro de un rato.
T-80 = El bot se está reiniciando: no ha cambiado nada. Prueba otra vez dentro de un momento.
T-81 = Has llegado al límite de este servidor: { $most ->
    [one] un campeonato abierto por ti y sin terminar
   *[other] { $most } campeonatos abiertos por ti y sin terminar
}. Termina uno de estos o cancélalo en el panel del organizador: { $championships }.
T-82 = La revancha de esta partida ya se ha abandonado dos veces, así que no hay una tercera. Puedes abrir una mesa nueva: { $commands }.
T-83 = Los moderadores de este servidor te han bloqueado: aquí no puedes abrir ni seguir nada, ni sentarte o apuntarte. El asiento que tengas sigue siendo tuyo y puedes mirar cuanto quieras. Ellos te pueden decir más.
T-84 = { $player } tiene un bloqueo en este servidor y no puede sentarse. Los moderadores ven la lista con /{ name-server } { name-settings }.
T-85 = Aquí ya hay { $most } personas bloqueadas y no puede haber más. Para apartar a alguien del servidor está el baneo de Discord.
T-86 = El servidor de esta mesa me ha quitado: la mesa duerme y seguirá donde está cuando el servidor vuelva a añadirme.
T-90 = Solo quienes han jugado esta partida pueden compartirla.
T-91 = [Ya se ha compartido]({ $link }), una vez por partida.
T-92 = No he podido publicarlo en { $channel }: Discord no responde o no puedo escribir allí. Inténtalo más tarde.
T-93 = No hay nada que compartir hasta que la partida llegue a su fin. Para cerrar una velada hacen falta al menos dos partidas que cuenten.
T-89 = Esta partida ya está anulada: { $reason }
T-94 = Ya hay una temporada en curso: { $season }. Termínala antes.
T-95 = Una temporada necesita un nombre propio, que ninguna otra haya tenido aquí.
T-96 = Ahora no hay ninguna temporada: cuenta el año natural.
T-97 = No existe esa zona horaria. Escribe un continente y una ciudad, como Europe/Madrid o America/Bogota, o bien UTC.
T-98 = Aquí no ha terminado ninguna partida con ese código. /{ name-history } muestra las que sí.
T-87 = Esa no es la palabra, así que no se ha borrado nada. La palabra es { $word }.
T-40 = Aquí no hay ningún campeonato así. Abre uno con /{ name-championship } { name-new-championship }.
T-41 = Esta mesa es una partida de campeonato: solo pueden sentarse { $players }. Puedes mirar cuanto quieras.
T-42 = Las reglas de esta partida son las del campeonato: aquí no se cambia nada y no hay revancha.
T-43 = Esta partida empieza sola en cuanto estén todos. Faltan por llegar: { $players }.
T-44 = En un campeonato, eso lo hace su organizador o un moderador.
T-45 = Solo los moderadores, o las personas con el rol que el servidor haya elegido, pueden abrir un campeonato que cuente para la clasificación general. Sí puedes abrir uno que no cuente.
T-46 = Este campeonato ha terminado: ya no se puede cambiar nada.
T-47 = Esa partida no se puede jugar ahora. El calendario dice cuáles están abiertas.
T-48 = Esa partida es de otras personas. Puedes jugar: { $fixtures }.
T-49 = En este campeonato eso solo pueden hacerlo los inscritos.
T-50 = Ya te habías inscrito.
T-51 = Esa persona no está en la lista de este campeonato o se ha retirado.
T-52 = El sorteo está hecho: ya nadie puede apuntarse ni borrarse. El organizador aún puede retirar a alguien.
T-53 = Esa decisión no cabe ahora. El panel del organizador muestra las que sí.
T-54 = Eso no encaja con el campeonato tal como está ahora. Abre otra vez el panel del organizador.
T-55 = Esto no sirve aquí: { $value }. Mientras escribes un comando, Discord muestra lo que se puede elegir.
T-56 = Este comando ha cambiado. Reinicia Discord, o espera un momento, y vuelve a escribirlo.
T-57 = Esto solo funciona en un servidor que me haya añadido.
T-58 = Esto solo se puede hacer en el servidor de la mesa: ve a su canal y púlsalo allí.
T-59 = { $player } no está en este servidor y no podría ver la mesa.
T-110 = { $player } ya está en esta mesa.
T-111 = A { $player } le quitaron su sitio en esta mesa. El anfitrión puede dejarle volver con /{ name-table } { name-substitute }.
T-112 = { $player } ya tiene una invitación a [esta mesa]({ $link }). Puedes recordárselo { $moment }.
T-113 = Ya se ha invitado a { $most } personas a esta mesa y no caben más invitaciones.
T-158 = Has enviado { $most } invitaciones en una hora y no caben más. Podrás invitar otra vez { $moment }.
T-159 = En esta mesa solo se sienta quien tiene invitación. { $named ->
    [no] Pídesela a quien la abrió.
   *[yes] Pídesela a { $host }, que la dirige.
} Puedes mirar cuanto quieras.
T-160 = Aquí no hay tal mesa.
T-161 = { $player } no puede ver el canal de esta mesa, así que no se ha enviado ninguna invitación.
T-114 = Este reparto no se puede jugar: no existe, o el bot se ha actualizado desde que se abrió.
T-115 = Ese reparto no lo has jugado: solo lo practica quien ya lo ha terminado. El de hoy está en /{ name-daily }.
T-116 = No tienes ningún resultado de ese reparto que cuente, así que no hay nada que compartir.
T-120 = Este duelo ya terminó. Su mensaje dice cómo acabó.
T-121 = Este duelo es para { $players }. Con /{ name-duel } puedes retarlos tú.
T-122 = En un duelo pueden jugar { $most } personas como mucho.
T-123 =
    { $limit ->
        [channel] En este canal hay { $most } duelos abiertos y no caben más. Espera a que acabe alguno.
       *[other] Tienes { $most ->
            [one] un duelo abierto
           *[other] { $most } duelos abiertos
        } en este servidor, el máximo. Termina alguno o anúlalo.
    }
T-124 = Para un duelo hace falta alguien más: elige a otra persona, o a nadie para que juegue quien quiera.
T-125 = En ese juego no se reparten cartas, así que no hay campeonato con las mismas cartas. En Corazones y Skull King sí.
T-126 = Otras mesas siguen jugando estas cartas. Podrás mirar cuando acaben.
T-130 = Esa hoja de puntos ya no existe.
T-131 = Solo puede anotar quien juega o abrió la hoja: { $players }.
T-132 = { $why ->
    [ended] Esta hoja ha terminado; ya no se puede cambiar nada.
    [earlier] Con esa corrección la partida habría terminado antes y las rondas siguientes no encajarían. No se ha cambiado nada.
   *[over] Están anotadas todas las rondas de esta partida. Corrige una o termina la hoja.
 }
T-133 = Hace falta un número entero por jugador, { $count } en total, separados por espacios y en este orden: { $players }.
T-134 = { $player } no puede tener ese envite: en esta ronda van de 0 a { $most }.
T-135 = { $why ->
    [points] Los puntos de una ronda siempre suman 26; estos suman { $total }. Quien hizo la luna tiene 26 y los demás, 0.
    [queen] Alguien debe tener al menos { $points } puntos: los vale la dama de picas sola.
   *[tricks] Se repartieron { $dealt } cartas, así que había { $least ->
        [0] como mucho { $dealt }
        [-1] { $dealt }
       *[other] de { $least } a { $dealt }
    } bazas; estas suman { $total }.
 }
T-136 = Estos bonus no encajan: nadie captura sin ganar una baza, cada carta se captura una vez, cada poder se usa una vez y solo hay un Skull King.
T-137 = En este canal hay { $most } hojas de puntos en uso y no caben más. Termina una antes.
T-138 = { $player } ha anotado la ronda { $round } mientras tanto. No se ha sobrescrito nada: mira lo que hay y corrígelo.
T-139 = Esta partida se jugó en una mesa de verdad: nadie anotó las cartas, así que no tiene repetición ni registro.
T-127 = Solo hay pistas en las mesas privadas cuyo resultado no se compara con el de nadie.
T-128 = Este acertijo ya terminó; aquí está la solución.
T-129 = El acertijo de hoy aún no está listo. Prueba dentro de un momento.
T-140 = Ya hay { $most } personas esperando un asiento aquí.
T-141 = No estás esperando un asiento aquí.
T-142 = Es la última ronda de esta partida: ya no se sienta nadie. Con `/{ name-play }` juegas la siguiente.
T-60 = No puedes recuperar este asiento por tu cuenta. { $named ->
    [no] Solo el anfitrión o un moderador
   *[yes] Solo { $host }, que es el anfitrión, o un moderador
} pueden dejarte volver: escribiendo /{ name-table } { name-substitute } con tu nombre.
T-61 = No puedes recuperar este asiento por tu cuenta. Solo el organizador o un moderador pueden dejarte volver: escribiendo /{ name-table } { name-substitute } con tu nombre.
T-62 = Ahora { $player } juega en tu asiento. Puedes mirar cuanto quieras.
T-63 = No puedes recuperar este asiento por tu cuenta. Solo un moderador puede dejarte volver: escribiendo /{ name-table } { name-substitute } con tu nombre.
T-67 = [Este mensaje]({ $link }) se bajó hace menos de medio minuto y no ha cambiado nada. Se podrá volver a bajar dentro de { $seconds } s.
T-68 = La mesa todavía no ha bajado: Discord no responde, o no puedo escribir en su canal. [Sigue aquí]({ $link }).
T-70 = Esto ha cambiado desde la pregunta. Ahora está así.
T-71 =
    { $count ->
        [one] En este canal ya hay un campeonato: { $championships }.
       *[other] En este canal ya hay { $count } campeonatos: { $championships }.
    }
R-HC-15 = Este campeonato admite { $players } inscritos.
T-165 = Aquí no ha habido ninguna temporada así: { $season }. En el menú de /{ name-season } están las que hay.
T-166 = Incluso sin registros, esta temporada ocupa más de lo que puede tener un archivo aquí: { $size } MB.
