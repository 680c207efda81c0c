# For those who keep a server: how the bot is in a channel, all tables, who is blocked; and its one greeting.

## /server diagnostics
diagnosis-title = Wie es mir in { $channel } geht
diagnosis-may = Ich darf: { $permissions }.
diagnosis-well = Hier ist alles gut: Tische, Threads und Bilder.
diagnosis-allow = Erlaub mir, was fehlt, in den Kanaleinstellungen unter Berechtigungen. Ich merke es von selbst.
lack-view_channel = Ich kann diesen Kanal nicht sehen, also kann hier niemand einen Tisch öffnen.
lack-send_messages = Ich darf hier nicht schreiben, also kann hier niemand einen Tisch öffnen.
lack-send_messages_in_threads = Ich darf nicht in Threads schreiben, also wird immer direkt im Kanal gespielt.
lack-create_public_threads = Ich darf keine Threads öffnen, also wird immer direkt im Kanal gespielt.
lack-attach_files = Ich darf keine Bilder anhängen, also erscheinen Tische als Text.
silent = Meine Nachrichten
silent-forbidden = Discord lässt mich hier nicht schreiben; das erste Mal war { $since }. Züge zählen trotzdem, aber nur wer sie macht, sieht sie.
silent-locked = Dieser Thread ist gesperrt; was ich schreibe, lehnt Discord ab; das erste Mal war { $since }. Entsperr ihn, und ich mache weiter.
silent-other = Discord lehnt hier ab, was ich schreibe (Code { $code }); das erste Mal war { $since }.
silent-again = Nach einer Änderung versuche ich es mit /{ name-table } { name-show } sofort wieder.
silent-pictures = Discord lehnt hier Bilder ab; das erste Mal war { $since }. Der Text steht ohne sie da.
silent-elsewhere = Andere Kanäle, in denen Discord mich nicht schreiben lässt: { $channels }.
diagnosis-channels = Tische darf man nur in { $channels } öffnen: So steht es unter /{ name-server } { name-settings }.
diagnosis-drain = Ich starte bald neu: Bis dahin gibt es keine neuen Tische.
diagnosis-signs = Meine Emojis sind (noch) nicht da: Karten erscheinen als einfache Zeichen.

## /server tables
tables-title = Was auf diesem Server offen ist
tables-none = Auf diesem Server ist kein Tisch offen, und kein Turnier läuft.
button-server-settings = Servereinstellungen
button-open-tables = Liste der Tische
tables-choose = Was willst du schließen?
tables-page = Seite { $page } von { $pages }
tables-opened = { $state }, geöffnet { $since }
tables-championship = Turnier, eröffnet { $since }
tables-newer = Neuere
tables-older = Ältere
tables-closed = { $table } ist geschlossen.

## /server block, /server unblock
blocked-title = Blockierte Leute
blocked-why = Wer blockiert ist, kann hier keine Tische und Turniere öffnen, nirgends mitspielen und von keinem Tisch Bescheid bekommen. Ein besetzter Platz bleibt, bis er verlassen wird, und ein begonnenes Turnier wird zu Ende gespielt.
blocked-none = Niemand ist blockiert.
blocked-choose = Wer darf sich wieder setzen?
blocked-now = { $player } kann hier keine Tische und Turniere mehr öffnen, nirgends mitspielen und von keinem Tisch Bescheid bekommen. Ein besetzter Platz bleibt, bis er verlassen wird: Mit /{ name-table } { name-kick } spielt dort ein Roboter.
unblocked-now = { $player } darf sich hier wieder setzen.

## The greeting, once on each server
welcome = **Ahoi!** Ich bringe Kartenspiele in eure Kanäle: { $games }. /{ name-play } gibt dir einen Platz, jetzt oder zu einer Zeit; /{ name-help } sagt in fünf Zeilen, wie es losgeht. Für Mods gibt es /{ name-server } { name-settings }.
welcome-missing = Als ich kam, fehlte mir hier: { $permissions }. /{ name-server } { name-diagnostics } sagt, wofür.
