# What the table in the terminal says, in every game.
table-human = { $seat } (você)
table-bot = { $seat } ({ $bot })
table-players = À mesa: { $list }
table-settings = Opções: { $list }
table-setting = { $name }: { $value }
table-hint = Digite o número de uma opção, ou ajuda.
table-log = O que aconteceu
table-log-empty = Ainda não aconteceu nada.
table-chose = { $seat }: { $label }
table-undone = Desfeito: { $label }
table-undo-empty = Não há nada a desfazer.
table-saved = Salvo em { $file }
table-exists = { $file } já existe; digite salvar! { $file } para substituir.
table-unwritable = Não foi possível gravar { $file }: { $problem }
table-save-how = Digite também um nome de arquivo, como salvar partida.txt
table-kept = Todas as escolhas desta partida estão guardadas. Para continuar:
table-kept-over = O registro desta partida está guardado em
table-unknown = “{ $input }” não corresponde a nenhuma opção. Digite um número de 1 a { $count }, palavras de uma opção, ou ajuda.
table-unknown-over = “{ $input }” não é um comando. Digite ajuda para ver quais há.
table-several = Várias opções correspondem a “{ $input }”:
table-left = Até logo.
table-over = A partida terminou
table-total = Total
table-winners = { $count ->
        [0] Desta vez não foi vitória.
        [1] Vitória de { $list }.
       *[other] Vitória dividida: { $list }.
    }
table-after = Digite desfazer, registro, salvar ARQUIVO ou sair.
command-board = tabuleiro
command-log = registro
command-undo = desfazer
command-save = salvar
command-help = ajuda
command-quit = sair
help-title = Ajuda
help-number = 7
help-number-text = escolher a opção 7
help-words = soldado doca
help-words-text = escolher a opção com essas palavras; se várias servirem, elas são listadas
help-board-text = mostrar o tabuleiro inteiro
help-log-text = mostrar tudo o que aconteceu
help-undo-text = desfazer a sua última escolha, quantas vezes quiser
help-save = salvar ARQUIVO
help-save-text = gravar a partida em um arquivo; caravela play --text --resume ARQUIVO continua
help-quit-text = sair da mesa; a partida fica guardada
table-campaign = { $name }: partida { $number } da campanha
table-campaign-next = A campanha está guardada. Para jogar a próxima partida:
table-campaign-over = A campanha acabou. Para ouvi-la contada:
campaign-game = Partida { $number }
campaign-scores = Pontos
campaign-read = Lida por { $reader }: { $text }
campaign-decided = Decidido: “{ $branch }” ({ $list })
campaign-voted = Por “{ $branch }”: { $list }
campaign-story = Cartas de história na mesa
campaign-tile = Peças legacy em jogo
campaign-running = A partida { $count } está em andamento.
campaign-between = { $count ->
        [1] Uma partida foi jogada; a história continua.
       *[other] { $count } partidas foram jogadas; a história continua.
    }
campaign-over = { $count ->
        [1] A história foi contada até o fim em uma partida.
       *[other] A história foi contada até o fim em { $count } partidas.
    }
