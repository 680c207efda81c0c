# Championnats : le message, mes parties, le panneau de l’organisateur, le classement général.

## Noms et formules
game-championship = Championnat d’El Castillar
championship-name = Championnat de { $game } { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar : poule unique ou groupes, puis finale
format-league = Poule unique : chacun rencontre tous les autres
format-table = Une seule table

## Boutons
button-c-enter = M’inscrire
button-c-retire = Me désinscrire
button-c-draw = Tirage au sort
button-c-another = En ouvrir un autre : { $name }
button-c-mine = Mes parties
button-c-my-match = Jouer ma partie
button-c-table = Toutes les parties
button-c-desk = Pour l’organisateur
button-c-desk-back = Retour au panneau
button-c-rulings = Décisions
button-c-earlier = Plus anciennes
button-c-later = Plus récentes

## Inscription
championship-season = saison { $season }
championship-of = Championnat de { $game }
championship-feeds = compte pour le classement général
championship-organiser = organisé par { $player }
championship-drawn-by = tirage fait par { $by }
championship-fewest = Le score le plus bas gagne la partie
championship-sign-up = L’organisateur ferme la liste avec le tirage au sort.
championship-opened = C’est ouvert. Son message arrive dans ce salon.
championship-silent = Je n’ai pas pu mettre à jour le message du championnat dans { $channel } : Discord ne m’a pas laissé y écrire. Voici où il en est.
championship-entrants = Inscrits : { $count } ({ $players })
championship-left = Désinscriptions : { $players }
draw-needs = Il faut { $players } inscrits pour le tirage au sort.
draw-list =
    { $count ->
        [one] { $count } inscrit : { $players }
       *[other] { $count } inscrits : { $players }
    }
draw-made = Le tirage est fait. Le message du championnat le montre à tout le monde.
championship-seed = Tirage public à partir du nombre { $seed } : les règles disent comment le vérifier
championship-out = Hors du championnat : { $players }
course-any = De 2 à 10 inscrits : une seule partie à 2 ou à 4, deux groupes et une finale à 8, sinon une poule unique, avec finale dès 5.
course-two = À 2 : une seule partie entre les deux.
course-three = À 3 : une poule unique, et son tableau donne le podium.
course-four = À 4 : une seule partie à quatre, en 100 points.
course-groups = À 8 : deux groupes de quatre tirés au sort, une partie en 50 points dans chacun, et les deux meilleurs de chaque groupe jouent la finale en 100.
course-league = À { $count } : une poule unique où chacun rencontre tous les autres, et les quatre meilleurs jouent la finale en 100 points.
course-all-meet = Poule unique : chacun rencontre tous les autres une fois, à deux par table. Chaque victoire vaut un point.
course-table = Une seule partie avec tous les inscrits.

## Où l’on en est
stage-sign-up = Inscriptions ouvertes
stage-begun =
    { $all ->
        [one] Une partie à jouer
       *[other] { $all } parties à jouer
    }
stage-matches =
    { $played ->
        [one] { $played } partie jouée sur { $all }
       *[other] { $played } parties jouées sur { $all }
    }
stage-ruling = On attend la décision de l’organisateur
stage-tied = Rien ne départage { $players } : c’est à l’organisateur de les classer.
stage-play-off = Barrage en 50 points
stage-final = La finale, en 100 points
stage-playing = { $match } : on joue en ce moment
next-final = Quand toutes les parties seront jouées, les { $count } meilleurs joueront la finale.
next-groups = Les { $count } meilleurs de chaque groupe jouent la finale.
next-table = Une fois toutes jouées, le tableau donne les médailles.
next-play-off = Il décide qui prend les places qui restent en finale.
next-medals = Cette partie donne les médailles.
stage-level = À égalité en tête de la poule : { $players }. La finale tranchera.
stage-cancelled = Ce championnat a été annulé. Il n’y a pas de médailles.

## Tableaux
table-league = Ligue
table-head-wins = Victoires
table-head-played = Jouées
table-head-difference = Différence
table-head-points = Points
table-head-stars = Étoiles
table-head-rounds = Manches
table-legend-fewer = Différence : ses points moins ceux de l’adversaire ; plus elle est basse, mieux c’est. Elle départage à victoires égales.
table-legend-more = Différence : ses points moins ceux de l’adversaire ; plus elle est haute, mieux c’est. Elle départage à victoires égales.
table-legend-group = Le moins de points d’abord ; à égalité, le plus d’étoiles (une manche gagnée seul avec 0).
table-legend-gold = Cercle doré : à une place pour la finale.
table-picture = { $title } : { $lines }.
table-picture-row = { $place }, { $player } : { $wins }, jouées { $played }, différence { $difference }
table-picture-group = { $place }, { $player } : points, { $own } ; étoiles, { $stars } ; manches gagnées, { $won }
wins =
    { $count ->
        [one] { $shown } victoire
       *[other] { $shown } victoires
    }
row-short = { $wins } sur { $played } · { $difference }
row-more = perdues { $lost } sur { $played } · points { $own } : { $rivals } · différence { $difference }
row-unplayed = pas encore jouée
row-group-short = { $points }, étoiles : { $stars }
row-group-all = { $points }, étoiles : { $stars }, manches gagnées : { $won }
table-through = En position de finalistes : { $players }.
row-league = { $place }\. { $player } : { $wins }, perdues { $lost } sur { $played } ; pour { $own }, contre { $rivals }, différence { $difference }.
row-group = { $place }\. { $player } : points, { $own } ; étoiles, { $stars } ; manches gagnées, { $won }.
row-waiting = { $player } : n’a pas encore joué.
table-walkovers = Attribuées d’office (0:0) : { $counts }
table-yellow = Cartons jaunes : { $counts }
table-black = Cartons noirs : { $counts }
table-black-league = Cartons noirs, chacun retire une victoire : { $counts }
parted-difference = À égalité de victoires, meilleure différence : { $order }
parted-own = À égalité de différence, moins de points à soi : { $order }
parted-more = À égalité de différence, plus de points à soi : { $order }
parted-alphabet = Égalité sans conséquence, ordre alphabétique : { $order }
parted-cards = Toujours à égalité, moins de cartons : { $order }
parted-colour = Autant de cartons, mais moins de noirs : { $order }
parted-among = Toujours à égalité, différence dans les parties entre eux : { $order }
parted-ruled = Ordre décidé par l’organisateur : { $order }
parted-match = Comme la partie s’est terminée : { $order }
parted-stars = À égalité de points, plus d’étoiles : { $order }
parted-rounds = Toujours à égalité, plus de manches gagnées : { $order }
parted-not = Rien ne départage { $players }

## Calendrier et résultats
match-round = Journée { $round }
match-group = Groupe { $name }
match-only = La partie
match-play-off = Barrage
match-final = Finale
match-pair = { $one } – { $two }
match-versus = { $one } contre { $two }
match-many = { $players }
match-robots =
    { $players } et { $count ->
        [one] un robot
       *[other] { $count } robots
    }
match-live = en cours
match-lobby = table ouverte
match-awaits = on attend { $players }
match-asleep = endormie
match-paused = en pause
match-pending = à jouer
live-title = En ce moment
match-walkover = { $player } bat { $rival } sans jouer
match-alone = { $player } gagne sans jouer
match-off = ne se joue pas : { $players }
match-abandoned = abandonnée, à l’organisateur de trancher : { $players }
match-won = { $one } bat { $two }, { $points } à { $rival }.
match-drawn = { $one } et { $two } font match nul, { $points } à { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (un robot à la fin)
round-bye = exempt : { $player }
draw-title = Le tirage
draw-rests = Exempt :
draw-robots =
    { $count ->
        [one] un robot
       *[other] { $count } robots
    }
draw-picture = { $title }. Qui rencontre qui : { $tables }.
mine-before-draw = Rien à faire pour l’instant : on attend le tirage au sort
mine-now =
    { $count ->
        [0] Ta partie est en cours : attends ton tour
       *[other] Ta partie contre { $players } est en cours : attends ton tour
    }
mine-turn =
    { $count ->
        [0] À toi de jouer : ta partie t’attend
       *[other] À toi de jouer dans la partie contre { $players }
    }
mine-called =
    { $count ->
        [one] { $players } t’attend : rejoins la partie
       *[other] { $players } t’attendent : rejoins la partie
    }
mine-seated = Tu es à table : on attend { $players }
mine-open =
    { $count ->
        [one] Il te reste une partie à jouer
       *[other] Il te reste { $count } parties à jouer
    }
mine-how = Une table s’ouvre et ton adversaire est prévenu.
mine-of = Championnat : { $name }
mine-none = Rien à faire pour l’instant : il ne te reste aucune partie
mine-place =
    { $place ->
        [1] Tu es 1er sur { $all } au classement
       *[other] Tu es { $place }e sur { $all } au classement
    }
mine-go = Voir mes cartes : contre { $players }
mine-watch = Aller à la table
mine-wait = On attend { $players }
mine-next = Joue ta prochaine partie contre :
mine-also = Tu peux aussi lancer une partie contre :
mine-sit = Rejoindre la partie contre { $players }
mine-against = { $match } : contre { $players }
mine-done = Tes résultats
mine-won = Tu as gagné contre { $rival }, { $points } à { $theirs }
mine-lost = Tu as perdu contre { $rival }, { $points } à { $theirs }
mine-drawn = Match nul contre { $rival }, { $points } à { $theirs }
mine-fewest = { $result } (le score le plus bas gagne)

## Médailles
ending-winner =
    { $count ->
        [one] { $players } gagne le championnat
       *[other] { $players } gagnent le championnat
    }
ending-no-winner = Le championnat est terminé
ending-void = Championnat nul : rien ne départage les ex æquo, il n’y a pas de finale
ending-declared = L’organisateur a déclaré le championnat nul
ending-place = { $place }\. { $player } : { $points }.
ending-no-place = { $player } : { $points }.
ending-without = Sans points : { $players }
extra-champion = champion de la poule
extra-shared = à égalité en tête de la poule
extra-group = champion de groupe
extra-void = égalité sans finale
extra-declared = championnat déclaré nul
extra-level = les quatre premiers, à égalité sur tout
extra-ruled = décision de l’organisateur
podium-points =
    { $count ->
        [one] { $shown } point de podium
       *[other] { $shown } points de podium
    }
medal-extra = { $players } : { $podium } + { $extra }, { $why }
medals-title = Les médailles
medals-picture = Le podium : { $places }.
medals-picture-without = { $player }, sans place, avec { $points }

## Classement général
classification-title = Classement général
classification-of = Classement général, saison { $season }
classification-empty = Aucun championnat qui compte n’est encore terminé.
classification-none = Il n’y a pas de saison { $season } avec un championnat terminé qui compte. Choisis parmi celles qui existent.
classification-championships = Championnats
classification-order = On additionne le podium et les points en plus de chaque championnat. À égalité de points : le plus de médailles d’or, puis d’argent, puis de bronze.
classification-seasons = Une autre saison
classification-each = par championnat : { $each }
classification-row = { $place }\. { $player } : { $points }, par championnat { $each } ; or, { $golds } ; argent, { $silvers } ; bronze, { $bronzes }.
classification-more = Et { $count } de plus.

## Rappels
championship-drawn-title = Le tirage est fait : joue ta partie
championship-drawn = { $pings } · { $by } a fait le tirage de [{ $name }]({ $link })
championship-reminder =
    { $pings } : { $count ->
        [one] il te reste des parties à jouer
       *[other] il vous reste des parties à jouer
    } dans { $name }. [Voir le championnat]({ $link })
championship-unruled = { $pings } : { $name } ne peut pas continuer sans une décision de ta part. [Voir le championnat]({ $link })
championship-chooser = Quel championnat ?

## Le panneau de l’organisateur
desk-title = Organisateur
desk-why = Choisis ce que tu décides, puis donne la raison. Tout le monde voit les deux, et c’est consigné.
desk-must = On attend ta décision
desk-may = Rien n’est à décider pour l’instant
desk-nothing = Il n’y a rien à décider
desk-award-until = Les points en plus ne se fixent qu’avant la fin de la partie décisive, car les médailles sont données à ce moment-là.
desk-award-first = Fixe les points en plus avant de décider de l’ordre : les médailles sont données aussitôt après.
desk-card = Donner un carton…
desk-card-yellow = Carton jaune
desk-card-black = Carton noir
desk-withdraw = Retirer quelqu’un…
desk-walkover = Donner une partie gagnée à…
desk-which-match = Quelle partie gagne { $player } ?
desk-order = Rien ne départage les ex æquo : c’est toi qui décides de l’ordre.
desk-order-next = Qui prend la place { $place } parmi les ex æquo ?
desk-award = Fixer les points en plus de quelqu’un…
desk-how-many = Combien de points en plus pour { $player } ?
desk-points = En plus : { $extra }
desk-void = Déclarer le championnat nul
desk-cancel = Annuler le championnat
ruled-card = { $colour } pour { $player }
ruled-withdraw = { $player } se retire
ruled-walkover = { $player } gagne sans jouer ({ $match })
ruled-order = Ex æquo classés ainsi : { $players }
ruled-award = { $player } : points en plus, { $extra }
ruled-void = Déclaration de nullité du championnat
ruled-cancel = Annulation du championnat
ruled-done = C’est décidé. Le message du championnat le montre à tous, avec la raison.
rulings-title = Décisions de l’organisateur
rulings-page = Les dernières d’abord, page { $page } sur { $all }
rulings-earlier = Décisions plus anciennes : { $count }. Toutes sont dans « Toutes les parties ».
rulings-none = Rien n’a été décidé.
