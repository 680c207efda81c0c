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
