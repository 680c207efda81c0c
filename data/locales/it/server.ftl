# For those who keep a server: how the bot is in a channel, all tables, who is blocked; and its one greeting.

## /server diagnostics
diagnosis-title = Cosa posso fare in { $channel }
diagnosis-may = Permessi che ho già: { $permissions }.
diagnosis-well = Qui va tutto bene: tavoli, thread e immagini.
diagnosis-allow = Dammi i permessi che mancano: impostazioni del canale, voce Permessi. Me ne accorgo da solo.
lack-view_channel = Non vedo questo canale, quindi qui non si può aprire o mostrare nessun tavolo.
lack-send_messages = Qui non posso scrivere, quindi non si può aprire o mostrare nessun tavolo.
lack-send_messages_in_threads = Non posso scrivere nei thread, quindi ogni tavolo si gioca nel canale.
lack-create_public_threads = Non posso aprire thread, quindi ogni tavolo si gioca nel canale.
lack-attach_files = Non posso allegare immagini, quindi i tavoli si vedono in testo.
silent = I miei messaggi
silent-forbidden = Qui Discord non mi lascia scrivere: il primo rifiuto è di { $since }. Le mosse dei giocatori valgono, ma le vede solo chi le fa.
silent-locked = Questo thread è bloccato: il primo rifiuto di Discord è di { $since }. Sbloccatelo, e continuo.
silent-other = Qui Discord rifiuta quello che scrivo (codice { $code }): il primo rifiuto è di { $since }.
silent-again = Dopo una modifica, /{ name-table } { name-show } mi fa riprovare subito.
silent-pictures = Qui Discord rifiuta le immagini: il primo rifiuto è di { $since }. Il testo resta, senza.
silent-elsewhere = Altri canali dove Discord non mi lascia scrivere: { $channels }.
diagnosis-channels = I tavoli si possono aprire solo in { $channels }, come scelto in /{ name-server } { name-settings }.
diagnosis-drain = Sto per essere riavviato: fino ad allora non si aprono tavoli nuovi.
diagnosis-signs = Le mie emoji non ci sono (ancora): le carte si vedono con simboli semplici.

## /server tables
tables-title = Cosa è aperto su questo server
tables-none = Su questo server non c’è nessun tavolo aperto né campionati in corso.
button-server-settings = Impostazioni del server
button-open-tables = Lista dei tavoli
tables-choose = Cosa vuoi chiudere?
tables-page = Pagina { $page } di { $pages }
tables-opened = { $state }, aperto { $since }
tables-championship = campionato, aperto { $since }
tables-newer = Più recenti
tables-older = Meno recenti
tables-closed = { $table } è chiuso.

## /server block, /server unblock
blocked-title = Persone bloccate
blocked-why = Qui non possono aprire, giocare o seguire tavoli e campionati. Il posto che hanno resta loro finché non lo lasciano, e un campionato già iniziato lo giocano fino in fondo.
blocked-none = Nessuno è bloccato.
blocked-choose = Sblocca qualcuno
blocked-now = { $player } qui non può più aprire, giocare o seguire tavoli e campionati. Il posto che ha resta suo finché non lo lascia: con /{ name-table } { name-kick } ci gioca un robot.
unblocked-now = { $player } può di nuovo sedersi qui.

## The greeting, once on each server
welcome = **Ehilà, ciurma!** Porto giochi di carte nei vostri canali: { $games }. /{ name-play } vi dà un posto, subito o a un’ora precisa; /{ name-help } spiega in cinque righe come si comincia. Per i moderatori c’è /{ name-server } { name-settings }.
welcome-missing = Permessi che mi mancavano all’arrivo: { $permissions }. /{ name-server } { name-diagnostics } spiega a cosa servono.
