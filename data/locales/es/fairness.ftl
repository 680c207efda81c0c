# ¿Fue limpia? El sello abierto, y el azar y las jugadas de los robots comprobados de nuevo
game-fairness = Juego limpio
button-fair = ¿Fue limpia?
button-fair-why = El sello, los repartos y las jugadas de los robots, comprobados
fair-holds = Fue limpia
fair-robots = El reparto fue limpio; una jugada de un robot no coincide
fair-fails = Aquí hay algo que no cuadra
fair-unsealed = Esta partida no tiene sello: empezó antes de que los hubiera, así que no hay nada que comprobar.
fair-draws =
    { $draws ->
        [one] **Un reparto o sorteo** sacado otra vez del secreto: sale igual.
       *[other] **{ $draws } repartos y sorteos** sacados otra vez del secreto: todos salen igual.
    }
fair-moves =
    { $moves ->
        [one] **Una jugada de robot** repetida con lo que veía el robot: sale igual.
       *[other] **{ $moves } jugadas de robots** repetidas con lo que veía cada robot: todas salen igual.
    }
fair-instead = De ellas, { $moves } de nivel Normal, por un robot de nivel Difícil que entonces no respondió.
fair-skipped =
    { $moves ->
        [one] Una jugada de un robot de nivel Difícil no se ha repetido aquí, porque piensa mucho rato. En tu ordenador lo hace `--hard`.
       *[other] { $moves } jugadas de robots de nivel Difícil no se han repetido aquí, porque piensan mucho rato. En tu ordenador lo hace `--hard`.
    }
fair-old-robots =
    { $moves ->
        [one] Una jugada de robot no se repitió: los robots del bot han cambiado desde entonces.
       *[other] { $moves } jugadas de robots no se repitieron: los robots del bot han cambiado desde entonces.
    }
fair-hands = **Lo que valían las cartas de cada asiento**, en puntos, si todos hubieran jugado de forma corriente:
fair-hand = { $player }: { $points }
fair-move = Jugada { $step }, de { $player }: con lo que veía este robot, la suerte de la partida da justo esta jugada.
fair-move-other = Jugada { $step }, de { $player }: con lo que veía este robot, los robots de hoy harían otra.
fair-line = La línea { $line } del archivo no es lo que dan el sello y el secreto.
fair-line-robot = La línea { $line } del archivo no es la jugada que harían los robots de hoy. Si el bot se ha actualizado desde entonces, puede ser por eso: sus robots cambian.
fair-seal = **El sello, abierto.** `{ $seal }` estaba en el primer mensaje de la partida. Es la huella de todo esto:
fair-secret = Secreto
fair-version = reglas, versión { $version }
fair-seats = Asientos
fair-check = **Compruébalo tú:** el archivo tiene todas las jugadas y el secreto, y con el código del bot lo comprueba `python -m engine verify`. La página de la partida comprueba sola sus repartos en tu navegador.
fair-believed = Lo que pulsó la gente, y quién ocupó un asiento ya empezada la partida, se toma del registro.
page-sealed = Lo que se selló
page-holds =
    { $draws ->
        [one] Comprobado aquí, en tu navegador: el sello y un reparto o sorteo cuadran.
       *[other] Comprobado aquí, en tu navegador: el sello y { $draws } repartos y sorteos cuadran.
    }
page-fails = Comprobado aquí, en tu navegador: esta página NO cuadra. Su sello o algún reparto no es lo que da el secreto.

# /server stats
dealt-title = Lo que se repartió aquí · { $game }
dealt-of =
    { $matches ->
        [one] Una partida terminada de este servidor
       *[other] Las últimas { $matches } partidas terminadas de este servidor
    }
dealt-none = Aquí todavía no ha terminado ninguna partida de este juego.
dealt-usual = { $usual } de { $figures } cifras están a menos de dos errores típicos de lo que da el azar; lo normal son unas 19 de cada 20.
dealt-kind-specials = Cartas especiales por mano
dealt-kind-trumps = Triunfos por mano
dealt-kind-hearts = Corazones por mano
dealt-kind-queen = Damas de picas por mano
dealt-kind-lot = Le tocó empezar
dealt-seat = Asiento { $seat }
dealt-people = Personas
dealt-robots = Los robots
dealt-line = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } (azar { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) })
dealt-legend = ± es un error típico: lo que suele desviarse el azar por sí solo. Cuanto más se juega, más pequeño es.
