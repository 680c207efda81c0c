# The bot about itself: how to begin, who makes it and how it is, what it keeps.

## /help: five lines
begin-title = Come si comincia
begin-head = Apri un tavolo
begin-small = Premi un gioco: il suo tavolo si apre qui, e lo vedono tutti. Oppure usa /{ name-play }: un posto, subito o a un’ora precisa.
begin-small-in = I tavoli si aprono in { $channels }. Lì /{ name-play } ti dà un posto.
begin-small-private = Premi un gioco: giochi coi robot, a un tavolo che vedi solo tu.
begin-players = { $players } giocatori
begin-free = Non serve sapere le regole: puoi fare solo mosse valide.
begin-mine = I miei tavoli
begin-matches = Le mie partite
begin-settings = Le mie impostazioni
begin-rules-of = Regole…
begin-here = /{ name-play } ti fa sedere a un tavolo già aperto qui, o ne apre uno. Per scegliere il gioco: { $commands }.
begin-in = In { $channels }, /{ name-play } ti fa sedere a un tavolo già aperto, o ne apre uno. Per scegliere il gioco: { $commands }.
begin-private = /{ name-play } apre qui un tavolo tutto tuo, coi robot. Per scegliere il gioco: { $commands }. Su un server dove ci sono io, ne apre uno per tutti.
begin-join = Se vuoi giocare, premi “Entra”. “Aggiungi un robot” riempie un posto vuoto. Poi chi ospita inizia la partita.
begin-play = Il primo pulsante del tavolo mostra le tue carte, solo a te. Gioca coi pulsanti lì sotto.
begin-alone = Premi “Inizia”, poi gioca coi pulsanti sotto le tue carte. I robot ti aspettano quanto vuoi.
begin-rules = Non serve sapere le regole: puoi fare solo mosse valide. “Regole in breve” le riassume.
begin-more = Altro: /{ name-rules } spiega i giochi · con /{ name-table } { name-mine } vedi i tuoi tavoli, con /{ name-table } { name-find } ne cerchi un altro dal suo codice · /{ name-history } mostra le tue partite finite, /{ name-season } il meglio di una stagione · /{ name-settings } è per lingua e stile · tocca una persona e poi **App**: la inviti al tuo tavolo · con la 🔔 di un tavolo aperto ti avviso quando si cerca gente · /{ name-championship } { name-new-championship } apre un campionato · /{ name-privacy } dice cosa conservo di te, da esportare o cancellare.

## /about
made-by = Lo fanno appassionati di questi giochi, chi contribuisce a Yo-ho-ho. Gli editori dei giochi non c’entrano niente.
made-free = È software libero con codice aperto, con licenza MIT.
health-since = Avvio: { $since }
health-tables = Tavoli aperti: { $tables }. Server: { $servers }
health-latency = Quanto ci mette Discord a rispondere: { $milliseconds } ms

## /privacy
kept-title = Cosa conservo di te
kept-you = Per riconoscerti: il tuo id e nome su Discord, la tua lingua, il canale dei nostri messaggi privati e quali mostrano le tue carte, cosa scegli in /{ name-settings }, e per quali giochi vuoi un avviso quando si cerca gente.
kept-play = Perché le partite sopravvivano a un riavvio, e per classifiche e risultati: i tuoi tavoli e campionati, il tuo posto, le tue mosse e quando le hai fatte, i tuoi risultati, cosa è stato deciso su di te e perché, chi ha dato via il tuo posto, e i tavoli per cui hai chiesto avvisi o ricevuto un invito.
kept-server = Di un server: le sue impostazioni, gli id delle persone che ha bloccato, e quali canali e messaggi usa un tavolo. Se un server mi toglie, tutto questo e tutto ciò che si è giocato lì si cancella dopo 30 giorni, a meno che prima non mi riprenda.
kept-seen = Finché dura la partita, la tua mano è solo tua. Dopo, chiunque sia sul server può leggerne le mosse; nomi e risultati sono nelle sue classifiche, e i moderatori possono avere una stagione in un file. I tavoli privati restano solo tuoi; solo la classifica della smazzata del giorno mostra a tutti nomi e risultati. Un momento di una partita su un server può diventare l’enigma del giorno, senza nomi.
kept-not = Non leggo messaggi, e non conosco il tuo indirizzo, la tua e-mail o la tua età. Niente viene venduto o passato ad altri.
kept-long = Di ogni clic resta una nota per un giorno o due. Il resto rimane finché non lo cancelli; le mie copie di sicurezza le cancello dopo 30 giorni. Il registro dei guasti nomina id, mai carte.
kept-yours = “Esporta” ti dà tutto in un file. “Cancella” dice cosa succederebbe, e prima ti chiede una parola.
button-export = Esporta
button-delete = Cancella
export-attached = Tutto quello che conservo di te, in un file JSON. Di una partita in corso ci sono le tue mosse e le carte di nessun altro.

## Deleting everything about oneself
delete-title = Cancellare tutto di te?
delete-goes = Si cancellano subito: il tuo nome e le tue impostazioni, gli avvisi che hai chiesto, e i tuoi risultati, rating e medaglie in tutte le classifiche.
delete-plays = Lasci ogni tavolo, partita e campionato: ai tuoi posti giocano robot. I tavoli e i campionati che gestisci continuano senza di te; lì decidono i moderatori.
delete-stays = Le partite finite restano per chi le ha giocate con te: lì ti chiami { $name }. Restano anche i messaggi su Discord, dove può esserci il tuo nome, e quello che hanno scritto altri.
delete-keeps = I server che ti hanno bloccato smettono di farlo. E per 30 giorni resta annotato che l’hai chiesto, senza il tuo id: tanto durano le mie copie di sicurezza, e nessuna deve riportarti qui.
delete-for-good = Non si può tornare indietro. Se giochi di nuovo, riparti da zero.
button-delete-sure = Cancellami…
delete-form = Cancellare tutto?
delete-label = Scrivi { $word }
delete-hint = Non si può tornare indietro.
delete-word = CANCELLA
deleted-now = Fatto: hai lasciato tutto, e tutto quello che ti riguarda è cancellato. Se giochi di nuovo, riparti da zero.
deleted-later = La richiesta è annotata, ma adesso non riesco. Lo faccio da solo appena posso; non serve chiederlo di nuovo.
deleted-person = Persona cancellata
deleted-withdrawn = Ha chiesto di cancellare tutti i suoi dati.

# The demo's signpost in its channel.
demo-sign = Scrivi `/{ $seat }` per avere un posto; o `/{ $game } new` per aprire un tavolo, o { $others }.

# Discord's own words beside a message, for the gallery.
discord-soon = tra { $count } minuti
discord-just-now = qualche secondo fa
discord-private = 👁 Solo tu puoi vedere questo messaggio
