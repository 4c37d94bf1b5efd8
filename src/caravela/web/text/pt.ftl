# A página: o que toda mesa diz, qualquer que seja o jogo.

# O cabeçalho do site.
site-places = O site
site-play = Jogar
site-games = Meus jogos
site-learn = Aprender
site-gallery = Galeria
site-about = Sobre
site-waiting = { $count ->
        [1] Um jogo espera por você
       *[other] { $count } jogos esperam por você
    }

# A página inicial.
page-hero = Zarpe para o Novo Mundo
page-hero-help = Sozinho, com amigos ou contra bots, no seu navegador. Em português, francês e inglês.
page-your-tables = Suas mesas
page-all-tables = Todos os meus jogos ({ $count })
page-start-new = Começar um novo jogo
page-play = Jogar
page-watch = Assistir
page-open = Abrir
page-your-turn = Sua vez
page-your-turn-to = Sua vez: { $what }
page-table-chapter = { $title }, { $chapter }
page-table-waits = Esperando os outros
page-table-waits-for = Esperando { $name }
page-table-open = Esperando que alguém se sente
page-table-alone = Jogo solitário
page-table-won = Você venceu, { $points } a { $second }
page-table-lost = Sem vitória, com { $points } pontos
page-table-winner = { $name } venceu com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
page-play-now = Jogar agora
page-play-now-of = Jogar agora: { $title }
page-choose-game-help = O formulário do jogo escolhido vem depois dos jogos.
page-play-now-help = Você contra dois bots, com as regras da primeira partida
page-length = Duração
page-bots = bots
page-record-hint = Tem o registro de uma partida ou de uma campanha? Solte o arquivo aqui, ou
page-record-open = abra-o
page-record-drop = Solte o registro para rever a partida
page-record-opened = Abrindo a partida
page-new-game = Novo jogo
page-players = Jogadores
page-seats = Lugares
page-rules = Regras
page-friend = Um amigo
page-guest = Visitante
page-your-name = Seu nome
page-name-of = Nome de { $name }
page-kind-of = Quem joga com { $name }
page-kind-me = Você
page-kind-link = Amigo, por link
page-kind-here = Nesta tela
page-bot-level = Bot, { $level }
bot-uniform = ao acaso
bot-uniform-help = Qualquer opção, sem pensar.
bot-greedy = apressado
bot-greedy-help = Pega o que parece melhor uma escolha adiante.
bot-novice = iniciante
bot-novice-help = Olha uma escolha adiante, deixa passar muita coisa e deixa novatos ganharem.
bot-casual = casual
bot-casual-help = Olha uma escolha adiante e esquece o que conta no fim.
bot-solid = sólido
bot-solid-help = Olha uma escolha adiante, com cuidado.
bot-strong = forte
bot-strong-help = Pensa o próprio turno até o fim e um pouco além.
bot-expert = especialista
bot-expert-help = Sabe, por milhares de partidas, o que compensa no fim.
bot-master = mestre
bot-master-help = Testa suas ideias muitas vezes.
bot-planner = planejador
bot-planner-help = A régua de todos os outros: planeja adiante.
page-bot-at-once = Responde na hora.
page-bot-time = Pensa até { $seconds } s por escolha.
page-bot-rating = Força { $rating } em { $games } partidas.
page-bot-rating-at = Força { $rating } em { $games } partidas, a { $seconds } s por escolha.
bot-styled = { $level }, { $style }
page-style-of = Estilo de { $name }
page-style-none = Qualquer estilo
page-all-settings = Mudar todas as { $count } opções
page-spectators = Espectadores
page-spectators-help = Quem tiver o link pode assistir.
page-start = Zarpar
page-to-table = Ir para a mesa
page-no-server = O servidor não responde
page-no-server-help = Talvez esteja reiniciando. Nada se perde: cada escolha é salva antes que alguém a veja.

# Meus jogos.
page-tables-mine = Sua vez
page-tables-others = Esperando os outros
page-tables-over = Terminados
page-trials = Ensaios desta partida
page-trial-from = Ensaio a partir da escolha { $number }
page-no-games = Você ainda não se sentou a nenhuma mesa.
page-remove = Remover
page-remove-of = Remover: { $names }
page-remove-title = Remover esta partida?
page-remove-alone = Ela se perde para sempre, com todas as suas escolhas.
page-remove-others = Os outros continuam, e um bot joga por você. Abra o link da mesa para voltar ao seu lugar.
page-remove-listed = Ela sai da sua lista. Para os outros ela fica, e o link ainda leva até lá.
page-removed = A partida foi removida.

# A moldura da mesa.
page-home = Página inicial
page-trial = ensaio
page-to-origin = Voltar à partida
page-saved = salvo
page-offline = sem conexão
page-help = Ajuda
page-language = Idioma
page-theme = Claro ou escuro
page-menu = Menu
page-log = Diário
page-views = Vistas
page-board = Tabuleiro
page-offer = Eventos e ofertas
page-offers-here = há ofertas aqui
page-key = Legenda
page-mine = Meu tabuleiro
page-others = Jogadores e diário
page-desk = Sua mesa de trabalho
page-zoom-in = Mais perto
page-zoom-out = Mais longe
page-zoom-fit = Tabuleiro inteiro
page-points = Pontos
page-seat-open = lugar livre
page-seat-mine = você
page-seat-same = nesta tela
page-seat-here = presente
page-seat-away = ausente
page-thinks = pensando
page-take-seat = Sentar aqui
page-come-back = Voltar ao seu lugar
page-sit-down = Sentar
page-spectator = Espectador

# O que se pede.
page-thinking = { $seat } está pensando
page-absent = { $seat } está ausente
page-waiting-for-open = Ninguém joga com { $seat } ainda
page-pass-to = Passe a tela para { $name }
page-pass-help = O que só { $name } pode ver fica coberto até lá.
page-i-am = Sou { $name }
page-not-here = { $name } não está: deixar um bot jogar
page-wait = Um momento
page-wait-help = Você pode olhar tudo e planejar.
page-next = Em seguida joga { $seat }.
page-next-you = Sua vez é a próxima. Você pode olhar tudo e planejar.
page-watching = Você está assistindo.
page-watching-bots = Você está assistindo. Um bot joga por você.
page-choose-here-help = Escolha no tabuleiro, ou aqui.
page-choose-tab-help = Aqui, ou numa aba com um ponto.
page-choose-list-help = Escolha aqui.
page-pair = { $name }: { $value }
page-let-go-of = Soltar: { $name }
page-changed = Trocado: { $name } no lugar de { $other }.
page-to-choice = Ir à escolha
page-options-count = { $count ->
        [1] { $count } escolha
       *[other] { $count } escolhas
    }
page-more-options = Mais { $count }
page-one-by-one = Todas as { $count }
page-one-at-a-time = Uma de cada vez
page-skip = Pular
page-undo = Desfazer
undo-luck = Algo novo foi revelado
undo-others = Outros já escolheram depois
undo-start = Nada a desfazer
undo-ask = Os outros precisam concordar
undo-over = A partida terminou
undo-asked = Outra pessoa já está pedindo
undo-unasked = Ninguém pede mais
page-undo-asked = { $seat } pede para desfazer { $count ->
        [1] a última escolha
       *[other] as últimas { $count } escolhas
    }.
page-undo-asked-mine = Você perguntou aos outros; enquanto isso o jogo continua.
page-undo-agreed = Você concordou; falta a resposta dos outros.
page-undo-refused = Nem todos concordam em desfazer.
page-undone = A última escolha foi desfeita.
page-agree = Concordo
page-refuse = Não
page-cut = Conexão perdida, tentando de novo
page-cut-help = Nada se perdeu: sua última escolha está salva.
page-cut-unsent = Talvez sua última escolha não tenha chegado; você verá quando a conexão voltar.
page-not-arrived = Sua escolha não chegou. Escolha de novo.
page-try-now = Tentar agora
page-reconnected = Conectado de novo.
page-stale = Alguém foi mais rápido; veja como a mesa está agora.
page-points-now = Pontuação parcial
page-points-now-help = Mais claros: ainda não marcados; seriam tantos se o jogo acabasse agora.
page-moment = O que acontece
page-moment-help = Acompanhe; Espaço para continuar.
page-moment-touch = Acompanhe, ou pule.
page-go-on = Continuar
page-key-space = Espaço
page-skip-all = Pular tudo
page-moments-left = { $count } para ler
page-you = Você
page-automa-named = Automa { $name }
page-name-you = { $name } (você)
page-you-named = Você, { $name }
page-steps = Mostrar os passos
page-recall = Mostrar este momento de novo
page-more-deeds = e mais { $count }
page-since = Desde a sua última jogada
page-since-title = O que os outros fizeram
page-since-count = { $count ->
        [1] { $count } jogada
       *[other] { $count } jogadas
    }
page-for-you = Para você
page-nothing-lost = Nada mudou.
page-watch-turns = { $count ->
        [1] Assistir à jogada
       *[other] Assistir às { $count } jogadas
    }
page-every-step = Cada passo
page-usual = Feito: { $name }
page-ask-everything = Perguntar tudo
page-ask-everything-help = Senão a página dá as respostas que todos dariam.
page-look = Acompanhar quem joga
page-look-help = O tabuleiro de quem joga fica à vista.
page-call = Quando for a minha vez
page-call-title = Sua vez em { $title }
page-call-mark = Título e marca da aba
page-call-mark-help = Dizem isso num relance.
page-call-always = sempre
page-call-bell = Um sino
page-call-bell-help = Toca uma vez quando a página está fora de vista.
page-call-message = Uma mensagem do navegador
page-call-message-help = Quando a página está fora de vista. O navegador pergunta antes.
page-call-shake = Vibração
page-call-shake-help = Quando a página está fora de vista.
page-call-blocked = bloqueada
page-call-blocked-help = O navegador não permite. O sinal ao lado do endereço muda isso.
page-extras = { $count ->
        [1] { $count } ação livre
       *[other] { $count } ações livres
    }
page-extras-help = Pode fazer isto agora, além do que se pergunta; a pergunta fica.
page-pick-needed = { $count } necessários
page-odds-name = Chance de sucesso
page-odds = { $good } de { $all } casos dão certo
page-unknown = Algo será descoberto: só se mostra o que é certo.
page-unknown-brief = algo novo
page-least = O mínimo: { $name }
page-most = O máximo: { $name }
page-one-less = Um a menos: { $name }
page-one-more = Um a mais: { $name }
page-pick-more = Mais um: { $name }
page-pick-fewer = Menos um: { $name }
page-pick-of = de { $count }
page-pick-title = Escolher um conjunto
page-pick-none = Nenhum
page-pick-all = Todos
page-pick = Escolher{ $count ->
        [0] {""}
        [1] {" "}este
       *[other] {" "}estes { $count }
    }
page-picked = { $count ->
        [0] nenhum escolhido
        [1] { $count } escolhido
       *[other] { $count } escolhidos
    }
page-picked-of = { $count } de { $most } escolhidos
page-winner = { $name } vence com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
page-winners = { $name } vencem juntos com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
page-over-help = A partida terminou. Cada posição pode ser revista.

# O fim.
page-scores = Pontuação
page-score-title = { $name } vence
page-score-title-many = { $name } vencem juntos
page-winner-mark = vencedor
page-board-of = O tabuleiro de { $name }
page-reason = Motivo
page-total = Total
page-at-least = Pelo menos { $points }
page-hidden-points = O que fica oculto até o fim não está contado
page-bars = Pontos por motivo, uma barra por jogador
page-look-at-board = Ver o tabuleiro
page-replay = Rever
page-again = Jogar de novo
page-share = Compartilhar

# Rever.
page-replay-at = Escolha { $number } de { $last }
page-replay-help = Setas: por escolha; com Shift, por jogada; Page Up e Page Down: mais longe.
page-step-first = Ao começo
page-step-back = Uma escolha atrás
page-step-forward = Uma escolha adiante
page-step-turn-back = Ao começo da jogada
page-step-turn-on = À próxima jogada
page-step-to = Até { $place }
page-replay-pace = Ritmo
page-step-last = Ao fim
page-play-on = Avançar sozinho
page-pause = Pausar
page-position = Posição
page-try = Experimentar daqui
page-back-to-table = Voltar à mesa

# O menu e seus diálogos.
page-invite = Convidar
page-invite-help = Envie este link. Quem o abrir pode ocupar um lugar livre, sem criar conta.
page-table-link = Link desta mesa
page-take-along = Jogar em outro aparelho
page-take-along-help = Abra o link lá: seu lugar vai junto, e este aparelho pode assistir. Não o conte a mais ninguém.
page-link-lonely = Este link só abre neste computador: a mesa não está hospedada para outros. O README explica como hospedá-la (“Hosting”).
page-copy = Copiar
page-copied = Copiado. Envie aos seus amigos.
page-copied-secret = Copiado. Abra no seu outro aparelho.
page-record = Baixar o registro
page-resign = Deixar o lugar a um bot
page-resign-title = Deixar seu lugar a um bot?
page-resign-body = O bot continua na hora. Você pode voltar enquanto a partida durar.
page-resign-do = Deixar
page-resign-seat = Deixar o lugar de { $name }
page-replace = Deixar um bot jogar
page-replace-title = Deixar um bot jogar por { $name }?
page-replace-body = Ele se senta assim que todos os presentes concordarem. { $name } pode voltar.
page-replace-asked = Você concorda; os outros foram consultados.
page-replace-done = Agora um bot joga por { $name }.
page-replace-wish = { $seat } quer que um bot jogue por { $seat2 }.
page-pace = Jogadas dos outros
page-pace-slow = Devagar
page-pace-calm = Calmo
page-pace-brisk = Rápido
page-pace-still = Parado
page-back = Voltar
page-close = Fechar
page-chat = Conversa
page-chat-say = Diga algo
page-chat-send = Enviar
page-chat-closed = Só quem joga conversa aqui.

# Ajuda.
page-help-offered = O que brilha pode ser clicado. Uma escolha se faz por partes: primeiro a figura, depois o lugar.
page-help-prompt = A linha de baixo diz o que fazer e oferece cada escolha também como botão.
page-help-tooltip = Pare o ponteiro sobre uma coisa para ler o que ela faz; no celular, toque longamente.
page-help-whynot = Clique no que não brilha e leia o que é e por que não pode ser escolhido agora.
page-help-zoom = A roda ou dois dedos aproximam o tabuleiro, arrastar o move, um duplo clique o mostra inteiro.
page-help-undo = Desfazer é livre até que algo novo seja revelado ou outra pessoa escolha. Sozinho, você sempre pode voltar.
page-help-rules = O jogo em poucas palavras
page-help-keys = Teclas
page-key-choose = 1 – 9
page-key-choose-help = fazer essa escolha
page-key-arrows = ← ↑ ↓ →
page-key-arrows-help = ir de coisa em coisa, com Shift também ao que não brilha; Enter escolhe
page-key-enter = Enter
page-key-enter-help = fazer o que está na mão
page-key-extras = E
page-key-extras-help = o que mais se pode fazer
page-key-advice = H
page-key-advice-help = pedir uma dica
page-key-escape = Esc
page-key-escape-help = soltar o que foi escolhido
page-key-undo = Ctrl Z
page-key-undo-help = desfazer
page-key-skip = Espaço
page-key-skip-help = pular o que os outros fizeram
page-key-help = ?
page-key-help-help = a regra do que você olha, ou esta ajuda
page-key-standings = S
page-key-standings-help = pontuação parcial
page-key-search = /
page-key-search-help = buscar regras e componentes

# Aprender.
learn-title = Aprenda os jogos
learn-lead = As regras em nossas próprias palavras, com as peças da mesa. Comece pelo objetivo e por uma rodada; o resto, consulte quando aparecer.
learn-rules = Regras
learn-rule = Ler a regra
learn-show = Mostrar no meu tabuleiro
learn-all-rules = Todas as regras
learn-contents = Índice
learn-to-gallery = Todos os componentes
learn-anchor = Link para “{ $title }”
learn-turn = Capítulo anterior e próximo
learn-search = Buscar regras e componentes
learn-search-short = Buscar
learn-found = Encontrado
learn-nothing-found = Nada encontrado.
learn-missing = Esta página não existe
learn-missing-help = Confira o link ou escolha um lugar acima.

# A galeria e a legenda.
gallery-lead = Cada componente com seu texto completo, feito do que as regras da mesa sabem sobre ele.
gallery-now = Para você, agora
gallery-not-now = Não conta no que você escolhe agora.
gallery-search = Buscar nomes e textos
gallery-kinds = Tipos
gallery-count = { $count } de { $all }
legend-title = Legenda dos ícones
legend-marks = Marcas
legend-offered = Você pode clicar aqui
legend-offered-help = nada mais é dourado
legend-chosen = Escolhido
legend-chosen-help = clique de novo para soltar
legend-last = Última jogada
legend-last-help = o que acabou de mudar
legend-disabled = Não é possível agora
legend-disabled-help = a dica diz por quê

# Sobre.
about-lead = Uma mesa digital para jogos de tabuleiro da Era dos Descobrimentos.
about-what = O que é
about-what-text = Caravela joga segundo as regras completas: o que não é permitido não é oferecido, a sorte é tirada pela mesa, e cada escolha é salva antes que alguém veja seu resultado. Um jogo terminado pode ser revisto jogada por jogada.
about-play = Como jogar
about-play-text = Sozinho contra bots, várias pessoas na mesma tela, ou com amigos por um link; não é preciso ter conta. O que brilha pode ser escolhido, e a linha embaixo diz o que fazer.
about-languages = Idiomas
about-languages-text = Inglês, português do Brasil e francês, em toda parte: na mesa, nas regras, na galeria. O idioma pode ser trocado a qualquer momento.
about-privacy = Privacidade
about-privacy-cookie = Um cookie diz ao servidor quais lugares são seus. Idioma, tema e ritmo ficam no seu navegador.
about-privacy-games = Guardados no servidor: os jogos, os nomes que os jogadores se deram e o que foi dito à mesa.
about-privacy-nobody = Sem publicidade, sem contagem de visitantes, e nada é carregado de outros sites.
about-credits = Em que se apoia
about-games = Os jogos pertencem a seus autores e editoras. Caravela não traz nenhum texto nem arte deles: cada frase e cada desenho aqui são seus. Se você gosta de um jogo, compre a caixa.
about-credits-code = Caravela: licença MIT.
about-credits-fonts = Tipo Alegreya: SIL Open Font License 1.1.
about-credits-lit = lit-html, para desenhar a página: licença BSD.
about-credits-fluent = Fluent, para os textos: Apache License 2.0.
about-credits-server = Litestar, msgspec, SQLAlchemy, Alembic e uvicorn, para o servidor.

# O que pode dar errado.
page-no-table = Esta mesa não existe
page-no-table-help = Confira o link, ou comece um novo jogo.
page-no-position = Esta posição não existe
page-no-position-help = A partida não chegou até lá, ou a escolha foi desfeita.
page-broken-table = Esta partida não pode mais ser jogada
page-broken-table-help = As regras mudaram desde então, e suas escolhas não cabem mais nelas. O registro pode ser baixado.
page-closed-table = Esta mesa é fechada a espectadores
page-closed-table-help = Só quem joga aqui pode vê-la.
error-title = Não deu certo
error-unknown = Não deu certo.
error-not-offered = Isso não está disponível agora; veja como a mesa está.
error-not-your-seat = Esse lugar não é seu.
error-seat-taken = Alguém foi mais rápido; o lugar está ocupado.
error-one-seat = Você já joga aqui; os lugares livres são para outros.
error-seat-present = Esse jogador está presente.
error-replace-too-soon = Esse jogador estava aqui agora há pouco; espere { $seconds ->
        [1] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
error-replace-unasked = Ninguém mais pede um bot.
error-game-over = A partida terminou.
error-set-up = Essas opções não combinam.
error-record = Este registro não pode ser aberto.
error-record-running = Este é o registro de uma partida ainda em curso: sem a semente, ela não pode ser revista.
error-record-line = A linha { $line } está errada.
error-no-record = Uma cópia não tem registro.
error-too-many = Pedidos demais; espere um momento.
error-no-room = O servidor não consegue guardar nada agora; nada mudou. Tente de novo mais tarde.
error-too-big = Isso é grande demais.

# What a master would do.
page-advice = Dica
page-advice-master = O que um mestre faria aqui?
page-advice-thinking = Um mestre está pensando
page-advice-best = melhor
page-advice-as-good = igual
page-advice-less = { $points } pontos
page-advice-margin = ± { $points }
page-advice-help = Pontos esperados em relação à melhor, e o que você teria a mais ou a menos depois.
page-advice-chosen = escolhida
error-no-advice = Dicas são para partidas contra bots e para partidas encerradas.

# The guided first game.
page-guide = Primeira partida guiada
page-guide-of = Primeira partida guiada de { $title }
page-guide-help = Uma partida de verdade com um guia ao lado, uns dez minutos até você seguir por conta própria.
page-guide-resume = Continuar a partida guiada
page-guide-step = Primeira partida · passo { $number } de { $count }
page-guide-why = Por quê?
page-guide-next = Próximo
page-guide-end = Concluir
page-guide-leave = Sair
page-guide-leave-help = Sair; o menu chama o guia de volta
page-guide-left = O guia espera no menu (≡).
page-guide-fold = Recolher o cartão
page-hint-new = Novo para você
page-hint-got = Entendi
page-hint-none = Chega de dicas
page-hints = Dicas ao encontrar algo novo

# Campaigns.
page-kind-of-game = O que você joga?
page-single-game = Partida avulsa
page-campaign = Campanha
page-campaign-name = Nome da campanha
page-campaign-name-help = A turma de terça
page-campaign-of = Campanha de { $title }
page-your-campaigns = Suas campanhas
page-campaign-running = A partida { $number } está em jogo.
page-campaign-between = A partida { $number } acabou; a partida { $next } pode começar.
page-campaign-over = Contada até o fim, em { $number ->
        [1] uma partida
       *[other] { $number } partidas
    }.
page-campaign-go-on = Continuar
page-campaign-won = Vitória de { $name }
page-table-campaign = { $name }, partida { $number }
page-to-campaign = Ir para a campanha
page-campaign-next = A campanha continua em outra mesa.
page-logbook = Diário de bordo
page-next-game = Partida { $number }
page-play-next = Jogar a próxima partida
page-play-next-same = Continuar com as mesmas pessoas
page-change-seats = Mudar quem joga
page-kind-again = { $name }, como antes
page-archive = O que o mar guarda
page-archive-empty = Nada mudou no mar ainda.
page-archive-over = A história foi contada; o mar está como era.
page-game-number = Partida { $number }
page-results = Resultados
page-won = venceu
page-campaign-export = Salvar como arquivo
page-campaign-remove = Remover a campanha
page-campaign-remove-title = Remover esta campanha?
page-campaign-remove-alone = Ela se perde para sempre, com todas as suas partidas. Salve-a antes como arquivo se quiser continuar em outro lugar.
page-no-campaign = Esta campanha não existe
page-no-campaign-help = Talvez tenha sido removida, ou o link esteja incompleto.
page-closed-campaign = Esta campanha é fechada
page-closed-campaign-help = Só quem joga nela pode olhar.
error-campaign = Não foi possível abrir esta campanha.
error-campaign-goes-on = Alguém foi mais rápido: a próxima partida já foi criada.
error-game-running = A última partida ainda não acabou.
error-campaign-over = A campanha foi jogada até o fim.
