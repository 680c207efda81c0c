# Coming late: a seat at a running table, and the line of people who wait for one.

button-late = Play too
button-late-stop = Stop waiting
late-paused = The match is paused. You wait for a seat, and sit down at the next round once it goes on.
late-soon = You're in: you'll get your cards when the next round begins.
late-wait =
    { $place ->
        [one] No seat is free yet, but you're next: you get the first one, when a round begins.
       *[other] No seat is free yet. You're number { $place } in line: seats are given out when a round begins.
    }
late-stopped = You're not waiting for a seat any more.
late-line = Waiting for a seat: { $players }
late-line-over = Waited for a seat until the end: { $players }. **{ button-rematch }** is for them, too.
late-line-which = Who shall wait no more?
late-line-empty = Nobody waits for a seat here any more.
late-line-off = That person waits for a seat no more.
button-line = Remove from the line
button-line-why = For the host and moderators
ask-line-off = Remove { $player } from the line for a seat in { $table }?
ask-line-off-back = { $player } loses their place in it, but may wait again, at the end.
late-came = From round { $round } on: { $player }, in { $former }'s seat.
late-from = from round { $round }
ask-leave-line = Somebody is waiting for a seat: from the next round on, yours may be theirs.

name-play = play
about-play = A seat at what is open here or at the game last played, now or at a time
play-seat = You have a seat: { $table }
play-which = Nobody is playing here yet. Which game?
play-which-planned = For which game do I invite everybody here?
