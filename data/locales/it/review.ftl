# "How did I play?": luck and play of a finished match, and its costliest decisions tried again
button-review = Come ho giocato?
button-review-why = Fortuna, gioco e cosa ti è costato di più; solo per te
review-working = Sto guardando la tua partita…
review-progress = { $done } di { $of } scelte
review-waiting = Prima c’è un’altra partita.
review-ahead =
    { $points ->
        [one] Hai chiuso **un punto** meglio della media degli altri:
       *[other] Hai chiuso **{ $points } punti** meglio della media degli altri:
    }
review-behind =
    { $points ->
        [one] Hai chiuso **un punto** peggio della media degli altri:
       *[other] Hai chiuso **{ $points } punti** peggio della media degli altri:
    }
review-level = Hai chiuso pari con la media degli altri:
review-luck = Fortuna
review-mine = Il tuo gioco
review-others = Il gioco degli altri
review-costly = Cosa ti è costato di più
review-boldest = Le tue scommesse più audaci
review-fine = Cosa hai fatto bene
review-no-mistake = Nessuna tua scelta ti è costata molto.
review-nothing = Non ho trovato niente di particolare.
review-shared = Quello che il bot o qualcun altro ha deciso al tuo posto conta come gioco degli altri.
review-how = Un numero col + era a tuo favore. Ogni scelta si confronta con quella di un robot di livello Normale, solo su quello che si vedeva in quel momento, mai sulle carte nascoste. Il resto è fortuna.
review-how-chances = Probabilità calcolate su quello che vedevi in quel momento, mai sui dischi nascosti. Una scommessa audace non è un errore: bluffare fa parte del gioco.
review-round-skull-king = Manche { $round }
review-trick-skull-king = Manche { $round }, presa { $trick }
review-round-hearts = Manche { $round }
review-trick-hearts = Manche { $round }, presa { $trick }
review-round-skull = Manche { $round }
review-did-bid = hai dichiarato **{ $what }**.
review-did-load = hai caricato **{ $what }**.
review-did-play = hai giocato **{ $what }**.
review-did-lead = chi apre la presa? Hai scelto **{ $what }**.
review-did-discard = hai scartato **{ $what }**.
review-did-wager = hai scommesso **{ $what }**.
review-did-adjust = hai portato la dichiarazione a **{ $what }**.
review-did-pass = hai passato **{ $what }**.
review-did-challenge = hai scommesso su **{ $what }**.
review-did-flip = a chi girare un disco? Hai scelto **{ $what }**.
review-promise =
    { $tricks ->
        [one] Queste carte valgono { $tricks } presa.
       *[other] Queste carte valgono { $tricks } prese.
    }
review-so-far =
    { $bid ->
        [one] Ne avevi dichiarata { $bid }
       *[other] Ne avevi dichiarate { $bid }
    } e { $won ->
        [one] fatta { $won }
       *[other] fatte { $won }
    }.
review-better-skull-king = In media **{ $best }** porta **{ $points }** punti in più.
review-better-hearts = Con **{ $best }** eviti in media **{ $points }** punti.
review-reason-skull-king = Così la dichiarazione riesce { $best } volte su 100 e non { $played }.
review-reason-hearts = Così la donna di picche ti arriva { $best } volte su 100 e non { $played }.
review-choice-bid = dichiarare { $what }
review-choice-load = caricare { $what }
review-choice-wager = scommettere { $what }
review-choice-adjust = dichiarare { $what }
review-choice-challenge = scommettere su { $what }
review-fine-skull-king = In media ti ha portato **{ $points }** punti più del gioco normale.
review-fine-hearts = In media ti ha risparmiato **{ $points }** punti rispetto al gioco normale.
review-chance = Probabilità: **{ $chance }%**. La scelta più sicura era **{ $best }**: { $other }%.
review-chance-best = Probabilità: **{ $chance }%**, e più sicuro non c’era niente.
review-try = Riprova
review-look = Guarda
review-back = Torna all’analisi
review-question = Tu cosa faresti?
review-choose = Scegli…
review-right = Sì: { $best }
review-other = Meglio: { $best }
review-right-chances = La scelta più sicura: { $best }
review-other-chances = Più sicura: { $best }
review-mark-best = la migliore
review-mark-then = la tua di allora
review-mark-now = la tua di adesso
review-number = { $points }
review-percent = { $chance }%
review-legend-skull-king = Punti in più (+) o in meno (−) in media rispetto alla tua scelta di allora, se poi tutti giocano come un robot di livello Normale.
review-legend-hearts = Punti risparmiati (+) o aggiunti (−) in media rispetto alla tua scelta di allora, se poi tutti giocano come un robot di livello Normale.
review-legend-chances = La probabilità che la scommessa riesca, calcolata su quello che vedevi in quel momento.
