# Hearts at the table.

## The table
hearts-title = Hearts · manche { $round }
hearts-title-of = Hearts · manche { $round } di { $rounds }
hearts-title-extra = Hearts · manche di spareggio
hearts-title-scored = Hearts
hearts-title-over = Hearts · punteggio finale
hearts-dealer = Dà le carte { $player }
hearts-dealer-you = Dai le carte tu
hearts-pass-left = tre carte a sinistra
hearts-pass-right = tre carte a destra
hearts-pass-across = tre carte di fronte
hearts-pass-none = non si passano carte
hearts-passing = Si aspettano le tre carte di { $players }
hearts-passing-all = Tutti passano tre carte
hearts-passed = Carte scelte: aspetta gli altri
hearts-passes-to = { $player } → { $receiver }
hearts-trick = presa { $number } di { $tricks }
hearts-taken =
    { $count ->
        [0] Presa di **{ $player }** con { $card }, la più alta del seme d’uscita: niente punti.
        [one] Presa di **{ $player }** con { $card }, la più alta del seme d’uscita: { $count } punto.
       *[other] Presa di **{ $player }** con { $card }, la più alta del seme d’uscita: { $count } punti.
    }
hearts-taken-you =
    { $count ->
        [0] Presa **tua** con { $card }, la più alta del seme d’uscita: niente punti.
        [one] Presa **tua** con { $card }, la più alta del seme d’uscita: { $count } punto.
       *[other] Presa **tua** con { $card }, la più alta del seme d’uscita: { $count } punti.
    }
hearts-led = in questa presa si è usciti a { $suit }: vince la più alta, gli altri semi non contano.
hearts-pum = 💥 **{ $player }**: Bum! La donna di picche è in tavola.
hearts-bubble = 💔 **{ $player }**: Cuori aperti! D’ora in poi si può aprire a cuori.
hearts-unbroken = 🔒 Non è ancora uscito nessun cuore: non si può aprire a cuori.
hearts-points = Punti
hearts-points-now = Punti + questa manche
hearts-now = { $total } + { $taken } in questa manche
hearts-brought = questa manche { $taken } · { $total }
hearts-aim = Un cuore costa 1 punto, la donna di picche 13. Vince chi ne ha meno.
hearts-in-all =
    { $points ->
        [one] { $shown } punto in tutto
       *[other] { $shown } punti in tutto
    }
hearts-fewest = Vince chi ha meno punti.
hearts-fewest-limit = Vince chi ha meno punti. La partita finisce quando qualcuno arriva a { $limit }.
hearts-pad-star = ★: l’unico senza punti. A parità decidono le stelle.
hearts-has-changed = ha cambiato una carta
hearts-extra-now = 🤝 Questa manche decide solo uno spareggio: { $players }. Giocano tutti; il resto non conta.

## After a round
hearts-scored = Manche { $round } finita
hearts-scored-led =
    { $count ->
        [one] Dopo la manche { $round } è in testa { $players }
       *[other] Dopo la manche { $round } sono in testa { $players }
    }
hearts-scored-extra = Manche di spareggio finita
hearts-scored-next = Non devi fare niente: la prossima manche arriva qui sotto, in un nuovo messaggio.
hearts-next = Non devi fare niente: la prossima manche parte da sola
hearts-moon = 🌕 **{ $player }** fa cappotto!
hearts-moon-you = 🌕 **Hai fatto cappotto!**
hearts-moon-why =
    { $seats ->
        [2] Tutti i 26 punti della manche: 0 per { $player }, e 26 al rivale.
       *[other] Tutti i 26 punti della manche: 0 per { $player }, 26 a ognuno degli altri.
    }
hearts-moon-why-you =
    { $seats ->
        [2] Tutti i 26 punti della manche: 0 a te, 26 al tuo rivale.
       *[other] Tutti i 26 punti della manche: 0 a te, 26 a ognuno degli altri.
    }
hearts-moon-title = Cappotto!
hearts-moon-picture =
    { $seats ->
        [2] Tutti i 13 cuori e { $queen }: 0 punti, e 26 al rivale.
       *[other] Tutti i 13 cuori e { $queen }: 0 punti, e 26 a ognuno degli altri.
    }
hearts-star = ⭐ **{ $player }** prende una stella: nessun altro ha finito la manche senza punti. A parità decidono le stelle.
hearts-star-you = ⭐ Prendi una stella: nessun altro ha finito la manche senza punti. A parità decidono le stelle.
hearts-own-round = **Manche { $round }.** { $told }
hearts-own-extra = **Manche di spareggio.** { $told }
hearts-own-taken =
    { $count ->
        [0] Non hai preso punti.
        [one] Hai preso { $count } punto di penalità.
       *[other] Hai preso { $count } punti di penalità.
    }
hearts-own-moon =
    { $seats ->
        [2] Hai fatto cappotto: niente a te, 26 punti al tuo rivale.
       *[other] Hai fatto cappotto: niente a te, 26 punti a ognuno degli altri.
    }
hearts-own-moon-other = { $player } ha fatto cappotto: { $points } punti di penalità per te.
hearts-own-star = Così prendi una stella.
hearts-own-aside = Lo spareggio non era tuo, quindi i tuoi punti non contavano.
hearts-pad = Manche { $round }
hearts-pad-extra = La manche di spareggio
hearts-extra = 🤝 Pari al posto { $rank }, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: **{ $players }**.
hearts-extra-why = Stelle, manche vinte e sanzioni non bastano, quindi decide una manche di spareggio: giocano tutti, e tra chi è pari va davanti chi fa meno punti.
hearts-extra-again = Anche lo spareggio è finito pari, quindi se ne gioca un altro: giocano tutti, e tra chi è pari va davanti chi fa meno punti.
hearts-words-line = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in questa manche, { $total } in tutto{ $honours }.
hearts-words-aside = { $player }: fuori da questo spareggio, { $total } in tutto{ $honours }.

## The end
hearts-winner =
    { $count ->
        [one] 🏆 Vince { $players } con meno punti di tutti!
       *[other] 🏆 Vincono insieme { $players }!
    }
hearts-winner-you =
    { $count ->
        [one] 🏆 Hai vinto con meno punti di tutti!
       *[other] 🏆 Hai vinto insieme a { $players }!
    }
hearts-victory =
    { $count ->
        [one] Vittoria!
       *[other] Vittoria a pari merito!
    }
hearts-all-rounds = Totali, manche per manche
hearts-all-rounds-legend = A sinistra la manche; sotto ogni nome i punti fino a lì.
hearts-every-round = Punti di ogni manche
hearts-every-round-legend = A sinistra la manche; sotto ogni nome i suoi punti. ★: una stella, per chi vince da solo e senza un punto · ☾: ha preso tutti i 26 punti
hearts-podium-points = Punti podio: { $points }
hearts-after = Dopo la manche { $round }: { $points }.
hearts-round-brought = Manche { $round }: { $points }.
hearts-decided-stars = { $players }: stessi punti, hanno deciso le stelle.
hearts-decided-rounds = { $players }: stessi punti e stelle, hanno deciso le manche vinte.
hearts-decided-cards = { $players }: pari fino alle manche vinte, hanno deciso le sanzioni.
hearts-decided-extra = { $players }: pari in tutto, ha deciso uno spareggio.
award-moon = 🌕 **Cappotto d’oro:** { $players }, { $count ->
        [one] { $count } cappotto
       *[other] { $count } cappotti
    }
award-clean = 🧼 **Mani pulite:** { $players }, senza un punto in { $count ->
        [one] { $count } manche
       *[other] { $count } manche
    }
award-queen = 👸 **Cocco della donna di picche:** { $players }, presa { $count ->
        [one] una volta
       *[other] { $count } volte
    }
award-sponge = 🧽 **Spugna più assetata:** { $players }, presi in una manche { $count } punti

## The panel
hearts-ask-pass = Tocca a te: scegli tre carte per { $player }
hearts-why-pass = { $giver } te ne passa tre. Le carte cambiano mano quando hanno scelto tutti; fino ad allora puoi cambiare idea.
hearts-pass-hint = Consiglio: passa le carte alte e la donna di picche.
hearts-ask-pass-changeable = Sono per **{ $player }**. Puoi cambiarle finché non hanno scelto tutti.
hearts-pass-menu = Scegli tre carte per { $player }…
hearts-not-now = Adesso no (devi rispondere a { $suit }): { $cards }
hearts-given = Carte passate, per { $to }: { $given }. Carte ricevute da { $giver }: { $received }.
hearts-ask-first = Tocca a te: gioca il 2 di fiori
hearts-why-first = Il 2 di fiori apre la prima presa di ogni manche.
hearts-ask-lead = Tocca a te: apri la presa
hearts-ask-lead-unbroken = Tocca a te: apri la presa, ma non a cuori
hearts-why-lead-unbroken = Non si può ancora aprire a cuori. Con le basse rischi meno.
hearts-ask-lead-only = Tocca a te: apri la presa con un cuore
hearts-why-lead-only = Hai solo cuori. Il più alto fa la presa e si prende i punti.
hearts-ask-follow = Tocca a te: rispondi a { $suit }
hearts-ask-only = Tocca a te: gioca { $card }
hearts-in-trick =
    { $count ->
        [one] In questa presa c’è { $count } punto.
       *[other] In questa presa ci sono { $count } punti.
    }
hearts-why-lead = Va bene qualsiasi carta. La più alta del seme con cui apri fa la presa e si prende i punti.
hearts-why-only = È la tua unica carta di quel seme.
hearts-why-below = Con una carta più bassa di { $card } non fai la presa.
hearts-why-under = Nessuna delle tue carte di quel seme fa la presa: liberati della più alta.
hearts-why-over = La presa la fai tu, qualunque carta giochi.
hearts-why-low = La carta più alta fa la presa: con una bassa rischi meno.
hearts-ask-void = Tocca a te: gioca qualsiasi carta
hearts-why-void = Non hai { $suit }, quindi non puoi fare la presa: liberati di una carta brutta.
hearts-ask-void-first = Tocca a te: gioca una carta senza punti
hearts-why-void-first = Non hai { $suit }, quindi non puoi fare la presa. Nella prima niente cuori e niente donna di picche.
hearts-ask-suit = Scegli un seme, poi una carta.
hearts-ask-change =
    { $left ->
        [one] Puoi ritirare { $card } finché non esce la carta dopo. In questa partita puoi farlo ancora una volta.
       *[other] Puoi ritirare { $card } finché non esce la carta dopo. In questa partita puoi farlo ancora { $left } volte.
    }
hearts-made-pass = passa { $cards }
hearts-sure-pass = Passi { $first }, { $second } e { $third }? Sono per { $player }.
hearts-sure-play = Giochi { $card }?
hearts-sure-change = Ritiri { $old } e giochi invece { $new }?
hearts-change-menu = Ritira { $card } e gioca invece…
hearts-help-signs = **Simboli:** { $suits } · { $ranks } · ⭐ stella · 🌕 cappotto
hearts-words-suit = { $suit }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
hearts-words-player = { $player } ha preso { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } in questa manche, { $points } in tutto.
hearts-words-player-you = Hai preso { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } in questa manche, { $points } in tutto.
hearts-words-passes = { $player } passa tre carte: le riceve { $receiver }.
hearts-words-passes-you = Tu passi tre carte: le riceve { $receiver }.
hearts-words-passes-on = { $player } ti passa tre carte.
hearts-ruling-yellow = Cartellino giallo per { $player }
hearts-ruling-black = Cartellino nero per { $player }

## Options
option-limit = Durata
option-limit-100 = A 100 punti
option-limit-100-why = Si finisce dopo la manche in cui qualcuno arriva a 100; in due, sempre quattro manche.
option-limit-50 = A 50 punti, in quattro
option-limit-50-why = Partita breve per quattro: si finisce dopo la manche in cui qualcuno arriva a 50.
option-queen_breaks_hearts = Cosa apre i cuori
option-queen_breaks_hearts-off = Solo i cuori
option-queen_breaks_hearts-off-why = Si può aprire a cuori dopo che qualcuno ha giocato un cuore.
option-queen_breaks_hearts-on = Anche la donna di picche
option-queen_breaks_hearts-on-why = Si può aprire a cuori dopo un cuore o la donna di picche.
option-undo_per_match = Ritirare una carta
option-undo_per_match-0 = Mai
option-undo_per_match-0-why = Carta in tavola, carta giocata.
option-undo_per_match-1 = Una volta a partita
option-undo_per_match-1-why = Ognuno può cambiare una carta, finché è l’ultima di una presa non finita.
option-places = Posti che contano
hearts-rules = Vince chi ha meno punti: ogni cuore ne vale 1, la donna di picche 13
hearts-rules-rounds =
    { $rounds ->
        [one] Una manche
        [4] Quattro manche
       *[other] { $rounds } manche
    }
hearts-rules-limit = La partita finisce quando qualcuno arriva a { $limit } punti
hearts-rules-queen = Anche la donna di picche apre i cuori
hearts-rules-undo = Ognuno può ritirare una carta a partita
hearts-company = Si gioca in due o in quattro. Conta anche un robot.

## The picture of the rules
chart-hearts = Quanto costano le carte
chart-hearts-heart = Ogni cuore: 1
chart-hearts-heart-why = Vince chi ha meno punti.
chart-hearts-queen = Donna di picche: 13
chart-hearts-queen-why = Come tutti i cuori insieme.
chart-hearts-order = Dalla più alta alla più bassa
chart-hearts-order-why = La più alta del seme d’uscita fa la presa. Gli altri semi mai.
chart-hearts-first = Apre il 2 di fiori
chart-hearts-first-why = Se puoi, rispondi al seme.
chart-hearts-moon = Il cappotto
chart-hearts-moon-why = Prendi tutti i 26 punti: 0 a te, 26 a ognuno degli altri.

## Boards
fact-average =
    { $average ->
        [one] { $average } punto a manche
       *[other] { $average } punti a manche
    }
fact-stars =
    { $count ->
        [one] { $count } stella
       *[other] { $count } stelle
    }
fact-moons =
    { $count ->
        [one] { $count } cappotto
       *[other] { $count } cappotti
    }
fact-queens =
    { $count ->
        [one] { $count } donna di picche
       *[other] { $count } donne di picche
    }
record-stars = Stelle
record-moons = Cappotti
record-queens = Donne di picche prese
hearts-stats-average = In media { $points } punti a manche: meno sono, meglio è.
fact-podium =
    { $count ->
        [one] { $count } punto podio
       *[other] { $count } punti podio
    }
fact-yellow =
    { $count ->
        [one] { $count } cartellino giallo
       *[other] { $count } cartellini gialli
    }
fact-black =
    { $count ->
        [one] { $count } cartellino nero
       *[other] { $count } cartellini neri
    }

## Refusals
H-2-2 = A questo tavolo si gioca in due o in quattro, e si danno tutte le carte.
H-3-1 = La prima presa si apre col 2 di fiori. Puoi giocare: { $cards }.
H-3-2 = Hai il seme d’uscita, quindi devi rispondere. Puoi giocare: { $cards }.
H-3-3 = Nella prima presa niente punti: né cuori né donna di picche. Puoi giocare: { $cards }.
H-3-5 = I cuori non sono ancora aperti: finché nessuno ne gioca uno, non si può aprire a cuori. Puoi giocare: { $cards }.
H-3-8 = Quella carta resta lì. Si può ritirare solo l’ultima carta di una presa non finita, se è tua e se il tavolo lo permette.
R-H-03 = Hai anche la donna di picche: apri la presa con lei e non con un cuore. Puoi giocare: { $cards }.
R-H-11 = In questa partita hai già cambiato la tua carta.
R-H-13 = Questi posti non vanno bene per quanti siete.
R-H-15 = Passa esattamente tre delle tue carte: { $cards }.
H2-6-1 = In due si giocano sempre quattro manche; il limite di 50 è per quattro.

## The picture of a round
hearts-short-pass = Tre carte per { $player }
hearts-ribbon-gives = { $player } te ne passa tre
hearts-ribbon-gives-you = Tieni le tue carte
hearts-ribbon-ahead = Per ora prende { $player }
hearts-ribbon-ahead-you = Per ora prendi tu
hearts-ribbon-took =
    { $count ->
        [0] Presa di { $player }: niente punti
        [one] Presa di { $player }: { $count } punto
       *[other] Presa di { $player }: { $count } punti
    }
hearts-ribbon-took-you =
    { $count ->
        [0] Presa tua: niente punti
        [one] Presa tua: { $count } punto
       *[other] Presa tua: { $count } punti
    }
hearts-flag-lead-unbroken = cuori ancora chiusi
hearts-flag-void-first = niente punti nella prima presa

## The picture of a result
hearts-title-limit = Hearts · manche { $round } · fino a { $limit } punti
hearts-scored-own =
    { $count ->
        [0] Manche { $round }: niente punti per te
        [one] Manche { $round }: { $count } punto per te
       *[other] Manche { $round }: { $count } punti per te
    }
hearts-scored-aim = Vince chi ha meno punti
hearts-scored-round = punti
hearts-scored-stars = stelle
hearts-broke =
    { $count ->
        [one] { $count } punto in un colpo.
       *[other] { $count } punti in un colpo.
    }
