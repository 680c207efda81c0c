# The house: what is the same for every game.

## Games and languages
game-skull-king = Skull King
game-skull = Skull
game-hearts = Hearts
game-skull-king-about = Sag an, wie viele Stiche du machst, und mach dann genau so viele. Ein Stich: Alle spielen eine Karte, und die beste holt sie alle.
game-skull-about = Bluffe und deck Rosen auf, ohne einen Totenkopf zu erwischen.
game-hearts-about = Ein Stich: Alle spielen eine Karte, und die höchste der zuerst gespielten Farbe holt alle. Meide Stiche mit Herz oder der Pik-Dame: Wer die wenigsten Punkte hat, gewinnt.
language = Deutsch
inner-case = kept
award-each = { $award } (jeweils)
points =
    { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
total = gesamt { $points }
figure = { $value }
percent = { $value } %
you = Du
no-name = (kein Name)

## Buttons
button-join = Mitspielen
button-join-robot = Roboterplatz übernehmen
button-leave-lobby = Tisch verlassen
button-robot = Roboter dazu
button-robot-short = + Roboter
button-no-robot-short = − Roboter
button-no-robot = Roboter entfernen
button-leave-lobby-why = Dein Platz wird frei; du kannst zurückkommen
button-alone = Allein üben
button-alone-why = Ein privater Tisch mit Robotern; dein Platz hier bleibt
button-close-private = Tisch schließen
button-close-private-why = Du kannst jederzeit einen neuen öffnen
button-play-now = Gleich gegen Roboter
button-host = Host
button-options = Optionen
button-host-back = Zurück
button-start = Start
button-fill =
    { $count ->
        [one] Mit einem Roboter starten
       *[other] Mit { $count } Robotern starten
    }
button-rules = Regeln
button-rules-whole = Alles lesen
button-rules-why = Alle Regeln dieses Tisches, Thema für Thema
button-hand = Meine Karten
button-hand-bid = Karten ansehen und ansagen
button-hand-play = Karten ansehen und spielen
button-hand-show = Karten ansehen / spielen
button-hand-choose = Karten ansehen und wählen
button-help = Kurzregeln
button-help-why = Das Wichtigste der Regeln auf einer Seite
button-refresh = Aktualisieren
button-refresh-why = Bringt diese Nachricht auf den neuesten Stand
button-leave = Tisch verlassen
button-leave-why = Ein Roboter spielt weiter; du kannst zurückkommen
button-back = Bin wieder da
button-rematch = Noch mal spielen
button-log = Züge herunterladen
button-log-why = Alle Züge als Textdatei, nur für dich
button-share-podium = Podium teilen
button-share-podium-why = Als Bild in den Kanal, für alle
button-share-sheet = Zettel teilen
shared-by = { $game } · geteilt von { $player }
shared-here = Es steht jetzt [im Kanal]({ $link }).
invited = { $player } hat eine Nachricht mit dem Weg zu [deinem Tisch]({ $link }) bekommen.
invited-untold = { $player } darf sich setzen, hat aber keine Nachricht von mir bekommen. Schick selbst [den Link zum Tisch]({ $link }).
button-look = Karten groß ansehen
button-look-why = Deine Karten oder Scheiben als Bild; was du spielen darfst, ragt heraus
button-robots = Roboter
button-robots-why = Wie gut sie spielen und in welchem Stil
button-sheet = Punktezettel
button-sheet-why = Die Punkte Runde für Runde, nur für dich
sheet-none = Noch ist keine Runde gewertet.
sheet-menu = Andere Seite …
lobby-head-open = Offener Tisch, { $taken } von { $seats } Plätzen: Zum Mitmachen drück „Mitspielen“
lobby-head-admitted = Tisch auf Einladung, { $taken } von { $seats } Plätzen

## The lobby
lobby-head-full = Tisch voll ({ $seats } von { $seats } Plätzen): { $host } kann starten
lobby-head-many = Zu viele Leute für diese Optionen
lobby-head-booked = Warten auf { $players }
lobby-invitation-again = Dieselbe Crew behält ihre Plätze; kommt jemand dazu, entscheidet das Los.
lobby-invitation-booked = Eine Turnierpartie: Die Regeln stehen fest. Die Plätze werden ausgelost, und es geht von selbst los, sobald alle da sind.
lobby-in = Dabei sind
lobby-start-missing =
    { $count ->
        [one] Zum Start fehlt noch jemand: ein Mensch oder ein Roboter.
       *[other] Zum Start fehlen noch { $count }: Menschen oder Roboter.
    }
lobby-start-ready = Du kannst mitspielen, bis { $host } startet.
lobby-host = Host
lobby-admitted = 🔒 Nur mit Einladung
lobby-admitted-why = 🔒 Mitspielen nur mit Einladung. Einladen kann, wer am Tisch sitzt: bei einer Person auf **Apps**, dann **{ menu-invite }**.
lobby-time = Mit { $players } Leuten: etwa { $minutes } min
lobby-time-least = Ab { $players } Leuten: etwa { $minutes } min
lobby-title-open = Setz dich dazu
lobby-title-admitted = Nur mit Einladung
lobby-title-private = Dein Tisch
lobby-title-again = Noch eine Partie?
lobby-title-full = Tisch voll
lobby-title-booked =
    { $count ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $count }
    }
lobby-title-dealt = Die Karten kommen
lobby-seats = { $taken }/{ $seats } Plätze
lobby-minutes = ~{ $minutes } min
lobby-timer-60s = ⏳ 60 s
lobby-timer-3min = ⏳ 3 min
lobby-timer-12h = ⏳ 12 h
lobby-timer-3d = ⏳ 3 T
lobby-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
lobby-points = { $limit } Punkte
lobby-line-booked = Es geht von selbst los, sobald alle da sind
lobby-line-alone = Spiel mit, sonst spielt { $host } gegen Roboter
lobby-line-private = Nur du siehst diesen Tisch. Lass dir Zeit.
lobby-line-missing =
    { $count ->
        [one] { $host } startet · es fehlt noch jemand
       *[other] { $host } startet · es fehlen noch { $count }
    }
lobby-line-ready = { $host } startet
lobby-line-many = { $host } ändert die Optionen, oder jemand geht
lobby-wins = Serie
lobby-more = Dein Tier, oder gehen
lobby-more-learn = Neu hier? Lernen · dein Tier · gehen
lobby-about-skull-king = Sag deine Stiche an. Mach genau so viele.
lobby-about-hearts = Meide Herz und die Pik-Dame.
lobby-about-skull = Bluffe und deck nur Rosen auf.
lobby-alt-in = Am Tisch: { $players }.
lobby-alt-seat = { $player } ({ $animal })
lobby-alt-host = { $player } ({ $animal }, Host)
lobby-alt-robot = { $player } (Roboter, { $level })
lobby-alt-free =
    { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
lobby-begun = Die Partie hat begonnen
match-seal = 🔏 Siegel `{ $seal }`
table-scored = { $game }: Runde { $round } ist vorbei
ended-cancelled = Dieser Tisch wurde ohne Ergebnis geschlossen
ended-closed = Dieser Tisch musste geschlossen werden: Die Partie konnte nicht weitergehen
post-moved = Diese Nachricht ist nach unten gewandert.
post-over = Diese Nachricht ist veraltet.
table-moved = Am Tisch geht es [weiter unten]({ $link }) weiter.

## Options
host-title = Tisch einrichten
host-change = Etwas ändern …
host-closed-other = Host ist jetzt jemand anderes
options-more = Mehr Optionen
alt-laid = { $player }: { $what }
trick-picture = Der Stich bisher: { $plays }.
trick-picture-over = Der vorige Stich: { $plays }.
trick-previous = Voriger Stich
trick-final = Letzter Stich
bids-picture = Die Ansagen für { $count ->
    [one] einen Stich
   *[other] { $count } Stiche
 }: { $bids }. { $balance }
pad-picture = Der Punktezettel, { $count ->
    [one] eine Runde
   *[other] { $count } Runden
 }. Die letzte, { $last }: { $lines }.
podium-picture = Podium: { $title } { $places }.
podium-picture-place = { $rank }. { $player }: { $points }
plot-picture = Alle Punktestände als Linien über { $count } Runden. Der letzte Stand: { $totals }. { $lead }
plot-lead =
    { $count ->
        [0] Die Führung hat nie gewechselt.
        [one] Die Führung hat einmal gewechselt.
       *[other] Die Führung hat { $count }-mal gewechselt.
    }
labelled = **{ $label }:** { $text }
labelled-plain = { $label }: { $text }
value-chosen = ✓ { $value }
value-chosen-words = { $value } (gewählt)
labelled-value = { $label }: **{ $text }**
option-unchanged = Es hat sich nichts geändert.
options-table = Sprache
options-robots = Roboter
option-robots = Alle Roboter
option-robots-why = Wie gut sie spielen: für alle zugleich oder unten einzeln.
robots-mixed = Verschieden
robots-easy = Leicht
robots-easy-why = Sie kennen die Regeln, viel mehr nicht.
robots-normal = Normal
robots-normal-why = Sie wägen ihre Karten ab und spielen auf Sieg.
robots-hard = Schwer
robots-hard-why = Sie denken voraus und etwas länger: Stärker geht es nicht.
manner-bold = mutig
manner-bold-why = Riskiert mehr als andere.
manner-careful = vorsichtig
manner-careful-why = Riskiert weniger als andere.
manner-spiteful = nachtragend
manner-spiteful-why = Hat es auf alle abgesehen, die vorn liegen.
robot-described = { $player } · Roboter (Stärke { $level }, Stil { $manner })
robots-table = Die Roboter an diesem Tisch
robot-introduced = **{ $player }:** Stärke { $level }, Stil { $manner }. { $why }
remark = 💬 **{ $player }:** { $words }
remark-bold-ahead-0 = Wer wagt, gewinnt.
remark-bold-ahead-1 = Und das war nur das Aufwärmen.
remark-bold-ahead-2 = Sicher ist es nur im Hafen.
remark-bold-ahead-3 = Ich würd’s wieder tun, nur größer.
remark-bold-ahead-4 = Das Glück und ich, wir verstehen uns.
remark-bold-behind-0 = Jetzt geht’s ums Ganze!
remark-bold-behind-1 = Hinfallen, lachen, weitermachen.
remark-bold-behind-2 = Je größer der Rückstand, desto besser die Geschichte.
remark-bold-behind-3 = Mir stand das Wasser schon höher.
remark-bold-behind-4 = Eine gute Runde, und ich bin wieder da.
remark-careful-ahead-0 = Immer mit der Ruhe, dann geht auch kein Schiff unter.
remark-careful-ahead-1 = Ich schau lieber nicht nach unten.
remark-careful-ahead-2 = Noch ist nichts gewonnen.
remark-careful-ahead-3 = Ich zähle zweimal, bevor ich lächle.
remark-careful-ahead-4 = So weit, so gut. Jetzt nur keine Wellen.
remark-careful-behind-0 = Geduld: Noch ist nichts vorbei.
remark-careful-behind-1 = Immer ein Schritt nach dem anderen.
remark-careful-behind-2 = Die See beruhigt sich auch wieder.
remark-careful-behind-3 = Lieber spät als versenkt.
remark-careful-behind-4 = Ich hab’s nicht eilig.
remark-spiteful-ahead-0 = Schöne Aussicht von hier oben.
remark-spiteful-ahead-1 = Na los, holt mich doch.
remark-spiteful-ahead-2 = Wie gefällt euch mein Rücken?
remark-spiteful-ahead-3 = An diese Gesichter könnte ich mich gewöhnen.
remark-spiteful-ahead-4 = Irgendwer muss ja vorn sein. Pech für euch.
remark-spiteful-behind-0 = Wer da vorn ist: Ich seh dich.
remark-spiteful-behind-1 = Da vorn wird man noch an mich denken.
remark-spiteful-behind-2 = Genießt es da oben, solange es dauert.
remark-spiteful-behind-3 = Wenn ich sinke, dann nicht allein.
remark-spiteful-behind-4 = Ich vergesse nie, wer vorn war.
option-locale = Sprache des Tisches
option-locale-why = Die Sprache von allem, was alle lesen; private Nachrichten kommen in der eigenen Sprache.
option-admission = Wer mitspielen darf
option-admission-why = Wer am Tisch sitzt, kann andere einladen: unten oder bei einer Person über **Apps**.
admission-everybody = Alle
admission-invited = Nur Eingeladene
invite-menu = Leute einladen …
robot-name-0 = Seepocke
robot-name-1 = Kompass
robot-name-2 = Salzbart
robot-name-3 = Nebelhorn
robot-name-4 = Rosthaken
robot-name-5 = Laternen-Lu
robot-name-6 = Kiel-Kalle
robot-name-7 = Pulver-Piet
robot-name-8 = Schwalbe
robot-name-9 = Krähennest
robot-name-10 = Springflut
robot-name-11 = Zwieback
robot-name-12 = Treibholz
robot-name-13 = Bilge
robot-name-14 = Tampen
robot-name-15 = Sturmbö

## Panels and private notices
panel-lobby = Sobald die Partie läuft, zeigt dir der erste Knopf am Tisch deine Hand.
head-no-cards = Als du nachgesehen hast, waren noch keine Karten verteilt
gone-robot = Ein Roboter spielt auf deinem Platz: { $robot }.
gone-yours = Der Platz gehört wieder dir, wann immer du willst.
gone-asleep = Alle sind weg, also schläft der Tisch. Sobald du wieder da bist, geht es weiter.
gone-person = { $player } spielt jetzt auf deinem Platz.
gone-given = { $by } hat deinen Platz an { $player } vergeben.
gone-kicked = { $by } hat deinen Platz einem Roboter gegeben.
gone-time = Deine Zeit ist dreimal hintereinander abgelaufen, also hat ein Roboter deinen Platz übernommen.
gone-withdrawn = Du bist in diesem Turnier nicht mehr dabei.
gone-lobby = { $table }, { $channel }: Die Partie hatte noch nicht begonnen.
head-gone-lobby = { $by } hat dich von einem Tisch entfernt
gone-by-host = Der Host oder ein Mod
gone-by-organiser = Die Turnierleitung oder ein Mod
panel-asleep = Der Tisch schläft: Hier hat lange niemand gespielt. Ein Zug oder „Bin wieder da“ weckt ihn, und es geht weiter.
own-total = Dein Stand: { $points }.
own-together = { $some } und { $last }
panel-dm-closed = Ich konnte dir deine Hand nicht als Direktnachricht schicken. Nicht schlimm: Der erste Knopf am Tisch zeigt sie dir immer.
only-you-here = Das siehst nur du: Dieser Server lässt fremde Apps nicht öffentlich schreiben.
panel-table = Der Tisch ist in { $channel }.
panel-table-silent = Ich konnte die Tischnachricht in { $channel } nicht auffrischen: Discord lässt mich dort nicht schreiben. Du kannst hier weiterspielen.
look-none = Du hast gerade nichts auf der Hand.
panel-hand = Deine Hand
hand-picture = Deine Hand, wie sie ausgeteilt wurde, { $count } { $count ->
    [one] Karte
   *[other] Karten
 }: { $cards }.
hand-not-now = Geht gerade nicht: { $cards }
panel-elsewhere = Der Knopf holt sie hierher.
elsewhere-channel = Schau in { $channel }: Nur du siehst sie dort.
elsewhere-direct = Es ging in [deinen Direktnachrichten]({ $link }) weiter.
more-rules = Regeln …
more-points = Regeln, Punkte …
more-leave = Regeln, Punkte, aussteigen …
more-papers = Alle Runden, teilen, Datei …
left = Du hast die Partie verlassen.
left-lobby = Du hast deinen Platz freigegeben.
rematch-open = Wo ihr gespielt habt, ist ein neuer Tisch offen.
rematch-begun = Wo ihr gespielt habt, läuft schon die nächste Partie.
log-attached = Alle Züge dieser Partie, einer pro Zeile.
table-shown = Der Tisch steht wieder [unten in seinem Kanal]({ $link }).
table-way = So finden andere diesen Tisch: Code **{ $code }** mit /{ name-table } { name-find }, oder `{ $link }`
found-host = Host: { $player }
button-watch = Zuschauen
table-cancelled = Der Tisch ist geschlossen.
chooser-pick = Von welchem Tisch willst du deine Hand sehen?
chooser-show = Welcher Tisch soll wieder unten in seinem Kanal stehen?
chooser-leave-table = Welchen Tisch willst du verlassen?
chooser-back-table = An welchem Tisch willst du deinen Platz zurück?
chooser-pause-table = An welchem Tisch willst du Pause machen?
chooser-resume-table = An welchem Tisch soll es weitergehen?
chooser-kick = An welchem Tisch soll diese Person ihren Platz verlieren?
chooser-substitute = An welchem Tisch soll diese Person den Platz bekommen?
chooser-cancel = Welchen Tisch willst du ohne Ergebnis schließen?
chooser-invite = An welchen Tisch willst du diese Person einladen?
chooser-company = mit { $players }
cancel-elsewhere = Hier hast du keinen Tisch. Welchen anderen willst du ohne Ergebnis schließen?
chooser-table = { $game } #{ $number }
incident = Bei uns ist etwas schiefgegangen; dem Tisch ist nichts passiert. Kommt es wieder vor, nenn uns diese Nummer: { $incident }

## Boards and rules
board-every-game = Alle Spiele
board-title = { $game }: { $measure }
board-of = Bestenliste dieses Servers
board-of-alone = Dieser Server · allein gegen Roboter
measure-rating = Spielstärke
measure-wins = Siege
measure-average = Punkte pro Runde
measure-accuracy = Genaue Ansagen
measure-wins-line =
    { $merit ->
        [one] { $merit } Sieg
       *[other] { $merit } Siege
    } in { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }
measure-average-line =
    { $merit } in { $count ->
        [one] einer Runde
       *[other] { $count } Runden
    }
measure-accuracy-line =
    { $merit } % von { $count ->
        [one] einer Ansage
       *[other] { $count } Ansagen
    }
rating-is-provisional = { $rating } (vorläufig)
rating-provisional-why = Vorläufig: Nach weniger als zehn Partien ist die Spielstärke nur grob geschätzt.
board-about = Etwa Platz { $place }:
measure-rating-why = Die Zahl ist die Spielstärke: Sie steigt, wenn du vor anderen landest, vor allem vor starken, und fällt, wenn du hinter ihnen landest.
measure-wins-counts = { $alone ->
        [yes] Es zählen nur beendete Partien allein gegen Roboter, ab drei Runden.
       *[no] Es zählen nur beendete Partien mit mindestens zwei Menschen, ab drei Runden.
    } Wer eine Partie verlässt, kann sie nicht gewinnen.
measure-average-why = Die Zahl ist der Schnitt der Punkte pro Runde, in zu Ende gespielten Partien.
measure-average-fewest-why = Die Zahl ist der Schnitt der Punkte pro Runde; der niedrigste ist der beste.
measure-accuracy-why = Die Zahl sagt, wie viele aller Ansagen genau getroffen waren.
board-not-yet = Du stehst noch nicht auf dieser Bestenliste: Spiel eine gewertete Partie zu Ende.
board-measure = Vergleich: { $measure }
board-when = Zeitraum: { $value }
board-other = Vergleich, Spiel, Zeitraum …
board-other-games = Anderes Spiel …
board-other-game = Spiel: { $game }
board-about-place = ~{ $place }
board-provisional = ? heißt vorläufig: bisher weniger als zehn Partien.
measure-head-rating = Stärke
measure-head-wins = Siege
measure-head-average = Pro Runde
measure-head-accuracy = Genau
measure-of-rating = Partien
measure-of-wins = Partien
measure-of-average = Runden
measure-of-accuracy = Ansagen
measure-figure-wins = { $merit }
measure-figure-average = { $merit }
measure-figure-accuracy = { $merit } %
board-before = Vorige Plätze
board-after = Nächste Plätze
board-alone = Solo
board-with-people = Mit anderen
period-day = Heute
period-week = Diese Woche
period-month = Dieser Monat
period-season = Diese Saison
period-season-called = Saison { $season }
period-all = Insgesamt
board-empty = Auf dieser Liste steht noch niemand. Öffne einen Tisch und mach den Anfang!
board-solo-instead = Hier zählt noch keine Partie mit mindestens zwei Menschen, darum stehen hier die Partien allein gegen Roboter.
board-footnote = Es zählen nur beendete Partien mit mindestens zwei Menschen.
board-footnote-alone = Es zählen nur beendete Partien allein gegen Roboter.
season-started = Ab jetzt läuft die Saison { $season }: Die Bestenlisten führen sie, und neue Turniere zählen für sie.
season-ended = Die Saison { $season } ist vorbei. Ab jetzt zählt das Kalenderjahr. /{ name-season } behält ihre Seite, /{ name-boards } { name-season-export } macht eine Datei daraus.
zone-chosen = Die Tage beginnen jetzt nach { $zone }, und die Bestenlisten dieses Servers sind neu gezählt.
match-void = Partie { $match } ist annulliert: Sie zählt für keine Bestenliste und keine Spielstärke mehr. Die Tabelle eines Turniers bleibt, wie sie ist.
stats-title = Statistik von { $name }
stats-empty = Auf diesem Server ist noch keine Partie zu Ende gespielt.
tally-wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
tally-matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
stats-title-own = Deine Statistik
stats-head =
    { $matches ->
        [one] { $name }: { $wins } von { $matches } Partie gewonnen
       *[other] { $name }: { $wins } von { $matches } Partien gewonnen
    }
stats-head-own =
    { $matches ->
        [one] Du hast { $wins } von { $matches } Partie gewonnen
       *[other] Du hast { $wins } von { $matches } Partien gewonnen
    }
stats-solo-head =
    { $matches ->
        [one] { $name }: allein gegen Roboter { $wins } von { $matches } Partie gewonnen
       *[other] { $name }: allein gegen Roboter { $wins } von { $matches } Partien gewonnen
    }
stats-solo-head-own =
    { $matches ->
        [one] Du hast allein gegen Roboter { $wins } von { $matches } Partie gewonnen
       *[other] Du hast allein gegen Roboter { $wins } von { $matches } Partien gewonnen
    }
stats-solo = Allein gegen Roboter
stats-solo-why = Gewinnen kann man nur Partien ab drei Runden. Allein gegen Roboter ändert sich die Spielstärke nicht; spiel eine Partie mit jemandem zu Ende, dann steht die hier zuerst.
stats-rating = Die Spielstärke ist **{ $rating }**. Sie steigt, wenn man vor anderen landet, und fällt, wenn man hinter ihnen landet.
stats-rating-own = Deine Spielstärke ist **{ $rating }**. Sie steigt, wenn du vor anderen landest, und fällt, wenn du hinter ihnen landest.
stats-game = { $game }: { $wins } von { $matches } gewonnen
stats-podiums = Plätze auf dem Podium (unter den ersten drei)
stats-empty-everywhere = Noch auf keinem Server ist eine Partie zu Ende gespielt.
stats-form = Platzierungen der letzten Partien (neueste rechts)
stats-form-own = Deine letzten Platzierungen (neueste rechts)
stats-left =
    { $count ->
        [one] Eine Partie hat keine Platzierung: Sie wurde vorzeitig verlassen.
       *[other] { $count } Partien haben keine Platzierung: Sie wurden vorzeitig verlassen.
    }
stats-left-own =
    { $count ->
        [one] Eine Partie hat keine Platzierung: Du hast sie vorzeitig verlassen.
       *[other] { $count } Partien haben keine Platzierung: Du hast sie vorzeitig verlassen.
    }
stats-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
 }
stats-streak = Längste Siegesserie
stats-streak-now = jetzt { $now }
stats-nemesis-label = Angstgegner
stats-nemesis = { $player } lag in { $behind } von { $met } gemeinsamen Partien vorn
stats-nemeses = { $players } lagen je { $behind }-mal vorn
stats-others = andere
stats-of = { $part } von { $whole }
stats-plot = Die Spielstärke nach jeder der letzten { $count } gewerteten Partien: von { $first } auf { $last }, Tiefstwert { $lowest }, Höchstwert { $highest }.
stats-plot-caption = Spielstärke nach jeder Partie
stats-tile-podiums = Podium
stats-tile-streak = Beste Serie
stats-tile-form = Letzte Platzierungen (neueste rechts)
stats-tile-of = { $wins }/{ $matches }
stats-why = Es zählen nur Partien ab drei Runden. Partien allein gegen Roboter werden getrennt gezählt.
stats-why-everywhere = Alle Server zusammen. Spielstärke, Angstgegner und laufende Serie gibt es nur pro Server.
stats-as-of = Stand: { $moment }.
stats-more = Mehr
stats-shorter = Weniger
stats-show = Teilen
stats-shown = Diese Seite ist [schon geteilt]({ $link }), hier im Kanal.
server-stats-title = Was dieser Server gespielt hat
server-stats-empty = Hier ist noch keine Partie mit mindestens zwei Menschen zu Ende gespielt. Partien allein gegen Roboter haben eine eigene Bestenliste.
server-stats-head =
    { $count ->
        [one] { $count } Partie auf diesem Server gespielt
       *[other] { $count } Partien auf diesem Server gespielt
    }
server-stats-of = Davon { $count } in diesem Monat. Nach Spielen: { $games }.
server-stats-game = { $game } { $count }
server-stats-why = Für Siege zählen nur Partien ab drei Runden.
server-stats-month = Die Besten des Monats
server-stats-records = Die Besten aller Zeiten
server-stats-games = Nach Spielen
server-stats-fewer = Nur alle Spiele zusammen
season-year = Das Kalenderjahr { $year }, ohne das, was in einer Saison gespielt wurde
season-runs = Seit { $start }
season-over = { $start } bis { $end }
season-count =
    { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }.
season-by-game = Nach Spielen: { $games }.
season-empty = In dieser Saison wurde keine Partie mit mindestens zwei Leuten beendet.
season-empty-yet = In dieser Saison wurde noch keine Partie mit mindestens zwei Leuten beendet.
season-medals = Medaillen nach Siegen
season-records = Rekorde dieser Saison
season-others = und { $count } weitere
season-menu = Andere Saison …
button-season-export = Exportieren
season-exported = Die Saison { $season } als Datei, nur für dich: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
 } mit Ergebnissen und Bestenlisten als Tabellen, dazu { $logs ->
    [0] kein Protokoll.
    [one] ein Protokoll.
   *[other] { $logs } Protokolle.
 } Darin stehen Namen: Geh sorgsam damit um.
season-no-room = { $count ->
    [one] Ein Protokoll, das der ältesten Partie, hat
   *[other] { $count } Protokolle, die der ältesten Partien, haben
 } keinen Platz: Eine Datei darf hier { $size } MB haben.
season-unreadable = { $count ->
    [one] Ein Protokoll fehlt: Mit den heutigen Regeln lässt es sich nicht mehr lesen.
   *[other] { $count } Protokolle fehlen: Mit den heutigen Regeln lassen sie sich nicht mehr lesen.
 }
record-wins = Die meisten Siege
record-streak = Längste Siegesserie
record-matches = Die meisten Partien
record-held = { $players } mit { $value }
rules-menu = Anderes Thema
rules-standard = Standardregeln
rules-table = Regeln dieses Tisches
chart-ranked = { $rank }. { $title }
chart-beats = { $one } schlägt { $other }.
chart-beats-points = { $one } schlägt { $other }, { $points }.
