# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = quando
about-at = Non ora ma più avanti: venerdì alle 21, domani 20:30, tra 2 ore, una data
name-weekly = settimanale
about-weekly = Chiedere di nuovo ogni settimana, a quest’ora
name-event = evento
about-event = Aggiungere un evento a questo server
about-own-zone = Il tuo fuso orario, che poi ricordo

meeting-by = { $host } invita
meeting-weekly = ogni settimana
meeting-coming = **Ci sono ({ $count } su { $seats })**
meeting-waiting = **Aspettano un posto ({ $count })**
meeting-perhaps = **Forse ({ $count })**
meeting-cannot = **Assenti ({ $count })**
meeting-nobody = Nessuno ha ancora risposto.
meeting-more = altri { $count }
meeting-how = A chi viene lo ricordo 15 minuti prima. Poi il tavolo si apre qui.
meeting-how-unreminded = A quell’ora il tavolo si apre qui.
meeting-soon = Il tavolo si apre appena posso di nuovo aprirne.
meeting-lobby = Il tavolo è aperto: [prendi posto]({ $link }). Si inizia quando ci siete tutti, o dopo 5 minuti coi robot.
meeting-over = È iniziata: [il tavolo]({ $link }). Chi arriva tardi può prendere il posto di un robot.
meeting-missed = Non è venuto nessuno.
meeting-given-up = Per tre settimane di fila non è venuto nessuno, quindi non chiedo più.
meeting-off = { $player } ha annullato.
meeting-late = A quell’ora non c’ero, quindi niente partita. Scusate!
meeting-next = Per la prossima settimana chiedo di nuovo, qui sotto.
button-meeting-coming = Ci sono · { $count }
button-meeting-perhaps = Forse · { $count }
button-meeting-cannot = Non posso · { $count }
meeting-tools = Sposta, ogni settimana, annulla
meeting-move = Sposta
meeting-move-why = Per chi ospita e i moderatori
meeting-repeat = Ogni settimana
meeting-repeat-why = Lo chiedo di nuovo ogni settimana a quest’ora
meeting-once = Non più ogni settimana
meeting-once-why = Questa è l’ultima volta
meeting-event = Aggiungi un evento
meeting-event-why = Agli eventi di questo server
meeting-call-off = Annulla l’appuntamento
meeting-call-off-why = Lo dico a chi viene
meeting-coming-now = Ci sei: { $time }. Te lo ricordo 15 minuti prima.
meeting-unreminded-now = Ci sei: { $time }. A quell’ora il tavolo si apre qui.
meeting-waiting-now = Ci sei: { $time }. I posti sono tutti presi, quindi ne aspetti uno.
meeting-perhaps-now = Forse: { $time }. Premi **Ci sono** quando lo sai.
meeting-cannot-now = Peccato! Se poi ce la fai, premi **Ci sono**.
meeting-cannot-late-now = Peccato! Si comincia senza di te. Se poi ce la fai, premi **{ button-join }** al tavolo, o usa /{ name-play } a partita iniziata.
meeting-moved-now = Spostato: { $time }. Lo dico a chi ha risposto.
meeting-off-now = È annullato. Lo dico a chi ha risposto.
meeting-repeat-now = D’ora in poi chiedo di nuovo ogni settimana.
meeting-once-now = Dopo questa volta non chiedo più.
meeting-event-now = L’evento è tra gli eventi di questo server.
meeting-form-title = Sposta l’appuntamento
meeting-form-label = Quando
meeting-form-hint = venerdì alle 21
meeting-notice-reminder = { $pings } { $game } inizia { $left }: [ecco chi viene]({ $link })
meeting-notice-moved = { $pings } { $game } è stato spostato: { $time }. [Ecco chi viene]({ $link })
meeting-notice-off = { $pings } { $game }, { $time }: annullato.
meeting-read = { $weekday } { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] lunedì
        [1] martedì
        [2] mercoledì
        [3] giovedì
        [4] venerdì
        [5] sabato
       *[6] domenica
    }
ask-meeting-off = Annullare { $game }, { $time }?
ask-meeting-told =
    { $count ->
        [0] Nessun altro ha ancora risposto.
        [one] Lo dico a una persona.
       *[other] Lo dico a { $count } persone.
    }
ask-meeting-weekly = Quello della prossima settimana resta. Per smettere del tutto, scegli prima **{ meeting-once }**.
button-ask-meeting-off = Annulla la partita
lobby-invitation-meeting = Si inizia appena ci siete tutti, o { $moment } coi robot nei posti liberi. Chi arriva tardi può prenderne uno.

T-145 = Non capisco quest’ora: { $value }. Scrivi per esempio `venerdì alle 21`, `domani 20:30`, `tra 2 ore` o `2027-01-31 20:30`.
T-146 = **{ $value }** può essere { $moments }. Quale? Dillo con **di mattina** o **di sera**, come 09:00 o 21:00, o con una data.
T-147 = { $at } è già passato. Scegli un’ora che deve ancora venire.
T-148 = { $at } è troppo lontano. Scegli un’ora nei prossimi { $days } giorni.
T-149 = Quella notte quest’ora non esiste, perché si sposta avanti l’orologio. Scegli un’altra ora.
T-150 =
    { $limit ->
        [channel] In questo canale ci sono già { $most } appuntamenti, e di più non si può. Aspetta che ne passi uno.
       *[other] Qui hai già fissato { $most } appuntamenti, e di più non si può. Aspetta che ne passi uno, o annullane uno.
    }
T-151 = Qui non c’è nessun appuntamento così. Fissane uno con `/{ name-play } { name-at }`.
T-152 = Questo appuntamento è iniziato, o è passato. Il suo messaggio dice com’è andata.
T-153 = Qui non posso aggiungere un evento: { $why ->
        [permission] un moderatore deve permettermi di creare eventi.
       *[other] adesso Discord non lo accetta.
    } L’appuntamento resta com’è.
T-154 = `{ name-weekly }`, `{ name-event }` e `{ name-zone }` sono per una partita a un’ora precisa. Di’ quando con `{ name-at }`, per esempio `venerdì alle 21`.
