# What is asked once before something is destroyed or taken away, and what is true afterwards.

button-keep = Nichts ändern
ask-kept = Es hat sich nichts geändert.
ask-reason = Als Nächstes wirst du nach einem Grund gefragt. Alle können ihn lesen.

## Tables
ask-there = In { $channel }, mit { $players }
ask-there-alone = In { $channel }
ask-there-private = An deinem privaten Tisch
ask-close = { $table } schließen?
ask-close-running = Runde { $round } läuft gerade. Die Partie endet hier ohne Ergebnis und zählt für niemanden.
ask-close-back = Einen Tag lang können alle, die dort sitzen, sie wieder aufnehmen.
ask-close-lobby = Die Partie hat noch nicht begonnen: Alle verlieren ihren Platz, und die Optionen sind weg.
button-ask-close = Tisch schließen
match-cancelled = Du hast den Tisch geschlossen, ohne Ergebnis. Einen Tag lang können alle, die dort saßen, die Partie wieder aufnehmen: mit dem Knopf an der Nachricht oder mit /{ name-table } { name-back }.
ask-kick = { $player } aus { $table } entfernen?
ask-kick-running = Ein Roboter spielt auf dem Platz weiter.
ask-kick-lobby = Der Platz wird frei für jemand anderen.
ask-kick-back = { $player } kann erst zurück, wenn Host, Turnierleitung oder Mods /{ name-table } { name-substitute } eingeben.
button-ask-kick = Entfernen
ask-substitute = Den Platz von { $player } in { $table } an { $newcomer } geben?
ask-substitute-lost = { $player } bekommt ihn nicht zurück, solange { $newcomer } spielt.
button-ask-substitute = Platz vergeben
ask-leave = { $table } verlassen?
ask-leave-running = Ein Roboter spielt auf deinem Platz weiter. Du kannst zurück, solange ihn niemand anderes hat; bist du am Ende nicht wieder da, gilt die Partie als verlassen.
ask-leave-last = Sonst ist niemand mehr da: Der Tisch schläft, bis jemand zurückkommt.
ask-leave-private = Der Tisch schläft, bis du wieder da bist: /{ name-table } { name-back }.
ask-leave-lobby = Sonst ist niemand mehr da: Der Tisch schließt, und seine Optionen sind weg.
button-ask-leave = Tisch verlassen

## Championships
ask-draw = { $name } jetzt auslosen?
ask-draw-lost = Nach der Auslosung kann sich niemand mehr an- oder abmelden.
ask-retire = Von { $name } abmelden?
ask-retire-lost = Dann spielst du dort nicht mit. Bis zur Auslosung kannst du dich wieder anmelden.
retired = Du bist bei { $name } nicht mehr angemeldet.
ask-withdraw = { $player } aus { $name } herausnehmen?
ask-withdraw-lost = Die noch nicht gespielten Partien von { $player } sind verloren, in laufenden übernehmen Roboter, und einen Weg zurück in dieses Turnier gibt es nicht.
button-ask-withdraw = Herausnehmen
ask-void = { $name } für ungültig erklären?
ask-void-lost = Es wird nicht weitergespielt, und es gibt keine Plätze. Das lässt sich nicht rückgängig machen.
ask-end = { $name } absagen?
ask-end-lost = Seine Tische werden geschlossen, niemand bekommt Medaillen oder Punkte, und es lässt sich nicht wieder aufnehmen.

## Boards
ask-season = Die Saison { $season } beenden?
ask-season-lost = Ab jetzt zählt das Kalenderjahr. Was später gespielt wird, zählt nicht für diese Saison, und sie kann nicht weitergehen.
button-ask-season = Saison beenden
ask-void-match = Partie { $match } annullieren?
ask-void-match-lost = Sie zählt dann für keine Liste und keine Spielstärke mehr. Das lässt sich nicht rückgängig machen.
button-ask-void-match = Annullieren

## Told to the others
ended-by = Geschlossen von { $by }.
back-until = Bis { $moment } können alle, die hier saßen, die Partie wieder aufnehmen: Alles ist, wie es war.
button-take-up = Wieder aufnehmen
kicked-told = { $by } hat { $player } entfernt. { $robot } spielt auf dem Platz weiter.
kicked-lobby-told = { $by } hat { $player } von diesem Tisch entfernt.
given-told = { $by } hat den Platz von { $player } an { $newcomer } gegeben.
taken-told = { $newcomer } hat den Platz von { $player } übernommen.
ruled-by = { $told } (entschieden von { $by })
season-ended-told = { $by } hat die Saison { $season } beendet: { $reason }
    /{ name-season } behält ihre Bestenlisten.
match-void-told = { $by } hat Partie { $match } annulliert: { $reason }

## A closed match cannot be taken up again
T-103 = Diese Partie ist zu lange geschlossen: Wieder aufnehmen lässt sich eine Partie einen Tag lang.
T-100 = Diese Partie lässt sich nicht wieder aufnehmen: Niemand hat sie mittendrin geschlossen.
T-101 = Diese Partie lässt sich nicht wieder aufnehmen: Jemand von dort hat alles über sich löschen lassen.
T-102 = Diese Partie lässt sich noch nicht wieder aufnehmen. Wer sie eröffnet hat, ist am Limit dieses Servers: { $most ->
    [one] ein Tisch, der noch nicht zu Ende ist
   *[other] { $most } Tische, die noch nicht zu Ende sind
}. Sobald einer zu Ende ist, geht es.
