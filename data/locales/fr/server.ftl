# Pour qui tient un serveur : comment va le bot dans un salon, toutes les tables, qui est bloqué ; et son seul salut.

## /server diagnostics
diagnosis-title = Comment je vais dans { $channel }
diagnosis-may = Je peux : { $permissions }.
diagnosis-well = Tout va bien ici : tables, fils et images.
diagnosis-allow = Autorise-moi ce qui manque dans les paramètres du salon, sous Permissions. Je m’en aperçois tout seul.
lack-view_channel = Je ne vois pas ce salon : aucune table ne peut y être ouverte ni montrée.
lack-send_messages = Je ne peux pas écrire ici : aucune table ne peut être ouverte ni montrée.
lack-send_messages_in_threads = Je ne peux pas écrire dans les fils : toutes les tables se jouent dans le salon.
lack-create_public_threads = Je ne peux pas ouvrir de fils : toutes les tables se jouent dans le salon.
lack-attach_files = Je ne peux pas joindre d’images : les tables sont montrées en texte.
silent = Mes messages
silent-forbidden = Discord ne me laisse pas écrire ici ; premier refus { $since }. Ce que chacun fait compte, mais lui seul le voit.
silent-locked = Ce fil est verrouillé ; premier refus de Discord { $since }. Déverrouille-le et je continue.
silent-other = Discord refuse ce que j’écris ici (code { $code }) ; premier refus { $since }.
silent-again = Après un changement, /{ name-table } { name-show } me fait réessayer aussitôt.
silent-pictures = Discord refuse les images ici ; premier refus { $since }. Le texte reste, sans elles.
silent-elsewhere = Autres salons où Discord ne me laisse pas écrire : { $channels }.
diagnosis-channels = On ne peut ouvrir de table que dans { $channels } : c’est ce que dit /{ name-server } { name-settings }.
diagnosis-drain = Je vais bientôt être redémarré : d’ici là, on n’ouvre pas de nouvelle table.
diagnosis-signs = Mes émojis ne sont pas (encore) là : de simples signes montrent les cartes.

## /server tables
tables-title = Ce qui est ouvert sur ce serveur
tables-none = Aucune table n’est ouverte sur ce serveur, et aucun championnat n’est en cours.
button-server-settings = Réglages du serveur
button-open-tables = Liste des tables
tables-choose = Que veux-tu fermer ?
tables-page = Page { $page } sur { $pages }
tables-opened = { $state }, ouverte { $since }
tables-championship = championnat, ouvert { $since }
tables-newer = Plus récentes
tables-older = Plus anciennes
tables-closed = { $table } est fermée.

## /server block, /server unblock
blocked-title = Personnes bloquées
blocked-why = Elles ne peuvent ici ni ouvrir ni suivre de tables ou de championnats, ni s’y asseoir ou s’y inscrire. Une place qu’elles tiennent est à elles jusqu’à ce qu’elles la quittent, et elles jouent jusqu’au bout un championnat déjà commencé.
blocked-none = Personne n’est bloqué.
blocked-choose = Laisser quelqu’un se rasseoir
blocked-now = { $player } ne peut plus ici ni ouvrir ni suivre de tables ou de championnats, ni s’y asseoir ou s’y inscrire. Une place déjà tenue le reste jusqu’au départ : /{ name-table } { name-kick } y fait jouer un robot.
unblocked-now = { $player } peut de nouveau s’asseoir ici.

## Le salut, une fois sur chaque serveur
welcome = **Ohé !** J’anime des jeux de cartes dans tes salons : { $games }. /{ name-play } te donne une place, maintenant ou plus tard ; /{ name-help } dit en cinq lignes comment commencer. Pour les modérateurs, il y a /{ name-server } { name-settings }.
welcome-missing = À mon arrivée, il me manquait ici : { $permissions }. /{ name-server } { name-diagnostics } dit à quoi cela sert.
