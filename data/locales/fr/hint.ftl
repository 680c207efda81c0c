# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Indice
button-hint-why = Ce que je ferais et pourquoi ; la partie ne comptera plus
more-hint = Indice, règles, points…
hint-clear-skull-king = Je choisirais **{ $best }** : en moyenne, cela rapporte **{ $points }** points de plus que **{ $other }**.
hint-clear-hearts = Je choisirais **{ $best }** : en moyenne, cela évite **{ $points }** points par rapport à **{ $other }**.
hint-close = Je choisirais **{ $best }**, mais **{ $other }** se vaut presque : seulement **{ $points }** points d’écart en moyenne.
hint-level = Je choisirais **{ $best }**, mais **{ $other }** revient au même en moyenne.
hint-same = Je choisirais **{ $best }** : tous tes choix reviennent au même.
hint-chance-place = Je poserais une **rose** : tu peux alors parier **{ $other }** avec **{ $chance } %** de chances.
hint-chance-place-instead = Je poserais le **crâne** et laisserais parier les autres : sur une rose, parier **{ $other }** aurait **{ $other_chance } %** de chances.
hint-chance-place-instead-alone = Je poserais le **crâne** et laisserais parier les autres.
hint-chance-challenge = Je parierais **{ $best }**, avec **{ $chance } %** de chances : { $other }, ce serait { $other_chance } %.
hint-chance-challenge-alone = Je parierais **{ $best }**, avec **{ $chance } %** de chances.
hint-chance-pass-instead = Je **passerais** : parier { $other } a **{ $other_chance } %** de chances.
hint-chance-flip-alone = Je retournerais un disque de **{ $best }** : une rose avec **{ $chance } %** de chances.
hint-note = D’après ce que tu vois, jamais d’après ce qui est caché. Indices dans cette partie : { $hints }
hints-shown =
    { $hints ->
        [one] avec { $hints } indice
       *[other] avec { $hints } indices
    }
