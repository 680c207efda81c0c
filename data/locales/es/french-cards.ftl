# The 52 French cards, in every game played with them.

suit-clubs = Tréboles
suit-diamonds = Diamantes
suit-hearts = Corazones
suit-spades = Picas
suit-clubs-of = tréboles
suit-diamonds-of = diamantes
suit-hearts-of = corazones
suit-spades-of = picas
rank-ace = As
rank-king = Rey
rank-queen = Reina
rank-jack = Caballero
rank-ace-letter = A
rank-king-letter = K
rank-queen-letter = Q
rank-jack-letter = J
card-of = { $rank } de { $suit }
card-the =
    { $rank ->
        [11] el caballero
        [12] la reina
        [13] el rey
        [14] el as
       *[other] el { $rank }
    } de { $suit }
