# What a rule or the house refuses, under the id of the rule with dashes for dots.
# $cards: what would be legal, in words.

T-1 = Não é a sua vez.
T-2 = A mesa está esperando outra coisa agora.
T-3 = Não entendi. Os botões do seu painel mais novo sempre funcionam.
T-4 = Essa carta não está na sua mão. Você pode jogar: { $cards }.
T-5 = Esta partida acabou.
T-6 = Você não tem lugar nesta mesa. Pode assistir à vontade.
T-7 = Todos os lugares estão ocupados.
T-8 = Você já tem um lugar nesta mesa.
T-9 = Só quem comanda a mesa pode fazer isso.
T-10 = A partida já começou.
T-11 = Essa mesa não existe mais.
T-12 = Um robô está jogando no seu lugar. Aperte “Voltei” ou digite /{ name-table } { name-back } para assumir.
T-13 = Só quem comanda a mesa ou a moderação pode fazer isso.
T-14 = Esta opção ({ $key }) não existe ou não combina com as outras. Nada mudou.
T-15 = Você não tem mesa aqui. /{ name-play } te dá um lugar, ou abra uma mesa: { $commands }.
T-16 = Ainda não tenho permissão para jogar neste canal. Peça à moderação para me dar: { $missing }.
T-17 = Não deu para salvar, então nada mudou. Tente de novo daqui a pouco.
T-18 = Esta partida não pode continuar e foi fechada com o último placar.
T-19 = Isso dá para fazer quando a partida acabar.
T-20 = Não tem robô nesta mesa.
T-21 = Para começar precisa de { $players } jogadores. Um robô pode ocupar um lugar.
seats-range = { $least } a { $most }
seats-either = { $some } ou { $last }
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-create_public_threads = Criar tópicos públicos
permission-attach_files = Anexar arquivos

## Skull King
SK-1-2 = Nesta mesa sentam de dois a oito.
SK-3-1 = As cartas desta mesa são as das opções dela e nenhuma outra.
SK-3-2 = Quem dá as cartas primeiro é sorteado.
SK-4-2 = O baralho inteiro é embaralhado antes de cada rodada.
SK-4-3 = Todo mundo recebe o mesmo número de cartas.
SK-4-4 = Uma lista sua tem de 1 a 20 rodadas, cada uma de 1 a 24 cartas, como 3 5 7 ou 1-6.
SK-5-2 = Seu palpite pode ser: { $cards }.
SK-6-2 = Você tem o naipe desta vaza: jogue um número desse naipe ou uma carta especial. Você pode jogar: { $cards }.
SK-6-6 = Diga o que a Tigresa é ao jogar. Você pode jogar: { $cards }.
SK-9-6 = As cargas de canhão são da pontuação Malandro: metralha ou bala de canhão, em segredo, depois dos palpites.
SK-12-2 = A Rosie deixa você escolher qualquer pessoa desta mesa, você também.
SK-12-3 = Bendt: descarte exatamente tantas cartas quantas comprou.
SK-12-5 = O Malandro deixa você apostar: { $cards }.
SK-12-7 = Harry pode mudar seu palpite em: { $cards }.

## Skull King, older edition
SKL-0-3 = A edição antiga não tem essa escolha: { $option }.
SKL-1-1 = Numa mesa da edição antiga sentam de dois a seis.
SKL-1-2 = A edição antiga tem dez rodadas, de uma a dez cartas.
SKL-1-3 = O baralho inteiro é embaralhado antes de cada rodada.
SKL-1-4 = Quem dá as cartas primeiro é sorteado.
SKL-2-2 = Seu palpite pode ser: { $cards }.
SKL-4-1 = Você tem o naipe desta vaza: jogue uma carta dele ou uma carta especial. Você pode jogar: { $cards }.
SKL-5-5 = Diga o que a Scary Mary é ao jogar. Você pode jogar: { $cards }.
T-23 = Não dá para abrir mesas neste canal. Tente { $channels }.
T-24 = Você já usou seu tempo extra nesta rodada.
T-104 = A partida está pausada. Ela continua { $moment }; quem joga nela pode retomar agora.
T-107 = Esta mesa é particular: ninguém mais joga aqui, então não tem o que mostrar, compartilhar nem pausar.
T-25 = Essa pessoa não tem lugar nesta mesa.
T-26 = Quem ocupou outro lugar nesta partida já viu as cartas dele e não pode pegar este.
T-27 = Não tem robô nesse lugar.
T-28 = Neste servidor só { $role } pode abrir mesas.
T-29 = Só a moderação deste servidor pode fazer isso.
T-30 = Um app não pode sentar à mesa.
T-31 = { $player } já escolheu esse. Escolha outro.
T-32 = Toda decisão precisa de um motivo: diga em poucas palavras o que aconteceu. Nada mudou.
T-75 = Você chegou ao limite deste servidor: { $most ->
    [1] uma mesa aberta por você que ainda não acabou
   *[other] { $most } mesas abertas por você que ainda não acabaram
}. Termine uma, ou feche com /{ name-table } { name-cancel } no canal dela: você, antes de a partida começar; depois, quem comanda a mesa.
unfinished-private = Mesas particulares que você não terminou: { $most }, o máximo possível. Termine uma, ou feche com /{ name-table } { name-cancel }.
T-76 = Você chegou ao limite deste servidor: { $most } mesas novas por pessoa em dez minutos. Dá para abrir a próxima { $moment }.
T-77 = Este canal chegou ao limite: { $most } mesas novas em dez minutos. Dá para abrir a próxima { $moment }, ou já em outro canal.
T-78 = Rápido demais, então nada mudou. Espere dois segundos e continue.
T-79 = O bot vai reiniciar em breve, então agora não dá para abrir mesas novas. As abertas continuam. Tente de novo daqui a pouco.
T-80 = O bot está reiniciando, então nada mudou. Tente de novo daqui a pouco.
T-81 = Você chegou ao limite deste servidor: { $most ->
    [1] um campeonato aberto por você que ainda não acabou
   *[other] { $most } campeonatos abertos por você que ainda não acabaram
}. Termine um, ou cancele no painel da organização: { $championships }.
T-82 = A revanche desta partida foi abandonada duas vezes, então não há terceira. Dá para abrir uma mesa nova: { $commands }.
T-83 = A moderação deste servidor bloqueou você: aqui você não pode abrir, entrar nem acompanhar nada. Um lugar que você tem continua seu, e pode assistir à vontade. Ela pode explicar melhor.
T-84 = { $player } está na lista de bloqueios deste servidor e não pode sentar. A moderação vê a lista com /{ name-server } { name-settings }.
T-85 = Já são { $most } pessoas bloqueadas aqui, e não cabem mais. O banimento do próprio Discord deixa alguém fora do servidor.
T-86 = O servidor desta mesa me removeu: a mesa está parada, e continua de onde está quando ele me aceitar de volta.
T-90 = Só quem jogou esta partida pode compartilhar.
T-91 = [Isso já foi compartilhado]({ $link }), uma vez por partida.
T-92 = Não consegui postar em { $channel }: o Discord não responde, ou não posso escrever lá. Tente de novo mais tarde.
T-93 = Não tem o que compartilhar antes de a partida ser jogada até o fim. Uma noite precisa de pelo menos duas partidas que contem.
T-89 = Esta partida já está anulada: { $reason }
T-94 = Já tem uma temporada em andamento: { $season }. Encerre essa primeiro.
T-95 = Uma temporada precisa de um nome próprio, que nenhuma outra daqui tenha tido.
T-96 = Nenhuma temporada em andamento: os rankings seguem o ano do calendário.
T-97 = Esse fuso horário não existe. Digite o nome como continente e cidade, por exemplo America/Sao_Paulo ou Europe/Lisbon, ou UTC.
T-98 = Nenhuma partida com este id terminou aqui. /{ name-history } lista as que terminaram.
T-87 = A palavra não é essa, então nada foi apagado. A palavra é { $word }.
T-40 = Não existe esse campeonato aqui. Abra um com /{ name-championship } { name-new-championship }.
T-41 = Esta mesa é uma partida de campeonato: só { $players } podem sentar aqui. Pode assistir à vontade.
T-42 = As regras desta partida são as do campeonato: aqui nada muda, e não há revanche.
T-43 = Esta partida começa sozinha assim que todo mundo chegar. Falta chegar: { $players }.
T-44 = Num campeonato, isso é com a organização ou a moderação.
T-45 = Só a moderação, ou quem tem o cargo escolhido pelo servidor, pode abrir um campeonato que vale para a classificação geral. Você pode abrir um que não vale.
T-46 = Este campeonato acabou: nada mais pode mudar.
T-47 = Essa partida não pode ser jogada agora. A lista de jogos diz quais estão abertas.
T-48 = Essa partida é de outra pessoa. Você pode jogar: { $fixtures }.
T-49 = Neste campeonato só participantes podem fazer isso.
T-50 = Você já está na lista.
T-51 = Essa pessoa não está na lista deste campeonato, ou saiu dele.
T-52 = O sorteio já foi feito: ninguém mais pode entrar nem sair. A organização ainda pode retirar alguém.
T-53 = Essa decisão não é possível agora. O painel da organização mostra quais são.
T-54 = Isso não combina com o campeonato como ele está agora. Abra o painel da organização de novo.
T-55 = Isto não serve aqui: { $value }. Enquanto você digita um comando, o Discord mostra o que serve.
T-56 = Este comando mudou. Reinicie o Discord, ou espere um pouco, e digite de novo.
T-57 = Isso só funciona num servidor que me adicionou.
T-58 = Isso só dá para fazer no servidor da mesa: vá ao canal dela e aperte lá.
T-59 = { $player } não está neste servidor e não veria a mesa.
T-110 = { $player } já está nesta mesa.
T-111 = Alguém tirou { $player } desta mesa. Quem comanda a mesa pode deixar voltar com /{ name-table } { name-substitute }.
T-112 = { $player } já recebeu um convite para [esta mesa]({ $link }). Você pode lembrar de novo { $moment }.
T-113 = Já são { $most } pessoas convidadas para esta mesa, e não cabem mais.
T-158 = Você já mandou { $most } convites em uma hora, e não dá para mandar mais. Pode convidar de novo { $moment }.
T-159 = Nesta mesa só senta quem for convidado. { $named ->
    [no] Peça um convite a quem comanda a mesa.
   *[yes] Peça um convite a { $host }, que comanda a mesa.
} Assistir você pode.
T-160 = Não existe essa mesa aqui.
T-161 = { $player } não vê o canal desta mesa, então nenhum convite foi enviado.
T-114 = Esta mão não pode ser jogada: ela não existe, ou o bot foi atualizado desde que foi aberta.
T-115 = Você não jogou essa mão: só treina quem já terminou. /{ name-daily } tem a de hoje.
T-116 = Você não tem resultado dessa mão que conte, então não tem o que compartilhar.
T-120 = Este duelo acabou. A mensagem dele diz como terminou.
T-121 = Este duelo é para { $players }. Com /{ name-duel } você pode desafiar essas pessoas.
T-122 = No máximo { $most } pessoas podem jogar um duelo.
T-123 =
    { $limit ->
        [channel] Neste canal há { $most } duelos abertos, e não cabem mais. Espere um acabar.
       *[other] Você tem { $most ->
            [1] um duelo aberto
           *[other] { $most } duelos abertos
        } neste servidor, o máximo permitido. Termine um, ou cancele.
    }
T-124 = Um duelo precisa de outra pessoa: escolha alguém, ou ninguém para deixar todo mundo jogar.
T-125 = Esse jogo não dá cartas, então não tem campeonato com as mesmas cartas. Copas e Skull King têm.
T-126 = Outras mesas ainda jogam estas cartas. Dá para olhar quando terminarem.
T-130 = Esse placar não existe mais.
T-131 = Só quem joga, ou abriu o placar, pode anotar nele: { $players }.
T-132 = { $why ->
    [ended] Este placar está encerrado; nada mais muda nele.
    [earlier] Com esta correção a partida teria acabado antes, e as rodadas seguintes não caberiam. Nada mudou.
   *[over] Todas as rodadas desta partida estão anotadas. Corrija uma, ou encerre o placar.
 }
T-133 = Precisa de um número inteiro por jogador, { $count } no total, com espaços entre eles, nesta ordem: { $players }.
T-134 = { $player } não pode ter dito isso: nesta rodada os palpites vão de 0 a { $most }.
T-135 = { $why ->
    [points] Os pontos de uma rodada somam sempre 26; estes são { $total }. Quem acertou a Lua tem 26, os outros 0.
    [queen] Alguém precisa ter pelo menos { $points } pontos: só a dama de espadas já vale isso.
   *[tricks] Foram dadas { $dealt } cartas, então havia { $least ->
        [0] no máximo { $dealt }
        [-1] { $dealt }
       *[other] de { $least } a { $dealt }
    } vazas para levar; estas são { $total }.
 }
T-136 = Esses bônus não combinam: ninguém captura sem vaza, cada carta é capturada uma vez, cada poder é usado uma vez, e só existe um Skull King.
T-137 = Neste canal há { $most } placares em uso, e não cabem mais. Encerre um primeiro.
T-138 = { $player } anotou a rodada { $round } nesse meio-tempo. Nada foi sobrescrito: veja o que está lá e depois corrija.
T-139 = Esta partida foi jogada numa mesa de verdade: ninguém anotou as cartas, então não tem replay nem registro.
T-127 = Só há dicas em mesas particulares cujo resultado não é comparado com o de ninguém.
T-128 = Este enigma acabou; aqui está a resposta.
T-129 = O enigma de hoje ainda não está pronto. Tente de novo daqui a pouco.
T-140 = Já são { $most } pessoas esperando um lugar aqui.
T-141 = Você não está esperando um lugar aqui.
T-142 = Esta é a última rodada da partida: ninguém mais senta. `/{ name-play }` te dá um lugar na próxima.
T-60 = Você não pode pegar este lugar de volta por conta própria. { $named ->
    [no] Só quem comanda a mesa ou a moderação
   *[yes] Só { $host }, que comanda a mesa, ou a moderação
} pode deixar, com /{ name-table } { name-substitute } e o seu nome.
T-61 = Você não pode pegar este lugar de volta por conta própria. Só a organização ou a moderação pode deixar, com /{ name-table } { name-substitute } e o seu nome.
T-62 = { $player } está jogando no seu lugar agora. Pode assistir à vontade.
T-63 = Você não pode pegar este lugar de volta por conta própria. Só a moderação pode deixar, com /{ name-table } { name-substitute } e o seu nome.
T-67 = [Esta mensagem]({ $link }) desceu há menos de meio minuto; nada mudou. Ela pode descer de novo em { $seconds } s.
T-68 = A mesa ainda não desceu: o Discord não responde, ou não posso escrever no canal dela. [Ela continua aqui]({ $link }).
T-70 = Isto mudou desde a pergunta. Agora está assim.
T-71 =
    { $count ->
        [1] Já tem um campeonato neste canal: { $championships }.
       *[other] Já tem { $count } campeonatos neste canal: { $championships }.
    }
R-HC-15 = Este campeonato aceita { $players } participantes.
T-165 = Não houve essa temporada aqui: { $season }. O menu embaixo de /{ name-season } tem as que existem.
T-166 = Mesmo sem registros, esta temporada é maior do que um arquivo pode ser aqui, que é { $size } MB.
