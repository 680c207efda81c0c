# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = Ai-je bien joué ?
button-review-why = La chance, ton jeu, ce qui t’a coûté le plus ; pour toi seul
review-working = Je regarde ta partie…
review-progress = { $done } décisions sur { $of }
review-waiting = Une autre partie passe d’abord.
review-ahead =
    { $points ->
        [one] Tu finis **un point** mieux que la moyenne des autres :
       *[other] Tu finis **{ $points } points** mieux que la moyenne des autres :
    }
review-behind =
    { $points ->
        [one] Tu finis **un point** moins bien que la moyenne des autres :
       *[other] Tu finis **{ $points } points** moins bien que la moyenne des autres :
    }
review-level = Tu finis dans la moyenne des autres :
review-luck = Chance
review-mine = Ton jeu
review-others = Le jeu des autres
review-costly = Ce qui t’a coûté le plus
review-boldest = Tes paris les plus hardis
review-fine = Ce que tu as bien fait
review-no-mistake = Aucune de tes décisions ne t’a coûté cher.
review-nothing = Je n’ai rien trouvé qui mérite d’être signalé.
review-shared = Ce que le bot ou quelqu’un d’autre a décidé à ta place compte dans le jeu des autres.
review-how = Un nombre avec + t’a profité. Chaque décision est comparée à celle d’un robot de niveau Normal, d’après ce qu’on voyait alors, jamais d’après les cartes cachées. La chance, c’est le reste.
review-how-chances = Des probabilités d’après ce que tu voyais alors, jamais d’après les disques cachés. Un pari hardi n’est pas une faute : le bluff fait partie du jeu.
review-round-skull-king = Manche { $round }
review-trick-skull-king = Manche { $round }, pli { $trick }
review-round-hearts = Manche { $round }
review-trick-hearts = Manche { $round }, pli { $trick }
review-round-skull = Manche { $round }
review-did-bid = tu as misé **{ $what }**.
review-did-load = tu as chargé **{ $what }**.
review-did-play = tu as joué **{ $what }**.
review-did-lead = qui commence le pli ? Tu as choisi **{ $what }**.
review-did-discard = tu as défaussé **{ $what }**.
review-did-wager = tu as parié **{ $what }**.
review-did-adjust = tu as mis ta mise à **{ $what }**.
review-did-pass = tu as passé **{ $what }**.
review-did-challenge = tu as parié **{ $what }**.
review-did-flip = le disque de qui retourner ? Tu as choisi **{ $what }**.
review-promise =
    { $tricks ->
        [one] Ces cartes promettent { $tricks } pli.
       *[other] Ces cartes promettent { $tricks } plis.
    }
review-so-far =
    { $won ->
        [0] Tu avais misé { $bid } et n’en avais fait aucun.
       *[other] Tu avais misé { $bid } et fait { $won }.
    }
review-better-skull-king = **{ $best }** rapporte **{ $points }** points de plus en moyenne.
review-better-hearts = **{ $best }** évite **{ $points }** points en moyenne.
review-reason-skull-king = Ta mise est alors juste dans { $best } % des cas au lieu de { $played } %.
review-reason-hearts = La dame de pique te revient alors dans { $best } % des cas au lieu de { $played } %.
review-choice-bid = Miser { $what }
review-choice-load = Charger { $what }
review-choice-wager = Parier { $what }
review-choice-adjust = Mise de { $what }
review-choice-challenge = Parier { $what }
review-fine-skull-king = En moyenne, cela a rapporté **{ $points }** points de plus que le jeu ordinaire.
review-fine-hearts = En moyenne, cela a évité **{ $points }** points par rapport au jeu ordinaire.
review-chance = Probabilité : **{ $chance } %**. Le plus sûr était **{ $best }** : { $other } %.
review-chance-best = Probabilité : **{ $chance } %**, et rien n’était plus sûr.
review-try = Rejouer
review-look = Voir
review-back = À l’analyse
review-question = Que ferais-tu ?
review-choose = Choisis…
review-right = Oui : { $best }
review-other = Mieux : { $best }
review-right-chances = Le plus sûr : { $best }
review-other-chances = Plus sûr : { $best }
review-mark-best = le mieux
review-mark-then = toi alors
review-mark-now = toi maintenant
review-number = { $points }
review-percent = { $chance } %
review-legend-skull-king = Points de plus (+) ou de moins (−), en moyenne, qu’avec ton choix d’alors, si tous jouent ensuite comme un robot de niveau Normal.
review-legend-hearts = Points évités (+) ou ajoutés (−), en moyenne, par rapport à ton choix d’alors, si tous jouent ensuite comme un robot de niveau Normal.
review-legend-chances = La probabilité de tenir le pari, d’après ce que tu voyais alors.
