# Le bot sur lui-même : comment commencer, qui le fait et comment il va, ce qu’il garde.

## /help : cinq lignes
begin-title = Comment commencer
begin-here = Ouvre une table dans ce salon : { $commands }.
begin-in = Ouvre une table dans { $channels } : { $commands }.
begin-on-a-server = Sur un serveur où je suis, ouvre une table dans un salon : { $commands }.
begin-join = Ceux qui veulent jouer appuient sur « Rejoindre » ; « Ajouter un robot » remplit une place libre. L’hôte appuie sur « Commencer ».
begin-play = Tes cartes arrivent en message privé et avec « Ma main » : personne d’autre ne les voit. Joue avec les boutons dessous.
begin-rules = Pas besoin de connaître les règles : on ne peut appuyer que sur ce qui est permis. « Règles en bref » les résume, /{ name-rules } les explique.
begin-more = /{ name-table } { name-mine } retrouve tes tables, /{ name-history } tes parties terminées, /{ name-settings } sert pour ta langue et ton style, /{ name-championship } { name-new-championship } ouvre un championnat.

## /about
made-by = Fait par des amateurs de ces jeux, les contributeurs de Yo-ho-ho. Les éditeurs des jeux n’y sont pour rien.
made-free = C’est un logiciel libre, au code ouvert, sous licence MIT.
health-since = Démarrage : { $since }
health-tables = Tables ouvertes : { $tables }. Serveurs : { $servers }
health-latency = Temps de réponse de Discord : { $milliseconds } ms

## /privacy
kept-title = Ce que je garde sur toi
kept-you = Pour te reconnaître : ton identifiant et ton nom sur Discord, ta langue, le salon de nos messages privés et lesquels montrent tes cartes, et ce que tu choisis dans /{ name-settings }.
kept-play = Pour que les parties survivent à un redémarrage, et pour les classements et les résultats : tes tables et championnats, ta place, tes coups et leur heure, tes résultats, les décisions qui te concernent et leur motif, qui a donné ta place à un autre, et les tables dont tu as demandé des nouvelles.
kept-server = Pour un serveur : ses réglages, les identifiants des personnes qu’il a bloquées, et les salons et messages que chaque table utilise. Si un serveur me retire, tout cela et tout ce qui s’y est joué est effacé au bout de 30 jours, sauf s’il me reprend avant.
kept-seen = Ta main n’est qu’à toi tant que la partie dure. Ensuite, tout le serveur peut en lire le journal ; les noms et les résultats sont dans ses classements.
kept-not = Je ne lis pas les messages, et je ne connais ni ton adresse, ni ton e-mail, ni ton âge. Rien n’est vendu ni transmis.
kept-long = De chaque clic, je garde une note pendant un jour ou deux. Le reste demeure jusqu’à ce que la personne qui m’héberge l’efface ; mes propres sauvegardes, je les efface au bout de 30 jours. Le journal des pannes nomme des identifiants, jamais des cartes.
kept-ask = Pour voir ou effacer ce qui te concerne, demande à la personne qui m’héberge.
