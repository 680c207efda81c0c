# Appels : la cloche d’une table, l’appel lui-même, les refus.

button-bell = Appels
button-call = Appeler des joueurs
button-no-calls = Ne m’appelle pas
calls-title = M’appeler aux tables
calls-this = Pour { $game }
calls-all = Pour tous les jeux
calls-none = Jamais
calls-now-games = Sur ce serveur, on t’appelle pour { $games }.
calls-now-all = Sur ce serveur, on t’appelle pour tous les jeux.
calls-now-none = Personne ne t’appelle sur ce serveur.
calls-muted = Tes mentions sont désactivées dans /{ name-settings }, donc personne ne t’appelle.
calls-why = Quand un hôte appuie sur { button-call }, un message mentionne jusqu’à { $most } personnes qui le veulent et ne sont à aucune table. Cela arrive au plus une fois par heure.
call-players = { $pings } [Une table de { $game }]({ $link }) cherche des joueurs.
called-now =
    { $count ->
        [one] Tu as appelé une personne : [le message]({ $link }).
       *[other] Tu as appelé { $count } personnes : [le message]({ $link }).
    }
T-155 = Des joueurs ont été appelés sur ce serveur il y a moins d’une heure. Tu pourras appeler à nouveau { $moment }.
T-156 = Personne ne peut être appelé maintenant : personne ne l’a demandé avec 🔔 à une table ou dans /{ name-settings }, ou ceux qui l’ont fait jouent déjà ou ne voient pas ce salon.
T-157 = Ce serveur ne permet pas d’appeler des joueurs.
T-167 = À cette table, on ne s’assied que sur invitation : personne ne peut y être appelé. **{ button-admit-all }** change cela.
