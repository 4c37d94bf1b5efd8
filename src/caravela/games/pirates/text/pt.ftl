# Names of things.
game-title = Piratas de Maracaibo
game-line = Três viagens por um mar de cartas, e tesouros para enterrar.
game-round = rodada { $number }
game-length = 100 min
seat-black = Preto
seat-blue = Azul
seat-yellow = Amarelo
seat-red = Vermelho
seat-jordan = Jordan
treasure-gold = Barra de Ouro
    .bonus = 3 dobrões
    .a = uma barra de Ouro
    .one = barra de Ouro
    .many = barras de Ouro
    .island = Ilha do Ouro
    .onto = na Ilha do Ouro
    .die = dado amarelo
treasure-emerald = Esmeralda
    .bonus = 2 PV
    .a = uma Esmeralda
    .one = Esmeralda
    .many = Esmeraldas
    .island = Ilha das Esmeraldas
    .onto = na Ilha das Esmeraldas
    .die = dado verde
treasure-pearl = Pérola
    .bonus = Explorar 1
    .a = uma Pérola
    .one = Pérola
    .many = Pérolas
    .island = Ilha das Pérolas
    .onto = na Ilha das Pérolas
    .die = dado branco
kind-crew = Tripulante
    .a = um Tripulante
kind-equipment = Equipamento
    .a = um Equipamento
kind-vessel = Embarcação
    .a = uma Embarcação
location-aruba = Aruba
    .to = para Aruba
    .at = em Aruba
location-margarita = Margarita
    .to = para Margarita
    .at = em Margarita
location-bonaire = Bonaire
    .to = para Bonaire
    .at = em Bonaire
location-tobago = Tobago
    .to = para Tobago
    .at = em Tobago
location-trinidad = Trinidad
    .to = para Trinidad
    .at = em Trinidad
location-grenada = Granada
    .to = para Granada
    .at = em Granada
location-curacao = Curaçao
    .to = para Curaçao
    .at = em Curaçao
location-barbados = Barbados
    .to = para Barbados
    .at = em Barbados
location-saint-lucia = Santa Lúcia
    .to = para Santa Lúcia
    .at = em Santa Lúcia
location-martinique = Martinica
    .to = para a Martinica
    .at = na Martinica
location-dominica = Dominica
    .to = para a Dominica
    .at = na Dominica
location-guadeloupe = Guadalupe
    .to = para Guadalupe
    .at = em Guadalupe
residence-farmhouse = Casa de Fazenda
residence-bell-tower = Casa do Campanário
residence-harbour-lodge = Casa do Capitão do Porto
residence-loft = Sótão do Armazém
residence-tavern = Sobrado da Taverna
residence-sea-cave = Refúgio da Gruta
residence-cliff-villa = Mansão do Penhasco
residence-green-terrace = Terraço Verde
residence-gilded-manor = Solar Dourado
residence-lagoon-pavilion = Pavilhão da Lagoa
residence-three-courts = Casa dos Três Pátios
residence-stilt-house = Palafita da Selva
improvement-klabautermann = Klabauter­mann
improvement-lookout = Vigia
improvement-powder-monkey = Grumete da Pólvora
improvement-quartermaster = Contra­mestre
improvement-carpenter = Carpin­teiro Naval
improvement-gravedigger = Coveiro
improvement-map-maker = Cartógrafa
improvement-chronicler = Cronista
improvement-fiddler = Rabequista
improvement-tobacco = Tabaco
improvement-sugar = Pães de Açúcar
improvement-spyglass = Luneta
improvement-spades = Pás Reforçadas
improvement-gold-scales = Balança de Ouro
improvement-loupe = Lupa do Lapidário
improvement-diving-bell = Sino de Mergulho
improvement-false-chest = Baú de Fundo Falso
improvement-gun-battery = Bateria de Canhões
improvement-sloop = Chalupa Capturada
improvement-pinnace = Pinaça de Reconhe­cimento
improvement-schooner = Escuna Pintada
improvement-merchant-brig = Brigue Mercante
improvement-first-mate = Imediato
improvement-master-gunner = Mestre Artilheiro
improvement-boarding-captain = Capitã de Abordagem
improvement-navigator = Navegadora
improvement-jungle-guide = Guia da Selva
improvement-botanist = Botânico
improvement-treasurer = Tesoureira
improvement-chaplain = Capelão de Bordo
improvement-master-builder = Mestre de Obras
improvement-fence = Receptador
improvement-spy = Espiã do Porto
improvement-tomb-keeper = Guardião da Cripta
improvement-recruiter = Recruta­dora
improvement-goldsmith = Ourives
improvement-emerald-casket = Escrínio de Esmeraldas
improvement-pearl-net = Redes de Pérolas
improvement-rum = Barris de Rum
improvement-cacao = Cacau
improvement-indigo = Anil
improvement-grapnels = Arpéus de Abordagem
improvement-chain-shot = Balas Encadeadas
improvement-muskets = Caixote de Mosquetes
improvement-boarding-planks = Pranchas de Abordagem
improvement-sea-chart = Carta Náutica
improvement-sealed-letters = Cartas Lacradas
improvement-burial-map = Mapa do Tesouro Enterrado
improvement-forged-ledgers = Livros-caixa Forjados
improvement-shipwright-tools = Ferra­mentas do Estaleiro
improvement-frigate = Fragata Apresada
improvement-galleon = Galeão
improvement-man-of-war = Nau de Guerra
improvement-caravel = Caravela
improvement-treasure-ship = Nau do Tesouro
improvement-corvette = Corveta
improvement-xebec = Xaveco
improvement-fluyt = Urca
improvement-fireship = Brulote
quest-q01 = Porão Cheio
quest-q02 = Porão Transbor­dante
quest-q03 = Covas Fundas
quest-q04 = Enterrado para Sempre
quest-q05 = Mãos Leais
quest-q06 = Paiol Abastecido
quest-q07 = Fama nos Portos
quest-q08 = Tudo que o Dinheiro Compra
quest-q09 = Comércio Regular
quest-q10 = Rio de Prata
quest-q11 = Lenda Crescente
quest-q12 = Canções em Toda Taverna
quest-q13 = Além dos Rios
quest-q14 = Até a Nascente
quest-q15 = Um de Cada
quest-q16 = Pequena Frota
quest-q17 = Almirante Pirata
quest-q18 = Segredo e Renome
quest-q19 = Negócios Rápidos
quest-q20 = Navio Esplêndido
quest-q21 = Companhia do Interior
quest-q22 = Víveres da Expedição
quest-q23 = Braços e Ferra­mentas
quest-q24 = Navios e Casas
quest-q25 = Tesouro Rio Acima
figurehead-mermaid = Sereia
figurehead-dragon = Dragão
figurehead-harpy = Harpia
figurehead-whale = Baleia
figurehead-lion = Leão
figurehead-sea-serpent = Serpente Marinha
figurehead-poseidon = Poseidon
figurehead-kraken = Kraken
figurehead-hawk = Gavião
figurehead-nautilus = Náutilo
figurehead-skull = Caveira
figurehead-unicorn = Unicórnio
black-market-bm1a = Turma das pás
black-market-bm1b = Boatos de ilha
black-market-bm2a = Taxa das covas
black-market-bm2b = Corretor de missões
black-market-bm3a = Guias dos rios
black-market-bm3b = Cambista de ouro
black-market-bm4a = Loja naval
black-market-bm4b = Lapidador de esmeraldas
black-market-bm5a = Covil do aliciador
black-market-bm5b = Mercador de pérolas
slot-u01 = Venda de velas
    .gain = 5 dobrões
slot-u02 = Mural de avisos
    .gain = pegue 1 Missão
slot-u03 = Falconetes
    .gain = +1 de Poder em toda Pilhagem
slot-u04 = Bote de desem­barque
    .gain = +1 espaço em todo Explorar
slot-u05 = Escotilha secreta
    .gain = coloque um Mercado Clandestino por 2 dobrões
slot-u06 = Suporte de pás
    .gain = enterre 1 Tesouro
slot-u07 = Proa entalhada
    .gain = uma Carranca por 3 dobrões
slot-u08 = Redes de abordagem
    .gain = ação de Pilhagem: 3 de Poder → 1 Tesouro da sua cor
slot-u09 = Escriva­ninha do comissário
    .gain = todas as Melhorias custam menos 1 dobrão
slot-u10 = Fundo falso
    .gain = coloque um Mercado Clandestino
slot-u11 = Equipa­mento de expedição
    .gain = Explorar 3
slot-u12 = Boato de riquezas
    .gain = 2 cubos numa mesma ilha à sua escolha
slot-u13 = Bandeira negra
    .gain = ação de Pilhagem: 2 de Poder → 3 PV
slot-u14 = Segundo bote de desem­barque
    .gain = +1 espaço em todo Explorar
slot-u15 = Porta dos contra­bandistas
    .gain = coloque um Mercado Clandestino
slot-u16 = Porão do construtor
    .gain = Residências custam menos 4 dobrões
slot-u17 = Turma de escavação
    .gain = enterre 2 Tesouros
slot-u18 = Galeria de popa dourada
    .gain = 8 PV
slot-u19 = Cabine do arauto
    .gain = ação de Pilhagem: 4 de Poder → 3 PV, 1 cubo na ilha à sua escolha
slot-u20 = Indulto do governador
    .gain = construa qualquer Residência
layout-trade-winds = Alísios (padrão)
layout-narrows = O Estreito
layout-two-lanes = Duas Rotas
layout-long-archipelago = Arquipélago Comprido
layout-wide-bay = Baía Larga
layout-hourglass = Ampulheta
place-c1r1 = coluna 1, linha 1
    .to = para a coluna 1, linha 1
    .at = na coluna 1, linha 1
place-c1r2 = coluna 1, linha 2
    .to = para a coluna 1, linha 2
    .at = na coluna 1, linha 2
place-c1r3 = coluna 1, linha 3
    .to = para a coluna 1, linha 3
    .at = na coluna 1, linha 3
place-c1r4 = coluna 1, linha 4
    .to = para a coluna 1, linha 4
    .at = na coluna 1, linha 4
place-c1r5 = coluna 1, linha 5
    .to = para a coluna 1, linha 5
    .at = na coluna 1, linha 5
place-c2r1 = coluna 2, linha 1
    .to = para a coluna 2, linha 1
    .at = na coluna 2, linha 1
place-c2r2 = coluna 2, linha 2
    .to = para a coluna 2, linha 2
    .at = na coluna 2, linha 2
place-c2r3 = coluna 2, linha 3
    .to = para a coluna 2, linha 3
    .at = na coluna 2, linha 3
place-c2r4 = coluna 2, linha 4
    .to = para a coluna 2, linha 4
    .at = na coluna 2, linha 4
place-c2r5 = coluna 2, linha 5
    .to = para a coluna 2, linha 5
    .at = na coluna 2, linha 5
place-c3r1 = coluna 3, linha 1
    .to = para a coluna 3, linha 1
    .at = na coluna 3, linha 1
place-c3r2 = coluna 3, linha 2
    .to = para a coluna 3, linha 2
    .at = na coluna 3, linha 2
place-c3r3 = coluna 3, linha 3
    .to = para a coluna 3, linha 3
    .at = na coluna 3, linha 3
place-c3r4 = coluna 3, linha 4
    .to = para a coluna 3, linha 4
    .at = na coluna 3, linha 4
place-c3r5 = coluna 3, linha 5
    .to = para a coluna 3, linha 5
    .at = na coluna 3, linha 5
place-c4r1 = coluna 4, linha 1
    .to = para a coluna 4, linha 1
    .at = na coluna 4, linha 1
place-c4r2 = coluna 4, linha 2
    .to = para a coluna 4, linha 2
    .at = na coluna 4, linha 2
place-c4r3 = coluna 4, linha 3
    .to = para a coluna 4, linha 3
    .at = na coluna 4, linha 3
place-c4r4 = coluna 4, linha 4
    .to = para a coluna 4, linha 4
    .at = na coluna 4, linha 4
place-c4r5 = coluna 4, linha 5
    .to = para a coluna 4, linha 5
    .at = na coluna 4, linha 5
place-c5r1 = coluna 5, linha 1
    .to = para a coluna 5, linha 1
    .at = na coluna 5, linha 1
place-c5r2 = coluna 5, linha 2
    .to = para a coluna 5, linha 2
    .at = na coluna 5, linha 2
place-c5r3 = coluna 5, linha 3
    .to = para a coluna 5, linha 3
    .at = na coluna 5, linha 3
place-c5r4 = coluna 5, linha 4
    .to = para a coluna 5, linha 4
    .at = na coluna 5, linha 4
place-c5r5 = coluna 5, linha 5
    .to = para a coluna 5, linha 5
    .at = na coluna 5, linha 5
place-c6r1 = coluna 6, linha 1
    .to = para a coluna 6, linha 1
    .at = na coluna 6, linha 1
place-c6r2 = coluna 6, linha 2
    .to = para a coluna 6, linha 2
    .at = na coluna 6, linha 2
place-c6r3 = coluna 6, linha 3
    .to = para a coluna 6, linha 3
    .at = na coluna 6, linha 3
place-c6r4 = coluna 6, linha 4
    .to = para a coluna 6, linha 4
    .at = na coluna 6, linha 4
place-c6r5 = coluna 6, linha 5
    .to = para a coluna 6, linha 5
    .at = na coluna 6, linha 5
place-c7r1 = coluna 7, linha 1
    .to = para a coluna 7, linha 1
    .at = na coluna 7, linha 1
place-c7r2 = coluna 7, linha 2
    .to = para a coluna 7, linha 2
    .at = na coluna 7, linha 2
place-c7r3 = coluna 7, linha 3
    .to = para a coluna 7, linha 3
    .at = na coluna 7, linha 3
place-c7r4 = coluna 7, linha 4
    .to = para a coluna 7, linha 4
    .at = na coluna 7, linha 4
place-c7r5 = coluna 7, linha 5
    .to = para a coluna 7, linha 5
    .at = na coluna 7, linha 5
place-c8r1 = coluna 8, linha 1
    .to = para a coluna 8, linha 1
    .at = na coluna 8, linha 1
place-c8r2 = coluna 8, linha 2
    .to = para a coluna 8, linha 2
    .at = na coluna 8, linha 2
place-c8r3 = coluna 8, linha 3
    .to = para a coluna 8, linha 3
    .at = na coluna 8, linha 3
place-c8r4 = coluna 8, linha 4
    .to = para a coluna 8, linha 4
    .at = na coluna 8, linha 4
place-c8r5 = coluna 8, linha 5
    .to = para a coluna 8, linha 5
    .at = na coluna 8, linha 5
place-c9r1 = coluna 9, linha 1
    .to = para a coluna 9, linha 1
    .at = na coluna 9, linha 1
place-c9r2 = coluna 9, linha 2
    .to = para a coluna 9, linha 2
    .at = na coluna 9, linha 2
place-c9r3 = coluna 9, linha 3
    .to = para a coluna 9, linha 3
    .at = na coluna 9, linha 3
place-c9r4 = coluna 9, linha 4
    .to = para a coluna 9, linha 4
    .at = na coluna 9, linha 4
place-c9r5 = coluna 9, linha 5
    .to = para a coluna 9, linha 5
    .at = na coluna 9, linha 5
place-c10r1 = coluna 10, linha 1
    .to = para a coluna 10, linha 1
    .at = na coluna 10, linha 1
place-c10r2 = coluna 10, linha 2
    .to = para a coluna 10, linha 2
    .at = na coluna 10, linha 2
place-c10r3 = coluna 10, linha 3
    .to = para a coluna 10, linha 3
    .at = na coluna 10, linha 3
place-c10r4 = coluna 10, linha 4
    .to = para a coluna 10, linha 4
    .at = na coluna 10, linha 4
place-c10r5 = coluna 10, linha 5
    .to = para a coluna 10, linha 5
    .at = na coluna 10, linha 5
place-gulf = O Golfo
    .to = para o Golfo
    .at = no Golfo
place-maracaibo = Maracaibo
    .to = para Maracaibo
    .at = em Maracaibo
space-e00 = Início da trilha
    .the = o início da trilha
space-e01 = Espaço 1
    .the = o espaço 1
space-e02 = Espaço 2
    .the = o espaço 2
space-e03u = Espaço 3 de cima
    .the = o espaço 3 de cima
space-e04u = Espaço 4 de cima
    .the = o espaço 4 de cima
space-e05u = Espaço 5 de cima
    .the = o espaço 5 de cima
space-e06u = Espaço 6 de cima
    .the = o espaço 6 de cima
space-e03l = Espaço 3 de baixo
    .the = o espaço 3 de baixo
space-e04l = Espaço 4 de baixo
    .the = o espaço 4 de baixo
space-e05l = Espaço 5 de baixo
    .the = o espaço 5 de baixo
space-e07 = Espaço 7
    .the = o espaço 7
space-e08 = Espaço 8
    .the = o espaço 8
space-e09 = Espaço 9
    .the = o espaço 9
space-e10u = Espaço 10 de cima
    .the = o espaço 10 de cima
space-e11u = Espaço 11 de cima
    .the = o espaço 11 de cima
space-e12u = Espaço 12 de cima
    .the = o espaço 12 de cima
space-e10l = Espaço 10 de baixo
    .the = o espaço 10 de baixo
space-e11l = Espaço 11 de baixo
    .the = o espaço 11 de baixo
space-e13 = Espaço 13
    .the = o espaço 13
space-e14 = Espaço 14
    .the = o espaço 14
space-e15 = Espaço 15
    .the = o espaço 15
space-e16u = Espaço 16 de cima
    .the = o espaço 16 de cima
space-e17u = Espaço 17 de cima
    .the = o espaço 17 de cima
space-e18u = Espaço 18 de cima
    .the = o espaço 18 de cima
space-e16l = Espaço 16 de baixo
    .the = o espaço 16 de baixo
space-e17l = Espaço 17 de baixo
    .the = o espaço 17 de baixo
space-e19 = Espaço 19
    .the = o espaço 19
space-e20 = Espaço 20
    .the = o espaço 20
space-e21u = Espaço 21 de cima
    .the = o espaço 21 de cima
space-e22u = Espaço 22 de cima
    .the = o espaço 22 de cima
space-e23u = Espaço 23 de cima
    .the = o espaço 23 de cima
space-e21l = Espaço 21 de baixo
    .the = o espaço 21 de baixo
space-e24 = Espaço 24
    .the = o espaço 24
space-e25 = Espaço 25
    .the = o espaço 25
space-e26 = Espaço 26
    .the = o espaço 26
space-e27 = Fim da trilha
    .the = o fim da trilha
space-rt = Desconto Residencial
    .the = o Desconto Residencial
action-glory1 = Glória
    .price = 1
    .gain = 1 PV
action-coin2 = Saque
    .price = 2
    .gain = 3 dobrões
action-loot5 = Espólio
    .price = 5
    .gain = 1 Tesouro da sua cor
action-loot3 = Espólio rápido
    .price = 3
    .gain = 1 Tesouro da sua cor
action-glory2 = Grande glória
    .price = 2
    .gain = 3 PV
action-renown4 = Renome
    .price = 4
    .gain = 3 PV, 1 cubo na ilha à sua escolha
action-mermaid2 = Sereia
    .price = 2
    .gain = 2 PV, 2 dobrões
action-kraken3 = Kraken
    .price = 3
    .gain = 6 dobrões
action-skull2 = Caveira
    .price = 2
    .gain = enterre 1 Tesouro
trade-map-maker = Cartógrafa
    .gain = 3 dobrões
trade-jungle-guide = Guia da Selva
    .gain = enterre 1 Tesouro
trade-botanist = Botânico
    .gain = 2 PV
trade-caravel = Caravela
    .gain = 1 cubo na ilha à sua escolha
trade-nautilus = Náutilo
    .gain = uma barra de Ouro
cube-gold = Barra de Ouro
cube-emerald = Esmeralda
cube-pearl = Pérola
cube-gold-bonus = Barra de Ouro do quadrado de bonificação
cube-emerald-bonus = Esmeralda do quadrado de bonificação
cube-pearl-bonus = Pérola do quadrado de bonificação
square-gold-1 = Ouro: 5 dobrões
    .gain = 5 dobrões
square-gold-2 = Ouro: 1 Aprimoramento de Navio
    .gain = 1 Aprimoramento de Navio
square-gold-3 = Ouro: 1 cubo na Ilha do Ouro
    .gain = 1 cubo na Ilha do Ouro
square-gold-4 = Ouro: sem bônus
    .gain = sem bônus
square-emerald-1 = Esmeraldas: 1 cubo na Ilha das Esmeraldas
    .gain = 1 cubo na Ilha das Esmeraldas
square-emerald-2 = Esmeraldas: pegue 1 Missão
    .gain = pegue 1 Missão
square-emerald-3 = Esmeraldas: 3 PV
    .gain = 3 PV
square-emerald-4 = Esmeraldas: sem bônus
    .gain = sem bônus
square-pearl-1 = Pérolas: Explorar 2
    .gain = Explorar 2
square-pearl-2 = Pérolas: 4 dobrões
    .gain = 4 dobrões
square-pearl-3 = Pérolas: 1 cubo na Ilha das Pérolas
    .gain = 1 cubo na Ilha das Pérolas
square-pearl-4 = Pérolas: sem bônus
    .gain = sem bônus
square-figurehead-1 = Poseidon: 5 dobrões
    .gain = 5 dobrões
square-figurehead-2 = Poseidon: 4 PV
    .gain = 4 PV
square-figurehead-3 = Poseidon: 1 Aprimoramento de Navio
    .gain = 1 Aprimoramento de Navio
square-figurehead-4 = Poseidon: 1 Tesouro à sua escolha
    .gain = 1 Tesouro à sua escolha
ruby-square-r1 = Quadrado 1: 8 dobrões
    .gain = 8 dobrões
ruby-square-r2 = Quadrado 2: 6 PV
    .gain = 6 PV
ruby-square-r3 = Quadrado 3: 1 Aprimoramento de Navio, 3 PV
    .gain = 1 Aprimoramento de Navio, 3 PV
ruby-square-r4 = Quadrado 4: pegue 1 Missão, 3 dobrões
    .gain = pegue 1 Missão, 3 dobrões
ruby-square-r5 = Quadrado 5: enterre 2 Tesouros, 1 PV
    .gain = enterre 2 Tesouros, 1 PV
ruby-square-r6 = Quadrado 6: 1 Tesouro à sua escolha, 2 cubos nas ilhas à sua escolha
    .gain = 1 Tesouro à sua escolha, 2 cubos nas ilhas à sua escolha
solo-a1 = Carta A1
solo-a2 = Carta A2
solo-a3 = Carta A3
solo-a4 = Carta A4
solo-a5 = Carta A5
solo-a6 = Carta A6
solo-b1 = Carta B1
solo-b2 = Carta B2
solo-b3 = Carta B3
solo-b4 = Carta B4
solo-b5 = Carta B5
solo-b6 = Carta B6
boon-doubloons = Dobrões
boon-points = Pontos de vitória
boon-gold = Uma barra de Ouro
boon-emerald = Uma Esmeralda
boon-pearl = Uma Pérola
boon-treasures = Tesouros à sua escolha
boon-cubes = Cubos numa ilha
boon-quests = Pegar uma Missão
boon-sell-quest = Vender uma Missão
boon-raid = Pilhar
boon-explore = Explorar
boon-space-again = O espaço do seu Explorador outra vez
boon-bury = Enterrar Tesouro
boon-upgrade = Aprimoramento de Navio
boon-acquire = Adquirir de longe
boon-build = Construir uma Residência
boon-figurehead = Carranca
boon-black-market = Colocar um Mercado Clandestino
boon-market-any = Usar um Mercado Clandestino
boon-doubloon-income-now = Receita de dobrões agora
boon-points-income-now = Receita de PV agora

# Settings and presets.
setting-layout = Mapa do Caribe
setting-layout-help = Como ficam as 27 cartas e as três ilhas.
choice-layout-trade-winds = Alísios
choice-layout-narrows = O Estreito
choice-layout-two-lanes = Duas Rotas
choice-layout-long-archipelago = Arquipélago Comprido
choice-layout-wide-bay = Baía Larga
choice-layout-hourglass = Ampulheta
choice-layout-random = ao acaso
setting-break-location-clusters = Separar Locais
setting-break-location-clusters-help = Onde quatro ou mais Locais se tocam, alguns trocam de lugar com Melhorias.
setting-pass-residence-gain = Dobrões por não construir
setting-pass-residence-gain-help = O que recebe quem para numa Residência e não constrói.
choice-pass-residence-gain-0 = nada
choice-pass-residence-gain-5 = 5 dobrões
setting-fog-locations = Névoa da Guerra: Locais
setting-fog-locations-help = Os Locais ficam virados para baixo com um dobrão; quem parar primeiro vira a carta e o pega.
setting-fog-improvements = Névoa da Guerra: Melhorias
setting-fog-improvements-help = As Melhorias ficam viradas para baixo e são viradas quando um navio entra; você navega passo a passo.
setting-skirmish = Escaramuça Pirata
setting-skirmish-help = Navios que se encontram numa carta lutam com um dado cada, por pontos e dobrões.
setting-mission-hunt = Caça-Missões
setting-mission-hunt-help = Mais Missões; só vale a condição maior, com o dobro dos pontos, e cada Missão não cumprida custa 5 PV.
setting-rubies = Rubis
setting-rubies-help = Dois Locais fornecem Rubis; no Golfo eles são vendidos por seis bônus diferentes.
setting-retirement = Aposentadoria
setting-retirement-help = Uma vez no jogo um Explorador pode deixar a trilha por uma Residência à metade do preço.
setting-solo-b-cards = Cartas B de Jordan
setting-solo-b-cards-help = Quantas das seis cartas do seu oponente são as mais difíceis quando você joga sozinho; com dois ou mais jogadores não muda nada.
choice-solo-b-cards-0 = 0 (fácil)
choice-solo-b-cards-1 = 1
choice-solo-b-cards-2 = 2
choice-solo-b-cards-3 = 3
choice-solo-b-cards-4 = 4
choice-solo-b-cards-5 = 5
choice-solo-b-cards-6 = 6 (difícil)
choice-true = sim
choice-false = não
style-builder = construtor
style-raider = saqueador
style-explorer = explorador
preset-first-game = Primeira partida
preset-standard = Partida padrão
preset-fog-of-war = Névoa da Guerra
preset-everything = Todos os módulos
preset-first-game-help = Os Alísios, sem módulos; no jogo solitário, Jordan só tem cartas A.
preset-standard-help = Um mapa ao acaso, sem módulos.
preset-fog-of-war-help = Locais e Melhorias ficam virados para baixo até que venham navios.
preset-everything-help = Névoa, escaramuças, Caça-Missões, Rubis e Aposentadoria juntos.

# The score sheet.
reason-play = PV durante o jogo
reason-income = Receita de PV
reason-rubies = Rubis
reason-rivers = Rios cruzados
reason-doubloons = Dobrões
reason-cards = Pontos das Melhorias
reason-card-scoring = Pontuação das Melhorias
reason-residences = Residências
reason-treasures = Tesouros
reason-buried = Tesouros enterrados
reason-quests = Missões
reason-quest-bonus = Seis Missões

# What components do: a moment and an effect.
clause = { $when }: { $effect }.
when-gain = Uma vez
when-immediate = Na hora
when-permanent = A partir de agora
when-income = Receita
when-end = No fim
worth-points = { $points } PV no fim.
each-buried = por Tesouro enterrado
    .many = Tesouros enterrados
each-quest = por Missão na mão
    .many = Missões na mão
each-quest-scored = por Missão que pontuou
    .many = Missões que pontuaram
each-river = por rio cruzado
    .many = rios cruzados
each-crew = por Tripulante
    .many = Tripulantes
each-equipment = por Equipamento
    .many = Equipamentos
each-vessel = por Embarcação
    .many = Embarcações
each-gold = por barra de Ouro
    .many = barras de Ouro
each-emerald = por Esmeralda
    .many = Esmeraldas
each-pearl = por Pérola
    .many = Pérolas
each-set = por conjunto de três Tesouros diferentes
    .many = conjuntos de três Tesouros diferentes
each-income-dbl = por dobrão de receita
    .many = dobrões de receita
each-income-vp = por PV de receita
    .many = PV de receita
each-treasure = por Tesouro
    .many = Tesouros
each-improvement = por Melhoria e Residência
    .many = Melhorias e Residências
each-lightning = por Melhoria com raio
    .many = Melhorias com raio
each-upgrade = por Aprimoramento de Navio
    .many = Aprimoramentos de Navio
each-residence = por Residência
    .many = Residências
what-crew = Tripulantes
what-equipment = Equipamentos
what-vessel = Embarcações
what-residence = Residências
what-improvement = todas as Melhorias
what-all = Melhorias e Residências
effect-doubloons = { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
effect-points = { $count } PV{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $most ->
        [0] {""}
       *[other] {" "}(no máximo { $most })
    }
effect-treasures = { $count ->
        [1] { $treasure-a }
       *[other] { $count } { $treasure-many }
    }
effect-loot = { $count ->
        [1] { $count } Tesouro
       *[other] { $count } Tesouros
    } da sua cor
effect-treasures-any = { $count ->
        [1] { $count } Tesouro
       *[other] { $count } Tesouros
    } à sua escolha
effect-treasures-same = { $count } Tesouros do mesmo tipo
effect-cubes = { $count ->
        [1] { $count } cubo
       *[other] { $count } cubos
    } { $treasure-onto }
effect-cubes-any = { $count ->
        [1] { $count } cubo
       *[other] { $count } cubos
    } { $count ->
        [1] na ilha
       *[other] nas ilhas
    } à sua escolha
effect-cubes-same = { $count ->
        [1] { $count } cubo
       *[other] { $count } cubos
    } numa mesma ilha à sua escolha
effect-doubloon-income-now = dobrões iguais à sua receita
effect-points-income-now = PV iguais à sua receita de PV
effect-quests = pegue { $count ->
        [1] { $count } Missão
       *[other] { $count } Missões
    }
effect-sell-quest = devolva uma Missão por { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
effect-raid = uma Pilhagem{ $count ->
        [0] {""}
       *[other] {" "}com +{ $count } de Poder
    }
effect-raid-fixed = uma Pilhagem sem dados, { $count } de Poder
effect-raid-die = uma Pilhagem só com o { $treasure-die }, +{ $count } de Poder
effect-explore = Explorar { $count }
effect-space-again = use outra vez o espaço do seu Explorador
effect-bury = enterre { $count ->
        [1] { $count } Tesouro
       *[other] { $count } Tesouros
    }
effect-upgrade = { $count ->
        [1] { $count } Aprimoramento de Navio
       *[other] { $count } Aprimoramentos de Navio
    }
effect-acquire = adquira { $kind-a } de qualquer lugar do Caribe{ $count ->
        [0] {""}
       *[other] , por mais { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
    }
effect-build = construa qualquer Residência
effect-figurehead = uma Carranca por { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
effect-black-market = coloque um Mercado Clandestino{ $count ->
        [0] {""}
       *[other] {" "}por { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
    }
effect-market-any = use qualquer Mercado Clandestino de um Local
effect-power = +{ $count } de Poder em toda Pilhagem
effect-die-power = +{ $count } de Poder com o { $treasure-die }
effect-reroll = { $count ->
        [1] mais { $count } nova rolagem
       *[other] mais { $count } novas rolagens
    } em toda Pilhagem
effect-raid-action = ação de Pilhagem: { $action-price } de Poder → { $action-gain }
effect-swift-explorer = +{ $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    } em todo Explorar
effect-explore-trade = em todo Explorar, 1 movimento → { $gains }
effect-discount = { $what } custam menos { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
effect-swift-ship = seu navio pode navegar mais { $count ->
        [1] { $count } passo
       *[other] { $count } passos
    }
effect-quest-refresh = antes de pegar uma Missão você pode renovar o Mercado de Missões
effect-bury-squares = quatro quadrados próprios para enterrar qualquer Tesouro
effect-doubloon-income = +{ $count } de receita de dobrões
effect-points-income = +{ $count } de receita de PV
effect-quest-income = +{ $count } de receita de dobrões por Missão na mão
effect-score = { $points } PV { $per ->
        [1] { $each }
       *[other] por { $per } { $each-many }
    }{ $most ->
        [0] {""}
       *[other] {" "}(no máximo { $most })
    }
effect-choose = { $first }; ou { $second }
effect-nothing = sem bônus
need-buried = { $count ->
        [1] { $count } Tesouro enterrado
       *[other] { $count } Tesouros enterrados
    }
need-quest = { $count ->
        [1] { $count } Missão
       *[other] { $count } Missões
    }
need-quest-scored = { $count ->
        [1] { $count } Missão
       *[other] { $count } Missões
    } com pontos
need-river = { $count ->
        [1] { $count } rio cruzado
       *[other] { $count } rios cruzados
    }
need-crew = { $count ->
        [1] { $count } Tripulante
       *[other] { $count } Tripulantes
    }
need-equipment = { $count ->
        [1] { $count } Equipamento
       *[other] { $count } Equipamentos
    }
need-vessel = { $count ->
        [1] { $count } Embarcação
       *[other] { $count } Embarcações
    }
need-gold = { $count ->
        [1] { $count } barra de Ouro
       *[other] { $count } barras de Ouro
    }
need-emerald = { $count ->
        [1] { $count } Esmeralda
       *[other] { $count } Esmeraldas
    }
need-pearl = { $count ->
        [1] { $count } Pérola
       *[other] { $count } Pérolas
    }
need-set = { $count ->
        [1] { $count } conjunto
       *[other] { $count } conjuntos
    } de três Tesouros diferentes
need-income-dbl = receita de { $count } dobrões
need-income-vp = receita de { $count } PV
need-treasure = { $count ->
        [1] { $count } Tesouro
       *[other] { $count } Tesouros
    }
need-improvement = { $count } Melhorias, contando Residências
need-lightning = { $count ->
        [1] { $count } Melhoria
       *[other] { $count } Melhorias
    } com raio
need-upgrade = { $count ->
        [1] { $count } Aprimoramento de Navio
       *[other] { $count } Aprimoramentos de Navio
    }
need-residence = { $count ->
        [1] { $count } Residência
       *[other] { $count } Residências
    }
needs-and = { $first } e { $second }
quest-text = { $low }: { $points } PV; { $high }: { $points2 } PV.
residence-text = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }. No fim: { $effect }.
location-text = { $effects }.{ $tile ->
        [0] {""}
       *[other] {" "}Lugar de uma peça de Valorização de Tesouros.
    }
gulf-text = 1 Aprimoramento de Navio, depois um destes: { $effects }.
maracaibo-text = { $points } PV e 1 Aprimoramento de Navio; a rodada termina.
squares-text = Quadrados para enterrar: { $effects }.
barrier-text = Exige { $count ->
        [1] { $count } Aprimoramento de Navio
       *[other] { $count } Aprimoramentos de Navio
    }.
action-text = { $price } de Poder → { $effects }{ $often ->
        [raid] , uma vez por Pilhagem
       *[other] , uma vez por turno
    }
trade-text = 1 movimento → { $effects }
tile-space-text = construa uma Residência à metade do preço; o Explorador volta ao início
solo-text = { $extra }A primeira que for possível: { $effects }.
solo-extra = Primeiro { $effects }.
extra-raid = uma Pilhagem onde ele está
extra-explore = Explorar { $count }
extra-upgrade = um Aprimoramento
order-raid = Pilhar
order-explore = Explorar
order-quest = Missão
order-acquire = adquirir em { $list }
order-improvement = Melhoria ({ $list })

# What a player is asked.
prompt-ReturnQuest = Fique com { $count ->
        [1] { $count } Missão
       *[other] { $count } Missões
    }: qual volta ao baralho?
prompt-Sail = Para onde você navega? Até { $count ->
        [1] { $count } passo
       *[other] { $count } passos
    }, até uma coluna mais perto de Maracaibo.
prompt-SailOn = Navegue passo a passo: { $left ->
        [0] não resta nenhum
        [1] resta um
       *[other] restam { $left }
    }.
prompt-PayFee = Você não pode pagar a todos aqui: a quem paga?
prompt-StopAtImprovement = { $improvement ->
        [none] Uma carta virada para baixo
       *[other] { $improvement }
    }: { $improvement ->
        [none] receba { $doubloons2 ->
        [1] { $doubloons2 } dobrão
       *[other] { $doubloons2 } dobrões
    }.
       *[other] adquirir por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }, ou receber { $doubloons2 }?
    }
prompt-StopAtResidence = { $residence }: construir por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }?
prompt-TakeRuby = Pegar um Rubi?
prompt-ActivateMarket = Seu Mercado Clandestino está aqui: ativar { $black_market }?
prompt-StopUpgrade = Aprimorar seu navio?
prompt-ChooseSide = { $location ->
        [gulf] O Golfo
       *[other] { $location }
    }: escolha um.
prompt-ChooseEffect = Qual efeito você usa agora? O que deixar se perde.
prompt-UpgradeShip = { $left ->
        [1] Um Aprimoramento de Navio
       *[other] { $left } Aprimoramentos de Navio
    }: qual área?
prompt-ChooseDie = Escolha um dado{ $rerolls ->
        [0] {""}
        [1] , ou role outra vez
       *[other] , ou role outra vez ({ $rerolls } vezes)
    }.
prompt-NameColour = Uma Pilhagem sem dados, Poder básico { $basis }: por qual Tesouro?
prompt-SpendPower = Pilhagem por { $treasure-many }: ainda há { $power } de Poder.
prompt-StoreTreasure = { $treasure }: no quadrado de bonificação ({ $treasure-bonus }), ou na armazenagem comum?
prompt-TakeTreasure = { $count ->
        [1] Qual Tesouro você pega?
       *[other] { $count } Tesouros do mesmo tipo: qual?
    }
prompt-AddCubes = { $count ->
        [1] Um cubo
       *[other] { $count } cubos
    }: em qual ilha?
prompt-BuryTreasure = Enterre { $left ->
        [1] um Tesouro
       *[other] { $left } Tesouros, um após o outro
    }: qual, e em que quadrado?
prompt-MoveExplorer = Explorar: até { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }. Para onde vai seu Explorador?
prompt-TakeQuest = Pegue { $left ->
        [1] uma Missão
       *[other] { $left } Missões, uma após a outra
    }: do mercado ou do baralho?
prompt-SellOne = Devolver uma Missão por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }?
prompt-AcquireAfar = Adquira { $kind-a } de qualquer lugar{ $doubloons ->
        [0] {""}
       *[other] , por mais { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
    }.
prompt-BuildAnywhere = Qual Residência você constrói?
prompt-TakeFigurehead = Qual Carranca você pega por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }? Ela fica até o fim.
prompt-PlaceMarket = Coloque um Mercado Clandestino{ $doubloons ->
        [0] {""}
       *[other] {" "}por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
    }: qual peça, em qual Local?
prompt-ChooseMarket = Qual Mercado Clandestino você usa?
prompt-Retire = Seu Explorador se aposenta: qual Residência você constrói à metade do preço?
prompt-EndTurn = Ainda há o que fazer: use, ou termine seu turno.

# What a player may do: the verb, and the kinds of the words after it.
do-done = Concluir
do-decline = Recusar
do-ignore = Receber 5 dobrões
do-reroll = Rolar outra vez
do-draw = Tirar do baralho
do-refresh = Renovar o mercado antes
do-stop = Parar aqui
do-activate = Ativar
do-take-ruby = Pegar um Rubi
do-store-bonus = No quadrado de bonificação
do-store-plain = Na armazenagem comum
do-exchange-ruby = Um Rubi → 2 PV
do-choose-boon = { $boon }
do-die-treasure = Dado: { $treasure-many }
do-name-treasure = Pilhar { $treasure-many }
do-take-treasure = { $treasure }
do-add-treasure = Cubo { $treasure-onto }
do-spend-action = { $action-price } de Poder → { $action-gain }
do-trade-trade = { $trade }: 1 movimento → { $trade-gain }
do-pay-seat = Pagar a { $seat }
do-figurehead-figurehead = { $figurehead }
do-build-residence = Construir { $residence }
do-upgrade-slot = { $slot }: { $slot-gain }
do-return-quest = Devolver { $quest }
do-quest-quest = Pegar { $quest }
do-sell-quest = Vender { $quest }
do-sail-place = Navegar { $place-to }
do-explore-space = Explorador: { $space }
do-acquire-improvement = Adquirir { $improvement }
do-step-place = Passo { $place-to }
do-use-place = Usar o que está { $place-at }
do-sell-ruby-ruby-square = Vender um Rubi: { $ruby_square-gain }
do-spend-action-of-raid-raid = Poder restante: { $action-price } → { $action-gain } (Pilhagem { $raid })
do-bury-cube-square = { $cube } → { $square }
do-place-black-market-place = { $black_market } { $place-at }

# What has happened.
log-layout = O Caribe: { $layout }.
log-quests-dealt = { $seat } tira { $count ->
        [1] { $count } Missão
       *[other] { $count } Missões
    }.
log-quest-returned = { $seat } devolve uma Missão.
log-quest-returned-known = { $seat } devolve { $quest }.
log-quest-revealed = Nova no Mercado de Missões: { $quest }.
log-figurehead-revealed = No Mercado de Carrancas: { $figurehead }.
log-first-player = { $seat } é o primeiro jogador.
log-round = Rodada { $round }; { $seat } começa.
log-sailed = { $seat } navega { $place-to }.
log-sailed-location = { $seat } navega { $location-to }.
log-sailed-residence = { $seat } navega até uma Residência: { $residence }.
log-sailed-improvement = { $seat } navega até uma Melhoria: { $improvement }.
log-fee = { $seat } paga { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } a { $seat2 }, que está ali.
log-fee-supply = { $seat } encontra Jordan e paga { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-fee-gained = Jordan encontra { $seat }, que recebe { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-location-turned = { $seat } vira um Local: { $location }.
log-improvement-turned = { $seat } vira uma Melhoria: { $improvement }.
log-tile-laid = Peça de Valorização { $location-at }: { $treasure }.
log-fog-doubloons = { $seat } pega { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } da carta.
log-fog-grows = Mais { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } em cada Local ainda virado para baixo ({ $count }).
log-skirmish-roll = Escaramuça: { $seat } rola { $count }, { $power } no total.
log-skirmish-won = { $seat } vence a escaramuça: { $points } PV.
log-skirmish-tied = A escaramuça termina empatada.
log-skirmish-taken = { $seat } toma { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } de { $seat2 }.
log-ruby = { $seat } pega um Rubi.
log-ruby-sold = Um Rubi de { $seat } vai para o Mercado de Rubis. { $ruby_square }.
log-ruby-exchanged = { $seat } troca um Rubi por { $points } PV.
log-rubies-exchanged = { $seat } troca { $count ->
        [1] { $count } Rubi
       *[other] { $count } Rubis
    } por { $points } PV.
log-ignored = { $seat } deixa a carta e recebe { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-acquired = { $seat } adquire { $improvement } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-laid = Nova carta no Caribe: { $improvement }.
log-laid-location = Nova carta no Caribe, um Local: { $location }.
log-laid-down = Uma nova carta vem virada para baixo.
log-laid-filler = O baralho acabou: uma carta vem virada para baixo e assim fica.
log-built = { $seat } constrói { $residence } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-first-token = Primeira ficha em { $residence }: { $points } PV para { $seat }.
log-retired = O Explorador de { $seat } se aposenta e volta ao início.
log-cube = Cubo { $treasure-onto }: agora { $count } ali.
log-treasure = { $seat } pega { $treasure-a }.
log-treasure-supply = { $seat } pega { $treasure-a } do suprimento: a ilha está vazia.
log-bonus-covered = { $seat } cobre o quadrado de bonificação: { $treasure-bonus }.
log-buried = { $seat } enterra { $treasure-a }: { $square-gain }.
log-upgraded = { $seat } aprimora o navio: { $slot } ({ $slot-gain }).
log-figurehead = { $seat } pega a Carranca { $figurehead } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-market-placed = { $seat } coloca um Mercado Clandestino { $location-at }{ $doubloons ->
        [0] {""}
       *[other] {" "}por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
    }: { $black_market }.
log-market-placed-down = { $seat } coloca um Mercado Clandestino num Local virado para baixo ({ $place }){ $doubloons ->
        [0] {""}
       *[other] {" "}por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
    }: { $black_market }.
log-market-used = { $seat } usa o Mercado Clandestino { $black_market }.
log-rolled = { $seat } rola amarelo { $count }, verde { $count2 }, branco { $count3 }.
log-rolled-one = { $seat } rola o { $treasure-die }: { $count }.
log-raided = { $seat } pilha { $treasure-many } com { $power } de Poder.
log-spent = { $seat } gasta { $power } de Poder: { $action-gain }.
log-power-left = { $seat } guarda { $power } de Poder até o fim do turno.
log-explored = { $seat }: o Explorador alcança { $space-the }.
log-traded = { $seat } abre mão de 1 movimento ({ $trade }): { $trade-gain }.
log-quest-took = { $seat } pega a Missão { $quest }.
log-quest-drew = { $seat } tira uma Missão.
log-quest-drew-known = { $seat } tira a Missão { $quest }.
log-quest-sold = { $seat } devolve uma Missão por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-quest-sold-known = { $seat } devolve a Missão { $quest } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-quests-refreshed = { $seat } renova o Mercado de Missões.
log-doubloons = { $seat } recebe { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-points = { $seat } recebe { $points } PV.
log-gulf = { $seat } está no Golfo.
log-maracaibo = { $seat } chega a Maracaibo: { $points } PV.
log-round-ended = { $seat } chegou a Maracaibo: acaba a rodada { $round }.
log-income = Receita de { $seat }: { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }, { $points } PV.
log-ships-back = Todos os navios voltam à zona inicial.
log-jordan-card = { $seat } revela a { $solo }.
log-jordan-line = Jordan segue a linha { $count } da carta dele.
log-jordan-skipped = { $solo }: nada dela é possível para Jordan.
log-jordan-adrift = Nenhuma carta de Jordan é possível: ele segue viagem.
log-jordan-raid = Jordan pilha e rola { $count }.
log-jordan-explored = O Explorador de Jordan alcança { $space-the }.
log-jordan-quest = Jordan pega a Missão { $quest }.
log-jordan-no-quest = Não há Missão para Jordan.
log-jordan-took = Jordan pega { $improvement }.
log-jordan-advanced = O marcador de Jordan está na posição { $count }.
log-jordan-figurehead = Jordan tira do jogo a Carranca { $figurehead }.
log-jordan-residence = Jordan se instala em { $residence }.
log-jordan-upgraded = Aprimoramento número { $count } de Jordan.
log-final = A Pontuação no Fim da Partida
log-final-reason = { $reason }: { $points } PV para { $seat }.
log-quest-scored = Missão de { $seat }, { $quest }: { $points } PV.
log-winner = { $seat } vence com { $points } PV.
log-victory = { $seat } vence Jordan, { $points } a { $points2 } PV.
log-defeat = Jordan vence: { $points2 } contra os { $points } PV de { $seat }.

# Why something can't be done, and what speaks against it.
why-too-dear = Custa { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }; você tem { $doubloons2 }.
why-behind = O movimento deve terminar numa coluna mais perto de Maracaibo.
why-too-far = Fica a mais de { $count ->
        [1] { $count } passo
       *[other] { $count } passos
    }.
why-no-way-on = Dali os passos restantes não alcançam uma coluna mais perto de Maracaibo.
why-little-power = Exige { $power } de Poder; há { $power2 }.
why-action-used = Você já a usou.
why-not-owned = Você não a tem.
why-nothing-to-gain = Agora não traria nada.
why-filled = Já há um cubo ali.
why-barred = A barreira exige { $count ->
        [1] { $count } Aprimoramento de Navio
       *[other] { $count } Aprimoramentos de Navio
    }; você tem { $count2 }.
why-own-token = Sua ficha já está ali.
why-not-in-play = Não está no Caribe.
why-other-kind = Deve ser { $kind-a }.
why-occupied = Outro Explorador está ali: o espaço é pulado.
why-out-of-reach = Está fora de alcance.
why-must-move = Seu Explorador ainda deve mover ao menos um espaço.
why-market-there = Já há um Mercado Clandestino ali.
why-no-market = Não há Mercado Clandestino ali.
why-placed-before = Você já colocou esta peça.
why-no-treasure = { $treasure }: você não tem nenhuma ali acima da linha da pá.
why-square-filled = Este quadrado já está coberto.
why-other-area = Este quadrado é de outro Tesouro.
why-falling = Com um cubo a menos na { $treasure-island } cada { $treasure-one } vale { $points2 } em vez de { $points } PV.

# What people watch together.
moment-round = Rodada { $round }
moment-voyage = { $seat } navega
moment-dice = { $seat } rola os dados
moment-plunder = { $seat } pega { $treasure-a }
moment-burial = { $seat } enterra { $treasure-a }
moment-purchase = { $seat } adquire { $improvement }
moment-building = { $seat } constrói { $residence }
moment-expedition = O Explorador de { $seat } alcança { $space-the }
moment-figurehead = { $seat } pega a Carranca { $figurehead }
moment-black-market = { $seat } coloca um Mercado Clandestino: { $black_market }
moment-upgrade = { $seat } aprimora o navio: { $slot }
moment-skirmish = { $seat } encontra outros: uma escaramuça
moment-jordan = Jordan: { $solo }
moment-jordan-sails = Jordan segue viagem
moment-arrival = { $seat } chega a Maracaibo
moment-income = Receita depois da rodada { $round }
moment-end = A Pontuação no Fim da Partida
moment-score = { $seat }: { $points } PV

# What players count.
figure-doubloons = Dobrões
figure-doubloon-income = Receita de dobrões
figure-points-income = Receita de PV
figure-power = Poder de Pilhagem
figure-explore-bonus = Bônus de Explorar
figure-crew = Tripulantes
figure-equipment = Equipamentos
figure-vessel = Embarcações
figure-upgrades = Aprimoramentos de Navio
figure-buried = Tesouros enterrados
figure-quests = Missões
figure-cards = Cartas
figure-residences = Residências
figure-gold = Barras de Ouro
figure-emerald = Esmeraldas
figure-pearl = Pérolas
figure-rubies = Rubis
figure-explorer = Trilha do Explorador
figure-rivers = Rios cruzados

# Groups of options on the desk.
group-sail = Navegar
group-step = Passo
group-explore = Explorador
group-trade = Trocar movimento
group-acquire = Adquirir
group-build = Construir
group-upgrade = Aprimorar
group-bury = Enterrar
group-spend = Gastar Poder
group-die = Dado
group-name = Tesouro
group-take = Pegar
group-add = Ilha
group-store = Guardar
group-quest = Missão
group-return = Devolver
group-sell = Vender
group-figurehead = Carranca
group-place = Mercado Clandestino
group-use = Usar
group-pay = Pagar
group-choose = Escolher

# The rules in short, chapter by chapter.
help-1 = Três viagens da esquerda para a direita pelas cartas do Caribe. Vence quem tem mais pontos de vitória (PV) no fim: de cartas, Residências, Tesouros, Missões, rios e mais.
    .title = O objetivo
help-2 = Navegue de 1 a 3 cartas, em qualquer direção, mas termine numa coluna mais perto de Maracaibo. Se houver outros navios ali, pague 1 dobrão a cada dono. Depois use a carta.
    .title = Um turno
help-3 = Numa Melhoria: pague e a adquira, ou receba 5 dobrões. Numa Residência: você pode construir, por pontos no fim.
    .title = Cartas para comprar
help-4 = Num Local: um cubo vai para a ilha da sua peça, seu Mercado Clandestino ali pode ser usado, seu navio aprimorado; depois as ações, em qualquer ordem. Uma barra quer dizer só um lado.
    .title = Locais
help-5 = Role três dados, mais uma vez se quiser, e escolha um: a cor é o Tesouro, os pontos são o Poder, com seus bônus. Gaste: 1 por 1 PV, 2 por 3 dobrões, 5 por um Tesouro, cada um uma vez por turno.
    .title = Pilhar
help-6 = Um Tesouro vem da sua ilha; quanto menos cubos restam ali, menos valem todos os Tesouros do seu tipo. Enterrado abaixo da linha da pá ele traz um bônus e mais 2 PV no fim.
    .title = Tesouros
help-7 = O Explorador usa o espaço onde para; espaços ocupados são pulados. Cada rio cruzado vale 4 PV no fim.
    .title = Explorar
help-8 = As Missões ficam em segredo. Cada uma pontua a maior das suas duas condições que você cumpre; seis que pontuam trazem mais 10 PV.
    .title = Missões
help-9 = No Golfo: um aprimoramento, depois Pilhar, Explorar ou uma Residência. O próximo turno leva a Maracaibo: 6 PV, um aprimoramento, e a rodada termina. Então todos recebem receita.
    .title = O Golfo e Maracaibo

# The board in words.
board-round = { $round ->
        [0] Antes da primeira rodada
       *[other] Rodada { $round } de { $rounds }
    }
board-order = Ordem
board-last = Último turno do jogo
board-nothing = nada
board-level-two = Baralho de Nível II
board-cards = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }{ $top ->
        [up] , a de cima virada para cima
        [down] , a de cima virada para baixo
       *[other] {""}
    }
board-quest-deck = Baralho de Missões
board-quests = Mercado de Missões
board-figureheads = Mercado de Carrancas
board-sea = O Caribe
board-location = Local { $location }: { $effects }
board-residence = Residência { $residence }, agora { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }: { $effects }
board-improvement = { $kind } { $improvement }, { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }: { $effects }
board-back = { $back ->
        [location] Um Local virado para baixo
        [level_one] Uma Melhoria de Nível I virada para baixo
        [level_two] Uma carta de Nível II virada para baixo
        [filler] Uma carta que fica virada para baixo
       *[other] Vazio por enquanto
    }
board-tile = peça: { $treasure }
board-market = Mercado Clandestino de { $seat }: { $black_market } ({ $effects })
board-ruby = Fornecedor de Rubis
board-coins = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } ali
board-tokens = fichas: { $list }
board-first = primeira ficha { $points } PV
board-ships = navios: { $list }
board-islands = Ilhas do Tesouro
board-island = { $count ->
        [1] { $count } cubo
       *[other] { $count } cubos
    }; cada { $treasure-one } vale { $points } PV
board-explorers = Trilha do Explorador
board-explorer = { $space }, { $rivers ->
        [1] { $rivers } rio cruzado
       *[other] { $rivers } rios cruzados
    }{ $left ->
        [0] {""}
       *[other] , { $left } até o fim
    }
board-ruby-market = Mercado de Rubis
board-square = { $taken ->
        [0] livre
       *[other] ocupado
    }
board-player = { $seat } · { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } · { $points } PV
board-income = Receita
board-incomes = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }, { $points } PV
board-ship = Navio
board-start = a zona inicial
board-raiding = Pilhar
board-powers = +{ $power } de Poder, { $rerolls ->
        [1] { $rerolls } nova rolagem
       *[other] { $rerolls } novas rolagens
    }
board-die = { $treasure-die } +{ $power }
board-action = { $action-price } → { $action-gain }{ $used ->
        [0] {""}
       *[other] {" "}(usada)
    }
board-exploring = Explorar
board-explores = +{ $count }
board-discounts = Descontos
board-discount = { $what } { $count }
board-upgrades = Aprimoramentos de Navio
board-treasures = Tesouros
board-area = { $treasure }: { $count } acima da linha{ $bonus ->
        [0] {""}
       *[other] {" "}e um no quadrado de bonificação
    }, { $buried } abaixo
board-on-figurehead = em Poseidon: { $list }
board-treasure-points = agora { $points } PV
board-rubies = Rubis
board-cards-of = Melhorias
board-residences = Residências
board-figurehead = Carranca
board-unplaced = Mercados Clandestinos a colocar
board-hand = Missões
board-my-quests = Missões de { $seat }
board-thing = { $name }: { $effects }
board-progress = { $effects } Agora: { $list } → { $points } PV
board-raid = Pilhagem de { $seat }
board-rolled = { $pips } pontos, { $power } de Poder
board-power-left = Poder restante
board-of-raid = Pilhagem { $raid }, { $treasure-many }
board-explore = Explorar de { $seat }
board-movement = Movimento restante
board-reach = { $count } de movimento: { $effects }
board-listed = Para escolher
board-stops = Aonde seu navio pode ir
board-stop = { $steps ->
        [1] { $steps } passo
       *[other] { $steps } passos
    }{ $fee ->
        [0] {""}
       *[other] , taxa de { $fee ->
        [1] { $fee } dobrão
       *[other] { $fee } dobrões
    }
    }
board-jordan = Jordan · { $points } PV
board-jordan-card = Última carta
board-jordan-deck = Baralho
board-jordan-marker = Marcador
board-jordan-position = posição { $count } de 4
board-jordan-has = { $upgrades ->
        [1] { $upgrades } Aprimoramento de Navio
       *[other] { $upgrades } Aprimoramentos de Navio
    }, { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }, { $quests ->
        [1] { $quests } Missão
       *[other] { $quests } Missões
    }
board-kept = { $gold } barras de Ouro, { $emerald } Esmeraldas, { $pearl } Pérolas

# The guided first game, and hints at first meetings.
guide-welcome = O Caribe está à sua frente: 27 cartas, três ilhas, e Maracaibo do outro lado. Primeiro você fica com uma de duas Missões; ninguém vê qual.
    .title = Sua primeira viagem
    .why = Uma Missão pontua no fim, e mais quanto melhor você a cumpriu. Covas Fundas conta Tesouros que você enterrou, e isso vale a pena de todo modo.
    .do = Devolva a Missão iluminada.
guide-sail = Cada turno começa com seu navio: de uma a três cartas, para cima, para baixo ou para os lados, desde que termine numa coluna mais perto de Maracaibo.
    .title = Navegar
    .why = Quem navega devagar tem mais turnos. O Contramestre na segunda coluna traz receita, que vale mais quando vem cedo.
    .do = Navegue até o Contramestre.
guide-improvement = Numa Melhoria você escolhe: pagar o preço e levá-la para o jogo todo, ou receber 5 dobrões.
    .title = Uma Melhoria
    .why = Verde é receita no fim de cada rodada, vermelho dura, o raio vale na hora, e o número em cima conta no fim. Uma nova carta toma seu lugar.
    .do = Adquira a carta.
guide-port = Trinidad é um Local. Sua peça põe um cubo na Ilha das Pérolas quando você para: as Pérolas passam a valer mais. Depois seu navio pode ser aprimorado, e há uma Pilhagem.
    .title = Um Local
    .why = Nos Locais é que se faz algo: Pilhar, Explorar, enterrar, Missões. Eles nunca saem do mar.
    .do = Navegue até Trinidad.
guide-upgrade = Um cubo no seu tabuleiro de Navio: áreas bege dão algo uma vez, as vermelhas até o fim do jogo. Falconetes são mais 1 de Poder em toda Pilhagem. Depois comece a Pilhagem.
    .title = Aprimoramento de Navio
    .why = Toda parada num Local oferece um. Dois aprimoramentos abrem a próxima parte do tabuleiro, cinco a terceira, nove a última.
    .do = Escolha Falconetes.
guide-dice = Três dados, e você escolhe um: a cor é o Tesouro que pode ganhar, os pontos são seu Poder. Você pode rolar todos mais uma vez.
    .title = A Pilhagem
    .why = Branco é para Pérolas. Um seis não se supera, e seus Falconetes somam um.
    .do = Escolha o dado branco.
guide-power = Gaste o Poder: 5 por um Tesouro da cor da Pilhagem, 2 por 3 dobrões, 1 por 1 PV, cada um uma vez por turno.
    .title = Poder de Pilhagem
    .why = O Tesouro vem da sua ilha. Com menos cubos ali, todos os Tesouros do tipo valem menos no fim.
    .do = Pegue um Tesouro por 5 de Poder; depois gaste o resto.
guide-hideout = Seu Esconderijo: um novo Tesouro fica acima da linha da pá. Se cobre o quadrado de bonificação, você ganha o que está ali: por uma Pérola, Explorar 1.
    .title = O quadrado de bonificação
    .why = Quando este Tesouro é enterrado, o quadrado fica livre para o próximo.
    .do = Ponha-o no quadrado de bonificação.
guide-explorer = Seu Explorador vai terra adentro e usa o espaço onde para. Espaços com outro Explorador são pulados.
    .title = Explorar
    .why = No caminho há aprimoramentos, Missões e Tesouros, e cada um dos quatro rios cruzados vale 4 PV no fim.
    .do = Vá ao espaço iluminado.
guide-tobago = Em Tobago você Explora e enterra, na ordem que quiser. Fica a três cartas.
    .title = Uma pá à frente
    .why = Onde várias ações estão juntas, todas são suas. Onde uma barra as divide, só um lado.
    .do = Navegue até Tobago.
guide-bury = Mova a Pérola para baixo da linha. O quadrado escolhido dá seu bônus agora, e um Tesouro enterrado vale mais 2 PV no fim.
    .title = Enterrar
    .why = É isso que Covas Fundas conta. O quadrado de bonificação acima fica livre outra vez.
    .do = Enterre a Pérola no quadrado iluminado.
guide-aruba = Aruba, na última coluna, oferece uma Missão e dobrões. Pegue uma do mercado, que você vê, ou a carta de cima do baralho.
    .title = Outra Missão
    .why = Seis Missões que pontuam trazem mais 10 PV. Escolha o que combina com suas cartas.
    .do = Navegue até Aruba.
guide-gulf = Só uma destas ações. No Golfo, atrás da última coluna, é uma Pilhagem com mais 2 de Poder, Explorar 4, ou qualquer Residência do Caribe.
    .title = Uma ação à escolha
    .why = Uma Residência custa caro e premia no fim o que você mais tem, até 24 PV. Do Golfo o próximo turno leva a Maracaibo.
    .do = Escolha o que está iluminado.
guide-scoring = O primeiro navio em Maracaibo traz ao seu capitão 6 PV e um aprimoramento, e encerra a rodada. Então todos recebem sua receita, e os navios voltam ao início.
    .title = Entre as viagens
    .why = Depois da terceira rodada tudo é contado: rios, dobrões, cartas, Residências, Tesouros, Tesouros enterrados e Missões.
guide-alone = Você conheceu tudo o que um turno pode ser. Siga viagem, enterre muito, e procure uma Residência que lhe sirva.
    .title = O mar é seu
    .why = Uma dica curta ainda aparece quando você encontra algo novo. As regras completas estão em Aprender, e ? ajuda a qualquer momento.
hint-ReturnQuest = As Missões só contam no fim. Fique com a que combina com o que há no Caribe.
hint-Sail = Um movimento curto dá mais turnos na rodada; um longo aproxima o fim para todos.
hint-SailOn = Uma carta virada para baixo é virada assim que você entra; então pare ou siga.
hint-PayFee = Cada um recebe um dobrão enquanto você tiver; os outros não recebem nada.
hint-StopAtImprovement = O que uma carta dá é duradouro: receitas e bônus valem mais no começo. Sem ela, você pega 5 dobrões.
hint-StopAtResidence = Uma Residência pontua no fim o que ela diz, até o máximo. A primeira ficha nela traz 2 PV.
hint-TakeRuby = Rubis são vendidos no Golfo, um a cada visita.
hint-ActivateMarket = Sua peça vale cada vez que seu navio para aqui.
hint-StopUpgrade = Áreas bege dão uma vez, as vermelhas até o fim do jogo. As barreiras contam os aprimoramentos de todo o tabuleiro.
hint-ChooseSide = Uma barra: só um lado pode ser usado nesta parada.
hint-ChooseEffect = Você decide a ordem. O que agora não faria nada não é oferecido; pode ficar possível depois.
hint-UpgradeShip = Todo aprimoramento conta também para as barreiras e para Missões.
hint-ChooseDie = Pontos são Poder, a cor é o Tesouro. Uma nova rolagem é com todos os dados, e vale.
hint-NameColour = Seus bônus gerais de Poder contam, os de um só dado não.
hint-SpendPower = Cada ação de Pilhagem uma vez por turno. O Poder que sobra pode ser gasto até o fim do turno.
hint-StoreTreasure = O quadrado de bonificação fica livre outra vez quando seu Tesouro é enterrado.
hint-TakeTreasure = Cada Tesouro sai da sua ilha: com menos cubos ali, todos do seu tipo valem menos.
hint-AddCubes = Mais cubos numa ilha valorizam todos os Tesouros do tipo: os seus e os dos outros.
hint-BuryTreasure = Um Tesouro enterrado conta como antes, e mais 2 PV. Seu quadrado dá um bônus agora.
hint-MoveExplorer = Só o espaço onde você para dá algo. Na bifurcação o caminho de cima é mais longo e mais rico.
hint-TakeQuest = Uma carta do mercado você conhece; a do baralho só vê quando é sua.
hint-SellOne = Venda o que não vai cumprir. Ninguém vê qual foi.
hint-AcquireAfar = A carta pode estar em qualquer lugar, mesmo sob navios. Outra toma seu lugar.
hint-BuildAnywhere = Qualquer Residência do Caribe sem ficha sua, pelo preço normal.
hint-TakeFigurehead = Uma Carranca para o jogo todo: escolha o que combina com suas cartas.
hint-PlaceMarket = Vale na hora, e cada vez que você parar ali. Uma peça por Local, de quem quer que seja.
hint-ChooseMarket = As peças dos outros também; os pontos delas contam o que é seu.
hint-Retire = Metade do preço, arredondada para cima; seu Explorador recomeça do início, sem rios.
hint-EndTurn = Poder e Rubis que sobram podem ser usados agora; o Poder se perde no fim do turno.

# O tabuleiro na página.
look-tab-sea = Mar
look-tab-markets = Mercados
look-tab-mine = Meu navio
look-page-markets = Mercados
look-page-track = Trilha
look-page-raid = Pilhagem
look-page-modules = Módulos
look-order = Ordem
look-round = Rodada { $round } de { $rounds }
look-caribbean = O Caribe
look-start = Início
look-gulf = O Golfo
look-then-one = depois à escolha
look-down = { $back ->
    [location] um Local virado para baixo
    [level_one] uma carta de Nível I virada para baixo
    [level_two] uma carta de Nível II virada para baixo
    [empty] um espaço vazio
   *[filler] uma carta que fica virada para baixo
}
look-first = 1ª
look-first-points = A primeira ficha aqui vale { $points } PV.
look-cost = { $doubloons ->
    [1] { $doubloons } dobrão
   *[other] { $doubloons } dobrões
}
look-price = { $doubloons ->
    [1] { $doubloons } dobrão
   *[other] { $doubloons } dobrões
} (impresso { $printed })
look-tile = Peça de Valorização de Tesouros: um cubo { $treasure-onto }.
look-market = Mercado Clandestino de { $name }: { $black_market }.
look-rubies-here = Fornecedor de Rubis.
look-coins-here = { $doubloons ->
    [1] Há { $doubloons } dobrão aqui.
   *[other] Há { $doubloons } dobrões aqui.
}
look-built = Construída por { $list }.
look-ship-of = Navio de { $name }
look-reaches = Alcança:
look-island-name = { $treasure-island }
look-island = { $treasure-island }: { $count ->
    [1] { $count } cubo
   *[other] { $count } cubos
}; cada { $treasure-one } vale { $points } PV
look-last = { $name } joga o último turno da partida
look-steps = { $count ->
    [1] { $count } passo
   *[other] { $count } passos
}
look-fee = { $doubloons ->
    [1] { $doubloons } dobrão para quem está lá
   *[other] { $doubloons } dobrões para quem está lá
}
look-too-dear = custa { $doubloons }, você tem { $count }
look-or-leave = ou deixe: { $doubloons }
look-preview-none = Aponte para um lugar e veja quanto custa e o que traz.
look-track = Trilha do Explorador
look-track-help = Espaços ocupados são pulados. Cada rio cruzado vale { $points } PV no fim.
look-movement = { $count ->
    [1] resta { $count } movimento
   *[other] restam { $count } movimentos
}
look-takes = { $count ->
    [1] gasta { $count } movimento
   *[other] gasta { $count } movimentos
}
look-quests = Missões
look-quest-deck = { $count ->
    [1] Baralho de Missões: { $count } carta
   *[other] Baralho de Missões: { $count } cartas
}
look-quest-now = agora { $list }: { $points } PV
look-quests-held = { $count ->
    [1] { $count } Missão na mão
   *[other] { $count } Missões na mão
}
look-level-two = { $count ->
    [1] Baralho de Nível II: { $count } carta
   *[other] Baralho de Nível II: { $count } cartas
}{ $top ->
    [up] , a do topo virada para cima
    [down] , a do topo virada para baixo
   *[hidden] { "" }
}
look-figureheads = Carrancas
look-no-figurehead = sem Carranca
look-ruby-market = Mercado de Rubis
look-ruby-points = Com todos os quadrados ocupados, cada Rubi vale { $points } PV.
look-retirement = Desconto Residencial
look-retirees = Ainda podem se aposentar: { $list }
look-raid-of = Pilhagem de { $name }
look-power-left = Poder restante: { $power }
look-leftover = Pilhagem { $raid }: restam { $power } de Poder
look-leftovers = Poder que sobrou
look-die = { $treasure-die }: { $count }, Poder { $power }
look-rerolls = { $count ->
    [0] nenhuma nova rolagem
    [1] { $count } nova rolagem
   *[other] { $count } novas rolagens
}
look-fixed = Sem dados: Poder { $power }. Escolha um Tesouro.
look-basis = Dado e Poder impresso
look-paid = Poder gasto
look-buys = O que o Poder compra
look-used = usada neste turno
look-covered = (coberto)
look-ship = Navio
look-hideout = Esconderijo
look-tableau = Melhorias
look-upgrades = { $count ->
    [1] { $count } aprimoramento
   *[other] { $count } aprimoramentos
}
look-barrier = Barreira: { $count } aprimoramentos{ $missing ->
    [0] , superada
    [1] , falta { $missing }
   *[other] , faltam { $missing }
}
look-slot = { $state ->
    [filled] preenchida
    [barred] { $count ->
        [1] falta { $count } aprimoramento para abrir
       *[other] faltam { $count } aprimoramentos para abrir
    }
   *[open] disponível
}
look-hideout-of = Esconderijo de { $name }
look-hideout-sum = { $count ->
        [1] { $count } enterrado
       *[other] { $count } enterrados
    } · { $points } PV
look-treasures = { $treasure-many }: { $count }
look-bonus-square = Quadrado de bonificação, { $treasure-one }{ $covered ->
    [yes] , coberto
   *[no] { "" }
}
look-square = { $name } { $number }
look-from-bonus = { $name } { $number } · bonificação
look-sail = Navegar: { $name }
look-tile-at = { $name } → { $place }
odds-reroll = de sair melhor
look-stored = { $treasure-many } acima da linha: { $count }
look-points = Pontos de vitória
look-points-of = { $points } PV, receita { $count }
look-doubloons-of = { $doubloons } dobrões, receita { $count }
look-incomes = Receita
look-income-of = { $name }: { $doubloons } dobrões e { $points } PV no fim de cada rodada
look-discounts = Descontos
look-markets-left = Mercados Clandestinos restantes
look-board-of = Tabuleiro
look-no-cards = Nenhuma carta ainda
look-more-quests = mais { $count }
look-ship-chip = Navio { $count }
look-markets-chip = Mercados { $count }
look-hideout-chip = Esconderijo { $count }
look-quests-chip = Missões { $count }
look-tableau-chip = Cartas { $count }
look-hard-cards = { $count ->
    [1] { $count } carta B
   *[other] { $count } cartas B
}
look-jordan-first = A primeira carta dele vem depois do seu turno.
look-jordan-deck = { $count ->
    [1] { $count } carta no baralho dele
   *[other] { $count } cartas no baralho dele
}
look-jordan-ship = Navio de Jordan: { $count ->
    [1] { $count } aprimoramento
   *[other] { $count } aprimoramentos
}
look-jordan-marker = Marcador de Jordan: posição { $count }
tip-round = O primeiro navio em Maracaibo encerra as rodadas I e II na hora; a rodada III vai até o último turno.
tip-order = Lugar { $place } na ordem
tip-last = Quando um navio chega a Maracaibo na rodada III, a partida acaba com o turno deste jogador.
tip-start = Os navios começam aqui em cada rodada. O primeiro passo leva à primeira coluna.
tip-down = { $back ->
    [location] Um Local: é revelado quando um navio para aqui.
    [level_one] É revelada quando um navio entra nela.
    [level_two] É revelada quando um navio entra nela.
    [empty] É reposto depois da compra.
   *[filler] Nunca é revelada: parar aqui só dá dobrões.
}
tip-island = Com um cubo a menos: { $less } PV; com um a mais: { $more } PV.
tip-rivers = Cada rio cruzado vale { $points } PV no fim.
tip-quest-deck = Em vez de uma Missão do mercado, você pode pegar a do topo.
tip-level-two = As cartas adquiridas são repostas deste baralho.
tip-barrier = Tantos aprimoramentos são necessários para preencher as áreas atrás dela.
tip-bonus = O primeiro Tesouro guardado aqui traz isto na hora; o quadrado fica livre de novo quando ele é enterrado.
tip-stored = Tesouros acima da linha da pá podem ser enterrados.
tip-points = O que já foi marcado e o que cada rodada acrescenta.
tip-power = Somado a cada Pilhagem; o bônus de um dado só vale para ele.
tip-rerolls = Todos os dados são rolados de novo, juntos.
tip-explore-bonus = Somado ao movimento ao Explorar; trocas dão outras coisas por um movimento.
tip-steps = Até onde seu navio pode navegar em um turno.
tip-upgrades = Cada um preenche uma área do navio, de uma vez por todas.
tip-buried = Cada Tesouro enterrado vale pontos no fim além do seu valor.
tip-kinds = Missões, Residências e cartas os contam.
tip-residences = Cada uma pontua sua condição no fim.
tip-quests = Pontuam no fim; ninguém mais as vê.
tip-rubies = Vendidos no Golfo, um em cada parada.
tip-basis = Os pontos do dado e o que está impresso com esta Pilhagem.
tip-paid = O que esta Pilhagem já comprou.
tip-leftover = Pode ser gasto até o fim do turno.
tip-jordan = Ele compra uma carta por turno e faz a primeira coisa dela que consegue alcançar.
tip-jordan-ship = Cada Local lhe dá um aprimoramento, cuja área é executada na hora.
tip-position = Pilhar: { $points } PV; Explorar: { $count } espaços{ $more ->
    [0] { "" }
   *[other] {" "}e { $more } PV
}{ $compare ->
    [yes] . Se ele tiver mais desse Tesouro que você, um cubo é acrescentado.
   *[no] .
}
tip-retirement = O Explorador deixa a trilha: uma Residência pela metade do preço, e volta ao início.
told-starts = { $name } começa.
told-pips = dado: { $count }
told-total = Total
because-line = { $count ->
    [1] A primeira linha da carta dele
   *[other] Linha { $count } da carta dele, já que para as de cima não há nada ao alcance
}{ $stop ->
    [gulf] . O Golfo vem antes de todos os Locais.
   *[other] : o lugar que serve mais perto de Maracaibo, depois o mais alto.
}
because-maracaibo = Do Golfo ele vai a Maracaibo, sem carta.
because-adrift = O mais perto possível de Maracaibo, depois o mais alto.
because-extra = A carta B dele começa com isto.
because-cube = A Peça de Valorização de Tesouros do Local.
because-cube-raid = Ele tem mais deles do que você: é o que manda a posição do marcador.
because-jordan-upgraded = Por cada Local, pelo Golfo e por Maracaibo: a próxima área do navio dele.
because-jordan-advanced = A área o faz avançar: Pilhar e Explorar rendem mais a ele.
because-jordan-figurehead = A área manda, o dado diz qual. Você já não pode pegá-la.
because-jordan-residence = A área manda, o dado diz qual.
because-jordan-quest = Sempre a da direita do mercado.
because-jordan-raid = Um dado diz qual Tesouro ele pega.
because-treasure = { $island ->
    [most] Um { $count }: da ilha com mais cubos.
   *[other] Um { $count } indica este Tesouro.
}
because-points = Conforme a posição do marcador.
because-points-turned = Pelo Local que ele virou.
because-jordan-explored = Até onde dizem o lugar e o marcador, sempre pelo caminho mais longo.
because-jordan-took = O primeiro tipo da lista dele ao alcance.
because-jordan-took-acquire = Aqui ele pega a primeira carta do baralho de nível II.
key-once = na hora
key-permanent = enquanto durar a partida
key-income = no fim de cada rodada
key-end = no fim da partida
key-steps = passos do seu navio
key-tile = um cubo em uma ilha
key-market = peça de Mercado Clandestino
key-river = rio na trilha
shelf-improvement = Melhorias
shelf-location = Locais
shelf-residence = Residências
shelf-quest = Missões
shelf-figurehead = Carrancas
shelf-black-market = Mercados Clandestinos
shelf-slot = Aprimoramentos de Navio
shelf-action = Ações de Pilhagem
shelf-solo = Cartas de Jordan
shelf-kind = Tipo
shelf-level = Nível
shelf-level-of = Nível { $level }
shelf-zone = zona { $zone }
shelf-letters = Conjunto
legend-counts = Contas
legend-actions = Ações
legend-cards = Cartas
legend-treasures = Tesouros
legend-times = Quando
legend-doubloon = Dobrão
legend-doubloon-help = O dinheiro do jogo.
legend-vp = Ponto de vitória
legend-vp-help = Quem tem mais vence.
legend-income-doubloon = Receita de dobrões
legend-income-doubloon-help = Paga no fim de cada rodada.
legend-income-vp = Receita de PV
legend-income-vp-help = Marcada no fim de cada rodada.
legend-river = Rio
legend-river-help = Atravessado pelo seu Explorador; pontua no fim.
legend-ruby = Rubi
legend-ruby-help = Só com o módulo Rubis.
legend-raid = Pilhar
legend-raid-help = Role, escolha um dado, gaste o poder.
legend-raid-power = Poder de Pilhagem
legend-raid-power-help = Compra ações de Pilhagem.
legend-explore = Explorar
legend-explore-help = Seu Explorador anda pela trilha.
legend-bury = Enterrar
legend-bury-help = Um Tesouro vai para baixo da linha da pá.
legend-quest-card = Missão
legend-quest-card-help = Pegue uma do mercado ou do baralho.
legend-upgrade = Aprimoramento de Navio
legend-upgrade-help = Um cubo em uma área do seu navio.
legend-figurehead = Carranca
legend-figurehead-help = Uma por jogador, pelo seu preço.
legend-black-market = Mercado Clandestino
legend-black-market-help = Sua própria peça em um Local.
legend-crew = Tripulante
legend-crew-help = Um tipo de Melhoria.
legend-equipment = Equipamento
legend-equipment-help = Um tipo de Melhoria.
legend-vessel = Embarcação
legend-vessel-help = Um tipo de Melhoria.
legend-residence = Residência
legend-residence-help = Construída com uma ficha; pontua no fim.
legend-improvement = Melhoria
legend-improvement-help = Qualquer um dos três tipos, e Residências.
legend-gold-bar = Barra de Ouro
legend-gold-bar-help = Um Tesouro, amarelo.
legend-emerald = Esmeralda
legend-emerald-help = Um Tesouro, verde.
legend-pearl = Pérola
legend-pearl-help = Um Tesouro, branco.
legend-treasure = Tesouro
legend-treasure-help = Qualquer um dos três tipos.
legend-treasure-set = Conjunto de Tesouros
legend-treasure-set-help = Um de cada tipo.
legend-cube = Cubo
legend-cube-help = Em uma ilha aumenta o valor desse Tesouro.
legend-scroll-once = Na hora
legend-scroll-once-help = Quando a carta é comprada.
legend-scroll-permanent = A partir de então
legend-scroll-permanent-help = Enquanto durar a partida.
legend-scroll-income = Receita
legend-scroll-income-help = No fim de cada rodada.
legend-scroll-end = No fim
legend-scroll-end-help = Na pontuação final.
