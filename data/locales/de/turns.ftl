# Turns and time, seats that change hands, spectators, tables everywhere.

## The first line of every screen
head-turn-you = Du bist dran
head-turn =
    { $count ->
        [one] { $player } ist dran
       *[other] Warten auf { $player }
    }
head-play-you = Du bist dran: Spiel eine Karte
head-play = { $player } ist dran: Karte spielen
head-lead-you = Du bist dran: Spiel zum Stich an
head-lead = { $player } ist dran: anspielen
head-wait = Du bist noch nicht dran
head-last-you = Du bist dran: Spiel deine letzte Karte
head-last-itself = Deine letzte Karte spielt sich von selbst
head-chance = Moment: Der Zufall ist dran
head-deal = Moment: Die Karten werden ausgeteilt
head-over = Die Partie ist vorbei
head-asleep = Der Tisch schläft: Drück „Bin wieder da“
head-paused = Die Partie macht Pause
head-elsewhere = Deine Hand ist in einer anderen Nachricht offen

## Turns and time
timer-off = ohne Zeitlimit
timer-60s = 60 Sekunden
timer-3min = 3 Minuten
timer-12h = 12 Stunden
timer-3d = 3 Tage
option-timer = Bedenkzeit
option-timer-why = Ist sie um, spielt der Bot für dich; nach dreimal in Folge hält ein Roboter deinen Platz, bis du wieder da bist.
lobby-timer = Bedenkzeit: { $timer }
lobby-series = Serie bisher:
waits-until = { $count ->
        [one] Meldet sich
       *[other] Melden sich
    } { $players } nicht, wählt der Bot { $moment }.
waits-until-own = Meldest du dich nicht, wählt der Bot { $moment } für dich.
waits-until-only = Meldest du dich nicht, macht der Bot { $moment } diesen Zug für dich.
waits-mention =
    { $pings }: { $count ->
        [one] Du bist dran
       *[other] Der Tisch wartet auf euch
    } bei [{ $game }]({ $link }).
waits-mention-turn = { $asked }. [{ $game }]({ $link })
waits-news = Runde { $round } ist vorbei: [zum Tisch]({ $link })
made-time = ⌛ Zeit abgelaufen für { $player }. { $what }
made-time-own = ⌛ Deine Zeit ist abgelaufen. { $what }
made-done = Automatischer Zug: { $done }.
made-secret = Die Wahl fiel automatisch.
made-last = Letzte Karten, die sich von selbst gespielt haben: { $cards }
made-last-own = Deine letzte Karte hat sich von selbst gespielt: { $card }.
waits-call = { $count ->
        [one] Deine Turnierpartie wartet auf dich
       *[other] Eure Turnierpartie wartet auf euch
    } bei [{ $game }]({ $link }).
invites = { $inviter } lädt dich an einen Tisch ein: [{ $game }]({ $link }), auf dem Server { $server }.
button-time = Mehr Zeit für mich
button-time-why = Einmal pro Runde, wenn du länger brauchst
button-pause = Partie anhalten
button-pause-why = Höchstens einen Tag; der Host kann es allein, sonst müssen alle wollen
button-resume = Weiterspielen
button-here = Tisch nach unten holen
button-here-why = Postet ihn noch mal ganz unten im Kanal, für alle
button-follow = Nach jeder Runde Bescheid geben
button-follow-why = Eine Erwähnung nach jeder Runde, wenn du nur zuschaust
button-not-yet = Noch nicht
sure-move = Diesen Zug machen?
button-sure = Ja
following = Nach jeder Runde wirst du erwähnt. Drück noch mal, um das zu beenden.
not-following = Von diesem Tisch bekommst du keine Nachricht mehr.
asleep-title = { $game }: Alle sind an Land
asleep-why = Die Partie steht da, wo ihr aufgehört habt. Wer hier einen Platz hat, drückt „Bin wieder da“, und weiter geht’s.
paused-by = Pause von { $player }: Die Uhr steht. Weiter geht es { $moment } oder sobald jemand aus der Partie „Weiterspielen“ drückt.
paused-by-you = Deine Pause: Die Uhr steht. Weiter geht es { $moment } oder sobald jemand aus der Partie „Weiterspielen“ drückt.
paused-by-all = Alle wollten diese Pause: Die Uhr steht. Weiter geht es { $moment } oder sobald jemand aus der Partie „Weiterspielen“ drückt.
pause-over = Die Partie geht weiter.
pause-wanted = Für eine Pause: { $players } ({ $count } von { $all }). Sie beginnt, sobald alle sie wollen oder { $by ->
        [host] der Host
       *[organiser] die Turnierleitung
    } es sagt: /{ name-table } { name-pause }
opened-in-thread = Ein Tisch öffnet in einem eigenen Thread: { $thread }
opened-without-thread = Dieser Server öffnet höchstens { $most } Threads pro Stunde, also wird hier im Kanal gespielt.
match-opened = Deine Partie ist hier: { $place }

## Seats and tables everywhere
kicked = Auf diesem Platz spielt jetzt ein Roboter.
kicked-lobby = Diese Person hat keinen Platz mehr an diesem Tisch.
substituted = Auf diesem Platz spielt jetzt jemand anderes.
substituted-lobby = Diese Person hat wieder einen Platz an diesem Tisch.
mine-title = Deine Tische
mine-empty = Du sitzt gerade an keinem Tisch.
place-private = dein privater Tisch
mine-lobby = noch nicht begonnen
mine-running = läuft
mine-passed-on = Host ist jetzt jemand anderes
mine-left = ein Roboter spielt auf deinem Platz
mine-kicked = ein Roboter spielt auf deinem Platz; Host oder Mods können dich zurücklassen
mine-replaced = { $player } spielt auf deinem Platz
mine-your-turn = **du bist dran**
mine-waiting = warten auf { $players }
default-kept = Ab jetzt beginnen die Tische dieses Servers bei diesem Spiel mit diesen Optionen.
button-default = Als Standard des Servers
button-admit-few = Nur mit Einladung
button-admit-all = Alle dürfen rein

## Words-only style
words-player = { $player } hat { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }.
words-player-you = Du hast { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }.
words-player-bid = { $player }: { $bid } angesagt, { $won } gemacht, { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }.
words-player-bid-you = Du: { $bid } angesagt, { $won } gemacht, { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }.
words-hand = **Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }:** { $cards }.
words-hand-parted = **Deine Hand, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.** Du darfst spielen: { $cards }.
words-not-now = Geht gerade nicht: { $cards }.
words-played = { $player } hat gespielt: { $card }.
words-played-you = Du hast gespielt: { $card }.
words-ahead = { $player } führt in diesem Stich.
words-ahead-you = Du führst in diesem Stich.
words-laid = { $card } ({ $player })
trick-ahead = führt bisher
trick-taken = holt den Stich
words-since = Seit deiner letzten Karte: { $news }
words-robot = { $player } (Roboter)

## Who has gone, who is host
stand-in = { $robot } vertritt { $player } bis zur Rückkehr.
host-now = Host: { $player }
mine-asleep = schläft; „Bin wieder da“ am Tisch weckt ihn
mine-paused = macht Pause; weiter geht es mit „Weiterspielen“ am Tisch
follow-not-here = Dieser Server will keine Erwähnungen, also kann ich dir nicht Bescheid geben.
ended-idle = Tisch geschlossen: Niemand hat ihn rechtzeitig gestartet

## The referee
button-referee = Schiri
button-referee-why = Für Host und Mods: entscheiden, was die Karten nicht können
referee-title = Schiri
referee-why = Entscheide hier, was die Karten nicht können: Wähl, was für wen, und nenn den Grund. Alle sehen beides, und es bleibt gespeichert.
referee-moved = Inzwischen ist jemand gegangen oder dazugekommen, also ist nichts entschieden. So sitzt ihr jetzt: Wähl noch mal.
referee-menu = Entscheiden …
referee-reason = Grund
referee-reason-hint = Was ist passiert?
referee-done = Entschieden. Alle am Tisch sehen es.
referee-told = ⚖️ { $ruling }: { $reason }
