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
card-number = { $suit } { $number }
card-escape = Fuite
card-mermaid = Sirène
card-skull-king = Skull King
card-tigress = Tigresse
card-tigress-pirate = Tigresse : pirate
card-tigress-escape = Tigresse : fuite
card-pirate-rosie = Rosie la Douce
card-pirate-bendt = Will le Bandit
card-pirate-rascal = Rascal le Flambeur
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry le Géant

## The table
sk-title = Skull King · manche { $round } sur { $rounds }
sk-title-over = Skull King · score final
sk-subtitle =
    { $cards ->
        [one] { $cards } carte chacun
       *[other] { $cards } cartes chacun
    } · donne : { $dealer } · entame : { $leader }
sk-lot = On tire au sort le premier donneur…
sk-shuffling = On mélange tout le paquet…
sk-bids-in = **Mises secrètes** : { $count } sur { $seats } sont faites
sk-cry = Yo-ho-ho !
sk-even = Les mises tombent juste : quelqu'un va gâcher cela.
sk-over-bid = { $count } de trop : tout le monde ne peut pas avoir raison.
sk-under-bid = Il en manque { $count } : quelqu'un en fera plus qu'il ne veut.
sk-trick = **Pli { $number } sur { $tricks }**
sk-ahead = en tête
sk-to-lead = ⏳ À **{ $player }** d'entamer
sk-to-play = ⏳ À **{ $player }** de jouer
sk-last-trick = **Dernier pli** : { $plays }
sk-won-of = { $won } sur { $bid }
sk-no-cards = Aucune carte sur la table

## The panel
panel-bid = **Combien de plis vas-tu faire ?** Tu as { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
panel-bid-changeable = Tu as misé **{ $bid }**. Tu peux changer jusqu'à la dernière mise.
panel-play = **À toi.** Joue une carte :
panel-lead = **À toi d'entamer.** Joue la carte que tu veux :

## Why a trick was won
why-king = Pli pour **{ $winner }** : { $card } bat tout ce qui est là.
why-king-pirate = Pli pour **{ $winner }** : { $card } capture les pirates.
why-mermaid-king = Pli pour **{ $winner }** : { $card } capture le Skull King.
why-mermaid = Pli pour **{ $winner }** : { $card } bat tous les numéros.
why-mermaid-first = Pli pour **{ $winner }** : { $card }, la première des sirènes.
why-pirate = Pli pour **{ $winner }** : { $card } bat numéros et sirènes.
why-pirate-first = Pli pour **{ $winner }** : { $card }, le premier des pirates.
why-trump = Pli pour **{ $winner }** : { $card } est le plus fort atout.
why-suit = Pli pour **{ $winner }** : { $card } est la plus forte de la couleur.
why-only-number = Pli pour **{ $winner }** : { $card } est le seul numéro.
why-escapes = Pli pour **{ $winner }** : rien que des fuites, et { $card } était la première.
bonus-captured = { $cards } { $points }
bonus-if-exact = Bonus si la mise est juste : { $bonuses }
bonus-lost = bonus perdu : { $bonuses }
bonus-counting-per-trick = (ici une capture compte une fois par pli ; par carte ce serait { $other })
bonus-counting-per-card = (ici chaque carte capturée compte ; une fois par pli ce serait { $other })

## The score sheet
sheet-title = Manche { $round } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sheet-bid-won = m/p
sheet-bid = mise
sheet-bonus = bon
sheet-total = tot
podium-captain =
    { $count ->
        [one] 🏴‍☠️ **{ $players }**, Capitaine des Sept Mers !
       *[other] 🏴‍☠️ **{ $players }** partagent le titre de Capitaine des Sept Mers !
    }
podium-rounds = Totaux, manche par manche
award-sharpest = 🎯 Œil de lynx : { $players }, { $count ->
        [one] { $count } mise juste
       *[other] { $count } mises justes
    }
award-boldest = 🦁 Promesse la plus osée : { $players }, une mise de { $count } tenue
award-hunter = 💎 Chasse au trésor : { $players }, { $count } points de bonus
award-shipwreck = 🪵 Plus beau naufrage : { $players }, { $count } points perdus en une manche
fact-exact = { $count } mises justes sur { $rounds }

## Rules in force and options
rules-length =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } de { $first } à { $last } cartes
rules-scoring-skull_king = système Skull King
rules-captures-per_trick = captures payées une fois par pli
rules-captures-per_card = captures payées par carte
option-captures = Personnages capturés
option-captures-per_trick = Une fois par pli
option-captures-per_trick-why = +20 ou +30 pour le pli, quel que soit le nombre de pirates ou sirènes capturés.
option-captures-per_card = Pour chaque carte
option-captures-per_card-why = +20 pour chaque sirène et +30 pour chaque pirate capturés.

## Cards of the expansions and of the older edition
suit-red = Rouge
suit-blue = Bleu
suit-red-letter = R
suit-blue-letter = B
card-kraken = Kraken
card-whale = Baleine blanche
card-loot = Butin
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary : pirate
card-scary-mary-escape = Scary Mary : fuite
why-whale = Pli pour **{ $winner }** : avec la Baleine blanche seuls les numéros comptent, et { $card } est le plus haut.
why-destroyed-kraken = Le Kraken détruit ce pli : il n'est à personne. **{ $next }**, qui l'aurait remporté, entame le suivant.
why-destroyed-whale = La Baleine blanche ne trouve aucun numéro et détruit ce pli. **{ $next }**, qui l'a jouée, entame le suivant.
