# Duels: commands, message, result.

name-duel = duel
about-duel = Who plays the same cards best? For two to eight people, each within three days
name-rival = rival
name-rival2 = rival2
name-rival3 = rival3
name-rival4 = rival4
name-rival5 = rival5
name-rival6 = rival6
name-rival7 = rival7
about-rival = Who is challenged (without anybody: everybody)
name-level = level
about-level = How well the robots play

duel-challenge = **{ $host }** challenges { $players } to a duel: { $game }, the same cards for all
duel-open = **{ $host }** challenges everybody to a duel: { $game }, the same cards for up to { $most } people
duel-about = { $rounds } rounds against { $robots } robots ({ $level }) · everybody plays alone, when they like
duel-player-waiting = has not begun
duel-player-playing = playing
duel-late-waiting = has not played
duel-late-playing = has not finished
duel-player-finished = finished
duel-player-declined = has declined
duel-player-gone = out
duel-until = Open until { $moment } ({ $left }). Nobody sees points or cards before the end.
button-duel-play = Play
button-duel-decline = Decline
button-duel-again = Again
duel-more = How it goes, calling it off
duel-how = How it goes
duel-how-why = The same cards, and what counts
duel-off = Call it off
duel-off-why = For the challenger and moderators
duel-rules = **{ $game }, { $rounds } rounds.** Everybody sits in the same seat with the same cards, against the same robots, at a table of their own.
    - Play when you like; you can stop and go on. Your first try counts.
    - Nobody sees points or cards of others before all are done, or the time is up.
    - Then the points decide. Whoever has finished can watch the others' matches.
duel-called-off = { $player } has called the duel at { $game } off. It has no result.
duel-result-of = { $game }: the duel with the same cards is over
duel-won = { $player } wins the duel
duel-tie = A tie: { $players }
duel-nobody =
    { $count ->
        [0] The duel has no result
       *[other] Only { $player } has finished the duel
    }
duel-decided = What decided it
duel-round = Round { $round }: { $best }, { $worst }
duel-watch = Watch a match
duel-picture = Points round by round: { $results }.
duel-declined-now = You have declined. If you change your mind, press Play while the duel is open.
duel-already = This duel is open again already: [its message]({ $link }).
duel-off-now = You have called the duel off.
ask-duel-off = Call off the duel at { $game }?
ask-duel-begun = Begun: { $players }
ask-duel-lost = It ends without a result, for everybody.
button-ask-duel-off = Call it off
