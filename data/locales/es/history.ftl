# Partidas terminadas: la lista, y cada una de nuevo paso a paso.

history-title = Las partidas terminadas de este servidor
history-title-you = Tus partidas terminadas
history-title-of = Las partidas terminadas de { $player }
history-empty = Todavía no ha terminado ninguna partida.
history-void = Anulada: { $reason }
history-newer = Más recientes
history-older = Más antiguas
history-all = Las de todos
history-mine = Las mías
history-open = Volver a ver una…

## Una partida otra vez
replay-at = Repetición: paso { $step } de { $steps }
replay-match = Partida **{ $match }**
replay-hands = Todo a la vista
replay-skull-hand = en la mano { $discs }
replay-skull-pile = en el tapete { $discs }
replay-round-back = Ronda
replay-round-back-words = Ronda anterior
replay-trick-back = Baza
replay-trick-back-words = Baza anterior
replay-back = Atrás
replay-back-words = Un paso atrás
replay-on = Siguiente
replay-on-words = Un paso adelante
replay-trick-on = Baza
replay-trick-on-words = Baza siguiente
replay-round-on = Ronda
replay-round-on-words = Ronda siguiente
replay-to-worst-skull-king = Mi peor baza
replay-to-worst-hearts = Mi peor baza
replay-to-worst-skull = Mi peor apuesta
replay-worst-skull-king = Tu peor baza: aquí fallaste tu envite, en la peor de las rondas que fallaste.
replay-worst-hearts = Tu peor baza: ninguna otra te trajo tantos puntos.
replay-worst-skull = Tu peor apuesta: la más alta que perdiste por una calavera.
replay-no-worst = En esta partida nada te salió mal: no tienes un peor momento.
replay-picture = Imagen
replay-text = Solo texto
replay-version = **{ $match }** se jugó con la versión { $version } de las reglas. La de hoy, la { $now }, no puede repetirla; este es su resultado.
replay-after = Tras la ronda { $round }: { $points }
button-replay = Ver la repetición
replay-page = Como página
page-keys = Teclas: ← y → un paso, con Mayús una baza o ronda entera, Inicio y Fin.
page-steps = Pasos de la partida
page-old = Así terminó la partida. Para recorrerla, la página necesita JavaScript y un navegador de 2023 o posterior.
page-attached = Toda la partida en una página para tu navegador: no necesita red.

## La velada de una mesa
button-evening = Cerrar la velada
evening-title = { $game }: una velada de { $count } partidas
evening-best = Mejor resultado de una partida: { $player }, { $points } ({ $match })
evening-closest = Final más reñido: { $match }, { $count ->
        [0] victoria compartida
        [one] por un punto
       *[other] por { $count } puntos
    }
