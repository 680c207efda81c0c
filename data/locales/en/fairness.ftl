# Was it fair? The seal opened, draws and robots' moves checked again
game-fairness = Fair play
button-fair = Was it fair?
button-fair-why = The seal, the deals and the robots' moves, checked again
fair-holds = It was fair
fair-robots = The deals were fair, a robot's move differs
fair-fails = Something is wrong here
fair-unsealed = This match has no seal: it began before matches had one, so there is nothing to check.
fair-draws =
    { $draws ->
        [one] **One deal or lot** drawn again from the secret: the same.
       *[other] **{ $draws } deals and lots** drawn again from the secret: all the same.
    }
fair-moves =
    { $moves ->
        [one] **One robot's move** made again from what the robot saw: the same.
       *[other] **{ $moves } robots' moves** made again from what each robot saw: all the same.
    }
fair-instead = Of these, { $moves } at the level Normal, for a robot of the level Hard that gave no answer then.
fair-skipped =
    { $moves ->
        [one] One move of a robot of the level Hard was not made again here, because that one thinks long. On your computer, `--hard` does it.
       *[other] { $moves } moves of robots of the level Hard were not made again here, because these think long. On your computer, `--hard` does it.
    }
fair-old-robots =
    { $moves ->
        [one] One robot's move was not made again: the bot's robots have changed since.
       *[other] { $moves } robots' moves were not made again: the bot's robots have changed since.
    }
fair-hands = **What the cards of each seat were worth**, in points, if all had played in the ordinary way:
fair-hand = { $player }: { $points }
fair-move = Move { $step } by { $player }: for what this robot saw, the luck of the match gives this very move.
fair-move-other = Move { $step } by { $player }: for what this robot saw, today's robots would move otherwise.
fair-line = Line { $line } of the file is not what seal and secret give.
fair-line-robot = Line { $line } of the file is another move than today's robots make. If the bot has been updated since, that may be why: its robots change.
fair-seal = **The seal, opened.** `{ $seal }` stood in the first message of the match. It is the fingerprint of all this:
fair-secret = Secret
fair-version = rules, version { $version }
fair-seats = Seats
fair-check = **Check it yourself:** the file has every move and the secret, and with the bot's code `python -m engine verify` checks it. The page of the match checks its deals by itself in your browser.
fair-believed = What people pressed, and who took over a seat, is taken from the log.
page-sealed = What was sealed
page-holds =
    { $draws ->
        [one] Checked here, in your browser: the seal and one deal or lot hold.
       *[other] Checked here, in your browser: the seal and { $draws } deals and lots hold.
    }
page-fails = Checked here, in your browser: this page does NOT hold. Its seal or a deal is not what the secret gives.

# /server stats
dealt-title = What was dealt here · { $game }
dealt-of =
    { $matches ->
        [one] One finished match of this server
       *[other] This server's { $matches } newest finished matches
    }
dealt-none = No match of this game has been finished here yet.
dealt-usual = { $usual } of { $figures } figures are within two standard errors of chance; about 19 of 20 should be.
dealt-kind-specials = Special cards a hand
dealt-kind-trumps = Trumps a hand
dealt-kind-hearts = Hearts a hand
dealt-kind-queen = Queens of spades a hand
dealt-kind-lot = Drawn to begin
dealt-seat = Seat { $seat }
dealt-people = People
dealt-robots = Robots
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (chance { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± is one standard error: how far chance alone usually goes. It shrinks as more is played.
