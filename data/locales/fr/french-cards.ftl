# The 52 French cards, in every game played with them.

suit-clubs = Trèfles
suit-diamonds = Carreaux
suit-hearts = Cœurs
suit-spades = Piques
suit-clubs-of = trèfle
suit-diamonds-of = carreau
suit-hearts-of = cœur
suit-spades-of = pique
rank-ace = As
rank-king = Roi
rank-queen = Dame
rank-jack = Valet
rank-ace-letter = A
rank-king-letter = R
rank-queen-letter = D
rank-jack-letter = V
card-of = { $rank } de { $suit }
card-the =
    { $rank ->
        [11] le valet
        [12] la dame
        [13] le roi
        [14] l’as
       *[other] le { $rank }
    } de { $suit }
