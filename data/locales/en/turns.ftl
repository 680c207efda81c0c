# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = Your turn
head-turn =
    { $count ->
        [one] { $player }'s turn
       *[other] Waiting for { $player }
    }
head-play-you = Your turn: play a card
head-play = { $player }'s turn to play a card
head-lead-you = Your turn: play the first card of the trick
head-lead = { $player }'s turn to start the trick
head-wait = Nothing to do until your turn
head-last-you = Your turn: play your last card
head-last-itself = Nothing to do: your last card plays itself
head-chance = One moment: chance has its say
head-deal = One moment: the cards are being dealt
head-over = The match is over
head-asleep = The table sleeps: press “I'm back”
head-paused = The match is paused
head-elsewhere = Your hand is open in another message

## Turns and time
timer-off = no time limit
timer-60s = 60 seconds
timer-3min = 3 minutes
timer-12h = 12 hours
timer-3d = 3 days
option-timer = Time for each decision
option-timer-why = When it is up, the bot plays for you; after three in a row a robot keeps your seat until you are back.
lobby-timer = Time for each decision: { $timer }
lobby-series = Series so far:
waits-until = If { $players } { $count ->
        [one] doesn't
       *[other] don't
    } answer, the bot chooses instead { $moment }.
waits-until-own = If you don't answer, the bot chooses for you { $moment }.
waits-until-only = If you don't answer, the bot makes this move for you { $moment }.
waits-mention =
    { $pings }: { $count ->
        [one] it is your turn
       *[other] the table is waiting for you
    } at [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = Round { $round } is over: [to the table]({ $link })
made-time = ⌛ Time ran out for { $player }. { $what }
made-time-own = ⌛ Your time ran out. { $what }
made-done = Automatic move: { $done }.
made-secret = The choice was made automatically.
made-last = Last cards that played themselves: { $cards }
made-last-own = Your last card played itself: { $card }.
waits-call = { $count ->
        [one] your championship match is waiting for you
       *[other] your championship match is waiting for you all
    } at [{ $game }]({ $link }).
invites = { $inviter } invites you to [a table of { $game }]({ $link }) on the server { $server }.
button-time = More time for me
button-time-why = Once a round, when you need longer
button-pause = Pause the match
button-pause-why = A day at most; the host at once, otherwise all together
button-resume = Resume
button-here = Bring the table here
button-here-why = Posts it anew at the end of its channel, for everybody
button-follow = Notify me each round
button-follow-why = A mention whenever a round ends, for those who watch
button-not-yet = Not yet
sure-move = Make this move?
button-sure = Yes
following = You will be mentioned at the end of every round. Press again to stop.
not-following = You will not be notified about this table any more.
asleep-title = { $game }: everybody has gone ashore
asleep-why = The match waits where it was. Anybody with a seat here can press “I'm back”, and it goes on.
paused-by = Paused by { $player }: the clock stands still. Play goes on { $moment }, or as soon as a player presses “Resume”.
paused-by-you = You paused the match: the clock stands still. Play goes on { $moment }, or as soon as a player presses “Resume”.
paused-by-all = All players wanted this pause: the clock stands still. Play goes on { $moment }, or as soon as a player presses “Resume”.
pause-over = The match goes on.
pause-wanted = For a pause: { $players } ({ $count } of { $all }). It begins as soon as everybody wants it, or the { $by ->
        [host] host
       *[organiser] organiser
    } does: /{ name-table } { name-pause }
opened-in-thread = A table opens in its own thread: { $thread }
opened-without-thread = This server opens no more than { $most } threads an hour, so this table plays here in the channel.
match-opened = Your match is here: { $place }

## Seats and tables everywhere
kicked = A robot plays that seat now.
kicked-lobby = That person has no seat at this table any more.
substituted = Somebody else plays that seat now.
substituted-lobby = That person has a seat at this table again.
mine-title = Your tables
mine-empty = You sit at no table just now.
place-private = your private table
mine-lobby = not begun yet
mine-running = being played
mine-passed-on = somebody else is host now
mine-left = a robot plays your seat
mine-kicked = a robot plays your seat; the host or a moderator can let you back
mine-replaced = { $player } plays your seat
mine-your-turn = **your turn**
mine-waiting = waiting for { $players }
default-kept = From now on this server's tables of this game begin with these options.
button-default = Make this the server's default
button-admit-few = Only invited people
button-admit-all = Let everybody in

## Words-only style
words-player = { $player } has { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-you = You have { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-bid = { $player } bid { $bid }, has taken { $won } and has { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-bid-you = You bid { $bid }, have taken { $won } and have { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-hand = **Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }:** { $cards }.
words-hand-parted = **Your hand, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.** You may play: { $cards }.
words-not-now = Not allowed now: { $cards }.
words-played = { $player } played { $card }.
words-played-you = You played { $card }.
words-ahead = { $player } is winning the trick.
words-ahead-you = You are winning the trick.
words-laid = { $card } ({ $player })
trick-ahead = winning so far
trick-taken = takes it
words-since = Since your last card: { $news }
words-robot = { $player } (robot)

## Who has gone, who is host
stand-in = { $robot } plays for { $player } until they are back.
host-now = Host: { $player }
mine-asleep = asleep; “I'm back” on the table wakes it
mine-paused = paused; “Resume” on the table ends the pause
follow-not-here = This server wants no mentions, so I cannot notify you.
ended-idle = Nobody started this table in time, so it is closed

## The referee
button-referee = Referee
button-referee-why = For the host and moderators: rule what the cards cannot
referee-title = Referee
referee-why = Rule here what the cards cannot: choose what for whom, then give the reason. Everybody sees both, and it stays in the record.
referee-moved = Somebody has left or taken a seat since, so nothing was ruled. Here is who sits there now: choose again.
referee-menu = Rule…
referee-reason = Reason
referee-reason-hint = What happened?
referee-done = Ruled. Everybody at the table sees it.
referee-told = ⚖️ { $ruling }: { $reason }
