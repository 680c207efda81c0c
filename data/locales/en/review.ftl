# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = How did I play?
button-review-why = Luck, your play, what cost you most; only for you
review-working = I am looking at your match…
review-progress = { $done } of { $of } decisions
review-waiting = Another match comes first.
review-ahead =
    { $points ->
        [one] You ended **one point** better than the others' average:
       *[other] You ended **{ $points } points** better than the others' average:
    }
review-behind =
    { $points ->
        [one] You ended **one point** worse than the others' average:
       *[other] You ended **{ $points } points** worse than the others' average:
    }
review-level = You ended level with the others' average:
review-luck = Luck
review-mine = Your play
review-others = The others' play
review-costly = What cost you most
review-boldest = Your boldest claims
review-fine = What you did well
review-no-mistake = No decision of yours cost you much.
review-nothing = I found nothing worth mentioning.
review-shared = What the bot or somebody else decided for your seat counts as the others' play.
review-how = A number with + was good for you. Each decision is compared with what a robot of the level Normal would do, by what could be seen then, never by the hidden cards. Luck is the rest.
review-how-chances = Chances by what you could see then, never by the hidden discs. A bold claim is not a mistake: bluffing is part of the game.
review-round-skull-king = Round { $round }
review-trick-skull-king = Round { $round }, trick { $trick }
review-round-hearts = Round { $round }
review-trick-hearts = Round { $round }, trick { $trick }
review-round-skull = Round { $round }
review-did-bid = you bid **{ $what }**.
review-did-load = you loaded **{ $what }**.
review-did-play = you played **{ $what }**.
review-did-lead = who starts the trick? You chose **{ $what }**.
review-did-discard = you threw away **{ $what }**.
review-did-wager = you wagered **{ $what }**.
review-did-adjust = you made your bid **{ $what }**.
review-did-pass = you passed **{ $what }**.
review-did-challenge = you claimed **{ $what }**.
review-did-flip = whose disc to flip? You chose **{ $what }**.
review-promise =
    { $tricks ->
        [one] These cards promise { $tricks } trick.
       *[other] These cards promise { $tricks } tricks.
    }
review-so-far =
    { $won ->
        [0] You had bid { $bid } and taken none.
       *[other] You had bid { $bid } and taken { $won }.
    }
review-better-skull-king = **{ $best }** brings **{ $points }** points more on average.
review-better-hearts = **{ $best }** saves **{ $points }** points on average.
review-reason-skull-king = Your bid then comes true in { $best }% of cases instead of { $played }%.
review-reason-hearts = The queen of spades then comes to you in { $best }% of cases instead of { $played }%.
review-choice-bid = Bid { $what }
review-choice-load = Load { $what }
review-choice-wager = Wager { $what }
review-choice-adjust = Bid { $what }
review-choice-challenge = Claim { $what }
review-fine-skull-king = On average that brought **{ $points }** points more than ordinary play.
review-fine-hearts = On average that saved **{ $points }** points against ordinary play.
review-chance = Chance: **{ $chance }%**. Safest was **{ $best }**: { $other }%.
review-chance-best = Chance: **{ $chance }%**, and nothing was safer.
review-try = Try again
review-look = Look
review-back = To the review
review-question = What would you do?
review-choose = Choose…
review-right = Yes: { $best }
review-other = Better: { $best }
review-right-chances = The safest: { $best }
review-other-chances = Safest: { $best }
review-mark-best = best
review-mark-then = you then
review-mark-now = you now
review-number = { $points }
review-percent = { $chance }%
review-legend-skull-king = Points more (+) or fewer (−) on average than what you did then, if all go on like a robot of the level Normal.
review-legend-hearts = Points saved (+) or added (−) on average against what you did then, if all go on like a robot of the level Normal.
review-legend-chances = The chance that the claim succeeds, by what you could see then.
