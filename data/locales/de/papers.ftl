# The bot about itself: how to begin, who makes it and how it is, what it keeps.

## /help: five lines
begin-title = So fängst du an
begin-head = Öffne einen Tisch
begin-small = Drück auf ein Spiel: Dann öffnet hier ein Tisch für alle. Oder /{ name-play }: ein Platz, jetzt oder später.
begin-small-in = Tische öffnen in { $channels }. /{ name-play } gibt dir dort einen Platz.
begin-small-private = Drück auf ein Spiel: Du spielst mit Robotern, an einem Tisch, den nur du siehst.
begin-players = { $players } Leute
begin-free = Die Regeln musst du nicht kennen: Drücken lässt sich nur, was erlaubt ist.
begin-mine = Meine Tische
begin-matches = Meine Partien
begin-settings = Meine Einstellungen
begin-rules-of = Regeln …
begin-here = /{ name-play } gibt dir einen Platz bei dem, was hier offen ist, oder öffnet einen Tisch. Um das Spiel zu wählen: { $commands }.
begin-in = In { $channels } gibt dir /{ name-play } einen Platz bei dem, was offen ist, oder öffnet einen Tisch. Um das Spiel zu wählen: { $commands }.
begin-private = /{ name-play } öffnet hier einen eigenen Tisch, mit Robotern. Um das Spiel zu wählen: { $commands }. Auf Servern, auf denen ich bin, öffnest du so einen Tisch für alle.
begin-join = Wenn du mitmachen willst, drück „Mitspielen“. „Roboter dazu“ füllt einen freien Platz. Dann startet der Host die Partie.
begin-play = Der erste Knopf am Tisch zeigt deine Karten, nur dir. Spiel mit den Knöpfen darunter.
begin-alone = Drück „Start“ und spiel dann mit den Knöpfen unter deinen Karten. Die Roboter warten auf dich, solange du willst.
begin-rules = Die Regeln musst du nicht kennen: Du kannst nur drücken, was erlaubt ist. „Kurzregeln“ fasst sie zusammen.
begin-more = Mehr: /{ name-rules } erklärt die Spiele · /{ name-table } { name-mine } findet deine Tische, /{ name-table } { name-find } einen mit seinem Code · /{ name-history } zeigt deine beendeten Partien, /{ name-season } das Beste einer Saison · mit /{ name-settings } änderst du Sprache und Darstellung · über **Apps** bei einer Person lädst du sie an deinen Tisch ein · mit 🔔 in einer Lobby wirst du gepingt, wenn Leute fehlen · /{ name-championship } { name-new-championship } eröffnet ein Turnier · /{ name-privacy } zeigt, was ich über dich speichere; dort kannst du es exportieren oder löschen.

## /about
made-by = Gemacht von Fans dieser Spiele, den Leuten hinter Yo-ho-ho. Die Verlage der Spiele haben nichts damit zu tun.
made-free = Freie Software mit offenem Quellcode, unter der MIT-Lizenz.
health-since = Gestartet: { $since }
health-tables = Offene Tische: { $tables }. Server: { $servers }
health-latency = So lange braucht Discord für eine Antwort: { $milliseconds } ms

## /privacy
kept-title = Was ich über dich speichere
kept-you = Um dich wiederzuerkennen: deine Discord-ID und deinen Namen, deine Sprache, den Kanal unserer Direktnachrichten und welche davon deine Karten zeigen, was du unter /{ name-settings } wählst, und wofür du gepingt werden willst.
kept-play = Damit Partien einen Neustart überstehen, und für Bestenlisten und Ergebnisse: deine Tische und Turniere, deinen Platz dort, deine Züge und wann du sie gemacht hast, deine Ergebnisse, was über dich entschieden wurde und warum, wer deinen Platz vergeben hat, und von welchen Tischen du Bescheid haben wolltest oder an welche du eingeladen wurdest.
kept-server = Für einen Server: seine Einstellungen, die IDs der Leute, die er blockiert hat, und welche seiner Kanäle und Nachrichten ein Tisch nutzt. Entfernt mich ein Server, wird das alles und alles dort Gespielte nach 30 Tagen gelöscht, wenn er mich nicht vorher zurückholt.
kept-seen = Deine Hand gehört nur dir, solange die Partie läuft. Danach können alle auf dem Server das Protokoll der Partie lesen; Namen und Ergebnisse stehen auf den Bestenlisten, und Mods können eine Saison als Datei haben. Private Tische bleiben ganz deine; nur die Rangliste vom Blatt des Tages zeigt allen Namen und Ergebnisse. Ein Moment einer Partie auf einem Server kann zum Rätsel des Tages werden, ohne Namen.
kept-not = Ich lese keine Nachrichten und kenne weder deine Adresse noch deine E-Mail noch dein Alter. Nichts wird verkauft oder weitergegeben.
kept-long = Eine Notiz zu jedem Klick bleibt ein oder zwei Tage. Der Rest bleibt, bis du ihn löschst; meine eigenen Sicherungen lösche ich nach 30 Tagen. Im Fehlerprotokoll stehen IDs, nie Karten.
kept-yours = „Exportieren“ gibt dir alles davon in einer Datei. „Löschen“ sagt, was passieren würde, und fragt vorher nach einem Wort.
button-export = Exportieren
button-delete = Löschen
export-attached = Alles, was ich über dich speichere, als JSON-Datei. Von einer laufenden Partie enthält sie deine eigenen Züge und von niemand anderem die Karten.

## Deleting everything about oneself
delete-title = Alles über dich löschen?
delete-goes = Sofort gelöscht: dein Name und deine Einstellungen, wovon du Bescheid haben wolltest, und deine Ergebnisse, Spielstärken und Medaillen auf allen Listen.
delete-plays = Du verlässt jede Lobby, jede Partie und jedes Turnier: Roboter spielen auf deinen Plätzen. Tische und Turniere, die du leitest, gehen ohne dich weiter; dort entscheiden die Mods.
delete-stays = Beendete Partien bleiben für alle, die sie mit dir gespielt haben: Dort heißt du { $name }. Auch die Nachrichten in Discord bleiben, in denen dein Name stehen kann, und was andere geschrieben haben.
delete-keeps = Server, die dich blockiert haben, tun das nicht mehr. Und 30 Tage lang merke ich mir, dass du gefragt hast, ohne deine ID: So lange gibt es meine eigenen Sicherungen, und keine davon darf dich zurückbringen.
delete-for-good = Das lässt sich nicht rückgängig machen. Spielst du wieder, fängst du bei null an.
button-delete-sure = Mich löschen …
delete-form = Alles löschen?
delete-label = Schreib { $word }
delete-hint = Das lässt sich nicht rückgängig machen.
delete-word = LÖSCHEN
deleted-now = Erledigt: Du bist überall raus, und alles über dich ist gelöscht. Spielst du wieder, fängst du bei null an.
deleted-later = Dein Wunsch ist notiert, aber gerade geht es nicht. Ich erledige es von selbst, sobald ich kann; du musst nicht noch mal fragen.
deleted-person = Gelöschte Person
deleted-withdrawn = Hat alles über sich löschen lassen.

# The demo's signpost in its channel.
demo-sign = Schreib `/{ $seat }`, um einen Platz zu bekommen; oder `/{ $game } new`, um einen Tisch zu öffnen, oder { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = in { $count } Minuten
discord-just-now = vor ein paar Sekunden
discord-private = 👁 Nur du kannst das sehen
