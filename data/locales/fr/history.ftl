# Les parties terminées : la liste, et chacune rejouée pas à pas.

history-title = Les parties terminées de ce serveur
history-title-you = Tes parties terminées
history-title-of = Les parties terminées de { $player }
history-empty = Aucune partie n’est encore terminée.
history-void = Annulée : { $reason }
history-newer = Plus récentes
history-older = Plus anciennes
history-all = Celles de tous
history-mine = Les miennes
