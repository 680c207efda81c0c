# Finished matches: the list, and each one played again step by step.

history-date = { $day }/{ $month }/{ $year }
history-title = Le partite finite di questo server
history-title-you = Le tue partite finite
history-title-of = Le partite finite di { $player }
history-empty = Non è ancora finita nessuna partita.
history-void = Annullata: { $reason }
history-newer = Più recenti
history-older = Meno recenti
history-all = Di tutti
history-mine = Le mie
history-open = Apri una partita, altro gioco…
history-void-short = annullata
replay-head = Replay: { $what }
replay-head-table = Replay · { $what }
replay-bid = { $player } dichiara { $bid }
replay-made = { $player } · { $what }

## One match again
replay-at = partita finita **{ $match }** · mossa { $step } di { $steps }
replay-trick = { $player } fa la presa { $number } con { $card }
replay-number = un { $card }
replay-trick-none = la presa { $number } non va a nessuno
replay-bids = si scoprono tutte le dichiarazioni
replay-claim-won = { $player } vince la scommessa
replay-claim-lost = { $player } becca un teschio
replay-hands = La mano di tutti
replay-marks = ⏳: non aveva ancora deciso · ✅: aveva deciso
replay-skull-hand = in mano { $discs }
replay-skull-pile = sul tappetino { $discs }
replay-round-back = Manche precedente
replay-trick-back = Presa precedente
replay-back = Indietro
replay-on = Avanti
replay-trick-on = Presa successiva
replay-round-on = Manche successiva
replay-to-worst-skull-king = La presa che mi ha fatto sbagliare
replay-to-worst-hearts = La mia presa con più punti
replay-to-worst-skull = La mia scommessa persa più alta
replay-worst-skull-king = Questa presa ti ha fatto sbagliare la dichiarazione, nella tua manche peggiore.
replay-worst-hearts = Nessun’altra presa ti ha dato tanti punti.
replay-worst-skull = Questa è la scommessa più alta che hai perso per un teschio.
replay-no-worst = In questa partita niente ti è costato molto: qui non hai un momento peggiore.
replay-picture = Presa per presa, in immagini
replay-text = Tutte le mani, mossa per mossa
replay-version = **{ $match }** è stata giocata con la versione { $version } delle regole. Quella di oggi, la { $now }, non può rigiocarla; ecco i suoi punti.
replay-after = Dopo la manche { $round }: { $points }
button-replay = Replay
replay-report = Segnala un errore qui
replay-report-why = Tutte le mosse e un testo pronto per il modulo degli errori del progetto
report-attached = Per il modulo degli errori del progetto: il testo qui sotto e quello che dice questo file. Aggiungi cosa sarebbe dovuto succedere. Il file mostra tutte le mani.
replay-page = Pagina web
replay-menu = Manche, punti…
page-keys = Tasti: ← e → una mossa, con Maiusc una presa o manche intera, Inizio e Fine.
page-steps = Mosse della partita
page-old = La partita è finita così. Per scorrerla la pagina ha bisogno di JavaScript e di un browser del 2023 o più recente.
page-attached = Tutta la partita in una pagina da aprire nel browser, anche senza rete.

## The evening of a table
button-evening = Chiudi la serata
button-evening-why = Un riassunto di tutte le partite della serata
evening-title = { $game }: una serata di { $count } partite
evening-best = Risultato migliore di una partita: { $player }, { $points } ({ $match })
evening-closest = Finale più tirato: { $match }, { $count ->
        [0] vittoria a pari merito
        [one] un punto di differenza
       *[other] { $count } punti di differenza
    }
replay-stop = Manche { $round } · partita **{ $match }**, immagine { $step } di { $steps }
replay-broke-skull-king = Qui è saltata la tua dichiarazione
replay-broke-hearts = La tua presa più cara
replay-broke-skull = La tua scommessa persa più alta
replay-round-trick = Manche { $round } · presa { $number }
