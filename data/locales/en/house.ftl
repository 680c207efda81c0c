# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Hearts
game-skull-king-about = Say how many tricks you will take, then take exactly that many. A trick: everyone plays one card, and the best card takes them all.
game-skull-about = Bluff, and flip roses without hitting a skull.
game-hearts-about = A trick: everyone plays one card, and the highest of the first card's suit takes them all. Avoid those with hearts or the queen of spades: the fewest points win.
language = English
inner-case = lower
award-each = { $award } each
points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
total = total { $points }
figure = { $value }
percent = { $value }%
you = You
no-name = (no name)

## Buttons
button-join = Join
button-join-robot = Take a robot's seat
button-leave-lobby = Leave the table
button-robot = Add robot
button-robot-short = + Robot
button-no-robot-short = − Robot
button-no-robot = Remove robot
button-leave-lobby-why = Your seat is free for somebody else; you may come back
button-alone = Practise alone
button-alone-why = A private table with robots; your seat here stays
button-close-private = Close the table
button-close-private-why = You can open another at any time
button-play-now = Play now with robots
button-host = Host
button-options = Options
button-host-back = Back
button-start = Start
button-fill =
    { $count ->
        [one] Begin with a robot
       *[other] Begin with { $count } robots
    }
button-rules = Rules
button-rules-whole = Read it all
button-rules-why = The rules of this table in full, topic by topic
button-hand = My cards
button-hand-bid = See my cards and bid
button-hand-play = See my cards and play
button-hand-show = See my cards / play
button-hand-choose = See my cards and choose
button-help = Rules in short
button-help-why = What beats what and what it pays, on one page
button-refresh = See the latest
button-refresh-why = Brings this message up to date
button-leave = Leave the table
button-leave-why = A robot takes your seat; you may come back
button-back = I'm back
button-rematch = Play again
button-log = Download the moves
button-log-why = Every move as a text file, only for you
button-share-podium = Share the podium
button-share-podium-why = A picture of it in the channel, for everybody
button-share-sheet = Share the sheet
shared-by = { $game } · shared by { $player }
shared-here = It is [in the channel]({ $link }) now.
invited = { $player } has got a message with the way to [your table]({ $link }).
invited-untold = { $player } may sit down, but got no message from me. Send them [the link to the table]({ $link }).
button-look = See my cards large
button-look-why = Your cards or discs as a picture; what you may play is raised
button-robots = Robots
button-robots-why = How well each one plays, and in what manner
button-sheet = Score sheet
button-sheet-why = The points round by round, only for you
sheet-none = No round has been scored yet.
sheet-menu = Another page…
lobby-head-open = Open table, { $taken } of { $seats } seats: to play, press “Join”
lobby-head-admitted = Table by invitation, { $taken } of { $seats } seats

## The lobby
lobby-head-full = Table full, { $seats } of { $seats } seats: { $host } can start
lobby-head-many = Too many players for these options
lobby-head-booked = Waiting for { $players }
lobby-invitation-again = The same crew keeps its seats; with anybody new they are drawn by lot.
lobby-invitation-booked = A match of a championship: its rules are set. Seats are drawn by lot, and it begins by itself as soon as everybody is here.
lobby-in = Who is in
lobby-start-missing =
    { $count ->
        [one] To start, one more player is needed: a person or a robot.
       *[other] To start, { $count } more players are needed: people or robots.
    }
lobby-start-ready = You can join until { $host } starts.
lobby-host = host
lobby-admitted = 🔒 Only invited people
lobby-admitted-why = 🔒 Only invited people sit down. Whoever sits here can invite: **Apps** on a person, **{ menu-invite }**.
lobby-time = With { $players } players: about { $minutes } min
lobby-time-least = From { $players } players: about { $minutes } min
lobby-title-open = Take a seat
lobby-title-admitted = By invitation
lobby-title-private = Your table
lobby-title-again = Another match?
lobby-title-full = Table full
lobby-title-booked =
    { $count ->
        [one] Waiting for one player
       *[other] Waiting for { $count } players
    }
lobby-title-dealt = The cards are coming
lobby-seats = { $taken }/{ $seats } seats
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 d
lobby-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
lobby-points = to { $limit } points
lobby-line-booked = It begins by itself once everybody is here
lobby-line-alone = Join, or { $host } plays with robots
lobby-line-private = Only you see this table. Play at your own pace.
lobby-line-missing =
    { $count ->
        [one] { $host } starts · one more player is needed
       *[other] { $host } starts · { $count } more players are needed
    }
lobby-line-ready = { $host } starts
lobby-line-many = { $host } changes the options, or somebody leaves
lobby-wins = Series
lobby-more = Your animal, or leave
lobby-more-learn = New here? Learn · your animal · leave
lobby-about-skull-king = Bid your tricks. Take exactly that many.
lobby-about-hearts = Dodge hearts and the queen of spades.
lobby-about-skull = Bluff, and flip roses, no skull.
lobby-alt-in = At the table: { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, host)
lobby-alt-robot = { $player } (robot, { $level })
lobby-alt-free =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
lobby-begun = The match has begun
match-seal = 🔏 Seal `{ $seal }`
table-scored = { $game }: round { $round } is over
ended-cancelled = This table was closed without a result
ended-closed = This table had to be closed: the match could not be continued
post-moved = This message has moved further down.
post-over = This message is out of date.
table-moved = The table went on [further down]({ $link }).

## Options
host-title = Set up the table
host-change = Change something…
host-closed-other = Somebody else is the host now
options-more = More options
alt-laid = { $player }: { $what }
trick-picture = The trick so far: { $plays }.
trick-picture-over = The previous trick: { $plays }.
trick-previous = Previous trick
trick-final = Last trick
bids-picture = The bids for { $count ->
    [one] one trick
   *[other] { $count } tricks
 }: { $bids }. { $balance }
pad-picture = The score pad, { $count ->
    [one] one round
   *[other] { $count } rounds
 }. The last one, { $last }: { $lines }.
podium-picture = Podium: { $title } { $places }.
podium-picture-place = { $rank }, { $player } with { $points }
plot-picture = Everybody's points as lines over { $count } rounds. The latest totals: { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] The lead never changed hands.
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
labelled = **{ $label }:** { $text }
labelled-plain = { $label }: { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (chosen)
labelled-value = { $label }: **{ $text }**
option-unchanged = Nothing has been changed.
options-table = Language
options-robots = Robots
option-robots = All robots
option-robots-why = How well they play: for all at once, or for each below.
robots-mixed = Different levels
robots-easy = Easy
robots-easy-why = They know the rules and little else.
robots-normal = Normal
robots-normal-why = They weigh their hand and play to win.
robots-hard = Hard
robots-hard-why = They think ahead, a little longer: the strongest there is.
manner-bold = bold
manner-bold-why = Risks more than others.
manner-careful = careful
manner-careful-why = Risks less than others.
manner-spiteful = spiteful
manner-spiteful-why = Goes for whoever is ahead.
robot-described = { $player } · robot ({ $level } level, { $manner } style)
robots-table = Robots of this table
robot-introduced = **{ $player }:** { $level } level, { $manner } style. { $why }
remark = 💬 **{ $player }:** { $words }
remark-bold-ahead-0 = Who dares, wins.
remark-bold-ahead-1 = And I was only warming up.
remark-bold-ahead-2 = Safe is for harbours.
remark-bold-ahead-3 = I would do it all again, only bigger.
remark-bold-ahead-4 = Fortune and I get along.
remark-bold-behind-0 = All or nothing now!
remark-bold-behind-1 = I fall, I laugh, I try again.
remark-bold-behind-2 = The bigger the gap, the better the story.
remark-bold-behind-3 = I have been in deeper water.
remark-bold-behind-4 = One good round and I am back.
remark-careful-ahead-0 = Slow and steady keeps a ship afloat.
remark-careful-ahead-1 = I would rather not look down.
remark-careful-ahead-2 = Nothing is won yet.
remark-careful-ahead-3 = I count twice before I smile.
remark-careful-ahead-4 = So far, so good. Quietly now.
remark-careful-behind-0 = Patience: it is not over yet.
remark-careful-behind-1 = One step after another.
remark-careful-behind-2 = A calm sea will come.
remark-careful-behind-3 = Better late than sunk.
remark-careful-behind-4 = I am in no hurry.
remark-spiteful-ahead-0 = Now you know what it is like to look up.
remark-spiteful-ahead-1 = Do come and get me.
remark-spiteful-ahead-2 = How do you like my back?
remark-spiteful-ahead-3 = I could get used to these faces.
remark-spiteful-ahead-4 = Somebody has to lead. What a pity for you.
remark-spiteful-behind-0 = Whoever is ahead: I see you.
remark-spiteful-behind-1 = The one in front will remember me.
remark-spiteful-behind-2 = Enjoy it up there while it lasts.
remark-spiteful-behind-3 = If I sink, I do not sink alone.
remark-spiteful-behind-4 = I never forget who was in front.
option-locale = Language of the table
option-locale-why = The language of everything all can read; private messages come in each reader's own.
option-admission = Who may sit down
option-admission-why = Whoever sits here can invite others: below, or by **Apps** on a person.
admission-everybody = Everybody
admission-invited = Only invited people
invite-menu = Invite people…
robot-name-0 = Barnacle
robot-name-1 = Old Compass
robot-name-2 = Saltbeard
robot-name-3 = Foghorn
robot-name-4 = Rusty Hook
robot-name-5 = Lantern Lou
robot-name-6 = Keelhaul Kit
robot-name-7 = Powder Pip
robot-name-8 = Storm Petrel
robot-name-9 = Crow's Nest
robot-name-10 = Tidewater
robot-name-11 = Biscuit
robot-name-12 = Driftwood
robot-name-13 = Bilge
robot-name-14 = Halyard
robot-name-15 = Squall

## Panels and private notices
panel-lobby = Once the match has begun, the first button on the table shows your hand.
head-no-cards = There were no cards yet when you asked
gone-robot = A robot is playing your seat: { $robot }.
gone-yours = The seat is yours again whenever you like.
gone-asleep = Nobody is left, so the table sleeps. It goes on as soon as you are back.
gone-person = { $player } is playing your seat now.
gone-given = { $by } has given your seat to { $player }.
gone-kicked = { $by } has given your seat to a robot.
gone-time = Your time ran out three times in a row, so a robot took your seat.
gone-withdrawn = You are no longer in this championship.
gone-lobby = { $table }, { $channel }: its match had not begun.
head-gone-lobby = { $by } has removed you from a table
gone-by-host = The host or a moderator
gone-by-organiser = The organiser or a moderator
panel-asleep = The table sleeps: nobody has played for a long time. A move or “I'm back” wakes it, and the match goes on.
own-total = Your total: { $points }.
own-together = { $some } and { $last }
panel-dm-closed = I could not send you your hand as a direct message. Nothing is lost: the first button on the table always shows it.
only-you-here = Only you see this: this server lets no app from outside post publicly.
panel-table = The table is in { $channel }.
panel-table-silent = I could not bring the table's message in { $channel } up to date: Discord did not let me write there. You can go on playing here.
look-none = You hold nothing now.
panel-hand = Your hand
hand-picture = Your hand as it was dealt, { $count } { $count ->
    [one] card
   *[other] cards
 }: { $cards }.
hand-not-now = Not allowed now: { $cards }
panel-elsewhere = The button brings it here.
elsewhere-channel = Look in { $channel }: only you see it there.
elsewhere-direct = It went on in [your direct messages]({ $link }).
more-rules = Rules…
more-points = Rules, points…
more-leave = Rules, points, leaving…
more-papers = All rounds, sharing, file…
left = You have left the match.
left-lobby = You have given up your seat.
rematch-open = A new table is open where you played.
rematch-begun = The next match has begun where you played.
log-attached = Every move of this match, one per line.
table-shown = The table is [at the bottom of its channel]({ $link }) again.
table-way = For others to find this table: code **{ $code }** with /{ name-table } { name-find }, or `{ $link }`
found-host = Host: { $player }
button-watch = Watch
table-cancelled = The table is closed.
chooser-pick = Which table's hand do you want to see?
chooser-show = Which table's message do you want again at the bottom of its channel?
chooser-leave-table = Which table do you want to leave?
chooser-back-table = At which table do you want your seat back?
chooser-pause-table = Which table do you want to pause?
chooser-resume-table = At which table should the match go on?
chooser-kick = At which table do you want to take this person's seat away?
chooser-substitute = At which table do you want to give the seat to this person?
chooser-cancel = Which table do you want to close, without a result?
chooser-invite = To which table do you want to invite this person?
chooser-company = with { $players }
cancel-elsewhere = None of your tables is here. Which one elsewhere do you want to close, without a result?
chooser-table = { $game } #{ $number }
incident = Something went wrong on our side; the table is safe. If it happens again, tell us this number: { $incident }

## Boards and rules
board-every-game = All games
board-title = { $game }: { $measure }
board-of = Leaderboard of this server
board-of-alone = This server · solo matches against robots
measure-rating = Rating
measure-wins = Wins
measure-average = Points per round
measure-accuracy = Exact bids
measure-wins-line =
    { $merit ->
        [one] { $merit } win
       *[other] { $merit } wins
    } in { $count ->
        [one] one match
       *[other] { $count } matches
    }
measure-average-line =
    { $merit } in { $count ->
        [one] one round
       *[other] { $count } rounds
    }
measure-accuracy-line =
    { $merit }% of { $count ->
        [one] one bid
       *[other] { $count } bids
    }
rating-is-provisional = { $rating } (provisional)
rating-provisional-why = Provisional: after fewer than ten matches, the rating is still a guess.
board-about = Place { $place } or so:
measure-rating-why = The number is the rating: it goes up when you finish ahead of others, especially strong ones, and down when you finish behind.
measure-wins-counts = { $alone ->
        [yes] Only finished matches of one person against robots count, of three rounds or more.
       *[no] Only finished matches with at least two people count, of three rounds or more.
    } If you leave a match, you cannot win it.
measure-average-why = The number is the average of points per round, in matches played to the end.
measure-average-fewest-why = The number is the average of points per round; the lowest is best.
measure-accuracy-why = The number says how many of all bids were met exactly.
board-not-yet = You are not on this leaderboard yet: finish a match that counts.
board-measure = Compare: { $measure }
board-when = Time: { $value }
board-other = Compare, game, time…
board-other-games = Another game…
board-other-game = Game: { $game }
board-about-place = ~{ $place }
board-provisional = ? means provisional: fewer than ten matches so far.
measure-head-rating = Rating
measure-head-wins = Wins
measure-head-average = Per round
measure-head-accuracy = Exact
measure-of-rating = Matches
measure-of-wins = Matches
measure-of-average = Rounds
measure-of-accuracy = Bids
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit }%
board-before = Previous
board-after = Next
board-alone = Solo matches
board-with-people = With people
period-day = Today
period-week = This week
period-month = This month
period-season = This season
period-season-called = Season { $season }
period-all = All time
board-empty = Nobody is on this board yet. Open a table and be the first!
board-solo-instead = No match with at least two people counts here yet, so these are the solo matches.
board-footnote = Only finished matches with at least two people count.
board-footnote-alone = Only finished matches of one person against robots count.
season-started = The season { $season } runs from now on: leaderboards have it, and championships that are opened count for it.
season-ended = The season { $season } is over. From now on the calendar year counts. /{ name-season } keeps its page, /{ name-boards } { name-season-export } makes a file of it.
zone-chosen = Days now begin by { $zone }, and this server's leaderboards were counted anew.
match-void = Match { $match } is void: it counts on no leaderboard and for no rating any more. A championship's own table stays as it is.
stats-title = Statistics of { $name }
stats-empty = No finished match on this server yet.
tally-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
tally-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
stats-title-own = Your statistics
stats-head =
    { $matches ->
        [one] { $name } won { $wins } of { $matches } match
       *[other] { $name } won { $wins } of { $matches } matches
    }
stats-head-own =
    { $matches ->
        [one] You won { $wins } of { $matches } match
       *[other] You won { $wins } of { $matches } matches
    }
stats-solo-head =
    { $matches ->
        [one] { $name } won { $wins } of { $matches } solo match against robots
       *[other] { $name } won { $wins } of { $matches } solo matches against robots
    }
stats-solo-head-own =
    { $matches ->
        [one] You won { $wins } of { $matches } solo match against robots
       *[other] You won { $wins } of { $matches } solo matches against robots
    }
stats-solo = Solo against robots
stats-solo-why = Only matches of three rounds or more can be won. Solo matches change no rating; finish one with another person, and this page shows those first.
stats-rating = Their rating is **{ $rating }**. It goes up when they finish ahead of others and down when they finish behind.
stats-rating-own = Your rating is **{ $rating }**. It goes up when you finish ahead of others and down when you finish behind.
stats-game = { $game }: { $wins } of { $matches } won
stats-podiums = Podium places (top three)
stats-empty-everywhere = No finished match on any server yet.
stats-form = Places in recent matches (latest on the right)
stats-form-own = Your places in recent matches (latest on the right)
stats-left =
    { $count ->
        [one] One match has no place: it was left early.
       *[other] { $count } matches have no place: they were left early.
    }
stats-left-own =
    { $count ->
        [one] One match has no place: you left it early.
       *[other] { $count } matches have no place: you left them early.
    }
stats-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
stats-streak = Longest winning streak
stats-streak-now = now { $now }
stats-nemesis-label = Toughest rival
stats-nemesis = { $player } finished ahead in { $behind } of { $met } matches together
stats-nemeses = { $players } finished ahead { $behind } times each
stats-others = others
stats-of = { $part } of { $whole }
stats-plot = The rating after each of the last { $count } rated matches: from { $first } to { $last }, { $lowest } at its lowest and { $highest } at its highest.
stats-plot-caption = Rating after each match
stats-tile-podiums = Podiums
stats-tile-streak = Best streak
stats-tile-form = Latest places, newest on the right
stats-tile-of = { $wins }/{ $matches }
stats-why = Only matches of three rounds or more count. Solo ones are counted apart.
stats-why-everywhere = All servers together. For the rating, toughest rival and current streak, ask on a server.
stats-as-of = As of { $moment }.
stats-more = Details
stats-shorter = Summary
stats-show = Share
stats-shown = This page has [already been shared]({ $link }) in the channel.
server-stats-title = What this server has played
server-stats-empty = No match with at least two people has been finished here yet. Solo matches against robots have a leaderboard of their own.
server-stats-head =
    { $count ->
        [one] { $count } match played on this server
       *[other] { $count } matches played on this server
    }
server-stats-of = { $count } of them this month. By game: { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Only matches of three rounds or more count for wins.
server-stats-month = Best of this month
server-stats-records = Best of all time
server-stats-games = Game by game
server-stats-fewer = All games only
season-year = The calendar year { $year }, without what was played in a season
season-runs = Since { $start }
season-over = { $start } to { $end }
season-count =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
season-by-game = By game: { $games }.
season-empty = No match with at least two people was finished in this season.
season-empty-yet = No match with at least two people has been finished in this season yet.
season-medals = Medals by wins
season-records = Records of this season
season-others = and { $count } more
season-menu = Another season…
button-season-export = Export
season-exported = The season { $season } as a file, for you alone: { $matches ->
    [one] one match
   *[other] { $matches } matches
 } with results and boards as tables, and { $logs ->
    [0] no log.
    [one] one log.
   *[other] { $logs } logs.
 } It names people: treat it with care.
season-no-room = { $count ->
    [one] One log, of the oldest match, has
   *[other] { $count } logs, of the oldest matches, have
 } no room: a file may have { $size } MB here.
season-unreadable = { $count ->
    [one] One log is
   *[other] { $count } logs are
 } left out: today's rules cannot read them.
record-wins = Most wins
record-streak = Longest winning streak
record-matches = Most matches
record-held = { $players } with { $value }
rules-menu = Another topic
rules-standard = Standard rules
rules-table = Rules of this table
chart-ranked = { $rank }. { $title }
chart-beats = { $one } beats { $other }.
chart-beats-points = { $one } beats { $other }, { $points }.
