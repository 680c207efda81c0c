# Was it fair? The seal opened, draws and robots' moves checked again
game-fairness = Fairness
button-fair = War alles fair?
button-fair-why = Siegel, Verteilung und Züge der Roboter, nachgeprüft
fair-holds = Alles war fair
fair-robots = Die Karten waren fair verteilt, ein Roboterzug weicht ab
fair-fails = Hier stimmt etwas nicht
fair-unsealed = Diese Partie hat kein Siegel: Sie begann, bevor es Siegel gab, also lässt sich nichts prüfen.
fair-draws =
    { $draws ->
        [one] **Einmal Geben oder Losen** aus dem Geheimnis wiederholt: genau gleich.
       *[other] **{ $draws }-mal Geben und Losen** aus dem Geheimnis wiederholt: alles genau gleich.
    }
fair-moves =
    { $moves ->
        [one] **Ein Roboterzug** wiederholt, aus dem, was der Roboter sah: genau gleich.
       *[other] **{ $moves } Roboterzüge** wiederholt, aus dem, was jeder Roboter sah: alle genau gleich.
    }
fair-instead = Davon { $moves } mit der Stärke Normal, für einen Roboter der Stärke Schwer, von dem damals keine Antwort kam.
fair-skipped =
    { $moves ->
        [one] Ein Zug eines Roboters der Stärke Schwer ist hier nicht wiederholt, weil der lange nachdenkt. Auf deinem Rechner macht das `--hard`.
       *[other] { $moves } Züge von Robotern der Stärke Schwer sind hier nicht wiederholt, weil die lange nachdenken. Auf deinem Rechner macht das `--hard`.
    }
fair-old-robots =
    { $moves ->
        [one] Ein Roboterzug ist nicht wiederholt: Die Roboter des Bots haben sich seitdem geändert.
       *[other] { $moves } Roboterzüge sind nicht wiederholt: Die Roboter des Bots haben sich seitdem geändert.
    }
fair-hands = **Was die Karten jedes Platzes wert waren**, in Punkten, wenn alle ganz gewöhnlich gespielt hätten:
fair-hand = { $player }: { $points }
fair-move = Zug { $step } von { $player }: Für das, was dieser Roboter sah, ergibt das Glück der Partie genau diesen Zug.
fair-move-other = Zug { $step } von { $player }: Für das, was dieser Roboter sah, würden die heutigen Roboter anders ziehen.
fair-line = Zeile { $line } der Datei ist nicht das, was Siegel und Geheimnis ergeben.
fair-line-robot = Zeile { $line } der Datei ist ein anderer Zug, als ihn die heutigen Roboter machen. Wurde der Bot seitdem aktualisiert, kann es daran liegen: Seine Roboter ändern sich.
fair-seal = **Das Siegel, geöffnet.** `{ $seal }` stand in der ersten Nachricht der Partie. Es ist der Fingerabdruck von alldem:
fair-secret = Geheimnis
fair-version = Regeln, Version { $version }
fair-seats = Plätze
fair-check = **Prüf es selbst:** In der Datei stehen alle Züge und das Geheimnis, und mit dem Code des Bots prüft `python -m engine verify` sie. Die Seite der Partie prüft die Kartenverteilung von selbst in deinem Browser.
fair-believed = Welche Züge Menschen gemacht haben und wer einen Platz übernahm, lässt sich nicht nachrechnen: Da muss man dem Protokoll glauben.
page-sealed = Was versiegelt war
page-holds =
    { $draws ->
        [one] Hier in deinem Browser geprüft: Das Siegel stimmt, und einmal Geben oder Losen auch.
       *[other] Hier in deinem Browser geprüft: Das Siegel stimmt, und { $draws }-mal Geben und Losen auch.
    }
page-fails = Hier in deinem Browser geprüft: Diese Seite stimmt NICHT. Ihr Siegel oder eine Verteilung ist nicht das, was das Geheimnis ergibt.

# /server stats
dealt-title = Was hier verteilt wurde · { $game }
dealt-of =
    { $matches ->
        [one] Eine beendete Partie dieses Servers
       *[other] Die { $matches } neuesten beendeten Partien dieses Servers
    }
dealt-none = Von diesem Spiel ist hier noch keine Partie zu Ende gespielt.
dealt-usual = { $usual } von { $figures } Werten weichen höchstens zwei Standardfehler vom Zufallswert ab; zu erwarten sind etwa 19 von 20.
dealt-kind-specials = Sonderkarten pro Hand
dealt-kind-trumps = Trümpfe pro Hand
dealt-kind-hearts = Herzen pro Hand
dealt-kind-queen = Pik-Damen pro Hand
dealt-kind-lot = Fängt an (ausgelost)
dealt-seat = Platz { $seat }
dealt-people = Menschen
dealt-robots = Roboter
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (Zufall { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± ist ein Standardfehler: So groß sind zufällige Abweichungen meistens. Je mehr gespielt wird, desto kleiner wird er.
