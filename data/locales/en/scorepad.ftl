# Score pads: matches with real cards, written down round by round.

name-scorepad = scorepad
about-scorepad = Keep the score of a match with real cards

pad-form-open = A score pad for real cards
pad-members = Who plays?
pad-names = Who else, without Discord?
pad-names-hint = Names, with commas between them: Opa, Rosi
pad-extras = Also in play
pad-extra-powers = Pirates' powers
pad-extra-rascal = Rascal scoring
pad-extra-cannon_loads = Rascal scoring with cannon loads
pad-extra-per_card = Captures count for every card
pad-extra-extra_hand = A tie is settled by extra rounds
pad-end = Length
pad-end-100 = To 100 points
pad-end-50 = To 50 points (four players)
pad-end-4 = Four rounds (four players)
pad-end-8 = Eight rounds (four players)

pad-title = Score pad: { $game }
pad-about = { $game } with real cards
pad-won =
    { $count ->
        [one] 🏆 { $players } wins
       *[other] 🏆 { $players } win
    }
pad-next = Next: round { $round }{ $cards ->
        [0] { "" }
        [one] , { $cards } card
       *[other] , { $cards } cards
    }. Everybody who plays can write.
pad-complete = All rounds are written. **End** makes it a match; until then you can correct.
pad-asleep = Nobody has written here for a week: the pad is asleep.
pad-wrote-round = { $player } wrote round { $round } { $moment }
pad-corrected-round = { $player } corrected round { $round } { $moment }
pad-wrote = { $player } wrote it { $moment }
pad-corrected = { $player } corrected it { $moment }
pad-alt = The score pad. { $results }.
pad-discarded = The score pad ({ $game }) was put away before its first round.
pad-ended = It is match **{ $match }** now, in /{ name-history } and marked as played at a real table.
pad-no-replay = Played at a real table: nobody wrote down the cards, so there is no replay, no check of the deal and no review.
pad-round = Round { $round }
pad-correct = Look at a round, correct it, add bonuses
button-pad-next = Round { $round }
button-pad-end = End
button-pad-wake = Go on
button-pad-again = Back to the form
button-pad-skull-king = Bids and tricks
button-pad-hearts = Points
pad-bonus = Add or change bonuses of…

pad-order = In this order: { $names }
pad-bids = Bids ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
pad-tricks = Tricks taken ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
pad-cannonball = Who loaded a cannonball?
pad-taken = Points taken (26 in all)
pad-bonus-title = Round { $round }: { $player }
pad-cards = Captured
pad-took-king = The Skull King, with a mermaid
pad-pirates = Pirates, with the Skull King
pad-pirates-count =
    { $count ->
        [0] None
       *[other] { $count }
    }
pad-mermaids = Mermaids, with a pirate
pad-mermaids-0 = None
pad-mermaids-1 = One
pad-mermaids-2 = Two in one trick
pad-mermaids-1-and-1 = Two in two tricks
pad-allies = Allied by loot with
pad-ally-twice = { $player }, twice
pad-powers = Powers used
pad-power-wager-10 = Rascal: wager of 10
pad-power-wager-20 = Rascal: wager of 20
pad-power-harry-1 = Harry: bid one more
pad-power-harry-minus-1 = Harry: bid one less

ask-pad-end = End the score pad ({ $game })?
ask-pad-empty = Nothing is written on it: it is put away.
ask-pad-final = It becomes a match with these results; after that nobody can correct it.
ask-pad-counts = It counts for this server's leaderboards.
ask-pad-setting = It does not count for the leaderboards: moderators can change that in /{ name-server } { name-settings }.
ask-pad-early = Not all rounds are written, so it does not count for the leaderboards.
button-ask-pad-end = End it
history-real = real cards

server-boards-page = Leaderboards
server-pads = Matches with real cards
server-pads-short = Real cards
server-pads-why = Whether matches from a score pad count for the leaderboards and the season. Who plays writes them down; nobody checks the cards.
server-pads-on = Count
server-pads-off = Do not count
