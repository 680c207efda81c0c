# Finished matches: the list, and each one played again step by step.

history-date =
    { $month ->
        [1] { $day } Jan { $year }
        [2] { $day } Feb { $year }
        [3] { $day } Mar { $year }
        [4] { $day } Apr { $year }
        [5] { $day } May { $year }
        [6] { $day } Jun { $year }
        [7] { $day } Jul { $year }
        [8] { $day } Aug { $year }
        [9] { $day } Sep { $year }
        [10] { $day } Oct { $year }
        [11] { $day } Nov { $year }
       *[12] { $day } Dec { $year }
    }
history-title = The finished matches of this server
history-title-you = Your finished matches
history-title-of = The finished matches of { $player }
history-empty = No match has been finished yet.
history-void = Void: { $reason }
history-newer = Newer
history-older = Older
history-all = Everybody's
history-mine = Mine
history-open = Open a match, another game…
history-void-short = void
replay-head = Replay: { $what }
replay-head-table = Replay · { $what }
replay-bid = { $player } bids { $bid }
replay-made = { $player } · { $what }

## One match again
replay-at = finished match **{ $match }** · move { $step } of { $steps }
replay-trick = { $player } takes trick { $number } with { $card }
replay-number = the { $card }
replay-trick-none = nobody takes trick { $number }
replay-bids = all bids are shown
replay-claim-won = { $player } wins the claim
replay-claim-lost = { $player } hits a skull
replay-hands = Everybody's hands
replay-marks = ⏳: had not decided yet · ✅: had decided
replay-skull-hand = in hand { $discs }
replay-skull-pile = on the mat { $discs }
replay-round-back = Previous round
replay-trick-back = Previous trick
replay-back = Back
replay-on = Next
replay-trick-on = Next trick
replay-round-on = Next round
replay-to-worst-skull-king = The trick that broke my bid
replay-to-worst-hearts = My trick with the most points
replay-to-worst-skull = My highest lost claim
replay-worst-skull-king = This trick broke your bid, in the missed round that brought you the fewest points.
replay-worst-hearts = This trick gave you more points than any other.
replay-worst-skull = This is the highest claim that you lost to a skull.
replay-no-worst = Nothing cost you much in this match: you have no worst moment here.
replay-picture = Trick by trick, in pictures
replay-text = All hands, move by move
replay-version = **{ $match }** was played by version { $version } of the rules. Today's version, { $now }, cannot play it again; this is its score.
replay-after = After round { $round }: { $points }
button-replay = Replay
replay-report = Report a mistake here
replay-report-why = Every move, and a text for the project's bug report form
report-attached = For the project's bug report form: the text below, and what this file says. Add what should have happened. The file shows all hands.
replay-page = As a page
replay-menu = Go to a round, points…
page-keys = Keys: ← and → one move, with Shift a whole trick or round, Home and End.
page-steps = Moves of the match
page-old = This is how the match ended. To step through it, the page needs JavaScript and a browser of 2023 or newer.
page-attached = The whole match as one page for your browser: it needs no network.

## The evening of a table
button-evening = End the evening
button-evening-why = A summary of all matches of this evening
evening-title = { $game }: an evening of { $count } matches
evening-best = Best result of a match: { $player }, { $points } ({ $match })
evening-closest = Closest finish: { $match }, { $count ->
        [0] a shared win
        [one] one point apart
       *[other] { $count } points apart
    }
replay-stop = Round { $round } · match **{ $match }**, picture { $step } of { $steps }
replay-broke-skull-king = This trick broke your bid
replay-broke-hearts = Your most expensive trick
replay-broke-skull = Your highest lost claim
replay-round-trick = Round { $round } · trick { $number }
