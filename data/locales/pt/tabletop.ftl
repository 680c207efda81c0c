# The picture of a game in play, and the short lines around it
you-short = Você
ribbon-leads = { $player } joga primeiro
ribbon-leads-you = Você joga primeiro
ribbon-ahead = { $player } está ganhando
ribbon-ahead-you = Você está ganhando
ribbon-nobody = Por enquanto ninguém ganha
ribbon-took = { $player } levou
ribbon-took-you = Você levou
ribbon-took-bonus = { $player } levou: { $points } se acertar o palpite
ribbon-took-bonus-you = Você levou: { $points } se acertar o palpite
ribbon-last = última vaza
flag-follow = siga o naipe: { $suit }
short-play = Jogue uma carta
short-lead = Comece a vaza
short-last = Jogue sua última carta
due-short = ⏳ o bot decide { $moment }

## The animals that players choose
animal-crab = Caranguejo
animal-dolphin = Golfinho
animal-parrot = Papagaio
animal-octopus = Polvo
animal-starfish = Estrela-do-mar
animal-shell = Concha
animal-turtle = Tartaruga
animal-cat = Gato
animal-monkey = Macaco
animal-puffer = Baiacu

## What a round or a match has come to
head-leads =
    { $count ->
        [1] { $players } lidera
       *[other] { $players } lideram
    }
head-level = Tudo empatado
head-wins =
    { $count ->
        [1] 🏆 { $players } ganhou!
       *[other] 🏆 { $players } dividem a vitória!
    }
head-wins-you =
    { $count ->
        [1] 🏆 Você ganhou!
       *[other] 🏆 Você divide a vitória com { $players }!
    }
button-rounds = Todas as rodadas
