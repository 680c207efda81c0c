# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Pings
button-call = Leute pingen
button-no-calls = Nicht mehr pingen
calls-title = Wann ich gepingt werde
calls-this = Bei { $game }
calls-all = Bei allen Spielen
calls-none = Nie
calls-now-games = Fehlen auf diesem Server Leute für { $games }, wirst du gepingt.
calls-now-all = Fehlen auf diesem Server Leute für ein Spiel, wirst du gepingt.
calls-now-none = Auf diesem Server pingt dich niemand, wenn Leute fehlen.
calls-muted = Du hast Pings unter /{ name-settings } ausgeschaltet, also pingt dich niemand.
calls-why = Drückt ein Host auf **{ button-call }**, pingt eine Nachricht bis zu { $most } Leute, die das möchten und an keinem Tisch sitzen. Höchstens einmal pro Stunde.
call-players = { $pings } [{ $game }]({ $link }): Ein Tisch sucht noch Leute.
called-now =
    { $count ->
        [one] Du hast eine Person gepingt: [zur Nachricht]({ $link }).
       *[other] Du hast { $count } Leute gepingt: [zur Nachricht]({ $link }).
    }
T-155 = Auf diesem Server wurden vor weniger als einer Stunde Leute gepingt. Du kannst { $moment } wieder pingen.
T-156 = Gerade lässt sich niemand pingen: Entweder möchte es niemand (das geht mit der 🔔 einer Lobby oder unter /{ name-settings }), oder wer es möchte, spielt schon oder sieht diesen Kanal nicht.
T-157 = Auf diesem Server darf niemand Leute zum Mitspielen pingen.
T-167 = Dieser Tisch ist nur für Eingeladene, also lässt sich niemand pingen. **{ button-admit-all }** ändert das.
