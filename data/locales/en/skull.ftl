# Skull at the table.

## Mats and discs
mat-crab = crab mat
mat-dolphin = dolphin mat
mat-parrot = parrot mat
mat-octopus = octopus mat
mat-starfish = starfish mat
mat-shell = shell mat
mat-turtle = turtle mat
mat-cat = cat mat
mat-monkey = monkey mat
mat-puffer = pufferfish mat
mat-owner = { $player } ({ $mat })
mat-own = Your own mat ({ $mat })
mat-owner-robot = { $player } (robot, { $mat })
disc-rose = Rose
disc-skull = Skull
skull-roses =
    { $number ->
        [one] { $number } rose
       *[other] { $number } roses
    }
skull-claim = Claim { $number }

## The table
skull-title = Skull · round { $round } · goal: win 2 claims
skull-title-own = Skull · round { $round }
skull-title-won = You have won { $won } of the 2 claims it takes
skull-title-won-others = You have won { $won } of the 2 claims it takes; { $others }
skull-title-over = Skull · the match is over
skull-begins = { $player } takes the first turn.
skull-begins-you = You take the first turn.
skull-face-down =
    { $count ->
        [one] One disc is down, so nobody can claim more than 1.
       *[other] { $count } discs are down, so nobody can claim more than { $count }.
    }
skull-lot = Drawing lots for who begins…
skull-placing = Waiting for { $players } to lay a disc
skull-placing-all = Everybody lays a disc
skull-placed = Disc laid: wait for the others
skull-to-turn = { $player }'s turn to lay a disc or claim roses
skull-to-bid = { $player }'s turn to claim more or pass
skull-to-flip =
    { $count ->
        [one] { $player }'s turn to flip a disc: 1 rose to go
       *[other] { $player }'s turn to flip a disc: { $count } roses to go
    }
skull-to-lose = { $player }'s turn to give up a disc
skull-to-pick = { $owner }'s turn to pick one of { $player }'s discs
skull-to-pick-you = { $owner }'s turn to pick one of your discs
skull-to-shuffle = { $player } loses a disc
skull-to-shuffle-you = You lose a disc
skull-to-first = { $player }'s turn to choose who starts
skull-challenge =
    { $number ->
        [one] **{ $player }** claims { $number } rose
       *[other] **{ $player }** claims { $number } roses
    }
skull-challenge-you =
    { $number ->
        [one] **You** claim { $number } rose
       *[other] **You** claim { $number } roses
    }
skull-earlier = Earlier claims: { $claims }
skull-passed =
    { $count ->
        [one] { $players } has passed
       *[other] { $players } have passed
    }
skull-reveal =
    { $number ->
        [one] { $player } claimed to flip { $number } rose.
       *[other] { $player } claimed to flip { $number } roses.
    }
skull-reveal-you =
    { $number ->
        [one] You claimed to flip { $number } rose.
       *[other] You claimed to flip { $number } roses.
    }
skull-flipped = { $disc } on the mat of { $player }.
skull-flipped-you = { $disc } on your own mat.
skull-to-go =
    { $count ->
        [one] A rose now wins your claim of { $number }.
       *[other] { $count } roses to go for your claim of { $number }.
    }
skull-losing-own = Nobody else will learn which one.
skull-losing = 🔀 The discs of **{ $player }** lie shuffled and face down.
skull-losing-you = 🔀 Your discs lie shuffled and face down.
skull-losing-chance = 🔀 **{ $player }** loses one of the shuffled discs, by chance.
skull-losing-chance-you = 🔀 You lose one of your shuffled discs, by chance.
skull-last-bet = **Last claim:** { $player } claimed { skull-roses }
skull-last-bet-you = **Last claim:** you claimed { skull-roses }
skull-bet-of = **Claim of round { $round }:** { $player } claimed { skull-roses }
skull-bet-of-you = **Claim of round { $round }:** you claimed { skull-roses }
skull-won = 🌹 Nothing but roses: **{ $player }** wins the claim.
skull-won-you = 🌹 Nothing but roses: you win the claim.
skull-own-skull = 💀 **{ $player }** has flipped a skull: their very own.
skull-own-skull-you = 💀 You have flipped a skull: your very own.
skull-others-skull = 💀 **{ $player }** has run into the skull of **{ $owner }**.
skull-others-skull-you = 💀 You have run into the skull of **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** has run into your skull.
skull-lost =
    { $count ->
        [one] **{ $player }** loses a disc for good and has one left.
       *[other] **{ $player }** loses a disc for good and has { $count } left.
    }
skull-lost-you =
    { $count ->
        [one] You lose a disc for good and have one left.
       *[other] You lose a disc for good and have { $count } left.
    }
skull-out = **{ $player }** has lost the last disc and is out.
skull-out-you = You have lost your last disc and are out.
skull-own-round = **Round { $round }.** { $told }
skull-own-won = You claimed { skull-roses } and no skull came up: the claim is yours.
skull-own-lost = You claimed { skull-roses } and flipped your own skull: it costs you a disc.
skull-own-lost-other = You claimed { skull-roses } and ran into the skull of { $owner }: it costs you a disc.
skull-own-mine = { $player } ran into your skull and loses a disc.
skull-own-aside = { $player } lost the claim.
skull-own-not-won = { $player } won the claim.
skull-shows = 👁️ **{ $player }** shows a disc nobody had flipped: { $disc }
skull-shows-you = 👁️ You show a disc nobody had flipped: { $disc }
skull-is-out = out
skull-discs =
    { $count ->
        [one] { $count } disc
       *[other] { $count } discs
    }
skull-in-hand = { $count } in hand
skull-lies-down = { $count } face down
skull-lies-flipped = { $count } flipped
skull-bets =
    { $count ->
        [one] { $count } claim won
       *[other] { $count } claims won
    }
skull-places = With equal claims, the player with more discs left comes first. With no discs left, the player who went out later comes first.
skull-wins-bets = 🏴‍☠️ { $player } has won two claims and the match!
skull-wins-bets-you = 🏴‍☠️ You have won two claims and the match!
skull-wins-last = 🏴‍☠️ { $player } is the last one with discs and wins the match!
skull-wins-last-you = 🏴‍☠️ You are the last one with discs and win the match!
skull-picture-down =
    { $count ->
        [0] no discs yet
        [one] { $count } disc face down
       *[other] { $count } discs face down
    }
skull-picture-up = face up: { $discs }
skull-picture-found =
    { $count ->
        [one] { $found } of { $count } rose
       *[other] { $found } of { $count } roses
    }
skull-picture-won = Last claim: nothing but roses!
skull-picture-lost = Last claim: a skull!
skull-victory = Victory!
skull-title-bets = Skull · claims won
skull-all-bets = Claim by claim
skull-bet-line = { $round }. { $player } claimed { $number }
skull-bet-line-you = { $round }. You claimed { $number }
skull-bets-legend = 🌹 the claim was won · 💀 whose skull ended it
skull-bets-from = Claims { $first } to { $last }
skull-bet-words-won = Round { $round }: { $player } claimed { skull-roses } and won the claim.
skull-bet-words-won-you = Round { $round }: you claimed { skull-roses } and won the claim.
skull-bet-words-own = Round { $round }: { $player } claimed { skull-roses } and flipped their own skull.
skull-bet-words-own-you = Round { $round }: you claimed { skull-roses } and flipped your own skull.
skull-bet-words-lost = Round { $round }: { $player } claimed { skull-roses } and flipped the skull of { $owner }.
skull-bet-words-lost-you = Round { $round }: you claimed { skull-roses } and flipped the skull of { $owner }.
skull-bet-words-yours = Round { $round }: { $player } claimed { skull-roses } and flipped your skull.
skull-rules = Everybody has three roses and a skull. The first to win 2 claims wins the match.
skull-rules-owner_picks = If you flip another's skull, its owner takes one of your discs without looking.
skull-rules-auto_random = If you flip another's skull, you lose a disc by chance.

## The picture of the rules
chart-skull = Claiming roses
chart-skull-set = Everybody has the same
chart-skull-set-why = A mat, three roses and one skull.
chart-skull-lay = Lay
chart-skull-lay-why = A disc a turn, face down.
chart-skull-challenge = Claim
chart-skull-challenge-why = Say how many roses you flip. Others raise or pass.
chart-skull-flip = Flip
chart-skull-flip-why = Your own pile first, then any mat.
chart-skull-won = Only roses
chart-skull-won-why = Claim won. The first to win 2 claims wins.
chart-skull-lost = A skull
chart-skull-lost-why = Claim lost, and one disc less. The last with discs wins.

## The panel
skull-hand = Your hand
skull-pile =
    { $count ->
        [one] You have laid
       *[other] You have laid (the last one is on top)
    }
skull-pile-seen =
    { $count ->
        [one] You have laid
       *[other] You have laid (top disc on the right)
    }
skull-left =
    { $count ->
        [one] Still face down
       *[other] Still face down (the last one is on top)
    }
skull-left-seen =
    { $count ->
        [one] Still face down
       *[other] Still face down (top disc on the right)
    }
skull-flipped-own = Already flipped: { $discs }
skull-nothing = nothing
skull-lost-own = Lost earlier (only you know): { $discs }
skull-ask-first-disc = Your turn: lay your first disc
skull-how-first-disc = Everybody lays one disc face down, then claims how many roses they can flip.
skull-ask-first-changeable = Your first disc: **{ $disc }**. You can change it until everybody has laid one.
skull-ask-turn = Your turn: lay a disc or claim roses
skull-how-turn = Claim how many roses you will flip, your own first. Only roses: you win it. A skull: you lose a disc.
skull-ask-must = Your turn: claim how many roses you will flip
skull-ask-raise = Your turn: claim more or pass
skull-how-raise = If your claim stays highest, you flip that many, your own first. Only roses: you win it. A skull: you lose a disc.
skull-how-pass = If you pass, you claim no more this round. If you claim all { $total }, you flip them at once.
skull-down = { $total } discs lie face down: { $piles }.
skull-flip-own = Flip my top disc
skull-flip-of = Flip: { $player }
skull-how-flip-own = From the top; a skull costs you a disc.
skull-how-flip-doomed = Your own come first, from the top, and your skull is among them: you lose this claim and a disc.
skull-how-flip = Choose a mat. A skull costs you the claim and a disc.
skull-take = Disc { $place }
skull-starts = { $player } starts
skull-ask-flip-own = Your turn: flip your top disc
skull-ask-flip = Your turn: choose whose disc to flip
skull-ask-lose = Your turn: give up a disc
skull-how-lose = You flipped your own skull: one disc goes for good. Nobody else learns which. Without the skull you catch nobody.
skull-ask-pick = Your turn: pick one of { $player }'s discs
skull-how-pick = { $player } ran into your skull, so one of these { $count } discs goes. They lie shuffled and face down.
skull-ask-first = Your turn: choose who starts
skull-how-first = You are out. Who begins the next round?
skull-sure-place-rose = Lay a rose, face down?
skull-sure-place-skull = Lay your skull, face down?
skull-sure-challenge =
    { $count ->
        [one] Claim that you can flip one rose?
       *[other] Claim that you can flip { $count } roses?
    }
skull-sure-pass = Pass, and leave the claim to the others?
skull-sure-flip-own = Flip the top disc of your own mat?
skull-sure-flip = Flip the top disc of { $player }?
skull-sure-lose-rose = Give up a rose for good?
skull-sure-lose-skull = Give up your skull for good?
skull-sure-pick = Is it disc { $place } that goes?
skull-sure-first = Let { $player } begin the next round?
skull-sure-show-rose = Show everybody a rose that nobody flipped?
skull-sure-show-skull = Show everybody your skull, which nobody flipped?
skull-may-show = Optional. Everybody sees a disc that I laid last round.
skull-you-are-out = Nothing to do: you are out
skull-or-claim = Or claim: how many roses?
skull-challenge-menu = Claim: how many roses?
skull-made-disc = lays a disc
skull-made-rose = lays a rose
skull-made-skull = lays the skull
skull-made-said = claims { skull-roses }
skull-made-passed = passes
skull-made-flipped = flips a disc of { $owner }
button-pass = Pass
skull-button-discs = My discs
skull-button-decide = See my discs and decide
skull-button-show = See my discs / play
skull-button-flip = See my discs / flip
skull-help-signs = **Signs:** { $rose } rose · { $skull } skull · { $unknown } still to flip · mats and the backs of their discs: { $backs }
skull-add-rose = Lay a rose
skull-add-skull = Lay the skull
skull-show-rose = Show my unflipped rose
skull-show-skull = Show my unflipped skull
skull-words-place = Lay: { $disc }
skull-lose-rose = Give up a rose
skull-lose-skull = Give up the skull
skull-words-lose = Disc to lose: { $disc }
skull-words-claim = Claim { skull-roses }
skull-words-player = { $player }: { $height ->
        [0] no discs
        [one] { $height } disc
       *[other] { $height } discs
    } on the mat, { $discs } in all, claims won: { $bets }.
skull-words-out = { $player }: out.
skull-words-has-passed = Has passed.
skull-words-has-passed-you = You have passed.
skull-words-added = { $player } added a disc: { $height } on the mat.
skull-words-said = { $player } claimed { skull-roses }.
skull-words-passed = { $player } passed.
skull-words-since = Since your last move: { $news }
skull-words-nothing-since = Nothing has happened since your last move.

## Options
option-opponent_discard = Disc lost to another's skull
option-opponent_discard-owner_picks = The skull's owner picks
option-opponent_discard-owner_picks-why = The discs are shuffled face down and the owner of the skull chooses one of them.
option-opponent_discard-auto_random = Chance picks
option-opponent_discard-auto_random-why = A disc goes at random, without asking anybody: quicker.

## Boards
fact-bets =
    { $count ->
        [one] { $count } claim won
       *[other] { $count } claims won
    }
fact-skulls =
    { $count ->
        [one] { $count } skull hit
       *[other] { $count } skulls hit
    }
fact-bluffs =
    { $count ->
        [one] { $count } bluff that worked
       *[other] { $count } bluffs that worked
    }
record-bets = Claims won
record-bluffs = Bluffs that worked
record-own_skulls = Own skulls hit
skull-stats-claims =
    { $won ->
        [one] { $won } of { $all } claims was won.
       *[other] { $won } of { $all } claims were won.
    }
skull-stats-lost = Claims lost
skull-stats-whose = own skull { $own }, another's { $others }

## Refusals
SR-1-1 = Three to six may sit at this table.
SR-1-2 = Who begins the match is drawn by lot.
SR-2-1 = Place one of your own discs: { $cards }.
SR-2-3 = There is no passing before a claim: add a disc, or claim a number of roses.
SR-2-5 = Your hand is empty: you must claim a number of roses.
SR-2-7 = A claim has been made: nobody adds discs any more. Raise or pass.
SR-3-1 = Name a number that the mats can hold: { $cards }.
SR-3-2 = Claim more than the highest claim so far: { $cards }.
SR-3-3 = You have passed: you make no more claims this round.
SR-4-1 = Your own mat comes first, from the top.
SR-4-2 = Nothing lies face down there. Choose another mat.
SR-4-6 = After a claim you may show discs of your own that nobody has seen, until the next first discs lie there.
SR-5-3 = The discs lie shuffled and face down: pick one by its place.
SR-5-4 = Give up one of your own discs: { $cards }.
SR-5-7 = Name somebody who still has discs.
R-SR-10 = First everybody places one disc. You may still change yours.

## The picture of the mats
skull-short-place = Lay your first disc
skull-short-turn = Lay a disc, or claim
skull-short-bid = Claim more than { $number }, or pass
skull-short-must = Claim: your hand is empty
skull-short-flip-own = Flip your top disc
skull-short-flip = Flip a disc
skull-short-lose = Give up a disc
skull-short-pick = Pick one of { $player }'s discs
skull-short-first = Choose who starts
skull-picture-passed = passed
skull-broke = You claimed { $number } and met { $player }'s skull.
skull-broke-own = The skull was your own.
skull-ribbon-last = last claim
skull-ribbon-won = Your claim is won: { $won } of { $bets }
skull-ribbon-own = Your own skull: you lose a disc
skull-ribbon-other = Skull of { $player }: you lose a disc
skull-ribbon-mine = { $player } hit your skull
skull-ribbon-aside = { $player } lost the claim
skull-ribbon-not-won = { $player } wins the claim: { $won } of { $bets }
skull-pile-drawn =
    { $count ->
        [one] You have laid
       *[other] Laid (last on the right)
    }
skull-ribbon-unclaimed =
    { $count ->
        [one] 1 disc is down, no claim yet
       *[other] { $count } discs are down, no claim yet
    }
skull-ribbon-claims = { $player } claims { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-claims-you = You claim { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-flips = { $player }: { $found } of { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-flips-you = You: { $found } of { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-picture-left =
    { $count ->
        [one] 1 disc left
       *[other] { $count } discs left
    }
skull-tip-turn = Claim how many roses you can flip, your own first; a skull costs you a disc.
skull-tip-bid = The highest claim flips that many discs, its own first; a skull costs a disc.
