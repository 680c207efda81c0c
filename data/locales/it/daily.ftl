# The deal of the day: the same cards for everybody.

name-daily = smazzata
about-daily = La smazzata di oggi: le stesse carte per tutti, in quattro minuti
begin-daily = La smazzata di oggi
button-deal-result = Il mio risultato

daily-date =
    { $month ->
        [1] { $day } gennaio
        [2] { $day } febbraio
        [3] { $day } marzo
        [4] { $day } aprile
        [5] { $day } maggio
        [6] { $day } giugno
        [7] { $day } luglio
        [8] { $day } agosto
        [9] { $day } settembre
        [10] { $day } ottobre
        [11] { $day } novembre
       *[12] { $day } dicembre
    }
daily-day =
    { $day ->
        [1] 1º
       *[other] { $day }
    }
daily-name = Smazzata: { $date }
daily-try-of = 📅 { $deal } · le stesse carte per tutti
daily-practice-of = 📅 { $deal } · allenamento
daily-par-unknown = Il par è ancora in calcolo.
daily-par =
    { $how ->
        [better] { $by ->
            [one] { $by } punto
           *[other] { $by } punti
        } meglio del par ({ $par })
        [worse] { $by ->
            [one] { $by } punto
           *[other] { $by } punti
        } peggio del par ({ $par })
       *[level] In linea col par ({ $par })
    }
daily-too-late = È finita troppo tardi per contare quel giorno.
daily-place-here = Qui: **{ $place }** su { $players }
daily-place-all = Su tutti i server: **{ $place }** su { $players }
daily-days =
    { $days ->
        [one] { $days } giorno giocato
       *[other] { $days } giorni giocati
    }
daily-weeks = { $weeks } settimane di fila
daily-practise = Allenati di nuovo
daily-share = Condividi
daily-shared = Qui l’hai [già condivisa]({ $link }).
daily-copy = Qui non posso scrivere. Per condividerla, copia questo:
daily-bids = dichiarazioni esatte: { $met } su { $count }
daily-play = Gioca la smazzata di oggi
daily-board = Classifica
daily-about-skull-king = manche da 4, 6 e 8 carte
daily-about-hearts = una sola manche
daily-yesterday =
    { $players ->
        [one] Il giorno { $date } qui ha giocato una sola persona:
       *[other] Il giorno { $date } qui hanno giocato in { $players }:
    }
daily-board-title = Smazzate del giorno
daily-board-here = Questo server
daily-board-all = Tutti i server
daily-board-why = Ogni giorno conta la percentuale di giocatori che hai superato: un pareggio vale metà, e chi gioca da solo prende 50.
daily-board-empty = Nessuno ha ancora un risultato.
daily-board-line =
    { $days ->
        [one] { $score } in { $days } giorno
       *[other] { $score } in { $days } giorni
    }
daily-board-days = giorni
daily-board-score = Superati
daily-show-all = Tutti i server
daily-show-here = Questo server

server-daily-short = La smazzata del giorno
server-daily = Dove si pubblica la smazzata del giorno
server-daily-why = Un messaggio discreto al giorno, col risultato di ieri. Non scegliere niente per non averlo.
server-daily-none = In nessun canale
