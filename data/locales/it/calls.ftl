# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Avvisi
button-call = Cerca gente
button-no-calls = Non avvisarmi
calls-title = Avvisi: cercasi gente
calls-this = Per { $game }
calls-all = Per tutti i giochi
calls-none = Mai
calls-now-games = Su questo server ti avviso quando si cerca gente per { $games }.
calls-now-all = Su questo server ti avviso quando si cerca gente, per qualsiasi gioco.
calls-now-none = Su questo server non ti avviso quando si cerca gente.
calls-muted = I tuoi avvisi sono spenti in /{ name-settings }, quindi non te ne mando.
calls-why = Quando chi ospita preme { button-call }, un messaggio menziona fino a { $most } persone che vogliono questi avvisi e non sono a un tavolo. Succede al massimo una volta all’ora.
call-players = { $pings } [Un tavolo di { $game }]({ $link }) cerca gente.
called-now =
    { $count ->
        [one] Ho avvisato una persona: [il messaggio]({ $link }).
       *[other] Ho avvisato { $count } persone: [il messaggio]({ $link }).
    }
T-155 = Qui si è già cercato gente meno di un’ora fa. Puoi farlo di nuovo { $moment }.
T-156 = Ora non c’è nessuno da avvisare: nessuno vuole avvisi (si attivano con la 🔔 di un tavolo o in /{ name-settings }), oppure chi li vuole sta giocando o non vede questo canale.
T-157 = Su questo server non si può cercare gente con un avviso.
T-167 = A questo tavolo si siede solo chi è invitato, quindi non si può cercare gente. **{ button-admit-all }** lo cambia.
