# El acertijo del día: una posición de una partida y lo que respondieron todos.

name-riddle = acertijo
about-riddle = El acertijo del día: ¿qué harías tú? Diez segundos
riddle-open = Acertijo del día
riddle-title = Acertijo del { $date }
riddle-real = partida real
riddle-robots = partida de robots
riddle-searching = Estoy buscando el acertijo de hoy…
riddle-chosen = Has elegido **{ $choice }**.
riddle-first = Cuenta tu primera respuesta: **{ $choice }**.
riddle-wait = La solución llega { $when }.
riddle-so-far =
    { $players ->
        [one] Una respuesta hasta ahora
       *[other] { $players } respuestas hasta ahora
    }
riddle-before = El acertijo de ayer
riddle-yesterday = Lo mejor ayer: **{ $best }**{ $players ->
        [0] .
       *[other] , elegido por el { $share } %.
    }
riddle-why-skull-king = **{ $best }** da **{ $points }** puntos más de media que { $other }.
riddle-why-hearts = **{ $best }** ahorra **{ $points }** puntos de media frente a { $other }.
riddle-answers =
    { $players ->
        [0] Nadie respondió.
        [one] Una respuesta:
       *[other] { $players } respuestas:
    }
riddle-mark-you = tú
riddle-legend = Cuántos lo eligieron y cuántos puntos pierde de media frente a lo mejor. Contra un juego corriente, por lo que se veía entonces, nunca por las cartas ocultas.
