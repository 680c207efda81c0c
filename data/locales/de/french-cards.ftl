# The 52 French cards, in every game played with them.

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
suit-clubs-of = Kreuz
suit-diamonds-of = Karo
suit-hearts-of = Herz
suit-spades-of = Pik
rank-ace = Ass
rank-king = König
rank-queen = Dame
rank-jack = Bube
rank-ace-letter = A
rank-king-letter = K
rank-queen-letter = D
rank-jack-letter = B
card-of = { $suit }-{ $rank }
card-the =
    { $suit }-{ $rank ->
        [11] Bube
        [12] Dame
        [13] König
        [14] Ass
       *[other] { $rank }
    }
