# El reparto del día: las mismas cartas para todo el mundo.

name-daily = reparto
about-daily = El reparto de hoy: las mismas cartas para todos, en cuatro minutos
begin-daily = El reparto de hoy
button-deal-result = Mi resultado

daily-date =
    { $month ->
        [1] { $day } de enero
        [2] { $day } de febrero
        [3] { $day } de marzo
        [4] { $day } de abril
        [5] { $day } de mayo
        [6] { $day } de junio
        [7] { $day } de julio
        [8] { $day } de agosto
        [9] { $day } de septiembre
        [10] { $day } de octubre
        [11] { $day } de noviembre
       *[12] { $day } de diciembre
    }
daily-day = { $day }
daily-name = Reparto del { $date }
daily-try-of = 📅 { $deal } · las mismas cartas para todos
daily-practice-of = 📅 { $deal } · práctica
daily-par-unknown = El par aún se está calculando.
daily-par =
    { $how ->
        [better] { $by } mejor que el par ({ $par })
        [worse] { $by } peor que el par ({ $par })
       *[level] Igual que el par ({ $par })
    }
daily-too-late = Acabó demasiado tarde para contar ese día.
daily-place-here = Aquí: **{ $place }** de { $players }
daily-place-all = En todas partes: **{ $place }** de { $players }
daily-days =
    { $days ->
        [one] { $days } día jugado
       *[other] { $days } días jugados
    }
daily-weeks = { $weeks } semanas seguidas
daily-practise = Practicar otra vez
daily-share = Compartir
daily-shared = Ya lo [has compartido]({ $link }) aquí.
daily-copy = Aquí no puedo escribir. Para compartirlo, copia esto:
daily-bids = apuestas cumplidas: { $met } de { $count }
daily-play = Jugar el reparto de hoy
daily-board = Clasificación
daily-about-skull-king = rondas de 4, 6 y 8 cartas
daily-about-hearts = una sola ronda
daily-yesterday =
    { $players ->
        [one] El { $date } jugó aquí una persona:
       *[other] El { $date } jugaron aquí { $players } personas:
    }
daily-board-title = Repartos del día
daily-board-here = Este servidor
daily-board-all = En todas partes
daily-board-why = Cada día suma el porcentaje de los demás a quienes superas; un empate vale la mitad, y a solas son 50.
daily-board-empty = Todavía no hay resultados.
daily-board-line =
    { $days ->
        [one] { $score } en { $days } día
       *[other] { $score } en { $days } días
    }
daily-board-days = días
daily-board-score = Superados
daily-show-all = En todas partes
daily-show-here = Este servidor

server-daily-short = El reparto del día
server-daily = Dónde se publica el reparto del día
server-daily-why = Un mensaje al día, sin avisos, con el resultado de ayer. Si no eliges ninguno, no habrá.
server-daily-none = En ninguno
