# Finished matches: the list, and each one played again step by step.

history-date = { $day }/{ $month }/{ $year }
history-title = As partidas terminadas deste servidor
history-title-you = Suas partidas terminadas
history-title-of = As partidas terminadas de { $player }
history-empty = Nenhuma partida terminou ainda.
history-void = Anulada: { $reason }
history-newer = Mais novas
history-older = Mais antigas
history-all = Partidas de todo mundo
history-mine = Minhas partidas
history-open = Abrir uma partida, outro jogo…
history-void-short = anulada
replay-head = Replay: { $what }
replay-head-table = Replay · { $what }
replay-bid = { $player } dá palpite { $bid }
replay-made = { $player } · { $what }

## One match again
replay-at = Partida **{ $match }** (terminada) · jogada { $step } de { $steps }
replay-trick = { $player } leva a vaza { $number } com { $card }
replay-number = o { $card }
replay-trick-none = ninguém leva a vaza { $number }
replay-bids = todos os palpites aparecem
replay-claim-won = { $player } ganha a aposta
replay-claim-lost = { $player } vira uma caveira
replay-hands = As mãos de todos
replay-marks = ⏳: ainda não tinha decidido · ✅: já tinha decidido
replay-skull-hand = na mão { $discs }
replay-skull-pile = no tapete { $discs }
replay-round-back = Rodada anterior
replay-trick-back = Vaza anterior
replay-back = Voltar
replay-on = Avançar
replay-trick-on = Próxima vaza
replay-round-on = Próxima rodada
replay-to-worst-skull-king = A vaza que estragou meu palpite
replay-to-worst-hearts = A vaza que mais me custou
replay-to-worst-skull = Minha maior aposta perdida
replay-worst-skull-king = Foi nesta vaza que seu palpite foi por água abaixo, na sua pior rodada.
replay-worst-hearts = Nenhuma outra vaza deu tantos pontos para você.
replay-worst-skull = Esta é a maior aposta que você perdeu para uma caveira.
replay-no-worst = Nada custou muito caro nesta partida: você não tem pior momento aqui.
replay-picture = Jogada por jogada, em imagens
replay-text = Todas as mãos, jogada por jogada
replay-version = **{ $match }** foi jogada com a versão { $version } das regras. A versão de hoje, { $now }, não consegue repetir a partida; este é o placar dela.
replay-after = Depois da rodada { $round }: { $points }
button-replay = Replay
replay-report = Relatar um erro aqui
replay-report-why = Todas as jogadas, e um texto para o formulário de erros do projeto
report-attached = Para o formulário de erros do projeto: o texto abaixo e o que diz este arquivo. Acrescente o que devia ter acontecido. O arquivo mostra todas as mãos.
replay-page = Baixar como página
replay-menu = Ir para uma rodada, pontos…
page-keys = Teclas: ← e → uma jogada, com Shift uma vaza ou rodada inteira, Home e End.
page-steps = Jogadas da partida
page-old = Foi assim que a partida terminou. Para ver passo a passo, a página precisa de JavaScript e de um navegador de 2023 ou mais novo.
page-attached = A partida inteira numa página para o seu navegador: funciona sem internet.

## The evening of a table
button-evening = Encerrar a noite
button-evening-why = Um resumo de todas as partidas desta noite
evening-title = { $game }: uma noite de { $count } partidas
evening-best = Melhor resultado numa partida: { $player }, { $points } ({ $match })
evening-closest = Final mais apertado: { $match }, { $count ->
        [0] vitória dividida
        [1] um ponto de diferença
       *[other] { $count } pontos de diferença
    }
replay-stop = Rodada { $round } · partida **{ $match }**, imagem { $step } de { $steps }
replay-broke-skull-king = Esta vaza estragou seu palpite
replay-broke-hearts = Sua vaza mais cara
replay-broke-skull = Sua maior aposta perdida
replay-round-trick = Rodada { $round } · vaza { $number }
