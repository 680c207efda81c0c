# The settings pages.

## A person's own
settings-title = Deine Einstellungen
settings-why = Nur für dich, auf allen Servern.
preview-turn = Du bist dran
preview-hand = Neue Hand
preview-round = Rundenende
prefer-on = An
prefer-off = Aus
prefer-robots = Nur gegen Roboter
prefer-language = Sprache
language-auto = Wie in Discord
prefer-cards = Karten
cards-emojis = Emojis
cards-emojis-why = Jede Karte als kleines Bild, ihr Name auf dem Knopf.
cards-signs = Zeichen
cards-signs-why = Ein Zeichen und ein Buchstabe pro Farbe; kürzer.
cards-words = Nur Wörter
cards-words-why = Keine Symbole, keine Tabellen; für Screenreader.
prefer-pictures = Bilder
pictures-server = Wie der Server
pictures-server-why = Jeder Server entscheidet für seine Tische.
pictures-here = Auf diesem Server: { $chosen }.
pictures-moments = Wenn es zählt
pictures-moments-told = Wenn es zählt: die Regeln, eine neue Hand, das Ende einer Runde.
pictures-moments-why = In den Regeln, bei neuer Hand, nach einer Runde; der Text sagt dasselbe.
pictures-always = Immer
prefer-pictures-always-why = Auch deine Hand und der Stich, jedes Mal, wenn du entscheidest.
pictures-never = Nie
pictures-never-why = Nur Text.
prefer-hand_order = Hand sortieren
hand-order-suit = Nach Farbe
hand-order-rank = Nach Stärke
prefer-dm_hands = Karten als Direktnachricht
prefer-pings = Pingen, wenn ich dran bin
prefer-calls = Pings auf diesem Server
prefer-two_tap = Jeden Zug bestätigen
prefer-autoplay = Letzte Karte automatisch

## A server's
server-title = Servereinstellungen
server-why = Du moderierst diesen Server: Im Menü unten kannst du das alles ändern.
server-change = Ändern …
server-look-page = Sprache und Aussehen
server-channels-page = Kanäle
server-roles-page = Wer was darf
server-timers-page = Bedenkzeit
server-limits-page = Limits
server-language-short = Sprache
server-language = Sprache der Tische
server-language-why = Was alle an einem Tisch lesen.
server-language-auto = Die des Hosts
server-cards-short = Karten
server-cards = Wie Karten für alle aussehen
server-cards-why = Private Nachrichten stellen alle selbst unter /{ name-settings } ein.
server-pictures-short = Große Bilder
server-pictures = Große Bilder
server-pictures-why = Auch für alle, die unter /{ name-settings } nichts gewählt haben.
server-pictures-always-why = Auch jede Karte, jede Scheibe und die Hand aller, die dran sind.
server-channels-short = Wo Tische öffnen
server-channels = Wo man Tische öffnen darf
server-channels-why = Wähl nichts, um alle zu erlauben.
server-channels-all = In jedem Kanal
server-threads-short = Tische mit eigenem Thread
server-threads = Welche Tische einen eigenen Thread bekommen
server-threads-why = Ein Thread hält das Spiel aus dem Chat des Kanals heraus.
threads-second = Ab dem zweiten im Kanal
threads-always = Jeder Tisch
threads-never = Keiner
server-pings-short = Der Bot pingt
server-pings = Wen der Bot pingt
server-pings-why = Einmal pro Entscheidung, mit einem Link zum Tisch.
server-pings-on = Wer dran ist
server-pings-off = Niemanden
server-calls-short = Hosts pingen
server-calls = Wen Hosts zum Mitspielen pingen dürfen
server-calls-why = Einmal pro Stunde, wer frei ist. Darum bittet man mit der 🔔 einer Lobby oder unter /{ name-settings }.
server-calls-on = Wer es möchte
server-calls-off = Niemanden
server-opener_role-short = Wer Tische öffnet
server-opener_role = Wer Tische öffnen darf
server-opener_role-why = Wähl keine Rolle, um es allen zu erlauben.
server-everybody = Alle
server-role-only = Nur { $role }
server-moderator_role-short = Wer Tische moderiert
server-moderator_role = Wer die Tische moderiert
server-moderator_role-why = Außer denen, die Nachrichten oder den Server verwalten. Discord zeigt dieser Rolle /{ name-server } und /{ name-boards }, sobald du sie in den Einstellungen des Servers unter Integrationen erlaubst; bis dahin hat /{ name-settings } einen Knopf dafür.
server-moderator_role-none = Wer Nachrichten verwalten darf
server-moderator_role-one = Wer Nachrichten verwalten darf, und { $role }
server-championship_role-short = Wer Turniere für die Gesamtwertung eröffnet
server-championship_role = Wer Turniere eröffnen darf, die für die Gesamtwertung zählen
server-championship_role-why = Außer den Mods.
server-championship_role-none = Mods
server-championship_role-one = Mods und { $role }
server-no-role = Keine weitere Rolle
server-blocked-now = { $count ->
    [0] Niemand
    [one] Eine Person
   *[other] { $count } Leute
}
server-timers-why = Wie lange eine Entscheidung dauern darf. Wer einen Tisch öffnet, kann eine andere Zeit wählen.
server-limits-why = Damit niemand den Server überschwemmt. Turniere und Revanchen zählen nicht.
server-limits-now-unfinished = Offene Tische: **{ $count } pro Person**
server-limits-now-person = Neue Tische in zehn Minuten: **{ $count } pro Person**
server-page = Zurück
limit-unfinished = Offene Tische pro Person
limit-person = Neue Tische pro Person in zehn Minuten
limit-channel = Neue Tische pro Kanal in zehn Minuten
limit-threads = Neue Threads pro Stunde auf diesem Server
limit-threads-why = An weiteren Tischen wird direkt im Kanal gespielt.
limit-tables = { $count ->
    [one] { $count } Tisch
   *[other] { $count } Tische
}
limit-new-threads = { $count ->
    [one] { $count } Thread
   *[other] { $count } Threads
}
