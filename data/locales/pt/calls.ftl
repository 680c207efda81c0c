# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Me chame
button-call = Chamar jogadores
button-no-calls = Não me chame
calls-title = Avisos de mesas
calls-this = De { $game }
calls-all = De todos os jogos
calls-none = Nunca
calls-now-games = Neste servidor, você recebe avisos de mesas de { $games }.
calls-now-all = Neste servidor, você recebe avisos de mesas de todos os jogos.
calls-now-none = Neste servidor, você não recebe avisos de mesas.
calls-muted = Suas menções estão desligadas em /{ name-settings }, então você não recebe avisos.
calls-why = Quando quem comanda uma mesa aperta **{ button-call }**, uma mensagem marca até { $most } pessoas que pediram avisos e não estão em nenhuma mesa. No máximo uma vez por hora.
call-players = { $pings } [Uma mesa de { $game }]({ $link }) está procurando jogadores.
called-now =
    { $count ->
        [one] Você chamou uma pessoa: [a mensagem]({ $link }).
       *[other] Você chamou { $count } pessoas: [a mensagem]({ $link }).
    }
T-155 = Alguém já chamou jogadores neste servidor há menos de uma hora. Você pode chamar de novo { $moment }.
T-156 = Não dá para chamar ninguém agora: ninguém pediu com o 🔔 de uma mesa ou em /{ name-settings }, ou quem pediu está jogando ou não vê este canal.
T-157 = Este servidor não permite chamar jogadores.
T-167 = Nesta mesa só senta quem for convidado, então não dá para chamar ninguém. **{ button-admit-all }** muda isso.
