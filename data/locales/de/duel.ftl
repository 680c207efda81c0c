# Duels: commands, message, result.

name-duel = duell
about-duel = Wer spielt dieselben Karten am besten? Für zwei bis acht Leute, mit je drei Tagen Zeit
name-rival = gegen
name-rival2 = gegen2
name-rival3 = gegen3
name-rival4 = gegen4
name-rival5 = gegen5
name-rival6 = gegen6
name-rival7 = gegen7
about-rival = Wen du herausforderst (ohne Angabe: alle)
name-level = stärke
about-level = Wie gut die Roboter spielen

duel-challenge = **{ $host }** fordert { $players } zum Duell: { $game }, dieselben Karten für alle
duel-open = **{ $host }** fordert alle zum Duell: { $game }, dieselben Karten für bis zu { $most } Leute
duel-about = { $rounds } Runden gegen { $robots } Roboter ({ $level }) · alle spielen allein, wann sie wollen
duel-player-waiting = noch nicht begonnen
duel-player-playing = spielt
duel-late-waiting = nicht gespielt
duel-late-playing = nicht fertig geworden
duel-player-finished = fertig
duel-player-declined = hat abgelehnt
duel-player-gone = raus
duel-until = Offen bis { $moment } ({ $left }). Vor dem Ende sieht niemand Punkte oder Karten.
button-duel-play = Spielen
button-duel-decline = Ablehnen
button-duel-again = Noch ein Duell
duel-more = So geht’s, absagen
duel-how = So geht’s
duel-how-why = Ablauf und Wertung
duel-off = Absagen
duel-off-why = Für Mods und wer gefordert hat
duel-rules = **{ $game }, { $rounds } Runden.** Alle sitzen auf demselben Platz mit denselben Karten, gegen dieselben Roboter, jeweils an einem eigenen Tisch.
    - Spiel, wann du willst; du kannst aufhören und später weitermachen. Dein erster Versuch zählt.
    - Niemand sieht Punkte oder Karten der anderen, bis alle fertig sind oder die Zeit um ist.
    - Dann entscheiden die Punkte. Wer fertig ist, kann sich die Partien der anderen ansehen.
duel-called-off = { $player } hat das Duell in { $game } abgesagt. Es wird nicht gewertet.
duel-result-of = { $game }: Das Duell mit denselben Karten ist vorbei
duel-won = { $player } gewinnt das Duell
duel-tie = Unentschieden: { $players }
duel-nobody =
    { $count ->
        [0] Das Duell hat kein Ergebnis
       *[other] Nur { $player } hat das Duell zu Ende gespielt
    }
duel-decided = Was den Ausschlag gab
duel-round = Runde { $round }: { $best }, { $worst }
duel-watch = Eine Partie ansehen
duel-picture = Punkte Runde für Runde: { $results }.
duel-declined-now = Du hast abgelehnt. Überlegst du es dir anders, drück auf Spielen, solange das Duell offen ist.
duel-already = Dieses Duell ist schon wieder offen: [zur Nachricht]({ $link }).
duel-off-now = Du hast das Duell abgesagt.
ask-duel-off = Das Duell in { $game } absagen?
ask-duel-begun = Begonnen: { $players }
ask-duel-lost = Es endet für alle ohne Ergebnis.
button-ask-duel-off = Absagen
