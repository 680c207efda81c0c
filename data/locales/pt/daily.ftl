# The deal of the day: the same cards for everybody.

name-daily = diário
about-daily = A mão do dia: as mesmas cartas para todo mundo, em quatro minutos
begin-daily = A mão do dia
button-deal-result = Meu resultado

daily-date =
    { $month ->
        [1] { $day } de janeiro
        [2] { $day } de fevereiro
        [3] { $day } de março
        [4] { $day } de abril
        [5] { $day } de maio
        [6] { $day } de junho
        [7] { $day } de julho
        [8] { $day } de agosto
        [9] { $day } de setembro
        [10] { $day } de outubro
        [11] { $day } de novembro
       *[12] { $day } de dezembro
    }
daily-day =
    { $day ->
        [1] 1º
       *[other] { $day }
    }
daily-name = Mão do dia { $date }
daily-try-of = 📅 { $deal } · as mesmas cartas para todo mundo
daily-practice-of = 📅 { $deal } · treino
daily-par-unknown = A média dos robôs ainda está sendo calculada.
daily-par =
    { $how ->
        [better] { $by } pontos melhor que a média dos robôs ({ $par })
        [worse] { $by } pontos pior que a média dos robôs ({ $par })
       *[level] Igual à média dos robôs ({ $par })
    }
daily-too-late = Você terminou tarde demais para contar nesse dia.
daily-place-here = Aqui: **{ $place }** de { $players }
daily-place-all = No geral: **{ $place }** de { $players }
daily-days =
    { $days ->
        [1] { $days } dia jogado
       *[other] { $days } dias jogados
    }
daily-weeks = { $weeks } semanas seguidas
daily-practise = Treinar de novo
daily-share = Compartilhar
daily-shared = Você já [compartilhou]({ $link }) aqui.
daily-copy = Não posso postar aqui. Para compartilhar, copie isto:
daily-bids = palpites certos: { $met } de { $count }
daily-play = Jogar a mão do dia
daily-board = Ranking
daily-about-skull-king = rodadas de 4, 6 e 8 cartas
daily-about-hearts = uma rodada só
daily-yesterday =
    { $players ->
        [1] No dia { $date }, uma pessoa jogou aqui:
       *[other] No dia { $date }, { $players } pessoas jogaram aqui:
    }
daily-board-title = Mãos do dia
daily-board-here = Este servidor
daily-board-all = No geral
daily-board-why = Cada dia vale a porcentagem das outras pessoas que você superou; empate vale metade, e jogando só você são 50.
daily-board-empty = Ninguém tem resultado ainda.
daily-board-line =
    { $days ->
        [1] { $score } em { $days } dia
       *[other] { $score } em { $days } dias
    }
daily-board-days = dias
daily-board-score = Superados
daily-show-all = No geral
daily-show-here = Este servidor

server-daily-short = A mão do dia
server-daily = Onde a mão do dia é postada
server-daily-why = Uma mensagem silenciosa por dia, com o resultado de ontem. Deixe em branco para não ter.
server-daily-none = Em lugar nenhum
