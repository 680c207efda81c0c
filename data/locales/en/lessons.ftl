# The lessons of the games, step by step: data/lessons/. Each is read with a picture of the table below.

button-learn = Learn in 5 minutes
button-learn-why = A lesson for you alone; your seat stays
begin-learn = Learn a game
lesson-which = Which game do you want to learn?
lesson-step = { $game } lesson · { $step } of { $steps }
lesson-back = Back
lesson-next = Go on
lesson-open = Open a table with robots

## Skull King

lesson-skull-king-bid = In a trick everybody plays one card, and the strongest takes them all. Say how many tricks you will take: that is your bid. Try **1**.
lesson-skull-king-bid-other = You may bid 0 as well: a promise to take no trick. For this lesson, bid **1**.
lesson-skull-king-mermaid = The Skull King wins so far: he beats every number. Only a **mermaid** captures him. Play yours!
lesson-skull-king-capture-head = You captured the Skull King!
lesson-skull-king-capture = A mermaid beats him, whoever plays first. You have taken one trick, exactly your bid.
lesson-skull-king-exact-head = Exact bid: +60
lesson-skull-king-exact = An exact bid brings +20 a trick, and +40 more for a captured Skull King (only if exact). { $two } bid 1 and took none: −10 for each trick off.
lesson-skull-king-zero = Now two cards, two tricks. A bid of 0 is special: +10 per card if you take no trick, −10 per card if you take any. Bid **0**.
lesson-skull-king-zero-other = You may bid that. This time try **0**: promise to take no trick at all.
lesson-skull-king-follow = { $two } began with yellow. If you have that suit, play it, or a special card (one without a number). You have yellow.
lesson-skull-king-pirate-head = A pirate takes it
lesson-skull-king-pirate = Special cards may be played at any time. A pirate beats numbers and mermaids; only the Skull King beats him. Whoever takes a trick begins the next.
lesson-skull-king-void = This trick is purple, and you have none: play anything. Your green 2 is of another suit, so it cannot win.
lesson-skull-king-trump-head = Black beats purple
lesson-skull-king-trump = Black is trump: even its lowest card beats every other suit. Without black and specials, the highest card of the first suit wins.
lesson-skull-king-end-head = Now you can play!
lesson-skull-king-end = Bid 0, took 0: +20, 10 for each of your two cards. After ten rounds, the most points win.
lesson-skull-king-beyond = Still to meet: escapes, the Tigress, bonuses for 14s: /skullking { name-rules }.

## Hearts

lesson-hearts-pass = Points are bad here: a heart costs 1, the queen of spades 13. First you pass three cards on. Choose your **diamonds**: king, jack and 9.
lesson-hearts-pass-other = You may pass any three. For this lesson, choose your three **diamonds**: king, jack and 9.
lesson-hearts-follow = The 2 of clubs begins the round. Play the suit that began, if you have it; its highest card takes the trick (all four cards). Play your **ace**.
lesson-hearts-follow-other = You may play that club. For this lesson, play the **ace** and take the trick.
lesson-hearts-lead = You took the trick, so you begin the next. No trick may begin with a heart until somebody has played one. Begin with the **3 of clubs**.
lesson-hearts-lead-other = You may begin with that. For this lesson, play the **3 of clubs**.
lesson-hearts-queen = This trick is diamonds, and you have none left: play anything. Get rid of the **queen of spades**!
lesson-hearts-queen-other = You may. But here is your chance: give the **queen of spades** and her 13 points to whoever takes this trick.
lesson-hearts-taken-head = 13 points for { $two }
lesson-hearts-taken = { $two } played the highest diamond and takes all four cards, your queen too. In the end, the fewest points win.
lesson-hearts-heart = { $two } began with spades, and you have some. Play your **king** and see what happens.
lesson-hearts-heart-other = You may play that spade. Play the **king** to see what a heart costs.
lesson-hearts-broken-head = One heart: 1 point
lesson-hearts-broken = Your king took the trick, and with it the heart of { $one }, who has no spades. Hearts are broken now: a trick may begin with one.
lesson-hearts-end-head = Last, the moon
lesson-hearts-end = Take all 13 hearts and the queen of spades, and you shoot the moon: 0 points for you, 26 for everybody else.
lesson-hearts-beyond = A match goes to 100 points. More: /hearts { name-rules }.

## Skull

lesson-skull-place = Everybody has three roses and a skull, and lays one face down. Later you look for roses, and a skull stops you. Lay a **rose**.
lesson-skull-place-other = You may lay the skull, for others to run into. For this lesson, lay a **rose**.
lesson-skull-claim = Lay another disc, or claim: how many roses can you flip without meeting a skull? Three discs lie there. Claim **2**.
lesson-skull-claim-other = You may do that. For this lesson, claim **2**.
lesson-skull-own = The others could have claimed more, but passed. So you flip two discs, one by one, your own first.
lesson-skull-next = A rose! One more, from any pile. Try **{ $one }**.
lesson-skull-next-other = You may flip anybody's. For this lesson, try **{ $one }**.
lesson-skull-won-head = Claim won!
lesson-skull-won = Two roses, as you claimed: your mat turns over. Two claims won win the match. All discs go back, and you begin again.
lesson-skull-again = A new round, a new first disc. Lay a **rose**.
lesson-skull-again-other = You may bluff with the skull. For this lesson, lay a **rose**.
lesson-skull-add = You begin. Do not claim yet: lay another **rose** on top.
lesson-skull-add-other = You may do that. For this lesson, lay another **rose**.
lesson-skull-raise = { $one } claims 2, { $two } passes. Nobody lays discs any more: claim more, or pass. Claim **3** of the four.
lesson-skull-raise-other = You may do that. For this lesson, claim **3**.
lesson-skull-pile = { $one } passes, so you have to find three roses. Your own pile first, from the top.
lesson-skull-rest = A rose. Your own pile goes first, down to its last disc.
lesson-skull-skull = Two roses, one to go: { $one } or { $two }? You cannot know. Flip **{ $two }**.
lesson-skull-skull-other = You may. But this lesson wants you to meet a skull: flip **{ $two }**.
lesson-skull-end-head = A skull: claim lost
lesson-skull-end = You lose a disc for good, picked blind by { $two }, whose skull it was. Without discs you are out.
lesson-skull-beyond = The last player with discs wins, too: /skull { name-rules }.
