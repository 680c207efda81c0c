# The settings pages.

## A person's own
settings-title = Tes réglages
settings-why = Pour toi seul, sur tous les serveurs. Touche une ligne pour la changer.
prefer-on = Oui
prefer-off = Non
prefer-language = Langue
language-auto = Celle de Discord
prefer-cards = Cartes
cards-emojis = Images
cards-emojis-why = Chaque carte en petite image, son nom sur le bouton.
cards-signs = Signes
cards-signs-why = Un signe et une lettre par couleur ; plus court.
cards-words = Mots seulement
cards-words-why = Ni symboles ni tableaux ; pour les lecteurs d’écran.
prefer-pictures = Grandes images
pictures-server = Choix du serveur
pictures-server-why = Chaque serveur décide pour ses tables.
pictures-whose-own = Ton choix vaut sur tous les serveurs.
pictures-whose-here = Ce serveur a choisi : **{ $chosen }**.
pictures-whose-each = À une table, c’est son serveur qui choisit. Ailleurs : **{ $chosen }**.
pictures-moments = Moments clés
pictures-moments-why = Dans les règles, avec une nouvelle main, après une manche ; le texte dit la même chose.
pictures-always = Toujours
prefer-pictures-always-why = En plus, ta main et le pli chaque fois que c’est ton tour.
pictures-never = Jamais
pictures-never-why = Du texte seulement.
prefer-hand_order = Ordre de tes cartes
hand-order-suit = Par couleur
hand-order-rank = Fortes d’abord
prefer-dm_hands = Cartes en message privé
prefer-dm_hands-on = Tes cartes te sont envoyées à chaque manche.
prefer-dm_hands-off = Tu vois tes cartes à la table, avec un bouton.
prefer-pings = Mention à ton tour
prefer-pings-on = Le bot te mentionne quand la table t’attend.
prefer-pings-off = Le bot ne te mentionne jamais.
prefer-two_tap = Confirmer chaque coup
prefer-two_tap-on = Le bot demande avant de jouer.
prefer-two_tap-off = Un appui suffit.
prefer-autoplay = Dernière carte auto
prefer-autoplay-on = La dernière carte de la manche est jouée pour toi.
prefer-autoplay-off = Tu joues ta dernière carte toi-même.

## A server's
server-title = Réglages du serveur
server-why = Appuie sur un sujet pour le changer.
server-look-page = Langue et aspect
server-channels-page = Salons
server-roles-page = Permissions
server-timers-page = Temps par décision
server-limits-page = Limites
server-language-short = Langue
server-language = Langue des tables
server-language-why = Ce que tout le monde lit à une table.
server-language-auto = Celle de qui ouvre la table
server-cards-short = Cartes
server-cards = Comment tout le monde voit les cartes
server-cards-why = Pour ses messages privés, chaque personne choisit avec /{ name-settings }.
server-pictures-short = Grandes images
server-pictures = Grandes images
server-pictures-why = Aussi pour les personnes qui n’ont rien choisi dans /{ name-settings }.
server-pictures-always-why = En plus, chaque carte, chaque disque et la main de chaque joueur à son tour.
server-channels-short = Tables
server-channels = Où l’on peut ouvrir des tables
server-channels-why = Choisis des salons, ou aucun pour les permettre tous.
server-channels-all = Dans tous les salons
server-threads-short = Fil à part
server-threads = Quelles tables ont leur propre fil
server-threads-why = Les autres se jouent dans le salon même.
threads-second = Dès la 2e table d’un salon
threads-always = Toutes les tables
threads-never = Aucune table
server-pings-short = Mentions
server-pings = Qui le bot mentionne
server-pings-why = Une fois par décision, avec un lien vers la table.
server-pings-on = La personne qui doit jouer
server-pings-off = Personne
server-opener_role-short = Ouvrir des tables
server-opener_role = Qui peut ouvrir des tables
server-opener_role-why = Choisis un rôle, ou aucun pour que tout le monde puisse le faire.
server-everybody = Tout le monde
server-role-only = Seulement { $role }
server-moderator_role-short = Modérer les tables
server-moderator_role = Qui modère les tables
server-moderator_role-why = Qui gère les messages ou le serveur peut déjà le faire ; tu peux ajouter un rôle.
server-moderator_role-none = Qui gère les messages
server-moderator_role-one = Aussi { $role }
server-championship_role-short = Ouvrir des championnats qui comptent
server-championship_role = Qui peut ouvrir des championnats qui comptent
server-championship_role-why = Les modérateurs peuvent déjà le faire ; tu peux ajouter un rôle.
server-championship_role-none = Modérateurs
server-championship_role-one = Aussi { $role }
server-no-role = Aucun rôle de plus
server-blocked-now = { $count ->
    [0] Personne
    [one] Une personne
   *[other] { $count } personnes
}
server-timers-why = Combien de temps peut prendre une décision. Qui ouvre une table peut en choisir un autre.
server-limits-why = Combien de tables on peut ouvrir ici. Les championnats et les revanches ne comptent pas.
server-limits-now = Par personne : { $unfinished } tables non terminées, { $new } nouvelles en dix minutes
server-page = Retour
limit-unfinished = Tables non terminées d’une personne
limit-unfinished-why = Les tables que quelqu’un a ouvertes et qui ne sont pas finies.
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
