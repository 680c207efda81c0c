# What is asked once before something is destroyed or taken away, and what is true afterwards.

button-keep = Non cambiare niente
ask-kept = Non è cambiato niente.
ask-reason = Poi ti verrà chiesto un motivo. Potranno leggerlo tutti.

## Tables
ask-there = In { $channel }, con { $players }
ask-there-alone = In { $channel }
ask-there-private = Al tuo tavolo privato
ask-close = Chiudere { $table }?
ask-close-running = Si sta giocando la manche { $round }. La partita finisce qui senza risultato e non conta per nessuno.
ask-close-back = Per un giorno chi siede qui può riprenderla.
ask-close-lobby = La partita non è iniziata: tutti perdono il posto, e le opzioni vanno perse.
button-ask-close = Chiudi il tavolo
match-cancelled = Hai chiuso il tavolo, senza risultato. Per un giorno chi era seduto può riprendere la partita: col pulsante sotto il messaggio o con /{ name-table } { name-back }.
ask-kick = Espellere { $player } da { $table }?
ask-kick-running = Al suo posto continua un robot.
ask-kick-lobby = Il posto torna libero.
ask-kick-back = { $player } può tornare solo se chi gestisce il tavolo scrive /{ name-table } { name-substitute }.
button-ask-kick = Espelli
ask-substitute = { $table }: mettere { $newcomer } al posto di { $player }?
ask-substitute-lost = { $player } non può riprenderlo finché gioca { $newcomer }.
button-ask-substitute = Fai il cambio
ask-leave = Lasciare { $table }?
ask-leave-running = Al tuo posto continua un robot. Puoi tornare finché non lo prende qualcun altro; se alla fine non ci sei, la partita vale come abbandonata.
ask-leave-last = Ci sei solo tu: il tavolo dorme finché non torna qualcuno.
ask-leave-private = Il tavolo dorme finché non torni: /{ name-table } { name-back }.
ask-leave-lobby = Ci sei solo tu: il tavolo si chiude, e le opzioni vanno perse.
button-ask-leave = Lascia il tavolo

## Championships
ask-draw = { $name }: fare adesso il sorteggio?
ask-draw-lost = Dopo il sorteggio nessuno può più iscriversi o ritirarsi.
ask-retire = { $name }: toglierti dalla lista?
ask-retire-lost = Non lo giocherai. Fino al sorteggio puoi iscriverti di nuovo.
retired = { $name }: non sei più nella lista.
ask-withdraw = { $name }: ritirare { $player }?
ask-withdraw-lost = Le partite che { $player } non ha giocato sono perse, in quelle in corso continua un robot, e in questo campionato non si può tornare.
button-ask-withdraw = Ritira
ask-void = { $name }: annullare il campionato?
ask-void-lost = Non si gioca più niente e non ci sono posti in classifica. Non si può tornare indietro.
ask-end = { $name }: chiudere in anticipo?
ask-end-lost = I suoi tavoli si chiudono, nessuno riceve medaglie o punti, e non si può riprendere.

## Boards
ask-season = Chiudere la stagione { $season }?
ask-season-lost = D’ora in poi conta l’anno solare. Quello che si gioca dopo non conta per questa stagione, che non può continuare.
button-ask-season = Chiudi la stagione
ask-void-match = Annullare la partita { $match }?
ask-void-match-lost = Non conta più in nessuna classifica né per il rating. Non si può tornare indietro.
button-ask-void-match = Annullala

## Told to the others
ended-by = Chiuso da { $by }.
back-until = Chi era seduto qui può riprendere la partita, è tutto com’era. Scadenza: { $moment }.
button-take-up = Riprendi la partita
kicked-told = { $by } ha espulso { $player }. Al suo posto continua { $robot }.
kicked-lobby-told = { $by } ha espulso { $player } da questo tavolo.
given-told = { $by } ha messo { $newcomer } al posto di { $player }.
taken-told = { $newcomer } ha preso il posto di { $player }.
ruled-by = { $told } (deciso da { $by })
season-ended-told = { $by } ha chiuso la stagione { $season }: { $reason }
    /{ name-season } ne tiene le classifiche.
match-void-told = { $by } ha annullato la partita { $match }: { $reason }

## A closed match cannot be taken up again
T-103 = Questa partita è chiusa da troppo tempo: si può riprendere solo per un giorno.
T-100 = Questa partita non si può riprendere: nessuno l’ha chiusa a metà.
T-101 = Questa partita non si può riprendere: qualcuno che era seduto lì ha fatto cancellare tutto quello che lo riguarda.
T-102 = Questa partita non si può ancora riprendere. Chi l’ha aperta è al limite di questo server: { $most ->
    [one] un tavolo non ancora finito
   *[other] { $most } tavoli non ancora finiti
}. Si potrà riprendere quando ne finisce uno.
