# Championships: the message, my matches, the organiser's panel, the overall ranking.

## Names and formats
game-championship = Campionato El Castillar
championship-name = Campionato di { $game } { $season }
championship-name-again = { $name } ({ $number })
format-castillar = El Castillar: girone o gruppi, poi finale
format-league = Girone: tutti contro tutti
format-table = Un solo tavolo

## Buttons
button-c-enter = Iscriviti
button-c-retire = Esci dalla lista
button-c-draw = Sorteggio
button-c-another = Aprine un altro: { $name }
button-c-mine = Le mie partite
button-c-my-match = Gioca la mia partita
button-c-table = Tutte le partite
button-c-desk = Per chi organizza
button-c-desk-back = Torna al pannello
button-c-rulings = Decisioni
button-c-earlier = Precedenti
button-c-later = Successive

## Sign-up
championship-season = stagione { $season }
championship-of = Campionato di { $game }
championship-feeds = conta per la classifica generale
championship-organiser = organizza { $player }
championship-drawn-by = sorteggio di { $by }
championship-fewest = Vince la partita chi ha meno punti
championship-sign-up = Chi organizza chiude le iscrizioni con il sorteggio.
championship-opened = Aperto. Il suo messaggio arriva in questo canale.
championship-silent = Non ho potuto aggiornare il messaggio del campionato in { $channel }: Discord non mi ha lasciato scrivere lì. Ecco a che punto è.
championship-entrants = Iscritti: { $count } ({ $players })
championship-left = Usciti dalla lista: { $players }
draw-needs = Per il sorteggio servono { $players } iscritti.
draw-list =
    { $count ->
        [one] { $count } iscritto: { $players }
       *[other] { $count } iscritti: { $players }
    }
draw-made = Il sorteggio è fatto. Il messaggio del campionato lo mostra a tutti.
championship-seed = Sorteggio pubblico, dal numero { $seed }: le regole dicono come si controlla
championship-out = Fuori dal campionato: { $players }
course-any = Da 2 a 10 iscritti: una sola partita in 2 o in 4, due gruppi e una finale in 8, altrimenti un girone, con finale da 5 in su.
course-two = In 2: una sola partita tra voi due.
course-three = In 3: un girone, e la sua tabella è il podio.
course-four = In 4: una sola partita tutti e quattro, a 100 punti.
course-groups = In 8: due gruppi da quattro a sorte, una partita a 50 punti in ognuno, e i primi due di ogni gruppo giocano la finale a 100.
course-league = In { $count }: un girone tutti contro tutti, e i primi quattro giocano la finale a 100 punti.
course-all-meet = Girone: tutti contro tutti una volta, in due al tavolo. Ogni vittoria vale un punto.
course-table = Una sola partita con tutti gli iscritti.

## How it stands
stage-sign-up = Le iscrizioni sono aperte
stage-begun =
    { $all ->
        [one] Una partita da giocare
       *[other] { $all } partite da giocare
    }
stage-matches =
    { $played ->
        [one] { $played } partita giocata su { $all }
       *[other] { $played } partite giocate su { $all }
    }
stage-ruling = Si aspetta una decisione di chi organizza
stage-tied = Niente separa { $players }: deve metterli in ordine chi organizza.
stage-play-off = Spareggio a 50 punti
stage-final = La finale, a 100 punti
stage-playing = { $match }: si gioca adesso
next-final = Quando sono tutte giocate, i primi { $count } giocano la finale.
next-groups = I primi { $count } di ogni gruppo giocano la finale.
next-table = Quando sono tutte giocate, le medaglie le dà la tabella.
next-play-off = Decide chi prende i posti rimasti in finale.
next-medals = Questa partita dà le medaglie.
stage-level = Pari in testa al girone: { $players }. Lo dirà la finale.
stage-cancelled = Questo campionato è stato chiuso in anticipo. Niente medaglie.

## Tables
table-league = Girone
table-head-wins = Vittorie
table-head-played = Giocate
table-head-difference = Differenza
table-head-points = Punti
table-head-stars = Stelle
table-head-rounds = Manche
table-legend-fewer = Differenza: i tuoi punti meno quelli degli avversari; più è bassa, meglio è. Decide a parità di vittorie.
table-legend-more = Differenza: i tuoi punti meno quelli degli avversari; più è alta, meglio è. Decide a parità di vittorie.
table-legend-group = Prima chi ha meno punti; a parità, più stelle (una manche vinta da soli, con 0 punti).
table-legend-gold = Cerchio d’oro: in zona finale.
table-picture = { $title }: { $lines }.
table-picture-row = { $place }, { $player }: { $wins }, giocate { $played }, differenza { $difference }
table-picture-group = { $place }, { $player }: punti, { $own }; stelle, { $stars }; manche vinte, { $won }
wins =
    { $count ->
        [one] { $shown } vittoria
       *[other] { $shown } vittorie
    }
row-short = { $wins } su { $played } · { $difference }
row-more = perse { $lost } su { $played } · punti { $own }–{ $rivals } · differenza { $difference }
row-unplayed = ancora da giocare
row-group-short = { $points }, stelle: { $stars }
row-group-all = { $points }, stelle: { $stars }, manche vinte: { $won }
table-through = In zona finale: { $players }.
row-league = { $place }\. { $player }: { $wins }, perse { $lost } su { $played }; punti propri { $own }, dei rivali { $rivals }, differenza { $difference }.
row-group = { $place }\. { $player }: punti, { $own }; stelle, { $stars }; manche vinte, { $won }.
row-waiting = { $player }: ancora nessuna partita.
table-walkovers = A tavolino (0:0): { $counts }
table-yellow = Cartellini gialli: { $counts }
table-black = Cartellini neri: { $counts }
table-black-league = Cartellini neri, ognuno toglie una vittoria: { $counts }
parted-difference = Pari vittorie, differenza migliore: { $order }
parted-own = Pari differenza, meno punti propri: { $order }
parted-more = Pari differenza, più punti propri: { $order }
parted-alphabet = Una parità da cui non dipende niente, in ordine alfabetico: { $order }
parted-cards = Ancora pari, meno cartellini: { $order }
parted-colour = Pari anche i cartellini, meno neri: { $order }
parted-among = Ancora pari, differenza negli scontri diretti: { $order }
parted-ruled = Ordine deciso da chi organizza: { $order }
parted-match = Com’è finita la partita: { $order }
parted-stars = Pari punti, più stelle: { $order }
parted-rounds = Ancora pari, più manche vinte: { $order }
parted-not = Niente separa { $players }

## Fixtures and results
match-round = Giornata { $round }
match-group = Gruppo { $name }
match-only = La partita
match-play-off = Spareggio
match-final = Finale
match-pair = { $one } – { $two }
match-versus = { $one } contro { $two }
match-many = { $players }
match-robots =
    { $players } e { $count ->
        [one] un robot
       *[other] { $count } robot
    }
match-live = in corso
match-lobby = tavolo aperto
match-awaits = si aspetta { $players }
match-asleep = dorme
match-paused = in pausa
match-pending = da giocare
live-title = In questo momento
match-walkover = { $player } batte { $rival } a tavolino
match-alone = { $player } vince a tavolino
match-off = non giocata: { $players }
match-abandoned = abbandonata, decide chi organizza: { $players }
match-won = { $one } batte { $two }, { $points } a { $rival }.
match-drawn = { $one } e { $two } pareggiano, { $points } a { $rival }.
match-place = { $place }\. { $player }, { $points }.
match-robot = { $player } (alla fine un robot)
round-bye = riposa { $player }
draw-title = Il sorteggio
draw-rests = Riposa:
draw-robots =
    { $count ->
        [one] un robot
       *[other] { $count } robot
    }
draw-picture = { $title }. Chi contro chi: { $tables }.
mine-before-draw = Per ora non devi fare niente: prima c’è il sorteggio
mine-now =
    { $count ->
        [0] La tua partita è in corso: aspetta il tuo turno
       *[other] La tua partita contro { $players } è in corso: aspetta il tuo turno
    }
mine-turn =
    { $count ->
        [0] Tocca a te: la tua partita ti aspetta
       *[other] Tocca a te nella partita contro { $players }
    }
mine-called =
    { $count ->
        [one] { $players } ti aspetta: entra nella partita
       *[other] { $players } ti aspettano: entra nella partita
    }
mine-seated = Sei al tavolo: si aspetta { $players }
mine-open =
    { $count ->
        [one] Hai una partita da giocare
       *[other] Hai { $count } partite da giocare
    }
mine-how = Si apre un tavolo e chi gioca con te riceve un avviso.
mine-of = Campionato: { $name }
mine-none = Per ora non hai partite da giocare
mine-place = Sei { $place ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $place }º
    } su { $all } nel girone
mine-go = Vedi le carte: contro { $players }
mine-watch = Vai al tavolo
mine-wait = Si aspetta { $players }
mine-next = Gioca la tua prossima partita contro:
mine-also = Puoi iniziare una partita anche con:
mine-sit = Entra nella partita contro { $players }
mine-against = { $match }: contro { $players }
mine-done = I tuoi risultati
mine-won = Hai battuto { $rival }, { $points } a { $theirs }
mine-lost = Hai perso contro { $rival }, { $points } a { $theirs }
mine-drawn = Hai pareggiato con { $rival }, { $points } a { $theirs }
mine-fewest = { $result } (vince chi ha meno punti)

## Medals
ending-winner =
    { $count ->
        [one] { $players } vince il campionato
       *[other] { $players } vincono il campionato
    }
ending-no-winner = Il campionato è finito
ending-void = Annullato: una parità che niente può sciogliere, quindi niente finale
ending-declared = Chi organizza ha annullato il campionato
ending-place = { $place }\. { $player }: { $points }.
ending-no-place = { $player }: { $points }.
ending-without = Senza punti: { $players }
extra-champion = primo posto nel girone
extra-shared = pari in testa al girone
extra-group = primo posto nel gruppo
extra-void = parità senza finale
extra-declared = campionato annullato
extra-level = i primi quattro, pari in tutto
extra-ruled = decisione di chi organizza
podium-points =
    { $count ->
        [one] { $shown } punto podio
       *[other] { $shown } punti podio
    }
medal-extra = { $players }: { $podium } + { $extra }, { $why }
medals-title = Le medaglie
medals-picture = Il podio: { $places }.
medals-picture-without = { $player }, senza piazzamento, con { $points }

## Overall ranking
classification-title = Classifica generale
classification-of = Classifica generale, stagione { $season }
classification-empty = Non è ancora finito nessun campionato che conta.
classification-none = Non c’è nessuna stagione { $season } in cui sia finito un campionato che conta. Scegline una di quelle che ci sono.
classification-championships = Campionati
classification-order = Si sommano i punti podio e gli extra di ogni campionato. A parità di punti va davanti chi ha più ori, poi più argenti, poi più bronzi.
classification-seasons = Un’altra stagione
classification-each = per campionato: { $each }
classification-row = { $place }\. { $player }: { $points }, per campionato { $each }; ori, { $golds }; argenti, { $silvers }; bronzi, { $bronzes }.
classification-more = E altri { $count }.

## Notices
championship-drawn-title = Sorteggio fatto: gioca la tua partita
championship-drawn = { $pings } · sorteggio fatto da { $by }: [{ $name }]({ $link })
championship-reminder =
    { $pings }: { $count ->
        [one] hai ancora partite da giocare
       *[other] avete ancora partite da giocare
    } ({ $name }). [Vai al campionato]({ $link })
championship-unruled = { $pings }: { $name } non può andare avanti senza una tua decisione. [Vai al campionato]({ $link })
championship-chooser = Quale campionato?

## The organiser's panel
desk-title = Organizzazione
desk-why = Scegli cosa decidere, poi scrivi il motivo. Tutti vedono entrambi, e resta agli atti.
desk-must = Si aspetta una tua decisione
desk-may = Adesso non c’è niente che tu debba decidere
desk-nothing = Adesso non c’è niente da decidere
desk-award-until = I punti extra si possono fissare solo prima che finisca la partita decisiva: è quella che dà le medaglie.
desk-award-first = Fissa i punti extra prima di decidere l’ordine: è quello che dà le medaglie.
desk-card = Mostra un cartellino…
desk-card-yellow = Cartellino giallo
desk-card-black = Cartellino nero
desk-withdraw = Ritira qualcuno…
desk-walkover = Dai partita vinta a tavolino a…
desk-which-match = Quale partita vince { $player }?
desk-order = Niente separa chi è pari: l’ordine lo decidi tu.
desk-order-next = Chi prende il posto { $place } tra chi è pari?
desk-award = Fissa i punti extra di qualcuno…
desk-how-many = Quanti punti extra per { $player }?
desk-points = Extra: { $extra }
desk-void = Annulla il campionato
desk-cancel = Chiudi in anticipo
ruled-card = { $colour } per { $player }
ruled-withdraw = { $player } si ritira
ruled-walkover = { $player } vince a tavolino ({ $match })
ruled-order = Parità messa in quest’ordine: { $players }
ruled-award = { $player }: punti extra, { $extra }
ruled-void = Campionato annullato
ruled-cancel = Campionato chiuso in anticipo
ruled-done = Deciso. Il messaggio del campionato lo mostra a tutti, col motivo.
rulings-title = Decisioni di chi organizza
rulings-page = Prima le più recenti, pagina { $page } di { $all }
rulings-earlier = Decisioni precedenti: { $count }. Ci sono tutte in “Tutte le partite”.
rulings-none = Non è stato deciso niente.
