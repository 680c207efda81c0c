# Finished matches: the list, and each one played again step by step.

history-title = The finished matches of this server
history-title-you = Your finished matches
history-title-of = The finished matches of { $player }
history-empty = No match has been finished yet.
history-void = Void: { $reason }
history-newer = Newer
history-older = Older
history-all = Everybody's
history-mine = Mine
