# Skull King at the table.

## Cards
suit-green = Green
suit-yellow = Yellow
suit-purple = Purple
suit-black = Black
suit-green-letter = G
suit-yellow-letter = Y
suit-purple-letter = P
suit-black-letter = B
suit-green-of = green
suit-yellow-of = yellow
suit-purple-of = purple
suit-black-of = black
card-number = { $suit } { $number }
card-escape = Escape
card-mermaid = Mermaid
card-skull-king = Skull King
card-tigress = Tigress
card-tigress-pirate = Tigress as pirate
card-tigress-escape = Tigress as escape
card-pirate-rosie = Rosie D'Laney
card-pirate-bendt = Bendt the Bandit
card-pirate-rascal = Rascal of Roatan
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry the Giant

## The table
sk-title = Skull King · round { $round } of { $rounds }
sk-title-scored = Skull King · { $round } of { $rounds } rounds played
sk-title-over = Skull King · final score, the highest wins
sk-lot = Drawing lots for the first deal…
sk-cry-modern = Yo-ho-ho!
sk-cry-legacy = YO-HO-HO!
sk-even = The bids add up to exactly the tricks there are: everybody can still be right.
sk-over-bid = { $bids } tricks bid, only { $tricks } to win: somebody will miss their bid.
sk-over-bid-open = { $bids } tricks bid, only { $tricks } to win.
sk-under-bid =
    { $bids ->
        [one] { $bids } trick bid, { $tricks } to win: somebody will take too many.
       *[other] { $bids } tricks bid, { $tricks } to win: somebody will take too many.
    }
sk-under-bid-open =
    { $bids ->
        [one] { $bids } trick bid, { $tricks } to win.
       *[other] { $bids } tricks bid, { $tricks } to win.
    }
sk-trick = trick { $number } of { $tricks }
sk-leader = { $player } starts the first trick
sk-leader-you = You start the first trick
sk-line-bid = bid { $bid }, took { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }
sk-line-taken = tricks: { $won } of { $bid }
sk-table-player = Player
sk-table-bid = bid
sk-score-took = took
sk-score-points = pts
sk-points = Points
sk-bids = Bids are in
sk-pad-round = Points of this round: { $points }.
sk-pirate-named = { $card } (pirate)
sk-last-trick = Previous trick: { $told }
sk-taken = **{ $player }** took it { $why }
sk-taken-you = **You** took it { $why }
sk-took-last = **{ $player }** won the previous trick { $why }
sk-took-last-you = **You** won the previous trick { $why }

## The first line of every screen
sk-head-bids =
    { $count ->
        [one] Everybody bids: { $count } of { $seats } has
       *[other] Everybody bids: { $count } of { $seats } have
    }
sk-head-bids-left =
    { $missing ->
        [one] { $players } still has to bid
       *[other] { $players } still have to bid
    }
sk-what-bid =
    { $tricks ->
        [one] **A bid:** whether you will take the only trick.
       *[other] **A bid:** how many of the { $tricks } tricks you will take.
    }
sk-head-bid-you =
    { $cards ->
        [one] Your turn: will you take the only trick?
       *[other] Your turn: how many of the { $cards } tricks will you take?
    }
sk-head-bid-in = You bid { $bid }: wait for the others
sk-head-loads =
    { $count ->
        [one] Play it safe or risk it? { $count } of { $seats } has chosen
       *[other] Play it safe or risk it? { $count } of { $seats } have chosen
    }
sk-head-loads-left =
    { $missing ->
        [one] { $players } still has to choose: safe or risky
       *[other] { $players } still have to choose: safe or risky
    }
sk-head-load-you = Your turn: choose safe or risky points
sk-head-load-in = { $load } chosen: wait for the others
sk-head-rosie = { $player }'s turn to choose who starts the next trick
sk-head-rosie-you = Your turn: choose who starts the next trick
sk-head-bendt = { $player }'s turn to discard
sk-head-bendt-you =
    { $count ->
        [one] Your turn: discard { $count } card
       *[other] Your turn: discard { $count } cards
    }
sk-head-rascal = { $player }'s turn to wager on the bid
sk-head-rascal-you = Your turn: wager on your bid
sk-head-harry = { $player }'s turn to keep or change the bid
sk-head-harry-you = Your turn: keep or change your bid
sk-head-scored = Round { $round } is over
sk-head-scored-led =
    { $count ->
        [one] { $players } leads after round { $round }
       *[other] { $players } lead after round { $round }
    }

## The panel
panel-bid-changeable = You can change it until everyone has bid.
panel-own =
    { $bid ->
        [one] You bid { $bid } trick and took { $won }: { $more } more to take.
       *[other] You bid { $bid } tricks and took { $won }: { $more } more to take.
    }
panel-own-enough =
    { $bid ->
        [one] You bid { $bid } trick and have it: try not to take another.
       *[other] You bid { $bid } tricks and have them: try not to take another.
    }
panel-own-none = You bid 0 tricks and took none: try not to take any.
panel-own-over =
    { $bid ->
        [one] You bid { $bid } trick and took { $won }: { $over } too many already.
       *[other] You bid { $bid } tricks and took { $won }: { $over } too many already.
    }
panel-own-bid =
    { $bid ->
        [one] You bid { $bid } trick.
       *[other] You bid { $bid } tricks.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **A trick:** one card each; as a rule the strongest takes all.
       *[no] **A trick:** one card each; the strongest takes all.
    }
sk-not-now = Not allowed now, because you have { $suit }: { $cards }
sk-why-bid = **Exact bid:** +20 per trick.
sk-why-bid-wrong = **Wrong:** −10 per trick too many or too few.
sk-why-bid-zero = **Bid 0:** +{ $zero }, or −{ $zero } if you take any.
sk-why-bid-rascal = **Exact:** +{ $full }. **One trick too many or too few:** +{ $half }. Otherwise nothing.
sk-ranks = **Strongest cards:** the Skull King beats pirates, they beat mermaids, mermaids beat the Skull King. { $whale ->
        [yes] Unless the White Whale is played, all beat the numbers and black numbers beat the other suits.
       *[no] All beat the numbers. Black numbers beat the other suits.
    }
sk-letters = **Letters on the cards:** { $suits }.
sk-pirates-held = **Pirates in your hand:** { $pirates }.
sk-scored-next = Nothing to do: the next round comes in a new message below.
sk-next = Nothing to do: the next round starts by itself

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] a mermaid
        [king] the Skull King
        [pirate] a pirate
        [escape] an escape
        [loot] a loot card
        [tigress] the { $card }
       *[other] { $card }
    }
why-king = with { $card }, which beats everything here.
why-king-pirate = with { $card }, which captures every pirate here.
why-mermaid-king = with { $card }, which captures the Skull King.
why-mermaid = with { $card }, which beats every number.
why-mermaid-first = with { $card }, the first one played.
why-pirate = with { $card }, which beats numbers and mermaids.
why-pirate-first = with { $card }, the first of the pirates.
why-trump = with the { $card }, the highest black: black beats the other suits.
why-suit = with the { $card }: the trick began with { $suit }, and this was the highest.
why-first-suit = with the { $card }: the first number was { $suit }, and this was the highest.
why-only-number = with the { $card }, the only number.
why-escapes = with { $card }: there were only escapes, and the first one wins.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] the { $cards }
        [mermaid] the { $cards }
        [king] the { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = with the bonus for taking { $bonuses }
bonus-if-exact = Bonus if the bid is exact: { $bonuses }
bonus-lost = no bonus for { $bonuses }: bid missed
bonus-counting-per-trick = (captures count once per trick here; per card it would be { $other })
bonus-counting-per-card = (every captured card counts here; once per trick it would be { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = The trick began with { $suit }: the highest { $suit } wins, unless black or a special card changes that.
sk-open-first-suit = The first number is { $suit }: the highest { $suit } wins, unless black or a special card changes that.
sk-open-trump = Black beats the other suits: the highest black wins, unless a special card changes that.
sk-open-escape = An escape loses to everything else.
sk-open-escape-first = Of several escapes the first wins, until anything else is played.
sk-open-pirate = A pirate beats numbers and mermaids, not the Skull King.
sk-open-pirate-first = Of several pirates the first wins, unless the Skull King comes.
sk-open-mermaid = A mermaid beats numbers and the Skull King, not pirates.
sk-open-mermaid-first = Of two mermaids the first wins, unless a pirate comes.
sk-open-mermaid-king = A mermaid beats the Skull King.
sk-open-king = The Skull King beats numbers and pirates, not mermaids.
sk-open-whale = With the White Whale only numbers count: the highest is ahead.
sk-open-whale-alone = The White Whale destroys the trick if no number is played.
sk-open-kraken = As it lies, the Kraken destroys this trick: nobody takes it.

## What a special card does, beside the hand
sk-gloss-kraken = nobody takes the trick, unless the White Whale comes after it.
sk-gloss-whale = the highest number takes the trick, whatever its suit; without a number, nobody does.
sk-gloss-loot = an escape; you and the player who takes the trick get +20 each if both bids are exact.
sk-gloss-wild = you play it as a pirate or as an escape (which loses).
sk-gloss-king = beats numbers and pirates, loses to mermaids.
sk-gloss-mermaid = beats numbers and the Skull King, loses to pirates.
sk-gloss-pirate = beats numbers and mermaids, loses to the Skull King.
sk-gloss-escape = loses to other cards; if all play escapes, the first wins.
sk-gloss-power = { $told }, if this card takes the trick.

## The score sheet
sheet-title = Round { $round } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
sheet-bid-won = bid/took
sheet-bid = bid
sheet-bonus = bonus
sheet-round = round
sheet-total = total
sheet-legend = { sheet-bid-won }: tricks bid and taken · { sheet-bid }: points for the bid · { sheet-bonus }: all other points · { sheet-round }: points of the round · { sheet-total }: points so far
own-bid = **Round { $round }.** You bid { $bid } and took { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }: { $points }.
own-bid-changed = **Round { $round }.** You bid { $bid }, Harry made it { $final }, and you took { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }: { $points }.
own-bonus = { $points } bonus
own-bonus-lost = Your bonuses are lost.
own-loot = { $points } for alliances
own-wager = { $points } from your wager
podium-captain =
    { $count ->
        [one] 🏴‍☠️ **{ $players }** wins!
       *[other] 🏴‍☠️ **{ $players }** share the win!
    }
podium-captain-you =
    { $count ->
        [one] 🏴‍☠️ You win!
       *[other] 🏴‍☠️ You share the win with **{ $players }**!
    }
sk-captain =
    { $count ->
        [one] Captain of the Seven Seas!
       *[other] Captains of the Seven Seas!
    }
podium-rounds = Totals, round by round
podium-rounds-legend = Left, the round; below each name, the points so far.
podium-after = After round { $round }: { $totals }.
award-sharpest = 🎯 **Sharpest eye:** { $players }, { $count ->
        [one] { $count } exact bid
       *[other] { $count } exact bids
    }
award-boldest = 🦁 **Boldest bid made:** { $players }, a bid of { $count }
award-hunter = 💎 **Treasure hunter:** { $players }, { $count } bonus points
award-shipwreck = ⚓ **Finest shipwreck:** { $players }, { $count } points lost in one round
fact-exact = { $count } of { $rounds } bids exact
record-exact = Exact bids
record-exact_0 = Zero bids made
record-captures = Special cards captured
record-biggest = Biggest round
sk-stats-exact =
    { $part ->
        [one] { $part } of { $whole } bids was exact: as many tricks as bid ({ $percent }).
       *[other] { $part } of { $whole } bids were exact: as many tricks as bid ({ $percent }).
    }
sk-stats-size = Bids of { $bid }
stats-further-skull-king = Bids by number of tricks

## Cards of the expansions and of the older edition
suit-red = Red
suit-blue = Blue
suit-red-letter = R
suit-blue-letter = U
suit-red-of = red
suit-blue-of = blue
card-kraken = Kraken
card-whale = White Whale
card-loot = Loot
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary as pirate
card-scary-mary-escape = Scary Mary as escape
why-whale = with the { $card }, the highest number: with the White Whale nothing else counts.
why-destroyed-kraken = The Kraken destroys this trick: nobody takes it.
why-destroyed-whale = The White Whale finds no number and destroys this trick.
sk-moment-capture = Previous trick: captured!
sk-moment-kraken = Previous trick: the Kraken!
sk-moment-whale = Previous trick: the White Whale!

## Short names for buttons, and Graybeard
card-pirate = Pirate
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Bendt
card-pirate-rascal-short = Rascal
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Graybeard
ghost-joins = With two aboard, Graybeard's ghost sits down as the third and turns his cards by himself.
sk-ghost =
    { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    } · { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }

## Loads, powers and alliances
load-grapeshot = Grapeshot
load-cannonball = Cannonball
load-button-grapeshot = Grapeshot: safe
load-button-cannonball = Cannonball: risky
sk-extra-round = 🤝 A tie at the top: one more round decides.
power-rosie = ⚔️ Rosie (pirate): **{ $player }** lets **{ $named }** start the next trick.
power-rosie-you = ⚔️ Rosie (pirate): you let **{ $named }** start the next trick.
power-rosie-named = ⚔️ Rosie (pirate): **{ $player }** lets you start the next trick.
power-rosie-kept = ⚔️ Rosie (pirate): **{ $player }** chose to start the next trick, too.
power-rosie-kept-you = ⚔️ Rosie (pirate): you chose to start the next trick, too.
power-rosie-due = **Rosie D'Laney** (pirate): **{ $player }** chooses who starts the next trick.
power-rosie-due-you = **Rosie D'Laney** (pirate): you choose who starts the next trick.
power-bendt = ⚔️ Bendt (pirate): { $count ->
        [0] **{ $player }** has nothing to draw, every card was dealt.
       *[other] **{ $player }** draws { $count } and discards as many, face down.
    }
power-bendt-you =
    ⚔️ Bendt (pirate): { $count ->
        [0] you have nothing to draw, every card was dealt.
       *[other] you drew { $count } and discarded as many, face down.
    }
power-bendt-due = **Bendt the Bandit** (pirate): **{ $player }** has drawn and chooses what to discard.
power-bendt-due-you = **Bendt the Bandit** (pirate): you have drawn and choose what to discard.
power-rascal = ⚔️ Rascal (pirate): **{ $player }** { $wager ->
        [0] wagers nothing.
       *[other] wagers { $wager } on an exact bid.
    }
power-rascal-you =
    ⚔️ Rascal (pirate): you { $wager ->
        [0] wager nothing.
       *[other] wager { $wager } on an exact bid.
    }
power-rascal-due = **Rascal of Roatan** (pirate): **{ $player }** may wager 0, 10 or 20 on an exact bid.
power-rascal-due-you = **Rascal of Roatan** (pirate): you may wager 0, 10 or 20 on an exact bid.
power-juanita = ⚔️ Juanita (pirate): { $count ->
        [0] no card is left undealt for **{ $player }** to see.
       *[other] **{ $player }** alone looks at the undealt cards ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (pirate): { $count ->
        [0] no card is left undealt for you to see.
       *[other] you alone look at the undealt cards ({ $count }).
    }
power-harry = ⚔️ Harry (pirate): **{ $player }** may raise or lower the bid by one after the last trick.
power-harry-you = ⚔️ Harry (pirate): you may raise or lower your bid by one after the last trick.
power-harry-due = The round is over but for one change: **Harry the Giant** (pirate) lets **{ $player }** raise or lower the bid by one before the points.
power-harry-due-you = The round is over but for one change: **Harry the Giant** (pirate) lets you raise or lower your bid by one before the points.
power-late = { $card } comes too late: this power is of no use after the last trick.
alliance-made = 💰 **{ $one }** and **{ $two }** are allies: +20 each if both bids are exact.
alliance-made-you = 💰 You and **{ $ally }** are allies: +20 each if both bids are exact.
alliance-none = 💰 This loot makes no alliance.
alliance-none-other = 💰 The other loot makes no alliance.
store-loot = 🤝 Allies: { $pairs }
store-wager = 🎲 **{ $player }** wagers { $wager } on an exact bid
store-wager-you = 🎲 You wager { $wager } on an exact bid
store-harry = ⚖️ Harry (pirate): **{ $player }** may still change the bid by one
store-harry-you = ⚖️ Harry (pirate): you may still change your bid by one

## What the panel asks
panel-bid-menu = Choose your bid
panel-play-menu = Choose a card to play
panel-load = Choose how your bid scores in this round. Everyone's choice is shown at once.
panel-load-changeable = You can change it until everyone has chosen.
panel-load-why = **Grapeshot (safe):** exact +{ $full }, one trick { $zero ->
        [yes] too many
       *[no] off
    } +{ $half }, else 0.
panel-load-ball = **Cannonball (risky):** exact +{ $ball }, else 0.
panel-load-bonus = Bonus points for captured cards: all if your bid is exact, half if it is one off with grapeshot, otherwise none.
panel-rosie = **Rosie D'Laney** (pirate) took the trick for you, so you choose.
panel-rosie-self = Me
panel-bendt = **Bendt the Bandit** (pirate) brought you: { $cards }. Discard any { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down.
panel-bendt-menu = Choose { $count } to discard
panel-drawn = Just drawn
panel-rascal = **Rascal of Roatan** (pirate) took the trick for you. You win your wager with an exact bid, and lose it otherwise.
panel-harry =
    You bid { $bid } and took { $won ->
        [one] { $won } trick
       *[other] { $won } tricks
    }.
panel-harry-why = **Harry the Giant** (pirate) lets you raise or lower it by 1.
panel-harry-with = { $made } ({ $points } points)
panel-harry-keep = Keep { $bid }
sk-made-bid = bid of { $bid }
sk-made-load-grapeshot = grapeshot
sk-made-load-cannonball = cannonball
sk-sure-bid = Bid { $bid }? Yours is the last bid: now everybody sees them all.
sk-sure-load-grapeshot = Load grapeshot? Yours is the last choice: now everybody sees them all.
sk-sure-load-cannonball = Load a cannonball? Yours is the last choice: now everybody sees them all.
sk-sure-play = Play { $card }?
sk-sure-lead = Let { $player } start the next trick?
sk-sure-lead-self = Start the next trick yourself?
sk-sure-discard = Throw away { $card }?
sk-sure-discard-two = Throw away { $first } and { $second }?
sk-sure-wager = Wager { $points } points on your bid?
sk-sure-wager-none = Wager nothing?
sk-sure-adjust = Change your bid from { $bid } to { $final }?
sk-sure-adjust-keep = Keep your bid of { $bid }?
panel-free-lead = Any card may start a trick.
panel-free-open = No number has been played yet, so you may play any card.
panel-free-began =
    The trick began with { $kind ->
        [mermaid] a mermaid
        [king] the Skull King
        [kraken] the Kraken
        [whale] the White Whale
       *[other] a pirate
    }, so you may play any card.
panel-free-before =
    { $kind ->
        [mermaid] A mermaid was
        [king] The Skull King was
        [kraken] The Kraken was
        [whale] The White Whale was
       *[other] A pirate was
    } played before any number, so you may play any card.
panel-none-beats = As things stand, none of the cards you may play wins this trick.
panel-none-beats-last = You play last, and none of the cards you may play wins this trick.
panel-free-void = You have no { $suit }, so you may play any card.
panel-free-all = All your cards fit this trick: you may play any of them.
panel-stock = Juanita (pirate) shows what was not dealt
panel-stock-none = None: every card was dealt.
replay-undealt = Not dealt, shown by Juanita Jade

## More reasons, and the judge
why-pirate-mermaid = with { $card }, which captures every mermaid here.
why-pirate-mermaid-first = with { $card }, the first of the pirates, which captures every mermaid here.
why-whale-first = with the { $card }, which came before its equal: with the White Whale only numbers count.
why-next-kraken = **{ $next }** would have won it and starts the next trick.
why-next-kraken-you = You would have won it and start the next trick.
why-next-whale = **{ $next }** played her and starts the next trick.
why-next-whale-you = You played her and start the next trick.
why-second-leviathan = Of two leviathans only the second acts; the first counts as an escape.
why-ghost = Graybeard sets it aside: it brings nobody points.
bonus-if-near = Bonus, in full with an exact bid and half if one off: { $bonuses }
bonus-half = { $bonuses }, but only half of it counts: { $points }
bonus-counting-edition = (this edition counts every captured card)
hit-direct = direct hit
hit-near = glancing blow
hit-miss = complete miss
sheet-loot = allied with { $player } +20
sheet-loot-you = allied with you +20
sheet-loot-lost = alliance with { $player } missed
sheet-loot-lost-you = alliance with you missed
sheet-wager = wager { $points }
sheet-harry = Harry changed the bid from { $bid } to { $final }
sheet-harry-kept = the bid stayed as it was, though Harry could have changed it
ruling-title = The ruling
ruling-player = Player { $number }
ruling-leads = Starts the next trick: **{ $player }**
ruling-count = Give the cards of one trick in the order they were played, with commas: from { $least } to { $most }.
ruling-count-exactly = Give the { $count } cards of one trick in the order they were played, with commas.
ruling-unknown = I do not know this card: { $card }.
ruling-elsewhere = This edition has no such card: { $card }.
ruling-instead = Instead I would take: { $cards }.
ruling-known = I know suits with a number, names, letters and signs; for example green 7, Y3, Rosie, mermaid.
ruling-twice =
    { $count ->
        [one] There is only one of this card in the deck: { $card }.
       *[other] There are only { $count } of these in the deck: { $card }.
    }
ruling-power = { $card } uses the power at once, unless this was the last trick.
ruling-power-nameless = A pirate with a name uses the power.
ruling-power-harry = { $card } works after the last trick of the round: the winner may then change the bid by one.
ruling-power-rascal = { $card } uses the power at once. If this was the last trick, only where the house rules allow a wager then.
ruling-power-always = { $card } uses the power at once, after the last trick too.
ruling-if-powers = { $told } Only where pirates' powers are played.
ruling-depends = This depends on **{ $option }**:
ruling-else = nothing more
ruling-either = The same in both editions
ruling-table = By the rules of your table here
ruling-wild = Say what she was played as: { $pirate } or { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = parrot
also-yellow = treasure chest, chest
also-purple = treasure map, pirate map, map
also-black = jolly roger, black flag, flag, trump
also-red = scarlet
also-blue = navy
also-escape = white flag, flee
also-pirate = buccaneer
also-mermaid = siren
also-king = king, skullking
also-kraken = squid, octopus
also-whale = whale
also-loot = booty, treasure
also-tigress = tiger
also-scary-mary = mary
also-pirate-rosie = rosie, laney
also-pirate-bendt = bendt, bandit, will
also-pirate-rascal = rascal, roatan
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, giant
also-fillers = a, an, the, of, as, and, for, d, l, s

## Words-only style
words-must-follow = Not now: { $cards }, because you hold { $suit } and must follow it.
words-bid = Bid { $bid }
words-wager = Wager { $points }
words-adjust = { $way ->
        [up] Raise to { $bid }
       *[down] Lower to { $bid }
    }
words-load = { $player } has loaded: { $load }.
words-load-you = You have loaded: { $load }.
words-line = { $player } bid { $bid }, took { $won }: { $points } points, total { $total }.
words-line-you = You bid { $bid }, took { $won }: { $points } points, total { $total }.
words-line-bonus = { $player } bid { $bid }, took { $won }: { $scored } for the bid and { $extra } besides, so { $points } points in this round, total { $total }.
words-line-bonus-you = You bid { $bid }, took { $won }: { $scored } for the bid and { $extra } besides, so { $points } points in this round, total { $total }.

## The picture of a round
sk-short-bid =
    { $cards ->
        [one] Will you take the trick?
       *[other] How many of the { $cards } tricks?
    }
sk-short-lead = Choose who starts
sk-short-discard = Discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sk-short-wager = Wager on your bid
sk-short-adjust = Keep or change your bid
sk-short-load = Safe or risky points?
sk-bid-line = Exact: +20 a trick · off: −10 each · zero: ±{ $zero }
sk-bid-line-rascal = Exact: +{ $full } · one off: +{ $half }
sk-ribbon-bids = { $cry } Bids: { $bids } in all for { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
sk-ribbon-kraken = The Kraken takes it all
sk-ribbon-whale = The White Whale drowns it

## The picture of a result
sk-scored-own = Round { $round }: { $points } for you
sk-scored-aim = The most points win
sk-scored-took = tricks
sk-scored-figure = { $won } of { $bid }
sk-scored-round = points
sk-chip-bonus = bonus
sk-chip-loot = loot
sk-chip-wager = wager
sk-broke-over = One too many: you bid { $bid } and now have { $won }.
sk-broke-under = Too few were left: you bid { $bid }, had { $won }, with { $left } to come.
