# Meetings: the command's parameters, the invitation, the reminder, refusals.

name-at = quando
about-at = Marcar para depois: sexta 21h, amanhã 20:30, em 2 horas, uma data
name-weekly = semanal
about-weekly = Perguntar de novo toda semana, nessa hora
name-event = evento
about-event = Adicionar um evento a este servidor
about-own-zone = Seu fuso horário, que eu guardo

meeting-by = { $host } convida
meeting-weekly = toda semana
meeting-coming = **Vão ({ $count } de { $seats })**
meeting-waiting = **Esperando um lugar ({ $count })**
meeting-perhaps = **Talvez ({ $count })**
meeting-cannot = **Não podem ({ $count })**
meeting-nobody = Ninguém respondeu ainda.
meeting-more = mais { $count }
meeting-how = Quem vai recebe um lembrete 15 minutos antes. Depois a mesa abre aqui.
meeting-how-unreminded = Na hora, a mesa abre aqui.
meeting-soon = A mesa abre assim que eu puder abrir mesas de novo.
meeting-lobby = A mesa está aberta: [pegue seu lugar]({ $link }). Começa quando todo mundo chegar, ou depois de 5 minutos com robôs.
meeting-over = Já começou: [a mesa]({ $link }). Quem chegar tarde pode pegar o lugar de um robô.
meeting-missed = Ninguém veio.
meeting-given-up = Faz três semanas que ninguém vem, então não pergunto mais.
meeting-off = { $player } cancelou.
meeting-late = Eu estava fora do ar nessa hora, então não teve partida. Foi mal!
meeting-next = Pergunto de novo para a próxima semana, mais abaixo.
button-meeting-coming = Vou · { $count }
button-meeting-perhaps = Talvez · { $count }
button-meeting-cannot = Não posso · { $count }
meeting-tools = Mudar o horário, repetir, cancelar
meeting-move = Mudar o horário
meeting-move-why = Para quem convidou e a moderação
meeting-repeat = Toda semana
meeting-repeat-why = Perguntar de novo toda semana nesta hora
meeting-once = Parar de repetir
meeting-once-why = Esta é a última vez
meeting-event = Adicionar um evento
meeting-event-why = Aos eventos deste servidor
meeting-call-off = Cancelar
meeting-call-off-why = Avisa quem vai
meeting-coming-now = Você vai: { $time }. Eu te aviso 15 minutos antes.
meeting-unreminded-now = Você vai: { $time }. Na hora, a mesa abre aqui.
meeting-waiting-now = Você vai: { $time }. Todos os lugares estão ocupados, então você espera um.
meeting-perhaps-now = Talvez: { $time }. Aperte **Vou** quando souber.
meeting-cannot-now = Que pena! Se der para vir, aperte **Vou**.
meeting-cannot-late-now = Que pena! A partida vai começar sem você. Se der para vir, aperte **{ button-join }** na mesa, ou use /{ name-play } depois que começar.
meeting-moved-now = Agora é { $time }. Quem respondeu recebe um aviso.
meeting-off-now = Cancelado. Quem respondeu recebe um aviso.
meeting-repeat-now = Daqui em diante pergunto de novo toda semana.
meeting-once-now = Depois desta não pergunto mais.
meeting-event-now = O evento está entre os eventos deste servidor.
meeting-form-title = Mudar o horário da partida
meeting-form-label = Quando
meeting-form-hint = sexta 21h
meeting-notice-reminder = { $pings } { $game } começa { $left }: [veja quem vai]({ $link })
meeting-notice-moved = { $pings } { $game } agora é { $time }: [veja quem vai]({ $link })
meeting-notice-off = { $pings } { $game }, { $time }: cancelado.
meeting-read = { $weekday }, { $date }, { $time } ({ $zone })
meeting-weekday =
    { $day ->
        [0] segunda-feira
        [1] terça-feira
        [2] quarta-feira
        [3] quinta-feira
        [4] sexta-feira
        [5] sábado
       *[6] domingo
    }
ask-meeting-off = Cancelar { $game }, { $time }?
ask-meeting-told =
    { $count ->
        [0] Ninguém mais respondeu ainda.
        [1] Uma pessoa recebe um aviso.
       *[other] { $count } pessoas recebem um aviso.
    }
ask-meeting-weekly = A da próxima semana continua. Para acabar de vez, escolha **{ meeting-once }** antes.
button-ask-meeting-off = Cancelar a partida
lobby-invitation-meeting = Começa assim que todo mundo chegar, ou { $moment } com robôs nos lugares livres. Quem chegar tarde pode pegar um deles.

T-145 = Não entendo esta hora: { $value }. Diga por exemplo `sexta 21h`, `amanhã 20:30`, `em 2 horas` ou `2027-01-31 20:30`.
T-146 = **{ $value }** pode ser { $moments }. Qual? Diga com **da manhã** ou **da noite**, como 09:00 ou 21:00, ou com uma data.
T-147 = { $at } já passou. Escolha uma hora que ainda vem.
T-148 = { $at } é longe demais. Escolha uma hora nos próximos { $days } dias.
T-149 = Essa hora não existe nessa noite, porque o relógio é adiantado. Escolha outra hora.
T-150 =
    { $limit ->
        [channel] Neste canal há { $most } partidas marcadas, e não cabem mais. Espere uma passar.
       *[other] Você marcou { $most } partidas aqui, e não cabem mais. Espere uma passar, ou cancele uma.
    }
T-151 = Não existe essa partida marcada aqui. Marque uma com `/{ name-play } { name-at }`.
T-152 = Essa partida já começou, ou já passou. A mensagem dela conta como foi.
T-153 = Não posso adicionar um evento aqui: { $why ->
        [permission] a moderação precisa me deixar criar eventos.
       *[other] o Discord não aceita agora.
    } A partida marcada fica como está.
T-154 = `{ name-weekly }`, `{ name-event }` e `{ name-zone }` são para uma partida com hora marcada. Diga a hora em `{ name-at }`, por exemplo `sexta 21h`.
