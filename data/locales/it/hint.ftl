# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Aiutino
button-hint-why = Cosa farei io e perché; poi questa partita non conta
more-hint = Aiutino, regole, punti…
hint-clear-skull-king = Io sceglierei **{ $best }**: in media porta **{ $points }** punti in più di **{ $other }**.
hint-clear-hearts = Io sceglierei **{ $best }**: in media costa **{ $points }** punti in meno di **{ $other }**.
hint-close = Io sceglierei **{ $best }**, ma **{ $other }** va quasi altrettanto bene: in media solo **{ $points }** punti di differenza.
hint-level = Io sceglierei **{ $best }**, ma **{ $other }** in media è lo stesso.
hint-same = Io sceglierei **{ $best }**: tutte le tue scelte valgono uguale.
hint-chance-place = Io poserei una **rosa**: poi puoi scommettere **{ $other }** (probabilità **{ $chance }%**).
hint-chance-place-instead = Io poserei il **teschio** e lascerei scommettere gli altri: con una rosa, scommettere **{ $other }** ha probabilità **{ $other_chance }%**.
hint-chance-place-instead-alone = Io poserei il **teschio** e lascerei scommettere gli altri.
hint-chance-challenge = Io scommetterei **{ $best }** (probabilità **{ $chance }%**): con { $other } sarebbe { $other_chance }%.
hint-chance-challenge-alone = Io scommetterei **{ $best }** (probabilità **{ $chance }%**).
hint-chance-pass-instead = Io **passerei**: per { $other } la probabilità è **{ $other_chance }%**.
hint-chance-flip-alone = Io girerei un disco di **{ $best }**: una rosa, con probabilità **{ $chance }%**.
hint-note = Calcolato su quello che vedi tu, mai sulle carte nascoste. Aiutini in questa partita: { $hints }
hints-shown =
    { $hints ->
        [one] con { $hints } aiutino
       *[other] con { $hints } aiutini
    }
