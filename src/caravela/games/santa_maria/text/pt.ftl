# Names of things.
game-title = Santa Maria
game-line = Construa uma colônia e ponha-a para trabalhar, dado a dado.
game-year = ano { $number }
game-length = 60 min
seat-red = Vermelho
seat-green = Verde
seat-blue = Azul
seat-yellow = Amarelo
resource-wood = Madeira
    .many = madeiras
    .one = madeira
    .any = madeira
    .some = madeira
resource-grain = Cereal
    .many = cereais
    .one = cereal
    .any = cereal
    .some = cereal
resource-sugar = Açúcar
    .many = açúcares
    .one = açúcar
    .any = açúcar
    .some = açúcar
resource-gem = Gema
    .many = gemas
    .one = gema
    .any = gemas
    .some = gemas
resource-gold = Ouro
    .many = ouros
    .one = ouro
    .any = ouro
    .some = ouro
item-wood = Madeira
    .many = madeiras
    .one = madeira
    .any = madeira
item-grain = Cereal
    .many = cereais
    .one = cereal
    .any = cereal
item-sugar = Açúcar
    .many = açúcares
    .one = açúcar
    .any = açúcar
item-gem = Gema
    .many = gemas
    .one = gema
    .any = gemas
item-gold = Ouro
    .many = ouros
    .one = ouro
    .any = ouro
item-coins = Moedas
    .many = moedas
    .one = moeda
    .any = moedas
item-points = Pontos
    .many = pontos
    .one = ponto
    .any = pontos
payment-wood = madeira
payment-grain = cereal
payment-sugar = açúcar
payment-gem = gema
payment-gold = ouro
colony-a1 = Hispaniola
colony-a2 = Cuba
colony-a3 = Jamaica
colony-a4 = Borinquen
colony-b = Terra Firme
kind-forest = Floresta
    .the = a Floresta
kind-field = Campo de cereal
    .the = o Campo de cereal
kind-plantation = Canavial
    .the = o Canavial
kind-mine = Mina de gemas
    .the = a Mina de gemas
kind-mint = Casa da moeda
    .the = a Casa da moeda
kind-garden = Jardim da alegria
    .the = o Jardim da alegria
kind-market = Mercado
    .the = o Mercado
kind-harbour = Porto
    .the = o Porto
kind-fort = Forte
    .the = o Forte
kind-church = Capela da mata
    .the = a Capela da mata
kind-road = Estrada
    .the = a Estrada
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
    .at = na Doca das moedas
dock-religion = Doca da religião
    .at = na Doca da religião
dock-conquistador = Doca do conquistador
    .at = na Doca do conquistador
dock-points = Doca da felicidade
    .at = na Doca da felicidade
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
    .short = Frota
bishop-bi2 = Bispo das Paróquias
    .short = Paróquias
bishop-bi3 = Bispo do Claustro
    .short = Claustro
bishop-bi4 = Bispo do Tesouro
    .short = Tesouro
bishop-bi5 = Bispo das Quatro Terras
    .short = Quatro Terras
bishop-bi6 = Bispo do Grande Domínio
    .short = Grande Domínio
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
setting-blue-dice-offer-help = Os dados azuis ficam na oferta comum em vez de pertencer aos jogadores; para dois a quatro jogadores: não muda nada no jogo solitário.
setting-open-scores = Pontuação aberta
setting-open-scores-help = Todos veem os pontos e os carregamentos de todos os jogadores.
choice-true = sim
choice-false = não
style-merchant = mercador
style-settler = colonizador
style-conqueror = conquistador
preset-first-game = Primeira partida
preset-standard = Partida padrão
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
clause = { $when }: { $effect }.
worth-points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } no fim.
tile-road = { $count ->
        [0] Estrada sem colonos
        [1] Estrada com um colono
       *[other] Estrada com { $count } colonos
    }
tile-territory = { $kind }: { $effects }
when-activated = Ao ser ativado
when-income = Renda, por peça
when-retired = Ao se retirar aqui
when-monk = Ao colocar seu monge
when-ship-action = Em cada exportação
when-die-used = Sempre que usar um dado
when-expansion-bought = Em cada expansão
when-resource-sold = Sempre que um recurso seu é vendido
when-religion-action = Em cada ação de religião
when-conquistador-action = Em cada ação de conquistador
when-territory-activated = Sempre que ativar um território
when-single-activation = Sempre que ativar um único território
when-tile-placed = Sempre que colocar uma peça de expansão ou de estrada
when-retire-income = Sempre que se retirar
when-end = No fim da partida
effect-gain-resource = { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-receive-resource = { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
effect-gain-coins = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
effect-points = { $count ->
        [1] { $count } ponto
       *[other] { $count } pontos
    }
effect-trade = { $pays ->
        [1] 1 { $resource-one }
       *[other] 1 { $resource-one } ou 1 { $resource2-one }
    } → { $gains ->
        [1] { $count } { $count ->
            [1] { $item-one }
           *[other] { $item-many }
        }
       *[other] { $count } { $item-one } ou { $count2 } { $item2-one }
    }
effect-ship = { $count ->
        [1] uma ação de exportação
       *[other] { $count } ações de exportação
    }
effect-conquer = { $count ->
        [1] uma ação de conquistador
       *[other] { $count } ações de conquistador
    }
effect-pray = { $count ->
        [1] uma ação de religião
       *[other] { $count } ações de religião
    }
effect-place-road = { $count ->
        [1] uma peça de estrada em qualquer espaço vazio
       *[other] { $count } peças de estrada em espaços vazios
    }
effect-discount-shipment = { $count } madeira ou cereal a menos, se a peça pedir
effect-free-pips = { $count ->
        [1] o primeiro ponto de alteração é grátis
       *[other] os primeiros { $count } pontos de alteração são grátis
    }
effect-discount-expansion = { $count } { $resource-one } a menos pela peça
effect-raise-sale = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } a mais, também no excedente do armazenamento e na venda final
effect-pay-step = o espaço extra pode ser pago com 1 { $resource-one }, 1 { $resource2-one } ou { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
effect-conquer-further = você pode pagar 1 { $resource-one } para avançar mais um espaço
effect-earn-on-terrain = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } se a paisagem for { $terrain }
effect-discount-activation = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } a menos, mas no mínimo { $least }
effect-score-tiles = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
effect-double-dock = { $count ->
        [1] escolha uma das suas docas: as peças dela dão renda duas vezes
       *[other] escolha { $count } das suas docas: as peças delas dão renda duas vezes
    }
effect-score = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por { $each }, no máximo { $most }
each-shipment = carregamento no seu porto
each-developed-line = linha ou coluna desenvolvida
each-monk = monge seu no tabuleiro compartilhado, incluindo este
each-advanced-resource = açúcar, gema e ouro no seu armazenamento
each-terrain-set = conjunto de quatro territórios, um de cada paisagem
each-domain-territory = território no seu maior grupo conectado de uma mesma paisagem

# What a player is asked.
prompt-ChooseColony = Escolha um tabuleiro de colônia.
prompt-ChooseSet = Escolha uma prefeitura com seu estudioso.
prompt-PlaceHall = Onde colocar: { $hall }?
prompt-ChooseAction = Ano { $year }: escolha sua ação; você tem { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
prompt-PayExpansion = Como você paga por { $expansion }?
prompt-PlaceTile = Onde colocar: { $expansion }?
prompt-Gain = Pegar { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }? { $over ->
        [0] Cabe tudo.
       *[other] { $over } a mais: { $coins ->
            [1] { $coins } moeda
           *[other] { $coins } moedas
        } em troca.
    }
prompt-Trade = O que você troca?
prompt-OrderEffects = { $kind }: qual efeito vem primeiro?
prompt-Ship = Qual carregamento você pega?
prompt-PayShipment = Como você paga por { $shipment }, { $dock }?
prompt-Conquer = Conquistador: avançar até o espaço { $space }?
prompt-ConquerFurther = { $ways ->
        [1] Avançar até o espaço { $space } por 1 { $resource-one }?
       *[other] Avançar até o espaço { $space } por 1 { $resource-one } ou 1 { $resource2-one }?
    }
prompt-Pray = { $end ->
        [0] Religião: avançar até o espaço { $space }?
       *[other] Religião: pegar um ponto? Você está no fim da trilha ({ $space }).
    }
prompt-PrayFurther = { $end ->
        [0] Avançar até o espaço { $space }
       *[other] Mais um ponto, no fim da trilha ({ $space }),
    } por 1 { $resource-one }{ $ways ->
        [1] { "" }
       *[other] { $coins ->
            [0] { " ou" }
           *[other] ,
        } 1 { $resource2-one }
    }{ $coins ->
        [0] { "" }
        [1] { " ou" } { $coins } moeda
       *[other] { " ou" } { $coins } moedas
    }?
prompt-RecruitMonk = Onde colocar seu monge? Restam { $monks }.
prompt-PlaceRoad = Onde colocar a peça de estrada?
prompt-DoubleDock = Qual doca dá renda duas vezes?
prompt-EndTurn = Sua ação está feita: venda, compre ou encerre o turno.

# What a player may do: the verb, and the kinds of the words after it.
do-take-colony = { $colony }
do-take-hall-scholar = { $hall } com { $scholar }
do-place-turn-turn-cell-row-column = Linha { $row }, coluna { $column }, { $turn ->
        [0] como está
        [1] girada à direita
        [2] girada meia-volta
       *[other] girada à esquerda
    }
do-place-cell-row-column = Linha { $row }, coluna { $column }
do-expand-expansion = Construir { $expansion }
do-activate-cell-row-column = Ativar: linha { $row }, coluna { $column }
do-white-number-column-column = Branco { $number } → coluna { $column }
do-blue-number-row-row = Azul { $number } → linha { $row }
do-retire-retire = Retirar-se: { $retire }
do-pay-payment = Pagar { $payment }
do-first-part = Primeiro o efeito { $part }
do-gain = Pegar
do-decline = Recusar
do-trade-resource-for-item = { $resource } → { $item }
do-ship-dock = Exportar: { $dock }
do-conquer = Avançar o conquistador
do-pray = Avançar na trilha de religião
do-step-resource = Mais um espaço por 1 { $resource-one }
do-step-coins = Mais um espaço por moedas
do-monk-scholar = Monge: { $scholar }
do-monk-bishop = Monge: { $bishop }
do-monk-station = Monge: { $station }
do-double-dock = Em dobro: { $dock }
do-done = Encerrar o turno
do-sell-resource = Vender 1 { $resource-one }
do-buy-resource = Comprar 1 { $resource-one }

# What has happened.
log-year = Ano { $year }; { $seat } começa.
log-colony = { $seat } fica com { $colony }.
log-set = { $seat } pega { $hall } com { $scholar }.
log-white-rolled = Dados brancos:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-rolled = Dados azuis de { $seat }:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-offer-rolled = Dados azuis na oferta:{ $count ->
        [0] {""}
        [1] {" 1"}
        [2] {" 1 1"}
        [3] {" 1 1 1"}
       *[other] {" 1"} (×{ $count })
    }{ $count2 ->
        [0] {""}
        [1] {" 2"}
        [2] {" 2 2"}
        [3] {" 2 2 2"}
       *[other] {" 2"} (×{ $count2 })
    }{ $count3 ->
        [0] {""}
        [1] {" 3"}
        [2] {" 3 3"}
        [3] {" 3 3 3"}
       *[other] {" 3"} (×{ $count3 })
    }{ $count4 ->
        [0] {""}
        [1] {" 4"}
        [2] {" 4 4"}
        [3] {" 4 4 4"}
       *[other] {" 4"} (×{ $count4 })
    }{ $count5 ->
        [0] {""}
        [1] {" 5"}
        [2] {" 5 5"}
        [3] {" 5 5 5"}
       *[other] {" 5"} (×{ $count5 })
    }{ $count6 ->
        [0] {""}
        [1] {" 6"}
        [2] {" 6 6"}
        [3] {" 6 6 6"}
       *[other] {" 6"} (×{ $count6 })
    }
log-blue-unlocked = { $seat } destrava um dado azul: { $number }.
log-blue-unlocked-offer = { $seat } destrava um dado azul para a oferta: { $number }.
log-expansions = Dez peças de expansão são reveladas.
log-expanded = { $seat } constrói { $expansion }: linha { $row }, coluna { $column }{ $turn ->
        [0] {""}
        [1] , girada à direita
        [2] , girada meia-volta
       *[other] , girada à esquerda
    }.
log-hall-placed = { $seat } coloca { $hall }: linha { $row }, coluna { $column }{ $turn ->
        [0] {""}
        [1] , girada à direita
        [2] , girada meia-volta
       *[other] , girada à esquerda
    }.
log-road-placed = { $seat } coloca uma estrada: linha { $row }, coluna { $column }.
log-paid = { $seat } paga { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-paid-coins = { $seat } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-gained = { $seat } ganha { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }.
log-overflow = { $seat } não tem lugar para { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }: { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-coins = { $seat } ganha { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-points = { $seat } ganha { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-sold = { $seat } vende 1 { $resource-one } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-bought = { $seat } compra 1 { $resource-one } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-activated = { $seat } ativa { $kind-the } (linha { $row }, coluna { $column }) por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }.
log-white-used = { $seat } usa um { $number } branco na coluna { $column }{ $coins ->
        [0] {""}
        [1] , por { $coins } moeda
       *[other] , por { $coins } moedas
    }.
log-blue-used = { $seat } usa um { $number } azul na linha { $row }{ $coins ->
        [0] {""}
        [1] , por { $coins } moeda
       *[other] , por { $coins } moedas
    }.
log-territory = { $seat }: { $kind } (linha { $row }, coluna { $column })
log-die-placed = O dado { $colour } { $number } de { $seat } fica na linha { $row }, coluna { $column }.
log-shipped = { $seat } exporta para { $shipment } ({ $dock }).
log-docked = Novo carregamento { $dock-at }: { $shipment }.
log-dock-empty = Não há mais carregamento { $dock-at }.
log-conquered = { $seat } chega ao espaço { $space } da trilha do conquistador.
log-prayed = { $seat } chega ao espaço { $space } da trilha de religião.
log-monk-scholar = { $seat } treina um monge: { $scholar }.
log-monk-bishop = { $seat } nomeia um monge: { $bishop }.
log-monk-station = { $seat } envia um monge: { $station }.
log-monk-paid = { $seat } paga { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } a { $seat2 }.
log-retired = { $seat } se retira: { $retire }.
log-income = Renda de { $seat }: { $dock }, { $count } ×
log-doubled = { $seat } dobra a { $dock }.
log-year-end = O ano { $year } acabou.
log-conquest = Conquistadores, { $place }º lugar: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-conquest-tree = { $seat } passou a árvore deste ano: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-final = A pontuação final
log-final-reason = { $reason }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-final-bishop = { $bishop }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-winner = { $seat } vence com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-feat = { $seat } realiza uma façanha: { $feat }.
log-victory = { $seat } vence o jogo solitário com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-defeat = { $seat } termina com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }: desta vez não foi vitória.

# Por que algo não é possível, e o que fala contra.
why-too-dear = Custa { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }; você tem { $coins2 }.
why-short = Custa { $payment }; { $count ->
        [1] falta um recurso
       *[other] faltam { $count } recursos
    }.
why-none-held = Você não tem { $resource-any }.
why-not-sold = Você não pode comprar { $resource-any }.
why-storage-full = Você tem { $count } { $resource-many }: não há lugar para mais.
why-not-on-offer = Não está disponível agora.
why-no-room = Não há lugar para isso.
why-not-empty = Já há algo ali.
why-no-territory = Não há território aqui.
why-covered = Não está vago neste ano.
why-no-die = Não há { $number } entre estes dados.
why-white-limit = Você já usou { $count } dados brancos neste ano; é o limite.
why-blue-limit = { $count ->
        [1] Você já usou seu dado azul neste ano.
       *[other] Você já usou seus { $count } dados azuis neste ano.
    }
why-nothing-vacant = Não há território vago aqui.
why-taken = Já é de { $seat }.
why-own-monk = Você já tem um monge ali.
why-nothing-docked = Não há carregamento { $dock-at }.
why-no-shipments = Seu porto não tem carregamento { $dock-at }.
why-not-taken = Você não pode pagar isto com { $resource-some }.
why-not-given = Você não pode obter { $item-any } aqui.
why-no-effect = Não faria nada agora.
why-overflows = Não há lugar para { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }: { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } em troca.

# O que se assiste junto.
moment-year = Ano { $year }
moment-blue-die = { $seat } destrava um dado azul: { $number }
moment-shipment = { $seat } exporta; novo carregamento { $dock-at }: { $shipment }
moment-monk = { $seat } coloca um monge
moment-income = Renda de { $seat }: { $dock }, { $count } ×
moment-retired = { $seat } se retira: { $retire }
moment-conquest = Fim do ano { $year }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }
moment-end = A pontuação final
moment-score = { $seat }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }

# O que os jogadores contam.
figure-coins = Moedas
figure-wood = Madeira
figure-grain = Cereal
figure-sugar = Açúcar
figure-gem = Gemas
figure-gold = Ouro
figure-income-coins = Renda: moedas
figure-income-religion = Renda: ações de religião
figure-income-conquistador = Renda: ações de conquistador
figure-income-points = Renda: pontos
figure-shipments = Carregamentos
figure-sets = Conjuntos de carregamentos
figure-religion = Trilha de religião
figure-conquistador = Trilha do conquistador
figure-conquest = Pontos dos conquistadores neste ano
figure-monks = Monges colocados
figure-developed = Linhas e colunas desenvolvidas

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
        [1] { $points } ponto
       *[other] { $points } pontos
    }
board-count = { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
board-retire = Espaços de retiro
board-expansions = Peças de expansão
board-sets = Prefeituras
board-set = { $hall } · { $scholar }
board-player = { $seat } · { $coins ->
        [1] { $coins } moeda
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
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }]
board-harbour = Porto
board-dock-count = { $dock } { $count }
board-scholars = Estudiosos
board-bishops = Bispos
board-bishop-score = { $bishop } { $points }
board-white-taken = Dados brancos usados
board-of = { $count } de { $limit }
board-next-price = Próximo território avulso
board-price = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
board-settlers = Colonos agora
board-points-now = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
board-result-won = Vitória: 100 pontos ou mais
board-result-lost = Menos de 100 pontos
board-feats = Façanhas

# O tabuleiro da página: como se chamam as partes e o que dizem.
look-tab-colony = Colônia
look-tab-shared = Tabuleiro
look-tab-mine = Meus bens
look-year = Ano
look-order = Ordem do turno
look-retired = retirado
look-dice = Oferta de dados
look-blue-reserve = reserva azul { $count }
look-white-die = { $count ->
        [1] Dado branco { $number }
       *[other] { $count } dados brancos { $number }
    }
look-blue-die = { $count ->
        [1] Dado azul { $number }
       *[other] { $count } dados azuis { $number }
    }
look-no-dice = Nenhum dado restante
look-column = Coluna { $number }
look-row = Linha { $number }
look-vacant = { $count ->
        [0] nada vago
        [1] um território vago
       *[other] { $count } territórios vagos
    }
look-developed = { $count ->
        [0] desenvolvida, sem colonos
        [1] desenvolvida, um colono
       *[other] desenvolvida, { $count } colonos
    }
look-expansions = Expansões
look-double = dupla
look-triple = tripla
look-stacks = pilhas { $count } e { $number }
look-religion = Religião
look-step-more = mais um passo por
look-monk-space = um monge
look-die-space = um dado azul
look-religion-end = os próximos passos são pontos
look-conquistador = Conquistador
look-gold-space = ouro
look-tree = árvore do ano { $year }
look-year-end = Fim do ano:
look-year-points = ano { $year }: { $points }
look-people = Estudiosos, bispos, missões
look-monk-price = a cada rival com monge ali
look-free = grátis
look-costs = { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } agora
look-monks-there = monges de { $players }
look-docks = Docas
look-stack = pilha { $count }
look-dock-empty = nenhum carregamento
look-income = renda
look-end-points = { $points ->
        [1] { $points } ponto no fim
       *[other] { $points } pontos no fim
    }
look-retire = Retirar-se
look-first = 1.º
look-roads-left = { $count ->
        [0] nenhuma peça de estrada
        [1] resta uma peça de estrada
       *[other] restam { $count } peças de estrada
    }
look-amount = { $count ->
        [1] { $count } { $resource-one }
       *[other] { $count } { $resource-many }
    }
look-colony-mine = Sua colônia
look-colony-of = Colônia de { $seat }
look-enlarge = Ampliar a colônia de { $seat }
look-space = Linha { $row }, coluna { $column }
look-settlers = { $count ->
        [0] sem colonos
        [1] um colono
       *[other] { $count } colonos
    }
look-has-white-die = com um dado branco { $number }
look-has-blue-die = com um dado azul { $number }
look-has-coins = { $coins ->
        [1] com { $coins } moeda
       *[other] com { $coins } moedas
    }
look-put-here = Colocar aqui: linha { $row }, coluna { $column }
look-completes = { $count ->
        [1] completa uma linha ou coluna
       *[other] completa { $count } linhas ou colunas
    }
look-turn-title = Girar a peça
look-turn = { $number ->
        [0] Como está
        [1] Girada à direita
        [2] Girada meia-volta
       *[other] Girada à esquerda
    }
look-turn-hint = Gire: roda, botão direito ou R. Clique em um espaço que ela deve cobrir.
look-drag-hint = Arraste, ou toque onde ela fica.
look-turn-left = Girar para a esquerda
look-turn-right = Girar para a direita (R)
look-place-road = Coloque a peça de estrada em um espaço vazio.
look-conquer = Avançar seu conquistador até o espaço { $space }
look-pray = Avançar na trilha de religião até o espaço { $space }
look-next-activation = { $coins ->
        [1] próximo território por { $coins } moeda
       *[other] próximo território por { $coins } moedas
    }
look-choose-colony = Quatro ilhas; uma será sua colônia
look-board = Tabuleiro { $colony }
look-sets = Prefeituras com estudiosos
look-points = Pontos
look-coins = Moedas
look-storage = Armazenamento
look-stored = { $resource }: { $count } de { $limit }
look-step-coins = Mais um espaço por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
look-sell = Vender 1 { $resource-one } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
look-buy = Comprar 1 { $resource-one } por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
look-harbour = Porto
look-tiles-here = { $count ->
        [0] nenhum carregamento
        [1] um carregamento
       *[other] { $count } carregamentos
    }
look-income-now = renda agora { $count }
look-sets-count = { $count ->
        [1] { $count } conjunto
       *[other] { $count } conjuntos
    }
look-monks = Monges
look-bishop-short = { $bishop-short }
look-monks-count = { $count ->
        [1] { $count } monge
       *[other] { $count } monges
    }
look-monks-left = { $count ->
        [1] resta { $count }
       *[other] restam { $count }
    }
look-bishop-now = { $points ->
        [1] { $points } ponto agora, menos { $penalty }
       *[other] { $points } pontos agora, menos { $penalty }
    }
look-none = nenhum
look-settlers-name = Colonos
look-settler-points = Pontos de colonos
look-settlers-now = { $points ->
        [1] { $points } ponto, linhas desenvolvidas: { $count }
       *[other] { $points } pontos, linhas desenvolvidas: { $count }
    }
look-dice-taken = Dados deste ano
look-white-taken = { $count } de { $limit } dados brancos usados
look-blue-taken = { $count } de { $limit } dados azuis usados
look-blue-left = dados azuis restantes: { $dice } (de { $count })
look-activate = { $kind } ({ $row }, { $column })
look-activation = Próximo território avulso
look-solo-victory = { $points } pontos: vitória
look-solo-defeat = { $points } pontos; a vitória pede { $least }
look-feats = Façanhas
look-reached = alcançada
look-missed = não alcançada

# Grupos de opções na mesa.
phrase-turn-1 = { $number ->
        [0] como está
        [1] girada à direita
        [2] girada meia-volta
       *[other] girada à esquerda
    }
phrase-turn-cell-3 = linha { $number2 }, coluna { $number3 }, { $number ->
        [0] como está
        [1] girada à direita
        [2] girada meia-volta
       *[other] girada à esquerda
    }
phrase-cell-2 = linha { $number }, coluna { $number2 }
group-place = Colocar
group-expand = Expandir
group-activate = Um território
group-white = Dado branco
group-blue = Dado azul
group-retire = Retirar-se
group-column = Coluna
group-row = Linha
group-cell = Linha
group-turn = Giro
group-pay = Pagar
group-monk = Monge
group-ship = Exportar
group-trade = Trocar
group-sell = Vender
group-buy = Comprar

# Dicas.
tip-year = Todos jogam até que o último se retire; depois de três anos a partida acaba.
tip-order = Número { $place } na ordem deste ano.
tip-first = Jogador inicial deste ano
tip-die-white = Ativa todos os territórios vagos de uma coluna, de cima para baixo; fica no último.
tip-die-blue = Ativa todos os territórios vagos de uma linha, da esquerda para a direita; fica no último.
tip-pips = { $coins ->
        [1] Cada ponto mudado no dado custa { $coins } moeda
       *[other] Cada ponto mudado no dado custa { $coins } moedas
    }{ $free ->
        [0] .
        [1] ; o primeiro é grátis.
       *[other] ; os primeiros { $free } são grátis.
    }
tip-no-vacant = Nenhum território vago: nenhum dado pode ser usado aqui.
tip-undeveloped = Ainda não desenvolvida; colonos nela: { $count }
tip-road = Nada a ativar. Os colonos contam em linhas e colunas desenvolvidas: { $count }
tip-single = sozinho por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    }
tip-expansions = Dez peças por ano. Escolha uma, pague, gire e coloque em espaços vazios da sua colônia.
tip-shipment = Leva { $things }; { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } no fim.
tip-dock = Cada peça aqui rende quando você se retira: { $effect }
tip-sets = Conjuntos de quatro: { $count }, por { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
tip-shipment-points = nas peças: { $points }
tip-shipments = Uma exportação paga uma peça e a coloca na mesma doca do seu porto; outra vem da pilha.
tip-retire = Depois, a renda do seu porto, e nenhum turno mais neste ano.
tip-religion = Um espaço por ação de religião; um cereal por mais um.
tip-monk-space = Recrute um monge: estudioso, bispo ou missão.
tip-die-space = Você ganha um dado azul.
tip-religion-end = Os próximos passos rendem um ponto cada.
tip-conquistador = Um espaço por ação de conquistador; no fim do ano todos voltam.
tip-gold-space = Rende um ouro.
tip-pile = De baixo para cima; o de baixo está à frente.
tip-conquest = Pontos no fim do ano para quem está mais à frente; este ano está marcado.
tip-trees = Pontos no fim do ano se seu marcador chegou à árvore do ano.
tip-coins = No fim, { $count } moedas valem um ponto; antes, vende-se tudo o que está armazenado.
tip-activation = O primeiro custa uma moeda, cada outro no mesmo ano custa mais uma.
tip-settlers = Cada colono em uma linha ou coluna desenvolvida vale um ponto; nas duas, dois.
tip-basic = Recurso básico; pode ser comprado.
tip-advanced = Recurso avançado.
tip-wild = O ouro vale por qualquer recurso em um pagamento.
tip-limit = Cabem { $limit }; o que passa é vendido na hora, por { $coins ->
        [1] { $coins } moeda
       *[other] { $coins } moedas
    } cada
tip-free-action = Ação gratuita: quantas vezes quiser no seu turno.
tip-score = { $points ->
        [1] { $points } ponto até agora
       *[other] { $points } pontos até agora
    }

# A galeria e a legenda.
shelf-expansion = Peças de expansão
shelf-hall = Prefeituras
shelf-road = Peças de estrada
shelf-colony = Tabuleiros de colônia
shelf-scholar = Estudiosos
shelf-bishop = Bispos
shelf-station = Acampamentos missionários
shelf-shipment = Peças de carregamento
shelf-dock = Docas
shelf-retire = Espaços de retiro
shelf-resource = Recursos
shelf-feat = Façanhas
shelf-size = Tamanho
shelf-territories = Territórios
shelf-set = Conjunto
shelf-set-starting = iniciais
shelf-set-standard = padrão
shelf-price = Custa { $things }
shelf-copies = { $count } no jogo
shelf-side = lado { $side }
shelf-penalty = o espaço custa pontos no fim: { $points }
shelf-order = número { $number } a partir do símbolo “1º”
shelf-limit = Espaço para { $count } no armazenamento
legend-coin = Moedas
legend-coin-help = o número diz quantas
legend-happiness = Pontos já
legend-happiness-help = recebidos na hora
legend-happiness-end = Pontos no fim
legend-happiness-end-help = contados depois do ano 3
legend-actions = Ações
legend-export = Exportação
legend-export-help = pague uma peça de carregamento e leve-a
legend-conquistador = Conquistador
legend-conquistador-help = um espaço na trilha
legend-religion = Religião
legend-religion-help = um espaço na trilha
legend-trade = Comércio
legend-trade-help = pague em cima, ganhe embaixo, uma vez
legend-road = Estrada
legend-road-help = nada a ativar; seus colonos podem pontuar
legend-retire = Retirar-se
legend-retire-help = sua última ação do ano
legend-die-white = Dado branco
legend-die-blue = Dado azul
legend-monk = Monge
legend-monk-help = recrutado num símbolo da trilha de religião
legend-scholar = Estudioso
legend-scholar-help = uma habilidade a partir de agora
legend-bishop = Bispo
legend-bishop-help = pontua no fim
legend-missionary-station = Acampamento missionário
legend-missionary-station-help = dá na hora
legend-settler = Colono
legend-settler-help = um ponto por linha ou coluna desenvolvida em que está
legend-shipment = Carregamento
legend-shipment-help = renda cada vez que você se retira
legend-tree = Árvore
legend-tree-help = solo: a marca de um ano
legend-terrains = Paisagens

# As regras em resumo, capítulo por capítulo.
help-1 = Três anos. Vence quem tiver mais pontos no fim: pontos em jogo, moedas, colonos, estudiosos, bispos, conjuntos e carregamentos.
    .title = O objetivo
help-2 = Uma ação por turno: expandir a colônia, ativar um território com moedas, ativar uma linha ou coluna com um dado, ou retirar-se. Vendas e compras são gratuitas e sem limite.
    .title = O turno
help-3 = Um dado branco ativa sua coluna de cima para baixo, um azul sua linha da esquerda para a direita; cada ponto mudado custa uma moeda. O dado fica no último território vago, que descansa até o fim do ano.
    .title = Dados
help-4 = Uma peça dupla custa duas madeiras, uma tripla duas madeiras e um cereal. Gire como quiser e coloque em espaços vazios. Linha ou coluna sem espaços vazios está desenvolvida: seus colonos pontuam no fim.
    .title = Expandir
help-5 = Um carregamento vai para a doca de onde foi tirado. Quando você se retira, cada peça dá a renda da sua doca. Quatro peças em quatro docas são um conjunto.
    .title = Exportar
help-6 = Passos na trilha de religião trazem monges e dados azuis. Um estudioso ajuda daí em diante, um bispo pontua no fim, uma missão dá na hora. Onde há rivais, paga-se duas moedas a cada um.
    .title = Monges
help-7 = Quem está mais à frente na trilha do conquistador pontua no fim do ano. Os símbolos trazem ouro, que vale por qualquer recurso.
    .title = Conquistadores
help-8 = Cabem três de cada recurso; o que passa é vendido na hora.
    .title = Armazenamento
help-9 = Sozinho, cem pontos são uma vitória, e seis façanhas esperam. Em cada ano o conquistador deve chegar à árvore daquele ano.
    .title = O jogo solitário

# Momentos, linha por linha.
told-dice = { $count } dados brancos
told-tiles = Novas expansões
told-starts = { $seat } começa.
told-space = espaço { $number }
told-year-end = Fim do ano { $year }: os conquistadores
told-final = A pontuação final
told-total = Total
told-target = Meta
told-target-of = de { $most } pontos
told-of = { $count } de { $most }
told-tree = Árvore do ano { $year }: espaço { $number }
told-tree-reached = Alcançada: { $points } pontos no fim do ano
told-tree-missing = { $count ->
        [1] mais um passo vale { $points } pontos
       *[other] mais { $count } passos valem { $points } pontos
    }
told-feats-won = Façanhas até hoje:

# The guided first game, and hints at first meetings.
guide-welcome = Esta é a sua colônia: seis colunas, seis linhas. Em três anos faça-a florescer e some mais pontos com comércio, fé e conquista.
    .title = Sua colônia
    .why = Um turno é uma ação: expandir, ativar com um dado ou com moedas, ou retirar-se. É o jogo inteiro, e daí ele cresce.
guide-expand = Você tem madeira: compre uma expansão. Uma peça dupla custa duas madeiras e traz territórios e estradas.
    .title = Expandir
    .why = Mais territórios em uma linha ou coluna rendem mais a cada dado que a ativa.
    .do = Escolha uma peça dupla na oferta.
guide-tile = Gire a peça como quiser e coloque em espaços vazios. Pense nas linhas e colunas que ela vai encher.
    .title = Coloque
    .why = Quando uma linha ou coluna não tem mais espaço vazio, seus colonos pontuam no fim.
    .do = Escolha o giro aceso, depois os espaços acesos, ou outros.
guide-end = Depois da ação você ainda pode vender mercadorias por moedas ou comprar madeira e cereal. Isso nunca custa a ação.
    .title = Venda, compre ou encerre
    .why = Moedas mudam os pontos de um dado: ter algumas na mão vale muito.
    .do = Encerre o turno.
guide-white = Um dado branco da oferta ativa a coluna do seu número, de cima para baixo. São três dados brancos por ano.
    .title = Um dado branco
    .why = O dado fica no último território vago, que descansa o resto do ano: ative primeiro as colunas ricas.
    .do = Pegue o 4 branco para a coluna 4.
guide-pray = Um símbolo de religião leva você um passo na trilha de religião, e mais um por um cereal.
    .title = Fé
    .why = A trilha traz monges, que ficam com você, e dados azuis, que só você usa.
    .do = Avance.
guide-blue = Seu dado azul ativa uma linha, da esquerda para a direita. Ele volta a ser seu a cada ano.
    .title = Seu dado azul
    .why = Linhas e colunas se cruzam: um território pode trabalhar duas vezes no ano, se nenhum dado descansa nele.
    .do = Use seu dado azul.
guide-ship = Pague as mercadorias de um carregamento e tome a peça: pontos no fim e um lugar no seu porto.
    .title = Exporte
    .why = Quando você se retira, cada peça paga a renda da sua doca. Quatro peças em quatro docas são um conjunto.
    .do = Escolha um carregamento que possa pagar.
guide-single = Sem dado você pode pagar moedas por um território: 1 pelo primeiro do ano, depois uma a mais a cada vez.
    .title = Um território por moedas
    .why = A moeda fica ali, e o território descansa. Bom para a única coisa que ainda falta.
    .do = Pague por um território.
guide-conquer = Um símbolo de conquistador leva você adiante na trilha do conquistador. Alguns espaços trazem ouro, que vale por qualquer recurso.
    .title = Conquista
    .why = No fim de cada ano os mais adiantados pontuam, depois todos voltam.
    .do = Avance.
guide-monk = Escolha aonde vai seu monge: um estudioso ajuda de agora em diante, um bispo pontua no fim, uma missão dá na hora.
    .title = Um monge
    .why = Onde já há rivais você paga duas moedas a cada um. Os melhores lugares vão cedo.
    .do = Escolha um lugar para ele.
guide-retire = Quando nada mais vale uma ação, retire-se: tome um dos espaços de retiro e a renda do seu porto. Os outros terminam o ano.
    .title = Quando se retirar
    .why = Quem se retira cedo escolhe o espaço; quem fica tem mais ações.
guide-alone = Você já viu tudo o que um turno pode ser. Encha linhas e colunas, exporte e fique de olho nas duas trilhas.
    .title = A colônia é sua
    .why = Uma dica curta ainda aparece quando há algo novo. As regras completas estão em Aprender, e ? ajuda sempre.
hint-PrayFurther = Um cereal compra mais um passo. Monges e dados azuis estão nos espaços marcados.
hint-ConquerFurther = Mais um passo pode ser comprado. Vale a pena onde há ouro ou o primeiro lugar está perto.
hint-Trade = O mercado troca uma mercadoria como diz a peça; o que não cabe na reserva é vendido.
hint-PayExpansion = O ouro pode valer por madeira ou cereal: escolha o que pode gastar.
hint-PayShipment = O ouro vale por qualquer mercadoria do carregamento.
hint-OrderEffects = Isto acontece um após o outro, e você escolhe a ordem: primeiro o que ajuda o seguinte.
hint-PlaceRoad = Uma estrada enche um espaço vazio e pode trazer um colono.
hint-Gain = Escolha o que toma; cabem três de cada, o resto é vendido.
hint-DoubleDock = Uma doca paga duas vezes: escolha a que tem as melhores peças.
