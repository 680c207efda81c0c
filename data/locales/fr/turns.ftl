# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = À toi
head-turn =
    { $count ->
        [one] À { $player } de jouer
       *[other] On attend { $player }
    }
head-play-you = À toi : joue une carte
head-play = À { $player } de jouer une carte
head-lead-you = À toi : joue la première carte du pli
head-lead = À { $player } de commencer le pli
head-wait = Rien à faire jusqu’à ton tour
head-last-you = À toi : joue ta dernière carte
head-last-itself = Rien à faire : ta dernière carte se joue toute seule
head-chance = Un instant : le sort décide
head-deal = Un instant : on distribue les cartes
head-over = La partie est finie
head-asleep = La table dort : appuie sur « Je suis de retour »
head-paused = Partie en pause
head-elsewhere = Ta main est ouverte dans un autre message

## Turns and time
timer-off = sans limite de temps
timer-60s = 60 secondes
timer-3min = 3 minutes
timer-12h = 12 heures
timer-3d = 3 jours
option-timer = Temps par décision
option-timer-why = Quand il est écoulé, le bot joue pour toi ; après trois fois de suite, un robot garde ta place jusqu’à ton retour.
lobby-timer = Temps par décision : { $timer }
lobby-series = La série en est là :
waits-until = Si { $players } ne { $count ->
        [one] répond pas, le bot choisit à sa place
       *[other] répondent pas, le bot choisit à leur place
    } { $moment }.
waits-until-own = Si tu ne réponds pas, le bot choisit pour toi { $moment }.
waits-until-only = Si tu ne réponds pas, le bot joue ce coup pour toi { $moment }.
waits-mention =
    { $pings } : { $count ->
        [one] c’est à toi de jouer
       *[other] c’est à vous de jouer
    } à [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = La manche { $round } est finie : [voir la table]({ $link })
made-time = ⌛ Temps écoulé pour { $player }. { $what }
made-time-own = ⌛ Ton temps est écoulé. { $what }
made-done = Coup automatique : { $done }.
made-secret = Le choix s’est fait automatiquement.
made-last = Dernières cartes jouées toutes seules : { $cards }
made-last-own = Ta dernière carte s’est jouée toute seule : { $card }.
waits-call = { $count ->
        [one] ta partie de championnat t’attend
       *[other] votre partie de championnat vous attend
    } à la table de [{ $game }]({ $link }).
invites = { $inviter } t’invite à [une table de { $game }]({ $link }) sur le serveur { $server }.
button-time = Plus de temps pour moi
button-time-why = Une fois par manche, s’il t’en faut plus
button-pause = Mettre la partie en pause
button-pause-why = Un jour au plus ; l’hôte tout de suite, sinon tout le monde ensemble
button-resume = Reprendre
button-here = Amener la table ici
button-here-why = La publie à nouveau en bas de son salon, pour tout le monde
button-follow = Me prévenir à chaque manche
button-follow-why = Une mention à la fin de chaque manche, si tu regardes sans jouer
button-not-yet = Pas encore
sure-move = Tu joues ce coup ?
button-sure = Oui
following = Je te mentionnerai à la fin de chaque manche. Appuie encore pour arrêter.
not-following = Je ne te préviendrai plus pour cette table.
asleep-title = { $game } : tout le monde est à terre
asleep-why = La partie attend où elle en était. Si tu as une place ici, appuie sur « Je suis de retour », et elle reprend.
paused-by = { $player } a mis la partie en pause : le temps est arrêté. Elle reprendra { $moment }, ou dès que quelqu’un de la table appuie sur « Reprendre ».
paused-by-you = Tu as mis la partie en pause : le temps est arrêté. Elle reprendra { $moment }, ou dès que quelqu’un de la table appuie sur « Reprendre ».
paused-by-all = Toute la table voulait une pause : le temps est arrêté. La partie reprendra { $moment }, ou dès que quelqu’un de la table appuie sur « Reprendre ».
pause-over = La partie continue.
pause-wanted = Pour une pause : { $players } ({ $count } sur { $all }). Elle commence dès que tout le monde la veut, ou { $by ->
        [host] l’hôte
       *[organiser] l’organisateur
    } : /{ name-table } { name-pause }
opened-in-thread = Une table s’ouvre dans son propre fil : { $thread }
opened-without-thread = Ce serveur n’ouvre pas plus de { $most } fils par heure : cette table se joue donc ici, dans le salon.
match-opened = Ta partie est ici : { $place }

## Seats and tables everywhere
kicked = Un robot joue maintenant à cette place.
kicked-lobby = Cette personne n’a plus de place à cette table.
substituted = Quelqu’un d’autre joue maintenant à cette place.
substituted-lobby = Cette personne a de nouveau une place à cette table.
mine-title = Tes tables
mine-empty = Tu n’es à aucune table pour l’instant.
place-private = ta table privée
mine-lobby = pas encore commencée
mine-running = en cours
mine-passed-on = l’hôte est maintenant quelqu’un d’autre
mine-left = un robot joue à ta place
mine-kicked = un robot joue à ta place ; l’hôte ou un modérateur peut te laisser revenir
mine-replaced = { $player } joue à ta place
mine-your-turn = **à toi**
mine-waiting = on attend { $players }
default-kept = Désormais les tables de ce jeu commencent ainsi sur ce serveur.
button-default = En faire le réglage du serveur
button-admit-few = Sur invitation seulement
button-admit-all = Laisser entrer tout le monde

## Words-only style
words-player = { $player } a { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-you = Tu as { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-bid = { $player } a misé { $bid }, en a fait { $won } et a { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-player-bid-you = Tu as misé { $bid }, tu en as fait { $won } et tu as { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }.
words-hand = **Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } :** { $cards }.
words-hand-parted = **Ta main, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.** Tu peux jouer : { $cards }.
words-not-now = Interdites pour l’instant : { $cards }.
words-played = { $player } a joué { $card }.
words-played-you = Tu as joué { $card }.
words-ahead = Pour l’instant, { $player } prend le pli.
words-ahead-you = Pour l’instant, tu prends le pli.
words-laid = { $card } ({ $player })
trick-ahead = en tête pour l’instant
trick-taken = l’emporte
words-since = Depuis ta dernière carte : { $news }
words-robot = { $player } (robot)

## Who has gone, who is host
stand-in = { $robot } joue pour { $player } jusqu’à son retour.
host-now = Hôte : { $player }
mine-asleep = endormie ; « Je suis de retour », à la table, la réveille
mine-paused = en pause ; « Reprendre », à la table, y met fin
follow-not-here = Ce serveur ne veut pas de mentions, donc je ne pourrai pas te prévenir.
ended-idle = Personne n’a lancé cette table à temps : elle est fermée

## The referee
button-referee = Arbitre
button-referee-why = Pour l’hôte et les modérateurs : trancher ce que les cartes ne disent pas
referee-title = Arbitre
referee-why = Décide ici ce que les cartes ne peuvent pas décider : choisis quoi et pour qui, puis donne la raison. Tout le monde voit les deux, et c’est consigné.
referee-moved = Entre-temps, quelqu’un a quitté ou pris une place : rien n’a été décidé. Voici qui est assis maintenant, choisis de nouveau.
referee-menu = Décider…
referee-reason = Raison
referee-reason-hint = Que s’est-il passé ?
referee-done = C’est décidé. Toute la table le voit.
referee-told = ⚖️ { $ruling } : { $reason }
