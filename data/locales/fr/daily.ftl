# La donne du jour : les mêmes cartes pour tout le monde.

name-daily = donne
about-daily = La donne du jour : les mêmes cartes pour tous, en quatre minutes
begin-daily = La donne du jour
button-deal-result = Mon résultat

daily-date =
    { $month ->
        [1] { $day } janvier
        [2] { $day } février
        [3] { $day } mars
        [4] { $day } avril
        [5] { $day } mai
        [6] { $day } juin
        [7] { $day } juillet
        [8] { $day } août
        [9] { $day } septembre
        [10] { $day } octobre
        [11] { $day } novembre
       *[12] { $day } décembre
    }
daily-day =
    { $day ->
        [1] 1er
       *[other] { $day }
    }
daily-name = Donne du { $date }
daily-try-of = 📅 { $deal } · les mêmes cartes pour tous
daily-practice-of = 📅 { $deal } · entraînement
daily-par-unknown = Le par n’est pas encore calculé.
daily-par =
    { $how ->
        [better] { $by } de mieux que le par ({ $par })
        [worse] { $by } de moins bien que le par ({ $par })
       *[level] Tout juste le par ({ $par })
    }
daily-too-late = Ta partie a fini trop tard pour compter ce jour-là.
daily-place-here = Ici : **{ $place }** sur { $players }
daily-place-all = Partout : **{ $place }** sur { $players }
daily-days =
    { $days ->
        [one] { $days } jour joué
       *[other] { $days } jours joués
    }
daily-weeks = { $weeks } semaines de suite
daily-practise = M’entraîner encore
daily-share = Partager
daily-shared = Tu l’as déjà [partagé]({ $link }) ici.
daily-copy = Je ne peux pas écrire ici. Pour partager, copie ceci :
daily-bids = paris tenus : { $met } sur { $count }
daily-play = Jouer la donne du jour
daily-board = Classement
daily-about-skull-king = manches de 4, 6 et 8 cartes
daily-about-hearts = une seule manche
daily-yesterday =
    { $players ->
        [one] Le { $date }, une personne a joué ici :
       *[other] Le { $date }, { $players } personnes ont joué ici :
    }
daily-board-title = Donnes du jour
daily-board-here = Ce serveur
daily-board-all = Partout
daily-board-why = Chaque jour rapporte le pourcentage des autres que tu dépasses ; une égalité vaut la moitié, et en solo c’est 50.
daily-board-empty = Personne n’a encore de résultat.
daily-board-line =
    { $days ->
        [one] { $score } en { $days } jour
       *[other] { $score } en { $days } jours
    }
daily-board-days = jours
daily-board-score = Dépassés
daily-show-all = Partout
daily-show-here = Ce serveur

server-daily-short = La donne du jour
server-daily = Où publier la donne du jour
server-daily-why = Un message par jour, sans notification, avec le résultat de la veille. Sans choix, il n’y en a pas.
server-daily-none = Nulle part
