# The riddle of the day: a position of a match, and how all answered.

name-riddle = rätsel
about-riddle = Rätsel des Tages: Was würdest du tun? Zehn Sekunden
riddle-open = Rätsel des Tages
riddle-title = Rätsel vom { $date }
riddle-real = echte Partie
riddle-robots = Roboterpartie
riddle-searching = Ich suche das Rätsel von heute …
riddle-chosen = Du hast **{ $choice }** gewählt.
riddle-first = Deine erste Antwort zählt: **{ $choice }**.
riddle-wait = Die Lösung kommt { $when }.
riddle-so-far =
    { $players ->
        [one] Bisher eine Antwort
       *[other] Bisher { $players } Antworten
    }
riddle-before = Rätsel von gestern
riddle-yesterday = Gestern am besten: **{ $best }**{ $players ->
        [0] .
       *[other] , gewählt von { $share } %.
    }
riddle-why-skull-king = Am besten: **{ $best }**, im Schnitt **{ $points }** Punkte mehr als { $other }.
riddle-why-hearts = Am besten: **{ $best }**, im Schnitt **{ $points }** Punkte weniger als { $other }.
riddle-answers =
    { $players ->
        [0] Niemand hat geantwortet.
        [one] Eine Antwort:
       *[other] { $players } Antworten:
    }
riddle-mark-you = du
riddle-legend = Wie viele es gewählt haben und wie viele Punkte es im Schnitt gegenüber der besten Wahl kostet. Berechnet für ganz gewöhnliches Spiel, nur aus dem, was man da sehen konnte.
