# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Hint
button-hint-why = What I would do and why; this match then counts nowhere
more-hint = Hint, rules, points…
hint-clear-skull-king = I would choose **{ $best }**: on average it brings **{ $points }** points more than **{ $other }**.
hint-clear-hearts = I would choose **{ $best }**: on average it saves **{ $points }** points against **{ $other }**.
hint-close = I would choose **{ $best }**, but **{ $other }** is about as good: only **{ $points }** points apart on average.
hint-level = I would choose **{ $best }**, but **{ $other }** comes to the same on average.
hint-same = I would choose **{ $best }**: all your choices come to the same.
hint-chance-place = I would lay a **rose**: then you can claim **{ $other }** with a **{ $chance }%** chance.
hint-chance-place-instead = I would lay the **skull** and let others claim: over a rose, claiming **{ $other }** has a **{ $other_chance }%** chance.
hint-chance-place-instead-alone = I would lay the **skull** and let others claim.
hint-chance-challenge = I would claim **{ $best }**, with a **{ $chance }%** chance: { $other } would have { $other_chance }%.
hint-chance-challenge-alone = I would claim **{ $best }**, with a **{ $chance }%** chance.
hint-chance-pass-instead = I would **pass**: claiming { $other } has a **{ $other_chance }%** chance.
hint-chance-flip-alone = I would flip a disc of **{ $best }**: a rose with a **{ $chance }%** chance.
hint-note = By what you can see, never by what is hidden. Hints in this match: { $hints }
hints-shown =
    { $hints ->
        [one] with { $hints } hint
       *[other] with { $hints } hints
    }
