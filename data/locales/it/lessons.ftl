# The lessons of the games, step by step: data/lessons/. Each is read with a picture of the table below.

button-learn = Impara in 5 minuti
button-learn-why = Una lezione solo per te; il posto resta tuo
begin-learn = Impara un gioco
lesson-which = Quale gioco vuoi imparare?
lesson-step = Lezione di { $game } · { $step } di { $steps }
lesson-back = Indietro
lesson-next = Avanti
lesson-open = Apri un tavolo coi robot

## Skull King

lesson-skull-king-bid = In ogni presa si gioca una carta a testa, e la più forte le prende tutte. Di’ quante prese farai: è la tua dichiarazione. Prova con **1**.
lesson-skull-king-bid-other = Puoi dire anche 0: prometti di non fare prese. Ma in questa lezione dichiara **1**.
lesson-skull-king-mermaid = Per ora vince lo Skull King, che batte tutti i numeri. Solo una **sirena** lo cattura. Gioca la tua!
lesson-skull-king-capture-head = Hai catturato lo Skull King!
lesson-skull-king-capture = La sirena lo batte, prima o dopo che esca. Hai fatto una presa, proprio come avevi dichiarato.
lesson-skull-king-exact-head = Dichiarazione esatta: +60
lesson-skull-king-exact = Se indovini: +20 a presa, e +40 per lo Skull King catturato. { $two } ne ha dichiarata 1 e non ne ha fatte: −10 per ogni presa di differenza.
lesson-skull-king-zero = Adesso due carte, due prese. Lo 0 è speciale: +10 a carta se non fai prese, −10 a carta se ne fai anche solo una. Dichiara **0**.
lesson-skull-king-zero-other = Puoi farlo, ma stavolta prova con **0**: prometti di non fare nessuna presa.
lesson-skull-king-follow = { $two } è uscito con il giallo. Se hai quel seme devi giocarlo, oppure giochi una carta speciale (senza numero). Tu il giallo ce l’hai.
lesson-skull-king-pirate-head = La prende un pirata
lesson-skull-king-pirate = Le speciali si possono giocare sempre. Un pirata batte numeri e sirene; lui lo batte solo lo Skull King. Chi fa la presa apre la successiva.
lesson-skull-king-void = Questa presa è viola e tu non ne hai: gioca quello che vuoi. Il tuo 2 verde è di un altro seme, quindi non può vincere.
lesson-skull-king-trump-head = Il nero batte il viola
lesson-skull-king-trump = Il nero è briscola: anche la sua carta più bassa batte gli altri semi. Senza neri né speciali, vince la più alta del seme della presa.
lesson-skull-king-end-head = Adesso sai giocare!
lesson-skull-king-end = Dichiarate 0, fatte 0: +20, 10 a carta. Dopo dieci manche vince chi ha più punti.
lesson-skull-king-beyond = Per fughe, Tigre e bonus dei 14 vedi /skullking { name-rules }.

## Hearts

lesson-hearts-pass = Qui i punti fanno male: un cuore costa 1, la donna di picche 13. Per prima cosa si passano tre carte. Scegli i tuoi **quadri**: re, fante e 9.
lesson-hearts-pass-other = Puoi passare le tre che vuoi, ma in questa lezione scegli i tuoi tre **quadri**: re, fante e 9.
lesson-hearts-follow = Il 2 di fiori apre la manche. Rispondi al seme d’uscita, se ce l’hai; la carta più alta di quel seme prende tutte e quattro le carte. Gioca il tuo **asso**.
lesson-hearts-follow-other = Puoi giocare anche quella carta di fiori, ma in questa lezione gioca l’**asso** e fai la presa.
lesson-hearts-lead = La presa è tua, quindi apri la prossima. Non si può aprire a cuori finché qualcuno non ne gioca uno. Apri con il **3 di fiori**.
lesson-hearts-lead-other = Puoi aprire anche così, ma in questa lezione gioca il **3 di fiori**.
lesson-hearts-queen = Questa presa è a quadri e tu non ne hai più: gioca quello che vuoi. Liberati della **donna di picche**!
lesson-hearts-queen-other = Puoi farlo, ma è l’occasione giusta: lascia la **donna di picche** e i suoi 13 punti a chi fa questa presa.
lesson-hearts-taken-head = 13 punti per { $two }
lesson-hearts-taken = { $two } ha giocato la carta di quadri più alta e si prende tutte e quattro le carte, compresa la tua donna. Alla fine vince chi ha meno punti.
lesson-hearts-heart = { $two } ha aperto a picche, e tu ne hai. Gioca il tuo **re** e vediamo che succede.
lesson-hearts-heart-other = Puoi giocare anche quella carta di picche, ma gioca il **re** per vedere quanto costa un cuore.
lesson-hearts-broken-head = Un cuore: 1 punto
lesson-hearts-broken = Il tuo re ha preso tutto, anche il cuore di { $one }, che non ha picche. Ora i cuori sono aperti: si può aprire a cuori.
lesson-hearts-end-head = E infine il cappotto
lesson-hearts-end = Tutti i 13 cuori e la donna di picche fanno cappotto: 0 punti a te, 26 a testa agli altri.
lesson-hearts-beyond = Si gioca fino a 100 punti: /hearts { name-rules }.

## Skull

lesson-skull-place = Ognuno ha tre rose e un teschio, e posa un disco coperto. Poi si cercano rose, e un teschio ti ferma. Posa una **rosa**.
lesson-skull-place-other = Puoi posare il teschio, perché ci caschi qualcuno, ma in questa lezione posa una **rosa**.
lesson-skull-claim = Posa un altro disco, o scommetti: quante rose riesci a girare senza trovare un teschio? Sul tavolo ci sono tre dischi. Scommetti **2**.
lesson-skull-claim-other = Puoi farlo, ma in questa lezione scommetti **2**.
lesson-skull-own = Gli altri potevano rilanciare, ma hanno passato. Quindi giri due dischi, uno alla volta, prima il tuo.
lesson-skull-next = Una rosa! Ne manca un’altra, da qualsiasi pila. Prova con **{ $one }**.
lesson-skull-next-other = Puoi girare quello di chiunque, ma in questa lezione prova con **{ $one }**.
lesson-skull-won-head = Scommessa vinta!
lesson-skull-won = Due rose, come avevi detto: il tuo tappetino si gira. Con due scommesse vinte vinci la partita. Tutti riprendono i dischi, e inizi tu.
lesson-skull-again = Nuova manche, nuovo primo disco. Posa una **rosa**.
lesson-skull-again-other = Puoi bluffare col teschio, ma in questa lezione posa una **rosa**.
lesson-skull-add = Inizi tu. Niente scommesse per ora: posa un’altra **rosa** sopra.
lesson-skull-add-other = Puoi farlo, ma in questa lezione posa un’altra **rosa**.
lesson-skull-raise = { $one } scommette 2, { $two } passa. Ora non si posano più dischi: o rilanci, o passi. Rilancia a **3** dei quattro.
lesson-skull-raise-other = Puoi farlo, ma in questa lezione rilancia a **3**.
lesson-skull-pile = { $one } passa, quindi devi trovare tre rose. Prima la tua pila, dall’alto.
lesson-skull-rest = Una rosa. La tua pila va per prima, fino all’ultimo disco.
lesson-skull-skull = Due rose, ne manca una: { $one } o { $two }? Non puoi saperlo. Gira il disco di **{ $two }**.
lesson-skull-skull-other = Puoi farlo, ma in questa lezione ti aspetta un teschio: gira il disco di **{ $two }**.
lesson-skull-end-head = Un teschio: scommessa persa
lesson-skull-end = Perdi un disco per sempre, pescato alla cieca da { $two }, che aveva il teschio. Senza dischi sei fuori.
lesson-skull-beyond = Vince anche chi resta l’unico con dei dischi: vedi /skull { name-rules }.
