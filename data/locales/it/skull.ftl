# Skull at the table.

## Mats and discs
mat-crab = tappetino del granchio
mat-dolphin = tappetino del delfino
mat-parrot = tappetino del pappagallo
mat-octopus = tappetino del polpo
mat-starfish = tappetino della stella
mat-shell = tappetino della conchiglia
mat-turtle = tappetino della tartaruga
mat-cat = tappetino del gatto
mat-monkey = tappetino della scimmia
mat-puffer = tappetino del pesce palla
mat-owner = { $player } ({ $mat })
mat-own = Il tuo tappetino ({ $mat })
mat-owner-robot = { $player } (robot, { $mat })
disc-rose = Rosa
disc-skull = Teschio
skull-roses =
    { $number ->
        [one] { $number } rosa
       *[other] { $number } rose
    }
skull-claim = Scommetti { $number }

## The table
skull-title = Skull · manche { $round } · servono 2 scommesse vinte
skull-title-own = Skull · manche { $round }
skull-title-won = Scommesse vinte: { $won } su 2
skull-title-won-others = Scommesse vinte: { $won } su 2; { $others }
skull-title-over = Skull · la partita è finita
skull-begins = Inizia { $player }.
skull-begins-you = Inizi tu.
skull-face-down =
    { $count ->
        [one] C’è un disco coperto: non si può scommettere più di 1.
       *[other] Ci sono { $count } dischi coperti: non si può scommettere più di { $count }.
    }
skull-lot = Si sorteggia chi inizia…
skull-placing = Si aspetta il disco di { $players }
skull-placing-all = Tutti posano un disco
skull-placed = Disco posato: aspetta gli altri
skull-to-turn = Turno di { $player }: un disco o una scommessa
skull-to-bid = Turno di { $player }: rilancia o passa
skull-to-flip =
    { $count ->
        [one] { $player } deve girare un disco: manca 1 rosa
       *[other] { $player } deve girare un disco: mancano { $count } rose
    }
skull-to-lose = { $player } deve rinunciare a un disco
skull-to-pick = { $owner } sceglie un disco di { $player }
skull-to-pick-you = { $owner } sceglie uno dei tuoi dischi
skull-to-shuffle = { $player } perde un disco
skull-to-shuffle-you = Perdi un disco
skull-to-first = { $player } sceglie chi inizia
skull-challenge =
    { $number ->
        [one] **{ $player }** scommette di girare { $number } rosa
       *[other] **{ $player }** scommette di girare { $number } rose
    }
skull-challenge-you =
    { $number ->
        [one] **Tu** scommetti di girare { $number } rosa
       *[other] **Tu** scommetti di girare { $number } rose
    }
skull-earlier = Scommesse precedenti: { $claims }
skull-passed =
    { $count ->
        [one] Ha passato: { $players }
       *[other] Hanno passato: { $players }
    }
skull-reveal =
    { $number ->
        [one] { $player } ha scommesso di girare { $number } rosa.
       *[other] { $player } ha scommesso di girare { $number } rose.
    }
skull-reveal-you =
    { $number ->
        [one] Hai scommesso di girare { $number } rosa.
       *[other] Hai scommesso di girare { $number } rose.
    }
skull-flipped = { $disc } sul tappetino di { $player }.
skull-flipped-you = { $disc } sul tuo tappetino.
skull-to-go =
    { $count ->
        [one] Ancora una rosa e vinci la tua scommessa da { $number }.
       *[other] Mancano { $count } rose per la tua scommessa da { $number }.
    }
skull-losing-own = Nessun altro saprà quale.
skull-losing = 🔀 I dischi di **{ $player }** sono mescolati e coperti.
skull-losing-you = 🔀 I tuoi dischi sono mescolati e coperti.
skull-losing-chance = 🔀 **{ $player }** perde a caso uno dei dischi mescolati.
skull-losing-chance-you = 🔀 Perdi a caso uno dei tuoi dischi mescolati.
skull-last-bet = **Ultima scommessa:** { $player }, su { skull-roses }
skull-last-bet-you = **Ultima scommessa:** la tua, su { skull-roses }
skull-bet-of = **Scommessa della manche { $round }:** { $player }, su { skull-roses }
skull-bet-of-you = **Scommessa della manche { $round }:** la tua, su { skull-roses }
skull-won = 🌹 Solo rose: **{ $player }** vince la scommessa.
skull-won-you = 🌹 Solo rose: vinci la scommessa.
skull-own-skull = 💀 **{ $player }** ha girato un teschio: proprio il suo.
skull-own-skull-you = 💀 Hai girato un teschio: proprio il tuo.
skull-others-skull = 💀 **{ $player }** ha beccato il teschio di **{ $owner }**.
skull-others-skull-you = 💀 Hai beccato il teschio di **{ $owner }**.
skull-yours-hit = 💀 **{ $player }** ha beccato il tuo teschio.
skull-lost =
    { $count ->
        [one] **{ $player }** perde un disco per sempre e gliene resta uno.
       *[other] **{ $player }** perde un disco per sempre e gliene restano { $count }.
    }
skull-lost-you =
    { $count ->
        [one] Perdi un disco per sempre e te ne resta uno.
       *[other] Perdi un disco per sempre e te ne restano { $count }.
    }
skull-out = **{ $player }** ha perso l’ultimo disco ed è fuori.
skull-out-you = Hai perso l’ultimo disco: sei fuori.
skull-own-round = **Manche { $round }.** { $told }
skull-own-won = Avevi scommesso su { skull-roses } e non è uscito nessun teschio: scommessa vinta.
skull-own-lost = Avevi scommesso su { skull-roses } e hai girato il tuo teschio: ti costa un disco.
skull-own-lost-other = Avevi scommesso su { skull-roses } e hai beccato il teschio di { $owner }: ti costa un disco.
skull-own-mine = { $player } ha beccato il tuo teschio e perde un disco.
skull-own-aside = { $player } ha perso la scommessa.
skull-own-not-won = { $player } ha vinto la scommessa.
skull-shows = 👁️ **{ $player }** mostra un disco che nessuno aveva girato: { $disc }
skull-shows-you = 👁️ Mostri un disco che nessuno aveva girato: { $disc }
skull-is-out = fuori
skull-discs =
    { $count ->
        [one] { $count } disco
       *[other] { $count } dischi
    }
skull-in-hand = { $count } in mano
skull-lies-down =
    { $count ->
        [one] { $count } coperto
       *[other] { $count } coperti
    }
skull-lies-flipped =
    { $count ->
        [one] { $count } girato
       *[other] { $count } girati
    }
skull-bets =
    { $count ->
        [one] { $count } scommessa vinta
       *[other] { $count } scommesse vinte
    }
skull-places = A parità di scommesse, va davanti chi ha più dischi. Senza dischi, va davanti chi è uscito più tardi.
skull-wins-bets = 🏴‍☠️ { $player } vince due scommesse e la partita!
skull-wins-bets-you = 🏴‍☠️ Vinci due scommesse e la partita!
skull-wins-last = 🏴‍☠️ Solo { $player } ha ancora dischi e vince la partita!
skull-wins-last-you = 🏴‍☠️ Solo tu hai ancora dischi: vinci la partita!
skull-picture-down =
    { $count ->
        [0] ancora nessun disco
        [one] { $count } disco coperto
       *[other] { $count } dischi coperti
    }
skull-picture-up = a faccia in su: { $discs }
skull-picture-found =
    { $found ->
        [one] { $found } rosa su { $count }
       *[other] { $found } rose su { $count }
    }
skull-picture-won = Ultima scommessa: solo rose!
skull-picture-lost = Ultima scommessa: un teschio!
skull-victory = Vittoria!
skull-title-bets = Skull · scommesse vinte
skull-all-bets = Scommessa per scommessa
skull-bet-line = { $round }. { $player } ha scommesso { $number }
skull-bet-line-you = { $round }. Hai scommesso { $number }
skull-bets-legend = 🌹 scommessa vinta · 💀 di chi era il teschio che l’ha fermata
skull-bets-from = Scommesse da { $first } a { $last }
skull-bet-words-won = Manche { $round }: { $player } ha scommesso su { skull-roses } e ha vinto.
skull-bet-words-won-you = Manche { $round }: hai scommesso su { skull-roses } e hai vinto.
skull-bet-words-own = Manche { $round }: { $player } ha scommesso su { skull-roses } e ha girato il proprio teschio.
skull-bet-words-own-you = Manche { $round }: hai scommesso su { skull-roses } e hai girato il tuo teschio.
skull-bet-words-lost = Manche { $round }: { $player } ha scommesso su { skull-roses } e ha girato il teschio di { $owner }.
skull-bet-words-lost-you = Manche { $round }: hai scommesso su { skull-roses } e hai girato il teschio di { $owner }.
skull-bet-words-yours = Manche { $round }: { $player } ha scommesso su { skull-roses } e ha girato il tuo teschio.
skull-rules = Ognuno ha tre rose e un teschio. Vince la partita chi per primo vince 2 scommesse.
skull-rules-owner_picks = Se giri il teschio di un altro, è lui a toglierti un disco senza guardare.
skull-rules-auto_random = Se giri il teschio di un altro, perdi un disco a caso.

## The picture of the rules
chart-skull = Scommettere sulle rose
chart-skull-set = Si parte alla pari
chart-skull-set-why = Un tappetino, tre rose e un teschio.
chart-skull-lay = Posa
chart-skull-lay-why = Un disco a turno, coperto.
chart-skull-challenge = Scommetti
chart-skull-challenge-why = Di’ quante rose giri. Gli altri rilanciano o passano.
chart-skull-flip = Gira
chart-skull-flip-why = Prima la tua pila, poi quelle che vuoi.
chart-skull-won = Solo rose
chart-skull-won-why = Scommessa vinta. Con 2 vinci la partita.
chart-skull-lost = Un teschio
chart-skull-lost-why = Scommessa persa e un disco in meno. Vince anche chi resta l’unico con dischi.

## The panel
skull-hand = La tua mano
skull-pile =
    { $count ->
        [one] Hai posato
       *[other] Hai posato (l’ultimo sta sopra)
    }
skull-pile-seen =
    { $count ->
        [one] Hai posato
       *[other] Hai posato (quello sopra è a destra)
    }
skull-left =
    { $count ->
        [one] Ancora coperto
       *[other] Ancora coperti (l’ultimo sta sopra)
    }
skull-left-seen =
    { $count ->
        [one] Ancora coperto
       *[other] Ancora coperti (quello sopra è a destra)
    }
skull-flipped-own = Già girati: { $discs }
skull-nothing = niente
skull-lost-own = Hai già perso (lo sai solo tu): { $discs }
skull-ask-first-disc = Tocca a te: posa il tuo primo disco
skull-how-first-disc = Tutti posano un disco coperto, poi si scommette su quante rose si riesce a girare.
skull-ask-first-changeable = Il tuo primo disco: **{ $disc }**. Puoi cambiarlo finché non hanno posato tutti.
skull-ask-turn = Tocca a te: posa un disco o scommetti
skull-how-turn = Scommetti su quante rose girerai, prima i tuoi dischi. Solo rose: vinci. Un teschio: perdi un disco.
skull-ask-must = Tocca a te: scommetti su quante rose girerai
skull-ask-raise = Tocca a te: rilancia o passa
skull-how-raise = Se la tua scommessa resta la più alta, giri quel numero di dischi, prima i tuoi. Solo rose: vinci. Un teschio: perdi un disco.
skull-how-pass = Se passi, in questa manche non scommetti più. Se scommetti su tutti e { $total }, li giri subito.
skull-down = Ci sono { $total } dischi coperti: { $piles }.
skull-flip-own = Gira il disco in cima alla mia pila
skull-flip-of = Disco di { $player }
skull-how-flip-own = Dall’alto in basso; un teschio ti costa un disco.
skull-how-flip-doomed = Prima i tuoi, dall’alto, e tra loro c’è il tuo teschio: perdi questa scommessa e un disco.
skull-how-flip = Scegli un tappetino. Un teschio ti costa la scommessa e un disco.
skull-take = Disco { $place }
skull-starts = Inizia { $player }
skull-ask-flip-own = Tocca a te: gira il disco in cima alla tua pila
skull-ask-flip = Tocca a te: a chi giri un disco?
skull-ask-lose = Tocca a te: rinuncia a un disco
skull-how-lose = Hai girato il tuo teschio: un disco se ne va per sempre. Nessun altro saprà quale. Senza teschio non freghi nessuno.
skull-ask-pick = Tocca a te: scegli un disco di { $player }
skull-how-pick = { $player } ha beccato il tuo teschio, quindi uno di questi { $count } dischi se ne va. Sono mescolati e coperti.
skull-ask-first = Tocca a te: scegli chi inizia
skull-how-first = Sei fuori, ma scegli tu: chi inizia la prossima manche?
skull-sure-place-rose = Posi una rosa, coperta?
skull-sure-place-skull = Posi il tuo teschio, coperto?
skull-sure-challenge =
    { $count ->
        [one] Scommetti di girare una rosa?
       *[other] Scommetti di girare { $count } rose?
    }
skull-sure-pass = Passi e lasci la scommessa agli altri?
skull-sure-flip-own = Giri il disco in cima alla tua pila?
skull-sure-flip = Giri il disco in cima alla pila di { $player }?
skull-sure-lose-rose = Rinunci per sempre a una rosa?
skull-sure-lose-skull = Rinunci per sempre al tuo teschio?
skull-sure-pick = Se ne va il disco { $place }?
skull-sure-first = La prossima manche la inizia { $player }?
skull-sure-show-rose = Mostri a tutti una rosa che nessuno ha girato?
skull-sure-show-skull = Mostri a tutti il tuo teschio, che nessuno ha girato?
skull-may-show = Facoltativo. Tutti vedono un disco che avevi posato nell’ultima manche.
skull-you-are-out = Sei fuori: puoi solo guardare
skull-or-claim = O scommetti: quante rose?
skull-challenge-menu = Scommetti: quante rose?
skull-made-disc = posa un disco
skull-made-rose = posa una rosa
skull-made-skull = posa il teschio
skull-made-said = scommette su { skull-roses }
skull-made-passed = passa
skull-made-flipped = gira un disco di { $owner }
button-pass = Passa
skull-button-discs = I miei dischi
skull-button-decide = Vedi i dischi e decidi
skull-button-show = Vedi i dischi / gioca
skull-button-flip = Vedi i dischi / gira
skull-help-signs = **Simboli:** { $rose } rosa · { $skull } teschio · { $unknown } da girare · tappetini e dorso dei dischi: { $backs }
skull-add-rose = Posa una rosa
skull-add-skull = Posa il teschio
skull-show-rose = Mostra la rosa non girata
skull-show-skull = Mostra il teschio non girato
skull-words-place = Posa: { $disc }
skull-lose-rose = Rinuncia a una rosa
skull-lose-skull = Rinuncia al teschio
skull-words-lose = Disco da perdere: { $disc }
skull-words-claim = Scommetti su { skull-roses }
skull-words-player = { $player }: { $height ->
        [0] nessun disco
        [one] { $height } disco
       *[other] { $height } dischi
    } sul tappetino, { $discs } in tutto, scommesse vinte: { $bets }.
skull-words-out = { $player }: fuori.
skull-words-has-passed = Ha passato.
skull-words-has-passed-you = Hai passato.
skull-words-added = { $player } ha aggiunto un disco: { $height } sul tappetino.
skull-words-said = { $player } ha scommesso su { skull-roses }.
skull-words-passed = { $player } ha passato.
skull-words-since = Dopo la tua ultima mossa: { $news }
skull-words-nothing-since = Dopo la tua ultima mossa non è successo niente.

## Options
option-opponent_discard = Chi toglie il disco
option-opponent_discard-owner_picks = Chi ha il teschio
option-opponent_discard-owner_picks-why = Giri il teschio di un altro? I tuoi dischi si mescolano coperti, e chi l’ha posato ne sceglie uno.
option-opponent_discard-auto_random = Il caso
option-opponent_discard-auto_random-why = Giri il teschio di un altro? Se ne va un disco a caso, senza chiedere a nessuno: si fa prima.

## Boards
fact-bets =
    { $count ->
        [one] { $count } scommessa vinta
       *[other] { $count } scommesse vinte
    }
fact-skulls =
    { $count ->
        [one] { $count } teschio beccato
       *[other] { $count } teschi beccati
    }
fact-bluffs =
    { $count ->
        [one] { $count } bluff riuscito
       *[other] { $count } bluff riusciti
    }
record-bets = Scommesse vinte
record-bluffs = Bluff riusciti
record-own_skulls = Propri teschi beccati
skull-stats-claims =
    { $won ->
        [one] { $won } scommessa vinta su { $all }.
       *[other] { $won } scommesse vinte su { $all }.
    }
skull-stats-lost = Scommesse perse
skull-stats-whose = teschio proprio { $own }, di altri { $others }

## Refusals
SR-1-1 = A questo tavolo si gioca da tre a sei.
SR-1-2 = Chi inizia la partita si sorteggia.
SR-2-1 = Posa uno dei tuoi dischi: { $cards }.
SR-2-3 = Prima di una scommessa non si passa: aggiungi un disco, o scommetti su un numero di rose.
SR-2-5 = Hai la mano vuota: devi scommettere su un numero di rose.
SR-2-7 = Qualcuno ha scommesso: non si aggiungono più dischi. Rilancia o passa.
SR-3-1 = Di’ un numero che sui tappetini ci sta: { $cards }.
SR-3-2 = Devi superare la scommessa più alta: { $cards }.
SR-3-3 = Hai passato: in questa manche non scommetti più.
SR-4-1 = Prima viene il tuo tappetino, dall’alto.
SR-4-2 = Lì non c’è più niente di coperto. Scegli un altro tappetino.
SR-4-6 = Dopo una scommessa puoi mostrare dischi tuoi che nessuno ha visto, finché non sono posati i prossimi primi dischi.
SR-5-3 = I dischi sono mescolati e coperti: scegline uno dalla posizione.
SR-5-4 = Rinuncia a uno dei tuoi dischi: { $cards }.
SR-5-7 = Scegli qualcuno che ha ancora dischi.
R-SR-10 = Prima tutti posano un disco. Il tuo puoi ancora cambiarlo.

## The picture of the mats
skull-short-place = Posa il tuo primo disco
skull-short-turn = Posa un disco o scommetti
skull-short-bid = Più di { $number }, o passa
skull-short-must = Mano vuota: scommetti
skull-short-flip-own = Gira il disco in cima alla pila
skull-short-flip = Gira un disco
skull-short-lose = Rinuncia a un disco
skull-short-pick = Scegli un disco di { $player }
skull-short-first = Scegli chi inizia
skull-picture-passed = passa
skull-broke = Avevi scommesso su { $number ->
        [one] { $number } rosa
       *[other] { $number } rose
    } e hai beccato il teschio di { $player }.
skull-broke-own = Il teschio era proprio il tuo.
skull-ribbon-last = ultima scommessa
skull-ribbon-won = Scommessa vinta: { $won } su { $bets }
skull-ribbon-own = Il tuo teschio: perdi un disco
skull-ribbon-other = Teschio di { $player }: perdi un disco
skull-ribbon-mine = { $player } ha beccato il tuo teschio
skull-ribbon-aside = { $player } ha perso la scommessa
skull-ribbon-not-won = { $player } vince la scommessa: { $won } su { $bets }
skull-pile-drawn =
    { $count ->
        [one] Hai posato
       *[other] Posati (l’ultimo a destra)
    }
skull-ribbon-unclaimed =
    { $count ->
        [one] 1 disco coperto, ancora nessuna scommessa
       *[other] { $count } dischi coperti, ancora nessuna scommessa
    }
skull-ribbon-claims = { $player } scommette su { $count ->
        [one] 1 rosa
       *[other] { $count } rose
    }
skull-ribbon-claims-you = Scommetti su { $count ->
        [one] 1 rosa
       *[other] { $count } rose
    }
skull-ribbon-flips = { $player }: { $found ->
        [one] 1 rosa
       *[other] { $found } rose
    } su { $count }
skull-ribbon-flips-you = Tu: { $found ->
        [one] 1 rosa
       *[other] { $found } rose
    } su { $count }
skull-picture-left =
    { $count ->
        [one] 1 disco rimasto
       *[other] { $count } dischi rimasti
    }
skull-tip-turn = Scommetti su quante rose riesci a girare, prima i tuoi dischi; un teschio ti costa un disco.
skull-tip-bid = Chi scommette di più gira quel numero di dischi, prima i suoi; un teschio costa un disco.
