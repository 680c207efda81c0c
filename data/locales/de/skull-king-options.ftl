# The options of a Skull King table, the rules in force, and the help card.

## Pages and presets
options-game = Das Spiel
options-house = Hausregeln
option-preset = Variante
preset-base = Grundspiel
preset-base-why = 70 Karten, zehn Runden, nichts extra: der beste Einstieg.
preset-short_evening = Kurzer Abend
preset-short_evening-why = Das Grundspiel in fünf Runden mit fünf Karten, etwa halb so lang.
preset-leviathans = Leviathane
preset-leviathans-why = Das Grundspiel mit dem Kraken und dem Weißen Wal.
preset-full_sail = Volle Segel
preset-full_sail-why = Alle 74 Karten und die Fähigkeiten der Piraten.
preset-rascal = Rascal
preset-rascal-why = Rascal-Wertung mit Ladungen: Niemand verliert Punkte für eine Ansage.
preset-printed_rules = Gedruckte Regeln
preset-printed_rules-why = Volle Segel, Gefangene pro Karte; Gleichstand: Extrarunde; zu 8: bis 8 Karten; zu 2: keine Beute.
preset-older_edition = Ältere Ausgabe
preset-older_edition-why = 66 Karten mit Scary Mary, für 2 bis 6 Leute, ohne Extras.
preset-own = Eigene Mischung
preset-own-why = Keine feste Variante: alles einzeln gewählt.

## The six choices
option-edition = Ausgabe
option-edition-modern = Aktuelle
option-edition-modern-why = 70 bis 74 Karten, Zahlen bis 14, die Tigerin, für 2 bis 8 Leute.
option-edition-legacy = Ältere
option-edition-legacy-why = 66 Karten, Zahlen bis 13, Scary Mary, für 2 bis 6 Leute, nur auf eine Art gespielt.
option-scoring = Wertung
option-scoring-skull_king = Skull-King-Wertung
option-scoring-skull_king-why = Genau: 20 pro Stich, sonst −10 für jeden Stich daneben; 0 angesagt: plus oder minus 10 pro Karte.
option-scoring-rascal = Rascal-Wertung
option-scoring-rascal-why = Genau: 10 pro Karte, eins daneben: die Hälfte, sonst nichts; keine Ansage kostet Punkte.
option-scoring-rascal_loads = Rascal mit Ladungen
option-scoring-rascal_loads-why = Alle wählen geheim: Schrot (10 pro Karte, 5 bei eins daneben) oder Kugel (15 pro Karte oder nichts).
option-cannon_loads = Ladungen
option-seats = Anzahl am Tisch
option-length = Länge
option-length-standard = Standard
option-length-even_keeled = Immer gerade
option-length-skip_to_the_brawl = Gleich zur Keilerei
option-length-skirmish = Kurzes Scharmützel
option-length-broadside = Volle Breitseite
option-length-whirlpool_x2 = Strudel
option-length-whirlpool_x1 = Kleiner Strudel
option-length-past_your_bedtime = Längst Schlafenszeit
option-length-why =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }; Karten auf der Hand: { $cards }
option-length-range = { $first } bis { $last }
option-length-own = Deine eigene Liste
option-length-typed = Eine eigene Liste …
option-length-typed-why = Schreib, wie viele Karten jede Runde hat, in beliebiger Reihenfolge.
option-length-form = Länge der Partie
option-length-form-label = Karten in jeder Runde
option-length-form-hint = Zum Beispiel 3 5 7 oder 1-6. Bis zu { $rounds } Runden mit 1 bis { $cards } Karten.
option-expansions = Erweiterungen
option-expansions-none = Keine
option-expansions-deck = Der Stapel hat { $cards } Karten.
option-expansions-as_printed = Zu zweit bleibt die Beute draußen.
option-expansions-loot-why = Zwei Fluchtkarten: Wer den Stich holt, ist mit dir verbündet; je +20, wenn beide Ansagen stimmen.
option-expansions-kraken-why = Zerstört den Stich: Niemand bekommt ihn.
option-expansions-whale-why = Nur Zahlen zählen: Die höchste gewinnt, egal in welcher Farbe.
option-powers = Fähigkeiten der Piraten
option-powers-off = Keine
option-powers-off-why = Die fünf Piraten unterscheiden sich nur im Namen.
option-powers-on = Mit Fähigkeiten
option-powers-on-why = Holt ein Pirat mit Namen den Stich, wirkt seine Fähigkeit sofort, Harrys nach dem letzten Stich.
option-character_bonus = Gefangene Figuren
option-character_bonus-per_trick = Einmal pro Stich
option-character_bonus-per_trick-why = +20 oder +30 für den Stich, egal wie viele Meerjungfrauen oder Piraten darin gefangen sind.
option-character_bonus-per_card = Für jede Karte
option-character_bonus-per_card-why = +20 für jede gefangene Meerjungfrau, +30 für jeden gefangenen Piraten.

## House rules
option-whale_loot_alliance = Beute im Walstich
option-whale_loot_alliance-off = Kein Bündnis
option-whale_loot_alliance-off-why = Der Weiße Wal spült die Beute mit den anderen Sonderkarten weg.
option-whale_loot_alliance-on = Bündnis
option-whale_loot_alliance-on-why = Wer mit einer Zahl gewinnt, ist mit der Person verbündet, die die Beute gespielt hat.
option-second_loot_allies = Beute, die ihren Stich holt
option-second_loot_allies-off = Bleibt allein
option-second_loot_allies-off-why = Auch eine zweite Beute in diesem Stich bringt kein Bündnis.
option-second_loot_allies-on = Mit der zweiten verbündet
option-second_loot_allies-on-why = Wer in diesem Stich eine zweite Beute spielt, ist mit der Person verbündet, die ihn holt.
option-escape_then_character = Erst Flucht, dann Figur
option-escape_then_character-first_number_sets_suit = Die Zahl bestimmt die Farbe
option-escape_then_character-first_number_sets_suit-why = Die erste Zahlenkarte danach bestimmt die Farbe, und die muss man bedienen.
option-escape_then_character-no_suit = Bedienpflicht entfällt
option-escape_then_character-no_suit-why = Eine Figur oder ein Leviathan vor der ersten Zahl macht den ganzen Stich frei.
option-eight_player_max = Zu acht
option-eight_player_max-deck = Was der Stapel hergibt
option-eight_player_max-deck-why = Höchstens 8 Karten auf der Hand, 9 mit genug Erweiterungskarten.
option-eight_player_max-8 = Nie mehr als 8 Karten
option-eight_player_max-8-why = Zu acht hat niemand mehr als 8 Karten, egal wie groß der Stapel ist.
option-rascal_bet_on_last_trick = Einsatz beim letzten Stich
option-rascal_bet_on_last_trick-off = Nein
option-rascal_bet_on_last_trick-off-why = Nach dem letzten Stich kommt Rascal von Roatan zu spät.
option-rascal_bet_on_last_trick-on = Ja
option-rascal_bet_on_last_trick-on-why = Wer mit Rascal den letzten Stich holt, darf noch setzen.
option-ghost_lead_order = Wenn Graubart anspielt
option-ghost_lead_order-hand_opener = Wer eröffnet hat, folgt
option-ghost_lead_order-hand_opener-why = Danach kommt, wer den ersten Stich der Runde angespielt hat.
option-ghost_lead_order-rotate = Es geht reihum weiter
option-ghost_lead_order-rotate-why = Die Reihenfolge des vorigen Stichs läuft weiter.
option-tie_break = Gleichstand am Ende
option-tie_break-shared = Geteilter Sieg
option-tie_break-shared-why = Bei gleich vielen Punkten teilt man sich den Platz.
option-tie_break-most_exact_bids = Mehr genaue Ansagen
option-tie_break-most_exact_bids-why = Bei gleich vielen Punkten liegt vorn, wer öfter genau angesagt hat.
option-tie_break-extra_hand = Eine Extrarunde
option-tie_break-extra_hand-why = Um den ersten Platz geht es dann in weiteren Runden der letzten Größe.

## The rules in force, on one line
rules-length =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } mit { $most ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
rules-length-growing = { $rounds } Runden: in der ersten { $first ->
        [one] { $first } Karte
       *[other] { $first } Karten
    }, in der letzten { $last }
rules-edition-legacy = { $cards } Karten, Zahlen bis 13
rules-scoring-rascal = Rascal-Wertung
rules-scoring-rascal_loads = Rascal-Wertung mit Ladungen
rules-expansions = mit { $cards }
rules-powers = Fähigkeiten der Piraten
rules-captures-per_trick = mehrere Gefangene in einem Stich zählen einmal
rules-captures-per_card = jede gefangene Karte zählt
rules-captures-edition = jeder gefangene Pirat zählt
rules-house-whale_loot_alliance-on = Beute verbündet auch im Walstich
rules-house-second_loot_allies-on = eine zweite Beute verbündet sich mit der, die gewinnt
rules-house-escape_then_character-no_suit = eine Figur nach einer Flucht macht den Stich frei
rules-house-eight_player_max-8 = zu acht höchstens 8 Karten
rules-house-rascal_bet_on_last_trick-on = Einsatz auch nach dem letzten Stich
rules-house-ghost_lead_order-rotate = spielt Graubart an, geht es reihum weiter
rules-house-tie_break-most_exact_bids = Gleichstand: mehr genaue Ansagen
rules-house-tie_break-extra_hand = Gleichstand: eine Extrarunde

## The help card
help-title = { $game }: die Regeln dieses Tisches in Kürze
help-winning = Wer den Stich holt, das Stärkste zuerst
help-powers = **Piraten haben Fähigkeiten**, wenn sie einen Stich holen: mehr im Menü unten.
help-power-rosie = **Rosie:** du bestimmst, wer als Nächstes anspielt
help-power-bendt = **Bendt:** du ziehst 2 und wirfst 2 ab
help-power-rascal = **Rascal:** du setzt 0, 10 oder 20 auf deine Ansage
help-power-juanita = **Juanita:** du siehst die nicht verteilten Karten
help-power-harry = **Harry:** nach dem letzten Stich darfst du deine Ansage um 1 ändern
help-follow = **Die erste Zahl** im Stich bestimmt die Farbe. Hast du sie, bediene oder spiel eine Sonderkarte (ohne Zahl).
help-follow-free = **Die erste Zahl** im Stich bestimmt die Farbe. Hast du sie, bediene oder spiel eine Sonderkarte (ohne Zahl). Nach Pirat, Meerjungfrau oder Skull King am Anfang geht jede Karte.
help-equals = **Mehrere gleiche:** Von Piraten oder Meerjungfrauen gewinnt die zuerst gespielte Karte, von lauter Fluchtkarten auch.
help-signs = Buchstaben auf den Karten: { $suits }.
help-kraken = 🦑 **Kraken:** Niemand bekommt den Stich. Wer ihn sonst geholt hätte, spielt als Nächstes an.
help-whale = 🐋 **Weißer Wal:** Die höchste Zahl gewinnt, egal in welcher Farbe. Ohne Zahl niemand.
help-mermaid-king = 🧜 **Meerjungfrau** und 👑 **Skull King** in einem Stich: Die Meerjungfrau gewinnt.
help-king = 👑 **Skull King:** schlägt Piraten und Zahlen.
help-pirate = ⚔️ **Pirat:** schlägt Meerjungfrauen und Zahlen. Von mehreren gewinnt der erste.
help-pirates = ⚔️ **Die Piraten:** { $names }.
help-mermaid = 🧜 **Meerjungfrau:** schlägt Zahlen. Von zweien gewinnt die erste.
help-trump = **{ $suit } 1–{ $highest }:** Trumpf, schlägt die anderen Farben. Die höchste gewinnt.
help-suits = **{ $suits } 1–{ $highest }:** Die höchste in der Farbe des Stichs gewinnt.
help-escape = 🏳️ **Flucht:** verliert. Gibt es nur Fluchtkarten, gewinnt die erste.
help-wild-modern = 🐯 **Tigerin:** Pirat oder Flucht, nach Wahl.
help-wild-legacy = 🐯 **Scary Mary:** Pirat oder Flucht, nach Wahl. Fängt sie der Skull King, zählt der Bonus so oder so.
help-loot = 💰 **Beute:** eine Flucht. Je +20 für dich und die Person mit dem Stich, wenn beide Ansagen stimmen.
help-exact = **1 oder mehr angesagt:** genau getroffen +20 pro Stich, sonst −10 für jeden zu viel oder zu wenig.
help-zero = **0 angesagt:** +10 pro ausgeteilte Karte, oder −10 für jede, sobald du einen Stich machst.
help-rascal = **Genau:** +10 pro ausgeteilte Karte. **Ein Stich daneben:** die Hälfte. **Weiter daneben:** nichts.
help-loads = **Ladung nach Wahl:** Schrotladung zählt so, Kanonenkugel 15 pro Karte, wenn es genau stimmt, sonst nichts.
help-bonus = **Bonuspunkte, wenn deine Ansage stimmt:** { $bonuses }.
help-bonus-rascal = **Bonuspunkte, ganz, halb oder gar nicht, wie bei der Ansage:** { $bonuses }.
help-prize = +{ $points } für jede 14
help-prize-trump = +{ $points } für die schwarze 14
help-capture-mermaid = +{ $points }, wenn ein Pirat eine Meerjungfrau fängt
help-capture-pirate = +{ $points }, wenn der Skull King einen Piraten fängt
help-capture-king = +{ $points }, wenn eine Meerjungfrau den Skull King fängt
help-counting-per_trick = Zwei Gefangene in einem Stich zählen einmal.
help-counting-per_card = Jede gefangene Karte zählt.

## The picture of the ranks
chart-sk = Was schlägt was?
chart-sk-specials = Diese drei schlagen alle Zahlen
chart-sk-together = Alle drei zusammen: Die Meerjungfrau gewinnt. Bonuspunkte (+) nur bei genauer Ansage.
chart-sk-together-rascal = Alle drei zusammen: Die Meerjungfrau gewinnt. Bonus wie bei der Ansage: ganz, halb oder gar nicht.
chart-sk-trump = Schwarz ist Trumpf
chart-sk-trump-why = Schlägt die anderen Farben. Die höchste gewinnt.
chart-sk-suits = Die anderen Farben
chart-sk-suits-why = Die höchste in der Farbe des Stichs gewinnt.
chart-sk-prize = Eine { $rank } bringt { $points }.
chart-sk-escape = Verliert gegen alles.
chart-sk-tigress = Pirat oder Flucht, nach Wahl.
chart-sk-scary-mary = Pirat oder Flucht, nach Wahl.
chart-sk-loot = Eine Flucht, verbündet: je +20.
chart-sk-kraken = Zerstört den Stich: Niemand bekommt ihn.
chart-sk-whale = Nur Zahlen zählen: Die höchste gewinnt.
