# Duels: commands, message, result.

name-duel = duel
about-duel = Qui joue le mieux les mêmes cartes ? De deux à huit, chacun en trois jours
name-rival = rival
name-rival2 = rival2
name-rival3 = rival3
name-rival4 = rival4
name-rival5 = rival5
name-rival6 = rival6
name-rival7 = rival7
about-rival = Qui tu défies (sans personne : tout le monde)
name-level = niveau
about-level = La force des robots

duel-challenge = **{ $host }** défie { $players } en duel : { $game }, les mêmes cartes pour tous
duel-open = **{ $host }** défie tout le monde en duel : { $game }, les mêmes cartes pour { $most } personnes au plus
duel-about = { $rounds } manches contre { $robots } robots ({ $level }) · chacun joue de son côté, quand il veut
duel-player-waiting = n’a pas commencé
duel-player-playing = joue
duel-late-waiting = n’a pas joué
duel-late-playing = n’a pas fini
duel-player-finished = a fini
duel-player-declined = ne joue pas
duel-player-gone = hors jeu
duel-until = Ouvert jusqu’au { $moment } ({ $left }). Personne ne voit de points ni de cartes avant la fin.
button-duel-play = Jouer
button-duel-decline = Non merci
button-duel-again = Encore un duel
duel-more = Comment ça marche, annuler
duel-how = Comment ça marche
duel-how-why = Les mêmes cartes, et ce qui compte
duel-off = Annuler le duel
duel-off-why = Pour qui défie et pour la modération
duel-rules = **{ $game }, { $rounds } manches.** Tout le monde joue à la même place, avec les mêmes cartes, contre les mêmes robots, chacun à sa table.
    - Joue quand tu veux ; tu peux t’arrêter et reprendre. Ton premier essai compte.
    - Personne ne voit les points ni les cartes des autres avant que tous aient fini, ou que le temps soit écoulé.
    - Ensuite, les points décident. Qui a fini peut regarder les parties des autres.
duel-called-off = { $player } a annulé le duel : { $game }. Il n’y a pas de résultat.
duel-result-of = { $game } : le duel aux mêmes cartes est terminé
duel-won = { $player } gagne le duel
duel-tie = Égalité : { $players }
duel-nobody =
    { $count ->
        [0] Le duel reste sans résultat
       *[other] Seul { $player } a fini le duel
    }
duel-decided = Ce qui a fait la différence
duel-round = Manche { $round } : { $best }, { $worst }
duel-watch = Regarder une partie
duel-picture = Points manche par manche : { $results }.
duel-declined-now = D’accord, tu ne joues pas. Si tu changes d’avis, appuie sur Jouer tant que le duel est ouvert.
duel-already = Ce duel est déjà rouvert : [son message]({ $link }).
duel-off-now = Tu as annulé le duel.
ask-duel-off = Annuler le duel : { $game } ?
ask-duel-begun = Ont commencé : { $players }
ask-duel-lost = Il se termine sans résultat, pour tout le monde.
button-ask-duel-off = Annuler le duel
