# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Hearts
game-skull-king-about = Dichiara quante prese farai, poi fanne esattamente altrettante. Una presa: ognuno gioca una carta, e la migliore le prende tutte.
game-skull-about = Bluffa e gira rose senza beccare un teschio.
game-hearts-about = Una presa: ognuno gioca una carta, e la più alta del seme della prima le prende tutte. Evita i cuori e la donna di picche: vince chi ha meno punti.
language = Italiano
inner-case = lower
award-each = { $award } a testa
points =
    { $points ->
        [one] { $shown } punto
       *[other] { $shown } punti
    }
total = totale { $points }
figure = { $value }
percent = { $value }%
you = Tu
no-name = (senza nome)

## Buttons
button-join = Entra
button-join-robot = Prendi il posto di un robot
button-leave-lobby = Lascia il tavolo
button-robot = Aggiungi un robot
button-robot-short = + Robot
button-no-robot-short = − Robot
button-no-robot = Togli un robot
button-leave-lobby-why = Il tuo posto si libera per gli altri; puoi tornare
button-alone = Fai pratica
button-alone-why = Un tavolo privato con i robot; qui il posto resta tuo
button-close-private = Chiudi il tavolo
button-close-private-why = Puoi aprirne un altro quando vuoi
button-play-now = Gioca subito coi robot
button-host = Gestisci
button-options = Opzioni
button-host-back = Indietro
button-start = Inizia
button-fill =
    { $count ->
        [one] Inizia con un robot
       *[other] Inizia con { $count } robot
    }
button-rules = Regole
button-rules-whole = Leggi tutto
button-rules-why = Tutte le regole di questo tavolo, argomento per argomento
button-hand = Le mie carte
button-hand-bid = Vedi le carte e dichiara
button-hand-play = Vedi le carte e gioca
button-hand-show = Vedi le carte / gioca
button-hand-choose = Vedi le carte e scegli
button-help = Regole in breve
button-help-why = Cosa batte cosa e quanto vale, in una pagina
button-refresh = A che punto siamo?
button-refresh-why = Aggiorna questo messaggio
button-leave = Lascia il tavolo
button-leave-why = Un robot prende il tuo posto; puoi tornare
button-back = Eccomi di nuovo
button-rematch = Rigioca
button-log = Scarica le mosse
button-log-why = Tutte le mosse in un file di testo, solo per te
button-share-podium = Condividi il podio
button-share-podium-why = Un’immagine nel canale, per tutti
button-share-sheet = Condividi il foglio
shared-by = { $game } · condiviso da { $player }
shared-here = Adesso è [nel canale]({ $link }).
invited = { $player } ha ricevuto un messaggio con il link al [tuo tavolo]({ $link }).
invited-untold = { $player } può sedersi, ma non ha ricevuto messaggi da me. Manda tu [il link al tavolo]({ $link }).
button-look = Vedi le carte in grande
button-look-why = Carte o dischi in un’immagine; in rilievo ciò che puoi giocare
button-robots = Robot
button-robots-why = Quanto è bravo ognuno e che stile ha
button-sheet = Foglio dei punti
button-sheet-why = I punti manche per manche, solo per te
sheet-none = Nessuna manche è ancora finita.
sheet-menu = Un’altra pagina…
lobby-head-open = Tavolo aperto ({ $taken }/{ $seats }): premi “Entra” per giocare
lobby-head-admitted = Tavolo su invito, { $taken } posti su { $seats }

## The lobby
lobby-head-full = Tavolo pieno ({ $seats }/{ $seats }): { $host } può dare il via
lobby-head-many = Siete in troppi per queste opzioni
lobby-head-booked = Aspettiamo { $players }
lobby-invitation-again = Lo stesso equipaggio tiene i posti; se arriva qualcuno di nuovo, si sorteggiano.
lobby-invitation-booked = Una partita di campionato: le regole sono fissate. I posti si sorteggiano, e si parte appena ci siete tutti.
lobby-in = Chi c’è
lobby-start-missing =
    { $count ->
        [one] Per iniziare manca ancora uno: una persona o un robot.
       *[other] Per iniziare ne mancano ancora { $count }: persone o robot.
    }
lobby-start-ready = Puoi entrare finché { $host } non dà il via.
lobby-host = ospita
lobby-admitted = 🔒 Solo su invito
lobby-admitted-why = 🔒 Si siede solo chi è stato invitato. Chi è già al tavolo può invitare: tocca una persona, **App**, **{ menu-invite }**.
lobby-time = In { $players }: circa { $minutes } min
lobby-time-least = Da { $players } in su: circa { $minutes } min
lobby-title-open = Siediti al tavolo
lobby-title-admitted = Su invito
lobby-title-private = Il tuo tavolo
lobby-title-again = Un’altra partita?
lobby-title-full = Tavolo pieno
lobby-title-booked =
    { $count ->
        [one] Manca una persona
       *[other] Mancano { $count } persone
    }
lobby-title-dealt = Arrivano le carte
lobby-seats = { $taken }/{ $seats } posti
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 g
lobby-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manche
    }
lobby-points = a { $limit } punti
lobby-line-booked = Si parte appena ci siete tutti
lobby-line-alone = Entra, o { $host } gioca coi robot
lobby-line-private = Questo tavolo lo vedi solo tu. Gioca con calma.
lobby-line-missing =
    { $count ->
        [one] { $host } dà il via · manca ancora uno
       *[other] { $host } dà il via · ne mancano { $count }
    }
lobby-line-ready = { $host } dà il via
lobby-line-many = { $host } cambia le opzioni, o qualcuno esce
lobby-wins = Serie
lobby-more = Il tuo animale, esci…
lobby-more-learn = Prima volta? Impara · animale · esci
lobby-about-skull-king = Dichiara le prese e azzecca il numero.
lobby-about-hearts = Schiva i cuori e la donna di picche.
lobby-about-skull = Bluffa e gira solo rose.
lobby-alt-in = Al tavolo: { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, ospita)
lobby-alt-robot = { $player } (robot, { $level })
lobby-alt-free =
    { $count ->
        [one] Un posto è libero.
       *[other] { $count } posti sono liberi.
    }
lobby-begun = La partita è iniziata
match-seal = 🔏 Sigillo `{ $seal }`
table-scored = { $game }: manche { $round } finita
ended-cancelled = Questo tavolo è stato chiuso senza risultato
ended-closed = Abbiamo dovuto chiudere questo tavolo: la partita non poteva continuare
post-moved = Questo messaggio ora è più in basso.
post-over = Questo messaggio non vale più.
table-moved = Il tavolo continua [più in basso]({ $link }).

## Options
host-title = Prepara il tavolo
host-change = Cambia qualcosa…
host-closed-other = Adesso ospita qualcun altro
options-more = Altre opzioni
alt-laid = { $player }: { $what }
trick-picture = La presa in corso: { $plays }.
trick-picture-over = La presa precedente: { $plays }.
trick-previous = Presa precedente
trick-final = Ultima presa
bids-picture = Le dichiarazioni per { $count ->
    [one] una presa
   *[other] { $count } prese
 }: { $bids }. { $balance }
pad-picture = Il foglio dei punti, { $count ->
    [one] una manche
   *[other] { $count } manche
 }. L’ultima, { $last }: { $lines }.
podium-picture = Il podio: { $title } { $places }.
podium-picture-place = { $rank }, { $player } con { $points }
plot-picture = I punti di tutti come linee, su { $count } manche. Gli ultimi totali: { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] Il primo posto non è mai cambiato.
        [one] Il primo posto è cambiato una volta.
       *[other] Il primo posto è cambiato { $count } volte.
    }
labelled = **{ $label }:** { $text }
labelled-plain = { $label }: { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (scelta attuale)
labelled-value = { $label }: **{ $text }**
option-unchanged = Non è cambiato niente.
options-table = Lingua
options-robots = Robot
option-robots = Tutti i robot
option-robots-why = Quanto sono bravi: tutti insieme, o uno per uno qui sotto.
robots-mixed = Livelli diversi
robots-easy = Facile
robots-easy-why = Conoscono le regole e poco altro.
robots-normal = Normale
robots-normal-why = Valutano le carte e giocano per vincere.
robots-hard = Difficile
robots-hard-why = Pensano più avanti e un po’ più a lungo: più forti non ce n’è.
manner-bold = audace
manner-bold-why = Rischia più degli altri.
manner-careful = prudente
manner-careful-why = Rischia meno degli altri.
manner-spiteful = dispettoso
manner-spiteful-why = Se la prende con chi è in testa.
robot-described = { $player } · robot (livello { $level }, stile { $manner })
robots-table = Robot di questo tavolo
robot-introduced = **{ $player }:** livello { $level }, stile { $manner }. { $why }
remark = 💬 **{ $player }:** { $words }
remark-bold-ahead-0 = Chi non risica non rosica.
remark-bold-ahead-1 = E mi stavo solo scaldando.
remark-bold-ahead-2 = La prudenza lasciamola in porto.
remark-bold-ahead-3 = Lo rifarei, solo più in grande.
remark-bold-ahead-4 = Io e la fortuna siamo amici.
remark-bold-behind-0 = Adesso o la va o la spacca!
remark-bold-behind-1 = Cado, rido e ci riprovo.
remark-bold-behind-2 = Più sono indietro, più bella sarà la storia.
remark-bold-behind-3 = Ho visto acque peggiori.
remark-bold-behind-4 = Una manche buona e mi rivedete.
remark-careful-ahead-0 = Chi va piano va sano e va lontano.
remark-careful-ahead-1 = Meglio non guardare giù.
remark-careful-ahead-2 = Non è ancora vinta.
remark-careful-ahead-3 = Conto due volte prima di sorridere.
remark-careful-ahead-4 = Fin qui tutto bene. Piano, adesso.
remark-careful-behind-0 = Pazienza: non è ancora finita.
remark-careful-behind-1 = Un passo alla volta.
remark-careful-behind-2 = Il mare prima o poi si calma.
remark-careful-behind-3 = Meglio tardi che a fondo.
remark-careful-behind-4 = Io non ho fretta.
remark-spiteful-ahead-0 = Bella la vista, da quassù.
remark-spiteful-ahead-1 = Venite a prendermi, su.
remark-spiteful-ahead-2 = Vi piace la mia poppa?
remark-spiteful-ahead-3 = A queste facce potrei abituarmi.
remark-spiteful-ahead-4 = Qualcuno in testa ci deve stare. Peccato per voi.
remark-spiteful-behind-0 = Chi è in testa sappia che lo tengo d’occhio.
remark-spiteful-behind-1 = Lassù si ricorderanno di me.
remark-spiteful-behind-2 = Godetevi il primo posto, finché dura.
remark-spiteful-behind-3 = Se affondo, vi porto giù con me.
remark-spiteful-behind-4 = Non dimentico mai chi stava davanti.
option-locale = Lingua del tavolo
option-locale-why = La lingua di ciò che leggono tutti; i messaggi privati arrivano nella lingua di ognuno.
option-admission = Chi può sedersi
option-admission-why = Chi è già al tavolo può invitare altri: qui sotto, o toccando una persona e poi **App**.
admission-everybody = Tutti
admission-invited = Solo chi è invitato
invite-menu = Invita gente…
robot-name-0 = Riccio
robot-name-1 = Bussola
robot-name-2 = Barbasale
robot-name-3 = Nebbia
robot-name-4 = Uncino
robot-name-5 = Lanterna
robot-name-6 = Chiglia
robot-name-7 = Miccia
robot-name-8 = Albatro
robot-name-9 = Coffa
robot-name-10 = Marea
robot-name-11 = Galletta
robot-name-12 = Relitto
robot-name-13 = Sentina
robot-name-14 = Drizza
robot-name-15 = Burrasca

## Panels and private notices
panel-lobby = A partita iniziata, il primo pulsante del tavolo mostra le tue carte.
head-no-cards = Quando hai chiesto, le carte non c’erano ancora
gone-robot = Un robot gioca al tuo posto: { $robot }.
gone-yours = Il posto torna tuo quando vuoi.
gone-asleep = Non c’è più nessuno, quindi il tavolo dorme. Riprende appena torni.
gone-person = Adesso al tuo posto gioca { $player }.
gone-given = Adesso al tuo posto gioca { $player }: così ha deciso { $by }.
gone-kicked = { $by } ha dato il tuo posto a un robot.
gone-time = Ti è scaduto il tempo per tre volte di fila: il tuo posto l’ha preso un robot.
gone-withdrawn = Non sei più in questo campionato.
gone-lobby = { $table }, { $channel }: la partita non era iniziata.
head-gone-lobby = { $by } ti ha tolto da un tavolo
gone-by-host = Chi ospita o un moderatore
gone-by-organiser = Chi organizza o un moderatore
panel-asleep = Il tavolo dorme: nessuno gioca da un pezzo. Si sveglia con una mossa o con “Eccomi di nuovo”, e la partita continua.
own-total = Il tuo totale: { $points }.
own-together = { $some } e { $last }
panel-dm-closed = Non sono riuscito a mandarti le carte in privato. Niente di perso: le mostra sempre il primo pulsante del tavolo.
only-you-here = Lo vedi solo tu: in questo server le app esterne non possono scrivere per tutti.
panel-table = Il tavolo è in { $channel }.
panel-table-silent = Non ho potuto aggiornare il messaggio del tavolo in { $channel }: Discord non mi ha lasciato scrivere lì. Qui puoi continuare a giocare.
look-none = Adesso non hai niente in mano.
panel-hand = La tua mano
hand-picture = La tua mano com’è stata data, { $count } { $count ->
    [one] carta
   *[other] carte
 }: { $cards }.
hand-not-now = Adesso non si può: { $cards }
panel-elsewhere = Il pulsante la porta qui.
elsewhere-channel = Guarda in { $channel }: lì la vedi solo tu.
elsewhere-direct = Continua nei [tuoi messaggi privati]({ $link }).
more-rules = Regole…
more-points = Regole, punti…
more-leave = Regole, punti, uscita…
more-papers = Manche, condivisione, file…
left = Hai lasciato la partita.
left-lobby = Hai lasciato il tuo posto.
rematch-open = Dove avete giocato è aperto un nuovo tavolo.
rematch-begun = Dove hai giocato è iniziata la partita dopo.
log-attached = Tutte le mosse di questa partita, una per riga.
table-shown = Il tavolo è di nuovo [in fondo al suo canale]({ $link }).
table-way = Perché altri trovino questo tavolo: codice **{ $code }** con /{ name-table } { name-find }, o `{ $link }`
found-host = Tavolo di { $player }
button-watch = Guarda
table-cancelled = Il tavolo è chiuso.
chooser-pick = Di quale tavolo vuoi vedere la mano?
chooser-show = Di quale tavolo vuoi di nuovo il messaggio in fondo al canale?
chooser-leave-table = Quale tavolo vuoi lasciare?
chooser-back-table = A quale tavolo vuoi riprendere il posto?
chooser-pause-table = Quale tavolo vuoi mettere in pausa?
chooser-resume-table = A quale tavolo deve riprendere la partita?
chooser-kick = A quale tavolo vuoi togliere il posto a questa persona?
chooser-substitute = A quale tavolo vuoi dare il posto a questa persona?
chooser-cancel = Quale tavolo vuoi chiudere, senza risultato?
chooser-invite = A quale tavolo vuoi invitare questa persona?
chooser-company = con { $players }
cancel-elsewhere = Qui non c’è nessuno dei tuoi tavoli. Quale vuoi chiudere altrove, senza risultato?
chooser-table = { $game } #{ $number }
incident = Qualcosa è andato storto da parte nostra; il tavolo è salvo. Se succede ancora, dacci questo numero: { $incident }

## Boards and rules
board-every-game = Tutti i giochi
board-title = { $game }: { $measure }
board-of = Classifica di questo server
board-of-alone = Questo server · da soli contro i robot
measure-rating = Rating
measure-wins = Vittorie
measure-average = Punti per manche
measure-accuracy = Dichiarazioni esatte
measure-wins-line =
    { $merit ->
        [one] { $merit } vittoria
       *[other] { $merit } vittorie
    } in { $count ->
        [one] una partita
       *[other] { $count } partite
    }
measure-average-line =
    { $merit } in { $count ->
        [one] una manche
       *[other] { $count } manche
    }
measure-accuracy-line =
    { $merit }% su { $count ->
        [one] una dichiarazione
       *[other] { $count } dichiarazioni
    }
rating-is-provisional = { $rating } (provvisorio)
rating-provisional-why = Provvisorio: prima di dieci partite il rating è solo una stima.
board-about = Posto { $place }, più o meno:
measure-rating-why = Il numero è il rating: sale se arrivi davanti ad altri, soprattutto se forti, e scende se arrivi dietro.
measure-wins-counts = { $alone ->
        [yes] Contano solo le partite finite di una persona contro i robot, da tre manche in su.
       *[no] Contano solo le partite finite con almeno due persone, da tre manche in su.
    } Se lasci una partita, non puoi vincerla.
measure-average-why = Il numero è la media dei punti per manche, nelle partite giocate fino in fondo.
measure-average-fewest-why = Il numero è la media dei punti per manche; la migliore è la più bassa.
measure-accuracy-why = Il numero dice quante dichiarazioni sono riuscite alla perfezione.
board-not-yet = Non sei ancora in questa classifica: finisci una partita che vale per la classifica.
board-measure = Confronta: { $measure }
board-when = Periodo: { $value }
board-other = Confronto, gioco, periodo…
board-other-games = Altro gioco…
board-other-game = Gioco: { $game }
board-about-place = ~{ $place }
board-provisional = ? vuol dire provvisorio: finora meno di dieci partite.
measure-head-rating = Rating
measure-head-wins = Vittorie
measure-head-average = A manche
measure-head-accuracy = Esatte
measure-of-rating = Partite
measure-of-wins = Partite
measure-of-average = Manche
measure-of-accuracy = Dich.
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit }%
board-before = Precedenti
board-after = Successivi
board-alone = Da soli contro i robot
board-with-people = In compagnia
period-day = Oggi
period-week = Questa settimana
period-month = Questo mese
period-season = Questa stagione
period-season-called = Stagione { $season }
period-all = Da sempre
board-empty = In questa classifica non c’è ancora nessuno. Apri un tavolo e scrivi il primo nome!
board-solo-instead = Qui non conta ancora nessuna partita con almeno due persone: ecco quelle giocate da soli.
board-footnote = Contano solo le partite finite con almeno due persone.
board-footnote-alone = Contano solo le partite finite di una persona contro i robot.
season-started = La stagione { $season } parte adesso: è nelle classifiche, e i campionati che si aprono contano per lei.
season-ended = La stagione { $season } è finita. D’ora in poi conta l’anno solare. /{ name-season } ne tiene la pagina, /{ name-boards } { name-season-export } ne fa un file.
zone-chosen = Da adesso i giorni iniziano secondo { $zone }, e le classifiche di questo server sono state ricalcolate.
match-void = La partita { $match } è annullata: non conta più in nessuna classifica né per il rating. La tabella di un campionato resta com’è.
stats-title = Statistiche di { $name }
stats-empty = Su questo server non c’è ancora nessuna partita finita.
tally-wins =
    { $count ->
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
tally-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
stats-title-own = Le tue statistiche
stats-head =
    { $matches ->
        [one] { $name } ha vinto { $wins } partita su { $matches }
       *[other] { $name } ha vinto { $wins ->
            [one] { $wins } partita
           *[other] { $wins } partite
        } su { $matches }
    }
stats-head-own =
    { $matches ->
        [one] Hai vinto { $wins } partita su { $matches }
       *[other] Hai vinto { $wins ->
            [one] { $wins } partita
           *[other] { $wins } partite
        } su { $matches }
    }
stats-solo-head =
    { $matches ->
        [one] { $name } ha vinto { $wins } partita su { $matches } contro soli robot
       *[other] { $name } ha vinto { $wins ->
            [one] { $wins } partita
           *[other] { $wins } partite
        } su { $matches } contro soli robot
    }
stats-solo-head-own =
    { $matches ->
        [one] Hai vinto { $wins } partita su { $matches } contro soli robot
       *[other] Hai vinto { $wins ->
            [one] { $wins } partita
           *[other] { $wins } partite
        } su { $matches } contro soli robot
    }
stats-solo = Da soli contro i robot
stats-solo-why = Si possono vincere solo le partite da tre manche in su. Quelle contro soli robot non cambiano il rating; appena ne finisci una con un’altra persona, questa pagina mostra prima quelle.
stats-rating = Il suo rating è **{ $rating }**. Sale quando arriva davanti ad altri e scende quando arriva dietro.
stats-rating-own = Il tuo rating è **{ $rating }**. Sale quando arrivi davanti ad altri e scende quando arrivi dietro.
stats-game = { $game }: { $wins } vinte su { $matches }
stats-podiums = Podi (tra i primi tre)
stats-empty-everywhere = Su nessun server c’è ancora una partita finita.
stats-form = Piazzamenti nelle ultime partite (la più recente a destra)
stats-form-own = I tuoi piazzamenti nelle ultime partite (la più recente a destra)
stats-left =
    { $count ->
        [one] Una partita non ha piazzamento: lasciata prima della fine.
       *[other] { $count } partite non hanno piazzamento: lasciate prima della fine.
    }
stats-left-own =
    { $count ->
        [one] Una partita non ha piazzamento: l’hai lasciata prima della fine.
       *[other] { $count } partite non hanno piazzamento: le hai lasciate prima della fine.
    }
stats-place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
 }
stats-streak = Serie di vittorie più lunga
stats-streak-now = adesso { $now }
stats-nemesis-label = Bestia nera
stats-nemesis = { $player }, davanti { $behind ->
        [one] una volta
       *[other] { $behind } volte
    } su { $met } partite insieme
stats-nemeses = { $players }, davanti { $behind ->
        [one] una volta
       *[other] { $behind } volte
    } a testa
stats-others = altri
stats-of = { $part } su { $whole }
stats-plot = Il rating dopo ognuna delle ultime { $count } partite che contano: da { $first } a { $last }, minimo { $lowest } e massimo { $highest }.
stats-plot-caption = Rating dopo ogni partita
stats-tile-podiums = Podi
stats-tile-streak = Serie migliore
stats-tile-form = Ultimi piazzamenti, il più recente a destra
stats-tile-of = { $wins }/{ $matches }
stats-why = Contano solo le partite da tre manche in su. Quelle contro soli robot si contano a parte.
stats-why-everywhere = Tutti i server insieme. Rating, bestia nera e serie attuale si vedono nei singoli server.
stats-as-of = Ultimo aggiornamento: { $moment }.
stats-more = Dettagli
stats-shorter = Riassunto
stats-show = Condividi
stats-shown = Questa pagina è [già stata condivisa]({ $link }) nel canale.
server-stats-title = Cosa si è giocato su questo server
server-stats-empty = Qui non è ancora finita nessuna partita con almeno due persone. Quelle contro soli robot hanno una classifica a parte.
server-stats-head =
    { $count ->
        [one] { $count } partita giocata su questo server
       *[other] { $count } partite giocate su questo server
    }
server-stats-of = Di cui { $count } questo mese. Per gioco: { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Per le vittorie contano solo le partite da tre manche in su.
server-stats-month = I migliori del mese
server-stats-records = I migliori di sempre
server-stats-games = Gioco per gioco
server-stats-fewer = Solo il riepilogo
season-year = Tutto il { $year }, escluse le partite delle stagioni
season-runs = In corso. Inizio: { $start }
season-over = { $start } – { $end }
season-count =
    { $matches ->
        [one] { $matches } partita
       *[other] { $matches } partite
    }, { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }.
season-by-game = Per gioco: { $games }.
season-empty = In questa stagione non è finita nessuna partita con almeno due persone.
season-empty-yet = In questa stagione non è ancora finita nessuna partita con almeno due persone.
season-medals = Medaglie per vittorie
season-records = Record di questa stagione
season-others = e altri { $count }
season-menu = Un’altra stagione…
button-season-export = Esporta
season-exported = La stagione { $season } in un file, solo per te: { $matches ->
    [one] una partita
   *[other] { $matches } partite
 } con risultati e classifiche in tabelle, e { $logs ->
    [0] nessun file delle mosse.
    [one] un file delle mosse.
   *[other] { $logs } file delle mosse.
 } Contiene nomi di persone: trattalo con cura.
season-no-room = { $count ->
    [one] Manca un file delle mosse, quello della partita più vecchia
   *[other] Mancano { $count } file delle mosse, quelli delle partite più vecchie
 }: qui un file può pesare al massimo { $size } MB.
season-unreadable = { $count ->
    [one] Un file delle mosse è rimasto
   *[other] { $count } file delle mosse sono rimasti
 } fuori: le regole di oggi non riescono a leggerli.
record-wins = Più vittorie
record-streak = Serie di vittorie più lunga
record-matches = Più partite
record-held = { $players } con { $value }
rules-menu = Un altro argomento
rules-standard = Regole di sempre
rules-table = Regole di questo tavolo
chart-ranked = { $rank }. { $title }
chart-beats = { $one } batte { $other }.
chart-beats-points = { $one } batte { $other }, { $points }.
