# Hearts at the table.

## The table
hearts-title = Cœurs · manche { $round }
hearts-title-of = Cœurs · manche { $round } sur { $rounds }
hearts-title-extra = Cœurs · manche de départage
hearts-title-scored = Cœurs
hearts-title-over = Cœurs · score final
hearts-dealer = Donne : { $player }
hearts-dealer-you = Tu donnes
hearts-pass-left = trois cartes à gauche
hearts-pass-right = trois cartes à droite
hearts-pass-across = trois cartes en face
hearts-pass-none = on ne passe pas de cartes
hearts-passing = On attend { $players } : trois cartes à passer
hearts-passing-all = Chacun passe trois cartes
hearts-passed = Cartes choisies : attends les autres
hearts-passes-to = { $player } → { $receiver }
hearts-trick = pli { $number } sur { $tricks }
hearts-taken =
    { $count ->
        [0] **{ $player }** l’a pris avec { $card }, la plus haute de la couleur demandée : aucun point.
        [one] **{ $player }** l’a pris avec { $card }, la plus haute de la couleur demandée : { $count } point.
       *[other] **{ $player }** l’a pris avec { $card }, la plus haute de la couleur demandée : { $count } points.
    }
hearts-taken-you =
    { $count ->
        [0] **Tu** l’as pris avec { $card }, la plus haute de la couleur demandée : aucun point.
        [one] **Tu** l’as pris avec { $card }, la plus haute de la couleur demandée : { $count } point.
       *[other] **Tu** l’as pris avec { $card }, la plus haute de la couleur demandée : { $count } points.
    }
hearts-led = le pli a commencé par du { $suit } : la plus haute de cette couleur gagne, aucune autre ne peut.
hearts-pum = 💥 **{ $player }** : Boum ! Voilà la dame de pique.
hearts-bubble = 💔 **{ $player }** : Les cœurs sont brisés ! Désormais un pli peut commencer par un cœur.
hearts-unbroken = 🔒 Aucun cœur n’est encore tombé : on ne peut pas entamer à cœur.
hearts-points = Points
hearts-points-now = Points + cette manche
hearts-now = { $total } + { $taken } dans cette manche
hearts-brought = cette manche { $taken } · { $total }
hearts-aim = Chaque cœur vaut 1 point, la dame de pique 13. Le score le plus bas gagne.
hearts-in-all =
    { $points ->
        [one] { $shown } point en tout
       *[other] { $shown } points en tout
    }
hearts-fewest = Le score le plus bas gagne.
hearts-fewest-limit = Le score le plus bas gagne. La partie s’arrête dès que quelqu’un a { $limit } points.
hearts-pad-star = ★ : personne d’autre n’a fini sans point. En cas d’égalité, les étoiles décident.
hearts-has-changed = a changé une carte
hearts-extra-now = 🤝 Cette manche ne fait que trancher une égalité : { $players }. Tout le monde joue, et elle ne compte pour rien d’autre.

## After a round
hearts-scored = Manche { $round } finie
hearts-scored-led =
    { $count ->
        [one] { $players } mène après la manche { $round }
       *[other] { $players } mènent après la manche { $round }
    }
hearts-scored-extra = Manche de départage finie
hearts-scored-next = Rien à faire : la manche suivante arrive plus bas, dans un nouveau message.
hearts-next = Rien à faire : la prochaine manche commence toute seule
hearts-moon = 🌕 **{ $player }** décroche la lune !
hearts-moon-you = 🌕 Tu décroches la lune !
hearts-moon-why =
    { $seats ->
        [2] Les 26 points de la manche : 0 pour { $player } et 26 pour l’adversaire.
       *[other] Les 26 points de la manche : 0 pour { $player } et 26 pour chacun des autres.
    }
hearts-moon-why-you =
    { $seats ->
        [2] Les 26 points de la manche : 0 pour toi et 26 pour ton adversaire.
       *[other] Les 26 points de la manche : 0 pour toi et 26 pour chacun des autres.
    }
hearts-moon-title = La lune !
hearts-moon-picture =
    { $seats ->
        [2] Les 13 cœurs et { $queen } : 0 point, et 26 pour l’adversaire.
       *[other] Les 13 cœurs et { $queen } : 0 point, et 26 pour chacun des autres.
    }
hearts-star = ⭐ **{ $player }** gagne une étoile : personne d’autre n’a fini la manche sans point. En cas d’égalité, les étoiles décident.
hearts-star-you = ⭐ Tu gagnes une étoile : personne d’autre n’a fini la manche sans point. En cas d’égalité, les étoiles décident.
hearts-own-round = **Manche { $round }.** { $told }
hearts-own-extra = **Manche de départage.** { $told }
hearts-own-taken =
    { $count ->
        [0] Tu n’as ramassé aucun point de pénalité.
        [one] Tu as ramassé { $count } point de pénalité.
       *[other] Tu as ramassé { $count } points de pénalité.
    }
hearts-own-moon =
    { $seats ->
        [2] Tu as décroché la lune : rien pour toi, 26 points pour ton adversaire.
       *[other] Tu as décroché la lune : rien pour toi, 26 points pour les autres.
    }
hearts-own-moon-other = { $player } a décroché la lune : { $points } points de pénalité pour toi.
hearts-own-star = Tu gagnes une étoile.
hearts-own-aside = Cette égalité n’était pas la tienne : tes points n’ont pas compté.
hearts-pad = Manche { $round }
hearts-pad-extra = La manche de départage
hearts-extra = 🤝 Égalité à la place { $rank }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : **{ $players }**.
hearts-extra-why = Ni les étoiles, ni les manches gagnées, ni les sanctions ne tranchent : une manche de plus décide. Tout le monde joue ; parmi les ex æquo, le moins de points l’emporte.
hearts-extra-again = La manche de départage n’a pas tranché non plus : une autre décide. Tout le monde joue ; parmi les ex æquo, le moins de points l’emporte.
hearts-words-line = { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche, { $total } en tout{ $honours }.
hearts-words-aside = { $player } : hors du départage, { $total } en tout{ $honours }.

## The end
hearts-winner =
    { $count ->
        [one] 🏆 { $players } gagne avec le moins de points !
       *[other] 🏆 { $players } se partagent la victoire !
    }
hearts-winner-you =
    { $count ->
        [one] 🏆 Tu gagnes avec le moins de points !
       *[other] 🏆 Tu partages la victoire avec { $players } !
    }
hearts-victory =
    { $count ->
        [one] Victoire !
       *[other] Victoire partagée !
    }
hearts-all-rounds = Totaux, manche après manche
hearts-all-rounds-legend = À gauche, la manche ; sous chaque nom, les points jusque-là.
hearts-every-round = Points de chaque manche
hearts-every-round-legend = À gauche, la manche ; sous chaque nom, ses points. ★ : une étoile, pour avoir gagné sans partage et sans un point · ☾ : a pris les 26 points
hearts-podium-points = Points de podium : { $points }
hearts-after = Après la manche { $round } : { $points }.
hearts-round-brought = Manche { $round } : { $points }.
hearts-decided-stars = { $players } : mêmes points, départagés par les étoiles.
hearts-decided-rounds = { $players } : mêmes points et mêmes étoiles, départagés par les manches gagnées.
hearts-decided-cards = { $players } : à égalité jusqu’aux manches gagnées, départagés par les sanctions.
hearts-decided-extra = { $players } : à égalité en tout, départagés par une manche de plus.
award-moon = 🌕 **Dans la lune :** { $players }, { $count ->
        [one] { $count } lune
       *[other] { $count } lunes
    }
award-clean = 🧼 **Mains propres :** { $players }, { $count ->
        [one] { $count } manche sans prendre un seul point
       *[other] { $count } manches sans prendre un seul point
    }
award-queen = 👸 **Chouchou de la dame de pique :** { $players }, qui l’a prise { $count ->
        [one] une fois
       *[other] { $count } fois
    }
award-sponge = 🧽 **L’éponge :** { $players }, { $count } points pris en une manche

## The panel
hearts-ask-pass = À toi : passe trois cartes à { $player }
hearts-why-pass = { $giver } t’en passera trois. Les cartes changent de main quand tout le monde a choisi ; d’ici là, tu peux changer ton choix.
hearts-pass-hint = Conseil : passe les cartes hautes et la dame de pique.
hearts-ask-pass-changeable = Elles vont à **{ $player }**. Tu peux en changer tant que tous n’ont pas choisi.
hearts-pass-menu = Choisis trois cartes pour { $player }…
hearts-not-now = Interdites pour l’instant, car tu as du { $suit } : { $cards }
hearts-given = Tu as passé { $given } à { $to }, et { $giver } t’a passé { $received }.
hearts-ask-first = À toi : joue le 2 de trèfle
hearts-why-first = Le 2 de trèfle commence le premier pli de chaque manche.
hearts-ask-lead = À toi : joue la première carte du pli
hearts-ask-lead-unbroken = À toi : joue la première carte, mais pas un cœur
hearts-why-lead-unbroken = Aucun cœur ne peut encore commencer un pli. Une carte basse le prend rarement.
hearts-ask-lead-only = À toi : joue un cœur pour commencer le pli
hearts-why-lead-only = Tu n’as plus que des cœurs. Le plus haut prend le pli et ses points.
hearts-ask-follow = À toi : joue du { $suit }
hearts-ask-only = À toi : joue { $card }
hearts-in-trick =
    { $count ->
        [one] Il y a { $count } point dans ce pli.
       *[other] Il y a { $count } points dans ce pli.
    }
hearts-why-lead = Toutes les cartes vont. La plus haute de la couleur que tu commences prend le pli et ses points.
hearts-why-only = C’est ta seule carte de cette couleur.
hearts-why-below = Avec une carte plus basse que { $card }, tu ne prends pas le pli.
hearts-why-under = Aucune de tes cartes de cette couleur ne prend le pli : débarrasse-toi de la plus haute.
hearts-why-over = Tu prends le pli, quelle que soit ta carte.
hearts-why-low = La plus haute carte prend le pli : une basse est plus sûre.
hearts-ask-void = À toi : joue la carte de ton choix
hearts-why-void = Tu n’as pas de { $suit }, tu ne peux donc pas prendre ce pli : débarrasse-toi d’une mauvaise carte.
hearts-ask-void-first = À toi : joue une carte sans points
hearts-why-void-first = Tu n’as pas de { $suit }, tu ne peux donc pas prendre ce pli. Au premier, ni cœur ni dame de pique.
hearts-ask-suit = Choisis une couleur, puis une carte.
hearts-ask-change =
    { $left ->
        [one] Tu peux reprendre { $card } tant que la carte suivante n’est pas jouée. Il te reste { $left } échange dans cette partie.
       *[other] Tu peux reprendre { $card } tant que la carte suivante n’est pas jouée. Il te reste { $left } échanges dans cette partie.
    }
hearts-made-pass = passe { $cards }
hearts-sure-pass = Tu passes { $first }, { $second } et { $third } à { $player } ?
hearts-sure-play = Tu joues { $card } ?
hearts-sure-change = Tu reprends { $old } et tu joues { $new } à la place ?
hearts-change-menu = Reprendre { $card } et jouer plutôt…
hearts-help-signs = **Signes :** { $suits } · { $ranks } · ⭐ étoile · 🌕 lune
hearts-words-suit = { $suit } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hearts-words-player = { $player } a pris { $count } dans cette manche et compte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
hearts-words-player-you = Tu as pris { $count } dans cette manche et tu comptes { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
hearts-words-passes = { $player } passe des cartes à { $receiver }.
hearts-words-passes-you = Tu passes des cartes à { $receiver }.
hearts-words-passes-on = { $player } te passe des cartes.
hearts-ruling-yellow = Carton jaune pour { $player }
hearts-ruling-black = Carton noir pour { $player }

## Options
option-limit = Durée
option-limit-100 = En 100 points
option-limit-100-why = Fin après la manche où quelqu’un atteint 100 ; à deux, toujours quatre manches.
option-limit-50 = En 50 points, à quatre
option-limit-50-why = Partie courte à quatre : fin après la manche où quelqu’un atteint 50.
option-queen_breaks_hearts = Ce qui brise les cœurs
option-queen_breaks_hearts-off = Les cœurs seulement
option-queen_breaks_hearts-off-why = Un pli peut commencer par un cœur dès que quelqu’un en a joué un.
option-queen_breaks_hearts-on = La dame de pique aussi
option-queen_breaks_hearts-on-why = Un pli peut commencer par un cœur dès qu’un cœur ou la dame de pique est tombé.
option-undo_per_match = Reprendre une carte jouée
option-undo_per_match-0 = Jamais
option-undo_per_match-0-why = Carte posée, carte jouée.
option-undo_per_match-1 = Une fois par partie
option-undo_per_match-1-why = Chacun peut changer une carte tant qu’elle est la dernière d’un pli inachevé.
option-places = Places qui comptent
hearts-rules = Le moins de points gagne : chaque cœur vaut 1, la dame de pique 13
hearts-rules-rounds =
    { $rounds ->
        [one] Une seule manche
        [4] Quatre manches
       *[other] { $rounds } manches
    }
hearts-rules-limit = La partie s’arrête dès que quelqu’un a { $limit } points
hearts-rules-queen = La dame de pique brise aussi les cœurs
hearts-rules-undo = Chacun peut reprendre une carte par partie
hearts-company = On joue à deux ou à quatre. Un robot compte aussi.

## The picture of the rules
chart-hearts = Ce que coûtent les cartes
chart-hearts-heart = Chaque cœur : 1
chart-hearts-heart-why = Les points sont mauvais : qui en a le moins gagne.
chart-hearts-queen = Dame de pique : 13
chart-hearts-queen-why = Aussi mauvaise que tous les cœurs.
chart-hearts-order = De la plus forte à la plus faible
chart-hearts-order-why = La plus forte de la couleur demandée prend le pli. Les autres couleurs, jamais.
chart-hearts-first = Le 2 de trèfle commence
chart-hearts-first-why = Si tu as la couleur, tu dois la jouer.
chart-hearts-moon = La lune
chart-hearts-moon-why = Prends les 26 points : 0 pour toi, 26 pour les autres.

## Boards
fact-average =
    { $average ->
        [one] { $average } point par manche
       *[other] { $average } points par manche
    }
fact-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
fact-moons =
    { $count ->
        [one] { $count } lune
       *[other] { $count } lunes
    }
fact-queens =
    { $count ->
        [one] { $count } dame de pique
       *[other] { $count } dames de pique
    }
record-stars = Étoiles
record-moons = Lunes
record-queens = Dames de pique ramassées
hearts-stats-average = { $points } points par manche en moyenne : moins il y en a, mieux c’est.
fact-podium =
    { $count ->
        [one] { $count } point de podium
       *[other] { $count } points de podium
    }
fact-yellow =
    { $count ->
        [one] { $count } carton jaune
       *[other] { $count } cartons jaunes
    }
fact-black =
    { $count ->
        [one] { $count } carton noir
       *[other] { $count } cartons noirs
    }

## Refusals
H-2-2 = Cette table se joue à deux ou à quatre, et toutes les cartes sont données.
H-3-1 = Le premier pli commence par le 2 de trèfle. Tu peux jouer : { $cards }.
H-3-2 = Tu as de la couleur demandée : il faut en jouer. Tu peux jouer : { $cards }.
H-3-3 = Pas de points au premier pli : ni cœur, ni dame de pique. Tu peux jouer : { $cards }.
H-3-5 = Les cœurs ne sont pas encore brisés : tant que personne n’en a joué, aucun pli ne peut commencer par un cœur. Tu peux jouer : { $cards }.
H-3-8 = Cette carte reste. Seule la dernière carte d’un pli inachevé se reprend, par qui l’a jouée et aux tables qui le permettent.
R-H-03 = Tu as aussi la dame de pique : commence le pli par elle et non par un cœur. Tu peux jouer : { $cards }.
R-H-11 = Tu as déjà repris une carte dans cette partie.
R-H-13 = Ces places ne vont pas avec le nombre de joueurs.
R-H-15 = Passe exactement trois de tes cartes : { $cards }.
H2-6-1 = À deux, on joue toujours quatre manches ; la limite de 50 est pour quatre.

## L’image d’une manche
hearts-short-pass = Passe trois cartes à { $player }
hearts-ribbon-gives = { $player } t’en passe trois
hearts-ribbon-gives-you = Tu gardes tes cartes
hearts-ribbon-ahead = { $player } prend le pli pour l’instant
hearts-ribbon-ahead-you = Tu prends le pli pour l’instant
hearts-ribbon-took =
    { $count ->
        [0] { $player } prend le pli : aucun point
        [one] { $player } prend le pli : { $count } point
       *[other] { $player } prend le pli : { $count } points
    }
hearts-ribbon-took-you =
    { $count ->
        [0] Tu prends le pli : aucun point
        [one] Tu prends le pli : { $count } point
       *[other] Tu prends le pli : { $count } points
    }
hearts-flag-lead-unbroken = pas encore de cœur
hearts-flag-void-first = pas de points au premier pli

## L’image d’un résultat
hearts-title-limit = Cœurs · manche { $round } · jusqu’à { $limit } points
hearts-scored-own =
    { $count ->
        [0] Manche { $round } : aucun point pour toi
        [one] Manche { $round } : { $count } point pour toi
       *[other] Manche { $round } : { $count } points pour toi
    }
hearts-scored-aim = Le plus petit gagne
hearts-scored-round = points
hearts-scored-stars = étoiles
hearts-broke =
    { $count ->
        [one] { $count } point d’un coup.
       *[other] { $count } points d’un coup.
    }
