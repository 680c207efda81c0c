# The 52 French cards, in every game played with them.

suit-clubs = Clubs
suit-diamonds = Diamonds
suit-hearts = Hearts
suit-spades = Spades
suit-clubs-of = clubs
suit-diamonds-of = diamonds
suit-hearts-of = hearts
suit-spades-of = spades
rank-ace = Ace
rank-king = King
rank-queen = Queen
rank-jack = Jack
rank-ace-letter = A
rank-king-letter = K
rank-queen-letter = Q
rank-jack-letter = J
card-of = { $rank } of { $suit }
card-the =
    { $rank ->
        [11] the jack
        [12] the queen
        [13] the king
        [14] the ace
       *[other] the { $rank }
    } of { $suit }
