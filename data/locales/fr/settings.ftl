# The settings pages.

## A person's own
settings-title = Tes réglages
settings-why = Pour toi, sur tous les serveurs.
preview-turn = À toi
preview-hand = Nouvelle main
preview-round = Fin de manche
prefer-on = Oui
prefer-off = Non
prefer-robots = Robots seuls
prefer-language = Langue
language-auto = Celle de Discord
prefer-cards = Cartes
cards-emojis = Icônes
cards-emojis-why = Chaque carte en petite image, son nom sur le bouton.
cards-signs = Signes
cards-signs-why = Un signe et une lettre par couleur ; plus court.
cards-words = Mots
cards-words-why = Ni symboles ni tableaux ; pour les lecteurs d’écran.
prefer-pictures = Images
pictures-server = Au choix du serveur
pictures-server-why = Chaque serveur décide pour ses tables.
pictures-here = Sur ce serveur : { $chosen }.
pictures-moments = Aux moments clés
pictures-moments-told = Moments clés : les règles, une nouvelle main, la fin d’une manche.
pictures-moments-why = Dans les règles, avec une nouvelle main, après une manche ; le texte dit la même chose.
pictures-always = Toujours
prefer-pictures-always-why = En plus, ta main et le pli chaque fois que c’est ton tour.
pictures-never = Jamais
pictures-never-why = Du texte seulement.
prefer-hand_order = Ma main
hand-order-suit = Par couleur
hand-order-rank = Par force
prefer-dm_hands = Mes cartes en privé
prefer-pings = Me prévenir à mon tour
prefer-calls = Appels sur ce serveur
prefer-two_tap = Confirmer chaque coup
prefer-autoplay = Jouer ma dernière carte

## A server's
server-title = Réglages du serveur
server-why = Tu modères ce serveur : le menu à la fin permet de tout changer.
server-change = Changer…
server-look-page = Langue et aspect
server-channels-page = Salons
server-roles-page = Permissions
server-timers-page = Temps pour décider
server-limits-page = Limites
server-language-short = Langue
server-language = Langue des tables
server-language-why = Ce que tout le monde lit à une table.
server-language-auto = Celle de l’hôte de la table
server-cards-short = Cartes
server-cards = Comment tout le monde voit les cartes
server-cards-why = Pour ses messages privés, chaque personne choisit dans /{ name-settings }.
server-pictures-short = Grandes images
server-pictures = Grandes images
server-pictures-why = Aussi pour qui n’a rien choisi dans /{ name-settings }.
server-pictures-always-why = En plus, chaque carte, chaque disque et la main de chaque joueur à son tour.
server-channels-short = Où ouvrir des tables
server-channels = Où l’on peut ouvrir des tables
server-channels-why = Sans choix, ils sont tous permis.
server-channels-all = Dans tous les salons
server-threads-short = Tables avec leur propre fil
server-threads = Quelles tables ont leur propre fil
server-threads-why = Dans un fil, la partie ne se mêle pas aux messages du salon.
threads-second = Dès la deuxième du salon
threads-always = Toutes les tables
threads-never = Aucune
server-pings-short = Mentions du bot
server-pings = Qui le bot prévient
server-pings-why = Une fois par décision, avec un lien vers la table.
server-pings-on = La personne qui doit jouer
server-pings-off = Personne
server-calls-short = Appels des hôtes
server-calls = Qui les hôtes peuvent appeler à leur table
server-calls-why = Une fois par heure, si la personne est libre. On le demande avec 🔔 à une table ou dans /{ name-settings }.
server-calls-on = Les personnes qui veulent jouer
server-calls-off = Personne
server-opener_role-short = Qui ouvre des tables
server-opener_role = Qui peut ouvrir des tables
server-opener_role-why = Sans rôle choisi, tout le monde peut le faire.
server-everybody = Tout le monde
server-role-only = Seulement { $role }
server-moderator_role-short = Qui modère les tables
server-moderator_role = Qui modère les tables
server-moderator_role-why = En plus de qui gère les messages ou le serveur. Discord montre /{ name-server } et /{ name-boards } à ce rôle quand tu les autorises dans les paramètres du serveur Discord, sous Intégrations ; en attendant, /{ name-settings } a un bouton.
server-moderator_role-none = Qui gère les messages
server-moderator_role-one = Qui gère les messages, et { $role }
server-championship_role-short = Qui ouvre des championnats pour le classement
server-championship_role = Qui peut ouvrir des championnats qui comptent au classement général
server-championship_role-why = En plus des modérateurs.
server-championship_role-none = Les modérateurs
server-championship_role-one = Les modérateurs, et { $role }
server-no-role = Aucun rôle de plus
server-blocked-now = { $count ->
    [0] Aucune
    [one] Une
   *[other] { $count }
}
server-timers-why = Combien de temps peut prendre une décision. Qui ouvre une table peut en choisir un autre.
server-limits-why = Pour que personne ne remplisse le serveur de tables. Les championnats et les revanches ne comptent pas.
server-limits-now-unfinished = Tables en cours : **{ $count } par personne**
server-limits-now-person = Nouvelles tables en dix minutes : **{ $count } par personne**
server-page = Retour
limit-unfinished = Tables non terminées par personne
limit-person = Nouvelles tables par personne en dix minutes
limit-channel = Nouvelles tables par salon en dix minutes
limit-threads = Nouveaux fils par heure sur ce serveur
limit-threads-why = Les autres tables se jouent dans leur salon.
limit-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
limit-new-threads = { $count ->
    [one] { $count } fil
   *[other] { $count } fils
}
