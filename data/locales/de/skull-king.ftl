# Skull King at the table.

## Cards
suit-green = Grün
suit-yellow = Gelb
suit-purple = Lila
suit-black = Schwarz
suit-green-letter = Gr
suit-yellow-letter = Ge
suit-purple-letter = L
suit-black-letter = S
suit-green-of = Grün
suit-yellow-of = Gelb
suit-purple-of = Lila
suit-black-of = Schwarz
card-number = { $suit } { $number }
card-escape = Flucht
card-mermaid = Meerjungfrau
card-skull-king = Skull King
card-tigress = Tigerin
card-tigress-pirate = Tigerin als Pirat
card-tigress-escape = Tigerin als Flucht
card-pirate-rosie = Rosie D’Laney
card-pirate-bendt = Bendt der Bandit
card-pirate-rascal = Rascal von Roatan
card-pirate-juanita = Juanita Jade
card-pirate-harry = Harry der Riese

## The table
sk-title = Skull King · Runde { $round } von { $rounds }
sk-title-scored = Skull King · { $round } von { $rounds } Runden gespielt
sk-title-over = Skull King · Endstand (mehr ist besser)
sk-lot = Das Los bestimmt, wer zuerst gibt …
sk-cry-modern = Yo-ho-ho!
sk-cry-legacy = YO-HO-HO!
sk-even = Es sind genau so viele Stiche angesagt, wie es gibt: Alle können noch richtigliegen.
sk-over-bid = { $bids } Stiche angesagt, nur { $tricks } zu holen: Das geht nicht für alle auf.
sk-over-bid-open = { $bids } Stiche angesagt, nur { $tricks } zu holen.
sk-under-bid =
    { $bids ->
        [one] { $bids } Stich angesagt, { $tricks } zu holen: Irgendwer macht zu viele.
       *[other] { $bids } Stiche angesagt, { $tricks } zu holen: Irgendwer macht zu viele.
    }
sk-under-bid-open =
    { $bids ->
        [one] { $bids } Stich angesagt, { $tricks } zu holen.
       *[other] { $bids } Stiche angesagt, { $tricks } zu holen.
    }
sk-trick = Stich { $number } von { $tricks }
sk-leader = { $player } spielt zum ersten Stich an
sk-leader-you = Du spielst zum ersten Stich an
sk-line-bid = { $bid } angesagt, { $won ->
        [one] { $won } Stich
       *[other] { $won } Stiche
    } gemacht
sk-line-taken = Stiche: { $won } von { $bid }
sk-table-player = Wer
sk-table-bid = Soll
sk-score-took = Ist
sk-score-points = Pkt
sk-points = Punkte
sk-bids = Alle haben angesagt
sk-pad-round = Punkte dieser Runde: { $points }.
sk-pirate-named = { $card } (Pirat)
sk-last-trick = Voriger Stich: { $told }
sk-taken = **{ $player }** holt den Stich { $why }
sk-taken-you = **Du** holst den Stich { $why }
sk-took-last = Voriger Stich: **{ $player }** holt ihn { $why }
sk-took-last-you = Voriger Stich: **Du** holst ihn { $why }

## The first line of every screen
sk-head-bids =
    { $count ->
        [one] Alle sagen an: { $count } von { $seats } ist fertig
       *[other] Alle sagen an: { $count } von { $seats } sind fertig
    }
sk-head-bids-left =
    { $missing ->
        [one] { $players } muss noch ansagen
       *[other] { $players } müssen noch ansagen
    }
sk-what-bid =
    { $tricks ->
        [one] **Ansage:** ob du den einzigen Stich machst.
       *[other] **Ansage:** wie viele der { $tricks } Stiche du machst.
    }
sk-head-bid-you =
    { $cards ->
        [one] Du bist dran: Machst du den einzigen Stich?
       *[other] Du bist dran: Wie viele der { $cards } Stiche machst du?
    }
sk-head-bid-in = Du hast { $bid } angesagt: Warte auf die anderen
sk-head-loads =
    { $count ->
        [one] Sicher oder riskant? { $count } von { $seats } hat gewählt
       *[other] Sicher oder riskant? { $count } von { $seats } haben gewählt
    }
sk-head-loads-left =
    { $missing ->
        [one] { $players } muss noch wählen: sicher oder riskant
       *[other] { $players } müssen noch wählen: sicher oder riskant
    }
sk-head-load-you = Du bist dran: Sichere oder riskante Punkte?
sk-head-load-in = { $load } geladen: Warte auf die anderen
sk-head-rosie = { $player } bestimmt, wer als Nächstes anspielt
sk-head-rosie-you = Du bist dran: Wer spielt als Nächstes an?
sk-head-bendt = { $player } muss abwerfen
sk-head-bendt-you =
    { $count ->
        [one] Du bist dran: Wirf { $count } Karte ab
       *[other] Du bist dran: Wirf { $count } Karten ab
    }
sk-head-rascal = { $player } ist dran: auf die eigene Ansage setzen
sk-head-rascal-you = Du bist dran: Setz auf deine Ansage
sk-head-harry = { $player } behält oder ändert die Ansage
sk-head-harry-you = Du bist dran: Ansage behalten oder ändern
sk-head-scored = Runde { $round } ist vorbei
sk-head-scored-led =
    { $count ->
        [one] { $players } führt nach Runde { $round }
       *[other] { $players } führen nach Runde { $round }
    }

## The panel
panel-bid-changeable = Du kannst das ändern, bis alle angesagt haben.
panel-own =
    { $bid ->
        [one] { $bid } Stich angesagt, { $won } gemacht: { $more } fehlt noch.
       *[other] { $bid } Stiche angesagt, { $won } gemacht: noch { $more }.
    }
panel-own-enough =
    { $bid ->
        [one] { $bid } Stich angesagt, und du hast ihn: Mach jetzt keinen mehr.
       *[other] { $bid } Stiche angesagt, und du hast sie: Mach jetzt keinen mehr.
    }
panel-own-none = 0 angesagt und noch keinen Stich: Mach auch weiter keinen.
panel-own-over =
    { $bid ->
        [one] { $bid } Stich angesagt, { $won } gemacht: schon { $over } zu viel.
       *[other] { $bid } Stiche angesagt, { $won } gemacht: schon { $over } zu viel.
    }
panel-own-bid =
    { $bid ->
        [one] Du hast { $bid } Stich angesagt.
       *[other] Du hast { $bid } Stiche angesagt.
    }
sk-what-trick =
    { $leviathans ->
        [yes] **Ein Stich:** alle spielen eine Karte; meist holt die stärkste alles.
       *[no] **Ein Stich:** alle spielen eine Karte; die stärkste holt alles.
    }
sk-not-now = Geht gerade nicht, weil du { $suit } hast: { $cards }
sk-why-bid = **Genau getroffen:** +20 pro Stich.
sk-why-bid-wrong = **Daneben:** −10 für jeden Stich zu viel oder zu wenig.
sk-why-bid-zero = **0 angesagt:** +{ $zero }, oder −{ $zero }, sobald du einen machst.
sk-why-bid-rascal = **Genau:** +{ $full }. **Ein Stich zu viel oder zu wenig:** +{ $half }. Sonst nichts.
sk-ranks = **Die stärksten Karten:** Der Skull King schlägt Piraten, die schlagen Meerjungfrauen, und die schlagen den Skull King. { $whale ->
        [yes] Kommt kein Weißer Wal dazwischen, schlagen alle drei jede Zahl, und schwarze Zahlen schlagen die anderen Farben.
       *[no] Alle drei schlagen jede Zahl. Schwarze Zahlen schlagen die anderen Farben.
    }
sk-letters = **Buchstaben auf den Karten:** { $suits }.
sk-pirates-held = **Piraten auf deiner Hand:** { $pirates }.
sk-scored-next = Nichts zu tun: Die nächste Runde kommt unten in einer neuen Nachricht.
sk-next = Nichts zu tun: Die nächste Runde beginnt von selbst

## Why a trick was won
sk-winning-card =
    { $kind ->
        [mermaid] einer Meerjungfrau
        [king] dem Skull King
        [pirate] einem Piraten
        [escape] einer Flucht
        [loot] einer Beute
        [tigress] der { $card }
       *[other] { $card }
    }
why-king = mit { $card }: Der schlägt hier alles.
why-king-pirate = mit { $card }: Der fängt hier jeden Piraten.
why-mermaid-king = mit { $card }: Die fängt den Skull King.
why-mermaid = mit { $card }: Die schlägt jede Zahl.
why-mermaid-first = mit { $card }: Bei mehreren zählt die erste.
why-pirate = mit { $card }: Piraten schlagen Zahlen und Meerjungfrauen.
why-pirate-first = mit { $card }: Bei mehreren Piraten zählt der erste.
why-trump = mit { $card }, der höchsten schwarzen Karte: Schwarz schlägt die anderen Farben.
why-suit = mit { $card }: Angespielt war { $suit }, und das war die höchste davon.
why-first-suit = mit { $card }: Die erste Zahl war { $suit }, und das war die höchste davon.
why-only-number = mit { $card }, der einzigen Zahl.
why-escapes = mit { $card }: Es gab nur Fluchtkarten, da zählt die erste.
bonus-captured = { $cards } { $points }
bonus-took =
    { $kind ->
        [number] { $cards }
        [mermaid] { $cards }
        [king] { $cards }
       *[other] { $cards }
    } ({ $points })
bonus-paid = mit Bonus: { $bonuses }
bonus-if-exact = Bonus, wenn die Ansage stimmt: { $bonuses }
bonus-lost = kein Bonus für { $bonuses }: Ansage verfehlt
bonus-counting-per-trick = (Gefangene zählen hier einmal pro Stich; pro Karte wären es { $other })
bonus-counting-per-card = (hier zählt jede gefangene Karte; einmal pro Stich wären es { $other })

## Why somebody is ahead in an unfinished trick
sk-open-suit = Angespielt ist { $suit }: Die höchste Karte dieser Farbe gewinnt, wenn nicht Schwarz oder eine Sonderkarte dazwischenkommt.
sk-open-first-suit = Die erste Zahl ist { $suit }: Die höchste Karte dieser Farbe gewinnt, wenn nicht Schwarz oder eine Sonderkarte dazwischenkommt.
sk-open-trump = Schwarz schlägt die anderen Farben: Die höchste schwarze Karte gewinnt, wenn keine Sonderkarte dazwischenkommt.
sk-open-escape = Eine Flucht verliert gegen alles andere.
sk-open-escape-first = Von mehreren Fluchtkarten gewinnt die erste, bis etwas anderes kommt.
sk-open-pirate = Ein Pirat schlägt Zahlen und Meerjungfrauen, nicht den Skull King.
sk-open-pirate-first = Von mehreren Piraten gewinnt der erste, wenn nicht der Skull King kommt.
sk-open-mermaid = Eine Meerjungfrau schlägt Zahlen und den Skull King, aber keine Piraten.
sk-open-mermaid-first = Von zwei Meerjungfrauen gewinnt die erste, wenn kein Pirat kommt.
sk-open-mermaid-king = Eine Meerjungfrau schlägt den Skull King.
sk-open-king = Der Skull King schlägt Zahlen und Piraten, aber keine Meerjungfrauen.
sk-open-whale = Beim Weißen Wal zählen nur Zahlen: Die höchste liegt vorn.
sk-open-whale-alone = Der Weiße Wal zerstört den Stich, wenn keine Zahl kommt.
sk-open-kraken = So, wie es liegt, zerstört der Kraken diesen Stich: Niemand bekommt ihn.

## What a special card does, beside the hand
sk-gloss-kraken = niemand bekommt den Stich, außer es kommt danach der Weiße Wal.
sk-gloss-whale = die höchste Zahl holt den Stich, egal in welcher Farbe; ohne Zahl bekommt ihn niemand.
sk-gloss-loot = eine Flucht; stimmen beide Ansagen, gibt es je +20 für dich und die Person, die den Stich holt.
sk-gloss-wild = du spielst sie als Pirat oder als Flucht (die verliert).
sk-gloss-king = schlägt Zahlen und Piraten, verliert gegen Meerjungfrauen.
sk-gloss-mermaid = schlägt Zahlen und den Skull King, verliert gegen Piraten.
sk-gloss-pirate = schlägt Zahlen und Meerjungfrauen, verliert gegen den Skull King.
sk-gloss-escape = verliert gegen alles; sind alle Karten Fluchtkarten, gewinnt die erste.
sk-gloss-power = { $told }, wenn diese Karte den Stich holt.

## The score sheet
sheet-title = Runde { $round } · { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
sheet-bid-won = Soll/Ist
sheet-bid = Ansage
sheet-bonus = Bonus
sheet-round = Runde
sheet-total = Summe
sheet-legend = { sheet-bid-won }: angesagte und gemachte Stiche · { sheet-bid }: Punkte für die Ansage · { sheet-bonus }: alle anderen Punkte · { sheet-round }: Punkte der Runde · { sheet-total }: Punkte bisher
own-bid = **Runde { $round }.** { $bid } angesagt, { $won ->
        [one] { $won } Stich
       *[other] { $won } Stiche
    } gemacht: { $points }.
own-bid-changed = **Runde { $round }.** { $bid } angesagt, mit Harry wurden es { $final }, { $won ->
        [one] { $won } Stich
       *[other] { $won } Stiche
    } gemacht: { $points }.
own-bonus = { $points } Bonus
own-bonus-lost = Deine Boni sind futsch.
own-loot = { $points } für Bündnisse
own-wager = { $points } aus deinem Einsatz
podium-captain =
    { $count ->
        [one] 🏴‍☠️ **{ $players }** gewinnt!
       *[other] 🏴‍☠️ **{ $players }** teilen sich den Sieg!
    }
podium-captain-you =
    { $count ->
        [one] 🏴‍☠️ Du gewinnst!
       *[other] 🏴‍☠️ Du teilst dir den Sieg mit **{ $players }**!
    }
sk-captain =
    { $count ->
        [one] Captain der Sieben Meere!
       *[other] Captains der Sieben Meere!
    }
podium-rounds = Punktestände, Runde für Runde
podium-rounds-legend = Links die Runde, unter jedem Namen die Punkte bis dahin.
podium-after = Nach Runde { $round }: { $totals }.
award-sharpest = 🎯 **Schärfstes Auge:** { $players }, { $count ->
        [one] { $count } genaue Ansage
       *[other] { $count } genaue Ansagen
    }
award-boldest = 🦁 **Mutigste geschaffte Ansage:** { $players } mit { $count }
award-hunter = 💎 **Auf Schatzsuche:** { $players }, { $count } Bonuspunkte
award-shipwreck = ⚓ **Schönster Schiffbruch:** { $players }, { $count } Punkte Verlust in einer Runde
fact-exact = { $count } von { $rounds } Ansagen genau
record-exact = Genaue Ansagen
record-exact_0 = Geschaffte Nullansagen
record-captures = Gefangene Sonderkarten
record-biggest = Beste Runde
sk-stats-exact =
    { $part ->
        [one] { $part } von { $whole } Ansagen war genau: so viele Stiche wie angesagt ({ $percent }).
       *[other] { $part } von { $whole } Ansagen waren genau: so viele Stiche wie angesagt ({ $percent }).
    }
sk-stats-size = Ansagen von { $bid }
stats-further-skull-king = Ansagen nach Stichzahl

## Cards of the expansions and of the older edition
suit-red = Rot
suit-blue = Blau
suit-red-letter = R
suit-blue-letter = B
suit-red-of = Rot
suit-blue-of = Blau
card-kraken = Kraken
card-whale = Weißer Wal
card-loot = Beute
card-scary-mary = Scary Mary
card-scary-mary-pirate = Scary Mary als Pirat
card-scary-mary-escape = Scary Mary als Flucht
why-whale = mit { $card }, der höchsten Zahl: Beim Weißen Wal zählt sonst nichts.
why-destroyed-kraken = Der Kraken zerstört diesen Stich: Niemand bekommt ihn.
why-destroyed-whale = Der Weiße Wal findet keine Zahl und zerstört diesen Stich.
sk-moment-capture = Voriger Stich: gefangen!
sk-moment-kraken = Voriger Stich: der Kraken!
sk-moment-whale = Voriger Stich: der Weiße Wal!

## Short names for buttons, and Graybeard
card-pirate = Pirat
card-pirate-rosie-short = Rosie
card-pirate-bendt-short = Bendt
card-pirate-rascal-short = Rascal
card-pirate-juanita-short = Juanita
card-pirate-harry-short = Harry
ghost = Graubart
ghost-joins = Zu zweit an Bord? Dann setzt sich Graubarts Geist als Dritter dazu und deckt seine Karten selbst auf.
sk-ghost =
    { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    } · noch { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Loads, powers and alliances
load-grapeshot = Schrotladung
load-cannonball = Kanonenkugel
load-button-grapeshot = Schrotladung: sicher
load-button-cannonball = Kanonenkugel: riskant
sk-extra-round = 🤝 Gleichstand an der Spitze: Eine weitere Runde entscheidet.
power-rosie = ⚔️ Rosie (Pirat): **{ $player }** lässt **{ $named }** als Nächstes anspielen.
power-rosie-you = ⚔️ Rosie (Pirat): Du lässt **{ $named }** als Nächstes anspielen.
power-rosie-named = ⚔️ Rosie (Pirat): **{ $player }** lässt dich als Nächstes anspielen.
power-rosie-kept = ⚔️ Rosie (Pirat): **{ $player }** spielt auch als Nächstes an.
power-rosie-kept-you = ⚔️ Rosie (Pirat): Du spielst auch als Nächstes an.
power-rosie-due = **Rosie D’Laney** (Pirat): **{ $player }** bestimmt, wer als Nächstes anspielt.
power-rosie-due-you = **Rosie D’Laney** (Pirat): Du bestimmst, wer als Nächstes anspielt.
power-bendt = ⚔️ Bendt (Pirat): { $count ->
        [0] **{ $player }** kann nichts ziehen, alle Karten sind verteilt.
       *[other] **{ $player }** zieht { $count } und wirft genauso viele verdeckt ab.
    }
power-bendt-you =
    ⚔️ Bendt (Pirat): { $count ->
        [0] Du kannst nichts ziehen, alle Karten sind verteilt.
       *[other] Du hast { $count } gezogen und genauso viele verdeckt abgeworfen.
    }
power-bendt-due = **Bendt der Bandit** (Pirat): **{ $player }** hat gezogen und sucht aus, was wegkommt.
power-bendt-due-you = **Bendt der Bandit** (Pirat): Du hast gezogen und suchst aus, was wegkommt.
power-rascal = ⚔️ Rascal (Pirat): **{ $player }** { $wager ->
        [0] setzt nichts.
       *[other] setzt { $wager } darauf, dass die Ansage stimmt.
    }
power-rascal-you =
    ⚔️ Rascal (Pirat): Du { $wager ->
        [0] setzt nichts.
       *[other] setzt { $wager } darauf, dass deine Ansage stimmt.
    }
power-rascal-due = **Rascal von Roatan** (Pirat): **{ $player }** darf 0, 10 oder 20 auf die eigene Ansage setzen.
power-rascal-due-you = **Rascal von Roatan** (Pirat): Du darfst 0, 10 oder 20 auf deine Ansage setzen.
power-juanita = ⚔️ Juanita (Pirat): { $count ->
        [0] Es ist keine Karte übrig, die **{ $player }** ansehen könnte.
       *[other] Nur **{ $player }** sieht die übrigen Karten ({ $count }).
    }
power-juanita-you =
    ⚔️ Juanita (Pirat): { $count ->
        [0] Es ist keine Karte übrig, die du ansehen könntest.
       *[other] Nur du siehst die übrigen Karten ({ $count }).
    }
power-harry = ⚔️ Harry (Pirat): **{ $player }** darf die Ansage nach dem letzten Stich um eins ändern.
power-harry-you = ⚔️ Harry (Pirat): Du darfst deine Ansage nach dem letzten Stich um eins ändern.
power-harry-due = Die Runde ist fast vorbei: Dank **Harry dem Riesen** (Pirat) darf **{ $player }** die Ansage noch um eins ändern, bevor gezählt wird.
power-harry-due-you = Die Runde ist fast vorbei: Dank **Harry dem Riesen** (Pirat) darfst du deine Ansage noch um eins ändern, bevor gezählt wird.
power-late = { $card } kommt zu spät: Nach dem letzten Stich nützt diese Fähigkeit nichts mehr.
alliance-made = 💰 **{ $one }** und **{ $two }** sind verbündet: je +20, wenn beide Ansagen stimmen.
alliance-made-you = 💰 Du und **{ $ally }** seid verbündet: je +20, wenn beide Ansagen stimmen.
alliance-none = 💰 Diese Beute bringt kein Bündnis.
alliance-none-other = 💰 Die andere Beute bringt kein Bündnis.
store-loot = 🤝 Verbündet: { $pairs }
store-wager = 🎲 **{ $player }** setzt { $wager } auf die eigene Ansage
store-wager-you = 🎲 Du setzt { $wager } auf deine Ansage
store-harry = ⚖️ Harry (Pirat): **{ $player }** darf die Ansage noch um eins ändern
store-harry-you = ⚖️ Harry (Pirat): Du darfst deine Ansage noch um eins ändern

## What the panel asks
panel-bid-menu = Wähl deine Ansage
panel-play-menu = Wähl eine Karte zum Spielen
panel-load = Wähl, wie deine Ansage in dieser Runde zählt. Alle decken gleichzeitig auf.
panel-load-changeable = Du kannst es ändern, bis alle gewählt haben.
panel-load-why = **Schrotladung (sicher):** genau +{ $full }, ein Stich { $zero ->
        [yes] zu viel
       *[no] daneben
    } +{ $half }, sonst 0.
panel-load-ball = **Kanonenkugel (riskant):** genau +{ $ball }, sonst 0.
panel-load-bonus = Bonuspunkte für gefangene Karten: alle, wenn deine Ansage stimmt, die Hälfte, wenn sie mit Schrotladung um eins danebenliegt, sonst keine.
panel-rosie = **Rosie D’Laney** (Pirat) hat dir den Stich geholt, also bestimmst du.
panel-rosie-self = Ich
panel-bendt = **Bendt der Bandit** (Pirat) bringt dir: { $cards }. Wirf { $count ->
        [one] { $count } beliebige Karte
       *[other] { $count } beliebige Karten
    } verdeckt ab.
panel-bendt-menu = Wähl { $count } zum Abwerfen
panel-drawn = Eben gezogen
panel-rascal = **Rascal von Roatan** (Pirat) hat dir den Stich geholt. Stimmt deine Ansage, gewinnst du deinen Einsatz, sonst verlierst du ihn.
panel-harry =
    { $bid } angesagt, { $won ->
        [one] { $won } Stich
       *[other] { $won } Stiche
    } gemacht.
panel-harry-why = **Harry der Riese** (Pirat) lässt dich die Ansage um 1 erhöhen oder senken.
panel-harry-with = { $made } ({ $points } Punkte)
panel-harry-keep = Bei { $bid } bleiben
sk-made-bid = Ansage { $bid }
sk-made-load-grapeshot = Schrotladung
sk-made-load-cannonball = Kanonenkugel
sk-sure-bid = { $bid } ansagen? Du bist zuletzt dran: Danach sehen alle alles.
sk-sure-load-grapeshot = Schrot laden? Du bist zuletzt dran: Danach sehen alle alles.
sk-sure-load-cannonball = Kanonenkugel laden? Du bist zuletzt dran: Danach sehen alle alles.
sk-sure-play = { $card } spielen?
sk-sure-lead = { $player } als Nächstes anspielen lassen?
sk-sure-lead-self = Selbst als Nächstes anspielen?
sk-sure-discard = { $card } abwerfen?
sk-sure-discard-two = { $first } und { $second } abwerfen?
sk-sure-wager = { $points } Punkte auf deine Ansage setzen?
sk-sure-wager-none = Nichts setzen?
sk-sure-adjust = Deine Ansage von { $bid } auf { $final } ändern?
sk-sure-adjust-keep = Bei deiner Ansage von { $bid } bleiben?
panel-free-lead = Anspielen darfst du jede Karte.
panel-free-open = Noch liegt keine Zahl, also darfst du jede Karte spielen.
panel-free-began =
    Der Stich begann mit { $kind ->
        [mermaid] einer Meerjungfrau
        [king] dem Skull King
        [kraken] dem Kraken
        [whale] dem Weißen Wal
       *[other] einem Piraten
    }, also darfst du jede Karte spielen.
panel-free-before =
    { $kind ->
        [mermaid] Eine Meerjungfrau
        [king] Der Skull King
        [kraken] Der Kraken
        [whale] Der Weiße Wal
       *[other] Ein Pirat
    } kam vor jeder Zahl, also darfst du jede Karte spielen.
panel-none-beats = So, wie es steht, kannst du den Stich mit keiner erlaubten Karte holen.
panel-none-beats-last = Du spielst zuletzt und kannst den Stich mit keiner erlaubten Karte holen.
panel-free-void = Du hast kein { $suit }, also darfst du jede Karte spielen.
panel-free-all = Alle deine Karten passen: Du darfst jede davon spielen.
panel-stock = Juanita (Pirat) zeigt, was nicht verteilt ist
panel-stock-none = Nichts: Alle Karten sind verteilt.
replay-undealt = Nicht verteilt, von Juanita Jade gezeigt

## More reasons, and the judge
why-pirate-mermaid = mit { $card }: Das fängt hier jede Meerjungfrau.
why-pirate-mermaid-first = mit { $card }: Bei mehreren Piraten zählt der erste, und der fängt hier jede Meerjungfrau.
why-whale-first = mit { $card }, die vor der gleich hohen lag: Beim Weißen Wal zählen nur Zahlen.
why-next-kraken = **{ $next }** hätte ihn geholt und spielt als Nächstes an.
why-next-kraken-you = Du hättest ihn geholt und spielst als Nächstes an.
why-next-whale = **{ $next }** hat ihn gespielt und spielt als Nächstes an.
why-next-whale-you = Du hast ihn gespielt und spielst als Nächstes an.
why-second-leviathan = Von zwei Leviathanen wirkt nur der zweite, der erste zählt als Flucht.
why-ghost = Graubart legt ihn weg: Er bringt niemandem Punkte.
bonus-if-near = Bonus, ganz bei genauer Ansage und halb, wenn sie um eins danebenliegt: { $bonuses }
bonus-half = { $bonuses }, aber nur die Hälfte zählt: { $points }
bonus-counting-edition = (in dieser Ausgabe zählt jede gefangene Karte)
hit-direct = Volltreffer
hit-near = Streifschuss
hit-miss = Fehlschuss
sheet-loot = mit { $player } verbündet +20
sheet-loot-you = mit dir verbündet +20
sheet-loot-lost = Bündnis mit { $player } verfehlt
sheet-loot-lost-you = Bündnis mit dir verfehlt
sheet-wager = Einsatz { $points }
sheet-harry = Harry hat die Ansage von { $bid } auf { $final } geändert
sheet-harry-kept = die Ansage blieb, obwohl Harry sie hätte ändern können
ruling-title = Das Urteil
ruling-player = Platz { $number }
ruling-leads = Spielt als Nächstes an: **{ $player }**
ruling-count = Nenn die Karten eines Stichs in der Reihenfolge, in der sie fielen, mit Kommas: { $least } bis { $most }.
ruling-count-exactly = Nenn die { $count } Karten eines Stichs in der Reihenfolge, in der sie fielen, mit Kommas.
ruling-unknown = Diese Karte kenne ich nicht: { $card }.
ruling-elsewhere = Diese Karte gibt es in dieser Ausgabe nicht: { $card }.
ruling-instead = Stattdessen ginge: { $cards }.
ruling-known = Ich kenne Farben mit Zahl, Namen, Buchstaben und Zeichen, zum Beispiel Grün 7, Ge3, Rosie, Meerjungfrau.
ruling-twice =
    { $count ->
        [one] Diese Karte gibt es nur einmal: { $card }.
       *[other] Davon gibt es nur { $count } Stück: { $card }.
    }
ruling-power = { $card } nutzt die Fähigkeit sofort, außer das war der letzte Stich.
ruling-power-nameless = Ein Pirat mit Namen nutzt die Fähigkeit.
ruling-power-harry = { $card } wirkt nach dem letzten Stich der Runde: Wer ihn hat, darf dann die Ansage um eins ändern.
ruling-power-rascal = { $card } nutzt die Fähigkeit sofort. War das der letzte Stich, nur, wenn die Hausregeln dann noch einen Einsatz erlauben.
ruling-power-always = { $card } nutzt die Fähigkeit sofort, auch nach dem letzten Stich.
ruling-if-powers = { $told } Nur, wo mit Fähigkeiten der Piraten gespielt wird.
ruling-depends = Das hängt ab von **{ $option }**:
ruling-else = sonst nichts
ruling-either = In beiden Ausgaben gleich
ruling-table = Nach den Regeln deines Tisches hier
ruling-wild = Sag dazu, als was sie gespielt wurde: { $pirate } oder { $escape }.

## What else a suit or a card may be called by somebody who types it
also-green = grüne, grüner, grünes, papagei, papageien
also-yellow = gelbe, gelber, gelbes, schatztruhe, truhe, kiste
also-purple = lilane, violett, violette, schatzkarte, piratenkarte, landkarte
also-black = schwarze, schwarzer, schwarzes, jolly roger, piratenflagge, flagge, trumpf
also-red = rote, roter, rotes
also-blue = blaue, blauer, blaues
also-escape = fluchtkarte, escape, weiße flagge, weisse flagge
also-pirate = piratin, freibeuter, korsar
also-mermaid = nixe, seejungfrau
also-king = könig, koenig, piratenkönig
also-kraken = krake, tintenfisch, oktopus
also-whale = wal, weisser wal
also-loot = schatz, loot
also-tigress = tiger, tigress
also-scary-mary = mary
also-pirate-rosie = rosie, laney
also-pirate-bendt = bendt, bandit, will
also-pirate-rascal = rascal, roatan
also-pirate-juanita = juanita, jade
also-pirate-harry = harry, riese
also-fillers = der, die, das, dem, den, des, ein, eine, einer, einen, von, als, und, für

## Words-only style
words-must-follow = Geht gerade nicht: { $cards }, weil du { $suit } hast und bedienen musst.
words-bid = { $bid } ansagen
words-wager = { $points } setzen
words-adjust = { $way ->
        [up] Auf { $bid } erhöhen
       *[down] Auf { $bid } senken
    }
words-load = { $player } hat geladen: { $load }.
words-load-you = Du hast geladen: { $load }.
words-line = { $player }: { $bid } angesagt, { $won } gemacht, { $points } Punkte, insgesamt { $total }.
words-line-you = Du: { $bid } angesagt, { $won } gemacht, { $points } Punkte, insgesamt { $total }.
words-line-bonus = { $player }: { $bid } angesagt, { $won } gemacht, { $scored } für die Ansage und { $extra } dazu, also { $points } Punkte in dieser Runde, insgesamt { $total }.
words-line-bonus-you = Du: { $bid } angesagt, { $won } gemacht, { $scored } für die Ansage und { $extra } dazu, also { $points } Punkte in dieser Runde, insgesamt { $total }.

## The picture of a round
sk-short-bid =
    { $cards ->
        [one] Machst du den Stich?
       *[other] Wie viele der { $cards } Stiche?
    }
sk-short-lead = Wer spielt an?
sk-short-discard = Wirf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab
sk-short-wager = Setz auf deine Ansage
sk-short-adjust = Ansage behalten oder ändern
sk-short-load = Sicher oder riskant?
sk-bid-line = Genau: +20 pro Stich · daneben: je −10 · null: ±{ $zero }
sk-bid-line-rascal = Genau: +{ $full } · eins daneben: +{ $half }
sk-ribbon-bids = { $cry } { $bids } angesagt bei { $tricks ->
        [one] 1 Stich
       *[other] { $tricks } Stichen
    }
sk-ribbon-kraken = Der Kraken frisst alles
sk-ribbon-whale = Der Weiße Wal versenkt alles

## The picture of a result
sk-scored-own = Runde { $round }: { $points } für dich
sk-scored-aim = Mehr ist besser
sk-scored-took = Stiche
sk-scored-figure = { $won } von { $bid }
sk-scored-round = Runde
sk-chip-bonus = Bonus
sk-chip-loot = Beute
sk-chip-wager = Einsatz
sk-broke-over = Einer zu viel: { $bid } angesagt, jetzt hast du { $won }.
sk-broke-under = Zu wenige übrig: { $bid } angesagt, { $won } gemacht, noch { $left } zu spielen.
