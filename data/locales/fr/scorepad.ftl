# Feuilles de score : parties avec de vraies cartes, notées manche par manche.

name-scorepad = feuille
about-scorepad = Note les scores d’une partie avec de vraies cartes

pad-form-open = Feuille pour de vraies cartes
pad-members = Qui joue ?
pad-names = Qui d’autre, sans Discord ?
pad-names-hint = Des noms séparés par des virgules : Papi, Rosi
pad-extras = Aussi en jeu
pad-extra-powers = Pouvoirs des pirates
pad-extra-rascal = Système Rascal
pad-extra-cannon_loads = Système Rascal avec charges de canon
pad-extra-per_card = Les captures comptent par carte
pad-extra-extra_hand = Manches en plus en cas d’égalité
pad-end = Durée
pad-end-100 = Jusqu’à 100 points
pad-end-50 = Jusqu’à 50 points (à quatre)
pad-end-4 = Quatre manches (à quatre)
pad-end-8 = Huit manches (à quatre)

pad-title = Feuille de score : { $game }
pad-about = { $game } avec de vraies cartes
pad-won =
    { $count ->
        [one] 🏆 { $players } gagne
       *[other] 🏆 { $players } gagnent
    }
pad-next = À suivre : manche { $round }{ $cards ->
        [0] { "" }
        [one] , { $cards } carte
       *[other] , { $cards } cartes
    }. Tous ceux qui jouent peuvent noter.
pad-complete = Toutes les manches sont notées. **Terminer** en fait une partie ; d’ici là, vous pouvez corriger.
pad-asleep = Personne n’a rien noté depuis une semaine : la feuille dort.
pad-wrote-round = { $player } a noté la manche { $round } { $moment }
pad-corrected-round = { $player } a corrigé la manche { $round } { $moment }
pad-wrote = { $player } l’a notée { $moment }
pad-corrected = { $player } l’a corrigée { $moment }
pad-alt = La feuille de score. { $results }.
pad-discarded = La feuille de score ({ $game }) a été rangée avant sa première manche.
pad-ended = C’est maintenant la partie **{ $match }**, dans /{ name-history } et marquée comme jouée avec de vraies cartes.
pad-no-replay = Jouée à une vraie table : personne n’a noté les cartes, donc ni rediffusion, ni vérification de la donne, ni analyse.
pad-round = Manche { $round }
pad-correct = Voir une manche, la corriger, ajouter un bonus
button-pad-next = Manche { $round }
button-pad-end = Terminer
button-pad-wake = Reprendre
button-pad-again = Retour au formulaire
button-pad-skull-king = Mises et plis
button-pad-hearts = Points
pad-bonus = Ajouter ou changer les bonus de…

pad-order = Dans cet ordre : { $names }
pad-bids = Mises ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
pad-tricks = Plis remportés ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
pad-cannonball = Qui a chargé un boulet ?
pad-taken = Points ramassés (26 en tout)
pad-bonus-title = Manche { $round } : { $player }
pad-cards = Captures
pad-took-king = Le Skull King, avec une sirène
pad-pirates = Pirates, avec le Skull King
pad-pirates-count =
    { $count ->
        [0] Aucun
       *[other] { $count }
    }
pad-mermaids = Sirènes, avec un pirate
pad-mermaids-0 = Aucune
pad-mermaids-1 = Une
pad-mermaids-2 = Deux dans un pli
pad-mermaids-1-and-1 = Deux en deux plis
pad-allies = Alliance par butin avec
pad-ally-twice = { $player }, deux fois
pad-powers = Pouvoirs utilisés
pad-power-wager-10 = Rascal : pari de 10
pad-power-wager-20 = Rascal : pari de 20
pad-power-harry-1 = Harry : un de plus
pad-power-harry-minus-1 = Harry : un de moins

ask-pad-end = Terminer la feuille de score ({ $game }) ?
ask-pad-empty = Rien n’y est noté : elle est simplement rangée.
ask-pad-final = Elle devient une partie avec ces résultats ; ensuite, personne ne peut plus la corriger.
ask-pad-counts = Elle compte pour les classements du serveur.
ask-pad-setting = Elle ne compte pas pour les classements : les modérateurs peuvent le changer dans /{ name-server } { name-settings }.
ask-pad-early = Il manque des manches : elle ne compte pas pour les classements.
button-ask-pad-end = Terminer
history-real = vraies cartes

server-boards-page = Classements
server-pads = Parties avec de vraies cartes
server-pads-short = Vraies cartes
server-pads-why = Si les parties d’une feuille de score comptent pour les classements et la saison. Ce sont les joueurs qui notent ; personne ne vérifie les cartes.
server-pads-on = Comptent
server-pads-off = Ne comptent pas
