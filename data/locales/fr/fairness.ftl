# Était-ce régulier ? Le sceau ouvert, le hasard et les coups des robots vérifiés de nouveau
game-fairness = Franc jeu
button-fair = Était-ce régulier ?
button-fair-why = Le sceau, les donnes et les coups des robots, vérifiés
fair-holds = Tout était régulier
fair-robots = Les donnes sont régulières, un coup de robot diffère
fair-fails = Quelque chose ne va pas ici
fair-unsealed = Cette partie n’a pas de sceau : elle a commencé avant qu’il y en ait, il n’y a donc rien à vérifier.
fair-draws =
    { $draws ->
        [one] **Une donne ou un tirage** refait à partir du secret : identique.
       *[other] **{ $draws } donnes et tirages** refaits à partir du secret : tous identiques.
    }
fair-moves =
    { $moves ->
        [one] **Un coup de robot** refait avec ce que voyait le robot : identique.
       *[other] **{ $moves } coups de robots** refaits avec ce que voyait chaque robot : tous identiques.
    }
fair-instead = Dont { $moves } au niveau Normal, pour un robot de niveau Difficile qui n’avait pas répondu.
fair-skipped =
    { $moves ->
        [one] Un coup d’un robot de niveau Difficile n’a pas été refait ici, car il réfléchit longtemps. Sur ton ordinateur, `--hard` le fait.
       *[other] { $moves } coups de robots de niveau Difficile n’ont pas été refaits ici, car ils réfléchissent longtemps. Sur ton ordinateur, `--hard` le fait.
    }
fair-old-robots =
    { $moves ->
        [one] Un coup de robot n’a pas été refait : les robots du bot ont changé depuis.
       *[other] { $moves } coups de robots n’ont pas été refaits : les robots du bot ont changé depuis.
    }
fair-hands = **Ce que valaient les cartes de chaque place**, en points, si tout le monde avait joué normalement :
fair-hand = { $player } : { $points }
fair-move = Coup { $step }, de { $player } : avec ce que voyait ce robot, la chance de la partie donne exactement ce coup.
fair-move-other = Coup { $step }, de { $player } : avec ce que voyait ce robot, les robots d’aujourd’hui joueraient autrement.
fair-line = La ligne { $line } du fichier n’est pas ce que donnent le sceau et le secret.
fair-line-robot = La ligne { $line } du fichier n’est pas le coup que joueraient les robots d’aujourd’hui. Si le bot a été mis à jour depuis, c’est peut-être pour cela : ses robots changent.
fair-seal = **Le sceau, ouvert.** `{ $seal }` figurait dans le premier message de la partie. C’est l’empreinte de tout ceci :
fair-secret = Secret
fair-version = règles, version { $version }
fair-seats = Places
fair-check = **Vérifie toi-même :** le fichier contient tous les coups et le secret, et avec le code du bot `python -m engine verify` le vérifie. La page de la partie vérifie toute seule ses donnes dans ton navigateur.
fair-believed = Les choix des joueurs, et qui a repris une place, sont repris tels quels du journal.
page-sealed = Ce qui a été scellé
page-holds =
    { $draws ->
        [one] Vérifié ici, dans ton navigateur : le sceau et une donne ou un tirage sont justes.
       *[other] Vérifié ici, dans ton navigateur : le sceau et { $draws } donnes et tirages sont justes.
    }
page-fails = Vérifié ici, dans ton navigateur : cette page n’est PAS juste. Son sceau ou une donne n’est pas ce que donne le secret.

# /server stats
dealt-title = Ce qui a été distribué ici · { $game }
dealt-of =
    { $matches ->
        [one] Une partie terminée de ce serveur
       *[other] Les { $matches } dernières parties terminées de ce serveur
    }
dealt-none = Aucune partie de ce jeu n’est encore terminée ici.
dealt-usual = { $usual } chiffres sur { $figures } sont à moins de deux erreurs types de ce que donne le hasard ; il en faut environ 19 sur 20.
dealt-kind-specials = Cartes spéciales par main
dealt-kind-trumps = Atouts par main
dealt-kind-hearts = Cœurs par main
dealt-kind-queen = Dames de pique par main
dealt-kind-lot = Tirage de qui commence
dealt-seat = Place { $seat }
dealt-people = Personnes
dealt-robots = Les robots
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (hasard { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± est une erreur type : l’écart habituel dû au seul hasard. Plus on joue, plus il est petit.
