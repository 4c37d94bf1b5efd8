# Names of things.
game-title = Santa Maria
game-line = Construa uma colônia e ponha-a para trabalhar, dado a dado.
game-length = 60 min
seat-red = Vermelho
seat-green = Verde
seat-blue = Azul
seat-yellow = Amarelo
resource-wood = Madeira
    .many = madeiras
    .one = madeira
resource-grain = Cereal
    .many = cereais
    .one = cereal
resource-sugar = Açúcar
    .many = açúcares
    .one = açúcar
resource-gem = Gema
    .many = gemas
    .one = gema
resource-gold = Ouro
    .many = ouros
    .one = ouro
item-wood = Madeira
    .many = madeiras
    .one = madeira
item-grain = Cereal
    .many = cereais
    .one = cereal
item-sugar = Açúcar
    .many = açúcares
    .one = açúcar
item-gem = Gema
    .many = gemas
    .one = gema
item-gold = Ouro
    .many = ouros
    .one = ouro
item-coins = Moedas
    .many = moedas
    .one = moeda
item-points = Pontos
    .many = pontos
    .one = ponto
colony-a1 = Hispaniola
colony-a2 = Cuba
colony-a3 = Jamaica
colony-a4 = Borinquen
colony-b = Terra Firme
kind-forest = Floresta
kind-field = Campo de cereal
kind-plantation = Canavial
kind-mine = Mina de gemas
kind-mint = Casa da moeda
kind-garden = Jardim da alegria
kind-market = Mercado
kind-harbour = Porto
kind-fort = Forte
kind-church = Capela da mata
kind-road = Estrada
terrain-woodland = Mata
terrain-farmland = Lavoura
terrain-mountain = Serra
terrain-town = Vila
colour-white = branco
colour-blue = azul
expansion-d01 = Bosque de cedros
expansion-d02 = Terraços de milho
expansion-d03 = Clareira de cana
expansion-d04 = Barranco das esmeraldas
expansion-d05 = Cais dos pescadores
expansion-d06 = Capela da estrada
expansion-d07 = Paliçada
expansion-d08 = Carvoeiros
expansion-d09 = Largo da festa
expansion-d10 = Contadoria do açúcar
expansion-d11 = Altar das gemas
expansion-d12 = Bateria do porto
expansion-d13 = Bolsa da madeira
expansion-d14 = Festa da colheita
expansion-d15 = Posto de escambo
expansion-t01 = Enseada dos calafates
expansion-t02 = Trapiche do rum
expansion-t03 = Arraial dos garimpeiros
expansion-t04 = Fazenda da paróquia
expansion-t05 = Dois vales
expansion-t06 = Rua dos doceiros
expansion-t07 = Celeiro do dízimo
expansion-t08 = Aldeia da serra
expansion-t09 = Bairro dos padeiros
expansion-t10 = Desfile do governador
expansion-t11 = Encruzilhada dos peregrinos
expansion-t12 = Trilha dos serradores
expansion-t13 = Estrada do pedágio
expansion-t14 = Fazenda da missão
expansion-t15 = Baía dos mercadores
hall-h01 = Câmara do comércio
hall-h02 = Conselho da fé
hall-h03 = Conselho de guerra
hall-h04 = Assembleia dos colonos
road-r01 = Peça de estrada
shipment-w1 = Sevilha
shipment-w2 = Cádis
shipment-w3 = Lisboa
shipment-w4 = Palos
shipment-s01 = Porto
shipment-s02 = Funchal
shipment-s03 = Las Palmas
shipment-s04 = Santander
shipment-s05 = Bilbao
shipment-s06 = Bordeaux
shipment-s07 = Nantes
shipment-s08 = Rouen
shipment-s09 = Antuérpia
shipment-s10 = Bruges
shipment-s11 = Amsterdã
shipment-s12 = Hamburgo
shipment-s13 = Lübeck
shipment-s14 = Londres
shipment-s15 = Bristol
shipment-s16 = Plymouth
shipment-s17 = Barcelona
shipment-s18 = Valência
shipment-s19 = Málaga
shipment-s20 = Palma
shipment-s21 = Marselha
shipment-s22 = Gênova
shipment-s23 = Livorno
shipment-s24 = Nápoles
shipment-s25 = Palermo
shipment-s26 = Messina
shipment-s27 = Veneza
shipment-s28 = Ragusa
shipment-s29 = Bergen
shipment-s30 = Dublin
dock-coins = Doca das moedas
dock-religion = Doca da religião
dock-conquistador = Doca do conquistador
dock-points = Doca da felicidade
retire-coins = Descanso no mercado
retire-conquistador = Última expedição
retire-shipping = Último embarque
retire-religion = Prece da noite
retire-road = Abrir uma estrada
station-mission-points = Missão da Alegria
station-mission-timber = Missão da Clareira
station-mission-goods = Missão do Canavial
station-mission-gold = Missão do Rio
scholar-sc01 = Navegador
scholar-sc02 = Astrônomo
scholar-sc03 = Arquiteto
scholar-sc04 = Economista
scholar-sc05 = Teólogo
scholar-sc06 = Cartógrafo
scholar-sc07 = Agrônomo
scholar-sc08 = Agrimensor
scholar-sc09 = Médico
scholar-sc10 = Hidrógrafo
bishop-bi1 = Bispo da Frota
bishop-bi2 = Bispo das Paróquias
bishop-bi3 = Bispo do Claustro
bishop-bi4 = Bispo do Tesouro
bishop-bi5 = Bispo das Quatro Terras
bishop-bi6 = Bispo do Grande Domínio
feat-communism = Comunismo
feat-capitalism = Capitalismo
feat-theocracy = Teocracia
feat-capracracy = Capracracia
feat-democracy = Democracia
feat-utopia = Utopia
feat-communism-help = Marque 28 pontos ou mais com colonos.
feat-capitalism-help = Reúna 4 ou mais conjuntos de peças de carregamento.
feat-theocracy-help = Marque 30 pontos ou mais com os bispos, antes de perder 2 por bispo.
feat-capracracy-help = Forme uma cadeia contínua de uma só paisagem, sem estradas, de oeste a leste ou de norte a sul.
feat-democracy-help = Marque 120 pontos ou mais no total.
feat-utopia-help = Marque 150 pontos ou mais no total.

# Settings and presets.
setting-colonies = Colônias
setting-colonies-help = Como os tabuleiros de colônia são distribuídos; o jogo solitário usa sempre a preparação avançada.
choice-colonies-chosen = escolhidas uma após a outra
choice-colonies-random = sorteadas
choice-colonies-advanced = todas iguais, com prefeituras e estudiosos
setting-blue-dice-offer = Oferta de dados azuis
setting-blue-dice-offer-help = Os dados azuis ficam na oferta comum em vez de pertencer aos jogadores; não no jogo solitário.
setting-open-scores = Pontuação aberta
setting-open-scores-help = Todos veem os pontos e os carregamentos de todos os jogadores.
choice-true = ligado
choice-false = desligado
preset-first-game = Primeira partida
preset-standard = Partida normal
preset-advanced = Preparação avançada
preset-first-game-help = Os tabuleiros de colônia são sorteados.
preset-standard-help = Os tabuleiros de colônia são escolhidos um após o outro.
preset-advanced-help = O mesmo tabuleiro para todos; cada um escolhe uma prefeitura com um estudioso.

# The score sheet; a bishop is called by its name.
reason-play = Pontos durante a partida
reason-coins = Moedas
reason-settlers = Colonos
reason-scholars = Estudiosos
reason-penalty = Espaços dos bispos
reason-sets = Conjuntos de carregamentos
reason-shipments = Carregamentos

# What components do: a moment and an effect.
clause = { $moment }: { $effect }.
worth-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } no fim.
tile-road = { $count ->
        [0] Estrada sem colonos
        [1] Estrada com um colono
       *[other] Estrada com { $count } colonos
    }
tile-territory = { $kind }: { $effects }
moment-activated = Ao ser ativado
moment-income = Renda, por peça
moment-retired = Ao se retirar aqui
moment-monk = Ao colocar seu monge
moment-ship-action = Em cada exportação
moment-die-used = Sempre que usar um dado
moment-expansion-bought = Em cada expansão
moment-resource-sold = Sempre que um recurso seu é vendido
moment-religion-action = Em cada ação de religião
moment-conquistador-action = Em cada ação de conquistador
moment-territory-activated = Sempre que ativar um território
moment-single-activation = Sempre que ativar um único território
moment-tile-placed = Sempre que colocar uma peça de expansão ou de estrada
moment-retire-income = Sempre que se retirar
moment-end = No fim da partida
effect-gain-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-receive-resource = { $count ->
        [one] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-gain-coins = { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
effect-gain-points = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
effect-trade = { $pays ->
        [1] 1 { $resource-one }
       *[other] 1 { $resource-one } ou 1 { $resource2-one }
    } → { $gains ->
        [1] { $count } { $count ->
            [one] { $item-one }
           *[other] { $item-many }
        }
       *[other] { $count } { $item-one } ou { $count2 } { $item2-one }
    }
effect-ship = { $count ->
        [one] uma ação de exportação
       *[other] { $count } ações de exportação
    }
effect-conquer = { $count ->
        [one] uma ação de conquistador
       *[other] { $count } ações de conquistador
    }
effect-pray = { $count ->
        [one] uma ação de religião
       *[other] { $count } ações de religião
    }
effect-place-road = { $count ->
        [one] uma peça de estrada em qualquer espaço vazio
       *[other] { $count } peças de estrada em espaços vazios
    }
effect-discount-shipment = { $count } madeira ou cereal a menos, se a peça pedir
effect-free-pips = { $count ->
        [one] o primeiro ponto de alteração é grátis
       *[other] os primeiros { $count } pontos de alteração são grátis
    }
effect-discount-expansion = { $count } { $resource-one } a menos pela peça
effect-raise-sale = { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } a mais, também no excedente do armazenamento e na venda final
effect-pay-step = o espaço extra pode ser pago com 1 { $resource-one }, 1 { $resource2-one } ou { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
effect-conquer-further = você pode pagar 1 { $resource-one } para avançar mais um espaço
effect-earn-on-terrain = { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } se a paisagem for { $terrain }
effect-discount-activation = { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } a menos, mas no mínimo { $least }
effect-score-tiles = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
effect-double-dock = { $count ->
        [one] escolha uma das suas docas: as peças dela dão renda duas vezes
       *[other] escolha { $count } das suas docas: as peças delas dão renda duas vezes
    }
effect-score = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } por { $scored }, no máximo { $most }
scored-shipment = carregamento no seu porto
scored-developed-line = linha ou coluna desenvolvida
scored-monk = monge seu no tabuleiro compartilhado, incluindo este
scored-advanced-resource = açúcar, gema e ouro no seu armazenamento
scored-terrain-set = conjunto de quatro territórios, um de cada paisagem
scored-domain-territory = território no seu maior grupo conectado de uma mesma paisagem

# What a player is asked.
prompt-ChooseColony = Escolha um tabuleiro de colônia.
prompt-ChooseSet = Escolha uma prefeitura com seu estudioso.
prompt-PlaceHall = Onde fica: { $hall }?
prompt-ChooseAction = Ano { $year }: escolha sua ação; você tem { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
prompt-PayExpansion = Como você paga por { $expansion }?
prompt-PlaceTile = Onde fica { $expansion }?
prompt-Gain = { $over ->
        [0] Pegar { $count } { $resource }? Cabe tudo.
       *[other] Pegar { $count } { $resource }? { $over } a mais: { $coins } moedas em troca.
    }
prompt-Trade = { $kind }: o que você troca?
prompt-Ship = Qual carregamento você pega?
prompt-PayShipment = Como você paga por { $shipment }, { $dock }?
prompt-Conquer = Conquistador: avançar até o espaço { $space }?
prompt-ConquerFurther = Pagar para avançar até o espaço { $space }?
prompt-Pray = { $end ->
        [0] Religião: avançar até o espaço { $space }?
       *[other] Religião: pegar um ponto? Você está no fim da trilha ({ $space }).
    }
prompt-PrayFurther = { $end ->
        [0] Pagar para avançar até o espaço { $space }?
       *[other] Pagar por mais um ponto, no fim da trilha ({ $space })?
    }
prompt-RecruitMonk = Símbolo { $symbol }: onde colocar um monge? Restam { $monks }.
prompt-PlaceRoad = Onde fica a peça de estrada?
prompt-DoubleDock = Qual doca dá renda duas vezes?
prompt-EndTurn = Sua ação terminou: venda, compre ou encerre o turno.

# What a player may do: the verb, and the kinds of the words after it.
do-take-colony = { $colony }
do-take-hall-scholar = { $hall } com { $scholar }
do-place-turn-number-cell-number-number = Linha { $number2 }, coluna { $number3 }, { $number ->
        [0] como está
        [1] girada à direita
        [2] invertida
       *[other] girada à esquerda
    }
do-place-cell-number-number = Linha { $number }, coluna { $number2 }
do-expand-expansion = Construir { $expansion }
do-activate-cell-number-number = Ativar linha { $number }, coluna { $number2 }
do-white-number-column-number = Branco { $number } → coluna { $number2 }
do-blue-number-row-number = Azul { $number } → linha { $number2 }
do-retire-retire = Retirar-se: { $retire }
do-pay-resource = Pagar { $resource }
do-pay-resource-resource = Pagar { $resource }, { $resource2 }
do-pay-resource-resource-resource = Pagar { $resource }, { $resource2 }, { $resource3 }
do-pay-resource-resource-resource-resource = Pagar { $resource }, { $resource2 }, { $resource3 }, { $resource4 }
do-gain = Pegar
do-decline = Recusar
do-trade-resource-for-item = { $resource } → { $item }
do-ship-dock = Exportar: { $dock }
do-conquer = Avançar o conquistador
do-pray = Avançar na trilha de religião
do-step-resource = Mais um espaço por { $resource }
do-step-coins = Mais um espaço por moedas
do-monk-scholar = Monge: { $scholar }
do-monk-bishop = Monge: { $bishop }
do-monk-station = Monge: { $station }
do-double-dock = Em dobro: { $dock }
do-done = Encerrar o turno
do-sell-resource = Vender { $resource }
do-buy-resource = Comprar { $resource }

# What has happened.
event-year = Ano { $year }; { $seat } começa.
event-colony = { $seat } fica com { $colony }.
event-set = { $seat } pega { $hall } com { $scholar }.
event-white-rolled = Dados brancos: { $dice }
event-blue-rolled = Dados azuis de { $seat }: { $dice }
event-blue-offer-rolled = Dados azuis na oferta: { $dice }
event-blue-unlocked = { $seat } destrava um dado azul: { $number }.
event-blue-unlocked-offer = { $seat } destrava um dado azul para a oferta: { $number }.
event-expansions = Dez peças de expansão são reveladas.
event-expanded = { $seat } constrói { $expansion }: linha { $row }, coluna { $column }{ $number ->
        [0] {""}
       *[other] , girada { $number } ×
    }.
event-hall-placed = { $seat } coloca { $hall }: linha { $row }, coluna { $column }{ $number ->
        [0] {""}
       *[other] , girada { $number } ×
    }.
event-road-placed = { $seat } coloca uma estrada: linha { $row }, coluna { $column }.
event-paid = { $seat } paga { $count } { $resource }.
event-paid-coins = { $seat } paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-gained = { $seat } ganha { $count } { $resource }.
event-overflow = { $seat } não tem lugar para { $count } { $resource }: { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-coins = { $seat } ganha { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-points = { $seat } ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-sold = { $seat } vende { $resource } por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-bought = { $seat } compra { $resource } por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-activated = { $seat } ativa { $kind } (linha { $row }, coluna { $column }) por { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }.
event-white-used = { $seat } usa um { $number } branco na coluna { $column }{ $coins ->
        [0] {""}
        [one] , por { $coins } moeda
       *[other] , por { $coins } moedas
    }.
event-blue-used = { $seat } usa um { $number } azul na linha { $row }{ $coins ->
        [0] {""}
        [one] , por { $coins } moeda
       *[other] , por { $coins } moedas
    }.
event-territory = { $seat }: { $kind } (linha { $row }, coluna { $column })
event-die-placed = O { $number } { $colour } de { $seat } fica em: linha { $row }, coluna { $column }.
event-shipped = { $seat } exporta para { $shipment } ({ $dock }).
event-docked = Novidade na { $dock }: { $shipment }.
event-dock-empty = A { $dock } fica vazia.
event-conquered = { $seat } chega ao espaço { $space } da trilha do conquistador.
event-prayed = { $seat } chega ao espaço { $space } da trilha de religião.
event-monk-scholar = { $seat } treina um monge: { $scholar }.
event-monk-bishop = { $seat } nomeia um monge: { $bishop }.
event-monk-station = { $seat } envia um monge: { $station }.
event-monk-paid = { $seat } paga { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } a { $seat2 }.
event-retired = { $seat } se retira: { $retire }.
event-income = Renda de { $seat }: { $dock }, { $count } ×
event-doubled = { $seat } dobra a { $dock }.
event-year-end = O ano { $year } acabou.
event-conquest = Conquistadores, { $place }º lugar: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
event-conquest-tree = { $seat } passou a árvore deste ano: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
event-final = A pontuação final

# The board in words.
board-year = { $year ->
        [0] Antes do primeiro ano
       *[other] Ano { $year } de { $years }
    }
board-order = Ordem
board-retired-seat = { $seat } (retirado)
board-white = Dados brancos
board-blue = Dados azuis
board-blue-offer = Dados azuis na oferta
board-nothing = nada
board-religion = Trilha de religião
board-conquistador = Trilha do conquistador
board-marker = { $seat } { $space }
board-people = Estudiosos, bispos, acampamentos missionários
board-monks-of = monges: { $list }
board-docks = Docas · { $count } na pilha
board-shipment = { $shipment }: { $list } → { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
board-count = { $count } { $resource }
board-retire = Espaços de retiro
board-expansions = Peças de expansão
board-sets = Prefeituras
board-set = { $hall } · { $scholar }
board-player = { $seat } · { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    } · { $known ->
        [0] pontos ocultos
       *[other] { $points } pontos
    }
board-storage = Armazenamento
board-colony = Colônia
board-row = Linha { $row }
board-empty = vazio
board-road = Estrada ({ $count })
board-with-die = { $kind } [{ $number } { $colour }]
board-with-coins = { $kind } [{ $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }]
board-harbour = Porto
board-dock-count = { $dock } { $count }
board-scholars = Estudiosos
board-bishops = Bispos
board-bishop-score = { $bishop } { $points }
board-white-taken = Dados brancos usados
board-of = { $count } de { $limit }
board-next-price = Próximo território único
board-price = { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
board-settlers = Colonos agora
board-points-now = { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
board-result-won = Vitória: 100 pontos ou mais
board-result-lost = Menos de 100 pontos
board-feats = Façanhas
