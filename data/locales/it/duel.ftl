# Duels: commands, message, result.

name-duel = duello
about-duel = Chi gioca meglio le stesse carte? Da due a otto, ognuno entro tre giorni
name-rival = rivale
name-rival2 = rivale2
name-rival3 = rivale3
name-rival4 = rivale4
name-rival5 = rivale5
name-rival6 = rivale6
name-rival7 = rivale7
about-rival = Chi vuoi sfidare (senza nomi: tutti)
name-level = livello
about-level = Quanto giocano bene i robot

duel-challenge = **{ $host }** sfida a duello { $players }: { $game }, le stesse carte per tutti
duel-open = **{ $host }** sfida tutti a duello: { $game }, stesse carte, fino a { $most } giocatori
duel-about = { $rounds } manche contro { $robots } robot (livello: { $level }) · ognuno gioca da solo, quando vuole
duel-player-waiting = non ha iniziato
duel-player-playing = sta giocando
duel-late-waiting = non ha giocato
duel-late-playing = non ha finito
duel-player-finished = ha finito
duel-player-declined = ha rifiutato
duel-player-gone = fuori
duel-until = Scadenza: { $moment } ({ $left }). Prima della fine nessuno vede punti o carte.
button-duel-play = Gioca
button-duel-decline = Rifiuta
button-duel-again = Rivincita
duel-more = Come funziona, annulla…
duel-how = Come funziona
duel-how-why = Le stesse carte, e cosa conta
duel-off = Annulla il duello
duel-off-why = Per chi ha sfidato e i moderatori
duel-rules = **{ $game }, { $rounds } manche.** Tutti siedono allo stesso posto con le stesse carte, contro gli stessi robot, ognuno al suo tavolo.
    - Gioca quando vuoi; puoi fermarti e riprendere. Conta il tuo primo tentativo.
    - Nessuno vede punti o carte degli altri finché non hanno finito tutti, o è scaduto il tempo.
    - Poi decidono i punti. Chi ha finito può guardare le partite degli altri.
duel-called-off = { $player } ha annullato il duello a { $game }. Non ha un risultato.
duel-result-of = { $game }: il duello con le stesse carte è finito
duel-won = { $player } vince il duello
duel-tie = Pari: { $players }
duel-nobody =
    { $count ->
        [0] Il duello non ha un risultato
       *[other] Solo { $player } ha finito il duello
    }
duel-decided = Le manche decisive
duel-round = Manche { $round }: { $best }, { $worst }
duel-watch = Guarda una partita
duel-picture = Punti manche per manche: { $results }.
duel-declined-now = Hai rifiutato. Se cambi idea, premi Gioca finché il duello è aperto.
duel-already = Questo duello è già di nuovo aperto: [il messaggio]({ $link }).
duel-off-now = Hai annullato il duello.
ask-duel-off = Annullare il duello a { $game }?
ask-duel-begun = Hanno iniziato: { $players }
ask-duel-lost = Finisce senza risultato, per tutti.
button-ask-duel-off = Annulla il duello
