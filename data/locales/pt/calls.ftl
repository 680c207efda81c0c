# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Me chame
button-call = Chamar jogadores
button-no-calls = Não me chame
calls-title = Me chamar para mesas
calls-this = Para { $game }
calls-all = Para todos os jogos
calls-none = Nunca
calls-now-games = Neste servidor, você é avisado para { $games }.
calls-now-all = Neste servidor, você recebe avisos de todos os jogos.
calls-now-none = Ninguém chama você neste servidor.
calls-muted = Suas menções estão desligadas em /{ name-settings }, então ninguém chama você.
calls-why = Quando alguém que organiza aperta { button-call }, uma mensagem marca até { $most } pessoas que querem e não estão em nenhuma mesa. No máximo uma vez por hora.
call-players = { $pings } [Uma mesa de { $game }]({ $link }) procura jogadores.
called-now =
    { $count ->
        [one] Você chamou uma pessoa: [a mensagem]({ $link }).
       *[other] Você chamou { $count } pessoas: [a mensagem]({ $link }).
    }
T-155 = Já chamaram jogadores neste servidor há menos de uma hora. Você pode chamar de novo { $moment }.
T-156 = Não dá para chamar ninguém agora: ninguém pediu com o 🔔 de uma mesa ou em /{ name-settings }, ou quem pediu está jogando ou não vê este canal.
T-157 = Este servidor não permite chamar jogadores.
T-167 = Nesta mesa só senta quem for convidado, então não dá para chamar ninguém. **{ button-admit-all }** muda isso.
