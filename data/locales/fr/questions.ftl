# Ce qui est demandé une fois avant de détruire ou d’enlever quelque chose, et ce qui vaut ensuite.

button-keep = Ne rien changer
ask-kept = Rien n’a changé.
ask-reason = Ensuite, on te demande une raison. Tout le monde pourra la lire.

## Tables
ask-there = Dans { $channel }, avec { $players }
ask-there-alone = Dans { $channel }
ask-there-private = À ta table privée
ask-close = Fermer { $table } ?
ask-close-running = La manche { $round } est en cours. La partie s’arrête là, sans résultat, et ne compte pour personne.
ask-close-back = Pendant un jour, celles et ceux qui y jouent peuvent la reprendre.
ask-close-lobby = La partie n’a pas commencé : tout le monde perd sa place, et les options sont perdues.
button-ask-close = Fermer la table
match-cancelled = Tu as fermé la table, sans résultat. Pendant un jour, celles et ceux qui y jouaient peuvent reprendre la partie : avec le bouton de son message, ou avec /{ name-table } { name-back }.
ask-kick = Exclure { $player } de { $table } ?
ask-kick-running = Un robot continue à cette place.
ask-kick-lobby = La place se libère pour quelqu’un d’autre.
ask-kick-back = { $player } ne peut revenir que si une personne responsable de la table tape /{ name-table } { name-substitute }.
button-ask-kick = Exclure
ask-substitute = Donner à { $newcomer } la place de { $player } à { $table } ?
ask-substitute-lost = { $player } ne pourra pas la reprendre tant que { $newcomer } joue.
button-ask-substitute = Donner la place
ask-leave = Quitter { $table } ?
ask-leave-running = Un robot continue à ta place. Tu peux revenir tant que personne d’autre ne l’a prise ; si tu n’es pas là à la fin, la partie compte comme quittée.
ask-leave-last = Il n’y a plus que toi : la table s’endort jusqu’à ce que quelqu’un revienne.
ask-leave-private = La table dort jusqu’à ton retour : /{ name-table } { name-back }.
ask-leave-lobby = Il n’y a plus que toi : la table se ferme, et ses options sont perdues.
button-ask-leave = Quitter la table

## Championnats
ask-draw = Faire maintenant le tirage de { $name } ?
ask-draw-lost = Après le tirage, plus personne ne pourra s’inscrire ni se désinscrire.
ask-retire = Te désinscrire de { $name } ?
ask-retire-lost = Tu n’y joueras pas. Jusqu’au tirage, tu peux te réinscrire.
retired = Tu n’es plus sur la liste de { $name }.
ask-withdraw = Retirer { $player } de { $name } ?
ask-withdraw-lost = Les parties que { $player } n’a pas jouées sont perdues, un robot prend le relais dans celle qui est en cours, et il n’y a pas de retour dans ce championnat.
button-ask-withdraw = Retirer
ask-void = Déclarer { $name } nul ?
ask-void-lost = On ne joue plus rien et il n’y a pas de classement. C’est définitif.
ask-end = Annuler { $name } ?
ask-end-lost = Ses tables sont fermées, personne ne reçoit de médaille ni de points, et il ne peut pas être repris.

## Classements
ask-season = Terminer la saison { $season } ?
ask-season-lost = À partir de maintenant, c’est l’année civile qui compte. Ce qui se joue ensuite ne compte pas pour cette saison, qui ne peut pas reprendre.
button-ask-season = Terminer la saison
ask-void-match = Annuler la partie { $match } ?
ask-void-match-lost = Elle ne compte plus dans aucun classement ni aucune cote. C’est définitif.
button-ask-void-match = L’annuler

## Ce que lisent les autres
ended-by = Fermée par { $by }.
back-until = Jusqu’à { $moment }, celles et ceux qui jouaient ici peuvent reprendre la partie : tout est resté tel quel.
button-take-up = La reprendre
kicked-told = { $by } a exclu { $player }. { $robot } continue à cette place.
kicked-lobby-told = { $by } a exclu { $player } de cette table.
given-told = { $by } a donné la place de { $player } à { $newcomer }.
taken-told = { $newcomer } a pris la place de { $player }.
ruled-by = { $told } (décision de { $by })
season-ended-told = { $by } a terminé la saison { $season } : { $reason }
    /{ name-season } garde ses classements.
match-void-told = { $by } a annulé la partie { $match } : { $reason }

## Une partie fermée qui ne peut pas être reprise
T-103 = Cette partie a été fermée il y a trop longtemps : une partie peut être reprise pendant un jour.
T-100 = Cette partie ne peut pas être reprise : personne ne l’a fermée en cours de jeu.
T-101 = Cette partie ne peut pas être reprise : quelqu’un qui y jouait a fait effacer toutes ses données.
T-102 = Cette partie ne peut pas encore être reprise. La personne qui l’a ouverte a sur ce serveur { $most ->
    [one] une autre table inachevée
   *[other] { $most } autres tables inachevées
}, et ne peut pas en avoir plus. Elle pourra être reprise dès que l’une d’elles sera finie.
