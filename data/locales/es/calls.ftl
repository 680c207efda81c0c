# Llamadas: la campana de una sala, la llamada misma, negativas.

button-bell = Llamadas
button-call = Llamar jugadores
button-no-calls = No me llames
calls-title = Llamarme a las mesas
calls-this = A { $game }
calls-all = A todos los juegos
calls-none = Nunca
calls-now-games = En este servidor te llaman a { $games }.
calls-now-all = En este servidor te llaman a todos los juegos.
calls-now-none = Nadie te llama en este servidor.
calls-muted = Tienes los avisos desactivados en /{ name-settings }, así que nadie te llama.
calls-why = Cuando quien organiza pulsa { button-call }, un mensaje menciona hasta a { $most } personas que lo desean y no están en ninguna mesa. Ocurre como mucho una vez por hora.
call-players = { $pings } [Una mesa de { $game }]({ $link }) busca jugadores.
called-now =
    { $count ->
        [one] Has llamado a una persona: [el mensaje]({ $link }).
       *[other] Has llamado a { $count } personas: [el mensaje]({ $link }).
    }
T-155 = Hace menos de una hora que se llamó a jugadores en este servidor. Podrás llamar otra vez { $moment }.
T-156 = Ahora no se puede llamar a nadie: nadie lo ha pedido con 🔔 en una mesa o en /{ name-settings }, o quienes lo pidieron están jugando o no ven este canal.
T-157 = Este servidor no permite llamar a jugadores.
T-167 = En esta mesa solo se sienta quien tiene invitación, así que no se puede llamar a nadie. **{ button-admit-all }** lo cambia.
