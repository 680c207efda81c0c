# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = Du bist nicht dran.
T-2 = Der Tisch wartet gerade auf etwas anderes.
T-3 = Das war nicht zu verstehen. Die Knöpfe deiner neuesten Nachricht gehen immer.
T-4 = Diese Karte hast du nicht auf der Hand. Du darfst spielen: { $cards }.
T-5 = Diese Partie ist vorbei.
T-6 = Du hast keinen Platz an diesem Tisch. Zuschauen darfst du gern.
T-7 = Alle Plätze sind vergeben.
T-8 = Du hast schon einen Platz an diesem Tisch.
T-9 = Das darf nur der Host.
T-10 = Die Partie hat schon begonnen.
T-11 = Diesen Tisch gibt es nicht mehr.
T-12 = Ein Roboter spielt auf deinem Platz. Drück „Bin wieder da“ oder tipp /{ name-table } { name-back }, um ihn zu übernehmen.
T-13 = Das darf nur der Host oder ein Mod.
T-14 = Diese Option ({ $key }) gibt es nicht, oder sie passt nicht zu den anderen. Es hat sich nichts geändert.
T-15 = Hier hast du keinen Tisch. /{ name-play } gibt dir einen Platz, oder öffne einen Tisch: { $commands }.
T-16 = In diesem Kanal darf ich noch nicht spielen. Bitte jemanden von den Mods, mir das zu erlauben: { $missing }.
T-17 = Das ließ sich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch mal.
T-18 = Diese Partie kann nicht weitergehen und wurde mit ihrem letzten Stand geschlossen.
T-19 = Das geht erst, wenn die Partie vorbei ist.
T-20 = An diesem Tisch sitzt kein Roboter.
T-21 = Zum Start braucht es { $players } Leute. Ein Roboter kann einen Platz füllen.
seats-range = { $least } bis { $most }
seats-either = { $some } oder { $last }
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen

## Skull King
SK-1-2 = An diesem Tisch spielen 2 bis 8 Leute.
SK-3-1 = Die Karten dieses Tisches sind die seiner Optionen und keine anderen.
SK-3-2 = Wer zuerst gibt, entscheidet das Los.
SK-4-2 = Vor jeder Runde wird der ganze Stapel gemischt.
SK-4-3 = Alle bekommen gleich viele Karten.
SK-4-4 = Eine eigene Liste hat 1 bis 20 Runden, jede mit 1 bis 24 Karten, zum Beispiel 3 5 7 oder 1-6.
SK-5-2 = Du kannst ansagen: { $cards }.
SK-6-2 = Du hast die Farbe dieses Stichs: Spiel eine Zahl davon oder eine Sonderkarte. Du darfst spielen: { $cards }.
SK-6-6 = Sag beim Spielen dazu, was die Tigerin ist. Du darfst spielen: { $cards }.
SK-9-6 = Ladungen gehören zur Rascal-Wertung: Schrotladung oder Kanonenkugel, nach den Ansagen geheim gewählt.
SK-12-2 = Mit Rosie kannst du alle an diesem Tisch wählen, auch dich.
SK-12-3 = Bendt: Wirf genau so viele Karten ab, wie du gezogen hast.
SK-12-5 = Mit Rascal kannst du setzen: { $cards }.
SK-12-7 = Mit Harry kannst du deine Ansage ändern um: { $cards }.

## Skull King, older edition
SKL-0-3 = Diese Wahl kennt die ältere Ausgabe nicht: { $option }.
SKL-1-1 = An einem Tisch der älteren Ausgabe spielen 2 bis 6 Leute.
SKL-1-2 = Die ältere Ausgabe hat zehn Runden mit einer bis zehn Karten.
SKL-1-3 = Vor jeder Runde wird der ganze Stapel gemischt.
SKL-1-4 = Wer zuerst gibt, entscheidet das Los.
SKL-2-2 = Du kannst ansagen: { $cards }.
SKL-4-1 = Du hast die Farbe dieses Stichs: Spiel eine Karte davon oder eine Sonderkarte. Du darfst spielen: { $cards }.
SKL-5-5 = Sag beim Spielen dazu, was Scary Mary ist. Du darfst spielen: { $cards }.
T-23 = In diesem Kanal darf man keine Tische öffnen. Versuch es in { $channels }.
T-24 = Deine Extrazeit für diese Runde hattest du schon.
T-104 = Die Partie macht Pause. Sie geht { $moment } weiter; wer mitspielt, kann sie auch jetzt fortsetzen.
T-107 = Dieser Tisch ist privat: Hier spielt sonst niemand, also gibt es nichts zu zeigen, zu teilen oder anzuhalten.
T-25 = Diese Person hat keinen Platz an diesem Tisch.
T-26 = Wer auf einem anderen Platz dieser Partie saß, hat dessen Karten gesehen und darf diesen nicht übernehmen.
T-27 = Auf diesem Platz sitzt kein Roboter.
T-28 = Auf diesem Server darf nur { $role } Tische öffnen.
T-29 = Das dürfen nur die Mods dieses Servers.
T-30 = Eine App kann nicht am Tisch sitzen.
T-31 = { $player } hat das schon gewählt. Nimm etwas anderes.
T-32 = Jede Entscheidung braucht einen Grund: Sag in ein paar Worten, was passiert ist. Es hat sich nichts geändert.
T-75 = Du bist am Limit dieses Servers: { $most ->
    [one] ein Tisch von dir, der noch nicht zu Ende ist
   *[other] { $most } Tische von dir, die noch nicht zu Ende sind
}. Spiel einen zu Ende oder schließ ihn mit /{ name-table } { name-cancel } in seinem Kanal: vor dem Start kannst du das, danach der Host.
unfinished-private = Private Tische, die du nicht zu Ende gespielt hast: { $most }, mehr geht nicht. Spiel einen zu Ende oder schließ ihn mit /{ name-table } { name-cancel }.
T-76 = Du bist am Limit dieses Servers: { $most } neue Tische pro Person in zehn Minuten. Den nächsten kannst du { $moment } öffnen.
T-77 = Dieser Kanal ist am Limit: { $most } neue Tische in zehn Minuten. Der nächste geht { $moment }, oder jetzt in einem anderen Kanal.
T-78 = Das war zu schnell, also ist nichts passiert. Warte zwei Sekunden und mach weiter.
T-79 = Der Bot startet bald neu, darum gibt es gerade keine neuen Tische. Die offenen gehen weiter. Versuch es nachher noch mal.
T-80 = Der Bot startet gerade neu, also ist nichts passiert. Versuch es gleich noch mal.
T-81 = Du bist am Limit dieses Servers: { $most ->
    [one] ein Turnier von dir, das noch nicht zu Ende ist
   *[other] { $most } Turniere von dir, die noch nicht zu Ende sind
}. Bring eins zu Ende oder sag es in seiner Turnierleitung ab: { $championships }.
T-82 = Eine Revanche dieser Partie ist schon zweimal aufgegeben worden, eine dritte gibt es nicht. Du kannst einen neuen Tisch öffnen: { $commands }.
T-83 = Die Mods dieses Servers haben dich blockiert: Du kannst hier nichts öffnen, nirgends mitspielen und von keinem Tisch Bescheid bekommen. Ein Platz, den du hast, bleibt deiner, und zuschauen darfst du gern. Mehr wissen die Mods.
T-84 = { $player } ist auf diesem Server blockiert und darf sich nicht setzen. Die Liste sehen die Mods mit /{ name-server } { name-settings }.
T-85 = Hier sind schon { $most } Leute blockiert, mehr geht nicht. Soll jemand ganz vom Server weg, hat Discord dafür den Bann.
T-86 = Der Server dieses Tisches hat mich entfernt: Der Tisch schläft, und es geht da weiter, wo es aufgehört hat, sobald der Server mich zurückholt.
T-90 = Teilen kann diese Partie nur, wer sie gespielt hat.
T-91 = [Das ist schon geteilt]({ $link }), einmal für diese Partie.
T-92 = Ich konnte es in { $channel } nicht posten: Discord antwortet nicht, oder ich darf dort nicht schreiben. Versuch es später noch mal.
T-93 = Zu teilen gibt es erst etwas, wenn die Partie zu Ende gespielt ist. Ein Abend braucht mindestens zwei Partien, die zählen.
T-89 = Diese Partie ist schon annulliert: { $reason }
T-94 = Es läuft schon eine Saison: { $season }. Beende sie zuerst.
T-95 = Eine Saison braucht einen eigenen Namen, den hier noch keine hatte.
T-96 = Gerade läuft keine Saison: Die Listen gehen nach dem Kalenderjahr.
T-97 = Diese Zeitzone gibt es nicht. Schreib sie als Kontinent und Stadt, zum Beispiel Europe/Berlin oder America/Bogota, oder UTC.
T-98 = Eine Partie mit dieser Nummer ist hier nicht zu Ende gespielt. /{ name-history } zeigt, welche es gibt.
T-87 = Das ist nicht das Wort, also ist nichts gelöscht. Das Wort ist { $word }.
T-40 = Dieses Turnier gibt es hier nicht. Eröffne eins mit /{ name-championship } { name-new-championship }.
T-41 = Dieser Tisch ist eine Turnierpartie: Hier sitzen nur { $players }. Zuschauen darfst du gern.
T-42 = Die Regeln dieser Partie sind die des Turniers: Hier lässt sich nichts ändern, und es gibt keine Revanche.
T-43 = Diese Partie beginnt von selbst, sobald alle da sind. Es fehlen noch: { $players }.
T-44 = Im Turnier ist das Sache der Turnierleitung oder der Mods.
T-45 = Ein Turnier, das für die Gesamtwertung zählt, eröffnen nur Mods oder Leute mit der Rolle, die der Server gewählt hat. Eins, das nicht zählt, darfst du eröffnen.
T-46 = Dieses Turnier ist vorbei: Daran lässt sich nichts mehr ändern.
T-47 = Diese Partie kann gerade nicht gespielt werden. Welche offen sind, steht im Spielplan.
T-48 = Das ist die Partie von jemand anderem. Du kannst spielen: { $fixtures }.
T-49 = Das kann in diesem Turnier nur, wer angemeldet ist.
T-50 = Du bist schon angemeldet.
T-51 = Diese Person ist in diesem Turnier nicht angemeldet oder ausgeschieden.
T-52 = Es ist ausgelost: Niemand kann sich mehr an- oder abmelden. Die Turnierleitung kann noch jemanden herausnehmen.
T-53 = Diese Entscheidung geht gerade nicht. Welche gehen, zeigt die Turnierleitung.
T-54 = Das passt nicht zum jetzigen Stand dieses Turniers. Öffne die Turnierleitung noch mal.
T-55 = Das geht hier nicht: { $value }. Beim Tippen eines Befehls zeigt Discord, was geht.
T-56 = Dieser Befehl hat sich geändert. Starte Discord neu oder warte einen Moment, dann tipp ihn noch mal.
T-57 = Das geht nur auf einem Server, der mich hinzugefügt hat.
T-58 = Das geht nur auf dem Server des Tisches: Geh in seinen Kanal und drück es dort.
T-59 = { $player } ist nicht auf diesem Server und könnte den Tisch nicht sehen.
T-110 = { $player } sitzt schon an diesem Tisch.
T-111 = { $player } wurde von diesem Tisch entfernt. Der Host kann das mit /{ name-table } { name-substitute } zurücknehmen.
T-112 = { $player } ist schon an [diesen Tisch]({ $link }) eingeladen. Du kannst { $moment } daran erinnern.
T-113 = An diesen Tisch sind { $most } Leute eingeladen, mehr geht nicht.
T-158 = Du hast in einer Stunde { $most } Einladungen verschickt, mehr geht nicht. Du kannst { $moment } wieder einladen.
T-159 = Dieser Tisch ist nur für Eingeladene. { $named ->
    [no] Bitte den Host
   *[yes] Bitte { $host }, den Host,
} um eine Einladung. Zuschauen kannst du gern.
T-160 = So einen Tisch gibt es hier nicht.
T-161 = { $player } sieht den Kanal dieses Tisches nicht, also ging keine Einladung hinaus.
T-114 = Dieses Blatt lässt sich nicht spielen: Es gibt es nicht, oder der Bot ist seit dem Öffnen aktualisiert worden.
T-115 = Dieses Blatt hast du nicht gespielt: Üben kann es nur, wer damit fertig ist. Das von heute gibt es mit /{ name-daily }.
T-116 = Du hast bei diesem Blatt kein Ergebnis, das zählt, also gibt es nichts zu teilen.
T-120 = Dieses Duell ist vorbei. Wie es ausging, steht in seiner Nachricht.
T-121 = Dieses Duell ist für { $players }. Mit /{ name-duel } kannst du selbst herausfordern.
T-122 = Ein Duell geht mit höchstens { $most } Leuten.
T-123 =
    { $limit ->
        [channel] In diesem Kanal sind { $most } Duelle offen, mehr geht nicht. Warte, bis eins vorbei ist.
       *[other] Du hast auf diesem Server { $most ->
            [one] ein offenes Duell
           *[other] { $most } offene Duelle
        }, mehr erlaubt er nicht. Spiel eins zu Ende oder sag es ab.
    }
T-124 = Zu einem Duell gehört noch jemand: Wähl eine andere Person, oder niemanden, dann können alle mitspielen.
T-125 = Dieses Spiel verteilt keine Karten, also gibt es dafür kein Turnier mit denselben Karten. Hearts und Skull King haben eins.
T-126 = An anderen Tischen wird noch mit diesen Karten gespielt. Schau nach, wenn sie fertig sind.
T-130 = Diesen Punkteblock gibt es nicht mehr.
T-131 = Auf den Block schreibt nur, wer mitspielt oder ihn angelegt hat: { $players }.
T-132 = { $why ->
    [ended] Dieser Punkteblock ist abgeschlossen; daran lässt sich nichts ändern.
    [earlier] Mit dieser Korrektur wäre die Partie früher zu Ende gewesen, und die späteren Runden passten nicht mehr. Es hat sich nichts geändert.
   *[over] Alle Runden dieser Partie sind eingetragen. Korrigier eine oder schließ den Block ab.
 }
T-133 = Gebraucht wird eine ganze Zahl für jede Person, zusammen { $count }, mit Leerzeichen dazwischen, in dieser Reihenfolge: { $players }.
T-134 = Das kann { $player } nicht angesagt haben: In dieser Runde gehen Ansagen von 0 bis { $most }.
T-135 = { $why ->
    [points] Eine Runde hat immer 26 Punkte; eingetragen sind { $total }. Wer den Durchmarsch schafft, hat 26, die anderen 0.
    [queen] Jemand muss mindestens { $points } Punkte haben: So viel bringt allein die Pik-Dame.
   *[tricks] Es gab { $dealt } Karten, also waren { $least ->
        [0] höchstens { $dealt }
        [-1] { $dealt }
       *[other] { $least } bis { $dealt }
    } Stiche zu holen; eingetragen sind { $total }.
 }
T-136 = Diese Boni passen nicht zusammen: Ohne Stich fängt niemand etwas, jede Karte wird einmal gefangen, jede Fähigkeit einmal genutzt, und es gibt nur einen Skull King.
T-137 = In diesem Kanal sind { $most } Punkteblöcke in Gebrauch, mehr geht nicht. Schließ erst einen ab.
T-138 = { $player } hat inzwischen Runde { $round } eingetragen. Nichts ist überschrieben: Schau, was da steht, und korrigier es dann.
T-139 = Diese Partie wurde am echten Tisch gespielt: Niemand hat die Karten notiert, also gibt es nichts nachzuspielen und kein Protokoll.
T-127 = Tipps gibt es nur an privaten Tischen, deren Ergebnis mit keinem anderen verglichen wird.
T-128 = Dieses Rätsel ist vorbei; hier ist die Lösung.
T-129 = Das Rätsel von heute ist noch nicht fertig. Versuch es gleich noch mal.
T-140 = Hier warten schon { $most } Leute auf einen Platz.
T-141 = Du wartest hier nicht auf einen Platz.
T-142 = Das ist die letzte Runde dieser Partie: Niemand setzt sich mehr dazu. `/{ name-play }` gibt dir einen Platz in der nächsten.
T-60 = Allein kannst du diesen Platz nicht zurückholen. { $named ->
    [no] Nur der Host oder ein Mod
   *[yes] Nur { $host } als Host oder ein Mod
} kann dich reinlassen: mit /{ name-table } { name-substitute } und deinem Namen.
T-61 = Allein kannst du diesen Platz nicht zurückholen. Nur die Turnierleitung oder ein Mod kann dich reinlassen: mit /{ name-table } { name-substitute } und deinem Namen.
T-62 = { $player } spielt jetzt auf deinem Platz. Zuschauen darfst du gern.
T-63 = Allein kannst du diesen Platz nicht zurückholen. Nur ein Mod kann dich reinlassen: mit /{ name-table } { name-substitute } und deinem Namen.
T-67 = [Diese Nachricht]({ $link }) kam vor weniger als einer halben Minute nach unten; es hat sich nichts geändert. In { $seconds } s geht es wieder.
T-68 = Der Tisch ist noch nicht nach unten gekommen: Discord antwortet nicht, oder ich darf in seinem Kanal nicht schreiben. [Noch steht er hier]({ $link }).
T-70 = Seit der Frage hat sich etwas geändert. So ist es jetzt.
T-71 =
    { $count ->
        [one] In diesem Kanal gibt es schon ein Turnier: { $championships }.
       *[other] In diesem Kanal gibt es schon { $count } Turniere: { $championships }.
    }
R-HC-15 = Dieses Turnier geht mit { $players } Anmeldungen.
T-165 = Diese Saison gab es hier nicht: { $season }. Welche es gibt, steht im Menü von /{ name-season }.
T-166 = Auch ohne Protokolle ist diese Saison größer, als eine Datei hier sein darf: { $size } MB.
