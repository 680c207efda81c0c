# The 52 French cards, in every game played with them.

suit-clubs = Paus
suit-diamonds = Ouros
suit-hearts = Copas
suit-spades = Espadas
suit-clubs-of = paus
suit-diamonds-of = ouros
suit-hearts-of = copas
suit-spades-of = espadas
rank-ace = Ás
rank-king = Rei
rank-queen = Dama
rank-jack = Valete
rank-ace-letter = A
rank-king-letter = K
rank-queen-letter = Q
rank-jack-letter = J
card-of = { $rank } de { $suit }
card-the =
    { $rank ->
        [11] o valete
        [12] a dama
        [13] o rei
        [14] o ás
       *[other] o { $rank }
    } de { $suit }
