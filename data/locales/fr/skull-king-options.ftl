# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = Le jeu
options-house = Règles maison
option-preset = Formule
preset-base = Jeu de base
preset-base-why = 70 cartes, dix manches, rien de plus : l’idéal pour commencer.
preset-short_evening = Soirée courte
preset-short_evening-why = Le jeu de base en cinq manches de cinq cartes : environ deux fois plus court.
preset-leviathans = Léviathans
preset-leviathans-why = Le jeu de base avec le Kraken et la Baleine blanche.
preset-full_sail = Toutes voiles dehors
preset-full_sail-why = Les 74 cartes et les pouvoirs des pirates.
preset-rascal = Rascal
preset-rascal-why = Système Rascal avec charges de canon : aucune mise ne fait perdre de points.
preset-printed_rules = Règles imprimées
preset-printed_rules-why = Toutes voiles, captures par carte ; égalité : manche en plus ; à 8, 8 cartes max ; à 2, sans butin.
preset-older_edition = Ancienne édition
preset-older_edition-why = 66 cartes avec Scary Mary, de 2 à 6 joueurs, sans extras.
preset-own = À ta façon
preset-own-why = Aucune formule : choisi point par point.

## The six choices
option-edition = Édition
option-edition-modern = Moderne
option-edition-modern-why = De 70 à 74 cartes, numéros jusqu’à 14, la Tigresse, de 2 à 8 joueurs.
option-edition-legacy = Ancienne
option-edition-legacy-why = 66 cartes, numéros jusqu’à 13, Scary Mary, de 2 à 6 joueurs, sans variantes.
option-scoring = Points
option-scoring-skull_king = Système Skull King
option-scoring-skull_king-why = 20 par pli si c’est juste, sinon −10 par pli d’écart. Mise de 0 : ±10 par carte distribuée.
option-scoring-rascal = Système Rascal
option-scoring-rascal-why = 10 par carte si c’est juste, moitié à un pli près, rien au-delà ; la mise ne coûte jamais rien.
option-scoring-rascal_loads = Rascal avec charges
option-scoring-rascal_loads-why = Chacun choisit en secret : chevrotine (10 par carte, 5 à un pli près) ou boulet (15 ou rien).
option-cannon_loads = Charges de canon
option-seats = Nombre de joueurs
option-length = Durée
option-length-standard = Classique
option-length-even_keeled = À flot égal
option-length-skip_to_the_brawl = Droit à la bagarre
option-length-skirmish = Attaque éclair
option-length-broadside = Tir de barrage
option-length-whirlpool_x2 = Double tourbillon
option-length-whirlpool_x1 = Tourbillon
option-length-past_your_bedtime = Il se fait tard
option-length-why =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } ; cartes en main : { $cards }
option-length-range = { $first } à { $last }
option-length-own = Ta propre liste
option-length-typed = Une liste à toi…
option-length-typed-why = Écris combien de cartes a chaque manche, dans l’ordre que tu veux.
option-length-form = Durée de la partie
option-length-form-label = Cartes de chaque manche
option-length-form-hint = Par exemple 3 5 7 ou 1-6. Jusqu’à { $rounds } manches de 1 à { $cards } cartes.
option-expansions = Extensions
option-expansions-none = Aucune
option-expansions-deck = Le paquet compte { $cards } cartes.
option-expansions-as_printed = À deux joueurs, le butin reste de côté.
option-expansions-loot-why = Deux fuites qui t’allient au gagnant du pli : +20 chacun si vos deux mises sont justes.
option-expansions-kraken-why = Détruit le pli : personne ne l’emporte.
option-expansions-whale-why = Seuls les numéros comptent : le plus haut gagne, quelle que soit sa couleur.
option-powers = Pouvoirs des pirates
option-powers-off = Sans
option-powers-off-why = Les cinq pirates ne diffèrent que par le nom.
option-powers-on = Avec
option-powers-on-why = Un pirate nommé qui remporte un pli use aussitôt de son pouvoir ; Harry, après le dernier.
option-character_bonus = Personnages capturés
option-character_bonus-per_trick = Une fois par pli
option-character_bonus-per_trick-why = +20 ou +30 pour le pli, quel que soit le nombre de sirènes ou de pirates capturés.
option-character_bonus-per_card = Pour chaque carte
option-character_bonus-per_card-why = +20 pour chaque sirène et +30 pour chaque pirate capturés.

## House rules
option-whale_loot_alliance = Butin dans un pli à Baleine
option-whale_loot_alliance-off = Pas d’alliance
option-whale_loot_alliance-off-why = La Baleine blanche emporte le butin avec les autres spéciales.
option-whale_loot_alliance-on = Alliance
option-whale_loot_alliance-on-why = Qui gagne avec un numéro s’allie au joueur du butin.
option-second_loot_allies = Butin qui remporte son pli
option-second_loot_allies-off = Reste seul
option-second_loot_allies-off-why = Un second butin dans ce pli ne crée pas d’alliance non plus.
option-second_loot_allies-on = S’allie au second
option-second_loot_allies-on-why = Qui joue le second butin de ce pli devient l’allié du gagnant.
option-escape_then_character = D’abord une fuite, puis un personnage
option-escape_then_character-first_number_sets_suit = Un numéro fixe la couleur
option-escape_then_character-first_number_sets_suit-why = Le premier numéro qui suit fixe la couleur, comme toujours.
option-escape_then_character-no_suit = Aucune couleur à suivre
option-escape_then_character-no_suit-why = Un personnage ou léviathan avant le premier numéro libère tout le pli.
option-eight_player_max = Huit joueurs
option-eight_player_max-deck = Selon le paquet
option-eight_player_max-deck-why = 8 cartes au plus, 9 avec assez d’extensions.
option-eight_player_max-8 = Jamais plus de 8 cartes
option-eight_player_max-8-why = À huit joueurs aucune main ne dépasse 8 cartes, quel que soit le paquet.
option-rascal_bet_on_last_trick = Pari au dernier pli
option-rascal_bet_on_last_trick-off = Non
option-rascal_bet_on_last_trick-off-why = Après le dernier pli Rascal le Flambeur arrive trop tard.
option-rascal_bet_on_last_trick-on = Oui
option-rascal_bet_on_last_trick-on-why = Qui remporte le dernier pli avec Rascal peut encore parier.
option-ghost_lead_order = Quand Barbe Grise commence un pli
option-ghost_lead_order-hand_opener = Suit qui a ouvert la manche
option-ghost_lead_order-hand_opener-why = Vient ensuite qui a commencé le premier pli de la manche.
option-ghost_lead_order-rotate = Le tour continue
option-ghost_lead_order-rotate-why = L’ordre du pli précédent continue.
option-tie_break = Égalité finale
option-tie_break-shared = Victoire partagée
option-tie_break-shared-why = À points égaux, place égale.
option-tie_break-most_exact_bids = Plus de mises justes
option-tie_break-most_exact_bids-why = À points égaux, qui a le plus de mises justes passe devant.
option-tie_break-extra_hand = Une manche de plus
option-tie_break-extra_hand-why = Une égalité en tête se règle par d’autres manches comme la dernière.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } de { $most ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
rules-length-growing = { $rounds } manches : { $first ->
        [one] { $first } carte
       *[other] { $first } cartes
    } dans la première, { $last } dans la dernière
rules-edition-legacy = { $cards } cartes, numéros jusqu’à 13
rules-scoring-rascal = système Rascal
rules-scoring-rascal_loads = système Rascal avec charges de canon
rules-expansions = avec { $cards }
rules-powers = pouvoirs des pirates
rules-captures-per_trick = plusieurs captures dans un pli comptent une fois
rules-captures-per_card = chaque carte capturée compte
rules-captures-edition = chaque pirate capturé compte
rules-house-whale_loot_alliance-on = le butin allie aussi avec la Baleine
rules-house-second_loot_allies-on = un second butin s’allie à celui qui gagne
rules-house-escape_then_character-no_suit = un personnage après une fuite libère le pli
rules-house-eight_player_max-8 = 8 cartes au plus à 8 joueurs
rules-house-rascal_bet_on_last_trick-on = pari aussi après le dernier pli
rules-house-ghost_lead_order-rotate = si Barbe Grise commence un pli, le tour continue
rules-house-tie_break-most_exact_bids = égalités : plus de mises justes
rules-house-tie_break-extra_hand = égalités : une manche de plus

## The help card
help-title = { $game } : les règles de cette table, en bref
help-winning = Qui prend le pli, du plus fort au plus faible
help-powers = **Les pirates ont des pouvoirs** quand ils prennent un pli : le menu ci-dessous en a le sujet.
help-power-rosie = **Rosie :** tu choisis qui commence le prochain pli
help-power-bendt = **Will :** tu pioches 2 cartes et en défausses 2
help-power-rascal = **Rascal :** tu paries 0, 10 ou 20 sur ta mise
help-power-juanita = **Juanita :** tu vois les cartes non distribuées
help-power-harry = **Harry :** après le dernier pli, tu peux changer ta mise de 1
help-follow = **Le premier numéro** fixe la couleur du pli. Si tu as cette couleur, joue-la, ou une carte spéciale (sans numéro).
help-follow-free = **Le premier numéro** fixe la couleur du pli. Si tu as cette couleur, joue-la, ou une carte spéciale (sans numéro). Si un pirate, une sirène ou le Skull King commence, joue ce que tu veux.
help-equals = **Cartes identiques :** entre deux pirates ou deux sirènes, la première jouée est la plus forte. S’il n’y a que des fuites, la première gagne.
help-signs = Lettres sur les cartes : { $suits }.
help-kraken = 🦑 **Kraken :** personne ne prend le pli. Le gagnant sans lui commence le suivant.
help-whale = 🐋 **Baleine blanche :** le plus haut numéro gagne, quelle que soit la couleur. Sans numéro, personne ne prend le pli.
help-mermaid-king = 🧜 **Sirène** et 👑 **Skull King** dans un pli : la sirène gagne.
help-king = 👑 **Skull King :** bat les pirates et les numéros.
help-pirate = ⚔️ **Pirate :** bat les sirènes et les numéros. Le premier joué gagne.
help-pirates = ⚔️ **Les pirates :** { $names }.
help-mermaid = 🧜 **Sirène :** bat les numéros. La première jouée gagne.
help-trump = **{ $suit } 1–{ $highest } :** atout, bat les autres couleurs. Le plus haut gagne.
help-suits = **{ $suits } 1–{ $highest } :** le plus haut de la couleur du pli gagne.
help-escape = 🏳️ **Fuite :** perd. S’il n’y a que des fuites, la première gagne.
help-wild-modern = 🐯 **Tigresse :** pirate ou fuite : tu choisis.
help-wild-legacy = 🐯 **Scary Mary :** pirate ou fuite : tu choisis. Si le Skull King la prend, le bonus compte toujours.
help-loot = 💰 **Butin :** une fuite. Toi et le gagnant du pli gagnez +20 chacun si vos deux mises sont justes.
help-exact = **Tu mises 1 ou plus :** fais exactement autant de plis, +20 par pli. Sinon, −10 par pli en trop ou en moins.
help-zero = **Tu mises 0 :** si tu ne fais aucun pli, +10 par carte distribuée. Sinon, −10 par carte distribuée.
help-rascal = **Mise juste :** +10 par carte distribuée. **À un pli près :** la moitié. **Plus loin :** rien.
help-loads = **Avec une charge**, tu choisis : la chevrotine rapporte ainsi ; le boulet, 15 par carte si la mise est juste, sinon rien.
help-bonus = **Points bonus, si ta mise est juste :** { $bonuses }.
help-bonus-rascal = **Points bonus, entiers, à moitié ou nuls, comme la mise :** { $bonuses }.
help-prize = +{ $points } par 14
help-prize-trump = +{ $points } pour le 14 noir
help-capture-mermaid = +{ $points } si un pirate prend une sirène
help-capture-pirate = +{ $points } si le Skull King prend un pirate
help-capture-king = +{ $points } si une sirène prend le Skull King
help-counting-per_trick = Prendre deux pirates ou deux sirènes dans un pli ne rapporte qu’une fois.
help-counting-per_card = Chaque prise rapporte.

## The picture of the ranks
chart-sk = Qui bat qui
chart-sk-specials = Tous trois battent les numéros
chart-sk-together = Tous les trois ensemble : la sirène gagne. Les bonus (+) ne comptent que si la mise est juste.
chart-sk-together-rascal = Tous les trois ensemble : la sirène gagne. Les bonus suivent la mise : en entier, par moitié ou pas.
chart-sk-trump = Le noir est atout
chart-sk-trump-why = Bat les autres couleurs. Le plus haut gagne.
chart-sk-suits = Les autres couleurs
chart-sk-suits-why = Le plus haut de la couleur du pli gagne.
chart-sk-prize = Le { $rank } rapporte { $points }.
chart-sk-escape = Perd contre tout.
chart-sk-tigress = Pirate ou fuite : tu choisis.
chart-sk-scary-mary = Pirate ou fuite : tu choisis.
chart-sk-loot = Une fuite alliée au gagnant : +20 chacun.
chart-sk-kraken = Détruit le pli : personne ne le prend.
chart-sk-whale = Les numéros seuls : le plus haut gagne.
