# Hearts at the table.

## The table
hearts-title = Hearts · Runde { $round }
hearts-title-of = Hearts · Runde { $round } von { $rounds }
hearts-title-extra = Hearts · Extrarunde
hearts-title-scored = Hearts
hearts-title-over = Hearts · Endstand
hearts-dealer = { $player } gibt
hearts-dealer-you = Du gibst
hearts-pass-left = drei Karten nach links
hearts-pass-right = drei Karten nach rechts
hearts-pass-across = drei Karten gegenüber
hearts-pass-none = nichts wird weitergegeben
hearts-passing = Warten auf Karten von { $players }
hearts-passing-all = Alle geben drei Karten weiter
hearts-passed = Karten gewählt: Warte auf die anderen
hearts-passes-to = { $player } → { $receiver }
hearts-trick = Stich { $number } von { $tricks }
hearts-taken =
    { $count ->
        [0] **{ $player }** holt den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): keine Punkte.
        [one] **{ $player }** holt den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): { $count } Punkt.
       *[other] **{ $player }** holt den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): { $count } Punkte.
    }
hearts-taken-you =
    { $count ->
        [0] **Du** holst den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): keine Punkte.
        [one] **Du** holst den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): { $count } Punkt.
       *[other] **Du** holst den Stich mit der höchsten Karte der angespielten Farbe ({ $card }): { $count } Punkte.
    }
hearts-led = angespielt ist { $suit }: Die höchste Karte dieser Farbe gewinnt, andere Farben stechen nicht.
hearts-pum = 💥 **{ $player }**: Bumm! Die Pik-Dame liegt auf dem Tisch.
hearts-bubble = 💔 **{ $player }**: Herz ist frei! Ab jetzt darf man auch Herz anspielen.
hearts-unbroken = 🔒 Noch ist kein Herz gefallen: Niemand darf Herz anspielen.
hearts-points = Punkte
hearts-points-now = Punkte + diese Runde
hearts-now = { $total } + { $taken } in dieser Runde
hearts-brought = diese Runde { $taken } · { $total }
hearts-aim = Jedes Herz zählt 1 Punkt, die Pik-Dame 13. Wer die wenigsten Punkte hat, gewinnt.
hearts-in-all =
    { $points ->
        [one] insgesamt { $shown } Punkt
       *[other] insgesamt { $shown } Punkte
    }
hearts-fewest = Wer die wenigsten Punkte hat, gewinnt.
hearts-fewest-limit = Wer die wenigsten Punkte hat, gewinnt. Schluss ist, sobald jemand { $limit } hat.
hearts-pad-star = ★: allein ohne Punkte. Sterne entscheiden bei Gleichstand.
hearts-has-changed = hat eine Karte getauscht
hearts-extra-now = 🤝 In dieser Runde geht es nur um einen Gleichstand: { $players }. Alle spielen mit, sonst zählt nichts davon.

## After a round
hearts-scored = Runde { $round } ist vorbei
hearts-scored-led =
    { $count ->
        [one] { $players } führt nach Runde { $round }
       *[other] { $players } führen nach Runde { $round }
    }
hearts-scored-extra = Die Extrarunde ist vorbei
hearts-scored-next = Nichts zu tun: Die nächste Runde kommt unten in einer neuen Nachricht.
hearts-next = Nichts zu tun: Die nächste Runde beginnt von selbst
hearts-moon = 🌕 **{ $player }** schafft den Durchmarsch!
hearts-moon-you = 🌕 **Du** schaffst den Durchmarsch!
hearts-moon-why =
    { $seats ->
        [2] Alle 26 Punkte der Runde: 0 für { $player } und 26 für die Gegenseite.
       *[other] Alle 26 Punkte der Runde: 0 für { $player } und je 26 für alle anderen.
    }
hearts-moon-why-you =
    { $seats ->
        [2] Alle 26 Punkte der Runde: 0 für dich und 26 für die Gegenseite.
       *[other] Alle 26 Punkte der Runde: 0 für dich und je 26 für alle anderen.
    }
hearts-moon-title = Durchmarsch!
hearts-moon-picture =
    { $seats ->
        [2] Alle 13 Herzen und die { $queen }: 0 Punkte, und 26 für die Gegenseite.
       *[other] Alle 13 Herzen und die { $queen }: 0 Punkte, und je 26 für alle anderen.
    }
hearts-star = ⭐ **{ $player }** bekommt einen Stern: Alle anderen haben in dieser Runde Punkte. Sterne entscheiden bei Gleichstand.
hearts-star-you = ⭐ Du bekommst einen Stern: Alle anderen haben in dieser Runde Punkte. Sterne entscheiden bei Gleichstand.
hearts-own-round = **Runde { $round }.** { $told }
hearts-own-extra = **Extrarunde.** { $told }
hearts-own-taken =
    { $count ->
        [0] Du hast keine Strafpunkte kassiert.
        [one] Du hast { $count } Strafpunkt kassiert.
       *[other] Du hast { $count } Strafpunkte kassiert.
    }
hearts-own-moon =
    { $seats ->
        [2] Durchmarsch geschafft: nichts für dich, 26 Punkte für die Gegenseite.
       *[other] Durchmarsch geschafft: nichts für dich, je 26 Punkte für alle anderen.
    }
hearts-own-moon-other = { $player } hat den Durchmarsch geschafft: { $points } Strafpunkte für dich.
hearts-own-star = Dafür gibt es einen Stern.
hearts-own-aside = Es war nicht dein Gleichstand, deine Punkte zählen also nicht.
hearts-pad = Runde { $round }
hearts-pad-extra = Die Extrarunde
hearts-extra = 🤝 Gleichauf auf Platz { $rank }, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }: **{ $players }**.
hearts-extra-why = Sterne, gewonnene Runden und Strafen trennen sie nicht, also entscheidet eine Extrarunde: Alle spielen mit, und von ihnen liegt vorn, wer die wenigsten Punkte macht.
hearts-extra-again = Auch die Extrarunde ging zwischen ihnen unentschieden aus, also entscheidet noch eine: Alle spielen mit, und von ihnen liegt vorn, wer die wenigsten Punkte macht.
hearts-words-line = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in dieser Runde, insgesamt { $total }{ $honours }.
hearts-words-aside = { $player }: bei diesem Gleichstand nicht dabei, insgesamt { $total }{ $honours }.

## The end
hearts-winner =
    { $count ->
        [one] 🏆 { $players } gewinnt mit den wenigsten Punkten!
       *[other] 🏆 { $players } teilen sich den Sieg!
    }
hearts-winner-you =
    { $count ->
        [one] 🏆 Du gewinnst mit den wenigsten Punkten!
       *[other] 🏆 Du teilst dir den Sieg mit { $players }!
    }
hearts-victory =
    { $count ->
        [one] Sieg!
       *[other] Geteilter Sieg!
    }
hearts-all-rounds = Punktestände, Runde für Runde
hearts-all-rounds-legend = Links die Runde, unter jedem Namen die Punkte bis dahin.
hearts-every-round = Punkte jeder Runde
hearts-every-round-legend = Links die Runde, unter jedem Namen ihre Punkte. ★: ein Stern für den alleinigen Sieg ohne Punkt · ☾: alle 26 Punkte geholt
hearts-podium-points = Podiumspunkte: { $points }
hearts-after = Nach Runde { $round }: { $points }.
hearts-round-brought = Runde { $round }: { $points }.
hearts-decided-stars = { $players }: gleich viele Punkte, die Sterne entscheiden.
hearts-decided-rounds = { $players }: gleich viele Punkte und Sterne, die gewonnenen Runden entscheiden.
hearts-decided-cards = { $players }: gleich bis zu den gewonnenen Runden, weniger Strafen entscheiden.
hearts-decided-extra = { $players }: in allem gleich, eine Extrarunde hat entschieden.
award-moon = 🌕 **Mondsüchtig:** { $players }, { $count ->
        [one] { $count } Durchmarsch
       *[other] { $count } Durchmärsche
    }
award-clean = 🧼 **Blütenweiß:** { $players }, { $count ->
        [one] { $count } Runde ohne einen Punkt
       *[other] { $count } Runden ohne einen Punkt
    }
award-queen = 👸 **Der Liebling der Pik-Dame:** { $players }, { $count ->
        [one] einmal kassiert
       *[other] { $count }-mal kassiert
    }
award-sponge = 🧽 **Saugfähigster Schwamm:** { $players }, { $count } Punkte in einer Runde

## The panel
hearts-ask-pass = Du bist dran: Gib drei Karten an { $player }
hearts-why-pass = { $giver } gibt dir auch drei. Getauscht wird, sobald alle gewählt haben; bis dahin kannst du dich umentscheiden.
hearts-pass-hint = Tipp: Gib hohe Karten und die Pik-Dame weg.
hearts-ask-pass-changeable = Karten an **{ $player }**: Du kannst sie ändern, bis alle gewählt haben.
hearts-pass-menu = Wähl drei Karten für { $player } …
hearts-not-now = Geht gerade nicht, weil du { $suit } hast: { $cards }
hearts-given = Du hast { $given } an { $to } gegeben. Von { $giver } hast du { $received } bekommen.
hearts-ask-first = Du bist dran: Spiel die Kreuz-2
hearts-why-first = Die Kreuz-2 eröffnet den ersten Stich jeder Runde.
hearts-ask-lead = Du bist dran: Spiel zum Stich an
hearts-ask-lead-unbroken = Du bist dran: Spiel an, aber kein Herz
hearts-why-lead-unbroken = Herz anspielen darf noch niemand. Niedrige Karten holen selten einen Stich.
hearts-ask-lead-only = Du bist dran: Spiel ein Herz an
hearts-why-lead-only = Du hast nur noch Herz. Das höchste holt den Stich und seine Punkte.
hearts-ask-follow = Du bist dran: Bediene { $suit }
hearts-ask-only = Du bist dran: Nur { $card } geht
hearts-in-trick =
    { $count ->
        [one] In diesem Stich liegt { $count } Punkt.
       *[other] In diesem Stich liegen { $count } Punkte.
    }
hearts-why-lead = Jede Karte geht. Die höchste der angespielten Farbe holt den Stich und seine Punkte.
hearts-why-only = Es ist deine einzige Karte dieser Farbe.
hearts-why-below = Mit einer Karte unter { $card } holst du den Stich nicht.
hearts-why-under = Keine deiner Karten dieser Farbe holt den Stich: Wirf die höchste ab.
hearts-why-over = Du holst den Stich so oder so.
hearts-why-low = Die höchste Karte holt den Stich: Niedrig ist sicherer.
hearts-ask-void = Du bist dran: Spiel irgendeine Karte
hearts-why-void = Du hast kein { $suit } und kannst diesen Stich nicht holen: Werd eine schlechte Karte los.
hearts-ask-void-first = Du bist dran: Spiel irgendeine Karte ohne Punkte
hearts-why-void-first = Du hast kein { $suit } und kannst diesen Stich nicht holen. Im ersten gibt es weder Herz noch die Pik-Dame.
hearts-ask-suit = Wähl eine Farbe, dann eine Karte.
hearts-ask-change =
    { $left ->
        [one] Du darfst { $card } zurücknehmen, bis die nächste Karte fällt. Das geht in dieser Partie noch einmal.
       *[other] Du darfst { $card } zurücknehmen, bis die nächste Karte fällt. Das geht in dieser Partie noch { $left }-mal.
    }
hearts-made-pass = gibt { $cards } weiter
hearts-sure-pass = { $first }, { $second } und { $third } an { $player } geben?
hearts-sure-play = { $card } spielen?
hearts-sure-change = { $old } zurücknehmen und dafür { $new } spielen?
hearts-change-menu = { $card } zurücknehmen und dafür spielen …
hearts-help-signs = **Zeichen:** { $suits } · { $ranks } · ⭐ Stern · 🌕 Durchmarsch
hearts-words-suit = { $suit }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hearts-words-player = { $player }: { $count } in dieser Runde, insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hearts-words-player-you = Du: { $count } in dieser Runde, insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hearts-words-passes = { $player } gibt Karten an { $receiver }.
hearts-words-passes-you = Du gibst Karten an { $receiver }.
hearts-words-passes-on = { $player } gibt Karten an dich.
hearts-ruling-yellow = Gelbe Karte für { $player }
hearts-ruling-black = Schwarze Karte für { $player }

## Options
option-limit = Länge
option-limit-100 = Bis 100 Punkte
option-limit-100-why = Die Partie endet nach der Runde, in der jemand 100 erreicht; zu zweit sind es immer vier Runden.
option-limit-50 = Bis 50 Punkte, zu viert
option-limit-50-why = Eine kurze Partie zu viert: Sie endet nach der Runde, in der jemand 50 erreicht.
option-queen_breaks_hearts = Was Herz freigibt
option-queen_breaks_hearts-off = Nur Herz
option-queen_breaks_hearts-off-why = Herz anspielen darf man, sobald ein Herz gefallen ist.
option-queen_breaks_hearts-on = Auch die Pik-Dame
option-queen_breaks_hearts-on-why = Herz anspielen darf man, sobald ein Herz oder die Pik-Dame gefallen ist.
option-undo_per_match = Karte zurücknehmen
option-undo_per_match-0 = Nie
option-undo_per_match-0-why = Was liegt, liegt.
option-undo_per_match-1 = Einmal pro Partie
option-undo_per_match-1-why = Alle dürfen eine Karte tauschen, solange sie die letzte eines unfertigen Stichs ist.
option-places = Plätze, die zählen
hearts-rules = Wer die wenigsten Punkte hat, gewinnt: Jedes Herz zählt 1, die Pik-Dame 13
hearts-rules-rounds =
    { $rounds ->
        [one] Eine Runde
        [4] Vier Runden
       *[other] { $rounds } Runden
    }
hearts-rules-limit = Schluss ist, wenn jemand { $limit } Punkte erreicht
hearts-rules-queen = Auch die Pik-Dame gibt Herz frei
hearts-rules-undo = Alle dürfen einmal pro Partie eine Karte zurücknehmen
hearts-company = Das spielt man zu zweit oder zu viert. Roboter zählen mit.

## The picture of the rules
chart-hearts = Was die Karten zählen
chart-hearts-heart = Jedes Herz: 1
chart-hearts-heart-why = Punkte sind schlecht: Wer die wenigsten hat, gewinnt.
chart-hearts-queen = Pik-Dame: 13
chart-hearts-queen-why = So schlimm wie alle Herzen zusammen.
chart-hearts-order = Rangfolge
chart-hearts-order-why = Die höchste der angespielten Farbe holt den Stich. Andere Farben nie.
chart-hearts-first = Kreuz-2 beginnt
chart-hearts-first-why = Bediene die Farbe, wenn du kannst.
chart-hearts-moon = Durchmarsch
chart-hearts-moon-why = Hol alle 26 Punkte: 0 für dich, 26 für die anderen.

## Boards
fact-average =
    { $average ->
        [one] { $average } Punkt pro Runde
       *[other] { $average } Punkte pro Runde
    }
fact-stars =
    { $count ->
        [one] { $count } Stern
       *[other] { $count } Sterne
    }
fact-moons =
    { $count ->
        [one] { $count } Durchmarsch
       *[other] { $count } Durchmärsche
    }
fact-queens =
    { $count ->
        [one] { $count } Pik-Dame
       *[other] { $count } Pik-Damen
    }
record-stars = Sterne
record-moons = Durchmärsche
record-queens = Kassierte Pik-Damen
hearts-stats-average = { $points } Punkte pro Runde im Schnitt: je weniger, desto besser.
fact-podium =
    { $count ->
        [one] { $count } Podiumspunkt
       *[other] { $count } Podiumspunkte
    }
fact-yellow =
    { $count ->
        [one] { $count } Gelbe Karte
       *[other] { $count } Gelbe Karten
    }
fact-black =
    { $count ->
        [one] { $count } Schwarze Karte
       *[other] { $count } Schwarze Karten
    }

## Refusals
H-2-2 = An diesem Tisch spielt man zu zweit oder zu viert, und alle Karten werden verteilt.
H-3-1 = Die Kreuz-2 eröffnet den ersten Stich. Du darfst spielen: { $cards }.
H-3-2 = Du hast die Farbe dieses Stichs und musst bedienen. Du darfst spielen: { $cards }.
H-3-3 = Keine Punkte im ersten Stich: weder Herz noch die Pik-Dame. Du darfst spielen: { $cards }.
H-3-5 = Noch ist kein Herz gefallen, also darfst du keins anspielen. Du darfst spielen: { $cards }.
H-3-8 = Diese Karte bleibt liegen. Zurücknehmen kann man nur die eigene letzte Karte eines unfertigen Stichs, wenn der Tisch es erlaubt.
R-H-03 = Du hast auch die Pik-Dame: Spiel sie an und nicht Herz. Du darfst spielen: { $cards }.
R-H-11 = Du hast in dieser Partie schon eine Karte getauscht.
R-H-13 = Diese Plätze passen nicht zur Zahl der Leute am Tisch.
R-H-15 = Gib genau drei deiner Karten weiter: { $cards }.
H2-6-1 = Zu zweit spielt man immer vier Runden; bis 50 geht es nur zu viert.

## The picture of a round
hearts-short-pass = Gib drei Karten an { $player }
hearts-ribbon-gives = { $player } gibt dir drei Karten
hearts-ribbon-gives-you = Du behältst deine Karten
hearts-ribbon-ahead = Bisher geht der Stich an { $player }
hearts-ribbon-ahead-you = Bisher geht der Stich an dich
hearts-ribbon-took =
    { $count ->
        [0] Stich an { $player }: keine Punkte
        [one] Stich an { $player }: { $count } Punkt
       *[other] Stich an { $player }: { $count } Punkte
    }
hearts-ribbon-took-you =
    { $count ->
        [0] Dein Stich: keine Punkte
        [one] Dein Stich: { $count } Punkt
       *[other] Dein Stich: { $count } Punkte
    }
hearts-flag-lead-unbroken = noch kein Herz
hearts-flag-void-first = im ersten Stich keine Punkte

## The picture of a result
hearts-title-limit = Hearts · Runde { $round } · bis { $limit } Punkte
hearts-scored-own =
    { $count ->
        [0] Runde { $round }: keine Punkte für dich
        [one] Runde { $round }: { $count } Punkt für dich
       *[other] Runde { $round }: { $count } Punkte für dich
    }
hearts-scored-aim = Weniger ist besser
hearts-scored-round = Punkte
hearts-scored-stars = Sterne
hearts-broke =
    { $count ->
        [one] { $count } Punkt auf einmal.
       *[other] { $count } Punkte auf einmal.
    }
