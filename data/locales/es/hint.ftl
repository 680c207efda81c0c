# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Pista
button-hint-why = Qué haría yo y por qué; la partida ya no contará
more-hint = Pista, reglas, puntos…
hint-clear-skull-king = Yo elegiría **{ $best }**: de media da **{ $points }** puntos más que **{ $other }**.
hint-clear-hearts = Yo elegiría **{ $best }**: de media ahorra **{ $points }** puntos frente a **{ $other }**.
hint-close = Yo elegiría **{ $best }**, pero **{ $other }** vale casi lo mismo: solo **{ $points }** puntos de diferencia de media.
hint-level = Yo elegiría **{ $best }**, pero **{ $other }** da lo mismo de media.
hint-same = Yo elegiría **{ $best }**: todas tus opciones dan lo mismo.
hint-chance-place = Yo pondría una **rosa**: así puedes apostar **{ $other }** con un **{ $chance } %** de probabilidad.
hint-chance-place-instead = Yo pondría la **calavera** y dejaría apostar a los demás: sobre una rosa, apostar **{ $other }** tiene un **{ $other_chance } %** de probabilidad.
hint-chance-place-instead-alone = Yo pondría la **calavera** y dejaría apostar a los demás.
hint-chance-challenge = Yo apostaría **{ $best }**, con un **{ $chance } %** de probabilidad: { $other } tendría un { $other_chance } %.
hint-chance-challenge-alone = Yo apostaría **{ $best }**, con un **{ $chance } %** de probabilidad.
hint-chance-pass-instead = Yo **pasaría**: apostar { $other } tiene un **{ $other_chance } %** de probabilidad.
hint-chance-flip-alone = Yo destaparía un disco de **{ $best }**: es una rosa con un **{ $chance } %** de probabilidad.
hint-note = Según lo que ves, nunca según lo oculto. Pistas en esta partida: { $hints }
hints-shown =
    { $hints ->
        [one] con { $hints } pista
       *[other] con { $hints } pistas
    }
