# The settings pages.

## A person's own
settings-title = Tes réglages
settings-why = Pour toi, sur tous les serveurs. Touche une ligne pour la changer.
prefer-look = Langue et cartes
prefer-told = Messages
prefer-moves = En jouant
prefer-on = Oui
prefer-off = Non
prefer-language = Langue
language-auto = La même que Discord
prefer-cards = Cartes
cards-emojis = Petites images
cards-emojis-why = Chaque carte en petite image, son nom sur le bouton.
cards-signs = Signes et lettres
cards-signs-why = Un signe et une lettre par couleur ; plus court.
cards-words = Mots seulement
cards-words-why = Ni symboles ni tableaux ; pour les lecteurs d’écran.
prefer-pictures = Grandes images
pictures-server = Au choix du serveur
pictures-server-now = { $chosen } (choix du serveur)
pictures-server-why = Chaque serveur décide pour ses tables.
pictures-whose-own = Ton choix d’images vaut sur tous les serveurs.
pictures-whose-each = À une table, c’est son serveur qui choisit les images. Ailleurs : **{ $chosen }**.
pictures-moments = Aux moments clés
pictures-moments-told = Moments clés : les règles, une nouvelle main, la fin d’une manche.
pictures-moments-why = Dans les règles, avec une nouvelle main, après une manche ; le texte dit la même chose.
pictures-always = Toujours
prefer-pictures-always-why = En plus, ta main et le pli chaque fois que c’est ton tour.
pictures-never = Jamais
pictures-never-why = Du texte seulement.
prefer-hand_order = Ordre de mes cartes
hand-order-suit = Par couleur
hand-order-rank = Les plus fortes d’abord
prefer-dm_hands = M’envoyer mes cartes en privé
prefer-dm_hands-on = Tes cartes te sont envoyées à chaque manche.
prefer-dm_hands-off = Tu vois tes cartes à la table, avec un bouton.
prefer-pings = Me prévenir quand c’est à moi
prefer-pings-on = Le bot te mentionne quand la table t’attend.
prefer-pings-off = Le bot ne te mentionne jamais.
prefer-two_tap = Confirmer chaque coup
prefer-two_tap-on = Le bot demande avant de jouer.
prefer-two_tap-off = Un appui suffit.
prefer-autoplay = Jouer ma dernière carte pour moi
prefer-autoplay-on = La dernière carte de la manche est jouée pour toi.
prefer-autoplay-off = Tu joues ta dernière carte toi-même.

## A server's
server-title = Réglages du serveur
server-why = Appuie sur un thème pour changer ce qui suit.
server-look-page = Langue et aspect
server-channels-page = Salons
server-roles-page = Qui peut quoi
server-timers-page = Temps pour décider
server-limits-page = Limites
server-language-short = Langue
server-language = Langue des tables
server-language-why = Ce que tout le monde lit à une table.
server-language-auto = Celle de la personne qui ouvre la table
server-cards-short = Cartes
server-cards = Comment tout le monde voit les cartes
server-cards-why = Pour ses messages privés, chaque personne choisit avec /{ name-settings }.
server-pictures-short = Grandes images
server-pictures = Grandes images
server-pictures-why = Aussi pour les personnes qui n’ont rien choisi dans /{ name-settings }.
server-pictures-always-why = En plus, chaque carte, chaque disque et la main de chaque joueur à son tour.
server-channels-short = Où ouvrir des tables
server-channels = Où l’on peut ouvrir des tables
server-channels-why = Choisis des salons, ou aucun pour les permettre tous.
server-channels-all = Dans tous les salons
server-threads-short = Fil à part
server-threads = Quelles tables ont leur propre fil
server-threads-why = Les autres se jouent dans le salon même.
threads-second = À partir de la deuxième table d’un salon
threads-always = Pour toutes les tables
threads-never = Pour aucune table
server-pings-short = Qui le bot prévient
server-pings = Qui le bot prévient
server-pings-why = Une fois par décision, avec un lien vers la table.
server-pings-on = La personne qui doit jouer
server-pings-off = Aucune personne
server-opener_role-short = Qui ouvre des tables
server-opener_role = Qui peut ouvrir des tables
server-opener_role-why = Choisis un rôle, ou aucun pour que tout le monde puisse le faire.
server-everybody = Tout le monde
server-role-only = Seulement { $role }
server-moderator_role-short = Qui modère les tables
server-moderator_role = Qui modère les tables
server-moderator_role-why = Qui gère les messages ou le serveur peut déjà le faire ; tu peux ajouter un rôle.
server-moderator_role-none = Qui peut gérer les messages
server-moderator_role-one = Qui peut gérer les messages, et { $role }
server-championship_role-short = Championnats du classement général
server-championship_role = Qui peut ouvrir des championnats qui comptent
server-championship_role-why = Les modérateurs peuvent déjà le faire ; tu peux ajouter un rôle.
server-championship_role-none = Les modérateurs
server-championship_role-one = Les modérateurs, et { $role }
server-no-role = Aucun rôle de plus
server-blocked-now = { $count ->
    [0] Aucune
    [one] Une
   *[other] { $count }
}
server-timers-why = Combien de temps peut prendre une décision. Qui ouvre une table peut en choisir un autre.
server-limits-why = Combien de tables on peut ouvrir ici. Les championnats et les revanches ne comptent pas.
server-limits-now-unfinished = Tables non terminées : { $count } par personne au plus
server-limits-now-person = Nouvelles tables en dix minutes : { $count } par personne au plus
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
