# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Avvisi
button-call = Chiama gente
button-no-calls = Non chiamatemi
calls-title = Avvisi dai tavoli
calls-this = Di { $game }
calls-all = Di tutti i giochi
calls-none = Mai
calls-now-games = Su questo server ti chiamano per { $games }.
calls-now-all = Su questo server ti chiamano per tutti i giochi.
calls-now-none = Su questo server non ti chiama nessuno.
calls-muted = I tuoi avvisi sono spenti in /{ name-settings }, quindi non ti chiama nessuno.
calls-why = Quando chi ospita preme { button-call }, un messaggio menziona fino a { $most } persone che hanno attivato gli avvisi e non sono già a un tavolo. Succede al massimo una volta all’ora.
call-players = { $pings } [Un tavolo di { $game }]({ $link }) cerca gente.
called-now =
    { $count ->
        [one] Hai chiamato una persona: [il messaggio]({ $link }).
       *[other] Hai chiamato { $count } persone: [il messaggio]({ $link }).
    }
T-155 = L’ultima chiamata qui è di meno di un’ora fa. Puoi farne un’altra { $moment }.
T-156 = Ora non si può chiamare nessuno: nessuno l’ha chiesto con la 🔔 di un tavolo o in /{ name-settings }, oppure chi l’ha chiesto sta giocando o non vede questo canale.
T-157 = Su questo server non si può chiamare gente.
T-167 = A questo tavolo si siede solo chi è invitato, quindi non si può chiamare nessuno. **{ button-admit-all }** lo cambia.
