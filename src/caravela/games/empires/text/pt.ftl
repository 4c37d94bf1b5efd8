# Names of things.
game-title = Empires: Age of Discovery
game-line = Desembarque, negocie e trame pelo Novo Mundo.
game-round = rodada { $number }
game-length = 90 min
worker-colonist = Colono
    .many = Colonos
worker-captain = Capitão
    .many = Capitães
worker-merchant = Mercador
    .many = Mercadores
worker-missionary = Missionário
    .many = Missionários
worker-soldier = Soldado
    .many = Soldados
worker-builder = Construtor
    .many = Construtores
event-initiative = Iniciativa
    .in = na Iniciativa
event-dock = Doca dos Colonos
    .in = na Doca dos Colonos
event-trade = Negociar Mercadorias
    .in = em Negociar Mercadorias
event-shipping = Transporte Mercante
    .in = no Transporte Mercante
event-buildings = Construções
    .in = nas Construções
event-discovery = Descoberta
    .in = na Descoberta
event-specialists = Especialistas
    .in = nos Especialistas
event-warfare = Batalha
    .in = na Batalha
region-new-france = Nova França
    .in = na Nova França
    .the = a Nova França
region-new-england = Nova Inglaterra
    .in = na Nova Inglaterra
    .the = a Nova Inglaterra
region-virginia = Virgínia
    .in = na Virgínia
    .the = a Virgínia
region-florida = Flórida
    .in = na Flórida
    .the = a Flórida
region-caribbean = Caribe
    .in = no Caribe
    .the = o Caribe
region-new-spain = Nova Espanha
    .in = na Nova Espanha
    .the = a Nova Espanha
region-new-granada = Nova Granada
    .in = na Nova Granada
    .the = a Nova Granada
region-peru = Peru
    .in = no Peru
    .the = o Peru
region-brazil = Brasil
    .in = no Brasil
    .the = o Brasil
good-silver = Prata
    .some = prata
    .any = prata
good-sugar = Açúcar
    .some = açúcar
    .any = açúcar
good-gold = Ouro
    .some = ouro
    .any = ouro
good-tobacco = Tabaco
    .some = tabaco
    .any = tabaco
good-coffee = Café
    .some = café
    .any = café
good-indigo = Índigo
    .some = índigo
    .any = índigo
good-fur = Peles
    .some = peles
    .any = peles
good-cattle = Gado
    .some = gado
    .any = gado
good-cocoa = Cacau
    .some = cacau
    .any = cacau
good-fish = Peixe
    .some = peixe
    .any = peixe
good-rice = Arroz
    .some = arroz
    .any = arroz
building-settlers = Colonizadores
building-monastery = Monastério
building-trade-routes = Rotas Comerciais
building-training-grounds = Centro de Treinamento
building-indentured-servitude = Servidão por Contrato
building-conquistadors = Conquistadores
building-navigator = Navegador
building-conquest-inca = Conquista do Império Inca
building-trading-post = Entreposto Comercial
building-cartography = Cartografia do Novo Mundo
building-plague-1 = Praga
building-spoils-1-money = Espólios de Guerra
building-spoils-1-ship = Espólios de Guerra
building-spoils-1-specialists = Espólios de Guerra
building-magellan = Magalhães
building-new-world-city = Cidade no Novo Mundo
building-new-world-mission = Missão no Novo Mundo
building-overpopulation = Superpopulação
building-smuggler = Contrabandista
building-indian-allies = Aliados Indígenas
building-university = Universidade
building-privateers = Corsários
building-ship-yards = Estaleiros
building-cathedral = Catedral
building-taxation = Taxação
building-west-indies-co = Companhia das Índias Ocidentais
building-colonization-laws = Leis da Colonização
building-rum-distillery = Destilaria de Rum
building-marketplace = Mercado
building-military-academy = Academia Militar
building-fortress = Forte
building-stables = Estábulos
building-plague-2 = Praga
building-spoils-2-money = Espólios de Guerra
building-spoils-2-goods = Espólios de Guerra
building-stone-masonry = Maçonaria
building-papal-edict = Bula Papal
building-mint = Casa da Moeda
building-trading-house = Casa de Comércio
building-reformation = Reforma
building-mayflower = Mayflower
building-militia = Milícia
building-mercantilism = Mercantilismo
building-population = População
building-navy = Marinha
building-power = Poder
building-prosperity = Prosperidade
building-glory = Glória
building-wealth = Riqueza
building-migration = Migração
building-factory = Fábrica
building-plague-3 = Praga
building-age-of-discovery = Era das Descobertas
building-new-world-capital-city = Capital do Novo Mundo
building-age-of-reason = Era da Razão
building-rewrite-history = Reescrever a História
nation-england = Inglaterra
    .use = Inglaterra: reforçar e ordenar a doca
nation-spain = Espanha
    .use = Espanha: descobrir uma região
nation-france = França
    .use = França: pegar uma mercadoria
nation-portugal = Portugal
    .use = Portugal: explorar uma carta de descoberta
nation-holland = Holanda
    .use = Holanda: pegar o navio
nation-italian-city-states = Cidades-Estado Italianas
    .use = Cidades-Estado Italianas: substituir um trabalhador
age-I = Era I
age-II = Era II
age-III = Era III
advantage-england = A Inglaterra esvazia as prisões
advantage-spain = Conquistadores espanhóis
advantage-france = Comércio francês com os povos nativos
advantage-portugal = Exploradores portugueses
advantage-holland = Mercadores holandeses
advantage-italian-city-states = Homens do Renascimento
card-mississippi = O Mississippi
card-great-lakes = Os Grandes Lagos
card-pampas = Os Pampas
card-california = Califórnia
card-philippines = Filipinas
card-south-seas = Mares do Sul
card-ethiopia = Etiópia
card-amazon = O Amazonas
card-northwest-territory = O Território do Noroeste
card-australia = Austrália
card-cipangu = Cipango (Japão)
card-siam = Sião
card-spice-islands = Ilhas das Especiarias
card-india = Índia
card-circumnavigate-the-globe = Circum-navegação do Globo
card-china = China
style-builder = construtor
style-trader = comerciante
style-settler = colonizador
preset-beginner = Primeira partida
preset-full = Jogo completo
preset-expert = Jogadores experientes
seat-red = Vermelho
seat-yellow = Amarelo
seat-blue = Azul
seat-green = Verde
seat-orange = Laranja
seat-purple = Roxo
space-missionary = Missionário
space-merchant = Mercador
space-soldier = Soldado
space-captain = Capitão
space-builder = Construtor
space-training = Treinamento
place-available = trabalhadores disponíveis
    .to = para os seus trabalhadores disponíveis
place-discovery = Descoberta
    .to = para a Descoberta
place-dock-x = Doca dos Colonos, espaço X
    .to = para o espaço X da Doca dos Colonos
place-dock-y = Doca dos Colonos, espaço Y
    .to = para o espaço Y da Doca dos Colonos
place-discovered = regiões descobertas
    .to = para regiões descobertas
    .other = para uma outra região descoberta
place-own-colony = colônia própria
    .to = para uma região onde você tem um trabalhador
place-adjacent = região adjacente
    .other = para uma região adjacente onde alguém tem um trabalhador

# Settings and presets.
setting-builders = Construtores
setting-builders-help = Acrescenta o Construtor: construções mais baratas e regiões que valem mais.
setting-building-set = Conjunto de construções
setting-building-set-help = Quais construções fazem parte da partida.
choice-building-set-base = as 37 do jogo básico
choice-building-set-all = todas as 57
choice-building-set-custom = lista própria
setting-custom-buildings = Lista própria de construções
setting-custom-buildings-help = As construções da partida quando o conjunto é uma lista própria.
setting-nations = Vantagens das nações
setting-nations-help = Cada jogador lidera uma nação com uma vantagem só dela.
choice-nations-off = nenhuma
choice-nations-auction = por leilão
choice-nations-random = por sorteio
setting-vp-purchase = Compra de pontos
setting-vp-purchase-help = Depois de cada pontuação do Novo Mundo é possível comprar pontos com dinheiro.
setting-two-player-captains = Capitães para dois jogadores
setting-two-player-captains-help = Com dois jogadores, ambos começam com dois Capitães na Descoberta.
setting-less-luck = Menor fator sorte
setting-less-luck-help = As dez construções da Era III são conhecidas desde o início.
setting-no-survivors = Sem sobreviventes
setting-no-survivors-help = Depois de uma expedição fracassada, a região recebe um novo marcador de descoberta que ninguém viu.
setting-recon = Reconhecimento
setting-recon-help = Quanto se pode saber de uma região antes de ir até lá.
choice-recon-off = nenhum
choice-recon-basic = pagar para olhar marcadores e cartas
choice-recon-advanced = todos os marcadores à vista
choice-true = sim
choice-false = não
preset-beginner-help = O jogo básico, sem nada a mais.
preset-full-help = Todas as construções, Construtores e nações por sorteio.
preset-expert-help = Todas as construções, Construtores, leilão de nações, compra de pontos, espiadas pagas e menor fator sorte.

# The score pad; a building is called by its name.
reason-new-world-1 = Novo Mundo, Era I
reason-new-world-2 = Novo Mundo, Era II
reason-new-world-3 = Novo Mundo, Era III
reason-purchase = Pontos comprados
reason-discoveries = Descobertas
reason-economy = Última receita

# What buildings and nations do: a moment and an effect.
clause = { $when }: { $effect }.
worth-points = { $points ->
        [1] Um ponto
       *[other] { $points } pontos
    } no fim.
costs-nothing = Grátis.
uses-game = { $count ->
        [1] Uma vez na partida.
        [2] Duas vezes na partida, no máximo uma por rodada.
       *[other] { $count } vezes na partida, no máximo uma por rodada.
    }
uses-age = Uma vez em cada Era.
when-bought = Ao comprar
when-once = Uma vez, ao comprar ou em uma rodada seguinte
when-window = Uma vez, a qualquer momento
when-placing = Ao colocar trabalhadores
when-income = A cada rodada, com a receita
when-every-round = A cada rodada
when-before-dock = Logo antes da Doca dos Colonos
when-before-trade = Logo antes de Negociar Mercadorias
when-before-shipping = Logo antes do Transporte Mercante
when-before-discovery = A cada rodada, logo antes da Descoberta
when-before-specialists = Logo antes dos Especialistas
when-expedition = Ao lançar uma expedição
when-always = De agora em diante
when-end = No fim da partida
when-set-up = Antes da primeira rodada
effect-gain-workers = { $count ->
        [1] um { $worker }
       *[other] { $count } { $worker-many }
    } { $place-to }
effect-place-workers = até { $count ->
        [1] um { $worker }
       *[other] { $count } { $worker-many }
    } do seu estoque { $place-to }
effect-gain-specialists = { $count ->
        [1] um Especialista
       *[other] { $count } Especialistas
    } à sua escolha para os seus trabalhadores disponíveis
effect-gain-coins = ${ $coins }
effect-gain-coins-per-good = ${ $coins } por mercadoria sua de { $kinds ->
        [1] { $good }
       *[other] { $good } ou de { $good2 }; você escolhe uma das duas
    }
effect-rob-coins-per-ship = cada outro jogador paga a você ${ $coins } por navio seu
effect-gain-ships = { $count ->
        [1] um navio
       *[other] { $count } navios
    } da reserva
effect-draw-goods = { $count ->
        [1] uma mercadoria sorteada
       *[other] { $count } mercadorias sorteadas
    }
effect-swap-good = você pode trocar uma das suas mercadorias por uma de um adversário; você escolhe as duas
effect-sell-goods = você pode vender quantas mercadorias quiser por ${ $coins } cada
effect-discover = você pode descobrir uma região sem luta, com o marcador e o saque dela, e pôr lá um { $worker }
effect-move-workers = você pode mover { $count ->
        [1] um { $worker } seu
       *[other] até { $count } { $worker-many } seus
    } de uma região { $place-other }
effect-move-to-front = um dos seus trabalhadores vai para a frente da fila, ou você para o início da ordem dos jogadores
effect-shrink-colonies = toda colônia com mais de { $over ->
        [1] um trabalhador
       *[other] { $over } trabalhadores
    }, também a sua, é reduzida a { $to }; o dono escolhe quem fica
effect-remove-workers = até { $count ->
        [1] um { $worker }
       *[other] { $count } { $worker-many }
    } de um jogador em uma região voltam ao estoque
effect-settle-with-opponent = você escolhe um adversário e quem vai primeiro; cada um pode pôr { $count ->
        [1] um { $worker }
       *[other] { $count } { $worker-many }
    } em uma colônia própria
effect-rob-tokens = você pode tomar um marcador de descoberta, sorteado, de { $count ->
        [1] um adversário
       *[other] cada um de { $count } adversários
    }
effect-score = { $points ->
        [1] um ponto
       *[other] { $points } pontos
    } por { $per ->
        [1] { $each }
       *[other] cada { $per } { $each-many }
    }
effect-change-resistance = a resistência às suas expedições é { $less } menor
effect-raise-captains = cada um dos seus Capitães tem força { $count } na Descoberta
effect-bring-colonists = cada Missionário seu que desembarca da doca traz { $count ->
        [1] um Colono
       *[other] { $count } Colonos
    }
effect-block-companions = os Missionários dos adversários não trazem Colonos onde você tem um Missionário
effect-raise-militia = quando você é atacado, { $count ->
        [1] mais um Soldado luta
       *[other] mais { $count } Soldados lutam
    } por você em cada batalha
effect-sail-on-ships = até { $count ->
        [1] um trabalhador
       *[other] { $count } trabalhadores
    } por rodada podem ir à doca a bordo dos seus navios; esses navios não formam conjuntos nessa rodada
effect-reinforce-dock = até { $count ->
        [1] um Colono
       *[other] { $count } Colonos
    } do seu estoque entram na doca, e você põe todos os trabalhadores dela na ordem que quiser
effect-take-good = pegue uma das mercadorias em oferta
effect-take-ship = pegue o navio em oferta
effect-replace-worker = um trabalhador do seu estoque toma o lugar de qualquer trabalhador nos Especialistas
effect-explore-cards = envie-a às cartas de descoberta, que então resistem com { $count }
each-good = mercadoria sua
    .many = mercadorias suas
each-settled-worker = trabalhador seu nas regiões
    .many = trabalhadores seus nas regiões
each-ship = navio seu
    .many = navios seus
each-settled-soldier = Soldado seu nas regiões
    .many = Soldados seus nas regiões
each-building = construção sua, contando esta
    .many = construções suas, contando esta
each-colonised-region = região colonizada com um trabalhador seu
    .many = regiões colonizadas com um trabalhador seu
each-coin = dólar seu
    .many = dólares seus
each-discovery = marcador ou carta de descoberta que você tem
    .many = marcadores e cartas de descoberta que você tem
each-settled-builder = Construtor seu nas regiões
    .many = Construtores seus nas regiões
each-last-specialist = trabalhador seu nos Especialistas na última rodada
    .many = trabalhadores seus nos Especialistas na última rodada

# What a player is asked.
prompt-PlaceWorker = Coloque um trabalhador; você ainda tem { $left }.
prompt-PutBackCard = Para onde volta a carta?
prompt-ChooseBenefit = Qual construção vem agora?
prompt-ReinforceDock = Quantos Colonos entram na doca?
prompt-NextOnDock = Quem fica na posição { $number } da doca?
prompt-Bid = Leilão da posição { $number } na ordem dos jogadores; { $coins ->
        [0] você abre
       *[other] o lance está em ${ $coins }
    }.
prompt-ChooseNation = Escolha uma nação.
prompt-LaunchExpedition = Lançar uma expedição? Para onde?
prompt-SendWorkers = { $strength ->
        [0] Lançar uma expedição? Quem vai?
       *[other] Quem mais vai na expedição? Força até agora: { $strength }.
    }
prompt-ChooseTarget = Para onde vai a expedição? A força dela é { $strength }.
prompt-FreeDiscovery = Qual região você descobre, sem luta?
prompt-LandWorker = Onde desembarca o seu { $worker }?
prompt-NameGood = Qual mercadoria rende ${ $coins } cada?
prompt-Exchange = Não há { $worker } no estoque: onde você troca um por um Colono?
prompt-Declare = Declarar batalha simples ou guerra?
prompt-Eliminate = Batalha { $region-in }: { $left ->
        [1] escolha mais uma baixa de { $seat }
       *[other] escolha mais { $left } baixas de { $seat }
    }.
prompt-PlaceColonists = Onde os Colonos se instalam? Até { $count }.
prompt-StrengthenColony = Onde você instala { $count ->
        [1] um { $worker }
       *[other] { $count } { $worker-many }
    }?
prompt-NameOpponent = Qual adversário também se instala, antes ou depois de você?
prompt-KeepWorker = Quem fica { $region-in }?
prompt-RemoveColonists = De quem são os Colonos que saem, e de onde?
prompt-RobToken = De quem você toma um marcador de descoberta?
prompt-GiveGood = Qual mercadoria você entrega?
prompt-SwapGood = O que você pega em troca de { $good-some }?
prompt-SellGood = Quais mercadorias você vende, por ${ $coins } cada?
prompt-MoveColonists = Mover até { $count ->
        [1] { $count } Colono
       *[other] { $count } Colonos
    }?
prompt-BuyBuilding = Qual construção você compra por ${ $price }? Você tem ${ $coins }.
prompt-TakeSpecialist = Pegar um { $worker }?
prompt-TrainSpecialist = Quem você treina por ${ $coins }?
prompt-PickSpecialists = Escolha { $count ->
        [1] mais um Especialista
       *[other] { $count } Especialistas
    }.
prompt-UseUniversity = Usar a Universidade agora?
prompt-ReplaceWorker = Qual trabalhador seu toma o espaço { $space }?
prompt-UseWindow = O próximo evento é { $event }: você usa algo antes?
prompt-BuyPoints = Quantos pontos você compra, por ${ $coins } cada?
prompt-TakeGood = Qual mercadoria você pega?

# What a player may do: the verb, and the kinds of the words after it.
do-pass = Passar
do-done = Pronto
do-place-worker-event = { $worker } → { $event }
do-place-worker-specialists-space = { $worker } → Especialistas: { $space }
do-place-worker-mayflower = { $worker } → a bordo de um navio seu
do-look-region = Pagar para olhar o marcador { $region-in }
do-look-cards = Pagar para olhar a carta de descoberta do topo
do-put-top = De volta ao topo
do-put-bottom = Para o fundo
do-use-university-event-number = Universidade: o número { $number } { $event-in } vai para a frente
do-use-university-player-order = Universidade: primeiro na ordem dos jogadores
do-resolve-building = { $building }
do-add-number = { $number ->
        [0] Ninguém entra
        [1] { $number } Colono entra
       *[other] { $number } Colonos entram
    }
do-next-seat-worker = { $worker } de { $seat }
do-bid-number = Lance de ${ $number }
do-choose-nation = { $nation }
do-send-worker = Enviar um { $worker }
do-explore-region = Explorar { $region-the }
do-explore-cards = Explorar além do mapa: uma carta de descoberta
do-explore-nation = { $nation }: explorar uma carta de descoberta
do-discover-region = Descobrir { $region-the }
do-land-region = Desembarcar { $region-in }
do-name-good = { $good }
do-exchange-region = Trocar { $region-in }
do-battle-region-seat = Batalha contra { $seat } { $region-in }
do-war-seat = Guerra contra { $seat } em toda parte
do-eliminate-worker = Eliminar um { $worker }
do-eliminate-militia = Eliminar a Milícia
do-settle-region = Instalar-se { $region-in }
do-edict-seat-first = { $seat } se instala, depois você
do-edict-seat-second = Você se instala, depois { $seat }
do-keep-worker = Fica um { $worker }
do-remove-number-seat-region = { $number ->
        [1] { $number } Colono
       *[other] { $number } Colonos
    } de { $seat } { $region-in }
do-rob-seat = Um marcador de { $seat }
do-give-good = Entregar { $good-some }
do-swap-good-seat = { $good } de { $seat }
do-sell-good = Vender { $good-some }
do-move-number-region-region = { $number ->
        [1] { $number } Colono
       *[other] { $number } Colonos
    }: { $region } → { $region2 }
do-buy-building = Comprar { $building }
apart-spoils-1-money = Espólios: dinheiro
apart-spoils-1-ship = Espólios: navio
apart-spoils-1-specialists = Espólios: Especialistas
apart-spoils-2-money = Espólios: dinheiro
apart-spoils-2-goods = Espólios: mercadorias
do-take-worker = Pegar um { $worker }
do-take-good = Pegar { $good-some }
do-train-worker = Treinar um { $worker }
do-points-number = Comprar { $number ->
        [1] { $number } ponto
       *[other] { $number } pontos
    }
do-ride-region-region = Um Soldado cavalga: { $region } → { $region2 }
do-use-nation = { $nation-use }
do-use-nation-good = { $nation }: pegar { $good-some }
do-use-nation-space = { $nation }: um trabalhador seu toma o espaço { $space }
do-put-worker = Um { $worker }

# What has happened.
log-round = Rodada { $round }, { $age }
log-event = { $event }
log-round-end = Fim da rodada { $round }
log-order = Ordem dos jogadores: { $count ->
        [2] { $seat }, { $seat2 }
        [3] { $seat }, { $seat2 }, { $seat3 }
        [4] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }
        [5] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }
       *[6] { $seat }, { $seat2 }, { $seat3 }, { $seat4 }, { $seat5 }, { $seat6 }
    }.
log-nation = { $seat } lidera a nação { $nation }.
log-bid = { $seat } dá um lance de ${ $coins }.
log-auction-won = { $seat } paga ${ $coins } e fica com a posição { $number } na ordem dos jogadores.
log-advantage = { $seat } usa a vantagem da nação: { $nation }.
log-placed = { $seat } coloca um { $worker } { $event-in }.
log-placed-school = { $seat } coloca um { $worker } nos Especialistas: { $space }.
log-placed-ship = { $seat } manda um { $worker } à doca a bordo de um navio.
log-front = { $seat } leva um { $worker } para a frente { $event-in }.
log-front-order = { $seat } vai para o início da ordem dos jogadores.
log-look-token = { $seat } paga para olhar o marcador de descoberta { $region-in }.
log-look-token-known = { $seat } paga para olhar { $region-in }: resistência { $natives }, saque { $loot }, pilhagem { $plunder } por Soldado, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-look-card = { $seat } paga para olhar a carta de descoberta do topo.
log-look-card-known = { $seat } paga para olhar a carta de descoberta do topo: { $card }.
log-card-put-top = { $seat } devolve a carta ao topo.
log-card-put-bottom = { $seat } põe a carta no fundo.
log-initiative-coins = Iniciativa: ${ $coins } para { $seat }.
log-dock-reinforced = { $count ->
        [0] { $seat } muda a ordem da doca.
        [1] { $seat } acrescenta { $count } Colono à doca.
       *[other] { $seat } acrescenta { $count } Colonos à doca.
    }
log-dock-order = { $seat } põe o { $worker } de { $seat2 } na posição { $number } da doca.
log-landed = { $seat } desembarca um { $worker } { $region-in }.
log-stayed = { $seat } deixa um { $worker } em casa.
log-arrival-coins = { $seat } recebe ${ $coins } pelo desembarque.
log-companions = { $count ->
        [1] { $count } Colono acompanha
       *[other] { $count } Colonos acompanham
    } o Missionário de { $seat } { $region-in }.
log-region-good = { $seat } colonizou { $region-the } e fica com a mercadoria: { $good-some }.
log-good-taken = { $seat } pega { $good-some }.
log-good-drawn = { $seat } recebe { $good-some } por sorteio.
log-ship-won = { $seat } ganha o navio com força { $strength }.
log-ships-gained = { $seat } { $count ->
        [0] não recebe navio: não há mais
        [1] recebe { $count } navio
       *[other] recebe { $count } navios
    }.
log-built = { $seat } compra { $building } por { $coins ->
        [0] nada
       *[other] ${ $coins }
    }.
log-benefit = { $seat } usa { $building }.
log-coins = { $seat } recebe ${ $coins }.
log-coins-per-good = { $seat } recebe ${ $coins } por { $good-some }.
log-tribute = { $seat } paga ${ $coins } a { $seat2 }.
log-income = Receita de { $seat }: { $coins ->
        [0] nada
       *[other] ${ $coins }
    }.
log-worker-gained = { $seat } recebe um { $worker } ({ $place }).
log-exchanged = { $seat } troca um { $worker } por um Colono { $region-in }.
log-replaced = { $seat } põe um { $worker } no espaço { $space } dos Especialistas.
log-settled = { $seat } instala { $count ->
        [1] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-migrated = { $seat } move { $count ->
        [1] { $count } Colono
       *[other] { $count } Colonos
    }: { $region } → { $region2 }.
log-rode = Um Soldado de { $seat } cavalga: { $region } → { $region2 }.
log-edict = { $seat } deixa { $seat2 } se instalar também.
log-shrunk = A praga só poupa um { $worker } de { $seat } { $region-in }.
log-robbed = { $seat } toma de { $seat2 } um marcador de descoberta de { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-swapped = { $seat } troca { $good-some } por { $good2-some } com { $seat2 }.
log-sold = { $seat } vende { $good-some } por ${ $coins }.
log-region-won = { $seat } descobre { $region-the }: força { $strength } contra { $natives }.
log-region-failed = { $seat } fracassa { $region-in }: força { $strength } contra { $natives }.
log-card-won = { $seat } faz uma descoberta: { $card }, força { $strength } contra { $natives }.
log-card-failed = { $seat } fracassa: { $card }, força { $strength } contra { $natives }.
log-discovered = { $seat } descobre { $region-the } sem luta e deixa lá um { $worker }.
log-loot = { $seat } traz para casa ${ $coins }.
log-war = { $seat } declara guerra a { $seat2 }.
log-battle = { $seat } luta contra { $seat2 } { $region-in }.
log-marked = { $seat } escolhe como baixa { $count ->
        [1] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } de { $seat2 }.
log-marked-militia = { $seat } escolhe como baixa a Milícia de { $seat2 }.
log-eliminated = { $seat } perde { $count ->
        [1] { $count } { $worker }
       *[other] { $count } { $worker-many }
    } { $region-in }.
log-new-world = { $region }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-points-bought = { $seat } compra { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
log-sent = { $seat } manda um { $worker } na expedição.
log-final-reason = { $reason }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-final-building = { $building }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } para { $seat }.
log-winner = { $seat } vence com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

# What players watch together.
moment-auction = { $seat } fica com a posição { $number } na ordem dos jogadores
moment-age = Começa a { $age }
moment-initiative = A Iniciativa paga
moment-ship = { $seat } ganha o navio com força { $strength }
moment-region-won = { $seat } descobre { $region-the }: { $strength } contra { $natives }; saque de ${ $loot }, mais ${ $plunder } por Soldado ({ $count }), { $points } pontos no fim
moment-region-failed = { $seat } fracassa { $region-in }: { $strength } contra { $natives }
moment-card-won = { $seat } descobre { $card }: { $strength } contra { $natives }; saque de ${ $loot }, mais ${ $plunder } por Soldado ({ $count }), { $points } pontos no fim
moment-card-failed = { $seat } fracassa em { $card }: { $strength } contra { $natives }
moment-discovered = { $seat } descobre { $region-the } sem luta
moment-war = { $seat } declara guerra a { $seat2 }
moment-battle = { $seat } lutou com { $seat2 } { $region-in }
moment-plague = A praga passou
moment-robbed = { $seat } toma um marcador de descoberta de { $seat2 }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
moment-income = Todos recebem a receita
moment-offer = Há novas mercadorias e construções
moment-scoring = { $region }: pontuação
moment-end = O jogo acabou

# Why something can't be done, and what speaks against it.
why-too-dear = Custa ${ $coins }; você tem ${ $coins2 }.
why-not-available = Você não tem { $worker } disponível.
why-not-in-stock = Não há { $worker } no seu estoque.
why-not-exploring = Você não tem mais { $worker } na Descoberta.
why-one-each = Cada jogador tem no máximo um trabalhador na Iniciativa.
why-full = Não há espaço livre { $event-in }.
why-taken = { $seat } já está aqui.
why-no-builders = Este jogo é sem Construtores.
why-no-ships-free = Nenhum navio seu está livre para a doca.
why-undiscovered = { $region } ainda não foi descoberta.
why-already-discovered = { $region } já foi descoberta.
why-regions-first = Antes é preciso descobrir todas as regiões.
why-no-cards = Não há mais cartas de descoberta.
why-already-known = Você já conhece o marcador { $region-in }.
why-not-on-offer = Não está na oferta.
why-no-goods = Você não tem { $good-any }.
why-no-colony = Não há trabalhador para isso { $region-in }.
why-no-enemy = { $seat } não tem trabalhador { $region-in }.
why-no-soldier = Não há Soldado { $region-in }.
why-no-battle = Não há região onde você possa lutar com { $seat }.
why-not-adjacent = { $region } e { $region2 } não são adjacentes.
why-nation-gone = { $nation } já é de { $seat }.
why-too-low = O lance já está em ${ $coins }.
why-no-token = { $seat } não tem marcador de descoberta.
why-is-first = Você já é o primeiro.
why-too-weak = Força { $strength } não basta contra { $natives }.
why-never-used = Na última rodada um Especialista novo já não serve para nada.
why-no-effect = Agora não pode fazer nada.
why-no-fight = Do jeito que as regiões estão agora, você não poderia lutar em nenhuma.
why-no-ship = Não há navio para ganhar.
why-goods-gone = Não há mercadorias suficientes na oferta para este trabalhador.
why-too-poor = Vai custar ${ $coins }; agora você tem ${ $coins2 }.
why-comes-alone = A Reforma não deixa Colonos virem aqui: o Missionário vem sozinho.

# Figures that players count.
figure-coins = Dinheiro
figure-income = Receita
figure-workers = Trabalhadores disponíveis
figure-settled = Trabalhadores nas regiões
figure-goods = Mercadorias
figure-ships = Navios
figure-buildings = Construções
figure-discoveries = Descobertas
figure-shipping = Força no Transporte Mercante
figure-strength = Força na Descoberta
figure-stock = Trabalhadores no estoque

# The board in words.
board-round = { $round ->
        [0] Antes da primeira rodada
       *[other] Rodada { $round } de { $rounds } · { $age }
    }
board-order = Ordem dos jogadores
board-regions = O Novo Mundo · a mercadoria é do primeiro com três trabalhadores na região
board-undiscovered = não descoberta
board-token = resistência { $natives }, saque { $loot }, pilhagem { $plunder } por Soldado, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
board-good-here = mercadoria: { $good }
board-nobody = ninguém ainda
board-colony = { $seat } { $count } ({ $workers })
board-would-score = pontua { $list }
board-points-of = { $seat } { $points }
board-events = Eventos
board-figure = { $worker } { $seat }
board-figure-on = { $worker } { $seat } ({ $space })
board-ship-space = navio
board-free = { $count ->
        [0] sem espaço livre
        [1] { $count } espaço livre
       *[other] { $count } espaços livres
    }
board-free-spaces = livres: { $list }
board-taken-space = { $space }: { $worker } { $seat }
board-on-offer = em oferta: { $list }
board-nothing = nada
board-ship = um navio
board-strength = { $seat } { $strength } ({ $workers })
board-empty = vazio
board-workers = { $count ->
        [1] { $count } { $worker }
       *[other] { $count } { $worker-many }
    }
board-offers = Construções em oferta · ${ $coins } cada
board-last-buildings = Construções da última Era
board-player = { $seat } · ${ $coins } · { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
board-available = Trabalhadores
board-goods = Mercadorias
board-set = { $goods } { $good }
board-set-any = { $goods } quaisquer
board-aboard = { $set } + navio
board-income = receita { $coins } com { $list }
board-no-income = ainda sem receita
board-good-count = { $count } { $good }
board-ships = Navios
board-sailing = { $count } ({ $sailing } na doca)
board-buildings = Construções
board-used = { $building } (usada)
board-discoveries = Descobertas
board-discovery-points = { $count } no valor de { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
board-nation = Nação
board-nation-uses = { $nation } ({ $count ->
        [0] esgotada
        [1] resta { $count }
       *[other] restam { $count }
    })

# The board as the page draws it.
board-map = O Novo Mundo: nove regiões
board-terra-incognita = Terra incognita
board-tab-map = Mapa
board-tab-events = Eventos
board-tab-mine = Meu jogo
board-colonised = Colonizada
board-builders-here = { $count ->
        [1] um Construtor aqui
       *[other] { $count } Construtores aqui
    }
board-scores-now = { $points ->
        [1] { $points } ponto agora
       *[other] { $points } pontos agora
    }
board-scores-end = { $points ->
        [1] { $points } ponto no fim
       *[other] { $points } pontos no fim
    }
board-key-points = pontos agora
board-key-last = última jogada
board-key-legal = você pode escolher
board-in-store = Na reserva
board-left-goods = { $count ->
        [1] { $count } mercadoria
       *[other] { $count } mercadorias
    }
board-left-buildings = { $count ->
        [1] { $count } construção da { $age }
       *[other] { $count } construções da { $age }
    }
board-left-cards = { $count ->
        [1] { $count } carta de descoberta
       *[other] { $count } cartas de descoberta
    }
board-left-ships = { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }
board-done = feito
board-hint-initiative = ordem da próxima rodada, e { $least } a { $most }
board-hint-dock = Mercador { $merchant } · Missionário +1 Colono
board-hint-trade = cada um pega uma, em ordem
board-hint-shipping = o mais forte leva, empate pela ordem
board-hint-buildings = { $age } · restam { $left } · { $price } cada
board-hint-discovery = força contra resistência; Capitão { $captain }
board-hint-specialists = um para a próxima rodada; treino { $training }
board-hint-warfare = batalha simples grátis · guerra { $war }
board-closed = { $count ->
        [1] { $count } espaço fechado
       *[other] { $count } espaços fechados
    }
board-nothing-offered = nada mais
board-no-ship = nenhum navio
board-free-price = grátis
board-kind-immediate = imediata
board-kind-once = uso único
board-kind-continuous = contínua
board-no-goods = nenhuma
board-no-buildings = nenhuma
board-no-discoveries = nenhuma
board-no-workers = nenhum
board-no-points = nenhum
board-stock = Estoque
board-points = Pontos
board-money = Dinheiro
board-income-short = Receita
board-money-income = ${ $coins }, receita { $income }
board-coins = ${ $coins }
board-loot-plunder = ${ $coins }+{ $plunder }
board-goods-sets = Mercadorias em conjuntos
board-more-goods = +{ $count }
board-more-sets = { $count ->
        [1] +{ $count } conjunto
       *[other] +{ $count } conjuntos
    }
board-more-buildings = { $count ->
        [1] +{ $count } construção
       *[other] +{ $count } construções
    }
board-fold-last = { $age } · { $count }
board-no-goods-line = sem mercadorias
board-expedition = Expedição
board-strength-sent = de força
board-strength-there = de força ao todo
board-region = Região
board-resistance = Resistência
board-chance = Sucesso
board-loot = Saque
board-enough = força suficiente
board-not-enough = força insuficiente
board-regions-count = { $count } regiões não vistas
board-unseen-tokens = { $count ->
        [1] { $count } marcador não visto, por resistência
       *[other] { $count } marcadores não vistos, por resistência
    }
board-battle = Batalha { $region-in }
board-battles = Batalhas
board-colony-idle = sem pontos
board-colony-size = ({ $count ->
        [1] 1 seu
       *[other] { $count } seus
    })
board-colony-idle-help = Uma colônia de { $count } aqui, que ainda não daria pontos
board-battle-with = Batalha: { $seat }, { $region }
board-war-with = Guerra: { $seat }, em toda parte
board-kills = { $count ->
        [0] não elimina ninguém
        [1] elimina um de { $player }
       *[other] elimina { $count } de { $player }
    }
board-battle-together = Os dois lados escolhem primeiro; depois todas as baixas saem juntas.
board-marked = { $count } na mira
board-plague = A praga { $region-in }
board-auction = Leilão: ordem dos jogadores e nações
board-no-bid = nenhum lance ainda
board-passed = Passaram: { $players }
board-you-strike = Você elimina
board-they-strike = { $player } elimina

# Tooltips.
tip-adjacent = Ao lado de: { $regions }
tip-region-good = Vai para o primeiro jogador com três trabalhadores aqui.
tip-colony-points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } se o Novo Mundo pontuasse agora
tip-colony-nothing = Não rende nada agora: pontuam o primeiro e o segundo, quando alguém tem três trabalhadores aqui.
tip-crew-shipping = Força { $strength } no Transporte Mercante
tip-crew-discovery = Força { $strength } na Descoberta
tip-discovery-token = Marcador de descoberta
tip-player-stock = No estoque: { $workers }
tip-no-sets = Nenhum conjunto ainda.
tip-sets = Quatro iguais $6, três iguais $3, três quaisquer $1; um navio vale por uma mercadoria qualquer, um por conjunto.
tip-score = Descobertas, construções e a última receita são somadas no fim.
tip-ship = Vale por uma mercadoria qualquer em um conjunto, a cada rodada.
tip-colonised = Alguém tem três trabalhadores aqui: nas rodadas 3, 6 e 8 o primeiro e o segundo pontuam.
tip-dock-closed = Com { $seats } jogadores só { $open } espaços numerados estão abertos.
tip-round = Rodada { $round }
tip-round-scores = O Novo Mundo pontua no fim dela.
tip-round-plain = Colocação, oito eventos, receita, construções, depois a próxima rodada.
tip-age = Suas construções custam { $price }; restam { $left } na pilha.
tip-order = Número { $place } na ordem dos jogadores desta rodada.
tip-player-order = Com a Universidade você passa a ser o primeiro.
tip-left-goods = São sorteadas, quatro para cada rodada.
tip-left-buildings = Entram na oferta por sorteio; a próxima Era traz as suas.
tip-left-cards = Terras além do mapa: expedições vão para lá quando todas as regiões estão descobertas, e as de Portugal antes.
tip-left-ships = Um vem para o Transporte Mercante quando o último é levado.
tip-worker-colonist = Serve para todo evento; com três em uma região ela está colonizada.
tip-worker-coins = Ao desembarcar da doca rende ${ $coins }.
tip-worker-colonists = Ao desembarcar da doca traz { $count ->
        [1] um Colono
       *[other] { $count } Colonos
    }.
tip-worker-discount = Nas Construções paga ${ $coins } a menos.
tip-worker-soldier = Saqueia nas expedições e luta nas batalhas das regiões.
tip-worker-builder = Em uma região colonizada soma 4 pontos para o primeiro e 2 para o segundo.
tip-worker-counts = Transporte Mercante { $shipping } · Descoberta { $discovery }
tip-good-facts = Você tem { $mine } · { $left } de { $count } na reserva
tip-good-facts-all = { $left } de { $count } na reserva
tip-space = Quem está aqui ganha um { $worker } para a próxima rodada.
tip-space-training = Quem está aqui pode treinar qualquer Especialista por ${ $coins }.
tip-space-stock = Você tem { $count } no estoque
tip-event-initiative = No máximo um trabalhador por jogador. O primeiro espaço dá { $least }, o último { $most }; a ordem dos espaços é a ordem dos jogadores da próxima rodada.
tip-event-dock = Um após o outro, os trabalhadores desembarcam em uma região descoberta. X e Y são das construções; o primeiro com três trabalhadores em uma região leva a mercadoria dela.
tip-event-trade = Um após o outro, cada trabalhador pega uma das mercadorias em oferta.
tip-event-shipping = A tripulação mais forte leva o navio; no empate, quem vem antes na ordem. Capitão e Mercador valem dois.
tip-event-buildings = Um após o outro, cada trabalhador pode comprar uma construção por { $price }.
tip-event-discovery = Na ordem dos jogadores, uma expedição com os seus trabalhadores daqui: se a força alcança a resistência, você ganha o marcador, o saque e um Colono na região. Quem fica aqui fica para as próximas rodadas.
tip-event-specialists = Cada espaço dá ao dono o Especialista para a próxima rodada; o treino dá qualquer um, por { $training }.
tip-event-warfare = Cada trabalhador pode começar uma batalha em uma região ou, por { $war }, uma guerra: uma batalha em cada região em que ela é possível.

# A galeria e a legenda.
shelf-building = Construções
shelf-nation = Nações
shelf-worker = Trabalhadores
shelf-good = Mercadorias
shelf-region = Regiões
shelf-token = Marcadores de Descoberta
shelf-card = Cartas de Descoberta
shelf-age = Era
shelf-effect = Efeito
shelf-set = Conjunto
shelf-set-base = jogo base
shelf-set-builders = expansão dos Construtores
shelf-copies = { $count } no jogo
shelf-figures = { $count } para cada jogador
shelf-discovered = descoberta desde o início
shelf-token-name = Marcador: resistência { $natives }, { $points } pontos
learn-ship = Navio Mercante
legend-ship = Navio Mercante
legend-ship-help = vale por uma mercadoria qualquer
legend-immediate-help = ao ser comprada
legend-once-help = uma vez, quando você quiser
legend-continuous-help = a cada rodada, a partir de agora
legend-dollar = Dinheiro
legend-dollar-help = Dólares Espanhóis
legend-vp = Pontos
legend-vp-help = no fim do jogo
legend-good = Uma mercadoria
legend-good-help = de qualquer tipo
legend-figure = Um trabalhador
legend-figure-help = de qualquer tipo
legend-hot-seat = Um adversário
legend-hot-seat-help = que você indica, ou todos
legend-map = O mapa
legend-map-help = uma região do Novo Mundo
legend-colony = Região colonizada
legend-colony-help = alguém tem três trabalhadores ali
legend-discovery = Descobertas
legend-discovery-token = Marcador de Descoberta
legend-discovery-token-help = virado para baixo até uma expedição
legend-resistance = Resistência
legend-resistance-help = o que sua força deve alcançar
legend-loot = Saque
legend-loot-help = pago uma vez
legend-plunder = Pilhagem extra
legend-plunder-help = paga por Soldado enviado

# The rules in short, chapter by chapter.
help-1 = Oito rodadas em três Eras. Quem tem mais pontos no fim vence: com regiões, descobertas, construções e a última receita.
    .title = O objetivo
help-2 = Cada um recebe cinco Colonos novos. Na sua vez, coloque um trabalhador após o outro nos eventos; depois os eventos são resolvidos em ordem, depois receita e construções.
    .title = Uma rodada
help-3 = Capitão: vale dois na Descoberta e no Transporte Mercante. Mercador: vale dois no Transporte Mercante, $5 ao desembarcar. Missionário: traz um Colono ao desembarcar. Soldado: saqueia nas expedições, luta nas batalhas. Construtor: construções custam $5 a menos, e regiões pontuam mais.
    .title = Os Especialistas
help-4 = Os trabalhadores da doca desembarcam em regiões descobertas. O primeiro jogador com três trabalhadores em uma região leva a mercadoria dela.
    .title = Desembarcar
help-5 = Uma expedição tem sucesso se a força alcança a resistência do marcador, que só então é visto. Ela traz pontos, saque, pilhagem por Soldado e um Colono na região. Os enviados voltam para o estoque.
    .title = Descobrir
help-6 = Em uma batalha cada Soldado elimina um trabalhador do outro jogador naquela região; os dois lados ao mesmo tempo. Uma guerra é uma batalha em toda parte, por $10.
    .title = Lutar
help-7 = A cada rodada as mercadorias rendem em conjuntos: quatro iguais $6, três iguais $3, três quaisquer $1. Um navio vale por uma mercadoria, um por conjunto. A página faz os melhores conjuntos.
    .title = Receita
help-8 = Após as rodadas 3, 6 e 8 pontua cada região em que alguém tem três trabalhadores: 6 pontos para o primeiro, 2 para o segundo; dois que dividem o primeiro lugar ganham 2 cada. Cada Construtor ali soma 4 para o primeiro e 2 para o segundo.
    .title = Pontuar o Novo Mundo

# Um conjunto escolhido, com sua soma
set-send = Enviar { $count }, força { $total }
set-sell = Vender { $count } por ${ $total }
set-eliminate = Eliminar { $count }
set-settle = Instalar { $count }
set-rob = Pegar { $count }
set-take = Pegar { $count }

# Momentos, linha por linha.
told-region-won = { $seat } descobre { $region-the }
told-card-won = { $seat } descobre { $card }
told-region-failed = { $seat } fracassa { $region-in }
told-card-failed = { $seat } fracassa em { $card }
told-strength = Força
told-plunder = { $count ->
        [1] { $count } Soldado saqueia
       *[other] { $count } Soldados saqueiam
    }, ${ $coins } cada
told-token = O marcador fica com quem descobriu
told-card = A carta fica com quem descobriu
told-at-end = conta no fim
told-settles = Um Colono se estabelece { $region-in }
told-home = O grupo volta ao estoque
told-short = Faltou força: { $count }.
told-token-stays = O marcador fica, visto por todos; o grupo volta ao estoque.
told-card-stays = A carta volta ao baralho, o grupo ao estoque.
told-strikes = elimina { $count }
told-workers = Trabalhadores
told-points-now = Pontos agora
told-both = Os dois lados eliminam ao mesmo tempo; quem cai volta ao estoque.
told-sets = Os conjuntos são formados para pagar o máximo.
told-scoring = O Novo Mundo é pontuado
told-not-colonised = ninguém tem trabalhadores suficientes
told-so-far = Até agora
told-price = Uma construção custa
told-order = Ordem dos jogadores:
told-new = Novo na oferta

# The guided first game, and hints at first meetings.
guide-welcome = Você conduz uma coroa que busca seu lugar no Novo Mundo. Em oito rodadas, faça mais pontos: com gente nas regiões, com descobertas, com construções.
    .title = Bem-vindo a bordo
    .why = Há pontos três vezes, após as rodadas 3, 6 e 8, pelas regiões em que alguém tem três trabalhadores. O resto é dinheiro e gente para chegar lá.
guide-dock = Você tem cinco Colonos nesta rodada. Um após o outro, cada um coloca um trabalhador em um evento. A Doca dos Colonos leva gente ao Novo Mundo.
    .title = Mande alguém para lá
    .why = Só conta em uma região quem está nela. A doca é o caminho simples, e seus lugares são de quem chega primeiro.
    .do = Coloque um Colono na Doca dos Colonos.
guide-dock_again = Veja o que os outros fizeram: as peças deles estão nos eventos. Mais um na doca deixa você perto de três em uma região.
    .title = Dois é melhor que um
    .why = O primeiro com três trabalhadores em uma região leva a mercadoria dela, e com três de alguém a região pontua.
    .do = Coloque um segundo Colono na doca.
guide-trade = Em Negociar Mercadorias cada trabalhador pega uma das quatro mercadorias que estão ali, da esquerda para a direita.
    .title = Mercadorias são receita
    .why = Mercadorias pagam a cada rodada: quatro iguais pagam mais, três iguais menos, três quaisquer um pouco. Comece cedo uma coleção.
    .do = Coloque um Colono em Negociar Mercadorias.
guide-buildings = Quem está em Construções pode comprar uma construção mais tarde na rodada, na ordem dos lugares.
    .title = Um lugar para comprar
    .why = Uma construção ajuda na hora, a cada rodada ou no fim. Pare o ponteiro sobre uma para ler o que ela faz.
    .do = Coloque um Colono em Construções.
guide-specialists = Cada espaço de Especialistas dá um trabalhador a mais na próxima rodada: Capitão, Mercador, Missionário ou Soldado.
    .title = Alguém especial para a próxima
    .why = Um trabalhador a mais é uma ação a mais. O Soldado saqueia nas expedições, o Capitão vale dois no mar.
    .do = Coloque o último Colono em um Especialista.
guide-land = Agora os eventos acontecem, de 1 a 8. Sua gente da doca desembarca, um por um. Por ora só o Caribe é conhecido.
    .title = Desembarcar
    .why = Outras regiões se abrem assim que alguém as descobre.
    .do = Escolha o Caribe.
guide-good = Seu trabalhador em Negociar Mercadorias pega uma destas.
    .title = Pegue uma mercadoria
    .why = Pense em conjuntos: três ou quatro iguais pagam melhor. Um navio mercante vale depois por uma mercadoria qualquer.
    .do = Pegue uma mercadoria que queira colecionar.
guide-building = Estas você pode pagar. O custo e o ganho estão em cada botão; o sinal diz por quanto tempo ela ajuda.
    .title = Compre uma construção
    .why = As que ajudam a cada rodada rendem mais se compradas cedo. Você também pode passar e guardar o dinheiro.
    .do = Compre uma, ou passe.
guide-income = A rodada terminou com a receita: suas mercadorias e construções pagaram. Você tem cinco Colonos novos e o Especialista que pegou.
    .title = Uma nova rodada
    .why = O diário ao lado conta o que aconteceu; um clique em uma linha mostra a mesa como estava.
guide-discovery = Reúna uma expedição em Descoberta: cada um ali soma força, um Capitão soma dois.
    .title = Ao desconhecido
    .why = Uma região descoberta fica aberta a todos, mas você guarda o marcador com os pontos, e o saque.
    .do = Coloque seu Especialista em Descoberta.
guide-discovery_again = Os nativos resistem com 1 a 6, quase sempre com 3 ou 4. Quanto mais dos seus vão, melhor a chance.
    .title = A força do grupo
    .why = Um grupo fraco demais volta sem nada, e todos viram o marcador.
    .do = Coloque também um Colono em Descoberta.
guide-discovery_third = Com três ao todo, cerca de um em cada dois marcadores cede. O resto da sua gente faz o que você quiser: doca, mercadorias, uma construção.
    .title = Mais um
    .why = Daqui em diante tudo é escolha sua; o guia só acende um caminho.
    .do = Coloque mais um Colono em Descoberta.
guide-party = Escolha quem parte; as chances junto às regiões crescem com cada um. Todos os que vão voltam para o estoque, com sucesso ou não.
    .title = Quem vai?
    .why = Quem fica aqui pode esperar por um grupo maior em outra rodada.
    .do = Escolha todos e envie.
guide-alone = Agora você sabe o que é uma rodada. O Novo Mundo pontua após as rodadas 3, 6 e 8: tenha gente em várias regiões até lá.
    .title = O mar é seu
    .why = Uma dica curta ainda aparece quando há algo novo. As regras completas estão em Aprender, e ? ajuda sempre.
hint-TakeSpecialist = O Especialista se junta a você na próxima rodada: um trabalhador a mais para colocar.
hint-TrainSpecialist = O treinamento forma um Especialista à sua escolha, por dinheiro.
hint-Declare = Uma batalha precisa de um Soldado seu em uma região onde há mais alguém. Os dois lados eliminam ao mesmo tempo: conte antes de declarar.
hint-Eliminate = Cada Soldado seu elimina um deles. Soldados eliminados agora não ajudam o outro lado na próxima batalha.
hint-SendWorkers = As chances junto a cada região seguem o grupo que você escolhe aqui.
hint-ChooseTarget = Cada região desconhecida esconde um marcador; a resistência só é vista na chegada. Com sucesso, um Colono se instala ali na hora.
hint-Exchange = Não há mais no estoque: um no tabuleiro pode trocar de ofício.
hint-SellGood = Mercadorias vendidas saem dos conjuntos: veja o que sua receita perde.
hint-ChooseNation = Uma nação dá um poder para o jogo todo. Leia antes de escolher.
hint-Bid = Quem vence paga o lance e escolhe; quem passa guarda o dinheiro.
hint-UseWindow = Você tem algo que pode usar aqui mesmo; também pode guardá-lo.
