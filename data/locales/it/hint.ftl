# Hints at private tables: what the bot would do and why, and the mark of a match with hints
button-hint = Aiutino
button-hint-why = Cosa farei io e perché; poi questa partita non conta
more-hint = Aiutino, regole, punti…
hint-clear-skull-king = Io sceglierei **{ $best }**: in media porta **{ $points }** punti in più rispetto a **{ $other }**.
hint-clear-hearts = Io sceglierei **{ $best }**: in media fa risparmiare **{ $points }** punti rispetto a **{ $other }**.
hint-close = Io sceglierei **{ $best }**, ma **{ $other }** va quasi altrettanto bene: in media solo **{ $points }** punti di differenza.
hint-level = Io sceglierei **{ $best }**, ma **{ $other }** in media vale lo stesso.
hint-same = Io sceglierei **{ $best }**, ma tutte le tue scelte valgono uguale.
hint-chance-place = Io poserei una **rosa**: poi scommettere su **{ $other }** riesce **{ $chance }** volte su 100.
hint-chance-place-instead = Io poserei il **teschio** e lascerei scommettere gli altri: con una rosa, scommettere su **{ $other }** riesce **{ $other_chance }** volte su 100.
hint-chance-place-instead-alone = Io poserei il **teschio** e lascerei scommettere gli altri.
hint-chance-challenge = Io scommetterei su **{ $best }**: riesce **{ $chance }** volte su 100; con { $other } sarebbero { $other_chance }.
hint-chance-challenge-alone = Io scommetterei su **{ $best }**: riesce **{ $chance }** volte su 100.
hint-chance-pass-instead = Io **passerei**: scommettere su { $other } riesce **{ $other_chance }** volte su 100.
hint-chance-flip-alone = Io girerei un disco di **{ $best }**: è una rosa **{ $chance }** volte su 100.
hint-note = Mi baso solo su quello che vedi tu, mai su quello che è nascosto. Aiutini in questa partita: { $hints }
hints-shown =
    { $hints ->
        [one] con { $hints } aiutino
       *[other] con { $hints } aiutini
    }
