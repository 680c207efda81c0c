# Was it fair? The seal opened, draws and robots' moves checked again
game-fairness = Gioco pulito
button-fair = È stata regolare?
button-fair-why = Il sigillo, le carte date e le mosse dei robot, ricontrollati
fair-holds = È stata regolare
fair-robots = Carte date in regola, ma una mossa di un robot non torna
fair-fails = Qui qualcosa non va
fair-unsealed = Questa partita non ha un sigillo: è iniziata prima che esistessero i sigilli, quindi non c’è niente da controllare.
fair-draws =
    { $draws ->
        [one] **Una distribuzione o un sorteggio** rifatto a partire dal segreto: identico.
       *[other] **{ $draws } distribuzioni e sorteggi** rifatti a partire dal segreto: tutti identici.
    }
fair-moves =
    { $moves ->
        [one] **Una mossa di un robot** ricalcolata in base a quello che vedeva: identica.
       *[other] **{ $moves } mosse dei robot** ricalcolate in base a quello che vedeva ognuno: tutte identiche.
    }
fair-instead = Di queste, { $moves } a livello Normale, al posto di un robot di livello Difficile che in quel momento non aveva risposto.
fair-skipped =
    { $moves ->
        [one] Una mossa di un robot di livello Difficile qui non è stata rifatta, perché quello ci pensa a lungo. Sul tuo computer lo fa `--hard`.
       *[other] { $moves } mosse di robot di livello Difficile qui non sono state rifatte, perché quelli ci pensano a lungo. Sul tuo computer lo fa `--hard`.
    }
fair-old-robots =
    { $moves ->
        [one] Una mossa di un robot non è stata rifatta: da allora i robot del bot sono cambiati.
       *[other] { $moves } mosse dei robot non sono state rifatte: da allora i robot del bot sono cambiati.
    }
fair-hands = **Quanto valevano le carte di ogni posto**, in punti, se tutti avessero giocato a livello Normale:
fair-hand = { $player }: { $points }
fair-move = Mossa { $step } di { $player }: da quello che vedeva questo robot e dal caso di questa partita risulta proprio questa mossa.
fair-move-other = Mossa { $step } di { $player }: per quello che vedeva questo robot, i robot di oggi giocherebbero diversamente.
fair-line = La riga { $line } del file non corrisponde a quella che si ricava dal sigillo e dal segreto.
fair-line-robot = La riga { $line } del file è una mossa diversa da quella dei robot di oggi. Se intanto il bot è stato aggiornato, può essere per questo: i suoi robot cambiano.
fair-seal = **Il sigillo, aperto.** `{ $seal }` stava nel primo messaggio della partita. È l’impronta di tutto questo:
fair-secret = Segreto
fair-version = regole, versione { $version }
fair-seats = Posti
fair-check = **Controlla tu:** nel file ci sono tutte le mosse e il segreto, e col codice del bot lo controlla `python -m engine verify`. La pagina della partita controlla da sola le sue distribuzioni nel tuo browser.
fair-believed = Le mosse delle persone, e chi ha preso quale posto, vengono dal registro.
page-sealed = Cosa è stato sigillato
page-holds =
    { $draws ->
        [one] Controllato qui, nel tuo browser: il sigillo e una distribuzione o un sorteggio tornano.
       *[other] Controllato qui, nel tuo browser: il sigillo e { $draws } distribuzioni e sorteggi tornano.
    }
page-fails = Controllato qui, nel tuo browser: questa pagina NON torna. Il suo sigillo o una distribuzione non sono quello che dà il segreto.

# /server stats
dealt-title = Che carte sono toccate qui · { $game }
dealt-of =
    { $matches ->
        [one] Una partita finita di questo server
       *[other] Le { $matches } partite finite più recenti di questo server
    }
dealt-none = Di questo gioco qui non è ancora finita nessuna partita.
dealt-usual = { $usual } valori su { $figures } sono entro due errori standard dal valore atteso; dovrebbero essere circa 19 su 20.
dealt-kind-specials = Carte speciali per mano
dealt-kind-trumps = Briscole per mano
dealt-kind-hearts = Cuori per mano
dealt-kind-queen = Donna di picche per mano
dealt-kind-lot = Chi inizia per sorteggio
dealt-seat = Posto { $seat }
dealt-people = Persone
dealt-robots = Robot
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (caso { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± è un errore standard: di quanto ci si discosta di solito per puro caso. Più si gioca, più si riduce.
