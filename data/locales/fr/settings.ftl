# The settings pages.

## A person's own
settings-title = Tes réglages
prefer-language = Langue
language-auto = La même que dans Discord
prefer-cards = Comment tu vois les cartes
cards-emojis = Images
cards-emojis-why = Chaque carte en petite image, son nom sur le bouton.
cards-signs = Signes
cards-signs-why = Un signe et une lettre par couleur ; plus court.
cards-words = Mots seulement
cards-words-why = Ni symboles ni tableaux ; pour les lecteurs d’écran.
prefer-pictures = Grandes images
pictures-server = Suivre le réglage du serveur
pictures-server-why = Chaque serveur décide pour ses tables.
pictures-whose-own = Ton choix vaut sur tous les serveurs.
pictures-whose-here = Ce serveur a choisi : **{ $chosen }**.
pictures-whose-each = À une table, c’est son serveur qui choisit. Ailleurs : **{ $chosen }**.
pictures-moments = Aux moments importants
pictures-moments-why = Dans les règles, avec une nouvelle main, après une manche ; le texte dit la même chose.
pictures-always = Toujours
prefer-pictures-always-why = En plus, ta main et le pli chaque fois que c’est ton tour.
pictures-never = Jamais
pictures-never-why = Du texte seulement.
prefer-hand_order = Ordre de tes cartes
hand-order-suit = Par couleur
hand-order-rank = Les plus fortes d’abord
prefer-dm_hands = Tes cartes en message privé
prefer-dm_hands-on = Envoyées à chaque manche
prefer-dm_hands-off = Pas envoyées
prefer-pings = Mentions
prefer-pings-on = Quand c’est ton tour
prefer-pings-off = Jamais
prefer-two_tap = Confirmer chaque coup
prefer-two_tap-on = Oui : le bot demande avant de jouer
prefer-two_tap-off = Non : un appui suffit
prefer-autoplay = Ta dernière carte de la manche
prefer-autoplay-on = Est jouée automatiquement
prefer-autoplay-off = Tu la joues toi-même

## A server's
server-title = Les tables de ce serveur
server-why = Ces réglages valent pour les nouvelles tables.
server-language = Langue des tables
server-language-auto = Celle de la personne qui l’ouvre
server-threads = Quelles tables ont leur propre fil
threads-second = Dès la 2e table d’un salon
threads-always = Toutes les tables
threads-never = Aucune table
server-pings = Mentions
server-pings-on = La personne dont c’est le tour
server-pings-off = Personne
server-cards = Comment tout le monde voit les cartes
server-cards-why = Pour ses messages privés, chaque personne choisit avec /{ name-settings }.
server-pictures = Grandes images
server-pictures-why = Aussi pour les personnes qui n’ont rien choisi dans /{ name-settings }.
server-pictures-always-why = En plus, chaque carte, chaque disque et la main de chaque joueur à son tour.
server-channels = Où l’on peut ouvrir des tables
server-channels-all = Dans tous les salons
server-opener_role = Qui peut ouvrir des tables
server-everybody = Tout le monde
server-moderator_role = Qui modère les tables
server-moderator_role-why = Les personnes qui gèrent les messages ou le serveur peuvent déjà le faire. Tu peux ajouter un rôle.
server-discord-rights = Aucun rôle de plus
server-championship_role = Qui peut ouvrir des championnats qui comptent
server-championship_role-why = Les modérateurs peuvent déjà le faire. Tu peux ajouter un rôle. Tout le monde peut en ouvrir un qui ne compte pas au classement général.
server-keepers = Aucun rôle de plus
server-timers = Temps par décision
server-timers-why = La personne qui ouvre une table peut choisir un autre temps.
server-limits = Limites de tables
server-limits-why = Combien de tables on peut ouvrir ici. Les parties de championnat et les revanches ne comptent pas.
server-page = Retour
limit-unfinished = Tables non terminées d’une personne
limit-unfinished-why = Les tables qu’une personne a ouvertes et qui ne sont pas finies, commencées ou non. Y avoir seulement une place ne compte pas.
limit-person = Nouvelles tables d’une personne
limit-person-why = En dix minutes, annulées comprises.
limit-channel = Nouvelles tables dans un salon
limit-channel-why = En dix minutes, peu importe qui les ouvre.
limit-threads = Nouveaux fils
limit-threads-why = Sur ce serveur, en une heure. Les autres tables se jouent dans leur salon.
limit-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
limit-new-threads = { $count ->
    [one] { $count } fil
   *[other] { $count } fils
}
