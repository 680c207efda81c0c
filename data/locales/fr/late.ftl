# Arriver en cours de route : une place à une table qui joue, et la file de ceux qui en attendent une.

button-late = Je joue aussi
button-late-stop = Ne plus attendre
late-paused = La partie est en pause. Tu attends une place : tu t’assois à la manche suivante quand elle reprend.
late-soon = C’est bon : tu recevras tes cartes au début de la prochaine manche.
late-wait =
    { $place ->
        [one] Aucune place libre pour l’instant, mais tu es en tête : tu auras la première, au début d’une manche.
       *[other] Aucune place libre pour l’instant. Tu es au rang { $place } de la file : les places se donnent au début d’une manche.
    }
late-stopped = Tu n’attends plus de place.
late-line = En attente d’une place : { $players }
late-line-over = Dans la file jusqu’à la fin : { $players }. **{ button-rematch }** est aussi pour qui attendait.
late-line-which = Qui n’attend plus ?
late-line-empty = Plus personne n’attend de place ici.
late-line-off = Cette personne n’attend plus de place.
button-line = Retirer de la file
button-line-why = Pour l’hôte et les modérateurs
ask-line-off = Retirer { $player } de la file pour une place à { $table } ?
ask-line-off-back = { $player } perd son rang, mais peut attendre à nouveau, en fin de file.
late-came = Depuis la manche { $round } : { $player }, à la place de { $former }.
late-from = depuis la manche { $round }
ask-leave-line = Quelqu’un attend une place : dès la prochaine manche, la tienne peut lui revenir.

name-play = jouer
about-play = Une place à ce qui est ouvert ici ou au dernier jeu joué, maintenant ou plus tard
play-seat = Tu as une place : { $table }
play-which = Personne ne joue encore ici. À quoi jouons-nous ?
play-which-planned = À quel jeu j’invite tout le salon ?
