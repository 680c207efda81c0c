# The 52 French cards, in every game played with them.

suit-clubs = Fiori
suit-diamonds = Quadri
suit-hearts = Cuori
suit-spades = Picche
suit-clubs-of = fiori
suit-diamonds-of = quadri
suit-hearts-of = cuori
suit-spades-of = picche
rank-ace = asso
rank-king = re
rank-queen = donna
rank-jack = fante
rank-ace-letter = A
rank-king-letter = K
rank-queen-letter = Q
rank-jack-letter = J
card-of = { $rank } di { $suit }
card-the =
    { $rank ->
        [8] l’8
        [11] il fante
        [12] la donna
        [13] il re
        [14] l’asso
       *[other] il { $rank }
    } di { $suit }
