# The deal of the day: the same cards for everybody.

name-daily = tagesblatt
about-daily = Das Blatt von heute: dieselben Karten für alle, in vier Minuten
begin-daily = Das Blatt von heute
button-deal-result = Mein Ergebnis

daily-date =
    { $month ->
        [1] { $day }. Januar
        [2] { $day }. Februar
        [3] { $day }. März
        [4] { $day }. April
        [5] { $day }. Mai
        [6] { $day }. Juni
        [7] { $day }. Juli
        [8] { $day }. August
        [9] { $day }. September
        [10] { $day }. Oktober
        [11] { $day }. November
       *[12] { $day }. Dezember
    }
daily-day = { $day }
daily-name = Blatt vom { $date }
daily-try-of = 📅 { $deal } · dieselben Karten für alle
daily-practice-of = 📅 { $deal } · Übung
daily-par-unknown = Der Richtwert wird noch berechnet.
daily-par =
    { $how ->
        [better] { $by } besser als der Richtwert ({ $par })
        [worse] { $by } schlechter als der Richtwert ({ $par })
       *[level] Genau der Richtwert ({ $par })
    }
daily-too-late = Du warst zu spät fertig: Für den Tag zählt es nicht mehr.
daily-place-here = Hier: Platz **{ $place }** von { $players }
daily-place-all = Überall: Platz **{ $place }** von { $players }
daily-days =
    { $days ->
        [one] { $days } Tag gespielt
       *[other] { $days } Tage gespielt
    }
daily-weeks = { $weeks } Wochen in Folge
daily-practise = Noch mal üben
daily-share = Teilen
daily-shared = Du hast es hier [schon geteilt]({ $link }).
daily-copy = Ich kann hier nichts posten. Zum Teilen kopier das:
daily-bids = Ansagen getroffen: { $met } von { $count }
daily-play = Blatt von heute spielen
daily-board = Rangliste
daily-about-skull-king = Runden mit 4, 6 und 8 Karten
daily-about-hearts = eine einzige Runde
daily-yesterday =
    { $players ->
        [one] Am { $date } hat hier eine Person gespielt:
       *[other] Am { $date } haben hier { $players } gespielt:
    }
daily-board-title = Blatt des Tages
daily-board-here = Dieser Server
daily-board-all = Überall
daily-board-why = Jeder Tag bringt den Anteil der anderen, die du übertroffen hast; Gleichstand zählt halb, und allein gibt es 50.
daily-board-empty = Noch hat niemand ein Ergebnis.
daily-board-line =
    { $days ->
        [one] { $score } an { $days } Tag
       *[other] { $score } an { $days } Tagen
    }
daily-board-days = Tage
daily-board-score = Übertroffen
daily-show-all = Überall
daily-show-here = Dieser Server

server-daily-short = Blatt des Tages
server-daily = Wo das Blatt des Tages steht
server-daily-why = Eine stille Nachricht am Tag, mit dem Ergebnis von gestern. Wähl nichts, um keine zu bekommen.
server-daily-none = Nirgends
