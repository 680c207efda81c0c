# Duels: commands, message, result.

name-duel = duelo
about-duel = ¿Quién juega mejor las mismas cartas? De dos a ocho personas, cada cual en tres días
name-rival = rival
name-rival2 = rival2
name-rival3 = rival3
name-rival4 = rival4
name-rival5 = rival5
name-rival6 = rival6
name-rival7 = rival7
about-rival = A quién retas (si a nadie: a todo el mundo)
name-level = nivel
about-level = Cómo de bien juegan los robots

duel-challenge = **{ $host }** reta a { $players } a un duelo: { $game }, las mismas cartas para todos
duel-open = **{ $host }** reta a quien quiera a un duelo: { $game }, las mismas cartas para { $most } personas como mucho
duel-about = { $rounds } rondas contra { $robots } robots ({ $level }) · cada cual juega por su cuenta, cuando quiera
duel-player-waiting = aún no ha empezado
duel-player-playing = está jugando
duel-late-waiting = no jugó
duel-late-playing = no terminó
duel-player-finished = ya terminó
duel-player-declined = no juega
duel-player-gone = fuera
duel-until = Abierto hasta el { $moment } ({ $left }). Nadie ve puntos ni cartas antes del final.
button-duel-play = Jugar
button-duel-decline = No, gracias
button-duel-again = Otro duelo
duel-more = Cómo funciona, anular
duel-how = Cómo funciona
duel-how-why = Las mismas cartas, y qué cuenta
duel-off = Anular el duelo
duel-off-why = Para quien reta y para moderadores
duel-rules = **{ $game }, { $rounds } rondas.** Todos juegan en el mismo asiento, con las mismas cartas y contra los mismos robots, cada cual en su mesa.
    - Juega cuando quieras; puedes parar y seguir luego. Cuenta tu primer intento.
    - Nadie ve los puntos ni las cartas de los demás hasta que todos acaben o se pase el plazo.
    - Entonces deciden los puntos. Quien haya terminado puede ver las partidas de los demás.
duel-called-off = { $player } anuló el duelo de { $game }. No hay resultado.
duel-result-of = { $game }: terminó el duelo con las mismas cartas
duel-won = { $player } gana el duelo
duel-tie = Empate: { $players }
duel-nobody =
    { $count ->
        [0] El duelo queda sin resultado
       *[other] Solo { $player } terminó el duelo
    }
duel-decided = Lo que decidió
duel-round = Ronda { $round }: { $best }, { $worst }
duel-watch = Ver una partida
duel-picture = Puntos ronda a ronda: { $results }.
duel-declined-now = Vale, no juegas. Si cambias de idea, pulsa Jugar mientras el duelo siga abierto.
duel-already = Este duelo ya está abierto otra vez: [su mensaje]({ $link }).
duel-off-now = Has anulado el duelo.
ask-duel-off = ¿Anular el duelo de { $game }?
ask-duel-begun = Ya empezaron: { $players }
ask-duel-lost = Acaba sin resultado para todos.
button-ask-duel-off = Anularlo
