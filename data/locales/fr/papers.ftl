# Le bot sur lui-même : comment commencer, qui le fait et comment il va, ce qu’il garde.

## /help : cinq lignes
begin-title = Comment commencer
begin-head = Ouvre une table
begin-small = Appuie sur un jeu : sa table s’ouvre ici, visible de tous. Ou /{ name-play } : une place, maintenant ou plus tard.
begin-small-in = Les tables s’ouvrent dans { $channels }. Là, /{ name-play } te donne une place.
begin-small-private = Appuie sur un jeu : joue avec des robots, à une table visible de toi seul.
begin-players = { $players } joueurs
begin-free = Pas besoin de connaître les règles : on ne peut appuyer que sur ce qui est permis.
begin-mine = Mes tables
begin-matches = Mes parties
begin-settings = Mes réglages
begin-rules-of = Règles…
begin-here = /{ name-play } te donne une place à ce qui est ouvert ici, ou ouvre une table. Pour choisir le jeu : { $commands }.
begin-in = Dans { $channels }, /{ name-play } te donne une place à ce qui est ouvert, ou ouvre une table. Pour choisir le jeu : { $commands }.
begin-private = /{ name-play } ouvre ici ta propre table, avec des robots. Pour choisir le jeu : { $commands }. Sur un serveur où je suis, elle s’ouvre pour tous.
begin-join = Si tu veux jouer, appuie sur « Rejoindre ». « Ajouter un robot » remplit une place libre. Ensuite, l’hôte lance la partie.
begin-play = Le premier bouton de la table te montre tes cartes, à toi seul. Joue avec les boutons en dessous.
begin-alone = Appuie sur « Lancer », puis joue avec les boutons sous tes cartes. Les robots t’attendent aussi longtemps que tu veux.
begin-rules = Pas besoin de connaître les règles : tu ne peux appuyer que sur ce qui est permis. « Règles en bref » les résume.
begin-more = Et aussi : /{ name-rules } explique les jeux · /{ name-table } { name-mine } retrouve tes tables, et /{ name-table } { name-find } une autre par son code · /{ name-history } montre tes parties finies, /{ name-season } les meilleurs d’une saison · /{ name-settings } règle ta langue et ton style · **Applications**, sur quelqu’un, l’invite à ta table · 🔔 à une table ouverte te fait appeler quand il manque des joueurs · /{ name-championship } { name-new-championship } ouvre un championnat · /{ name-privacy } dit ce que je garde sur toi, à exporter ou supprimer.

## /about
made-by = Fait par des amateurs de ces jeux, les contributeurs de Yo-ho-ho. Les éditeurs des jeux n’y sont pour rien.
made-free = C’est un logiciel libre, au code ouvert, sous licence MIT.
health-since = Démarrage : { $since }
health-tables = Tables ouvertes : { $tables }. Serveurs : { $servers }
health-latency = Temps de réponse de Discord : { $milliseconds } ms

## /privacy
kept-title = Ce que je garde sur toi
kept-you = Pour te reconnaître : ton identifiant et ton nom sur Discord, ta langue, le salon de nos messages privés et lesquels montrent tes cartes, ce que tu choisis dans /{ name-settings } et les tables auxquelles tu veux qu’on t’appelle.
kept-play = Pour que les parties survivent à un redémarrage, et pour les classements et les résultats : tes tables et championnats, ta place, tes coups et leur heure, tes résultats, les décisions qui te concernent et leur motif, qui a donné ta place à un autre, et les tables dont tu as demandé des nouvelles ou reçu l’invitation.
kept-server = Pour un serveur : ses réglages, les identifiants des personnes qu’il a bloquées, et les salons et messages que chaque table utilise. Si un serveur me retire, tout cela et tout ce qui s’y est joué est effacé au bout de 30 jours, sauf s’il me reprend avant.
kept-seen = Ta main n’est qu’à toi tant que la partie dure. Ensuite, tout le serveur peut en lire le journal ; les noms et les résultats sont dans ses classements, et ses modérateurs peuvent avoir une saison en un fichier. Les tables privées restent à toi seul ; seul le classement de la donne du jour montre à tous noms et résultats. Un moment d’une partie d’un serveur peut devenir l’énigme du jour, sans les noms.
kept-not = Je ne lis pas les messages, et je ne connais ni ton adresse, ni ton e-mail, ni ton âge. Rien n’est vendu ni transmis.
kept-long = De chaque clic, je garde une note pendant un jour ou deux. Le reste demeure jusqu’à ce que tu l’effaces ; mes propres sauvegardes, je les efface au bout de 30 jours. Le journal des pannes nomme des identifiants, jamais des cartes.
kept-yours = « Exporter » te donne le tout dans un fichier. « Effacer » explique ce qui se passerait, et demande d’abord un mot.
button-export = Exporter
button-delete = Effacer
export-attached = Tout ce que je garde sur toi, dans un fichier JSON. D’une partie en cours, il contient tes coups et les cartes de personne d’autre.

## Tout effacer de soi
delete-title = Effacer tout ce qui te concerne ?
delete-goes = Effacés aussitôt : ton nom et tes réglages, les nouvelles que tu as demandées, et tes résultats, cotes et médailles dans tous les classements.
delete-plays = Tu quittes les parties, même celles qui se préparent, et les championnats : des robots jouent à tes places. Les tables et les championnats que tu diriges continuent sans toi ; les modérateurs y décident.
delete-stays = Les parties terminées restent pour ceux qui les ont jouées avec toi : ton nom y est { $name }. Restent aussi les messages dans Discord, où ton nom peut figurer, et ce que d’autres ont écrit.
delete-keeps = Les serveurs qui t’ont bloqué ne te bloquent plus. Et je note ta demande pendant 30 jours, sans ton identifiant : c’est le temps que durent mes sauvegardes, et aucune ne doit te faire revenir.
delete-for-good = C’est irréversible. Si tu rejoues, tu repars de zéro.
button-delete-sure = M’effacer…
delete-form = Tout effacer ?
delete-label = Écris { $word }
delete-hint = C’est irréversible.
delete-word = EFFACER
deleted-now = C’est fait : tu as tout quitté, et tout ce qui te concerne est effacé. Si tu rejoues, tu repars de zéro.
deleted-later = Ta demande est notée, mais je ne peux pas l’exécuter maintenant. Je le ferai de moi-même dès que possible ; inutile de la répéter.
deleted-person = Joueur effacé
deleted-withdrawn = A demandé que tout ce qui concerne cette personne soit effacé.

# The demo's signpost in its channel.
demo-sign = Tape `/{ $seat }` pour avoir une place ; ou `/{ $game } new` pour ouvrir une table, ou { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = dans { $count } minutes
discord-just-now = il y a quelques secondes
discord-private = 👁 Toi seul peux voir celui-ci
