# The picture of a game in play, and the short lines around it
you-short = Du
ribbon-leads = { $player } spielt an
ribbon-leads-you = Du spielst an
ribbon-ahead = Bisher führt { $player }
ribbon-ahead-you = Bisher führst du
ribbon-nobody = Bisher führt niemand
ribbon-took = Stich an { $player }
ribbon-took-you = Dein Stich
ribbon-took-bonus = Stich an { $player }: { $points }, wenn die Ansage stimmt
ribbon-took-bonus-you = Dein Stich: { $points }, wenn deine Ansage stimmt
ribbon-last = voriger Stich
flag-follow = { $suit } bedienen
short-play = Spiel eine Karte
short-lead = Spiel an
short-last = Spiel deine letzte Karte
due-short = ⏳ { $moment } entscheidet der Bot

## The animals that players choose
animal-crab = Krabbe
animal-dolphin = Delfin
animal-parrot = Papagei
animal-octopus = Krake
animal-starfish = Seestern
animal-shell = Muschel
animal-turtle = Schildkröte
animal-cat = Katze
animal-monkey = Affe
animal-puffer = Kugelfisch

## What a round or a match has come to
head-leads =
    { $count ->
        [one] { $players } führt
       *[other] { $players } führen
    }
head-level = Alle gleichauf
head-wins =
    { $count ->
        [one] 🏆 { $players } gewinnt!
       *[other] 🏆 { $players } teilen sich den Sieg!
    }
head-wins-you =
    { $count ->
        [one] 🏆 Du gewinnst!
       *[other] 🏆 Du teilst dir den Sieg mit { $players }!
    }
button-rounds = Alle Runden
