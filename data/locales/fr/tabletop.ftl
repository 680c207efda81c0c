# L’image d’une partie en cours, et les lignes courtes qui l’entourent
you-short = Toi
ribbon-leads = { $player } commence
ribbon-leads-you = Tu commences
ribbon-ahead = { $player } mène le pli
ribbon-ahead-you = Tu mènes le pli
ribbon-nobody = Personne ne mène le pli
ribbon-took = { $player } prend le pli
ribbon-took-you = Tu prends le pli
ribbon-took-bonus = { $player } prend le pli : { $points } si sa mise est juste
ribbon-took-bonus-you = Tu prends le pli : { $points } si ta mise est juste
ribbon-last = pli précédent
flag-follow = fournis : { $suit }
short-play = Joue une carte
short-lead = Ouvre le pli
short-last = Joue ta dernière carte
due-short = ⏳ { $moment } le bot choisit

## The animals that players choose
animal-crab = Crabe
animal-dolphin = Dauphin
animal-parrot = Perroquet
animal-octopus = Pieuvre
animal-starfish = Étoile
animal-shell = Coquillage
animal-turtle = Tortue
animal-cat = Chat
animal-monkey = Singe
animal-puffer = Poisson-globe

## Ce qu’une manche ou une partie a donné
head-leads =
    { $count ->
        [one] { $players } mène
       *[other] { $players } mènent
    }
head-level = Tous à égalité
head-wins =
    { $count ->
        [one] 🏆 { $players } gagne !
       *[other] 🏆 { $players } se partagent la victoire !
    }
head-wins-you =
    { $count ->
        [one] 🏆 Tu gagnes !
       *[other] 🏆 Tu partages la victoire avec { $players } !
    }
button-rounds = Toutes les manches
