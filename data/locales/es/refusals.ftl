# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = No es tu turno.
T-2 = La mesa espera otra cosa en este momento.
T-3 = No he entendido eso. Los botones de tu panel más reciente siempre funcionan.
T-4 = Esa carta no está en tu mano. Puedes jugar: { $cards }.
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
T-15 = Aquí no hay ninguna mesa tuya. Abre una con /skullking { name-new } o /skull { name-new }.
T-16 = Todavía no puedo jugar en este canal. Pide a un moderador que me permita: { $missing }.
T-17 = No se ha podido guardar, así que nada ha cambiado. Inténtalo otra vez dentro de un momento.
T-18 = Esta partida no puede continuar y se ha cerrado con su última puntuación.
T-19 = Eso se podrá hacer cuando termine la partida.
T-20 = No hay ningún robot en esta mesa.
T-21 = Para empezar hacen falta de { $least } a { $most } jugadores. Un robot puede ocupar un asiento.
T-22 = Estás en varias mesas. Hazlo en el canal de la mesa que quieras.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes

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
SK-12-2 = Rosie te deja nombrar a cualquiera de la mesa, tú también vales.
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
T-24 = Ya has tenido tu tiempo extra en esta mano.
T-25 = Esa persona no tiene asiento en esta mesa.
T-26 = Quien ha ocupado otro asiento de esta partida ha visto sus cartas y no puede tomar este.
T-27 = Ese asiento no lo guarda ningún robot.
T-28 = En este servidor solo { $role } puede abrir mesas.
T-29 = Solo los moderadores pueden cambiar cómo son las mesas de este servidor.
T-30 = Una aplicación no puede sentarse a la mesa.
