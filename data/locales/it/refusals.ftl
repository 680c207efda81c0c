# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = Non tocca a te.
T-2 = Adesso il tavolo aspetta un’altra cosa.
T-3 = Non ho capito. I pulsanti del tuo ultimo pannello funzionano sempre.
T-4 = Quella carta non è nella tua mano. Puoi giocare: { $cards }.
T-5 = Questa partita è finita.
T-6 = Non hai un posto a questo tavolo. Se vuoi, guarda pure.
T-7 = I posti sono tutti presi.
T-8 = Hai già un posto a questo tavolo.
T-9 = Questo può farlo solo chi ospita.
T-10 = La partita è già iniziata.
T-11 = Quel tavolo non c’è più.
T-12 = Al tuo posto gioca un robot. Premi “Eccomi di nuovo” o scrivi /{ name-table } { name-back } per riprenderlo.
T-13 = Questo può farlo solo chi ospita o un moderatore.
T-14 = Questa opzione ({ $key }) non esiste o non va d’accordo con le altre. Non è cambiato niente.
T-15 = Qui non c’è nessun tavolo tuo. /{ name-play } ti dà un posto, oppure apri un tavolo: { $commands }.
T-16 = In questo canale non posso ancora giocare. Chiedi a un moderatore di permettermelo: { $missing }.
T-17 = Non è stato possibile salvare, quindi non è cambiato niente. Riprova tra un attimo.
T-18 = Questa partita non può continuare ed è stata chiusa con gli ultimi punti.
T-19 = Si può fare solo a partita finita.
T-20 = A questo tavolo non ci sono robot.
T-21 = Per iniziare bisogna essere { $players }. Un robot può occupare un posto.
seats-range = da { $least } a { $most }
seats-either = { $some } o { $last }
permission-view_channel = Visualizza canale
permission-send_messages = Invia messaggi
permission-send_messages_in_threads = Invia messaggi nei thread
permission-create_public_threads = Crea thread pubblici
permission-attach_files = Allega file

## Skull King
SK-1-2 = A questo tavolo si gioca da due a otto.
SK-3-1 = Le carte di questo tavolo sono quelle delle sue opzioni e nessun’altra.
SK-3-2 = Chi dà le carte per primo si sorteggia.
SK-4-2 = Prima di ogni manche si mescola tutto il mazzo.
SK-4-3 = Tutti ricevono lo stesso numero di carte.
SK-4-4 = Una lista tua ha da 1 a 20 manche, ognuna da 1 a 24 carte, per esempio 3 5 7 o 1-6.
SK-5-2 = Puoi dichiarare: { $cards }.
SK-6-2 = Hai il seme di questa presa: gioca un numero di quel seme o una carta speciale. Puoi giocare: { $cards }.
SK-6-6 = Di’ che cos’è la Tigre mentre la giochi. Puoi giocare: { $cards }.
SK-9-6 = Le cariche del cannone sono del punteggio del Furfante: mitraglia o palla, scelte di nascosto dopo le dichiarazioni.
SK-12-2 = Con Rosie puoi scegliere chiunque sia al tavolo, anche te.
SK-12-3 = Bendt: scarta tante carte quante ne hai pescate.
SK-12-5 = Col Furfante puoi scommettere: { $cards }.
SK-12-7 = Con Harry puoi cambiare la dichiarazione di: { $cards }.

## Skull King, older edition
SKL-0-3 = Nella vecchia edizione questa scelta non c’è: { $option }.
SKL-1-1 = Con la vecchia edizione si gioca da due a sei.
SKL-1-2 = La vecchia edizione ha dieci manche, da una a dieci carte.
SKL-1-3 = Prima di ogni manche si mescola tutto il mazzo.
SKL-1-4 = Chi dà le carte per primo si sorteggia.
SKL-2-2 = Puoi dichiarare: { $cards }.
SKL-4-1 = Hai il seme di questa presa: gioca una carta di quel seme o una speciale. Puoi giocare: { $cards }.
SKL-5-5 = Di’ che cos’è Scary Mary mentre la giochi. Puoi giocare: { $cards }.
T-23 = In questo canale non si possono aprire tavoli. Prova { $channels }.
T-24 = In questa manche il tempo in più l’hai già avuto.
T-104 = La partita è in pausa. Riprende { $moment }; chi sta giocando può farla riprendere subito.
T-107 = Questo tavolo è privato: non ci gioca nessun altro, quindi non c’è niente da mostrare, condividere o mettere in pausa.
T-25 = Quella persona non ha un posto a questo tavolo.
T-26 = Chi ha occupato un altro posto di questa partita ne ha visto le carte e non può prendere questo.
T-27 = Quel posto non lo tiene nessun robot.
T-28 = Su questo server i tavoli può aprirli solo { $role }.
T-29 = Possono farlo solo i moderatori di questo server.
T-30 = Un’app non può sedersi al tavolo.
T-31 = Quello l’ha già scelto { $player }. Scegline un altro.
T-32 = Ogni decisione vuole un motivo: di’ in poche parole cosa è successo. Non è cambiato niente.
T-75 = Hai raggiunto il limite di questo server: { $most ->
    [one] un tavolo aperto da te e non ancora finito
   *[other] { $most } tavoli aperti da te e non ancora finiti
}. Finiscine uno di questi, o chiudilo nel suo canale con /{ name-table } { name-cancel }: prima dell’inizio puoi farlo tu, dopo chi ospita.
unfinished-private = Hai già { $most ->
    [one] un tavolo privato non finito
   *[other] { $most } tavoli privati non finiti
}, e di più non si può. Finiscine uno, o chiudilo con /{ name-table } { name-cancel }.
T-76 = Hai raggiunto il limite di questo server: { $most } nuovi tavoli per persona ogni dieci minuti. Il prossimo puoi aprirlo { $moment }.
T-77 = Questo canale ha raggiunto il limite: { $most } nuovi tavoli ogni dieci minuti. Il prossimo si può aprire { $moment }, o subito in un altro canale.
T-78 = Troppo in fretta, quindi non è cambiato niente. Aspetta due secondi e continua.
T-79 = Il bot sta per essere riavviato, quindi per ora non si aprono tavoli nuovi. Quelli aperti continuano. Riprova tra un po’.
T-80 = Il bot si sta riavviando, quindi non è cambiato niente. Riprova tra un attimo.
T-81 = Hai raggiunto il limite di questo server: { $most ->
    [one] un campionato aperto da te e non ancora finito
   *[other] { $most } campionati aperti da te e non ancora finiti
}. Finiscine uno di questi, o chiudilo nel pannello di chi organizza: { $championships }.
T-82 = La rivincita di questa partita è già stata abbandonata due volte, quindi non c’è una terza. Puoi aprire un tavolo nuovo: { $commands }.
T-83 = I moderatori di questo server ti hanno bloccato: qui non puoi aprire, giocare o seguire niente. Il posto che hai resta tuo, e puoi guardare. Loro possono dirti di più.
T-84 = { $player } ha un blocco su questo server e non può sedersi. I moderatori vedono la lista con /{ name-server } { name-settings }.
T-85 = Qui sono già bloccate { $most } persone, e di più non si può. Per tenere qualcuno fuori dal server c’è il ban di Discord.
T-86 = Il server di questo tavolo mi ha tolto: il tavolo dorme, e riprende da dov’è quando il server mi riaggiunge.
T-90 = Può condividerla solo chi ha giocato questa partita.
T-91 = [È già stata condivisa]({ $link }), una volta per partita.
T-92 = Non ho potuto pubblicarlo in { $channel }: Discord non risponde, o lì non posso scrivere. Puoi riprovare più tardi.
T-93 = Finché la partita non è giocata fino in fondo non c’è niente da condividere. Per una serata servono almeno due partite che contano.
T-89 = Questa partita è già annullata: { $reason }
T-94 = C’è già una stagione in corso: { $season }. Prima chiudi quella.
T-95 = Una stagione vuole un nome suo, che qui non abbia avuto nessun’altra.
T-96 = Adesso non c’è nessuna stagione: le classifiche seguono l’anno solare.
T-97 = Questo fuso orario non esiste. Scrivi un continente e una città, come Europe/Rome o America/Bogota, oppure UTC.
T-98 = Qui non è finita nessuna partita con questo codice. /{ name-history } elenca quelle finite.
T-87 = La parola non è quella, quindi non è stato cancellato niente. La parola è { $word }.
T-40 = Qui non c’è nessun campionato così. Aprine uno con /{ name-championship } { name-new-championship }.
T-41 = Questo tavolo è una partita di campionato: possono sedersi solo { $players }. Se vuoi, guarda pure.
T-42 = Le regole di questa partita sono quelle del campionato: qui non si cambia niente, e non c’è rivincita.
T-43 = Questa partita inizia da sola appena ci siete tutti. Mancano ancora: { $players }.
T-44 = In un campionato questo spetta a chi organizza o a un moderatore.
T-45 = Un campionato che conta per la classifica generale possono aprirlo solo i moderatori, o chi ha il ruolo scelto dal server. Tu puoi aprirne uno che non conta.
T-46 = Questo campionato è finito: non si può più cambiare niente.
T-47 = Quella partita adesso non si può giocare. Il calendario dice quali sono aperte.
T-48 = Quella partita è di altri. Puoi giocare: { $fixtures }.
T-49 = In questo campionato può farlo solo chi è iscritto.
T-50 = La tua iscrizione c’è già.
T-51 = Quella persona non è nella lista di questo campionato, o si è ritirata.
T-52 = Il sorteggio è fatto: nessuno può più iscriversi o uscire. Chi organizza può ancora ritirare qualcuno.
T-53 = Questa decisione adesso non è possibile. Quelle possibili si vedono nel pannello di chi organizza.
T-54 = Questo non va bene per il campionato com’è adesso. Apri di nuovo il pannello di chi organizza.
T-55 = Qui questo non si può usare: { $value }. Mentre scrivi un comando, Discord mostra cosa si può.
T-56 = Questo comando è cambiato. Riavvia Discord, o aspetta un attimo, e riscrivilo.
T-57 = Funziona solo su un server che mi ha aggiunto.
T-58 = Si può fare solo sul server del tavolo: vai nel suo canale e premi lì.
T-59 = { $player } non è su questo server e non vedrebbe il tavolo.
T-110 = { $player } siede già a questo tavolo.
T-111 = { $player } ha perso il posto a questo tavolo. Chi ospita può farlo tornare con /{ name-table } { name-substitute }.
T-112 = { $player } ha già un invito a [questo tavolo]({ $link }). Puoi ricordarglielo { $moment }.
T-113 = A questo tavolo sono già state invitate { $most } persone, e di più non si può.
T-158 = In un’ora hai mandato { $most } inviti, e di più non si può. Puoi invitare di nuovo { $moment }.
T-159 = A questo tavolo si siede solo chi è invitato. { $named ->
    [no] Chiedi un invito a chi ospita.
   *[yes] Può invitarti { $host }, che ospita.
} Guardare puoi sempre.
T-160 = Qui non c’è un tavolo così.
T-161 = { $player } non vede il canale di questo tavolo, quindi non è partito nessun invito.
T-114 = Questa smazzata non si può giocare: non esiste, o il bot è stato aggiornato dopo che è stata aperta.
T-115 = Quella smazzata non l’hai giocata: può rifarla solo chi l’ha finita. Quella di oggi è in /{ name-daily }.
T-116 = Di quella smazzata non hai un risultato che conta, quindi non c’è niente da condividere.
T-120 = Questo duello è finito. Il suo messaggio dice com’è andato.
T-121 = Questo duello è per { $players }. Con /{ name-duel } puoi sfidarli anche tu.
T-122 = In un duello si gioca al massimo in { $most }.
T-123 =
    { $limit ->
        [channel] In questo canale ci sono { $most } duelli aperti, e di più non si può. Aspetta che ne finisca uno.
       *[other] Su questo server hai { $most ->
            [one] un duello aperto
           *[other] { $most } duelli aperti
        }, il massimo. Finiscine uno di questi, o annullalo.
    }
T-124 = Per un duello serve qualcun altro: scegli un’altra persona, o nessuno per far giocare chi vuole.
T-125 = In quel gioco non si danno carte, quindi non c’è un campionato con le stesse carte. In Hearts e Skull King sì.
T-126 = Altri tavoli stanno ancora giocando queste carte. Potrai guardare quando avranno finito.
T-130 = Quel segnapunti non c’è più.
T-131 = Possono segnare i punti solo chi gioca e chi ha aperto il segnapunti: { $players }.
T-132 = { $why ->
    [ended] Questo segnapunti è chiuso; non si può più cambiare niente.
    [earlier] Con questa correzione la partita sarebbe finita prima, e le manche dopo non tornerebbero. Non è cambiato niente.
   *[over] Tutte le manche di questa partita sono segnate. Correggine una, o chiudi il segnapunti.
 }
T-133 = Serve un numero intero per ognuno, { $count } in tutto, separati da spazi e in quest’ordine: { $players }.
T-134 = { $player } non può aver dichiarato così: in questa manche si va da 0 a { $most }.
T-135 = { $why ->
    [points] I punti di una manche sono sempre 26 in tutto; questi sono { $total }. Chi ha fatto cappotto ne ha 26, gli altri 0.
    [queen] Qualcuno deve avere almeno { $points } punti: la donna di picche da sola li vale.
   *[tricks] Sono state date { $dealt } carte, quindi c’erano { $least ->
        [0] al massimo { $dealt }
        [-1] { $dealt }
       *[other] da { $least } a { $dealt }
    } prese da fare; queste sono { $total }.
 }
T-136 = Questi bonus non stanno insieme: nessuno cattura senza una presa, ogni carta si cattura una volta, ogni potere si usa una volta, e lo Skull King è uno solo.
T-137 = In questo canale sono in uso { $most } segnapunti, e di più non si può. Prima chiudine uno.
T-138 = Intanto { $player } ha segnato la manche { $round }. Non è stato sovrascritto niente: guarda cosa c’è, poi correggi.
T-139 = Questa partita si è giocata a un tavolo vero: nessuno ha segnato le carte, quindi non si può rivedere e non c’è il file delle mosse.
T-127 = Gli aiutini ci sono solo ai tavoli privati il cui risultato non si confronta con quello di nessuno.
T-128 = Questo enigma è chiuso: ecco la soluzione.
T-129 = L’enigma di oggi non è ancora pronto. Riprova tra un attimo.
T-140 = Qui aspettano già un posto in { $most }.
T-141 = Qui non stai aspettando un posto.
T-142 = È l’ultima manche di questa partita: non si siede più nessuno. `/{ name-play }` ti dà un posto nella prossima.
T-60 = Non puoi riprendere questo posto da te. { $named ->
    [no] Solo chi ospita o un moderatore
   *[yes] Solo { $host }, che ospita, o un moderatore
} può farti tornare con /{ name-table } { name-substitute } e il tuo nome.
T-61 = Non puoi riprendere questo posto da te. Solo chi organizza o un moderatore può farti tornare con /{ name-table } { name-substitute } e il tuo nome.
T-62 = Adesso al tuo posto gioca { $player }. Se vuoi, guarda pure.
T-63 = Non puoi riprendere questo posto da te. Solo un moderatore può farti tornare con /{ name-table } { name-substitute } e il tuo nome.
T-67 = [Questo messaggio]({ $link }) è stato riportato in basso meno di mezzo minuto fa; non è cambiato niente. Si può di nuovo tra { $seconds } s.
T-68 = Il tavolo non è ancora sceso: Discord non risponde, o non posso scrivere nel suo canale. [È ancora qui]({ $link }).
T-70 = Da quando ti è stato chiesto è cambiato qualcosa. Adesso è così.
T-71 =
    { $count ->
        [one] In questo canale c’è già un campionato: { $championships }.
       *[other] In questo canale ci sono già { $count } campionati: { $championships }.
    }
R-HC-15 = In questo campionato si gioca in { $players }.
T-165 = Qui non c’è stata una stagione così: { $season }. Il menu sotto /{ name-season } ha quelle che ci sono.
T-166 = Anche senza i file delle mosse questa stagione è più grande di quanto può esserlo un file qui, cioè { $size } MB.
