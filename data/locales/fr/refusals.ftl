# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = Ce n’est pas ton tour.
T-2 = La table attend autre chose pour l’instant.
T-3 = Je n’ai pas compris. Les boutons de ton panneau le plus récent marchent toujours.
T-4 = Cette carte n’est pas dans ta main. Tu peux jouer : { $cards }.
T-5 = Cette partie est finie.
T-6 = Tu n’as pas de place à cette table. Tu peux regarder autant que tu veux.
T-7 = Toutes les places sont prises.
T-8 = Tu as déjà une place à cette table.
T-9 = Seul l’hôte peut faire cela.
T-10 = La partie a déjà commencé.
T-11 = Cette table n’existe plus.
T-12 = Un robot joue à ta place. Appuie sur « Je suis de retour » ou écris /{ name-table } { name-back } pour la reprendre.
T-13 = Seuls l’hôte ou un modérateur peuvent faire cela.
T-14 = Cette option ({ $key }) n’existe pas ou ne va pas avec les autres. Rien n’a été changé.
T-15 = Il n’y a pas de table à toi ici. /{ name-play } te donne une place, ou ouvre une table : { $commands }.
T-16 = Je ne peux pas encore jouer dans ce salon. Demande à un modérateur de m’autoriser à : { $missing }.
T-17 = Cela n’a pas pu être enregistré, donc rien n’a changé. Réessaie dans un instant.
T-18 = Cette partie ne peut pas continuer et a été fermée avec son dernier score.
T-19 = Ce sera possible une fois la partie finie.
T-20 = Il n’y a pas de robot à cette table.
T-21 = Il faut { $players } joueurs pour commencer. Un robot peut prendre une place.
seats-range = de { $least } à { $most }
seats-either = { $some } ou { $last }
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-attach_files = Joindre des fichiers

## Skull King
SK-1-2 = Cette table accueille de deux à huit joueurs.
SK-3-1 = Cette table se joue avec les cartes de ses options, et aucune autre.
SK-3-2 = Le premier donneur est tiré au sort.
SK-4-2 = Tout le paquet est mélangé avant chaque manche.
SK-4-3 = Chacun reçoit le même nombre de cartes.
SK-4-4 = Une liste à toi a de 1 à 20 manches, chacune de 1 à 24 cartes, par exemple 3 5 7 ou 1-6.
SK-5-2 = Tu peux miser : { $cards }.
SK-6-2 = Tu as de la couleur demandée : joue un numéro de cette couleur ou une carte spéciale. Tu peux jouer : { $cards }.
SK-6-6 = Dis ce qu’est la Tigresse en la jouant. Tu peux jouer : { $cards }.
SK-9-6 = Les charges vont avec le système Rascal : chevrotine ou boulet de canon, choisis en secret après les mises.
SK-12-2 = Rosie te laisse choisir n’importe qui à cette table, toi aussi.
SK-12-3 = Will : défausse exactement autant de cartes que tu en as pioché.
SK-12-5 = Rascal te laisse parier : { $cards }.
SK-12-7 = Harry peut changer ta mise de : { $cards }.

## Skull King, older edition
SKL-0-3 = L’ancienne édition ne connaît pas ce choix : { $option }.
SKL-1-1 = Une table de l’ancienne édition accueille de deux à six joueurs.
SKL-1-2 = L’ancienne édition se joue en dix manches, d’une à dix cartes.
SKL-1-3 = Tout le paquet est mélangé avant chaque manche.
SKL-1-4 = Le premier donneur est tiré au sort.
SKL-2-2 = Tu peux miser : { $cards }.
SKL-4-1 = Tu as de la couleur du pli : joue une carte de cette couleur ou une spéciale. Tu peux jouer : { $cards }.
SKL-5-5 = Dis ce qu’est Scary Mary en la jouant. Tu peux jouer : { $cards }.
T-23 = On ne peut pas ouvrir de table dans ce salon. Essaie { $channels }.
T-24 = Tu as déjà eu ton temps supplémentaire pour cette manche.
T-104 = La partie est en pause. Elle reprendra { $moment } ; toute personne de la table peut la relancer tout de suite.
T-107 = Cette table est privée : personne d’autre n’y joue, il n’y a donc rien à montrer, à partager ni à mettre en pause.
T-25 = Cette personne n’a pas de place à cette table.
T-26 = Une personne qui a tenu une autre place de cette partie en a vu les cartes : elle ne peut pas prendre celle-ci.
T-27 = Aucun robot ne tient cette place.
T-28 = Sur ce serveur, seul { $role } peut ouvrir des tables.
T-29 = Seuls les modérateurs de ce serveur peuvent faire cela.
T-30 = Une application ne peut pas s’asseoir à une table.
T-31 = { $player } l’a déjà choisi. Prends-en un autre.
T-32 = Toute décision a besoin d’une raison : dis en quelques mots ce qui s’est passé. Rien n’a changé.
T-75 = Tu as atteint la limite de ce serveur : { $most ->
    [one] une table ouverte par toi et pas encore finie
   *[other] { $most } tables ouvertes par toi et pas encore finies
}. Finis l’une de celles-ci ou ferme-la dans son salon avec /{ name-table } { name-cancel }. Avant le début, tu peux le faire ; ensuite, c’est à son hôte.
unfinished-private = Tables privées pas encore finies : { $most }, et c’est le maximum. Finis l’une de celles-ci ou ferme-la avec /{ name-table } { name-cancel }.
T-76 = Tu as atteint la limite de ce serveur : { $most } nouvelles tables par personne en dix minutes. Tu pourras ouvrir la suivante { $moment }.
T-77 = Ce salon a atteint sa limite : { $most } nouvelles tables en dix minutes. La prochaine pourra être ouverte { $moment } ; dans un autre salon, tout de suite.
T-78 = C’est trop rapide : cela n’a rien changé. Attends deux secondes et continue.
T-79 = Le bot va bientôt redémarrer : pour l’instant, on n’ouvre pas de nouvelle table. Celles qui sont ouvertes continuent. Réessaie un peu plus tard.
T-80 = Le bot redémarre : rien n’a changé. Réessaie dans un instant.
T-81 = Tu as atteint la limite de ce serveur : { $most ->
    [one] un championnat ouvert par toi et pas encore fini
   *[other] { $most } championnats ouverts par toi et pas encore finis
}. Finis l’un de ceux-ci ou annule-le dans le panneau de l’organisateur : { $championships }.
T-82 = La revanche de cette partie a déjà été abandonnée deux fois : il n’y en aura pas de troisième. Tu peux ouvrir une nouvelle table : { $commands }.
T-83 = Les modérateurs de ce serveur t’ont bloqué : ici, tu ne peux rien ouvrir ni suivre, ni t’asseoir ou t’inscrire. Une place que tu tiens reste à toi, et tu peux regarder autant que tu veux. Ils peuvent t’en dire plus.
T-84 = { $player } est bloqué sur ce serveur et ne peut pas s’asseoir. Les modérateurs voient la liste avec /{ name-server } { name-settings }.
T-85 = { $most } personnes sont déjà bloquées ici, et il ne peut y en avoir plus. Le bannissement de Discord écarte quelqu’un du serveur.
T-86 = Le serveur de cette table m’a retiré : la table dort et reprendra où elle en est quand le serveur m’ajoutera de nouveau.
T-90 = Seuls ceux qui ont joué cette partie peuvent la partager.
T-91 = [C’est déjà partagé]({ $link }), une fois par partie.
T-92 = Je n’ai pas pu le publier dans { $channel } : Discord ne répond pas, ou je ne peux pas y écrire. Réessaie plus tard.
T-93 = Rien à partager avant la fin de la partie. Pour clore une soirée, il faut au moins deux parties qui comptent.
T-89 = Cette partie est déjà annulée : { $reason }
T-94 = Une saison est déjà en cours : { $season }. Termine-la d’abord.
T-95 = Une saison a besoin d’un nom à elle, qu’aucune autre n’a porté ici.
T-96 = Aucune saison n’est en cours : c’est l’année civile qui compte.
T-97 = Ce fuseau horaire n’existe pas. Écris un continent et une ville, par exemple Europe/Paris ou America/Montreal, ou bien UTC.
T-98 = Aucune partie portant ce code n’a été terminée ici. /{ name-history } montre celles qui le sont.
T-87 = Ce n’est pas le mot, donc rien n’a été effacé. Le mot est { $word }.
T-40 = Il n’y a pas de championnat comme ça ici. Ouvres-en un avec /{ name-championship } { name-new-championship }.
T-41 = Cette table est une partie de championnat : seuls { $players } peuvent s’y asseoir. Tu peux regarder autant que tu veux.
T-42 = Les règles de cette partie sont celles du championnat : rien ne se change ici, et il n’y a pas de revanche.
T-43 = Cette partie commence d’elle-même dès que tout le monde est là. On attend encore : { $players }.
T-44 = Dans un championnat, c’est à son organisateur ou à un modérateur de le faire.
T-45 = Seuls les modérateurs, ou les personnes qui ont le rôle choisi par le serveur, peuvent ouvrir un championnat qui compte pour le classement général. Tu peux en ouvrir un qui ne compte pas.
T-46 = Ce championnat est terminé : plus rien ne peut changer.
T-47 = Cette partie ne peut pas se jouer maintenant. Le calendrier dit lesquelles sont ouvertes.
T-48 = C’est la partie d’autres personnes. Tu peux jouer : { $fixtures }.
T-49 = Dans ce championnat, seuls les inscrits peuvent faire cela.
T-50 = Ton inscription est déjà faite.
T-51 = Cette personne ne figure pas sur la liste de ce championnat, ou s’est retirée.
T-52 = Le tirage au sort a eu lieu : on ne peut plus s’inscrire ni se désinscrire. L’organisateur peut encore retirer quelqu’un.
T-53 = Cette décision n’est pas possible maintenant. Le panneau de l’organisateur montre celles qui le sont.
T-54 = Cela ne correspond pas au championnat tel qu’il est maintenant. Rouvre le panneau de l’organisateur.
T-55 = Cela ne convient pas ici : { $value }. Pendant que tu écris une commande, Discord montre ce qui est possible.
T-56 = Cette commande a changé. Redémarre Discord, ou attends un instant, puis écris-la de nouveau.
T-57 = Cela ne marche que sur un serveur qui m’a ajouté.
T-58 = Cela n’est possible que sur le serveur de la table : va dans son salon et appuie là-bas.
T-59 = { $player } n’est pas sur ce serveur et ne pourrait pas voir la table.
T-110 = { $player } est déjà à cette table.
T-111 = { $player } n’a plus sa place à cette table. L’hôte peut la lui rendre avec /{ name-table } { name-substitute }.
T-112 = { $player } a déjà une invitation à [cette table]({ $link }). Tu peux la lui rappeler { $moment }.
T-113 = { $most } personnes ont été invitées à cette table, et c’est le maximum.
T-158 = Tu as envoyé { $most } invitations en une heure, et c’est le maximum. Tu pourras inviter de nouveau { $moment }.
T-159 = À cette table, on ne s’assied que sur invitation. { $named ->
    [no] Demande à son hôte
   *[yes] Demande à { $host }, l’hôte,
} de t’inviter. Tu peux regarder quand tu veux.
T-160 = Il n’y a pas de telle table ici.
T-161 = { $player } ne voit pas le salon de cette table : aucune invitation n’a été envoyée.
T-114 = Cette donne ne peut pas être jouée : elle n’existe pas, ou le bot a été mis à jour depuis son ouverture.
T-115 = Tu n’as pas joué cette donne : pour s’y entraîner, il faut l’avoir terminée. Celle du jour est dans /{ name-daily }.
T-116 = Tu n’as pas de résultat qui compte pour cette donne : rien à partager.
T-120 = Ce duel est terminé. Son message dit comment.
T-121 = Ce duel est pour { $players }. Avec /{ name-duel }, tu peux les défier toi-même.
T-122 = Pas plus de { $most } personnes peuvent jouer un duel.
T-123 =
    { $limit ->
        [channel] Dans ce salon, { $most } duels sont ouverts et il n’y a plus de place. Attends la fin de l’un d’eux.
       *[other] Tu as { $most ->
            [one] un duel ouvert
           *[other] { $most } duels ouverts
        } sur ce serveur, le maximum. Termines-en un, ou annule-le.
    }
T-124 = Un duel se joue au moins à deux : choisis quelqu’un d’autre, ou personne pour que tout le monde puisse jouer.
T-125 = Dans ce jeu, on ne donne pas de cartes : pas de championnat avec les mêmes cartes. Aux Cœurs et à Skull King, si.
T-126 = D’autres tables jouent encore ces cartes. Tu pourras regarder quand elles auront fini.
T-130 = Cette feuille de score n’existe plus.
T-131 = Seuls ceux qui jouent, ou qui ont ouvert la feuille, peuvent y noter : { $players }.
T-132 = { $why ->
    [ended] Cette feuille est terminée ; on ne peut plus rien y changer.
    [earlier] Avec cette correction, la partie aurait fini plus tôt et les manches suivantes n’iraient plus. Rien n’a été changé.
   *[over] Toutes les manches de cette partie sont notées. Corriges-en une, ou termine la feuille.
 }
T-133 = Il faut un nombre entier par joueur, { $count } en tout, séparés par des espaces et dans cet ordre : { $players }.
T-134 = { $player } ne peut pas avoir misé cela : dans cette manche, on mise de 0 à { $most }.
T-135 = { $why ->
    [points] Les points d’une manche font toujours 26 ; ceux-ci font { $total }. Qui a fait la lune a 26, les autres 0.
    [queen] Quelqu’un doit avoir au moins { $points } points : la dame de pique les vaut à elle seule.
   *[tricks] { $dealt } cartes ont été données : il y avait { $least ->
        [0] au plus { $dealt }
        [-1] { $dealt }
       *[other] de { $least } à { $dealt }
    } plis à faire ; ceux-ci font { $total }.
 }
T-136 = Ces bonus ne vont pas ensemble : personne ne capture sans pli, chaque carte se capture une fois, chaque pouvoir sert une fois, et il n’y a qu’un Skull King.
T-137 = Dans ce salon, { $most } feuilles de score sont en cours, et il n’y a plus de place. Termine d’abord l’une d’elles.
T-138 = { $player } a noté la manche { $round } entre-temps. Rien n’a été écrasé : regarde ce qui est noté, puis corrige.
T-139 = Cette partie a été jouée à une vraie table : personne n’a noté les cartes, donc ni rediffusion ni journal.
T-127 = Il n’y a d’indices qu’aux tables privées dont le résultat ne se compare à celui de personne.
T-128 = Cette énigme est terminée ; voici la solution.
T-129 = L’énigme du jour n’est pas encore prête. Réessaie dans un instant.
T-140 = { $most } personnes attendent déjà une place ici.
T-141 = Tu n’attends pas de place ici.
T-142 = C’est la dernière manche de cette partie : plus personne ne s’assoit. Avec `/{ name-play }`, tu joues la suivante.
T-60 = Tu ne peux pas reprendre cette place par toi-même. { $named ->
    [no] Seuls l’hôte de la table ou un modérateur
   *[yes] Seuls { $host }, l’hôte de la table, ou un modérateur
} peuvent te laisser revenir : en écrivant /{ name-table } { name-substitute } avec ton nom.
T-61 = Tu ne peux pas reprendre cette place par toi-même. Seuls l’organisateur ou un modérateur peuvent te laisser revenir : en écrivant /{ name-table } { name-substitute } avec ton nom.
T-62 = { $player } joue maintenant à ta place. Tu peux regarder autant que tu veux.
T-63 = Tu ne peux pas reprendre cette place par toi-même. Seul un modérateur peut te laisser revenir : en écrivant /{ name-table } { name-substitute } avec ton nom.
T-67 = [Ce message]({ $link }) a été ramené en bas il y a moins d’une demi-minute : rien n’a changé. Tu pourras le ramener dans { $seconds } s.
T-68 = La table n’est pas encore descendue : Discord ne répond pas, ou je ne peux pas écrire dans son salon. [Elle est toujours ici]({ $link }).
T-70 = Cela a changé depuis la question. Voici ce qu’il en est maintenant.
T-71 =
    { $count ->
        [one] Il y a déjà un championnat dans ce salon : { $championships }.
       *[other] Il y a déjà { $count } championnats dans ce salon : { $championships }.
    }
R-HC-15 = Ce championnat accepte { $players } inscrits.
T-165 = Il n’y a pas eu de telle saison ici : { $season }. Le menu de /{ name-season } montre celles qu’il y a.
T-166 = Même sans journaux, cette saison dépasse ce qu’un fichier peut faire ici : { $size } Mo.
