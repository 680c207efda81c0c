# Skull King at the table.

## Cards
suit-green = Vert
suit-yellow = Jaune
suit-purple = Violet
suit-black = Noir
suit-green-letter = Ve
suit-yellow-letter = J
suit-purple-letter = Vi
suit-black-letter = N
suit-green-of = vert
suit-yellow-of = jaune
suit-purple-of = violet
suit-black-of = noir
card-number = { $number } { $suit }
card-escape = Fuite
card-mermaid = Sirène
card-skull-king = Skull King
card-tigress = Tigresse
card-tigress-pirate = Tigresse en pirate
card-tigress-escape = Tigresse en fuite
card-pirate-rosie = Rosie la Douce
card-pirate-bendt = Will le Bandit
card-pirate-rascal = Rascal le Flambeur
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry le Géant

## The table
sk-title = Skull King · manche { $round } sur { $rounds }
sk-title-scored = Skull King · manches jouées : { $round } sur { $rounds }
sk-title-over = Skull King · le score le plus haut gagne
sk-lot = On tire au sort le premier donneur…
sk-cry-modern = Yo-ho-ho !
sk-cry-legacy = YO-HO-HO !
sk-even = Les mises font juste le nombre de plis : tout le monde peut encore réussir.
sk-over-bid = { $bids } plis misés pour { $tricks } : quelqu’un ratera sa mise.
sk-over-bid-open = { $bids } plis misés pour { $tricks }.
sk-under-bid =
    { $bids ->
        [one] { $bids } pli misé, { $tricks } à prendre : quelqu’un en fera trop.
       *[other] { $bids } plis misés, { $tricks } à prendre : quelqu’un en fera trop.
    }
sk-under-bid-open =
    { $bids ->
        [one] { $bids } pli misé, { $tricks } à prendre.
       *[other] { $bids } plis misés, { $tricks } à prendre.
    }
sk-trick = pli { $number } sur { $tricks }
sk-leader = { $player } commence le premier pli
sk-leader-you = Tu commences le premier pli
sk-line-bid = misé { $bid }, fait { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }
sk-line-taken = plis : { $won } sur { $bid }
sk-table-player = Joueur
sk-table-bid = mise
sk-score-took = plis
sk-score-points = pts
sk-points = Points
sk-bids = Les mises
sk-pad-round = Points de cette manche : { $points }.
sk-pirate-named = { $card } (pirate)
sk-last-trick = Pli précédent : { $told }
sk-taken = **{ $player }** l’a pris { $why }
sk-taken-you = **Tu** l’as pris { $why }
sk-took-last = **{ $player }** a pris le pli précédent { $why }
sk-took-last-you = **Tu** as pris le pli précédent { $why }

## The first line of every screen
sk-head-bids = Tout le monde mise : déjà { $count } sur { $seats }
sk-head-bids-left =
    { $missing ->
        [one] { $players } doit encore miser
       *[other] { $players } doivent encore miser
    }
sk-what-bid =
    { $tricks ->
        [one] **Une mise :** si tu feras ou non le seul pli.
       *[other] **Une mise :** combien des { $tricks } plis tu feras.
    }
sk-head-bid-you =
    { $cards ->
        [one] À toi : feras-tu le seul pli ?
       *[other] À toi : combien de plis vas‑tu faire, sur { $cards } ?
    }
sk-head-bid-in = Tu as misé { $bid } : attends les autres
sk-head-loads = Prudent ou risqué ? Déjà { $count } sur { $seats }
sk-head-loads-left =
    { $missing ->
        [one] { $players } doit encore choisir : prudent ou risqué
       *[other] { $players } doivent encore choisir : prudent ou risqué
    }
sk-head-load-you = À toi : choisis, prudent ou risqué
sk-head-load-in = { $load } : attends les autres
sk-head-rosie = À { $player } de choisir qui commence le prochain pli
sk-head-rosie-you = À toi : choisis qui commence le prochain pli
sk-head-bendt = À { $player } de défausser
sk-head-bendt-you =
    { $count ->
        [one] À toi : défausse { $count } carte
       *[other] À toi : défausse { $count } cartes
    }
sk-head-rascal = À { $player } de parier sur sa mise
sk-head-rascal-you = À toi : parie sur ta mise
sk-head-harry = À { $player } de garder ou de changer sa mise
sk-head-harry-you = À toi : garde ou change ta mise
sk-head-scored = Manche { $round } finie
sk-head-scored-led =
    { $count ->
        [one] { $players } mène après la manche { $round }
       *[other] { $players } mènent après la manche { $round }
    }

## The panel
panel-bid-changeable = Tu peux changer tant que tous n’ont pas misé.
panel-own =
    { $bid ->
        [one] Tu as misé { $bid } pli et fait { $won } : encore { $more } à faire.
       *[other] Tu as misé { $bid } plis et fait { $won } : encore { $more } à faire.
    }
panel-own-enough =
    { $bid ->
        [one] Tu as misé { $bid } pli et tu l’as fait : essaie de ne pas en faire d’autre.
       *[other] Tu as misé { $bid } plis et tu les as faits : essaie de ne pas en faire d’autre.
    }
panel-own-none = Tu as misé 0 pli et n’en as fait aucun : essaie de continuer ainsi.
panel-own-over =
    { $bid ->
        [one] Tu as misé { $bid } pli et fait { $won } : déjà { $over } de trop.
       *[other] Tu as misé { $bid } plis et fait { $won } : déjà { $over } de trop.
    }
panel-own-bid =
    { $bid ->
        [one] Tu as misé { $bid } pli.
       *[other] Tu as misé { $bid } plis.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **Un pli :** une carte chacun ; en général, la plus forte les prend.
       *[no] **Un pli :** une carte chacun ; la plus forte les prend.
    }
sk-not-now = Interdites pour l’instant, car tu as du { $suit } : { $cards }
sk-why-bid = **Mise juste :** +20 par pli.
sk-why-bid-wrong = **Mise ratée :** −10 par pli en trop ou en moins.
sk-why-bid-zero = **Mise 0 :** +{ $zero }, ou −{ $zero } dès que tu fais un pli.
sk-why-bid-rascal = **Mise juste :** +{ $full }. **Un pli de trop ou de moins :** +{ $half }. Sinon, rien.
sk-ranks = **Les plus fortes :** le Skull King bat les pirates, qui battent les sirènes, qui battent le Skull King. { $whale ->
        [yes] Sauf si la Baleine blanche est jouée, tous battent les numéros et le noir bat les autres couleurs.
       *[no] Tous battent les numéros. Le noir bat les autres couleurs.
    }
sk-letters = **Lettres sur les cartes :** { $suits }.
sk-pirates-held = **Pirates dans ta main :** { $pirates }.
sk-scored-next = Rien à faire : la manche suivante arrive plus bas, dans un nouveau message.
sk-next = Rien à faire : la prochaine manche commence toute seule

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] une sirène
        [king] le Skull King
        [pirate] un pirate
        [escape] une fuite
        [loot] un butin
        [tigress] la { $card }
       *[other] { $card }
    }
why-king = avec { $card }, qui bat tout ce qui est là.
why-king-pirate = avec { $card }, qui capture tout pirate du pli.
why-mermaid-king = avec { $card }, qui capture le Skull King.
why-mermaid = avec { $card }, qui bat tous les numéros.
why-mermaid-first = avec { $card }, la première jouée.
why-pirate = avec { $card }, qui bat les numéros et les sirènes.
why-pirate-first = avec { $card }, arrivé avant les autres pirates.
why-trump = avec le { $card }, le plus haut noir : le noir bat les autres couleurs.
why-suit = avec le { $card } : le pli a commencé par du { $suit }, et c’était le plus haut.
why-first-suit = avec le { $card } : le premier numéro était { $suit }, et c’était le plus haut.
why-only-number = avec le { $card }, le seul numéro.
why-escapes = avec { $card } : il n’y avait que des fuites, et la première gagne.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] le { $cards }
        [mermaid] la { $cards }
        [king] le { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = avec le bonus pour avoir pris { $bonuses }
bonus-if-exact = Bonus si la mise est juste : { $bonuses }
bonus-lost = pas de bonus pour { $bonuses } : mise ratée
bonus-counting-per-trick = (ici une capture compte une fois par pli ; par carte ce serait { $other })
bonus-counting-per-card = (ici chaque carte capturée compte ; une fois par pli ce serait { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = Le pli a commencé par du { $suit } : le plus haut { $suit } gagne, sauf si du noir ou une carte spéciale change tout.
sk-open-first-suit = Le premier numéro est { $suit } : le plus haut { $suit } gagne, sauf si du noir ou une carte spéciale change tout.
sk-open-trump = Le noir bat les autres couleurs : le plus haut gagne, sauf si une carte spéciale change tout.
sk-open-escape = Une fuite perd contre tout le reste.
sk-open-escape-first = Entre plusieurs fuites, la première gagne, tant que rien d’autre n’est joué.
sk-open-pirate = Un pirate bat les numéros et les sirènes, mais pas le Skull King.
sk-open-pirate-first = Entre pirates, le premier gagne, sauf si le Skull King arrive.
sk-open-mermaid = Une sirène bat les numéros et le Skull King, mais pas les pirates.
sk-open-mermaid-first = Entre deux sirènes, la première gagne, sauf si un pirate arrive.
sk-open-mermaid-king = Une sirène bat le Skull King.
sk-open-king = Le Skull King bat les numéros et les pirates, mais pas les sirènes.
sk-open-whale = Avec la Baleine blanche, seuls les numéros comptent : le plus haut mène.
sk-open-whale-alone = La Baleine blanche détruit le pli si aucun numéro n’est joué.
sk-open-kraken = En l’état, le Kraken détruit ce pli : il n’est à personne.

## What a special card does, beside the hand
sk-gloss-kraken = personne ne prend le pli, sauf si la Baleine blanche est jouée après.
sk-gloss-whale = le plus haut numéro prend le pli, quelle que soit sa couleur ; sans numéro, personne.
sk-gloss-loot = une fuite ; toi et la personne qui prend le pli gagnez +20 si vos deux mises sont justes.
sk-gloss-wild = tu la joues comme pirate ou comme fuite (qui perd le pli).
sk-gloss-king = bat les numéros et les pirates, perd contre les sirènes.
sk-gloss-mermaid = bat les numéros et le Skull King, perd contre les pirates.
sk-gloss-pirate = bat les numéros et les sirènes, perd contre le Skull King.
sk-gloss-escape = perd contre les autres cartes ; si tout le monde joue une fuite, la première gagne.
sk-gloss-power = { $told }, si cette carte prend le pli.

## The score sheet
sheet-title = Manche { $round } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sheet-bid-won = mise/pli
sheet-bid = mise
sheet-bonus = bonus
sheet-round = manche
sheet-total = total
sheet-legend = { sheet-bid-won } : plis misés et plis faits · { sheet-bid } : points de la mise · { sheet-bonus } : tous les autres points · { sheet-round } : points de la manche · { sheet-total } : points jusqu’ici
own-bid = **Manche { $round }.** Tu as misé { $bid } et fait { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    } : { $points }.
own-bid-changed = **Manche { $round }.** Tu as misé { $bid }, { $final } avec Harry, et fait { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    } : { $points }.
own-bonus = { $points } de bonus
own-bonus-lost = Tes bonus sont perdus.
own-loot = { $points } pour les alliances
own-wager = { $points } pour ton pari
podium-captain =
    { $count ->
        [one] 🏴‍☠️ **{ $players }** gagne !
       *[other] 🏴‍☠️ **{ $players }** gagnent !
    }
podium-captain-you =
    { $count ->
        [one] 🏴‍☠️ Tu gagnes !
       *[other] 🏴‍☠️ Tu gagnes avec **{ $players }** !
    }
sk-captain =
    { $count ->
        [one] Capitaine des Sept Mers !
       *[other] Capitaines des Sept Mers !
    }
podium-rounds = Totaux, manche par manche
podium-rounds-legend = À gauche, la manche ; sous chaque nom, les points jusque-là.
podium-after = Après la manche { $round } : { $totals }.
award-sharpest = 🎯 **Œil de lynx :** { $players }, { $count ->
        [one] { $count } mise juste
       *[other] { $count } mises justes
    }
award-boldest = 🦁 **Mise la plus osée :** { $players }, une mise de { $count } réussie
award-hunter = 💎 **Chasse au trésor :** { $players }, { $count } points de bonus
award-shipwreck = ⚓ **Plus beau naufrage :** { $players }, { $count } points perdus en une manche
fact-exact =
    { $count ->
        [one] { $count } mise juste sur { $rounds }
       *[other] { $count } mises justes sur { $rounds }
    }
record-exact = Mises justes
record-exact_0 = Mises de 0 réussies
record-captures = Cartes spéciales capturées
record-biggest = Meilleure manche
sk-stats-exact =
    { $part ->
        [one] { $part } mise sur { $whole } a été juste : exactement autant de plis qu’annoncé ({ $percent }).
       *[other] { $part } mises sur { $whole } ont été justes : exactement autant de plis qu’annoncé ({ $percent }).
    }
sk-stats-size = Mises de { $bid }
stats-further-skull-king = Mises par nombre de plis

## Cards of the expansions and of the older edition
suit-red = Rouge
suit-blue = Bleu
suit-red-letter = R
suit-blue-letter = B
suit-red-of = rouge
suit-blue-of = bleu
card-kraken = Kraken
card-whale = Baleine blanche
card-loot = Butin
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary en pirate
card-scary-mary-escape = Scary Mary en fuite
why-whale = avec le { $card }, plus haut numéro : avec la Baleine blanche, rien d’autre ne compte.
why-destroyed-kraken = Le Kraken détruit ce pli : il n’est à personne.
why-destroyed-whale = La Baleine blanche ne trouve aucun numéro et détruit ce pli.
sk-moment-capture = Pli précédent : belle prise !
sk-moment-kraken = Pli précédent : le Kraken !
sk-moment-whale = Pli précédent : la Baleine blanche !

## Short names for buttons, and Graybeard
card-pirate = Pirate
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Will
card-pirate-rascal-short = Rascal
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Barbe Grise
ghost-joins = À deux, le fantôme de Barbe Grise s’assoit en troisième et retourne ses cartes tout seul.
sk-ghost =
    { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } · { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }

## Loads, powers and alliances
load-grapeshot = Chevrotine
load-cannonball = Boulet de canon
load-button-grapeshot = Chevrotine : prudent
load-button-cannonball = Boulet de canon : risqué
sk-extra-round = 🤝 Égalité en tête : une manche de plus pour trancher.
power-rosie = ⚔️ Rosie (pirate) : **{ $player }** laisse **{ $named }** commencer le prochain pli.
power-rosie-you = ⚔️ Rosie (pirate) : tu laisses **{ $named }** commencer le prochain pli.
power-rosie-named = ⚔️ Rosie (pirate) : **{ $player }** te laisse commencer le prochain pli.
power-rosie-kept = ⚔️ Rosie (pirate) : **{ $player }** choisit de commencer aussi le prochain pli.
power-rosie-kept-you = ⚔️ Rosie (pirate) : tu choisis de commencer aussi le prochain pli.
power-rosie-due = **Rosie la Douce** (pirate) : **{ $player }** choisit qui commence le prochain pli.
power-rosie-due-you = **Rosie la Douce** (pirate) : tu choisis qui commence le prochain pli.
power-bendt = ⚔️ Will (pirate) : { $count ->
        [0] rien à piocher pour **{ $player }**, tout est distribué.
       *[other] **{ $player }** en pioche { $count } et en défausse autant, face cachée.
    }
power-bendt-you =
    ⚔️ Will (pirate) : { $count ->
        [0] rien à piocher pour toi, tout est distribué.
       *[other] tu en as pioché { $count } et défaussé autant, face cachée.
    }
power-bendt-due = **Will le Bandit** (pirate) : **{ $player }** a pioché et choisit sa défausse.
power-bendt-due-you = **Will le Bandit** (pirate) : tu as pioché et tu choisis ta défausse.
power-rascal = ⚔️ Rascal (pirate) : **{ $player }** { $wager ->
        [0] ne parie rien.
       *[other] parie { $wager } sur une mise juste.
    }
power-rascal-you =
    ⚔️ Rascal (pirate) : { $wager ->
        [0] tu ne paries rien.
       *[other] tu paries { $wager } sur une mise juste.
    }
power-rascal-due = **Rascal le Flambeur** (pirate) : **{ $player }** peut parier 0, 10 ou 20 sur une mise juste.
power-rascal-due-you = **Rascal le Flambeur** (pirate) : tu peux parier 0, 10 ou 20 sur une mise juste.
power-juanita = ⚔️ Juanita (pirate) : { $count ->
        [0] plus aucune carte non distribuée à montrer à **{ $player }**.
       *[other] **{ $player }** voit, et personne d’autre, les cartes non distribuées ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (pirate) : { $count ->
        [0] plus aucune carte non distribuée à te montrer.
       *[other] tu vois, et personne d’autre, les cartes non distribuées ({ $count }).
    }
power-harry = ⚔️ Harry (pirate) : **{ $player }** pourra monter ou baisser sa mise d’un pli après le dernier.
power-harry-you = ⚔️ Harry (pirate) : tu pourras monter ou baisser ta mise d’un pli après le dernier.
power-harry-due = La manche est finie, à un changement près : **Harry le Géant** (pirate) laisse **{ $player }** monter ou baisser sa mise d’un pli avant les points.
power-harry-due-you = La manche est finie, à un changement près : **Harry le Géant** (pirate) te laisse monter ou baisser ta mise d’un pli avant les points.
power-late = { $card } arrive trop tard : ce pouvoir ne sert plus après le dernier pli.
alliance-made = 💰 **{ $one }** et **{ $two }** s’allient : +20 chacun si leurs deux mises sont justes.
alliance-made-you = 💰 **{ $ally }** et toi êtes alliés : +20 chacun si vos deux mises sont justes.
alliance-none = 💰 Ce butin ne crée aucune alliance.
alliance-none-other = 💰 L’autre butin ne crée aucune alliance.
store-loot = 🤝 Alliances : { $pairs }
store-wager = 🎲 **{ $player }** parie { $wager } sur une mise juste
store-wager-you = 🎲 Tu paries { $wager } sur une mise juste
store-harry = ⚖️ Harry (pirate) : **{ $player }** pourra encore changer sa mise d’un pli
store-harry-you = ⚖️ Harry (pirate) : tu pourras encore changer ta mise d’un pli

## What the panel asks
panel-bid-menu = Choisis ta mise
panel-play-menu = Choisis la carte à jouer
panel-load = Choisis comment ta mise compte dans cette manche. Tous les choix sont révélés ensemble.
panel-load-changeable = Tu peux changer ton choix tant que tous n’ont pas choisi.
panel-load-why = **Chevrotine (prudent) :** juste +{ $full }, un pli { $zero ->
        [yes] de trop
       *[no] d’écart
    } +{ $half }, sinon 0.
panel-load-ball = **Boulet de canon (risqué) :** juste +{ $ball }, sinon 0.
panel-load-bonus = Bonus des cartes capturées : entier si ta mise est juste, la moitié avec la chevrotine à un pli près, sinon rien.
panel-rosie = **Rosie la Douce** (pirate) a pris le pli pour toi : à toi de choisir.
panel-rosie-self = Moi
panel-bendt = **Will le Bandit** (pirate) t’apporte : { $cards }. Défausse maintenant { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face cachée. Tu peux défausser les nouvelles.
panel-bendt-menu = Choisis-en { $count } à défausser
panel-drawn = Tout juste piochée
panel-rascal = **Rascal le Flambeur** (pirate) t’a donné le pli. Ton pari est gagné si ta mise est juste, perdu sinon.
panel-harry =
    Tu as misé { $bid } et fait { $won ->
        [one] { $won } pli
       *[other] { $won } plis
    }.
panel-harry-why = **Harry le Géant** (pirate) te laisse la monter ou la baisser de 1.
panel-harry-with = { $made } ({ $points } points)
panel-harry-keep = Garder { $bid }
sk-made-bid = mise de { $bid }
sk-made-load-grapeshot = chevrotine
sk-made-load-cannonball = boulet de canon
sk-sure-bid = Tu mises { $bid } ? C’est la dernière mise : tout le monde va les voir toutes.
sk-sure-load-grapeshot = Tu charges de la chevrotine ? Il ne manque que toi : tout le monde va voir tous les choix.
sk-sure-load-cannonball = Tu charges un boulet de canon ? Il ne manque que toi : tout le monde va voir tous les choix.
sk-sure-play = Tu joues cette carte : { $card } ?
sk-sure-lead = Tu laisses { $player } commencer le prochain pli ?
sk-sure-lead-self = Tu commences toi-même le prochain pli ?
sk-sure-discard = Tu défausses cette carte : { $card } ?
sk-sure-discard-two = Tu défausses { $first } et { $second } ?
sk-sure-wager = Tu paries { $points } points sur ta mise ?
sk-sure-wager-none = Tu ne paries rien ?
sk-sure-adjust = Tu fais passer ta mise de { $bid } à { $final } ?
sk-sure-adjust-keep = Tu gardes ta mise de { $bid } ?
panel-free-lead = N’importe quelle carte peut commencer un pli.
panel-free-open = Aucun numéro n’a encore été joué, tu peux donc jouer n’importe quelle carte.
panel-free-began =
    Le pli a commencé par { $kind ->
        [mermaid] une sirène
        [king] le Skull King
        [kraken] le Kraken
        [whale] la Baleine blanche
       *[other] un pirate
    }, tu peux donc jouer n’importe quelle carte.
panel-free-before =
    Avant tout numéro, on a joué { $kind ->
        [mermaid] une sirène
        [king] le Skull King
        [kraken] le Kraken
        [whale] la Baleine blanche
       *[other] un pirate
    } : tu peux donc jouer n’importe quelle carte.
panel-none-beats = Pour l’instant, aucune des cartes que tu peux jouer ne prend ce pli.
panel-none-beats-last = Tu joues en dernier, et aucune des cartes que tu peux jouer ne prend ce pli.
panel-free-void = Tu n’as pas de { $suit } : tu peux jouer n’importe quelle carte.
panel-free-all = Toutes tes cartes conviennent à ce pli : tu peux jouer celle que tu veux.
panel-stock = Juanita (pirate) te montre les cartes restantes
panel-stock-none = Aucune : tout a été distribué.
replay-undealt = Non distribuées, montrées par Juanita Jade

## More reasons, and the judge
why-pirate-mermaid = avec { $card }, qui capture les sirènes du pli.
why-pirate-mermaid-first = avec { $card }, arrivé avant les autres pirates, qui capture les sirènes du pli.
why-whale-first = avec le { $card }, arrivé avant son égal : avec la Baleine blanche, seuls les numéros comptent.
why-next-kraken = **{ $next }** l’aurait remporté et commence le suivant.
why-next-kraken-you = Tu l’aurais remporté : tu commences le suivant.
why-next-whale = **{ $next }** l’a jouée et commence le suivant.
why-next-whale-you = Tu l’as jouée : tu commences le suivant.
why-second-leviathan = Des deux léviathans seul le second agit ; le premier n’est qu’une fuite.
why-ghost = Barbe Grise le met de côté : il ne rapporte rien à personne.
bonus-if-near = Bonus, entier si la mise est juste, moitié à un pli près : { $bonuses }
bonus-half = { $bonuses }, mais seule la moitié compte : { $points }
bonus-counting-edition = (dans cette édition chaque carte capturée compte)
hit-direct = coup direct
hit-near = frappe à revers
hit-miss = échec cuisant
sheet-loot = alliance avec { $player } +20
sheet-loot-you = alliance avec toi +20
sheet-loot-lost = alliance avec { $player } manquée
sheet-loot-lost-you = alliance avec toi manquée
sheet-wager = pari { $points }
sheet-harry = Harry a changé la mise de { $bid } à { $final }
sheet-harry-kept = mise inchangée, alors que Harry permettait de la changer
ruling-title = Le verdict
ruling-player = Joueur { $number }
ruling-leads = Commence le suivant : **{ $player }**
ruling-count = Donne les cartes d’un pli dans l’ordre où elles ont été jouées, avec des virgules : de { $least } à { $most }.
ruling-count-exactly = Donne les { $count } cartes d’un pli dans l’ordre où elles ont été jouées, avec des virgules.
ruling-unknown = Je ne connais pas cette carte : { $card }.
ruling-elsewhere = Cette édition n’a pas cette carte : { $card }.
ruling-instead = À la place, je prendrais : { $cards }.
ruling-known = Je connais les couleurs avec leur numéro, les noms, les lettres et les signes ; par exemple vert 7, J3, Rosie, sirène.
ruling-twice =
    { $count ->
        [one] Il n’y en a qu’une dans le paquet : { $card }.
       *[other] Il n’y en a que { $count } dans le paquet : { $card }.
    }
ruling-power = { $card } agit tout de suite, sauf si c’était le dernier pli.
ruling-power-nameless = Un pirate qui a un nom utilise son pouvoir.
ruling-power-harry = { $card } agit après le dernier pli de la manche : qui l’a remporté peut alors changer sa mise d’un pli.
ruling-power-rascal = { $card } agit tout de suite. Si c’était le dernier pli, seulement là où les règles maison permettent encore de parier.
ruling-power-always = { $card } agit tout de suite, même après le dernier pli.
ruling-if-powers = { $told } Seulement là où l’on joue les pouvoirs.
ruling-depends = Cela dépend de **{ $option }** :
ruling-else = rien de plus
ruling-either = La même chose dans les deux éditions
ruling-table = Selon les règles de ta table ici
ruling-wild = Dis comment elle a été jouée : { $pirate } ou { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = verte, perroquet, vertes
also-yellow = coffre au trésor, coffre
also-purple = violette, carte au trésor, carte
also-black = noire, drapeau pirate, drapeau noir, drapeau, atout, pavillon
also-red = rouges
also-blue = bleue
also-escape = drapeau blanc, évasion
also-pirate = corsaire, boucanier
also-mermaid = ondine
also-king = roi, roi des pirates, roi pirate
also-kraken = pieuvre, calmar
also-whale = baleine
also-loot = trésor
also-tigress = tigre
also-scary-mary = mary
also-pirate-rosie = rosie, laney, la douce
also-pirate-bendt = will, bendt, bandit
also-pirate-rascal = rascal, flambeur
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, géant
also-fillers = le, la, les, un, une, des, de, du, d, l, et, en, comme, au, aux

## Words-only style
words-must-follow = Pas maintenant : { $cards }, car tu as du { $suit } et tu dois fournir.
words-bid = Miser { $bid }
words-wager = Parier { $points }
words-adjust = { $way ->
        [up] Monter à { $bid }
       *[down] Baisser à { $bid }
    }
words-load = { $player } a chargé : { $load }.
words-load-you = Tu as chargé : { $load }.
words-line = { $player } a misé { $bid } et fait { $won } : { $points } points, total { $total }.
words-line-you = Tu as misé { $bid } et fait { $won } : { $points } points, total { $total }.
words-line-bonus = { $player } a misé { $bid } et fait { $won } : { $scored } pour la mise et { $extra } à part, donc { $points } points dans cette manche, total { $total }.
words-line-bonus-you = Tu as misé { $bid } et fait { $won } : { $scored } pour la mise et { $extra } à part, donc { $points } points dans cette manche, total { $total }.

## L’image d’une manche
sk-short-bid =
    { $cards ->
        [one] Feras-tu le pli ?
       *[other] Combien de plis sur { $cards } ?
    }
sk-short-lead = Choisis qui commence
sk-short-discard = Défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
sk-short-wager = Parie sur ta mise
sk-short-adjust = Garde ou change ta mise
sk-short-load = Points prudents ou risqués ?
sk-bid-line = Juste : +20 par pli · écart : −10 chacun · zéro : ±{ $zero }
sk-bid-line-rascal = Juste : +{ $full } · un d’écart : +{ $half }
sk-ribbon-bids = { $cry } Mises : { $bids } en tout pour { $tricks ->
        [one] 1 pli
       *[other] { $tricks } plis
    }
sk-ribbon-kraken = Le kraken avale tout
sk-ribbon-whale = La baleine engloutit tout

## L’image d’un résultat
sk-scored-own = Manche { $round } : { $points } pour toi
sk-scored-aim = Le plus haut gagne
sk-scored-took = plis
sk-scored-figure = { $won } sur { $bid }
sk-scored-round = points
sk-chip-bonus = bonus
sk-chip-loot = butin
sk-chip-wager = pari
sk-broke-over = Un pli de trop : mise de { $bid }, tu en as déjà { $won }.
sk-broke-under = Il n’en restait pas assez : mise de { $bid }, tu en avais { $won }, et il en restait { $left }.
