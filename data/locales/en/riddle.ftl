# The riddle of the day: a position of a match, and how all answered.

name-riddle = riddle
about-riddle = Riddle of the day: what would you do? Ten seconds
riddle-open = Riddle of the day
riddle-title = Riddle of { $date }
riddle-real = real match
riddle-robots = robots' match
riddle-searching = I am looking for today's riddle…
riddle-chosen = You chose **{ $choice }**.
riddle-first = Your first answer counts: **{ $choice }**.
riddle-wait = The answer comes { $when }.
riddle-so-far =
    { $players ->
        [one] One answer so far
       *[other] { $players } answers so far
    }
riddle-before = Yesterday's riddle
riddle-yesterday = Yesterday's best: **{ $best }**{ $players ->
        [0] .
       *[other] , chosen by { $share }%.
    }
riddle-why-skull-king = **{ $best }** brings **{ $points }** points more on average than { $other }.
riddle-why-hearts = **{ $best }** saves **{ $points }** points on average compared with { $other }.
riddle-answers =
    { $players ->
        [0] Nobody answered.
        [one] One answer:
       *[other] { $players } answers:
    }
riddle-mark-you = you
riddle-legend = How many chose it, and how many points it loses on average against the best. Against ordinary play, by what could be seen then, never by the hidden cards.
