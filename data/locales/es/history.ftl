# Partidas terminadas: la lista, y cada una de nuevo paso a paso.

history-date = { $day }/{ $month }/{ $year }
history-title = Las partidas terminadas de este servidor
history-title-you = Tus partidas terminadas
history-title-of = Las partidas terminadas de { $player }
history-empty = Todavía no ha terminado ninguna partida.
history-void = Anulada: { $reason }
history-newer = Más recientes
history-older = Más antiguas
history-all = Las de todos
history-mine = Las mías
history-open = Abrir partida, otro juego…
history-void-short = anulada
replay-head = Repetición: { $what }
replay-head-table = Repetición · { $what }
replay-bid = { $player } envida { $bid }
replay-made = { $player } · { $what }

## Una partida otra vez
replay-at = partida terminada **{ $match }** · jugada { $step } de { $steps }
replay-trick = { $player } se lleva la baza { $number } con { $card }
replay-number = el { $card }
replay-trick-none = la baza { $number } no es para nadie
replay-bids = se muestran todos los envites
replay-claim-won = { $player } gana la apuesta
replay-claim-lost = { $player } descubre una calavera
replay-hands = Lo que tiene cada cual
replay-marks = ⏳: aún no había decidido · ✅: ya había decidido
replay-skull-hand = en la mano { $discs }
replay-skull-pile = en el tapete { $discs }
replay-round-back = Ronda anterior
replay-trick-back = Baza anterior
replay-back = Anterior
replay-on = Siguiente
replay-trick-on = Baza siguiente
replay-round-on = Ronda siguiente
replay-to-worst-skull-king = La baza que me hizo fallar
replay-to-worst-hearts = Mi baza con más puntos
replay-to-worst-skull = Mi apuesta perdida más alta
replay-worst-skull-king = Esta baza rompió tu envite, en la mano fallada que menos puntos te dio.
replay-worst-hearts = Ninguna otra baza te dio tantos puntos.
replay-worst-skull = Esta es la apuesta más alta que perdiste por una calavera.
replay-no-worst = En esta partida nada te costó mucho: no hay un peor momento.
replay-picture = Baza a baza, en imágenes
replay-text = Todas las manos, jugada a jugada
replay-version = **{ $match }** se jugó con la versión { $version } de las reglas. La de hoy, la { $now }, no puede repetirla; este es su resultado.
replay-after = Tras la ronda { $round }: { $points }
button-replay = Repetición
replay-report = Reportar un error aquí
replay-report-why = Todas las jugadas y un texto para el formulario de errores
report-attached = Para el formulario de errores del proyecto: el texto de abajo y lo que dice este archivo. Añade qué debería haber pasado. El archivo muestra todas las manos.
replay-page = Como página
replay-menu = Ir a otra ronda, puntos…
page-keys = Teclas: ← y → una jugada, con Mayús una baza o ronda entera, Inicio y Fin.
page-steps = Jugadas de la partida
page-old = Así terminó la partida. Para recorrerla, la página necesita JavaScript y un navegador de 2023 o posterior.
page-attached = Toda la partida en una página para tu navegador: no necesita red.

## La velada de una mesa
button-evening = Cerrar la velada
button-evening-why = Un resumen de todas las partidas de la velada
evening-title = { $game }: una velada de { $count } partidas
evening-best = Mejor resultado de una partida: { $player }, { $points } ({ $match })
evening-closest = Final más reñido: { $match }, { $count ->
        [0] victoria compartida
        [one] por un punto
       *[other] por { $count } puntos
    }
replay-stop = Ronda { $round } · partida **{ $match }**, imagen { $step } de { $steps }
replay-broke-skull-king = Esta baza te hizo fallar
replay-broke-hearts = Tu baza más cara
replay-broke-skull = Tu apuesta perdida más alta
replay-round-trick = Ronda { $round } · baza { $number }
