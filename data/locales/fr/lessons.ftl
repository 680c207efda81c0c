# Les leçons des jeux, pas à pas : data/lessons/. Chacune se lit avec une image de la table en dessous.

button-learn = Apprendre en 5 minutes
button-learn-why = Une leçon pour toi seul ; ta place ici reste
begin-learn = Apprendre un jeu
lesson-which = Quel jeu veux-tu apprendre ?
lesson-step = Leçon de { $game } · { $step } sur { $steps }
lesson-back = Retour
lesson-next = Continuer
lesson-open = Ouvrir une table avec des robots

## Skull King

lesson-skull-king-bid = À chaque pli, tout le monde joue une carte, et la plus forte les prend toutes. Annonce combien de plis tu vas faire : c’est ta mise. Essaie **1**.
lesson-skull-king-bid-other = Tu peux aussi miser 0 : promettre de ne faire aucun pli. Pour cette leçon, mise **1**.
lesson-skull-king-mermaid = Le Skull King gagne pour l’instant : il bat tous les numéros. Seule une **sirène** le capture. Joue la tienne !
lesson-skull-king-capture-head = Tu as capturé le Skull King !
lesson-skull-king-capture = La sirène le bat, quel que soit l’ordre. Tu as fait un pli, exactement ta mise.
lesson-skull-king-exact-head = Mise juste : +60
lesson-skull-king-exact = Une mise juste rapporte +20 par pli et, alors seulement, +40 de plus pour le Skull King capturé. { $two } a misé 1 et fait 0 : −10 par pli d’écart.
lesson-skull-king-zero = Maintenant, deux cartes, deux plis. La mise 0 est à part : +10 par carte si tu ne fais aucun pli, −10 par carte sinon. Mise **0**.
lesson-skull-king-zero-other = Tu peux miser cela. Cette fois, essaie **0** : promets de ne faire aucun pli.
lesson-skull-king-follow = { $two } a commencé par du jaune. Si tu as cette couleur, joue-la, ou joue une carte spéciale (sans numéro). Tu as du jaune.
lesson-skull-king-pirate-head = Un pirate le prend
lesson-skull-king-pirate = Les spéciales se jouent à tout moment. Un pirate bat les numéros et les sirènes ; seul le Skull King le bat. Qui fait un pli commence le suivant.
lesson-skull-king-void = Ce pli est violet et tu n’en as pas : joue ce que tu veux. Ton 2 vert est d’une autre couleur, il ne peut pas gagner.
lesson-skull-king-trump-head = Le noir bat le violet
lesson-skull-king-trump = Le noir est l’atout : même sa plus petite carte bat les autres couleurs. Sans noir ni spéciale, la plus forte de la première couleur gagne.
lesson-skull-king-end-head = Tu sais jouer !
lesson-skull-king-end = Mise 0, aucun pli : +20, 10 par carte. Après dix manches, le plus de points gagne.
lesson-skull-king-beyond = Restent les fuites, la Tigresse et le bonus des 14 : /skullking { name-rules }.

## Cœurs

lesson-hearts-pass = Ici, les points sont mauvais : un cœur coûte 1, la dame de pique 13. D’abord, on passe trois cartes. Choisis tes **carreaux** : roi, valet et 9.
lesson-hearts-pass-other = Tu peux passer n’importe lesquelles. Pour cette leçon, choisis tes trois **carreaux** : roi, valet et 9.
lesson-hearts-follow = Le 2 de trèfle ouvre la manche. Si tu as la couleur qui commence, joues-en ; sa plus haute carte prend le pli (les quatre cartes). Joue ton **as**.
lesson-hearts-follow-other = Tu peux jouer ce trèfle. Pour cette leçon, joue l’**as** et prends le pli.
lesson-hearts-lead = Tu as pris le pli, donc tu commences le suivant. Aucun pli ne commence par un cœur tant que personne n’en a joué. Commence par le **3 de trèfle**.
lesson-hearts-lead-other = Tu peux commencer ainsi. Pour cette leçon, joue le **3 de trèfle**.
lesson-hearts-queen = Ce pli est à carreau et tu n’en as plus : joue ce que tu veux. Débarrasse-toi de la **dame de pique** !
lesson-hearts-queen-other = Tu peux. Mais c’est l’occasion : la **dame de pique** et ses 13 points, pour qui prendra ce pli.
lesson-hearts-taken-head = 13 points pour { $two }
lesson-hearts-taken = { $two } a joué le plus haut carreau et prend les quatre cartes, ta dame aussi. À la fin, le moins de points gagne.
lesson-hearts-heart = { $two } a commencé par du pique, et tu en as. Joue ton **roi** et regarde.
lesson-hearts-heart-other = Tu peux jouer ce pique. Joue le **roi** pour voir ce que coûte un cœur.
lesson-hearts-broken-head = Un cœur : 1 point
lesson-hearts-broken = Ton roi a pris le pli, et avec lui le cœur de { $one }, qui n’a pas de pique. Les cœurs sont brisés : un pli peut commencer par un cœur.
lesson-hearts-end-head = Enfin, la lune
lesson-hearts-end = Avec les 13 cœurs et la dame de pique, tu décroches la lune : 0 point pour toi, 26 pour chacun des autres.
lesson-hearts-beyond = On joue jusqu’à 100 points. La suite : /hearts { name-rules }.

## Skull

lesson-skull-place = Chacun a trois roses et un crâne, et pose un disque face cachée. Ensuite, on cherche des roses, et un crâne arrête tout. Pose une **rose**.
lesson-skull-place-other = Tu peux poser le crâne, pour piéger les autres. Pour cette leçon, pose une **rose**.
lesson-skull-claim = Pose encore un disque, ou parie : combien de roses peux-tu retourner sans tomber sur un crâne ? Il y a trois disques. Parie **2**.
lesson-skull-claim-other = Tu peux le faire. Pour cette leçon, parie **2**.
lesson-skull-own = Les autres pouvaient parier plus, mais ont passé. Tu retournes donc deux disques, un par un, d’abord le tien.
lesson-skull-next = Une rose ! Encore une, de n’importe quelle pile. Essaie **{ $one }**.
lesson-skull-next-other = Tu peux choisir n’importe qui. Pour cette leçon, essaie **{ $one }**.
lesson-skull-won-head = Pari gagné !
lesson-skull-won = Deux roses, comme annoncé : ton tapis se retourne. Deux paris gagnés, et la partie est à toi. Chacun reprend ses disques, et tu recommences.
lesson-skull-again = Nouvelle manche, nouveau premier disque. Pose une **rose**.
lesson-skull-again-other = Tu peux bluffer avec le crâne. Pour cette leçon, pose une **rose**.
lesson-skull-add = Tu commences. Ne parie pas encore : pose une autre **rose** dessus.
lesson-skull-add-other = Tu peux le faire. Pour cette leçon, pose une autre **rose**.
lesson-skull-raise = { $one } parie 2, { $two } passe. Plus personne ne pose de disque : parie plus, ou passe. Parie **3** sur les quatre.
lesson-skull-raise-other = Tu peux le faire. Pour cette leçon, parie **3**.
lesson-skull-pile = { $one } passe : tu dois donc trouver trois roses. D’abord ta pile, en partant du haut.
lesson-skull-rest = Une rose. Ta pile passe d’abord, jusqu’au dernier disque.
lesson-skull-skull = Deux roses, il en manque une : { $one } ou { $two } ? Impossible à savoir. Retourne **{ $two }**.
lesson-skull-skull-other = Tu peux. Mais cette leçon veut te montrer un crâne : retourne **{ $two }**.
lesson-skull-end-head = Un crâne : pari perdu
lesson-skull-end = Tu perds un disque, choisi à l’aveugle par { $two }, à qui était le crâne. Sans disque, tu es éliminé.
lesson-skull-beyond = La dernière personne qui a des disques gagne aussi : /skull { name-rules }.
