# The settings pages.

## A person's own
settings-title = Tes réglages
prefer-on = { $name } : activer
prefer-off = { $name } : désactiver
prefer-line-on = **{ $name } (oui) :** { $why }
prefer-line-off = **{ $name } (non) :** { $why }
prefer-dm_hands = Cartes en message privé
prefer-dm_hands-why = à chaque manche tes cartes te sont envoyées.
prefer-pings = Mentions
prefer-pings-why = je te mentionne quand la table t’attend.
prefer-two_tap = Confirmer les coups
prefer-two_tap-why = un coup sans retour demande un deuxième appui.
prefer-autoplay = Dernière carte seule
prefer-autoplay-why = une dernière carte sans choix se joue toute seule.
prefer-language = Langue
language-auto = Comme dans Discord
prefer-cards = Comment tu vois les cartes
cards-emojis = Images
cards-emojis-why = Chaque carte en petite image, son nom sur le bouton.
cards-signs = Signes
cards-signs-why = Un signe et une lettre par couleur ; plus court.
cards-words = Mots seulement
cards-words-why = Ni symboles ni tableaux ; pour les lecteurs d’écran.
prefer-pictures = Grandes images
pictures-server = Comme le serveur l’a choisi
pictures-server-why = Chaque serveur, pour ses propres tables.
pictures-whose-own = Ton choix l’emporte sur celui de tout serveur.
pictures-whose-here = Ce serveur a choisi : **{ $chosen }**. Cela vaut tant que tu n’as rien choisi.
pictures-whose-each = À chaque table vaut le choix de son serveur ; ailleurs : **{ $chosen }**.
pictures-moments = Là où elles aident
pictures-moments-why = Dans les règles, avec une nouvelle main, après une manche ; le texte dit la même chose.
pictures-always = Toujours
prefer-pictures-always-why = En plus, ta main avec le pli à chacune de tes décisions.
pictures-never = Jamais
pictures-never-why = Du texte seulement.
prefer-hand_order = Ordre de tes cartes
hand-order-suit = Par couleur
hand-order-rank = Les plus fortes d’abord

## A server's
server-title = Les tables de ce serveur
server-why = Ce que tu choisis ici vaut pour les tables ouvertes désormais.
server-language = Langue des tables
server-language-why = Ou celle de qui ouvre la table.
server-threads = Fils
server-threads-why = Si une table a son propre fil.
threads-second = La deuxième table d’un salon
threads-always = Toutes les tables
threads-never = Aucune
server-cards = Cartes dans ce que tout le monde voit
server-cards-why = Chacun choisit pour ses propres messages avec /{ name-settings }.
server-pictures = Grandes images
server-pictures-why = Dans ce que tout le monde voit et pour qui n’a rien choisi avec /{ name-settings }.
server-pictures-always-why = En plus, chaque carte, chaque disque et la main de qui doit jouer.
server-channels = Salons
server-channels-why = Où l’on peut ouvrir des tables.
server-channels-all = Tous les salons
server-opener_role = Qui peut ouvrir des tables
server-opener_role-why = Tout le monde, ou ceux qui ont ce rôle.
server-everybody = Tout le monde
server-moderator_role = Qui veille à l’ordre
server-moderator_role-why = Ceux qui peuvent gérer les messages ou le serveur, et ceux qui ont ce rôle.
server-discord-rights = Personne d’autre
server-championship_role = Qui ouvre les championnats qui comptent
server-championship_role-why = Les modérateurs, et ceux qui ont ce rôle : les médailles de ces championnats s’ajoutent au classement général. Pour les autres, aucun rôle n’est requis.
server-keepers = Seulement les modérateurs
server-timer = { $game } : temps par décision
server-timer-why = Qui ouvre une table peut en choisir un autre.
server-limits = Limites
server-limits-why = Combien de tables on peut ouvrir ici. Les parties de championnat et les revanches ne comptent pas.
server-page = Retour
limit-unfinished = Tables non terminées d’une personne
limit-unfinished-why = Les tables que quelqu’un a ouvertes et qui ne sont pas finies, commencées ou non. Y avoir seulement une place ne compte pas.
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
server-pings-on = Autoriser les mentions
server-pings-off = Ne mentionner personne
