# Score pads: matches with real cards, written down round by round.

name-scorepad = segnapunti
about-scorepad = Tieni i punti di una partita con carte vere

pad-form-open = Un segnapunti per carte vere
pad-members = Chi gioca?
pad-names = Chi altro, senza Discord?
pad-names-hint = Nomi separati da virgole: Nonno, Rosi
pad-extras = Si gioca anche con
pad-extra-powers = Poteri dei pirati
pad-extra-rascal = Punteggio del Furfante
pad-extra-cannon_loads = Punteggio del Furfante con cariche
pad-extra-per_card = Le catture contano per ogni carta
pad-extra-extra_hand = A parità, manche di spareggio
pad-end = Durata
pad-end-100 = A 100 punti
pad-end-50 = A 50 punti (in quattro)
pad-end-4 = Quattro manche (in quattro)
pad-end-8 = Otto manche (in quattro)

pad-title = Segnapunti: { $game }
pad-about = { $game } con carte vere
pad-won =
    { $count ->
        [one] 🏆 Vince { $players }
       *[other] 🏆 Vincono { $players }
    }
pad-next = Prossima: manche { $round }{ $cards ->
        [0] { "" }
        [one] , { $cards } carta
       *[other] , { $cards } carte
    }. I punti può segnarli chi gioca.
pad-complete = Tutte le manche sono segnate. Con **Chiudi** diventa una partita; fino ad allora puoi correggere.
pad-asleep = Qui nessuno segna punti da una settimana: il segnapunti dorme.
pad-wrote-round = { $player } ha segnato la manche { $round } { $moment }
pad-corrected-round = { $player } ha corretto la manche { $round } { $moment }
pad-wrote = Segnato da { $player } { $moment }
pad-corrected = Corretto da { $player } { $moment }
pad-alt = Il segnapunti. { $results }.
pad-discarded = Il segnapunti ({ $game }) è stato messo via prima della prima manche.
pad-ended = Adesso è la partita **{ $match }**, in /{ name-history }, segnata come giocata a un tavolo vero.
pad-no-replay = Giocata a un tavolo vero: nessuno ha segnato le carte, quindi niente replay, niente controllo della distribuzione e niente analisi.
pad-round = Manche { $round }
pad-correct = Guarda una manche, correggi, aggiungi bonus
button-pad-next = Manche { $round }
button-pad-end = Chiudi
button-pad-wake = Riprendi
button-pad-again = Torna al modulo
button-pad-skull-king = Dichiarate e fatte
button-pad-hearts = Punti
pad-bonus = Aggiungi o cambia i bonus di…

pad-order = In quest’ordine: { $names }
pad-bids = Dichiarate ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    })
pad-tricks = Prese fatte ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    })
pad-cannonball = Chi ha caricato la palla di cannone?
pad-taken = Punti presi (26 in tutto)
pad-bonus-title = Manche { $round }: { $player }
pad-cards = Catturati
pad-took-king = Lo Skull King, con una sirena
pad-pirates = Pirati, con lo Skull King
pad-pirates-count =
    { $count ->
        [0] Nessuno
       *[other] { $count }
    }
pad-mermaids = Sirene, con un pirata
pad-mermaids-0 = Nessuna
pad-mermaids-1 = Una
pad-mermaids-2 = Due in una presa
pad-mermaids-1-and-1 = Due in due prese
pad-allies = Alleanza di bottino con
pad-ally-twice = { $player }, due volte
pad-powers = Poteri usati
pad-power-wager-10 = Furfante: scommessa da 10
pad-power-wager-20 = Furfante: scommessa da 20
pad-power-harry-1 = Harry: dichiarazione più uno
pad-power-harry-minus-1 = Harry: dichiarazione meno uno

ask-pad-end = Chiudere il segnapunti ({ $game })?
ask-pad-empty = Non c’è scritto niente: viene messo via.
ask-pad-final = Diventa una partita con questi risultati; dopo nessuno può correggerla.
ask-pad-counts = Conta per le classifiche di questo server.
ask-pad-setting = Non conta per le classifiche: i moderatori possono cambiarlo in /{ name-server } { name-settings }.
ask-pad-early = Non tutte le manche sono segnate, quindi non conta per le classifiche.
button-ask-pad-end = Chiudilo
history-real = carte vere

server-boards-page = Classifiche
server-pads = Partite con carte vere
server-pads-short = Carte vere
server-pads-why = Scegli se le partite di un segnapunti contano per le classifiche e la stagione. I punti li segna chi gioca; nessuno controlla le carte.
server-pads-on = Contano
server-pads-off = Non contano
