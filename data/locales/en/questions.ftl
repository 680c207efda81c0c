# What is asked once before something is destroyed or taken away, and what is true afterwards.

button-keep = Change nothing
ask-kept = Nothing has changed.
ask-reason = Next you are asked for a reason. Everybody can read it.

## Tables
ask-there = In { $channel }, with { $players }
ask-there-alone = In { $channel }
ask-there-private = At your private table
ask-close = Close { $table }?
ask-close-running = Round { $round } is being played. The match ends here without a result and counts for nobody.
ask-close-back = For a day, those who sit there can take it up again.
ask-close-lobby = The match has not begun: everybody loses their seat, and the options are lost.
button-ask-close = Close the table
match-cancelled = You have closed the table, without a result. For a day, those who sat there can take it up again: with the button on its message, or with /{ name-table } { name-back }.
ask-kick = Remove { $player } from { $table }?
ask-kick-running = A robot plays on in that seat.
ask-kick-lobby = The seat is free for somebody else.
ask-kick-back = { $player } can come back only if somebody in charge of the table types /{ name-table } { name-substitute }.
button-ask-kick = Remove
ask-substitute = Give { $player }'s seat to { $newcomer } in { $table }?
ask-substitute-lost = { $player } cannot take it back as long as { $newcomer } plays.
button-ask-substitute = Give the seat
ask-leave = Leave { $table }?
ask-leave-running = A robot plays on in your seat. You can come back as long as nobody else has taken it; if you are not back at the end, the match counts as left.
ask-leave-last = You are the last one there: the table sleeps until somebody comes back.
ask-leave-private = The table sleeps until you are back: /{ name-table } { name-back }.
ask-leave-lobby = You are the last one there: the table closes, and its options are lost.
button-ask-leave = Leave the table

## Championships
ask-draw = Draw { $name } now?
ask-draw-lost = After the draw nobody can sign up or leave any more.
ask-retire = Leave the list of { $name }?
ask-retire-lost = You will not play in it. Until the draw you can sign up again.
retired = You are no longer on the list of { $name }.
ask-withdraw = Withdraw { $player } from { $name }?
ask-withdraw-lost = The matches { $player } has not played are lost, robots take over where one is going on, and there is no way back into this championship.
button-ask-withdraw = Withdraw
ask-void = Declare { $name } void?
ask-void-lost = Nothing more is played, and there are no places. This cannot be undone.
ask-end = Cancel { $name }?
ask-end-lost = Its tables are closed, nobody gets a medal or points, and it cannot be taken up again.

## Boards
ask-season = End the season { $season }?
ask-season-lost = From now on the calendar year counts. What is played later does not count for this season, and it cannot go on.
button-ask-season = End the season
ask-void-match = Declare match { $match } void?
ask-void-match-lost = It no longer counts on any board or for any rating. This cannot be undone.
button-ask-void-match = Declare it void

## Told to the others
ended-by = Closed by { $by }.
back-until = Until { $moment } those who sat here can take the match up again: everything is as it was.
button-take-up = Take it up again
kicked-told = { $by } has removed { $player }. { $robot } plays on in that seat.
kicked-lobby-told = { $by } has removed { $player } from this table.
given-told = { $by } has given { $player }'s seat to { $newcomer }.
taken-told = { $newcomer } has taken { $player }'s seat.
ruled-by = { $told } (ruled by { $by })
season-ended-told = { $by } has ended the season { $season }: { $reason }
    /{ name-season } keeps its boards.
match-void-told = { $by } has declared match { $match } void: { $reason }

## A closed match cannot be taken up again
T-103 = This match was closed too long ago: a match can be taken up again for a day.
T-100 = This match cannot be taken up again: it was not closed by somebody in the middle of it.
T-101 = This match cannot be taken up again: somebody who sat there has had everything about them deleted.
T-102 = This match cannot be taken up again yet. Whoever opened it has reached this server's limit: { $most ->
    [one] one table that is not over yet
   *[other] { $most } tables that are not over yet
}. It can be taken up again once one of them is over.
