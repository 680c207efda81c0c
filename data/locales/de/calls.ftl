# Calls: the bell of a lobby, the call itself, refusals.

button-bell = Benachrichtigungen
button-call = Leute rufen
button-no-calls = Ruf mich nicht mehr
calls-title = Wann ich gepingt werde
calls-this = Zu { $game }
calls-all = Zu allen Spielen
calls-none = Nie
calls-now-games = Auf diesem Server wirst du für { $games } gepingt.
calls-now-all = Auf diesem Server wirst du für alle Spiele gepingt.
calls-now-none = Auf diesem Server ruft dich niemand.
calls-muted = Du hast Erwähnungen unter /{ name-settings } ausgeschaltet, also ruft dich niemand.
calls-why = Drückt ein Host auf **{ button-call }**, pingt eine Nachricht bis zu { $most } Leute an, die das möchten und an keinem Tisch sitzen. Höchstens einmal pro Stunde.
call-players = { $pings } [{ $game }]({ $link }): Ein Tisch sucht noch Leute.
called-now =
    { $count ->
        [one] Du hast eine Person angepingt: [zur Nachricht]({ $link }).
       *[other] Du hast { $count } Leute angepingt: [zur Nachricht]({ $link }).
    }
T-155 = Auf diesem Server wurde vor weniger als einer Stunde gerufen. Du kannst { $moment } wieder rufen.
T-156 = Gerade lässt sich niemand rufen: Niemand hat mit der 🔔 einer Lobby oder unter /{ name-settings } darum gebeten, oder wer darum gebeten hat, spielt schon oder sieht diesen Kanal nicht.
T-157 = Auf diesem Server darf niemand Leute zum Mitspielen rufen.
T-167 = Dieser Tisch ist nur für Eingeladene, also lässt sich niemand rufen. **{ button-admit-all }** ändert das.
