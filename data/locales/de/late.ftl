# Coming late: a seat at a running table, and the line of people who wait for one.

button-late = Auch mitspielen
button-late-stop = Nicht mehr warten
late-paused = Die Partie macht Pause. Du wartest auf einen Platz und setzt dich zur nächsten Runde, sobald es weitergeht.
late-soon = Du bist dabei: Deine Karten bekommst du zu Beginn der nächsten Runde.
late-wait =
    { $place ->
        [one] Noch ist kein Platz frei, aber du kommst als Nächstes dran: Den ersten bekommst du, wenn eine Runde beginnt.
       *[other] Noch ist kein Platz frei. Du bist Nummer { $place } in der Schlange: Plätze gibt es, wenn eine Runde beginnt.
    }
late-stopped = Du wartest nicht mehr auf einen Platz.
late-line = Warten auf einen Platz: { $players }
late-line-over = Bis zum Ende auf einen Platz gewartet: { $players }. **{ button-rematch }** gilt auch für sie.
late-line-which = Wer soll nicht mehr warten?
late-line-empty = Hier wartet niemand mehr auf einen Platz.
late-line-off = Diese Person wartet nicht mehr auf einen Platz.
button-line = Aus der Schlange nehmen
button-line-why = Für Host und Mods
ask-line-off = { $player } aus der Schlange für einen Platz in { $table } nehmen?
ask-line-off-back = { $player } verliert die Stelle in der Schlange, darf sich aber hinten wieder anstellen.
late-came = Ab Runde { $round }: { $player }, auf dem Platz von { $former }.
late-from = ab Runde { $round }
ask-leave-line = Jemand wartet auf einen Platz: Ab der nächsten Runde kann deiner weg sein.

name-play = spielen
about-play = Ein Platz bei dem, was hier offen ist oder zuletzt gespielt wurde, jetzt oder später
play-seat = Du hast einen Platz: { $table }
play-which = Hier spielt noch niemand. Welches Spiel soll es sein?
play-which-planned = Zu welchem Spiel lade ich hier alle ein?
