# The picture of a game in play, and the short lines around it
you-short = You
ribbon-leads = { $player } plays first
ribbon-leads-you = You play first
ribbon-ahead = { $player } wins so far
ribbon-ahead-you = You win so far
ribbon-nobody = Nobody wins so far
ribbon-took = { $player } took it
ribbon-took-you = You took it
ribbon-took-bonus = { $player } took it: { $points } if the bid is exact
ribbon-took-bonus-you = You took it: { $points } if your bid is exact
ribbon-last = last trick
flag-follow = follow { $suit }
short-play = Play a card
short-lead = Lead a card
short-last = Play your last card
due-short = ⏳ { $moment } the bot decides

## The animals that players choose
animal-crab = Crab
animal-dolphin = Dolphin
animal-parrot = Parrot
animal-octopus = Octopus
animal-starfish = Starfish
animal-shell = Shell
animal-turtle = Turtle
animal-cat = Cat
animal-monkey = Monkey
animal-puffer = Pufferfish

## What a round or a match has come to
head-leads =
    { $count ->
        [one] { $players } leads
       *[other] { $players } lead
    }
head-level = All are level
head-wins =
    { $count ->
        [one] 🏆 { $players } wins!
       *[other] 🏆 { $players } share the win!
    }
head-wins-you =
    { $count ->
        [one] 🏆 You win!
       *[other] 🏆 You share the win with { $players }!
    }
button-rounds = All rounds
