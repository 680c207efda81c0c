# Championships: the message, my matches, the organiser's panel, the overall ranking.

## Names and formats
game-championship = Turnier von El Castillar
championship-name = { $game }: Turnier { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar: Liga oder Gruppen, dann ein Finale
format-league = Liga: alle gegen alle
format-table = Ein Tisch

## Buttons
button-c-enter = Anmelden
button-c-retire = Abmelden
button-c-draw = Auslosen
button-c-another = Noch eins eröffnen: { $name }
button-c-mine = Meine Partien
button-c-my-match = Meine Partie spielen
button-c-table = Alle Partien
button-c-desk = Für die Turnierleitung
button-c-desk-back = Zurück zur Leitung
button-c-rulings = Entscheidungen
button-c-earlier = Frühere
button-c-later = Spätere

## Sign-up
championship-season = Saison { $season }
championship-of = Turnier in { $game }
championship-feeds = zählt für die Gesamtwertung
championship-organiser = Leitung: { $player }
championship-drawn-by = ausgelost von { $by }
championship-fewest = Eine Partie gewinnt, wer die wenigsten Punkte hat
championship-sign-up = Mit der Auslosung schließt die Turnierleitung die Liste.
championship-opened = Eröffnet. Die Nachricht dazu kommt in diesen Kanal.
championship-silent = Ich konnte die Turniernachricht in { $channel } nicht auffrischen: Discord lässt mich dort nicht schreiben. So steht es.
championship-entrants = Angemeldet: { $count } ({ $players })
championship-left = Wieder abgemeldet: { $players }
draw-needs = Für die Auslosung braucht es { $players } Anmeldungen.
draw-list =
    { $count ->
        [one] { $count } Anmeldung: { $players }
       *[other] { $count } Anmeldungen: { $players }
    }
draw-made = Es ist ausgelost. Die Turniernachricht zeigt es allen.
championship-seed = Öffentliche Auslosung aus der Zahl { $seed }: Wie alle sie nachprüfen können, steht in den Regeln
championship-out = Nicht mehr im Turnier: { $players }
course-any = 2 bis 10 Anmeldungen: eine einzige Partie mit 2 oder 4, zwei Gruppen und ein Finale mit 8, sonst eine Liga, ab 5 mit Finale.
course-two = Zu 2: eine einzige Partie gegeneinander.
course-three = Zu 3: eine Liga, und ihre Tabelle ist das Podium.
course-four = Zu 4: eine einzige Partie aller vier, bis 100 Punkte.
course-groups = Zu 8: zwei ausgeloste Vierergruppen, in jeder eine Partie bis 50 Punkte, und die besten zwei aus jeder spielen das Finale bis 100.
course-league = Zu { $count }: eine Liga, alle gegen alle, und die besten vier spielen das Finale bis 100 Punkte.
course-all-meet = Liga: alle einmal gegen alle, zu zweit am Tisch. Jeder Sieg bringt einen Punkt.
course-table = Eine einzige Partie aller Angemeldeten.

## How it stands
stage-sign-up = Die Anmeldung ist offen
stage-begun =
    { $all ->
        [one] Eine Partie zu spielen
       *[other] { $all } Partien zu spielen
    }
stage-matches = { $played } von { $all } Partien gespielt
stage-ruling = Die Turnierleitung muss entscheiden
stage-tied = Nichts trennt { $players }: Die Turnierleitung muss die Reihenfolge festlegen.
stage-play-off = Stechen bis 50 Punkte
stage-final = Das Finale, bis 100 Punkte
stage-playing = { $match }: läuft gerade
next-final = Sind alle Partien gespielt, bestreiten die besten { $count } das Finale.
next-groups = Die besten { $count } jeder Gruppe spielen das Finale.
next-table = Sind alle Partien gespielt, vergibt die Tabelle die Medaillen.
next-play-off = Es entscheidet, wer die übrigen Plätze im Finale bekommt.
next-medals = In dieser Partie geht es um die Medaillen.
stage-level = Gleichauf an der Spitze der Liga: { $players }. Das Finale wird es zeigen.
stage-cancelled = Dieses Turnier ist abgesagt. Es gibt keine Medaillen.

## Tables
table-league = Liga
table-head-wins = Siege
table-head-played = Partien
table-head-difference = Differenz
table-head-points = Punkte
table-head-stars = Sterne
table-head-rounds = Runden
table-legend-fewer = Differenz: eigene Punkte minus die der anderen; niedriger ist besser. Sie entscheidet bei gleich vielen Siegen.
table-legend-more = Differenz: eigene Punkte minus die der anderen; höher ist besser. Sie entscheidet bei gleich vielen Siegen.
table-legend-group = Es zählen die wenigsten Punkte, bei gleich vielen mehr Sterne (Stern: eine Runde allein mit 0 Punkten gewonnen).
table-legend-gold = Goldener Kreis: Finalplatz.
table-picture = { $title }: { $lines }.
table-picture-row = { $place }. { $player }: { $wins }, { $played } gespielt, Differenz { $difference }
table-picture-group = { $place }. { $player }: Punkte, { $own }; Sterne, { $stars }; gewonnene Runden, { $won }
wins =
    { $count ->
        [one] { $shown } Sieg
       *[other] { $shown } Siege
    }
row-short = { $wins }, { $played } gespielt · { $difference }
row-more = { $lost } von { $played } verloren · Punkte { $own }–{ $rivals } · Differenz { $difference }
row-unplayed = noch nicht gespielt
row-group-short = { $points }, Sterne: { $stars }
row-group-all = { $points }, Sterne: { $stars }, gewonnene Runden: { $won }
table-through = Auf Finalplätzen: { $players }.
row-league = { $place }\. { $player }: { $wins }, { $lost } von { $played } verloren; eigene Punkte { $own }, die der anderen { $rivals }, Differenz { $difference }.
row-group = { $place }\. { $player }: Punkte, { $own }; Sterne, { $stars }; gewonnene Runden, { $won }.
row-waiting = { $player }: hat noch nicht gespielt.
table-walkovers = Kampflos (0:0): { $counts }
table-yellow = Gelbe Karten: { $counts }
table-black = Schwarze Karten: { $counts }
table-black-league = Schwarze Karten, jede kostet einen Sieg: { $counts }
parted-difference = Gleich viele Siege, bessere Differenz: { $order }
parted-own = Gleiche Differenz, weniger eigene Punkte: { $order }
parted-more = Gleiche Differenz, mehr eigene Punkte: { $order }
parted-alphabet = Ein Gleichstand, an dem nichts hängt, nach dem Alphabet: { $order }
parted-cards = Immer noch gleich, weniger Karten: { $order }
parted-colour = Auch bei den Karten gleich, weniger schwarze: { $order }
parted-among = Immer noch gleich, Differenz in den Partien untereinander: { $order }
parted-ruled = Reihenfolge der Turnierleitung: { $order }
parted-match = Wie die Partie ausging: { $order }
parted-stars = Gleich viele Punkte, mehr Sterne: { $order }
parted-rounds = Immer noch gleich, mehr gewonnene Runden: { $order }
parted-not = Nichts trennt { $players }

## Fixtures and results
match-round = Runde { $round }
match-group = Gruppe { $name }
match-only = Die Partie
match-play-off = Stechen
match-final = Finale
match-pair = { $one } – { $two }
match-versus = { $one } gegen { $two }
match-many = { $players }
match-robots =
    { $players } und { $count ->
        [one] ein Roboter
       *[other] { $count } Roboter
    }
match-live = läuft
match-lobby = Tisch offen
match-awaits = warten auf { $players }
match-asleep = schläft
match-paused = macht Pause
match-pending = noch zu spielen
live-title = Gerade am Tisch
match-walkover = { $player } gewinnt kampflos gegen { $rival }
match-alone = { $player } gewinnt kampflos
match-off = nicht gespielt: { $players }
match-abandoned = abgebrochen, die Turnierleitung muss entscheiden: { $players }
match-won = { $one } schlägt { $two } mit { $points } zu { $rival }.
match-drawn = { $one } und { $two } unentschieden, { $points } zu { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (am Ende ein Roboter)
round-bye = spielfrei: { $player }
draw-title = Die Auslosung
draw-rests = Spielfrei:
draw-robots =
    { $count ->
        [one] ein Roboter
       *[other] { $count } Roboter
    }
draw-picture = { $title }. Wer gegen wen spielt: { $tables }.
mine-before-draw = Gerade nichts zu tun: Erst wird ausgelost
mine-now =
    { $count ->
        [0] Deine Partie läuft: Warte, bis du dran bist
       *[other] Deine Partie gegen { $players } läuft: Warte, bis du dran bist
    }
mine-turn =
    { $count ->
        [0] Du bist dran: Deine Partie wartet auf dich
       *[other] Du bist dran in der Partie gegen { $players }
    }
mine-called =
    { $count ->
        [one] { $players } wartet auf dich: Komm in die Partie
       *[other] { $players } warten auf dich: Komm in die Partie
    }
mine-seated = Du sitzt am Tisch, noch nicht da: { $players }
mine-open =
    { $count ->
        [one] Du hast eine Partie zu spielen
       *[other] Du hast { $count } Partien zu spielen
    }
mine-how = Das öffnet einen Tisch und sagt allen Bescheid, die dort mitspielen.
mine-of = Turnier: { $name }
mine-none = Gerade nichts zu tun: Für dich steht keine Partie an
mine-place = Du bist { $place ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $place }.
    } von { $all } in der Liga
mine-go = Karten ansehen: gegen { $players }
mine-watch = Zum Tisch
mine-wait = Warten auf { $players }
mine-next = Spiel deine nächste Partie gegen:
mine-also = Du kannst auch eine Partie anfangen mit:
mine-sit = Mitspielen gegen { $players }
mine-against = { $match }: gegen { $players }
mine-done = Deine Ergebnisse
mine-won = Du hast { $rival } mit { $points } zu { $theirs } geschlagen
mine-lost = Du hast gegen { $rival } mit { $points } zu { $theirs } verloren
mine-drawn = Unentschieden gegen { $rival }: { $points } zu { $theirs }
mine-fewest = { $result } (wer weniger Punkte hat, gewinnt)

## Medals
ending-winner =
    { $count ->
        [one] { $players } gewinnt das Turnier
       *[other] { $players } gewinnen das Turnier
    }
ending-no-winner = Das Turnier ist vorbei
ending-void = Ungültig: ein Gleichstand, den nichts auflöst, also gibt es kein Finale
ending-declared = Die Turnierleitung hat das Turnier für ungültig erklärt
ending-place = { $place }\. { $player }: { $points }.
ending-no-place = { $player }: { $points }.
ending-without = Ohne Punkte: { $players }
extra-champion = Sieg in der Liga
extra-shared = gleichauf an der Spitze der Liga
extra-group = Sieg in der Gruppe
extra-void = Gleichstand ohne Finale
extra-declared = für ungültig erklärt
extra-level = die ersten vier, in allem gleich
extra-ruled = von der Turnierleitung entschieden
podium-points =
    { $count ->
        [one] { $shown } Podiumspunkt
       *[other] { $shown } Podiumspunkte
    }
medal-extra = { $players }: { $podium } + { $extra }, { $why }
medals-title = Die Medaillen
medals-picture = Das Podium: { $places }.
medals-picture-without = { $player } ohne Platz: { $points }

## Overall ranking
classification-title = Gesamtwertung
classification-of = Gesamtwertung, Saison { $season }
classification-empty = Noch ist kein Turnier zu Ende, das zählt.
classification-none = Es gibt keine Saison { $season }, in der ein Turnier zu Ende ging, das zählt. Wähl eine von denen, die es gibt.
classification-championships = Turniere
classification-order = Podiums- und Extrapunkte aller Turniere werden zusammengezählt. Bei gleich vielen entscheidet mehr Gold, dann mehr Silber, dann mehr Bronze.
classification-seasons = Andere Saison
classification-each = nach Turnieren: { $each }
classification-row = { $place }\. { $player }: { $points }, nach Turnieren { $each }; Gold, { $golds }; Silber, { $silvers }; Bronze, { $bronzes }.
classification-more = Und { $count } weitere.

## Notices
championship-drawn-title = Es ist ausgelost: Spiel deine Partie
championship-drawn = { $pings } · { $by } hat [{ $name }]({ $link }) ausgelost
championship-reminder =
    { $pings }: In { $name } { $count ->
        [one] hast du noch Partien offen
       *[other] habt ihr alle noch Partien offen
    }. [Zum Turnier]({ $link })
championship-unruled = { $pings }: { $name } kann nicht weitergehen, solange du nicht entscheidest. [Zum Turnier]({ $link })
championship-chooser = Welches Turnier?

## The organiser's panel
desk-title = Turnierleitung
desk-why = Wähl eine Entscheidung und nenn dann den Grund. Alle sehen beides, und es bleibt gespeichert.
desk-must = Auf deine Entscheidung wird gewartet
desk-may = Im Moment muss nichts entschieden werden
desk-nothing = Im Moment gibt es nichts zu entscheiden
desk-award-until = Extrapunkte gehen nur, bevor die entscheidende Partie endet: Mit ihr werden die Medaillen vergeben.
desk-award-first = Leg die Extrapunkte fest, bevor du die Reihenfolge bestimmst: Mit ihr werden die Medaillen vergeben.
desk-card = Karte zeigen …
desk-card-yellow = Gelbe Karte
desk-card-black = Schwarze Karte
desk-withdraw = Jemanden herausnehmen …
desk-walkover = Kampflosen Sieg vergeben an …
desk-which-match = Welche Partie gewinnt { $player }?
desk-order = Nichts trennt sie: Du legst die Reihenfolge fest.
desk-order-next = Wer bekommt Platz { $place } unter den Gleichen?
desk-award = Extrapunkte vergeben an …
desk-how-many = Wie viele Extrapunkte für { $player }?
desk-points = Extra: { $extra }
desk-void = Für ungültig erklären
desk-cancel = Turnier absagen
ruled-card = { $colour } für { $player }
ruled-withdraw = { $player } scheidet aus
ruled-walkover = { $player } gewinnt kampflos ({ $match })
ruled-order = Gleichstand in dieser Reihenfolge: { $players }
ruled-award = { $player }: Extrapunkte, { $extra }
ruled-void = Das Turnier ist für ungültig erklärt
ruled-cancel = Das Turnier ist abgesagt
ruled-done = Entschieden. Die Turniernachricht zeigt es allen, mit dem Grund.
rulings-title = Entscheidungen der Turnierleitung
rulings-page = Die neuesten zuerst, Seite { $page } von { $all }
rulings-earlier = Frühere Entscheidungen: { $count }. Alle stehen unter „Alle Partien“.
rulings-none = Noch ist nichts entschieden.
