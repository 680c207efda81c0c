# Championships: the message, my matches, the organiser's panel, the overall ranking.

## Names and formats
game-championship = El Castillar championship
championship-name = { $game } championship { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar: league or groups, then a final
format-league = League: everybody meets everybody
format-table = One table

## Buttons
button-c-enter = Enter
button-c-retire = Leave the list
button-c-draw = Draw
button-c-another = Open another: { $name }
button-c-mine = My matches
button-c-my-match = Play my match
button-c-table = All matches
button-c-desk = For the organiser
button-c-desk-back = Back to the panel
button-c-rulings = Rulings
button-c-earlier = Earlier
button-c-later = Later

## Sign-up
championship-season = season { $season }
championship-of = { $game } championship
championship-feeds = counts for the overall ranking
championship-organiser = organiser { $player }
championship-drawn-by = drawn by { $by }
championship-fewest = The lowest score wins a match
championship-sign-up = The organiser closes the list with the draw.
championship-opened = Opened. Its message comes into this channel.
championship-silent = I could not bring the championship's message in { $channel } up to date: Discord did not let me write there. This is how it stands.
championship-entrants = Entrants: { $count } ({ $players })
championship-left = Left the list: { $players }
draw-needs = The draw needs { $players } entrants.
draw-list =
    { $count ->
        [one] { $count } entrant: { $players }
       *[other] { $count } entrants: { $players }
    }
draw-made = The draw has been made. The championship's message shows it to everybody.
championship-seed = Public draw, from the number { $seed }: the rules tell how anybody can check it
championship-out = Out of the championship: { $players }
course-any = 2 to 10 entrants: a single match with 2 or 4, two groups and a final with 8, otherwise a league, with a final from 5 on.
course-two = With 2: a single match between the two.
course-three = With 3: a league, and its table is the podium.
course-four = With 4: a single match of all four, to 100 points.
course-groups = With 8: two groups of four by lot, one match to 50 points in each, and the best two of each play the final to 100.
course-league = With { $count }: a league in which everybody meets everybody, and the best four play the final to 100 points.
course-all-meet = League: everybody meets everybody once, two at a table. Each win is worth one point.
course-table = A single match of all entrants.

## How it stands
stage-sign-up = Sign-up is open
stage-begun =
    { $all ->
        [one] One match to play
       *[other] { $all } matches to play
    }
stage-matches = { $played } of { $all } matches played
stage-ruling = Waiting for the organiser to rule
stage-tied = Nothing separates { $players }: the organiser has to put them in order.
stage-play-off = Play-off to 50 points
stage-final = The final, to 100 points
stage-playing = { $match }: being played now
next-final = When all are played, the best { $count } play the final.
next-groups = The best { $count } of each group play the final.
next-table = When all are played, the table gives the medals.
next-play-off = It decides who takes the places left in the final.
next-medals = This match gives the medals.
stage-level = Level at the top of the league: { $players }. The final will tell.
stage-cancelled = This championship has been cancelled. There are no medals.

## Tables
table-league = League
table-head-wins = Wins
table-head-played = Played
table-head-difference = Difference
table-head-points = Points
table-head-stars = Stars
table-head-rounds = Rounds
table-legend-fewer = Difference: own points minus the opponents'; lower is better. It breaks ties on wins.
table-legend-more = Difference: own points minus the opponents'; higher is better. It breaks ties on wins.
table-legend-group = Fewest points first; level on points, more stars (a round won alone with 0).
table-legend-gold = Golden circle: in a place for the final.
table-picture = { $title }: { $lines }.
table-picture-row = { $place }, { $player }: { $wins }, played { $played }, difference { $difference }
table-picture-group = { $place }, { $player }: points, { $own }; stars, { $stars }; rounds won, { $won }
wins =
    { $count ->
        [one] { $shown } win
       *[other] { $shown } wins
    }
row-short = { $wins }, { $played } played · { $difference }
row-more = lost { $lost } of { $played } · points { $own }–{ $rivals } · difference { $difference }
row-unplayed = not played yet
row-group-short = { $points }, stars: { $stars }
row-group-all = { $points }, stars: { $stars }, rounds won: { $won }
table-through = In places for the final: { $players }.
row-league = { $place }\. { $player }: { $wins }, lost { $lost } of { $played }; own points { $own }, the rivals' { $rivals }, difference { $difference }.
row-group = { $place }\. { $player }: points, { $own }; stars, { $stars }; rounds won, { $won }.
row-waiting = { $player }: has not played yet.
table-walkovers = By walkover (0:0): { $counts }
table-yellow = Yellow cards: { $counts }
table-black = Black cards: { $counts }
table-black-league = Black cards, each takes a win away: { $counts }
parted-difference = Level on wins, better difference: { $order }
parted-own = Level on difference, fewer own points: { $order }
parted-more = Level on difference, more own points: { $order }
parted-alphabet = A tie on which nothing depends, by the alphabet: { $order }
parted-cards = Still level, fewer cards: { $order }
parted-colour = Level on cards as well, fewer black ones: { $order }
parted-among = Still level, difference in the matches between them: { $order }
parted-ruled = Order ruled by the organiser: { $order }
parted-match = As the match ended: { $order }
parted-stars = Level on points, more stars: { $order }
parted-rounds = Still level, more rounds won: { $order }
parted-not = Nothing separates { $players }

## Fixtures and results
match-round = Round { $round }
match-group = Group { $name }
match-only = The match
match-play-off = Play-off
match-final = Final
match-pair = { $one } – { $two }
match-versus = { $one } against { $two }
match-many = { $players }
match-robots =
    { $players } and { $count ->
        [one] a robot
       *[other] { $count } robots
    }
match-live = being played
match-lobby = table open
match-awaits = waiting for { $players }
match-asleep = asleep
match-paused = paused
match-pending = to play
live-title = Right now
match-walkover = { $player } beats { $rival } by walkover
match-alone = { $player } wins by walkover
match-off = not played: { $players }
match-abandoned = abandoned, for the organiser to rule: { $players }
match-won = { $one } beats { $two }, { $points } to { $rival }.
match-drawn = { $one } and { $two } draw, { $points } to { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (a robot at the end)
round-bye = bye: { $player }
draw-title = The draw
draw-rests = Bye:
draw-robots =
    { $count ->
        [one] one robot
       *[other] { $count } robots
    }
draw-picture = { $title }. Who meets whom: { $tables }.
mine-before-draw = Nothing to do now: the draw comes first
mine-now =
    { $count ->
        [0] Your match is under way: wait for your turn
       *[other] Your match against { $players } is under way: wait for your turn
    }
mine-turn =
    { $count ->
        [0] Your turn: your match waits for you
       *[other] Your turn in the match against { $players }
    }
mine-called =
    { $count ->
        [one] { $players } waits for you: join the match
       *[other] { $players } wait for you: join the match
    }
mine-seated = You are at the table: { $players } still to come
mine-open =
    { $count ->
        [one] You have one match to play
       *[other] You have { $count } matches to play
    }
mine-how = This opens a table and notifies your opponent.
mine-of = Championship: { $name }
mine-none = Nothing to do now: you have no match to play
mine-place = You are { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $all } in the league
mine-go = See my cards: against { $players }
mine-watch = Go to the table
mine-wait = Waiting for { $players }
mine-next = Play your next match against:
mine-also = You can also start a match with:
mine-sit = Join the match against { $players }
mine-against = { $match }: against { $players }
mine-done = Your results
mine-won = You beat { $rival }, { $points } to { $theirs }
mine-lost = You lost to { $rival }, { $points } to { $theirs }
mine-drawn = You drew with { $rival }, { $points } to { $theirs }
mine-fewest = { $result } (lowest score wins)

## Medals
ending-winner =
    { $count ->
        [one] { $players } wins the championship
       *[other] { $players } win the championship
    }
ending-no-winner = The championship is over
ending-void = Void: a tie that nothing can break, so there is no final
ending-declared = The organiser has declared the championship void
ending-place = { $place }\. { $player }: { $points }.
ending-no-place = { $player }: { $points }.
ending-without = Without points: { $players }
extra-champion = league champion
extra-shared = level at the top of the league
extra-group = group champion
extra-void = tie without a final
extra-declared = declared void
extra-level = the first four, level on everything
extra-ruled = ruled by the organiser
podium-points =
    { $count ->
        [one] { $shown } podium point
       *[other] { $shown } podium points
    }
medal-extra = { $players }: { $podium } + { $extra }, { $why }
medals-title = The medals
medals-picture = The podium: { $places }.
medals-picture-without = { $player }, without a place, with { $points }

## Overall ranking
classification-title = Overall ranking
classification-of = Overall ranking, season { $season }
classification-empty = No championship that counts has ended yet.
classification-none = There is no season { $season } in which a championship that counts has ended. Choose one of those there are.
classification-championships = Championships
classification-order = Podium and extra points of every championship are added up. Level on points, more golds come first, then more silvers, then more bronzes.
classification-seasons = Another season
classification-each = by championship: { $each }
classification-row = { $place }\. { $player }: { $points }, by championship { $each }; golds, { $golds }; silvers, { $silvers }; bronzes, { $bronzes }.
classification-more = And { $count } more.

## Notices
championship-drawn-title = The draw is made: play your match
championship-drawn = { $pings } · { $by } has made the draw of [{ $name }]({ $link })
championship-reminder =
    { $pings }: { $count ->
        [one] you still have matches to play
       *[other] you all still have matches to play
    } in { $name }. [To the championship]({ $link })
championship-unruled = { $pings }: { $name } cannot go on without a ruling of yours. [To the championship]({ $link })
championship-chooser = Which championship?

## The organiser's panel
desk-title = Organiser
desk-why = Choose what to rule, then give the reason. Everybody sees both, and it stays in the record.
desk-must = Your ruling is awaited
desk-may = Nothing has to be ruled now
desk-nothing = Nothing to rule now
desk-award-until = Extra points can only be set before the deciding match ends: with it the medals are given.
desk-award-first = Set extra points before you rule the order: with it the medals are given.
desk-card = Show a card…
desk-card-yellow = Yellow card
desk-card-black = Black card
desk-withdraw = Withdraw somebody…
desk-walkover = Award a walkover to…
desk-which-match = Which match does { $player } win?
desk-order = Nothing separates the tied: the order is yours to rule.
desk-order-next = Who takes place { $place } of the tie?
desk-award = Set somebody's extra points…
desk-how-many = How many extra points for { $player }?
desk-points = Extra: { $extra }
desk-void = Declare it void
desk-cancel = Cancel the championship
ruled-card = { $colour } for { $player }
ruled-withdraw = { $player } withdraws
ruled-walkover = { $player } wins by walkover ({ $match })
ruled-order = Tie put in this order: { $players }
ruled-award = { $player }: extra points, { $extra }
ruled-void = The championship declared void
ruled-cancel = The championship cancelled
ruled-done = Ruled. The championship's message shows it to everybody, with its reason.
rulings-title = Rulings of the organiser
rulings-page = Newest first, page { $page } of { $all }
rulings-earlier = Earlier rulings: { $count }. All of them are under “All matches”.
rulings-none = Nothing has been ruled.
