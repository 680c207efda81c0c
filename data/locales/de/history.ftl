# Finished matches: the list, and each one played again step by step.

history-date = { $day }.{ $month }.{ $year }
history-title = Die beendeten Partien dieses Servers
history-title-you = Deine beendeten Partien
history-title-of = Die beendeten Partien von { $player }
history-empty = Noch ist keine Partie zu Ende gespielt.
history-void = Annulliert: { $reason }
history-newer = Neuere
history-older = Ältere
history-all = Alle Partien
history-mine = Meine
history-open = Partie öffnen, anderes Spiel …
history-void-short = annulliert
replay-head = Nachgespielt: { $what }
replay-head-table = Nachgespielt · { $what }
replay-bid = { $player } sagt { $bid } an
replay-made = { $player } · { $what }

## One match again
replay-at = beendete Partie **{ $match }** · Zug { $step } von { $steps }
replay-trick = { $player } holt Stich { $number } mit { $card }
replay-number = { $card }
replay-trick-none = niemand bekommt Stich { $number }
replay-bids = alle Ansagen liegen offen
replay-claim-won = { $player } schafft die Ansage
replay-claim-lost = { $player } erwischt einen Totenkopf
replay-hands = Was alle haben
replay-marks = ⏳: noch nicht entschieden · ✅: schon entschieden
replay-skull-hand = auf der Hand { $discs }
replay-skull-pile = auf der Matte { $discs }
replay-round-back = Vorige Runde
replay-trick-back = Voriger Stich
replay-back = Zurück
replay-on = Weiter
replay-trick-on = Nächster Stich
replay-round-on = Nächste Runde
replay-to-worst-skull-king = Der Stich, der mir die Ansage verhagelt hat
replay-to-worst-hearts = Mein Stich mit den meisten Punkten
replay-to-worst-skull = Meine höchste geplatzte Ansage
replay-worst-skull-king = Dieser Stich hat dir in deiner schlechtesten Runde die Ansage verhagelt.
replay-worst-hearts = Kein anderer Stich hat dir so viele Punkte eingebrockt.
replay-worst-skull = Das ist die höchste Ansage, die dir ein Totenkopf hat platzen lassen.
replay-no-worst = Nichts hat dich in dieser Partie viel gekostet: Einen schlimmsten Moment hast du hier nicht.
replay-picture = Zug für Zug, in Bildern
replay-text = Alle Karten, Zug für Zug
replay-version = **{ $match }** wurde mit Version { $version } der Regeln gespielt. Die heutige Version, { $now }, kann das nicht nachspielen; hier ist der Endstand.
replay-after = Nach Runde { $round }: { $points }
button-replay = Nachspielen
replay-report = Hier einen Fehler melden
replay-report-why = Alle Züge und ein Text für das Fehlerformular des Projekts
report-attached = Für das Fehlerformular des Projekts: der Text unten und was in dieser Datei steht. Schreib dazu, was hätte passieren sollen. Die Datei zeigt alle Karten.
replay-page = Als Seite
replay-menu = Runde wählen, Punkte …
page-keys = Tasten: ← und → ein Zug, mit Umschalt ein ganzer Stich oder eine Runde, Pos1 und Ende.
page-steps = Züge der Partie
page-old = So ging die Partie aus. Zum Durchblättern braucht die Seite JavaScript und einen Browser von 2023 oder neuer.
page-attached = Die ganze Partie als Seite für deinen Browser, auch offline.

## The evening of a table
button-evening = Abend beenden
button-evening-why = Eine Zusammenfassung aller Partien dieses Abends
evening-title = { $game }: ein Abend mit { $count } Partien
evening-best = Bestes Ergebnis einer Partie: { $player }, { $points } ({ $match })
evening-closest = Knappster Ausgang: { $match }, { $count ->
        [0] geteilter Sieg
        [one] ein Punkt Abstand
       *[other] { $count } Punkte Abstand
    }
replay-stop = Runde { $round } · Partie **{ $match }**, Bild { $step } von { $steps }
replay-broke-skull-king = Dieser Stich hat dir die Ansage verhagelt
replay-broke-hearts = Dein teuerster Stich
replay-broke-skull = Deine höchste geplatzte Ansage
replay-round-trick = Runde { $round } · Stich { $number }
