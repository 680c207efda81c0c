# Skull at the table.

## Mats and discs
mat-crab = tapis du crabe
mat-dolphin = tapis du dauphin
mat-parrot = tapis du perroquet
mat-octopus = tapis de la pieuvre
mat-starfish = tapis de l’étoile
mat-shell = tapis du coquillage
mat-turtle = tapis de la tortue
mat-cat = tapis du chat
mat-monkey = tapis du singe
mat-puffer = tapis du poisson-globe
mat-owner = { $player } ({ $mat })
mat-own = Ton propre tapis ({ $mat })
mat-owner-robot = { $player } (robot, { $mat })
disc-rose = Rose
disc-skull = Crâne
skull-roses =
    { $number ->
        [one] { $number } rose
       *[other] { $number } roses
    }
skull-claim = Parier { $number }

## The table
skull-title = Skull · manche { $round } · but : gagner 2 paris
skull-title-own = Skull · manche { $round }
skull-title-won = Tu as gagné { $won } des 2 paris nécessaires
skull-title-won-others = Tu as gagné { $won } des 2 paris nécessaires ; { $others }
skull-title-over = Skull · fin de la partie
skull-begins = { $player } commencera.
skull-begins-you = Tu commenceras.
skull-face-down =
    { $count ->
        [one] Un disque est posé : personne ne peut parier plus de 1.
       *[other] { $count } disques sont posés : personne ne peut parier plus de { $count }.
    }
skull-lot = Tirage au sort : qui commence ?
skull-placing = On attend le disque de { $players }
skull-placing-all = Chacun pose un disque
skull-placed = Disque posé : attends les autres
skull-to-turn = À { $player } de poser un disque ou de parier
skull-to-bid = À { $player } de surenchérir ou de passer
skull-to-flip =
    { $count ->
        [one] À { $player } de retourner un disque : encore 1 rose
       *[other] À { $player } de retourner un disque : encore { $count } roses
    }
skull-to-lose = À { $player } de céder un disque
skull-to-pick = À { $owner } de choisir un disque chez { $player }
skull-to-pick-you = À { $owner } de choisir l’un de tes disques
skull-to-shuffle = { $player } perd un disque
skull-to-shuffle-you = Tu perds un disque
skull-to-first = À { $player } de choisir qui commence
skull-challenge =
    { $number ->
        [one] **{ $player }** parie pouvoir retourner { $number } rose
       *[other] **{ $player }** parie pouvoir retourner { $number } roses
    }
skull-challenge-you =
    { $number ->
        [one] Tu paries pouvoir retourner { $number } rose
       *[other] Tu paries pouvoir retourner { $number } roses
    }
skull-earlier = Paris précédents : { $claims }
skull-passed =
    { $count ->
        [one] A passé : { $players }
       *[other] Ont passé : { $players }
    }
skull-reveal =
    { $number ->
        [one] { $player } a parié pouvoir retourner { $number } rose.
       *[other] { $player } a parié pouvoir retourner { $number } roses.
    }
skull-reveal-you =
    { $number ->
        [one] Tu as parié pouvoir retourner { $number } rose.
       *[other] Tu as parié pouvoir retourner { $number } roses.
    }
skull-flipped = { $disc } chez { $player }.
skull-flipped-you = { $disc } sur ton propre tapis.
skull-to-go =
    { $count ->
        [one] Une rose suffit pour gagner ton pari de { $number }.
       *[other] Il te manque { $count } roses pour gagner ton pari de { $number }.
    }
skull-losing-own = Personne d’autre ne saura lequel.
skull-losing = 🔀 **{ $player }** a mélangé ses disques, face cachée.
skull-losing-you = 🔀 Tes disques sont mélangés, face cachée.
skull-losing-chance = 🔀 **{ $player }** perd au hasard l’un de ses disques mélangés.
skull-losing-chance-you = 🔀 Tu perds au hasard l’un de tes disques mélangés.
skull-last-bet = **Dernier pari :** { $player } a parié pouvoir retourner { skull-roses }
skull-last-bet-you = **Dernier pari :** tu as parié pouvoir retourner { skull-roses }
skull-bet-of = **Pari de la manche { $round } :** { $player } a parié pouvoir retourner { skull-roses }
skull-bet-of-you = **Pari de la manche { $round } :** tu as parié pouvoir retourner { skull-roses }
skull-won = 🌹 Rien que des roses : **{ $player }** gagne le pari.
skull-won-you = 🌹 Rien que des roses : tu gagnes le pari.
skull-own-skull = 💀 **{ $player }** retourne un crâne : le sien.
skull-own-skull-you = 💀 Tu retournes un crâne : le tien.
skull-others-skull = 💀 **{ $player }** tombe sur le crâne posé par **{ $owner }**.
skull-others-skull-you = 💀 Tu tombes sur le crâne posé par **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** tombe sur ton crâne.
skull-lost =
    { $count ->
        [one] **{ $player }** perd un disque pour toujours ; il lui en reste un.
       *[other] **{ $player }** perd un disque pour toujours ; il lui en reste { $count }.
    }
skull-lost-you =
    { $count ->
        [one] Tu perds un disque pour toujours ; il t’en reste un.
       *[other] Tu perds un disque pour toujours ; il t’en reste { $count }.
    }
skull-out = **{ $player }** perd son dernier disque et sort du jeu.
skull-out-you = Tu perds ton dernier disque et tu sors du jeu.
skull-own-round = **Manche { $round }.** { $told }
skull-own-won = Tu as parié pouvoir retourner { skull-roses } et aucun crâne n’est sorti : le pari est gagné.
skull-own-lost = Tu as parié pouvoir retourner { skull-roses } et as retourné ton propre crâne : il te coûte un disque.
skull-own-lost-other = Tu as parié pouvoir retourner { skull-roses } et as buté sur le crâne posé par { $owner } : il te coûte un disque.
skull-own-mine = { $player } a buté sur ton crâne et perd un disque.
skull-own-aside = { $player } a perdu le pari.
skull-own-not-won = { $player } a gagné le pari.
skull-shows = 👁️ **{ $player }** montre un disque que personne n’avait retourné : { $disc }
skull-shows-you = 👁️ Tu montres un disque que personne n’avait retourné : { $disc }
skull-is-out = hors jeu
skull-discs =
    { $count ->
        [one] { $count } disque
       *[other] { $count } disques
    }
skull-in-hand = { $count } en main
skull-lies-down =
    { $count ->
        [one] { $count } caché
       *[other] { $count } cachés
    }
skull-lies-flipped =
    { $count ->
        [one] { $count } retourné
       *[other] { $count } retournés
    }
skull-bets =
    { $count ->
        [one] { $count } pari gagné
       *[other] { $count } paris gagnés
    }
skull-places = À paris gagnés égaux, la personne qui a le plus de disques passe devant. Sans disque, celle qui est sortie plus tard passe devant.
skull-wins-bets = 🏴‍☠️ { $player } gagne deux paris et la partie !
skull-wins-bets-you = 🏴‍☠️ Tu gagnes deux paris et la partie !
skull-wins-last = 🏴‍☠️ Il ne reste de disques qu’à { $player }, qui gagne la partie !
skull-wins-last-you = 🏴‍☠️ Il ne reste de disques qu’à toi : tu gagnes la partie !
skull-picture-down =
    { $count ->
        [0] aucun disque pour l’instant
        [one] { $count } disque face cachée
       *[other] { $count } disques face cachée
    }
skull-picture-up = face visible : { $discs }
skull-picture-found =
    { $found ->
        [one] { $found } rose sur { $count }
       *[other] { $found } roses sur { $count }
    }
skull-picture-won = Dernier pari : rien que des roses !
skull-picture-lost = Dernier pari : un crâne !
skull-victory = Victoire !
skull-title-bets = Skull · paris gagnés
skull-all-bets = Pari après pari
skull-bet-line = { $round }. { $player } a parié sur { $number }
skull-bet-line-you = { $round }. Tu as parié sur { $number }
skull-bets-legend = 🌹 pari gagné · 💀 à qui était le crâne qui l’a perdu
skull-bets-from = Paris { $first } à { $last }
skull-bet-words-won = Manche { $round } : { $player } a parié pouvoir retourner { skull-roses } et a gagné le pari.
skull-bet-words-won-you = Manche { $round } : tu as parié pouvoir retourner { skull-roses } et as gagné le pari.
skull-bet-words-own = Manche { $round } : { $player } a parié pouvoir retourner { skull-roses } et a retourné son propre crâne.
skull-bet-words-own-you = Manche { $round } : tu as parié pouvoir retourner { skull-roses } et as retourné ton propre crâne.
skull-bet-words-lost = Manche { $round } : { $player } a parié pouvoir retourner { skull-roses } et a retourné le crâne posé par { $owner }.
skull-bet-words-lost-you = Manche { $round } : tu as parié pouvoir retourner { skull-roses } et as retourné le crâne posé par { $owner }.
skull-bet-words-yours = Manche { $round } : { $player } a parié pouvoir retourner { skull-roses } et a retourné ton crâne.
skull-rules = Chacun a trois roses et un crâne. Le premier à gagner 2 paris l’emporte.
skull-rules-owner_picks = Si tu retournes le crâne d’un autre, il te prend un disque sans regarder.
skull-rules-auto_random = Si tu retournes le crâne d’un autre, tu perds un disque au hasard.

## The picture of the rules
chart-skull = Un pari sur les roses
chart-skull-set = Tout le monde a la même chose
chart-skull-set-why = Un tapis, trois roses et un crâne.
chart-skull-lay = Poser
chart-skull-lay-why = Un disque par tour, face cachée.
chart-skull-challenge = Parier
chart-skull-challenge-why = Dis combien de roses tu retournes. Les autres enchérissent ou passent.
chart-skull-flip = Retourner
chart-skull-flip-why = D’abord ta pile, puis n’importe quel tapis.
chart-skull-won = Rien que des roses
chart-skull-won-why = Pari gagné. Avec deux, tu gagnes la partie.
chart-skull-lost = Un crâne
chart-skull-lost-why = Pari perdu et un disque de moins. Le dernier à en avoir gagne.

## The panel
skull-hand = Ta main
skull-pile =
    { $count ->
        [one] Tu as posé
       *[other] Tu as posé (le dernier est au-dessus)
    }
skull-pile-seen =
    { $count ->
        [one] Tu as posé
       *[other] Tu as posé (à droite, le dessus)
    }
skull-left =
    { $count ->
        [one] Encore caché
       *[other] Encore cachés (le dernier est au-dessus)
    }
skull-left-seen =
    { $count ->
        [one] Encore caché
       *[other] Encore cachés (à droite, le dessus)
    }
skull-flipped-own = Déjà retournés : { $discs }
skull-nothing = rien
skull-lost-own = Perdu en secret : { $discs }
skull-ask-first-disc = À toi : pose ton premier disque
skull-how-first-disc = Chacun pose un disque, face cachée ; puis tu paries combien de roses tu peux retourner.
skull-ask-first-changeable = Ton premier disque : **{ $disc }**. Tu peux en changer tant que tous n’ont pas posé le leur.
skull-ask-turn = À toi : pose un disque ou parie
skull-how-turn = Parie combien de roses tu vas retourner, chez toi d’abord. Rien que des roses : tu gagnes ; un crâne te coûte un disque.
skull-ask-must = À toi : parie combien de roses tu retournes
skull-ask-raise = À toi : surenchéris ou passe
skull-how-raise = S’il reste le plus haut, tu retournes autant de disques, les tiens d’abord. Rien que des roses : tu gagnes ; un crâne te coûte un disque.
skull-how-pass = Si tu passes, tu ne paries plus cette manche. Si tu paries les { $total }, tu les retournes aussitôt.
skull-down = { $total } disques cachés : { $piles }.
skull-flip-own = Retourner mon disque du dessus
skull-flip-of = Retourner : { $player }
skull-how-flip-own = De haut en bas ; un crâne te coûte un disque.
skull-how-flip-doomed = Tes disques d’abord, de haut en bas, et ton crâne en fait partie : tu perdras ce pari et un disque.
skull-how-flip = Choisis un tapis. Un crâne te coûte le pari et un disque.
skull-take = Disque { $place }
skull-starts = { $player } commence
skull-ask-flip-own = À toi : retourne ton disque du dessus
skull-ask-flip = À toi : choisis chez qui retourner un disque
skull-ask-lose = À toi : choisis le disque que tu perds
skull-how-lose = Tu as retourné ton crâne : un disque s’en va pour toujours. Personne d’autre ne saura lequel. Sans crâne, tu ne piégeras plus personne.
skull-ask-pick = À toi : choisis un disque chez { $player }
skull-how-pick = { $player } a buté sur ton crâne et perd l’un de ces { $count } disques. Ils sont mélangés, face cachée.
skull-ask-first = À toi : choisis qui commence
skull-how-first = Te voilà hors jeu. Qui commence la prochaine manche ?
skull-sure-place-rose = Tu poses une rose, face cachée ?
skull-sure-place-skull = Tu poses ton crâne, face cachée ?
skull-sure-challenge =
    { $count ->
        [one] Tu paries pouvoir retourner une rose ?
       *[other] Tu paries pouvoir retourner { $count } roses ?
    }
skull-sure-pass = Tu passes et tu laisses le pari aux autres ?
skull-sure-flip-own = Tu retournes le disque du dessus de ton tapis ?
skull-sure-flip = Tu retournes le disque du dessus chez { $player } ?
skull-sure-lose-rose = Tu cèdes une rose pour toujours ?
skull-sure-lose-skull = Tu cèdes ton crâne pour toujours ?
skull-sure-pick = C’est le disque { $place } qui s’en va ?
skull-sure-first = Tu laisses { $player } commencer la prochaine manche ?
skull-sure-show-rose = Tu montres à tous une rose que personne n’a retournée ?
skull-sure-show-skull = Tu montres à tous ton crâne, que personne n’a retourné ?
skull-may-show = Facultatif. Tout le monde voit un disque que j’avais posé à la manche précédente.
skull-you-are-out = Rien à faire : te voilà hors jeu
skull-or-claim = Ou parie : combien de roses ?
skull-challenge-menu = Parie : combien de roses ?
skull-made-disc = pose un disque
skull-made-rose = pose une rose
skull-made-skull = pose le crâne
skull-made-said = parie sur { skull-roses }
skull-made-passed = passe
skull-made-flipped = retourne un disque chez { $owner }
button-pass = Passer
skull-button-discs = Mes disques
skull-button-decide = Voir mes disques et décider
skull-button-show = Voir mes disques / jouer
skull-button-flip = Voir mes disques / retourner
skull-help-signs = **Signes :** { $rose } rose · { $skull } crâne · { $unknown } à retourner · les tapis et le dos de leurs disques : { $backs }
skull-add-rose = Poser une rose
skull-add-skull = Poser le crâne
skull-show-rose = Montrer ma rose non retournée
skull-show-skull = Montrer mon crâne non retourné
skull-words-place = Poser : { $disc }
skull-lose-rose = Perdre une rose
skull-lose-skull = Perdre le crâne
skull-words-lose = Disque à perdre : { $disc }
skull-words-claim = Parier sur { skull-roses }
skull-words-player = { $player } : { $height ->
        [0] aucun disque
        [one] { $height } disque
       *[other] { $height } disques
    } sur le tapis, { $discs } en tout, paris gagnés : { $bets }.
skull-words-out = { $player } : hors jeu.
skull-words-has-passed = A passé.
skull-words-has-passed-you = Tu as passé.
skull-words-added = { $player } a ajouté un disque : { $height } sur le tapis.
skull-words-said = { $player } a parié pouvoir retourner { skull-roses }.
skull-words-passed = { $player } a passé.
skull-words-since = Depuis ton dernier coup : { $news }
skull-words-nothing-since = Rien ne s’est passé depuis ton dernier coup.

## Options
option-opponent_discard = Disque perdu sur le crâne d’un autre
option-opponent_discard-owner_picks = Choisi par l’adversaire
option-opponent_discard-owner_picks-why = Les disques sont mélangés face cachée ; la personne qui a posé le crâne en choisit un.
option-opponent_discard-auto_random = Au hasard
option-opponent_discard-auto_random-why = Un disque s’en va au hasard, sans rien demander à personne : c’est plus rapide.

## Boards
fact-bets =
    { $count ->
        [one] { $count } pari gagné
       *[other] { $count } paris gagnés
    }
fact-skulls =
    { $count ->
        [one] { $count } crâne retourné
       *[other] { $count } crânes retournés
    }
fact-bluffs =
    { $count ->
        [one] { $count } bluff réussi
       *[other] { $count } bluffs réussis
    }
record-bets = Paris gagnés
record-bluffs = Bluffs réussis
record-own_skulls = Ses propres crânes retournés
skull-stats-claims =
    { $won ->
        [one] { $won } pari sur { $all } a été gagné.
       *[other] { $won } paris sur { $all } ont été gagnés.
    }
skull-stats-lost = Paris perdus
skull-stats-whose = son crâne { $own }, celui d’un autre { $others }

## Refusals
SR-1-1 = On joue de trois à six à cette table.
SR-1-2 = Le sort désigne qui commence la partie.
SR-2-1 = Pose l’un de tes disques : { $cards }.
SR-2-3 = On ne passe pas avant un pari : ajoute un disque ou parie.
SR-2-5 = Ta main est vide : tu dois parier.
SR-2-7 = Un pari est lancé : on n’ajoute plus de disques. Surenchéris ou passe.
SR-3-1 = Parie sur un nombre que les tapis permettent : { $cards }.
SR-3-2 = Parie plus que le plus haut pari : { $cards }.
SR-3-3 = Tu as passé : tu ne paries plus cette manche.
SR-4-1 = D’abord ton propre tapis, en partant du haut.
SR-4-2 = Il n’y a plus rien face cachée ici. Choisis un autre tapis.
SR-4-6 = Après un pari, tu peux montrer tes disques que personne n’a vus, jusqu’à ce que les prochains premiers disques soient posés.
SR-5-3 = Les disques sont mélangés, face cachée : choisis-en un par sa place.
SR-5-4 = Cède l’un de tes disques : { $cards }.
SR-5-7 = Désigne quelqu’un à qui il reste des disques.
R-SR-10 = Chacun pose d’abord un disque. Tu peux encore changer le tien.

## L’image des tapis
skull-short-place = Pose ton premier disque
skull-short-turn = Pose un disque ou parie
skull-short-bid = Plus de { $number }, ou passe
skull-short-must = Parie : ta main est vide
skull-short-flip-own = Retourne ton disque du dessus
skull-short-flip = Retourne un disque
skull-short-lose = Choisis un disque à perdre
skull-short-pick = Choisis un disque chez { $player }
skull-short-first = Choisis qui commence
skull-picture-passed = passe
skull-broke = Tu as parié { $number } et trouvé le crâne de { $player }.
skull-broke-own = C’était ton propre crâne.
skull-ribbon-last = dernier pari
skull-ribbon-won = Pari gagné : { $won } sur { $bets }
skull-ribbon-own = Ton propre crâne : tu perds un disque
skull-ribbon-other = Crâne posé par { $player } : tu perds un disque
skull-ribbon-mine = { $player } a buté sur ton crâne
skull-ribbon-aside = { $player } a perdu le pari
skull-ribbon-not-won = { $player } gagne le pari : { $won } sur { $bets }
skull-pile-drawn =
    { $count ->
        [one] Tu as posé
       *[other] Posés (dernier à droite)
    }
skull-ribbon-unclaimed =
    { $count ->
        [one] 1 disque posé, pas encore de pari
       *[other] { $count } disques posés, pas encore de pari
    }
skull-ribbon-claims = { $player } parie { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-claims-you = Tu paries { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-flips = { $player } : { $found } sur { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-ribbon-flips-you = Toi : { $found } sur { $count ->
        [one] 1 rose
       *[other] { $count } roses
    }
skull-picture-left =
    { $count ->
        [one] 1 disque restant
       *[other] { $count } disques restants
    }
skull-tip-turn = Parie combien de roses tu peux retourner, d’abord les tiennes ; un crâne te coûte un disque.
skull-tip-bid = Le plus haut pari retourne autant de disques, d’abord les siens ; un crâne coûte un disque.
