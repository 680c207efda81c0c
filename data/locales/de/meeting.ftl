# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = wann
about-at = Nicht jetzt, sondern später: Freitag 21:00, morgen 21 Uhr, in 2 Stunden, ein Datum
name-weekly = wöchentlich
about-weekly = Jede Woche um diese Zeit wieder fragen
name-event = event
about-event = Auf diesem Server ein Event dazu anlegen
about-own-zone = Deine Zeitzone, die ich mir merke

meeting-by = { $host } lädt ein
meeting-weekly = wöchentlich
meeting-coming = **Dabei ({ $count } von { $seats })**
meeting-waiting = **Warten auf einen Platz ({ $count })**
meeting-perhaps = **Vielleicht ({ $count })**
meeting-cannot = **Nicht dabei ({ $count })**
meeting-nobody = Noch hat niemand geantwortet.
meeting-more = { $count } weitere
meeting-how = Wer kommt, wird 15 Minuten vorher erinnert. Dann öffnet hier die Lobby.
meeting-how-unreminded = Zu dieser Zeit öffnet hier die Lobby.
meeting-soon = Die Lobby öffnet, sobald ich wieder Tische öffnen kann.
meeting-lobby = Die Lobby ist offen: [setz dich]({ $link }). Es geht los, wenn alle da sind, oder nach 5 Minuten mit Robotern.
meeting-over = Es läuft schon: [zum Tisch]({ $link }). Wer zu spät kommt, kann den Platz eines Roboters übernehmen.
meeting-missed = Niemand ist gekommen.
meeting-given-up = Drei Wochen in Folge ist niemand gekommen, also frage ich nicht mehr.
meeting-off = { $player } hat abgesagt.
meeting-late = Ich war zu der Zeit nicht da, also gab es keine Partie. Tut mir leid!
meeting-next = Unten frage ich für nächste Woche wieder.
button-meeting-coming = Dabei · { $count }
button-meeting-perhaps = Vielleicht · { $count }
button-meeting-cannot = Kann nicht · { $count }
meeting-tools = Verschieben, wiederholen, absagen
meeting-move = Verschieben
meeting-move-why = Für Host und Mods
meeting-repeat = Wöchentlich wiederholen
meeting-repeat-why = Jede Woche zu dieser Zeit wieder fragen
meeting-once = Nicht mehr wöchentlich
meeting-once-why = Dieser Termin ist der letzte
meeting-event = Event anlegen
meeting-event-why = In den Events dieses Servers
meeting-call-off = Absagen
meeting-call-off-why = Gibt allen Bescheid, die kommen
meeting-coming-now = Du bist dabei: { $time }. Ich erinnere dich 15 Minuten vorher.
meeting-unreminded-now = Du bist dabei: { $time }. Dann öffnet hier die Lobby.
meeting-waiting-now = Du bist dabei: { $time }. Alle Plätze sind vergeben, also wartest du auf einen.
meeting-perhaps-now = Vielleicht: { $time }. Drück **Dabei**, sobald du es weißt.
meeting-cannot-now = Schade! Wenn es doch klappt, drück **Dabei**.
meeting-cannot-late-now = Schade! Es geht ohne dich los. Wenn es doch klappt, drück **{ button-join }** in der Lobby oder nimm /{ name-play }, falls die Partie schon läuft.
meeting-moved-now = Jetzt ist es { $time }. Alle, die geantwortet haben, bekommen Bescheid.
meeting-off-now = Es ist abgesagt. Alle, die geantwortet haben, bekommen Bescheid.
meeting-repeat-now = Ab jetzt frage ich jede Woche wieder.
meeting-once-now = Danach frage ich nicht mehr.
meeting-event-now = Es steht jetzt in den Events dieses Servers.
meeting-form-title = Verabredung verschieben
meeting-form-label = Wann
meeting-form-hint = Freitag 21:00
meeting-notice-reminder = { $pings } { $game } beginnt { $left }: [wer kommt]({ $link })
meeting-notice-moved = { $pings } Neuer Termin für { $game }: { $time } ([wer kommt]({ $link }))
meeting-notice-off = { $pings } { $game } ({ $time }) ist abgesagt.
meeting-read = { $weekday }, { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] Montag
        [1] Dienstag
        [2] Mittwoch
        [3] Donnerstag
        [4] Freitag
        [5] Samstag
       *[6] Sonntag
    }
ask-meeting-off = { $game } ({ $time }) absagen?
ask-meeting-told =
    { $count ->
        [0] Sonst hat noch niemand geantwortet.
        [one] Eine Person bekommt Bescheid.
       *[other] { $count } Leute bekommen Bescheid.
    }
ask-meeting-weekly = Nächste Woche bleibt es dabei. Soll ganz Schluss sein, wähl zuerst **{ meeting-once }**.
button-ask-meeting-off = Absagen
lobby-invitation-meeting = Es geht los, sobald alle da sind, oder { $moment } mit Robotern auf den freien Plätzen. Wer zu spät kommt, kann einen davon übernehmen.

T-145 = Diese Zeit verstehe ich nicht: { $value }. Schreib zum Beispiel `Freitag 21:00`, `morgen 21 Uhr`, `in 2 Stunden` oder `2027-01-31 20:30`.
T-146 = **{ $value }** kann { $moments } heißen. Was davon? Schreib **morgens** oder **abends** dazu, oder 09:00 oder 21:00, oder ein Datum.
T-147 = { $at } ist schon vorbei. Wähl eine Zeit, die noch kommt.
T-148 = { $at } ist zu weit weg. Wähl eine Zeit in den nächsten { $days } Tagen.
T-149 = Diese Zeit gibt es in der Nacht nicht, weil die Uhren vorgestellt werden. Wähl eine andere Stunde.
T-150 =
    { $limit ->
        [channel] In diesem Kanal sind { $most } Verabredungen geplant, mehr geht nicht. Warte, bis eine vorbei ist.
       *[other] Du hast hier { $most } Verabredungen geplant, mehr geht nicht. Warte, bis eine vorbei ist, oder sag eine ab.
    }
T-151 = Diese Verabredung gibt es hier nicht. Plan eine mit `/{ name-play } { name-at }`.
T-152 = Diese Verabredung hat begonnen oder ist vorbei. Wie es ausging, steht in ihrer Nachricht.
T-153 = Ich kann hier kein Event anlegen: { $why ->
        [permission] Ein Mod muss mir erlauben, Events zu erstellen.
       *[other] Discord nimmt es gerade nicht an.
    } Die Verabredung bleibt, wie sie ist.
T-154 = `{ name-weekly }`, `{ name-event }` und `{ name-zone }` gehören zu einer Partie mit fester Zeit. Sag bei `{ name-at }`, wann, zum Beispiel `Freitag 21:00`.
