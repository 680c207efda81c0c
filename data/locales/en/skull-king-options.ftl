# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = The game
options-house = House rules
option-preset = Preset
preset-base = Base game
preset-base-why = 70 cards, ten rounds, nothing extra: the best way to begin.
preset-short_evening = Short evening
preset-short_evening-why = The base game in five rounds of five cards, about half as long.
preset-leviathans = Leviathans
preset-leviathans-why = The base game with the Kraken and the White Whale.
preset-full_sail = Full sail
preset-full_sail-why = All 74 cards and the pirates' powers.
preset-rascal = Rascal
preset-rascal-why = Rascal scoring with cannon loads: nobody ever loses points for a bid.
preset-printed_rules = Printed rules
preset-printed_rules-why = Full sail, captures per card; a tie: extra round; with 8: 8 cards at most; with 2: no loot.
preset-older_edition = Older edition
preset-older_edition-why = 66 cards with Scary Mary, for 2 to 6 players, without extras.
preset-own = Your own mix
preset-own-why = None of the presets: chosen one by one.

## The six choices
option-edition = Edition
option-edition-modern = Modern
option-edition-modern-why = 70 to 74 cards, numbers up to 14, the Tigress, 2 to 8 players.
option-edition-legacy = Older
option-edition-legacy-why = 66 cards, numbers up to 13, Scary Mary, 2 to 6 players, played in one way only.
option-scoring = Scoring
option-scoring-skull_king = Skull King scoring
option-scoring-skull_king-why = 20 a trick if exact, else −10 for each trick off; bidding 0 wins or costs 10 a card dealt.
option-scoring-rascal = Rascal scoring
option-scoring-rascal-why = 10 for each card dealt if exact, half of it one off, nothing beyond; no bid costs points.
option-scoring-rascal_loads = Rascal with cannon loads
option-scoring-rascal_loads-why = Each secretly chooses grapeshot (10 a card, 5 if one off) or cannonball (15 a card or nothing).
option-cannon_loads = Cannon loads
option-seats = Number of players
option-length = Length
option-length-standard = Standard
option-length-even_keeled = Even Keeled
option-length-skip_to_the_brawl = Skip to the Brawl
option-length-skirmish = Swift-n-Salty Skirmish
option-length-broadside = Broadside Barrage
option-length-whirlpool_x2 = Whirlpool
option-length-whirlpool_x1 = Short Whirlpool
option-length-past_your_bedtime = Past Your Bedtime
option-length-why =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }; cards in hand: { $cards }
option-length-range = { $first } to { $last }
option-length-own = Your own list
option-length-typed = A list of your own…
option-length-typed-why = Type how many cards each round has, in any order.
option-length-form = Length of the match
option-length-form-label = Cards in each round
option-length-form-hint = Such as 3 5 7 or 1-6. Up to { $rounds } rounds of 1 to { $cards } cards.
option-expansions = Expansions
option-expansions-none = None
option-expansions-deck = The deck has { $cards } cards.
option-expansions-as_printed = With two players the loot stays out.
option-expansions-loot-why = Two escapes that ally you with the trick's winner: +20 each if both bids are exact.
option-expansions-kraken-why = Destroys the trick: nobody takes it.
option-expansions-whale-why = Only numbers count: the highest wins, whatever its suit.
option-powers = Pirates' powers
option-powers-off = Without
option-powers-off-why = The five pirates differ in name only.
option-powers-on = With powers
option-powers-on-why = A named pirate that wins a trick uses its power at once, Harry's after the last trick.
option-character_bonus = Captured characters
option-character_bonus-per_trick = Once per trick
option-character_bonus-per_trick-why = +20 or +30 for the trick, however many mermaids or pirates were captured in it.
option-character_bonus-per_card = For every card
option-character_bonus-per_card-why = +20 for each mermaid and +30 for each pirate captured.

## House rules
option-whale_loot_alliance = Loot in a Whale trick
option-whale_loot_alliance-off = No alliance
option-whale_loot_alliance-off-why = The White Whale washes the loot away with the other specials.
option-whale_loot_alliance-on = Alliance
option-whale_loot_alliance-on-why = Whoever wins with a number is allied with the player of the loot.
option-second_loot_allies = A loot that wins its trick
option-second_loot_allies-off = Stays alone
option-second_loot_allies-off-why = A second loot in that trick makes no alliance either.
option-second_loot_allies-on = Allies with the second
option-second_loot_allies-on-why = The player of a second loot in that trick becomes the winner's ally.
option-escape_then_character = An escape first, then a character
option-escape_then_character-first_number_sets_suit = A number still sets the suit
option-escape_then_character-first_number_sets_suit-why = The first number that follows must be followed as always.
option-escape_then_character-no_suit = No suit to follow
option-escape_then_character-no_suit-why = A character or leviathan before the first number frees the whole trick.
option-eight_player_max = Eight players
option-eight_player_max-deck = As the deck allows
option-eight_player_max-deck-why = Hands of 8 cards at most, 9 with enough expansion cards.
option-eight_player_max-8 = Never more than 8 cards
option-eight_player_max-8-why = With eight players no hand has more than 8 cards, whatever the deck.
option-rascal_bet_on_last_trick = Wager on the last trick
option-rascal_bet_on_last_trick-off = No
option-rascal_bet_on_last_trick-off-why = After the last trick Rascal of Roatan comes too late.
option-rascal_bet_on_last_trick-on = Yes
option-rascal_bet_on_last_trick-on-why = Whoever wins the last trick with Rascal may still wager.
option-ghost_lead_order = When Graybeard starts a trick
option-ghost_lead_order-hand_opener = The opener plays second
option-ghost_lead_order-hand_opener-why = Next comes the player who started the first trick of the round.
option-ghost_lead_order-rotate = Play goes on in turn
option-ghost_lead_order-rotate-why = The order of the trick before goes on.
option-tie_break = Tie at the end
option-tie_break-shared = Shared victory
option-tie_break-shared-why = Equal totals share the place.
option-tie_break-most_exact_bids = Most exact bids
option-tie_break-most_exact_bids-why = Of equal totals the one with more exact bids comes first.
option-tie_break-extra_hand = An extra round
option-tie_break-extra_hand-why = A tie for first place is settled by further rounds of the last size.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } of { $most ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
rules-length-growing = { $rounds } rounds: { $first ->
        [one] { $first } card
       *[other] { $first } cards
    } each in the first, { $last } in the last
rules-edition-legacy = { $cards } cards, numbers up to 13
rules-scoring-rascal = Rascal scoring
rules-scoring-rascal_loads = Rascal scoring with cannon loads
rules-expansions = with { $cards }
rules-powers = pirates' powers
rules-captures-per_trick = several captured in one trick pay once
rules-captures-per_card = every captured card pays
rules-captures-edition = every captured pirate pays
rules-house-whale_loot_alliance-on = loot allies in Whale tricks, too
rules-house-second_loot_allies-on = a second loot allies with a winning one
rules-house-escape_then_character-no_suit = a character after an escape frees the trick
rules-house-eight_player_max-8 = 8 cards at most with 8 players
rules-house-rascal_bet_on_last_trick-on = wager after the last trick, too
rules-house-ghost_lead_order-rotate = when Graybeard starts a trick, play goes on in turn
rules-house-tie_break-most_exact_bids = ties: most exact bids
rules-house-tie_break-extra_hand = ties: an extra round

## The help card
help-title = { $game }: this table's rules in short
help-winning = Who takes the trick, strongest first
help-powers = **Pirates have powers** when they take a trick: the menu below has the topic.
help-power-rosie = **Rosie:** you choose who starts the next trick
help-power-bendt = **Bendt:** you draw 2 and discard 2
help-power-rascal = **Rascal:** you wager 0, 10 or 20 on your bid
help-power-juanita = **Juanita:** you see the undealt cards
help-power-harry = **Harry:** after the last trick you may raise or lower your bid by 1
help-follow = **The first number** in a trick sets its suit. If you hold that suit, play it or a special card (one without a number).
help-follow-free = **The first number** in a trick sets its suit. If you hold that suit, play it or a special card (one without a number). After a pirate, a mermaid or the Skull King at the start, play any card.
help-equals = **Several of a kind:** of two pirates or two mermaids, the one played first is stronger. If there are only escapes, the first one wins.
help-signs = Letters on the cards: { $suits }.
help-kraken = 🦑 **Kraken:** nobody takes the trick. Its winner without the Kraken starts the next.
help-whale = 🐋 **White Whale:** the highest number wins, whatever its suit. Without a number, nobody takes the trick.
help-mermaid-king = 🧜 **Mermaid** and 👑 **Skull King** in one trick: the mermaid wins.
help-king = 👑 **Skull King:** beats pirates and numbers.
help-pirate = ⚔️ **Pirate:** beats mermaids and numbers. Of several, the first wins.
help-pirates = ⚔️ **The pirates:** { $names }.
help-mermaid = 🧜 **Mermaid:** beats numbers. Of two, the first wins.
help-trump = **{ $suit } 1–{ $highest }:** trump, beats the other suits. The highest wins.
help-suits = **{ $suits } 1–{ $highest }:** the highest of the trick's suit wins.
help-escape = 🏳️ **Escape:** loses. If there are only escapes, the first one wins.
help-wild-modern = 🐯 **Tigress:** a pirate or an escape: you choose.
help-wild-legacy = 🐯 **Scary Mary:** a pirate or an escape: you choose. If the Skull King takes her, the bonus counts either way.
help-loot = 💰 **Loot:** an escape. You and the trick's winner get +20 each if both bids are exact.
help-exact = **You bid 1 or more:** take exactly that many tricks for +20 each. Otherwise −10 for each trick too many or too few.
help-zero = **You bid 0:** take no trick for +10 for each card dealt. Take any, and it is −10 for each card dealt.
help-rascal = **Exact bid:** +10 for each card dealt. **One trick off:** half of that. **Further off:** nothing.
help-loads = **With a load** you choose: grapeshot pays like that, cannonball 15 for each card if exact, otherwise nothing.
help-bonus = **Bonus points, if your bid is exact:** { $bonuses }.
help-bonus-rascal = **Bonus points, paid in full, by half or not at all, like the bid:** { $bonuses }.
help-prize = +{ $points } for each 14
help-prize-trump = +{ $points } for the black 14
help-capture-mermaid = +{ $points } if a pirate takes a mermaid
help-capture-pirate = +{ $points } if the Skull King takes a pirate
help-capture-king = +{ $points } if a mermaid takes the Skull King
help-counting-per_trick = Capturing two pirates or two mermaids in one trick pays once.
help-counting-per_card = Every capture pays.

## The picture of the ranks
chart-sk = What beats what
chart-sk-specials = These three beat all numbers
chart-sk-together = All three together: the mermaid wins. Bonus points (+) need an exact bid.
chart-sk-together-rascal = All three together: the mermaid wins. Bonus points count like the bid: in full, by half or not.
chart-sk-trump = Black is trump
chart-sk-trump-why = Beats the other suits. The highest wins.
chart-sk-suits = The other suits
chart-sk-suits-why = The highest of the trick's suit wins.
chart-sk-prize = A { $rank } pays { $points }.
chart-sk-escape = Loses to everything.
chart-sk-tigress = Pirate or escape: you choose.
chart-sk-scary-mary = Pirate or escape: you choose.
chart-sk-loot = An escape, allied with the winner: +20 each.
chart-sk-kraken = Destroys the trick: nobody takes it.
chart-sk-whale = Only numbers count: the highest wins.
