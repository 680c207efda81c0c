# The riddle of the day: a position of a match, and how all answered.

name-riddle = enigma
about-riddle = Enigma del giorno: tu cosa faresti? Dieci secondi
riddle-open = Enigma del giorno
riddle-title = Enigma: { $date }
riddle-real = partita vera
riddle-robots = partita tra robot
riddle-searching = Cerco l’enigma di oggi…
riddle-chosen = Hai scelto **{ $choice }**.
riddle-first = Vale la tua prima risposta: **{ $choice }**.
riddle-wait = La soluzione arriva { $when }.
riddle-so-far =
    { $players ->
        [one] Finora una risposta
       *[other] Finora { $players } risposte
    }
riddle-before = L’enigma di ieri
riddle-yesterday = La migliore di ieri: **{ $best }**{ $players ->
        [0] .
       *[other] , { $share }% delle risposte.
    }
riddle-why-skull-king = In media **{ $best }** porta **{ $points }** punti in più rispetto a { $other }.
riddle-why-hearts = In media **{ $best }** fa risparmiare **{ $points }** punti rispetto a { $other }.
riddle-answers =
    { $players ->
        [0] Non ha risposto nessuno.
        [one] Una risposta:
       *[other] { $players } risposte:
    }
riddle-mark-you = tu
riddle-legend = Quanti l’hanno scelta e quanti punti fa perdere in media rispetto alla migliore. Calcolato contro un gioco normale, solo su quello che si vedeva in quel momento, mai sulle carte nascoste.
