# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Calls
button-call = Call players
button-no-calls = Don't call me
calls-title = Call me to lobbies
calls-this = To { $game }
calls-all = To all games
calls-none = Never
calls-now-games = On this server you are called to { $games }.
calls-now-all = On this server you are called to all games.
calls-now-none = Nobody calls you on this server.
calls-muted = Your pings are off in /{ name-settings }, so nobody calls you.
calls-why = When a host presses { button-call }, one message mentions up to { $most } people who want it and sit at no table. That happens at most once an hour.
call-players = { $pings } [A table of { $game }]({ $link }) is looking for players.
called-now =
    { $count ->
        [one] You have called one person: [the message]({ $link }).
       *[other] You have called { $count } people: [the message]({ $link }).
    }
T-155 = Players were called on this server less than an hour ago. You can call again { $moment }.
T-156 = Nobody can be called now: nobody has asked for it with 🔔 at a lobby or in /{ name-settings }, or those who have are playing or cannot see this channel.
T-157 = This server does not allow calls of players.
T-167 = Only invited people sit down at this table, so nobody can be called to it. **{ button-admit-all }** changes that.
