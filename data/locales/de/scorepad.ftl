# Score pads: matches with real cards, written down round by round.

name-scorepad = punkteblock
about-scorepad = Die Punkte einer Partie mit echten Karten aufschreiben

pad-form-open = Ein Punkteblock für echte Karten
pad-members = Wer spielt mit?
pad-names = Wer noch, ohne Discord?
pad-names-hint = Namen, mit Kommas dazwischen: Opa, Rosi
pad-extras = Auch dabei
pad-extra-powers = Fähigkeiten der Piraten
pad-extra-rascal = Rascal-Wertung
pad-extra-cannon_loads = Rascal-Wertung mit Ladungen
pad-extra-per_card = Gefangene zählen pro Karte
pad-extra-extra_hand = Bei Gleichstand entscheiden Extrarunden
pad-end = Länge
pad-end-100 = Bis 100 Punkte
pad-end-50 = Bis 50 Punkte (zu viert)
pad-end-4 = Vier Runden (zu viert)
pad-end-8 = Acht Runden (zu viert)

pad-title = Punkteblock: { $game }
pad-about = { $game } mit echten Karten
pad-won =
    { $count ->
        [one] 🏆 { $players } gewinnt
       *[other] 🏆 { $players } gewinnen
    }
pad-next = Als Nächstes: Runde { $round }{ $cards ->
        [0] { "" }
        [one] , { $cards } Karte
       *[other] , { $cards } Karten
    }. Eintragen kann, wer mitspielt.
pad-complete = Alle Runden sind eingetragen. **Abschließen** macht daraus eine Partie; bis dahin könnt ihr korrigieren.
pad-asleep = Seit einer Woche hat hier niemand etwas eingetragen: Der Block schläft.
pad-wrote-round = Runde { $round } eingetragen von { $player }, { $moment }
pad-corrected-round = Runde { $round } korrigiert von { $player }, { $moment }
pad-wrote = Eingetragen von { $player }, { $moment }
pad-corrected = Korrigiert von { $player }, { $moment }
pad-alt = Der Punkteblock. { $results }.
pad-discarded = Der Punkteblock ({ $game }) wurde vor der ersten Runde weggelegt.
pad-ended = Das ist jetzt Partie **{ $match }**, unter /{ name-history } und als am echten Tisch gespielt markiert.
pad-no-replay = Am echten Tisch gespielt: Niemand hat die Karten notiert, also gibt es kein Nachspielen, keine Prüfung und keinen Rückblick.
pad-round = Runde { $round }
pad-correct = Runde ansehen, korrigieren, Boni
button-pad-next = Runde { $round }
button-pad-end = Abschließen
button-pad-wake = Weiter
button-pad-again = Zurück zum Formular
button-pad-skull-king = Ansagen und Stiche
button-pad-hearts = Punkte
pad-bonus = Boni eintragen oder ändern für …

pad-order = In dieser Reihenfolge: { $names }
pad-bids = Ansagen ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    })
pad-tricks = Gemachte Stiche ({ $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    })
pad-cannonball = Wer hatte eine Kanonenkugel geladen?
pad-taken = Kassierte Punkte (zusammen 26)
pad-bonus-title = Runde { $round }: { $player }
pad-cards = Gefangen
pad-took-king = Den Skull King, mit einer Meerjungfrau
pad-pirates = Piraten, mit dem Skull King
pad-pirates-count =
    { $count ->
        [0] Keine
       *[other] { $count }
    }
pad-mermaids = Meerjungfrauen, mit einem Piraten
pad-mermaids-0 = Keine
pad-mermaids-1 = Eine
pad-mermaids-2 = Zwei in einem Stich
pad-mermaids-1-and-1 = Zwei in zwei Stichen
pad-allies = Durch Beute verbündet mit
pad-ally-twice = { $player }, zweimal
pad-powers = Genutzte Fähigkeiten
pad-power-wager-10 = Rascal: Einsatz 10
pad-power-wager-20 = Rascal: Einsatz 20
pad-power-harry-1 = Harry: eins mehr angesagt
pad-power-harry-minus-1 = Harry: eins weniger angesagt

ask-pad-end = Den Punkteblock ({ $game }) abschließen?
ask-pad-empty = Es steht nichts drauf: Er wird weggelegt.
ask-pad-final = Daraus wird eine Partie mit diesen Ergebnissen; danach kann niemand mehr etwas korrigieren.
ask-pad-counts = Sie zählt für die Bestenlisten dieses Servers.
ask-pad-setting = Sie zählt nicht für die Bestenlisten: Mods können das unter /{ name-server } { name-settings } ändern.
ask-pad-early = Es sind nicht alle Runden eingetragen, also zählt sie nicht für die Bestenlisten.
button-ask-pad-end = Abschließen
history-real = echte Karten

server-boards-page = Bestenlisten
server-pads = Partien mit echten Karten
server-pads-short = Echte Karten
server-pads-why = Ob Partien von einem Punkteblock für Bestenlisten und Saison zählen. Wer mitspielt, schreibt sie auf; die Karten prüft niemand.
server-pads-on = Zählen
server-pads-off = Zählen nicht
