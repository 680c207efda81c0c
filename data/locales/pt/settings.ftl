# The settings pages.

## A person's own
settings-title = Seus ajustes
settings-why = Só para você, em todos os servidores.
preview-turn = Sua vez
preview-hand = Mão nova
preview-round = Fim de rodada
prefer-on = Sim
prefer-off = Não
prefer-robots = Só robôs
prefer-language = Idioma
language-auto = Como no Discord
prefer-cards = Cartas
cards-emojis = Ícones
cards-emojis-why = Cada carta como uma imagem pequena, com o nome no botão.
cards-signs = Símbolos
cards-signs-why = Um símbolo e uma letra para cada naipe; mais curto.
cards-words = Só palavras
cards-words-why = Sem símbolos nem tabelas; para leitores de tela.
prefer-pictures = Imagens
pictures-server = O servidor decide
pictures-server-why = Cada servidor decide para as suas mesas.
pictures-here = Neste servidor: { $chosen }.
pictures-moments = Em momentos-chave
pictures-moments-told = Momentos-chave: as regras, uma mão nova, o fim de uma rodada.
pictures-moments-why = Nas regras, a cada mão nova e no fim da rodada; o texto diz a mesma coisa.
pictures-always = Sempre
prefer-pictures-always-why = Também sua mão e a vaza, sempre que você decide.
pictures-never = Nunca
pictures-never-why = Só texto.
prefer-hand_order = Ordem da mão
hand-order-suit = Por naipe
hand-order-rank = Por força
prefer-dm_hands = Minhas cartas por DM
prefer-pings = Me marcar na minha vez
prefer-calls = Avisos neste servidor
prefer-two_tap = Confirmar cada jogada
prefer-autoplay = Última carta automática

## A server's
server-title = Ajustes do servidor
server-why = Você modera este servidor: o menu no fim muda qualquer coisa daqui.
server-change = Mudar…
server-look-page = Idioma e aparência
server-channels-page = Canais
server-roles-page = Quem pode o quê
server-timers-page = Tempo para decidir
server-limits-page = Limites
server-language-short = Idioma
server-language = Idioma das mesas
server-language-why = O que todo mundo lê numa mesa.
server-language-auto = O de quem abre a mesa
server-cards-short = Cartas
server-cards = Como todo mundo vê as cartas
server-cards-why = Para mensagens particulares, cada pessoa escolhe em /{ name-settings }.
server-pictures-short = Imagens grandes
server-pictures = Imagens grandes
server-pictures-why = Também para quem não escolheu em /{ name-settings }.
server-pictures-always-why = Também cada carta, cada disco, e a mão de cada jogador na vez dele.
server-channels-short = Onde abrir mesas
server-channels = Onde dá para abrir mesas
server-channels-why = Deixe em branco para liberar todos.
server-channels-all = Em todos os canais
server-threads-short = Mesas com tópico próprio
server-threads = Quais mesas ganham um tópico próprio
server-threads-why = Um tópico deixa o jogo fora da conversa do canal.
threads-second = A partir da segunda do canal
threads-always = Todas as mesas
threads-never = Nenhuma
server-pings-short = Menções do bot
server-pings = Quem o bot marca
server-pings-why = Uma vez por decisão, com um link para a mesa.
server-pings-on = Quem deve jogar
server-pings-off = Ninguém
server-calls-short = Quem recebe avisos
server-calls = Quem pode receber avisos de mesas abertas
server-calls-why = Uma vez por hora, se estiver livre. Pede-se com o 🔔 de uma mesa ou em /{ name-settings }.
server-calls-on = Quem quiser jogar
server-calls-off = Ninguém
server-opener_role-short = Quem abre mesas
server-opener_role = Quem pode abrir mesas
server-opener_role-why = Deixe em branco para liberar para todo mundo.
server-everybody = Todo mundo
server-role-only = Só { $role }
server-moderator_role-short = Quem modera as mesas
server-moderator_role = Quem modera as mesas
server-moderator_role-why = Além de quem gerencia mensagens ou o servidor. Para este cargo ver /{ name-server } e /{ name-boards }, libere os comandos nas configurações do servidor no Discord, em Integrações; enquanto isso, há um botão em /{ name-settings }.
server-moderator_role-none = Quem pode gerenciar mensagens
server-moderator_role-one = Quem pode gerenciar mensagens, e { $role }
server-championship_role-short = Quem abre campeonatos que valem
server-championship_role = Quem pode abrir campeonatos que valem para a classificação geral
server-championship_role-why = Além da moderação.
server-championship_role-none = Moderação
server-championship_role-one = Moderação, e { $role }
server-no-role = Nenhum cargo extra
server-blocked-now = { $count ->
    [0] Ninguém
    [1] Uma pessoa
   *[other] { $count } pessoas
}
server-timers-why = Quanto uma decisão pode demorar. Quem abre uma mesa pode escolher outro tempo.
server-limits-why = Para ninguém inundar o servidor. Campeonatos e revanches não contam.
server-limits-now-unfinished = Mesas não terminadas: **{ $count } por pessoa**
server-limits-now-person = Mesas novas em dez minutos: **{ $count } por pessoa**
server-page = Voltar
limit-unfinished = Mesas não terminadas por pessoa
limit-person = Mesas novas por pessoa em dez minutos
limit-channel = Mesas novas por canal em dez minutos
limit-threads = Tópicos novos por hora neste servidor
limit-threads-why = As mesas além disso são jogadas no próprio canal.
limit-tables = { $count ->
    [1] { $count } mesa
   *[other] { $count } mesas
}
limit-new-threads = { $count ->
    [1] { $count } tópico
   *[other] { $count } tópicos
}
