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
card-number = { $suit } { $number }
card-escape = Escape
card-mermaid = Mermaid
card-skull-king = Skull King
card-tigress = Tigress
card-tigress-pirate = Tigress: pirate
card-tigress-escape = Tigress: escape
card-pirate-rosie = Rosie D'Laney
card-pirate-bendt = Bendt the Bandit
card-pirate-rascal = Rascal of Roatan
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry the Giant

## The table
sk-title = Skull King · round { $round } of { $rounds }
sk-title-over = Skull King · the final score
sk-subtitle =
    { $cards ->
        [one] { $cards } card each
       *[other] { $cards } cards each
    } · dealt by { $dealer } · first lead: { $leader }
sk-lot = Drawing lots for the first deal…
sk-shuffling = Shuffling the whole deck…
sk-bids-in = **Bids in secret**: { $count } of { $seats } are in
sk-cry = Yo-ho-ho!
sk-even = The bids add up exactly: somebody may yet spoil it.
sk-over-bid = Over-bid by { $count }: not everyone can be right.
sk-under-bid = Under-bid by { $count }: somebody will take more than they want.
sk-trick = **Trick { $number } of { $tricks }**
sk-ahead = ahead
sk-to-lead = ⏳ **{ $player }** leads
sk-to-play = ⏳ **{ $player }** to play
sk-last-trick = **Last trick**: { $plays }
sk-won-of = { $won } of { $bid }
sk-no-cards = No card on the table yet

## The panel
panel-bid = **How many tricks will you take?** You hold { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
panel-bid-changeable = You bid **{ $bid }**. You may change it until the last bid is in.
panel-play = **Your turn.** Play a card:
panel-lead = **You lead.** Play any card:

## Why a trick was won
why-king = **{ $winner }** takes it: { $card } beats everything here.
why-king-pirate = **{ $winner }** takes it: { $card } captures the pirates.
why-mermaid-king = **{ $winner }** takes it: { $card } captures the Skull King.
why-mermaid = **{ $winner }** takes it: { $card } beats every number.
why-mermaid-first = **{ $winner }** takes it: { $card }, the first of the mermaids.
why-pirate = **{ $winner }** takes it: { $card } beats numbers and mermaids.
why-pirate-first = **{ $winner }** takes it: { $card }, the first of the pirates.
why-trump = **{ $winner }** takes it: { $card } is the highest trump.
why-suit = **{ $winner }** takes it: { $card } is the highest of its suit.
why-only-number = **{ $winner }** takes it: { $card } is the only number.
why-escapes = **{ $winner }** takes it: nothing but escapes, and { $card } was first.
bonus-captured = { $cards } { $points }
bonus-if-exact = Bonus if the bid is exact: { $bonuses }
bonus-lost = bonus lost: { $bonuses }
bonus-counting-per-trick = (captures count once per trick here; per card it would be { $other })
bonus-counting-per-card = (every captured card counts here; once per trick it would be { $other })

## The score sheet
sheet-title = Round { $round } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
sheet-bid-won = b/w
sheet-bid = bid
sheet-bonus = bon
sheet-total = tot
podium-captain =
    { $count ->
        [one] 🏴‍☠️ **{ $players }** is Captain of the Seven Seas!
       *[other] 🏴‍☠️ **{ $players }** share the title Captain of the Seven Seas!
    }
podium-rounds = Totals, round by round
award-sharpest = 🎯 Sharpest eye: { $players }, { $count ->
        [one] { $count } exact bid
       *[other] { $count } exact bids
    }
award-boldest = 🦁 Boldest promise kept: { $players }, a bid of { $count }
award-hunter = 💎 Treasure hunter: { $players }, { $count } bonus points
award-shipwreck = 🪵 Finest shipwreck: { $players }, { $count } points lost in one round
fact-exact = { $count } of { $rounds } bids exact

## Rules in force and options
rules-length =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $first } to { $last } cards
rules-scoring-skull_king = Skull King scoring
rules-captures-per_trick = captures paid once per trick
rules-captures-per_card = captures paid for every card
option-captures = Captured characters
option-captures-per_trick = Once per trick
option-captures-per_trick-why = +20 or +30 for the trick, however many pirates or mermaids were captured in it.
option-captures-per_card = For every card
option-captures-per_card-why = +20 for each mermaid and +30 for each pirate captured.

## Cards of the expansions and of the older edition
suit-red = Red
suit-blue = Blue
suit-red-letter = R
suit-blue-letter = U
card-kraken = Kraken
card-whale = White Whale
card-loot = Loot
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary: pirate
card-scary-mary-escape = Scary Mary: escape
why-whale = **{ $winner }** takes it: with the White Whale only numbers count, and { $card } is the highest.
why-destroyed-kraken = The Kraken destroys this trick: nobody takes it. **{ $next }**, who would have won, leads next.
why-destroyed-whale = The White Whale finds no number and destroys this trick. **{ $next }**, who played her, leads next.
