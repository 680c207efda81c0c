# The settings pages.

## A person's own
settings-title = Le tue impostazioni
settings-why = Solo per te, su tutti i server.
preview-turn = Tocca a te
preview-hand = Mano nuova
preview-round = Fine manche
prefer-on = Sì
prefer-off = No
prefer-robots = Solo coi robot
prefer-language = Lingua
language-auto = Come in Discord
prefer-cards = Carte
cards-emojis = Icone
cards-emojis-why = Ogni carta è una piccola immagine, col nome sul pulsante.
cards-signs = Simboli
cards-signs-why = Un simbolo e una lettera per ogni seme; più corto.
cards-words = Solo parole
cards-words-why = Niente simboli né tabelle; per lettori di schermo.
prefer-pictures = Immagini
pictures-server = Decide il server
pictures-server-why = Ogni server decide per i suoi tavoli.
pictures-here = Su questo server: { $chosen }.
pictures-moments = Nei momenti chiave
pictures-moments-told = Momenti chiave: le regole, una mano nuova, la fine di una manche.
pictures-moments-why = Nelle regole, a ogni mano nuova, a fine manche; il testo dice le stesse cose.
pictures-always = Sempre
prefer-pictures-always-why = Anche la tua mano e la presa, ogni volta che tocca a te.
pictures-never = Mai
pictures-never-why = Solo testo.
prefer-hand_order = Ordine delle carte
hand-order-suit = Per seme
hand-order-rank = Per valore
prefer-dm_hands = Carte in privato
prefer-pings = Avvisami quando tocca a me
prefer-calls = Avvisi su questo server
prefer-two_tap = Conferma a ogni mossa
prefer-autoplay = Ultima carta in automatico

## A server's
server-title = Impostazioni del server
server-why = Moderi questo server: dal menu in fondo puoi cambiare tutto.
server-change = Cambia…
server-look-page = Lingua e aspetto
server-channels-page = Canali
server-roles-page = Chi può fare cosa
server-timers-page = Tempo per decidere
server-limits-page = Limiti
server-language-short = Lingua
server-language = Lingua dei tavoli
server-language-why = La lingua di ciò che tutti leggono a un tavolo.
server-language-auto = Quella di chi apre il tavolo
server-cards-short = Carte
server-cards = Come si vedono le carte, per tutti
server-cards-why = Per i messaggi privati ognuno sceglie in /{ name-settings }.
server-pictures-short = Immagini grandi
server-pictures = Immagini grandi
server-pictures-why = Anche per chi non ha scelto in /{ name-settings }.
server-pictures-always-why = Anche ogni carta, ogni disco, e la mano di chi è di turno.
server-channels-short = Dove si aprono tavoli
server-channels = Dove si possono aprire tavoli
server-channels-why = Non scegliere niente per permetterli ovunque.
server-channels-all = In tutti i canali
server-threads-short = Tavoli con un thread
server-threads = Quali tavoli hanno un thread tutto loro
server-threads-why = Un thread tiene il gioco fuori dalla chat del canale.
threads-second = Dal secondo tavolo del canale
threads-always = Tutti i tavoli
threads-never = Nessuno
server-pings-short = Avvisi del bot
server-pings = Chi riceve gli avvisi del bot
server-pings-why = Una volta per scelta, con un link al tavolo.
server-pings-on = Chi è di turno
server-pings-off = Nessuno
server-calls-short = Avvisi per cercare gente
server-calls = Chi riceve l’avviso se un tavolo cerca gente
server-calls-why = Una volta all’ora, se non sta giocando. Si chiede con 🔔 a un tavolo o in /{ name-settings }.
server-calls-on = Chi l’ha chiesto
server-calls-off = Nessuno
server-opener_role-short = Chi apre tavoli
server-opener_role = Chi può aprire tavoli
server-opener_role-why = Non scegliere nessun ruolo per permetterlo a tutti.
server-everybody = Tutti
server-role-only = Solo { $role }
server-moderator_role-short = Chi modera i tavoli
server-moderator_role = Chi modera i tavoli
server-moderator_role-why = Oltre a chi gestisce i messaggi o il server. Discord mostra a questo ruolo /{ name-server } e /{ name-boards } quando li permetti nelle impostazioni del server stesso, alla voce Integrazioni; fino ad allora c’è un pulsante in /{ name-settings }.
server-moderator_role-none = Chi può gestire i messaggi
server-moderator_role-one = Chi può gestire i messaggi, e { $role }
server-championship_role-short = Chi apre campionati per la classifica
server-championship_role = Chi può aprire campionati che contano per la classifica generale
server-championship_role-why = Oltre ai moderatori.
server-championship_role-none = Moderatori
server-championship_role-one = Moderatori, e { $role }
server-no-role = Nessun altro ruolo
server-blocked-now = { $count ->
    [0] Nessuna
    [one] Una persona
   *[other] { $count } persone
}
server-timers-why = Quanto può durare una scelta. Chi apre un tavolo può scegliere un altro tempo.
server-limits-why = Perché nessuno intasi il server. Campionati e rivincite non contano.
server-limits-now-unfinished = Tavoli aperti: **{ $count } per persona**
server-limits-now-person = Nuovi tavoli ogni dieci minuti: **{ $count } per persona**
server-page = Indietro
limit-unfinished = Tavoli aperti per persona
limit-person = Nuovi tavoli per persona ogni dieci minuti
limit-channel = Nuovi tavoli per canale ogni dieci minuti
limit-threads = Nuovi thread all’ora su questo server
limit-threads-why = Oltre il limite si gioca direttamente nel canale.
limit-tables = { $count ->
    [one] { $count } tavolo
   *[other] { $count } tavoli
}
limit-new-threads = { $count ->
    [one] { $count } thread
   *[other] { $count } thread
}
