# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Cœurs
game-skull-king-about = Annonce combien de plis tu feras, puis fais-en exactement autant. Un pli : chacun joue une carte, et la meilleure les prend toutes.
game-skull-about = Bluffe, et retourne des roses sans tomber sur un crâne.
game-hearts-about = Un pli : chacun joue une carte, et la plus haute de la couleur de la première les prend toutes. Évite ceux avec des cœurs ou la dame de pique : le plus petit total gagne.
language = Français
inner-case = lower
award-each = { $award } chacun
points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
total = total { $points }
figure = { $value }
percent = { $value } %
you = Toi
no-name = (sans nom)

## Buttons
button-join = Rejoindre
button-join-robot = Prendre la place d’un robot
button-leave-lobby = Quitter la table
button-robot = Ajouter un robot
button-robot-short = + Robot
button-no-robot-short = − Robot
button-no-robot = Retirer un robot
button-leave-lobby-why = Ta place est libre pour quelqu’un d’autre ; tu peux revenir
button-alone = S’entraîner
button-alone-why = Une table privée avec des robots ; ta place ici reste
button-close-private = Fermer la table
button-close-private-why = Tu peux en ouvrir une autre à tout moment
button-play-now = Jouer avec des robots
button-host = Hôte
button-options = Options
button-host-back = Retour
button-start = Lancer
button-fill =
    { $count ->
        [one] Lancer avec un robot
       *[other] Lancer avec { $count } robots
    }
button-rules = Règles
button-rules-whole = Tout lire
button-rules-why = Les règles de cette table en entier, thème par thème
button-hand = Mes cartes
button-hand-bid = Voir mes cartes et miser
button-hand-play = Voir mes cartes et jouer
button-hand-show = Voir mes cartes / jouer
button-hand-choose = Voir mes cartes et choisir
button-help = Règles en bref
button-help-why = Qui bat quoi et ce que cela rapporte, en une page
button-refresh = Voir où on en est
button-refresh-why = Met ce message à jour
button-leave = Quitter la table
button-leave-why = Un robot prend ta place ; tu peux revenir
button-back = Je suis de retour
button-rematch = Rejouer
button-log = Télécharger les coups
button-log-why = Tous les coups dans un fichier texte, pour toi seulement
button-share-podium = Partager le podium
button-share-podium-why = Une image dans le salon, pour tout le monde
button-share-sheet = Partager la feuille
shared-by = { $game } · partagé par { $player }
shared-here = C’est [dans le salon]({ $link }).
invited = { $player } a reçu un message qui mène à [ta table]({ $link }).
invited-untold = { $player } peut s’asseoir, mais n’a pas reçu de message de moi. Envoie-lui [le lien de la table]({ $link }).
button-look = Voir mes cartes en grand
button-look-why = Tes cartes ou disques en image ; ce que tu peux jouer est relevé
button-robots = Robots
button-robots-why = La force et la manière de chacun
button-sheet = Feuille de scores
button-sheet-why = Les points manche par manche, pour toi seulement
sheet-none = Aucune manche n’a encore été comptée.
sheet-menu = Une autre page…
lobby-head-open = Table ouverte ({ $taken }/{ $seats }) : « Rejoindre » pour jouer
lobby-head-admitted = Table sur invitation, { $taken } places sur { $seats }

## The lobby
lobby-head-full = Table complète ({ $seats }/{ $seats }) : { $host } peut lancer
lobby-head-many = Trop de monde pour ces options
lobby-head-booked = On attend { $players }
lobby-invitation-again = Le même équipage garde ses places ; si quelqu’un change, on les tire au sort.
lobby-invitation-booked = Une partie de championnat : ses règles sont fixées. Les places sont tirées au sort et elle commence d’elle-même dès que tout le monde est là.
lobby-in = Qui est là
lobby-start-missing =
    { $count ->
        [one] Pour commencer, il manque { $count } joueur : une personne ou un robot.
       *[other] Pour commencer, il manque { $count } joueurs : des personnes ou des robots.
    }
lobby-start-ready = Tu peux rejoindre la table jusqu’à ce que { $host } lance la partie.
lobby-host = hôte
lobby-admitted = 🔒 Sur invitation seulement
lobby-admitted-why = 🔒 On ne s’assied que sur invitation. Qui est assis peut inviter : **Applications** sur une personne, **{ menu-invite }**.
lobby-time = À { $players } joueurs : environ { $minutes } min
lobby-time-least = Dès { $players } joueurs : environ { $minutes } min
lobby-title-open = Prends place
lobby-title-admitted = Sur invitation
lobby-title-private = Ta table
lobby-title-again = Encore une partie ?
lobby-title-full = Table complète
lobby-title-booked =
    { $count ->
        [one] On attend un joueur
       *[other] On attend { $count } joueurs
    }
lobby-title-dealt = Les cartes arrivent
lobby-seats = { $taken }/{ $seats } places
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 j
lobby-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
lobby-points = en { $limit } points
lobby-line-booked = Elle commence d’elle-même dès que tout le monde est là
lobby-line-alone = Rejoins, ou { $host } joue avec des robots
lobby-line-private = Cette table n’est visible que par toi. Joue à ton rythme.
lobby-line-missing =
    { $count ->
        [one] { $host } lance la partie · il manque { $count } joueur
       *[other] { $host } lance la partie · il manque { $count } joueurs
    }
lobby-line-ready = { $host } lance la partie
lobby-line-many = { $host } change les options, ou quelqu’un s’en va
lobby-wins = Série
lobby-more = Ton animal, ou partir
lobby-more-learn = Première fois ? Apprends · ton animal · partir
lobby-about-skull-king = Annonce tes plis. Fais-en exactement autant.
lobby-about-hearts = Évite les cœurs et la dame de pique.
lobby-about-skull = Bluffe et retourne des roses, pas de crâne.
lobby-alt-in = À la table : { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, hôte)
lobby-alt-robot = { $player } (robot, { $level })
lobby-alt-free =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
lobby-begun = La partie a commencé
match-seal = 🔏 Sceau `{ $seal }`
table-scored = { $game } : manche { $round } terminée
ended-cancelled = Cette table a été fermée sans résultat
ended-closed = Il a fallu fermer cette table : la partie ne pouvait pas continuer
post-moved = Ce message se trouve plus bas.
post-over = Ce message n’est plus d’actualité.
table-moved = La table a continué [plus bas]({ $link }).

## Options
host-title = Prépare la table
host-change = Changer quelque chose…
host-closed-other = Quelqu’un d’autre est l’hôte maintenant
options-more = Plus d’options
alt-laid = { $player } : { $what }
trick-picture = Le pli en cours : { $plays }.
trick-picture-over = Le pli précédent : { $plays }.
trick-previous = Pli précédent
trick-final = Dernier pli
bids-picture = Les mises pour { $count ->
    [one] un pli
   *[other] { $count } plis
 } : { $bids }. { $balance }
pad-picture = La feuille de score, { $count ->
    [one] une manche
   *[other] { $count } manches
 }. La dernière, { $last } : { $lines }.
podium-picture = Le podium : { $title } { $places }.
podium-picture-place = { $rank }, { $player } avec { $points }
plot-picture = Les points de chacun en courbes, sur { $count } manches. Les derniers totaux : { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] La tête n’a jamais changé.
        [one] La tête a changé une fois.
       *[other] La tête a changé { $count } fois.
    }
labelled = **{ $label } :** { $text }
labelled-plain = { $label } : { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (option choisie)
labelled-value = { $label } : **{ $text }**
option-unchanged = Rien n’a été changé.
options-table = Langue
options-robots = Robots
option-robots = Tous les robots
option-robots-why = Leur force : pour tous à la fois, ou un par un ci-dessous.
robots-mixed = Niveaux différents
robots-easy = Facile
robots-easy-why = Ils connaissent les règles, et guère plus.
robots-normal = Normal
robots-normal-why = Ils pèsent leur jeu et jouent pour gagner.
robots-hard = Difficile
robots-hard-why = Ils réfléchissent plusieurs coups à l’avance, un peu plus longtemps : il n’y a pas plus fort.
manner-bold = hardi
manner-bold-why = Risque plus que les autres.
manner-careful = prudent
manner-careful-why = Risque moins que les autres.
manner-spiteful = rancunier
manner-spiteful-why = S’en prend à qui est en tête.
robot-described = { $player } · robot (niveau { $level }, style { $manner })
robots-table = Robots de cette table
robot-introduced = **{ $player } :** niveau { $level }, style { $manner }. { $why }
remark = 💬 **{ $player } :** { $words }
remark-bold-ahead-0 = Qui ne risque rien n’a rien.
remark-bold-ahead-1 = Et je m’échauffais à peine.
remark-bold-ahead-2 = La prudence, c’est pour le port.
remark-bold-ahead-3 = Je le referais, en plus grand.
remark-bold-ahead-4 = La chance et moi, on s’entend bien.
remark-bold-behind-0 = Maintenant, c’est tout ou rien !
remark-bold-behind-1 = Je tombe, je ris, je recommence.
remark-bold-behind-2 = Plus c’est mal parti, plus l’histoire sera belle.
remark-bold-behind-3 = J’en ai vu d’autres, des tempêtes.
remark-bold-behind-4 = Une bonne manche et me revoilà.
remark-careful-ahead-0 = Qui va doucement va sûrement.
remark-careful-ahead-1 = Je préfère ne pas regarder en bas.
remark-careful-ahead-2 = Rien n’est encore gagné.
remark-careful-ahead-3 = Je compte deux fois avant de sourire.
remark-careful-ahead-4 = Jusqu’ici, tout va bien. Chut.
remark-careful-behind-0 = Patience : ce n’est pas fini.
remark-careful-behind-1 = Un pas, puis un autre.
remark-careful-behind-2 = Le calme finira par revenir.
remark-careful-behind-3 = Mieux vaut tard que coulé.
remark-careful-behind-4 = Rien ne presse.
remark-spiteful-ahead-0 = La vue est belle, d’ici.
remark-spiteful-ahead-1 = Qui saura me rattraper ?
remark-spiteful-ahead-2 = Il est beau, mon sillage ?
remark-spiteful-ahead-3 = Je pourrais m’habituer à ces têtes-là.
remark-spiteful-ahead-4 = Il fallait bien quelqu’un devant. C’est moi.
remark-spiteful-behind-0 = Qui est en tête, je ne le quitte pas des yeux.
remark-spiteful-behind-1 = Là-haut, on se souviendra de moi.
remark-spiteful-behind-2 = Profitez-en, devant, tant que ça dure.
remark-spiteful-behind-3 = Si je coule, je ne coulerai pas tout seul.
remark-spiteful-behind-4 = Je n’oublie jamais qui était devant.
option-locale = Langue de la table
option-locale-why = La langue de ce que tout le monde lit ; le privé arrive dans celle de chacun.
option-admission = Qui peut s’asseoir
option-admission-why = Qui est assis ici peut inviter : ci-dessous, ou par **Applications** sur une personne.
admission-everybody = Tout le monde
admission-invited = Sur invitation seulement
invite-menu = Inviter…
robot-name-0 = Bernacle
robot-name-1 = Boussole
robot-name-2 = Barbe-de-Sel
robot-name-3 = Corne-de-Brume
robot-name-4 = Crochet
robot-name-5 = Lanterne
robot-name-6 = La Quille
robot-name-7 = Poudrière
robot-name-8 = Pétrel
robot-name-9 = Vigie
robot-name-10 = Marée
robot-name-11 = Biscuit
robot-name-12 = Bois-Flotté
robot-name-13 = Fond-de-Cale
robot-name-14 = Drisse
robot-name-15 = Bourrasque

## Panels and private notices
panel-lobby = Une fois la partie commencée, le premier bouton de la table montre ta main.
head-no-cards = Il n’y avait pas encore de cartes quand tu as demandé
gone-robot = Un robot joue à ta place : { $robot }.
gone-yours = Tu retrouves ta place quand tu veux.
gone-asleep = Il n’y a plus personne : la table dort. Elle reprend dès ton retour.
gone-person = { $player } joue maintenant à ta place.
gone-given = { $by } a donné ta place à { $player }.
gone-kicked = { $by } a donné ta place à un robot.
gone-time = Ton temps s’est écoulé trois fois de suite : un robot a pris ta place.
gone-withdrawn = Tu ne participes plus à ce championnat.
gone-lobby = { $table }, { $channel } : la partie n’avait pas commencé.
head-gone-lobby = { $by } t’a fait quitter une table
gone-by-host = L’hôte ou un modérateur
gone-by-organiser = L’organisateur ou un modérateur
panel-asleep = La table dort : personne n’a joué depuis longtemps. Un coup ou « Je suis de retour » la réveille, et la partie reprend.
own-total = Ton total : { $points }.
own-together = { $some } et { $last }
panel-dm-closed = Je n’ai pas pu t’envoyer ta main en message privé. Rien n’est perdu : le premier bouton de la table la montre toujours.
only-you-here = Visible par toi seulement : ce serveur ne laisse aucune appli extérieure publier pour tous.
panel-table = La table est dans { $channel }.
panel-table-silent = Je n’ai pas pu mettre à jour le message de la table dans { $channel } : Discord ne m’a pas laissé y écrire. Tu peux continuer à jouer ici.
look-none = Tu n’as rien en main pour le moment.
panel-hand = Ta main
hand-picture = Ta main telle que tu l’as reçue, { $count } { $count ->
    [one] carte
   *[other] cartes
 } : { $cards }.
hand-not-now = Interdites pour l’instant : { $cards }
panel-elsewhere = Le bouton l’amène ici.
elsewhere-channel = Cherche-la dans { $channel } : personne d’autre ne l’y voit.
elsewhere-direct = Elle est passée dans [tes messages privés]({ $link }).
more-rules = Règles…
more-points = Règles, points…
more-leave = Règles, points, quitter…
more-papers = Manches, partage, fichier…
left = Tu as quitté la partie.
left-lobby = Tu as rendu ta place.
rematch-open = Une nouvelle table est ouverte là où vous avez joué.
rematch-begun = La partie suivante a commencé là où tu jouais.
log-attached = Tous les coups de cette partie, un par ligne.
table-shown = La table est de nouveau [en bas de son salon]({ $link }).
table-way = Pour que d’autres trouvent cette table : code **{ $code }** avec /{ name-table } { name-find }, ou `{ $link }`
found-host = Hôte : { $player }
button-watch = Regarder
table-cancelled = La table est fermée.
chooser-pick = De quelle table veux-tu voir ta main ?
chooser-show = De quelle table veux-tu revoir le message en bas de son salon ?
chooser-leave-table = Quelle table veux-tu quitter ?
chooser-back-table = À quelle table veux-tu reprendre ta place ?
chooser-pause-table = Quelle table veux-tu mettre en pause ?
chooser-resume-table = À quelle table la partie doit-elle reprendre ?
chooser-kick = À quelle table veux-tu retirer sa place à cette personne ?
chooser-substitute = À quelle table veux-tu donner la place à cette personne ?
chooser-cancel = Quelle table veux-tu fermer, sans résultat ?
chooser-invite = À quelle table veux-tu inviter cette personne ?
chooser-company = avec { $players }
cancel-elsewhere = Aucune de tes tables n’est ici. Laquelle veux-tu fermer ailleurs, sans résultat ?
chooser-table = { $game } #{ $number }
incident = Quelque chose a mal tourné de notre côté ; la table est intacte. Si cela se répète, donne-nous ce numéro : { $incident }

## Boards and rules
board-every-game = Tous les jeux
board-title = { $game } : { $measure }
board-of = Classement de ce serveur
board-of-alone = Ce serveur · en solo contre des robots
measure-rating = Niveau
measure-wins = Victoires
measure-average = Points par manche
measure-accuracy = Mises justes
measure-wins-line =
    { $merit ->
        [one] { $merit } victoire
       *[other] { $merit } victoires
    } en { $count ->
        [one] une partie
       *[other] { $count } parties
    }
measure-average-line =
    { $merit } en { $count ->
        [one] une manche
       *[other] { $count } manches
    }
measure-accuracy-line =
    { $merit } % { $count ->
        [one] d’une mise
       *[other] de { $count } mises
    }
rating-is-provisional = { $rating } (provisoire)
rating-provisional-why = Provisoire : avant dix parties, le niveau est encore une estimation.
board-about = Vers la { $place }e place :
measure-rating-why = Le nombre est le niveau : il monte si tu finis devant d’autres, surtout des joueurs forts, et baisse si tu finis derrière.
measure-wins-counts = { $alone ->
        [yes] Seules comptent les parties terminées d’une personne contre des robots, d’au moins trois manches.
       *[no] Seules comptent les parties terminées d’au moins deux personnes et trois manches.
    } Si tu en quittes une, tu ne peux pas la gagner.
measure-average-why = Le nombre est la moyenne des points par manche, dans les parties jouées jusqu’au bout.
measure-average-fewest-why = Le nombre est la moyenne des points par manche ; la plus basse est la meilleure.
measure-accuracy-why = Le nombre dit quelle part de toutes les mises a été juste.
board-not-yet = Tu n’es pas encore dans ce classement : termine une partie qui compte.
board-measure = Comparer : { $measure }
board-when = Période : { $value }
board-other = Comparer, jeu, période…
board-other-games = Autre jeu…
board-other-game = Jeu : { $game }
board-about-place = ~{ $place }
board-provisional = Niveau provisoire (marqué ?) : moins de dix parties pour l’instant.
measure-head-rating = Niveau
measure-head-wins = Victoires
measure-head-average = Par manche
measure-head-accuracy = Justes
measure-of-rating = Parties
measure-of-wins = Parties
measure-of-average = Manches
measure-of-accuracy = Mises
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit } %
board-before = Précédents
board-after = Suivants
board-alone = En solo
board-with-people = À plusieurs
period-day = Aujourd’hui
period-week = Cette semaine
period-month = Ce mois-ci
period-season = Cette saison
period-season-called = Saison { $season }
period-all = Depuis toujours
board-empty = Personne n’est encore dans ce classement. Ouvre une table et inscris le premier nom !
board-solo-instead = Aucune partie avec au moins deux personnes ne compte encore ici : voici les parties en solo.
board-footnote = Seules comptent les parties terminées avec au moins deux personnes.
board-footnote-alone = Seules comptent les parties terminées d’une personne contre des robots.
season-started = La saison { $season } commence maintenant : elle est dans les classements, et les championnats qui s’ouvrent comptent pour elle.
season-ended = La saison { $season } est finie. Désormais, c’est l’année civile qui compte. /{ name-season } garde sa page, /{ name-boards } { name-season-export } en fait un fichier.
zone-chosen = Les jours commencent maintenant selon { $zone }, et les classements de ce serveur ont été recomptés.
match-void = La partie { $match } est annulée : elle ne compte plus dans aucun classement ni pour le niveau. Le tableau d’un championnat ne change pas.
stats-title = Statistiques de { $name }
stats-empty = Aucune partie terminée sur ce serveur pour l’instant.
tally-wins =
    { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
tally-matches =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
stats-title-own = Tes statistiques
stats-head =
    { $wins ->
        [one] { $name } a gagné { $wins } partie sur { $matches }
       *[other] { $name } a gagné { $wins } parties sur { $matches }
    }
stats-head-own =
    { $wins ->
        [one] Tu as gagné { $wins } partie sur { $matches }
       *[other] Tu as gagné { $wins } parties sur { $matches }
    }
stats-solo-head =
    { $wins ->
        [one] { $name } a gagné { $wins } partie en solo sur { $matches } contre des robots
       *[other] { $name } a gagné { $wins } parties en solo sur { $matches } contre des robots
    }
stats-solo-head-own =
    { $wins ->
        [one] Tu as gagné { $wins } partie en solo sur { $matches } contre des robots
       *[other] Tu as gagné { $wins } parties en solo sur { $matches } contre des robots
    }
stats-solo = En solo contre des robots
stats-solo-why = Seules les parties de trois manches ou plus peuvent être gagnées. Le solo ne change pas le niveau ; dès qu’une partie avec quelqu’un d’autre sera terminée, cette page montrera d’abord celles-là.
stats-rating = Son niveau est de **{ $rating }**. Il monte avec chaque place devant les autres et baisse avec chaque place derrière.
stats-rating-own = Ton niveau est de **{ $rating }**. Il monte quand tu finis devant les autres et baisse quand tu finis derrière.
stats-game = { $game } : { $wins } gagnées sur { $matches }
stats-podiums = Podiums (dans les trois premiers)
stats-empty-everywhere = Aucune partie terminée sur aucun serveur pour l’instant.
stats-form = Places dans les dernières parties (la plus récente à droite)
stats-form-own = Tes places dans les dernières parties (la plus récente à droite)
stats-left =
    { $count ->
        [one] Une partie n’a pas de place : quittée avant la fin.
       *[other] { $count } parties n’ont pas de place : quittées avant la fin.
    }
stats-left-own =
    { $count ->
        [one] Une partie n’a pas de place : tu l’as quittée avant la fin.
       *[other] { $count } parties n’ont pas de place : tu les as quittées avant la fin.
    }
stats-place = { $place ->
    [1] 1er
   *[other] { $place }e
 }
stats-streak = Plus longue série de victoires
stats-streak-now = { $now } en ce moment
stats-nemesis-label = Bête noire
stats-nemesis = { $player } a fini devant { $behind } fois en { $met } parties ensemble
stats-nemeses = { $players } ont fini devant { $behind } fois chacun
stats-others = d’autres
stats-of = { $part } sur { $whole }
stats-plot = Le niveau après chacune des { $count } dernières parties classées : de { $first } à { $last }, { $lowest } au plus bas et { $highest } au plus haut.
stats-plot-caption = Niveau après chaque partie
stats-tile-podiums = Podiums
stats-tile-streak = Meilleure série
stats-tile-form = Dernières places, la plus récente à droite
stats-tile-of = { $wins }/{ $matches }
stats-why = Seules comptent les parties de trois manches ou plus. Le solo est compté à part.
stats-why-everywhere = Tous les serveurs ensemble. Le niveau, la bête noire et la série en cours se voient sur chaque serveur.
stats-as-of = En date du { $moment }.
stats-more = Détails
stats-shorter = Résumé
stats-show = Partager
stats-shown = Cette page est [déjà partagée]({ $link }) dans le salon.
server-stats-title = Ce qu’on a joué sur ce serveur
server-stats-empty = Aucune partie avec au moins deux personnes n’est encore terminée ici. Celles en solo contre des robots ont leur propre classement.
server-stats-head =
    { $count ->
        [one] { $count } partie jouée sur ce serveur
       *[other] { $count } parties jouées sur ce serveur
    }
server-stats-of = Dont { $count } ce mois-ci. Par jeu : { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Seules les parties de trois manches ou plus comptent pour les victoires.
server-stats-month = Les meilleurs de ce mois-ci
server-stats-records = Les meilleurs de toujours
server-stats-games = Jeu par jeu
server-stats-fewer = Tous les jeux ensemble
season-year = L’année civile { $year }, sans ce qui s’est joué pendant une saison
season-runs = Depuis le { $start }
season-over = Du { $start } au { $end }
season-count =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
season-by-game = Par jeu : { $games }.
season-empty = Aucune partie avec au moins deux personnes ne s’est terminée pendant cette saison.
season-empty-yet = Aucune partie avec au moins deux personnes n’est encore terminée cette saison.
season-medals = Médailles par victoires
season-records = Les meilleurs de cette saison
season-others = et { $count } de plus
season-menu = Une autre saison…
button-season-export = Exporter
season-exported = La saison { $season } en un fichier, pour toi seul : { $matches ->
    [one] une partie
   *[other] { $matches } parties
 } avec résultats et classements en tableaux, et { $logs ->
    [0] aucun journal.
    [one] un journal.
   *[other] { $logs } journaux.
 } Il contient des noms : prends-en soin.
season-no-room = { $count ->
    [one] Un journal, celui de la partie la plus ancienne, n’a
   *[other] { $count } journaux, ceux des parties les plus anciennes, n’ont
 } pas de place : un fichier peut faire { $size } Mo ici.
season-unreadable = { $count ->
    [one] Il manque un journal
   *[other] Il manque { $count } journaux
 } que les règles d’aujourd’hui ne savent pas lire.
record-wins = Le plus de victoires
record-streak = Plus longue série de victoires
record-matches = Le plus de parties
record-held = { $players }, avec { $value }
rules-menu = Un autre sujet
rules-standard = Règles habituelles
rules-table = Règles de cette table
chart-ranked = { $rank }. { $title }
chart-beats = { $one } bat { $other }.
chart-beats-points = { $one } bat { $other }, { $points }.
