# Coming late: a seat at a running table, and the line of people who wait for one.

button-late = Auch mitspielen
button-late-stop = Nicht mehr warten
late-paused = Die Partie macht Pause. Du wartest auf einen Platz und setzt dich zur nächsten Runde, sobald es weitergeht.
late-soon = Du bist dabei: Deine Karten bekommst du zu Beginn der nächsten Runde.
late-wait =
    { $place ->
        [one] Noch ist kein Platz frei, aber du kommst als Nächstes dran: Wird einer frei, bekommst du ihn zu Beginn der nächsten Runde.
       *[other] Noch ist kein Platz frei. Du bist Nummer { $place } auf der Warteliste: Plätze gibt es zu Beginn einer Runde.
    }
late-stopped = Du wartest nicht mehr auf einen Platz.
late-line = Warten auf einen Platz: { $players }
late-line-over = Bis zum Ende auf einen Platz gewartet: { $players }. **{ button-rematch }** gilt auch für sie.
late-line-which = Wer soll nicht mehr warten?
late-line-empty = Hier wartet niemand mehr auf einen Platz.
late-line-off = Diese Person wartet nicht mehr auf einen Platz.
button-line = Von der Warteliste nehmen
button-line-why = Für Host und Mods
ask-line-off = { $player } von der Warteliste für { $table } nehmen?
ask-line-off-back = { $player } verliert den Platz auf der Liste, darf sich aber hinten wieder anstellen.
late-came = Ab Runde { $round }: { $player }, auf dem Platz von { $former }.
late-from = ab Runde { $round }
ask-leave-line = Jemand wartet auf einen Platz: Ab der nächsten Runde kann deiner weg sein.

name-play = spielen
about-play = Ein Platz bei dem, was hier offen ist oder zuletzt gespielt wurde, jetzt oder später
play-seat = Du hast einen Platz: { $table }
play-which = Hier spielt noch niemand. Welches Spiel soll es sein?
play-which-planned = Zu welchem Spiel lade ich hier alle ein?
