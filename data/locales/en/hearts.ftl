# Hearts at the table.

## The table
hearts-title = Hearts · round { $round }
hearts-title-of = Hearts · round { $round } of { $rounds }
hearts-title-extra = Hearts · extra round
hearts-title-scored = Hearts
hearts-title-over = Hearts · final score
hearts-dealer = { $player } deals
hearts-dealer-you = You deal
hearts-pass-left = three cards to the left
hearts-pass-right = three cards to the right
hearts-pass-across = three cards across the table
hearts-pass-none = no cards are passed
hearts-passing = Waiting for { $players } to pass three cards
hearts-passing-all = Everybody passes three cards
hearts-passed = Cards chosen: wait for the others
hearts-passes-to = { $player } → { $receiver }
hearts-trick = trick { $number } of { $tricks }
hearts-taken =
    { $count ->
        [0] **{ $player }** took it with { $card }, the highest of the suit it began with: no points.
        [one] **{ $player }** took it with { $card }, the highest of the suit it began with: { $count } point.
       *[other] **{ $player }** took it with { $card }, the highest of the suit it began with: { $count } points.
    }
hearts-taken-you =
    { $count ->
        [0] **You** took it with { $card }, the highest of the suit it began with: no points.
        [one] **You** took it with { $card }, the highest of the suit it began with: { $count } point.
       *[other] **You** took it with { $card }, the highest of the suit it began with: { $count } points.
    }
hearts-led = this trick began with { $suit }: the highest of them wins, no other suit can.
hearts-pum = 💥 **{ $player }**: Boom! The queen of spades is on the table.
hearts-bubble = 💔 **{ $player }**: Hearts are broken! From now on a trick may start with a heart.
hearts-unbroken = 🔒 No heart has been played yet: no trick may start with one.
hearts-points = Points
hearts-points-now = Points + this round
hearts-now = { $total } + { $taken } in this round
hearts-brought = this round { $taken } · { $total }
hearts-aim = A heart costs 1 point, the queen of spades 13. The lowest score wins.
hearts-in-all =
    { $points ->
        [one] { $shown } point in all
       *[other] { $shown } points in all
    }
hearts-fewest = The lowest score wins.
hearts-fewest-limit = The lowest score wins. The match ends once somebody has { $limit }.
hearts-pad-star = ★: the only player with no points. Stars decide ties.
hearts-has-changed = has changed a card
hearts-extra-now = 🤝 This round only decides a tie: { $players }. Everybody plays; nothing else of it counts.

## After a round
hearts-scored = Round { $round } is over
hearts-scored-led =
    { $count ->
        [one] { $players } leads after round { $round }
       *[other] { $players } lead after round { $round }
    }
hearts-scored-extra = The extra round is over
hearts-scored-next = Nothing to do: the next round comes in a new message below.
hearts-next = Nothing to do: the next round starts by itself
hearts-moon = 🌕 **{ $player }** shoots the moon!
hearts-moon-you = 🌕 **You** shoot the moon!
hearts-moon-why =
    { $seats ->
        [2] All 26 points of the round: 0 for { $player }, and 26 for the rival.
       *[other] All 26 points of the round: 0 for { $player }, and 26 for each of the others.
    }
hearts-moon-why-you =
    { $seats ->
        [2] All 26 points of the round: 0 for you, and 26 for your rival.
       *[other] All 26 points of the round: 0 for you, and 26 for each of the others.
    }
hearts-moon-title = The moon!
hearts-moon-picture =
    { $seats ->
        [2] All 13 hearts and { $queen }: 0 points, and 26 for the rival.
       *[other] All 13 hearts and { $queen }: 0 points, and 26 for each of the others.
    }
hearts-star = ⭐ **{ $player }** gets a star: nobody else ended the round without points. Stars decide ties.
hearts-star-you = ⭐ You get a star: nobody else ended the round without points. Stars decide ties.
hearts-own-round = **Round { $round }.** { $told }
hearts-own-extra = **Extra round.** { $told }
hearts-own-taken =
    { $count ->
        [0] You took no penalty points.
        [one] You took { $count } penalty point.
       *[other] You took { $count } penalty points.
    }
hearts-own-moon =
    { $seats ->
        [2] You shot the moon: nothing for you, 26 points for your rival.
       *[other] You shot the moon: nothing for you, 26 points for everybody else.
    }
hearts-own-moon-other = { $player } shot the moon: { $points } penalty points for you.
hearts-own-star = That earns you a star.
hearts-own-aside = It was not your tie, so your points did not count.
hearts-pad = Round { $round }
hearts-pad-extra = The extra round
hearts-extra = 🤝 Level in place { $rank }, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: **{ $players }**.
hearts-extra-why = Stars, rounds won and sanctions leave it open, so an extra round decides: everybody plays, and fewest points among the tied come first.
hearts-extra-again = Between them the extra round has ended level, too, so another one decides: everybody plays, and fewest points among the tied come first.
hearts-words-line = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this round, { $total } in all{ $honours }.
hearts-words-aside = { $player }: not in this tie, { $total } in all{ $honours }.

## The end
hearts-winner =
    { $count ->
        [one] 🏆 { $players } wins with the fewest points!
       *[other] 🏆 { $players } share the victory!
    }
hearts-winner-you =
    { $count ->
        [one] 🏆 You win with the fewest points!
       *[other] 🏆 You share the victory with { $players }!
    }
hearts-victory =
    { $count ->
        [one] Victory!
       *[other] Shared victory!
    }
hearts-all-rounds = Totals, round by round
hearts-all-rounds-legend = Left, the round; below each name, the points so far.
hearts-every-round = Points of each round
hearts-every-round-legend = Left, the round; below each name, its points. ★: a star, for winning alone without a point · ☾: took all 26 points
hearts-podium-points = Podium points: { $points }
hearts-after = After round { $round }: { $points }.
hearts-round-brought = Round { $round }: { $points }.
hearts-decided-stars = { $players }: equal points, decided by stars.
hearts-decided-rounds = { $players }: equal points and stars, decided by rounds won.
hearts-decided-cards = { $players }: equal up to rounds won, decided by fewer sanctions.
hearts-decided-extra = { $players }: equal in everything, decided by an extra round.
award-moon = 🌕 **Moonstruck:** { $players }, { $count ->
        [one] { $count } moon
       *[other] { $count } moons
    }
award-clean = 🧼 **Spotless:** { $players }, { $count ->
        [one] { $count } round without taking a point
       *[other] { $count } rounds without taking a point
    }
award-queen = 👸 **The queen of spades' favourite:** { $players }, who took her { $count ->
        [one] once
       *[other] { $count } times
    }
award-sponge = 🧽 **Thirstiest sponge:** { $players }, { $count } points taken in one round

## The panel
hearts-ask-pass = Your turn: pass three cards to { $player }
hearts-why-pass = { $giver } will pass you three. The cards change hands once everyone has chosen; until then you can change your choice.
hearts-pass-hint = Tip: pass high cards and the queen of spades.
hearts-ask-pass-changeable = They go to **{ $player }**. You can change them until everybody has chosen.
hearts-pass-menu = Choose three cards for { $player }…
hearts-not-now = Not allowed now, because you have { $suit }: { $cards }
hearts-given = You passed { $given } to { $to }. From { $giver } you got { $received }.
hearts-ask-first = Your turn: play the 2 of clubs
hearts-why-first = The 2 of clubs starts the first trick of every round.
hearts-ask-lead = Your turn: play the first card of the trick
hearts-ask-lead-unbroken = Your turn: play the first card, but no heart
hearts-why-lead-unbroken = No heart may start a trick yet. Low cards rarely take one.
hearts-ask-lead-only = Your turn: play a heart to start the trick
hearts-why-lead-only = You hold nothing but hearts. The highest one takes the trick and its points.
hearts-ask-follow = Your turn: play one of your { $suit }
hearts-ask-only = Your turn: play { $card }
hearts-in-trick =
    { $count ->
        [one] There is { $count } point in this trick.
       *[other] There are { $count } points in this trick.
    }
hearts-why-lead = Any card will do. The highest of the suit you start takes the trick and its points.
hearts-why-only = It is your only card of that suit.
hearts-why-below = With a card below { $card } you do not take the trick.
hearts-why-under = None of your cards of that suit takes the trick: get rid of your highest.
hearts-why-over = You take the trick, whichever you play.
hearts-why-low = The highest card takes the trick: low is safer.
hearts-ask-void = Your turn: play any card
hearts-why-void = You hold no { $suit }, so you cannot take this trick: get rid of a bad card.
hearts-ask-void-first = Your turn: play any card without points
hearts-why-void-first = You hold no { $suit }, so you cannot take this trick. No hearts and no queen of spades in the first one.
hearts-ask-suit = Choose a suit, then a card.
hearts-ask-change =
    { $left ->
        [one] You may take back { $card } until the next card is played. That is possible once more in this match.
       *[other] You may take back { $card } until the next card is played. That is possible { $left } more times in this match.
    }
hearts-made-pass = passes { $cards }
hearts-sure-pass = Pass { $first }, { $second } and { $third } to { $player }?
hearts-sure-play = Play { $card }?
hearts-sure-change = Take back { $old } and play { $new } instead?
hearts-change-menu = Take back { $card } and play instead…
hearts-help-signs = **Signs:** { $suits } · { $ranks } · ⭐ star · 🌕 moon
hearts-words-suit = { $suit }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hearts-words-player = { $player } has taken { $count } in this round and has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
hearts-words-player-you = You have taken { $count } in this round and have { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
hearts-words-passes = { $player } passes cards to { $receiver }.
hearts-words-passes-you = You pass cards to { $receiver }.
hearts-words-passes-on = { $player } passes cards to you.
hearts-ruling-yellow = Yellow card for { $player }
hearts-ruling-black = Black card for { $player }

## Options
option-limit = Length
option-limit-100 = To 100 points
option-limit-100-why = The match ends after the round in which somebody reaches 100; two people always play four rounds.
option-limit-50 = To 50 points, four players
option-limit-50-why = A short match for four: it ends after the round in which somebody reaches 50.
option-queen_breaks_hearts = What breaks hearts
option-queen_breaks_hearts-off = Hearts alone
option-queen_breaks_hearts-off-why = A trick may start with a heart once somebody has played a heart.
option-queen_breaks_hearts-on = The queen of spades too
option-queen_breaks_hearts-on-why = A trick may start with a heart once somebody has played a heart or the queen of spades.
option-undo_per_match = Taking a card back
option-undo_per_match-0 = Never
option-undo_per_match-0-why = A card that lies on the table stays there.
option-undo_per_match-1 = Once a match
option-undo_per_match-1-why = Each player may change one card, as long as it is the last one of an unfinished trick.
option-places = Places that matter
hearts-rules = Fewest points win: each heart counts 1, the queen of spades 13
hearts-rules-rounds =
    { $rounds ->
        [one] One round
        [4] Four rounds
       *[other] { $rounds } rounds
    }
hearts-rules-limit = The match ends when somebody reaches { $limit } points
hearts-rules-queen = The queen of spades breaks hearts too
hearts-rules-undo = Each player may take back one card a match
hearts-company = Two or four can play. A robot counts, too.

## The picture of the rules
chart-hearts = What the cards cost
chart-hearts-heart = Each heart: 1
chart-hearts-heart-why = Points are bad: fewest win.
chart-hearts-queen = Queen of spades: 13
chart-hearts-queen-why = As bad as all the hearts.
chart-hearts-order = From high to low
chart-hearts-order-why = The highest of the suit led takes the trick. Other suits never do.
chart-hearts-first = 2 of clubs starts
chart-hearts-first-why = Follow suit if you can.
chart-hearts-moon = The moon
chart-hearts-moon-why = Take all 26 points: 0 for you, 26 for the others.

## Boards
fact-average =
    { $average ->
        [one] { $average } point a round
       *[other] { $average } points a round
    }
fact-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
fact-moons =
    { $count ->
        [one] { $count } moon
       *[other] { $count } moons
    }
fact-queens =
    { $count ->
        [one] { $count } queen of spades
       *[other] { $count } queens of spades
    }
record-stars = Stars
record-moons = Moons
record-queens = Queens of spades taken
hearts-stats-average = { $points } points per round on average: the fewer, the better.
fact-podium =
    { $count ->
        [one] { $count } podium point
       *[other] { $count } podium points
    }
fact-yellow =
    { $count ->
        [one] { $count } yellow card
       *[other] { $count } yellow cards
    }
fact-black =
    { $count ->
        [one] { $count } black card
       *[other] { $count } black cards
    }

## Refusals
H-2-2 = Two or four may sit at this table, and every card is dealt.
H-3-1 = The 2 of clubs starts the first trick. You may play: { $cards }.
H-3-2 = You hold the suit of this trick, so you must play a card of it. You may play: { $cards }.
H-3-3 = No points in the first trick: neither hearts nor the queen of spades. You may play: { $cards }.
H-3-5 = Hearts are not broken yet: until somebody has played one, no trick may start with a heart. You may play: { $cards }.
H-3-8 = That card stays. Only the last card of an unfinished trick may be taken back by its player, at tables that allow it.
R-H-03 = You also hold the queen of spades, so start the trick with her and not with a heart. You may play: { $cards }.
R-H-11 = You have changed your card for this match.
R-H-13 = These places do not fit the number of players.
R-H-15 = Pass exactly three of your cards: { $cards }.
H2-6-1 = Two people always play four rounds; a limit of 50 is for four.

## The picture of a round
hearts-short-pass = Pass three cards to { $player }
hearts-ribbon-gives = { $player } passes three to you
hearts-ribbon-gives-you = You keep your cards
hearts-ribbon-ahead = { $player } takes it so far
hearts-ribbon-ahead-you = You take it so far
hearts-ribbon-took =
    { $count ->
        [0] { $player } took it: no points
        [one] { $player } took it: { $count } point
       *[other] { $player } took it: { $count } points
    }
hearts-ribbon-took-you =
    { $count ->
        [0] You took it: no points
        [one] You took it: { $count } point
       *[other] You took it: { $count } points
    }
hearts-flag-lead-unbroken = no hearts yet
hearts-flag-void-first = no points in the first trick

## The picture of a result
hearts-title-limit = Hearts · round { $round } · up to { $limit } points
hearts-scored-own =
    { $count ->
        [0] Round { $round }: no points for you
        [one] Round { $round }: { $count } point for you
       *[other] Round { $round }: { $count } points for you
    }
hearts-scored-aim = The fewest points win
hearts-scored-round = points
hearts-scored-stars = stars
hearts-broke =
    { $count ->
        [one] { $count } point at once.
       *[other] { $count } points at once.
    }
