# Names of things.
game-title = Maracaibo
game-line = Quatro viagens ao redor do Caribe, e três coroas a agradar.
game-round = rodada { $number }
game-length = 120 min
seat-red = Vermelho
seat-yellow = Amarelo
seat-blue = Azul
seat-green = Verde
seat-ana = Ana
nation-france = França
    .the = a França
    .of = da França
    .with = com a França
    .for = pela França
nation-england = Inglaterra
    .the = a Inglaterra
    .of = da Inglaterra
    .with = com a Inglaterra
    .for = pela Inglaterra
nation-spain = Espanha
    .the = a Espanha
    .of = da Espanha
    .with = com a Espanha
    .for = pela Espanha
good-sugar = Açúcar
    .one = açúcar
    .many = açúcares
good-tobacco = Tabaco
    .one = tabaco
    .many = tabacos
good-cotton = Algodão
    .one = algodão
    .many = algodões
good-cocoa = Cacau
    .one = cacau
    .many = cacaus
good-indigo = Anil
    .one = anil
    .many = anis
object-map = Mapa
    .one = mapa
    .many = mapas
object-herbs = Ervas medicinais
    .one = ervas medicinais
    .many = ervas medicinais
object-pistol = Pistola
    .one = pistola
    .many = pistolas
object-spyglass = Luneta
    .one = luneta
    .many = lunetas
synergy-anchor = Âncora
synergy-coin = Moeda
synergy-sword = Espada
synergy-book = Livro
synergy-medal = Medalha
location-0 = Havana
    .at = em Havana
    .to = até Havana
location-1 = Matanzas
    .at = em Matanzas
    .to = até Matanzas
location-2 = Baracoa
    .at = em Baracoa
    .to = até Baracoa
location-3 = Tortuga
    .at = em Tortuga
    .to = até Tortuga
location-4 = Puerto Plata
    .at = em Puerto Plata
    .to = até Puerto Plata
location-5 = Santo Domingo
    .at = em Santo Domingo
    .to = até Santo Domingo
location-6 = San Juan
    .at = em San Juan
    .to = até San Juan
location-7 = St. Kitts
    .at = em St. Kitts
    .to = até St. Kitts
location-8 = Martinique
    .at = na Martinique
    .to = até a Martinique
location-9 = Porto de Espanha
    .at = em Porto de Espanha
    .to = até Porto de Espanha
location-9a = Cumaná
    .at = em Cumaná
    .to = até Cumaná
location-10 = La Guaira
    .at = em La Guaira
    .to = até La Guaira
location-11 = Maracaibo
    .at = em Maracaibo
    .to = até Maracaibo
location-12 = Santa Marta
    .at = em Santa Marta
    .to = até Santa Marta
location-13 = Port Royal
    .at = em Port Royal
    .to = até Port Royal
location-14 = Cartagena
    .at = em Cartagena
    .to = até Cartagena
location-15 = Portobelo
    .at = em Portobelo
    .to = até Portobelo
location-16 = San Juan del Norte
    .at = em San Juan del Norte
    .to = até San Juan del Norte
location-16a = Granada
    .at = em Granada
    .to = até Granada
location-17 = Puerto Cabezas
    .at = em Puerto Cabezas
    .to = até Puerto Cabezas
location-18 = Grande Caimão
    .at = em Grande Caimão
    .to = até Grande Caimão
location-19 = Cozumel
    .at = em Cozumel
    .to = até Cozumel
location-20 = Voltando para casa
    .at = em Voltando para casa
    .to = até Voltando para casa
location-21a = Águas de casa
    .at = nas Águas de casa
    .to = até as Águas de casa
location-21b = Águas de casa
    .at = nas Águas de casa
    .to = até as Águas de casa
location-22 = Porto de casa
    .at = no Porto de casa
    .to = até o Porto de casa
city-cm = Maracaibo
city-c01 = Guilda dos exploradores
city-c02 = Consulado
city-c03 = Estaleiro
city-c04 = Entreposto
city-c05 = Casa dos pilotos
city-c06 = Carta de corso
city-c07 = Guilda dos exploradores
city-c08 = Consulado
city-c09 = Arsenal
city-c10 = Almirantado
city-c11 = Taverna dos veteranos
city-c12 = Mercado dos informantes
quest-q01 = Dívida do barqueiro
quest-q02 = Ruínas rio acima
quest-q03 = Acampamento da febre
quest-q04 = Escoltar o correio
quest-q05 = Vigiar o estreito
quest-q06 = Missão perdida
quest-q07 = Enseada dos contrabandistas
quest-q08 = Levantamento da costa
quest-q09 = Resgate ao amanhecer
quest-q10 = A botânica
quest-q11 = Sinais noturnos
quest-q12 = Guarnição faminta
quest-q13 = Briga na alfândega
quest-q14 = Velas rasgadas
quest-q15 = Presente ao conselho
quest-q16 = A guilda dos tintureiros
quest-q17 = Provisões da taverna
quest-q18 = Dia de feira
quest-q19 = Tiro de aviso
quest-q20 = Furar o bloqueio
quest-q21 = Madeira capturada
quest-q22 = Guia do enviado
quest-q23 = Ponte com pedágio
quest-q24 = O informante
token-k01 = Peça de combate K01
token-k02 = Peça de combate K02
token-k03 = Peça de combate K03
token-k04 = Peça de combate K04
token-k05 = Peça de combate K05
token-k06 = Peça de combate K06
token-k07 = Peça de combate K07
token-k08 = Peça de combate K08
token-k09 = Peça de combate K09
token-k10 = Peça de combate K10
token-k11 = Peça de combate K11
token-k12 = Peça de combate K12
token-k13 = Peça de combate K13
token-k14 = Peça de combate K14
token-k15 = Peça de combate K15
token-k16 = Peça de combate K16
token-k17 = Peça de combate K17
token-k18 = Peça de combate K18
token-k19 = Peça de combate K19
token-k20 = Peça de combate K20
token-k21 = Peça de combate K21
token-k22 = Peça de combate K22
token-k23 = Peça de combate K23
token-k24 = Peça de combate K24
token-k25 = Peça de combate K25
career-p1 = Corsário
career-p2 = Desbravadora
career-p3 = Mercador
career-p4 = Mestra dos espiões
career-p5 = Diplomata
career-p6 = Construtor naval
career-p7 = Aventureira
career-p8 = Agrimensor
prestige-b1 = Abadia
prestige-b2 = Palácio
prestige-b3 = Basílica
prestige-b4 = Cidadela
prestige-b5 = Igreja
prestige-b6 = Base Militar
prestige-b7 = Academia
prestige-b8 = Catedral
area-u1 = Velas longas
area-u2 = Cabine do capitão
area-u3 = Cesto da gávea
area-u4 = Cofre
area-u5 = Carranca
area-u6 = Popa dourada
area-u7 = Botes de desembarque
area-u8 = Convés de canhões
area-u9 = Porão de carga
area-u10 = Alojamento do enviado
area-u11 = Sala de mapas
area-u12 = Flâmula do almirante
space-e0 = Início da trilha
space-e1 = Espaço 1
space-e2 = Espaço 2
space-e3 = Espaço 3
space-e4 = Espaço 4
space-e5 = Espaço 5
space-e6 = Espaço 6
space-e7 = Espaço 7
space-e8 = Espaço 8
space-e6s = Atalho 6
space-e9 = Espaço 9
space-e10 = Espaço 10
space-e11 = Espaço 11
space-e12 = Espaço 12
space-e13 = Espaço 13
space-e14 = Espaço 14
space-e15 = Espaço 15
space-e12s = Atalho 12
space-e13s = Atalho 13
space-e16 = Espaço 16
space-e17 = Espaço 17
space-e18 = Espaço 18
space-e19 = Espaço 19
space-e20 = Espaço 20
space-e21 = Espaço 21
space-e19s = Atalho 19
space-e22 = Espaço 22
space-e23 = Espaço 23
space-e24 = Espaço 24
space-e25 = Espaço 25
space-e26 = Espaço 26
space-e27 = Fim da trilha
space-rt = Desconto Residencial
barrier-blue = Barreira azul
barrier-red = Barreira vermelha
barrier-green = Barreira verde
arm-4 = Puerto Plata
    .by = por Puerto Plata
arm-5 = Santo Domingo
    .by = por Santo Domingo
arm-13 = Port Royal
    .by = por Port Royal
arm-14 = Cartagena
    .by = por Cartagena
way-e6 = o caminho longo depois de 5
    .by = pelo caminho longo depois de 5
way-e6s = o atalho depois de 5
    .by = pelo atalho depois de 5
way-e6-e12 = o caminho longo depois de 5 e o caminho longo depois de 11
    .by = pelo caminho longo depois de 5 e pelo caminho longo depois de 11
way-e6-e12s = o caminho longo depois de 5 e o atalho depois de 11
    .by = pelo caminho longo depois de 5 e pelo atalho depois de 11
way-e6s-e12 = o atalho depois de 5 e o caminho longo depois de 11
    .by = pelo atalho depois de 5 e pelo caminho longo depois de 11
way-e6s-e12s = o atalho depois de 5 e o atalho depois de 11
    .by = pelo atalho depois de 5 e pelo atalho depois de 11
way-e6-e12-e19 = o caminho longo depois de 5, o caminho longo depois de 11 e o caminho longo depois de 18
    .by = pelo caminho longo depois de 5, pelo caminho longo depois de 11 e pelo caminho longo depois de 18
way-e6-e12-e19s = o caminho longo depois de 5, o caminho longo depois de 11 e o atalho depois de 18
    .by = pelo caminho longo depois de 5, pelo caminho longo depois de 11 e pelo atalho depois de 18
way-e6-e12s-e19 = o caminho longo depois de 5, o atalho depois de 11 e o caminho longo depois de 18
    .by = pelo caminho longo depois de 5, pelo atalho depois de 11 e pelo caminho longo depois de 18
way-e6-e12s-e19s = o caminho longo depois de 5, o atalho depois de 11 e o atalho depois de 18
    .by = pelo caminho longo depois de 5, pelo atalho depois de 11 e pelo atalho depois de 18
way-e6s-e12-e19 = o atalho depois de 5, o caminho longo depois de 11 e o caminho longo depois de 18
    .by = pelo atalho depois de 5, pelo caminho longo depois de 11 e pelo caminho longo depois de 18
way-e6s-e12-e19s = o atalho depois de 5, o caminho longo depois de 11 e o atalho depois de 18
    .by = pelo atalho depois de 5, pelo caminho longo depois de 11 e pelo atalho depois de 18
way-e6s-e12s-e19 = o atalho depois de 5, o atalho depois de 11 e o caminho longo depois de 18
    .by = pelo atalho depois de 5, pelo atalho depois de 11 e pelo caminho longo depois de 18
way-e6s-e12s-e19s = o atalho depois de 5, o atalho depois de 11 e o atalho depois de 18
    .by = pelo atalho depois de 5, pelo atalho depois de 11 e pelo atalho depois de 18
way-e12 = o caminho longo depois de 11
    .by = pelo caminho longo depois de 11
way-e12s = o atalho depois de 11
    .by = pelo atalho depois de 11
way-e12-e19 = o caminho longo depois de 11 e o caminho longo depois de 18
    .by = pelo caminho longo depois de 11 e pelo caminho longo depois de 18
way-e12-e19s = o caminho longo depois de 11 e o atalho depois de 18
    .by = pelo caminho longo depois de 11 e pelo atalho depois de 18
way-e12s-e19 = o atalho depois de 11 e o caminho longo depois de 18
    .by = pelo atalho depois de 11 e pelo caminho longo depois de 18
way-e12s-e19s = o atalho depois de 11 e o atalho depois de 18
    .by = pelo atalho depois de 11 e pelo atalho depois de 18
way-e19 = o caminho longo depois de 18
    .by = pelo caminho longo depois de 18
way-e19s = o atalho depois de 18
    .by = pelo atalho depois de 18
boon-combat = Combate
boon-explore = Explorador
boon-doubloons = Dobrões
boon-points = Pontos de vitória
boon-rank = Próximo título de nobreza
automa-a1 = Vigia
automa-a2 = Enviada a Paris
automa-a3 = Abordadora
automa-a4 = Enviada a Madri
automa-a5 = Enviada a Londres
automa-b1 = Desbravadora
automa-b2 = Mensageira
automa-b3 = Construtora naval
automa-b4 = Guia
automa-b5 = Armadora
automa-b6 = Artilheira
automa-c1 = Mestra de obras
automa-c2 = Caçadora de tesouros
automa-c3 = Chefe de expedição
automa-c4 = Guerreira
level-very-easy = Muito fácil
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-very-hard = Muito difícil
project-a01 = Legionário
project-a02 = Marinheiro
project-a03 = Cozinheira de Bordo
project-a04 = Peixeira
project-a05 = Tecelão de Redes
project-a06 = Cambista
project-a07 = Mascate
project-a08 = Escrivão do Dízimo
project-a09 = Copista
project-a10 = Armazém
project-a11 = Cirurgião-barbeiro
project-a12 = Sargento
project-a13 = Cordoaria
project-a14 = Salinas
project-a15 = Piloto do Porto
project-a16 = Leitora de Estrelas
project-a17 = Carta Antiga
project-a18 = Horta de Ervas
project-a19 = Armeiro
project-a20 = Polidor de Lentes
project-a21 = Intendente
project-a22 = Pechincheira
project-a23 = Abridor de Trilhas
project-a24 = Tropeiro
project-a25 = Pajem da Pólvora
project-a26 = Recrutador
project-a27 = Flâmula Azul
project-a28 = Flâmula Branca
project-a29 = Flâmula Vermelha
project-a30 = Mexeriqueira
project-a31 = Grupo de Abordagem
project-a32 = Agente de Presas
project-a33 = Vendedor de Boatos
project-a34 = Cozinheiro de Trilha
project-a35 = Trovadora
project-a36 = Banca de Troca
project-a37 = Carpinteiro
project-a38 = Calafates
project-a39 = Carta a Versalhes
project-a40 = Carta a Londres
project-a41 = Carta a Madri
project-a42 = Recrutas da Taverna
project-a43 = Fundição de Canhões
project-a44 = Mensageiro Perdido
project-a45 = Estalajadeira de Matanzas
project-a46 = Tanoeiro de Baracoa
project-a47 = Pescador de Tartarugas
project-a48 = Feitor de San Juan
project-a49 = Pesador de Açúcar
project-a50 = Negociante Crioula
project-a51 = Guia do Rio
project-a52 = Estivador de La Guaira
project-a53 = Mergulhador de Pérolas
project-a54 = Corretora de Portobelo
project-a55 = Piloto dos Baixios
project-a56 = Tecelã de Cozumel
project-b001 = Porto
project-b002 = Alfândega
project-b003 = Dique Seco
project-b004 = Farol
project-b005 = Casa da Moeda
project-b006 = Contadoria
project-b007 = Bolsa de Mercadorias
project-b008 = Tabelião
project-b009 = Prensa Tipográfica
project-b010 = Cátedra
project-b011 = Observatório
project-b012 = Escola de Esgrima
project-b013 = Guarnição
project-b014 = Moinho de Pólvora
project-b015 = Linha de Navegação
project-b016 = Pintora da Corte
project-b017 = Tesoureira do Vice-rei
project-b018 = Baile de Máscaras
project-b019 = Heraldista
project-b020 = Tinturaria
project-b021 = Povoado Livre
project-b022 = Olaria
project-b023 = Mestra Cartógrafa
project-b024 = Astrolábio
project-b025 = Rosa dos Ventos
project-b026 = Viúva do Navegador
project-b027 = Topógrafo de Trilhas
project-b028 = Batedora da Selva
project-b029 = Exploradora Rival
project-b030 = Rastreador
project-b031 = Cartel
project-b032 = Selo da Guilda
project-b033 = Contrato Real
project-b034 = Mestre Artilheiro
project-b035 = Campo de Treino
project-b036 = Estandarte dos Lírios
project-b037 = Estandarte das Rosas
project-b038 = Estandarte dos Castelos
project-b039 = Quebra-tratados
project-b040 = Engenheiro de Cerco
project-b041 = Rede de Informantes
project-b042 = Salão de Cacau
project-b043 = Baú do Explorador
project-b044 = Torre de Sinais
project-b045 = Rábula do Mar
project-b046 = Capitã de Desembarque
project-b047 = Cofre Saqueado
project-b048 = Corretor de Resgates
project-b049 = Vale Oculto
project-b050 = Estrada dos Tropeiros
project-b051 = Festival
project-b052 = Teatro de Bonecos
project-b053 = Bazar de Especiarias
project-b054 = Pátio de Atacado
project-b055 = Reforma Naval
project-b056 = Estaleiro Real
project-b057 = Favor do Marquês
project-b058 = Favor do Conde
project-b059 = Favor do Duque
project-b060 = Agente Dupla
project-b061 = Enviado da Paz
project-b062 = Intriga na Corte
project-b063 = Anciã da Vila
project-b064 = Carta de Fundação
project-b065 = Assento no Conselho
project-b066 = Juramento dos Veteranos
project-b067 = Memórias de Guerra
project-b068 = Pombos-correio
project-b069 = Sociedade Secreta
project-b070 = Cronista
project-b071 = Sala de Troféus
project-b072 = Grande Atlas
project-b073 = Mecenas
project-b074 = Embaixadora
project-b075 = Tríplice Aliança
project-b076 = Náufragos
project-b077 = Cura Milagrosa
project-b078 = Casa das Curandeiras
project-b079 = Santuário Esquecido
project-b080 = Lampianista de Matanzas
project-b081 = Pomareira de Baracoa
project-b082 = Capitã de Tortuga
project-b083 = Cônsul em Puerto Plata
project-b084 = Banqueira de Santo Domingo
project-b085 = Calafate de San Juan
project-b086 = Vendedor de Cordas
project-b087 = Enviada da Martinique
project-b088 = Barqueiro do Delta
project-b089 = Compradora de Cacau
project-b090 = Espiã da Laguna
project-b091 = Guia da Serra
project-b092 = Receptador de Port Royal
project-b093 = Artilheiro de Cartagena
project-b094 = Guardiã da Feira
project-b095 = Cobrador do Rio
project-b096 = Piloto Miskito
project-b097 = Serrador
project-b098 = Negociante de Tartarugas
project-b099 = Resgatador de Naufrágios
project-b100 = Velho Bucaneiro
project-b101 = Leitora dos Ventos
project-c90 = Piloto Livre
project-c91 = Negociante do Conselho
project-c92 = Lavradores da Serra
project-c93 = Guardiã da Porta
project-c94 = Curandeira da Serra
project-c95 = Feira do Lago
project-c96 = Capitã da Vigia
project-c97 = Guardião do Santuário

# Settings and presets.
setting-story = Carta de história
setting-story-help = Diz onde há missões no início e depois de cada rodada.
choice-story-75 = 75: Bons Ventos
setting-solo-level = Nível da Ana
setting-solo-level-help = Quão forte é o baralho da sua oponente quando você joga sozinho; com dois ou mais jogadores não muda nada.
choice-solo-level-very-easy = muito fácil
choice-solo-level-easy = fácil
choice-solo-level-medium = médio
choice-solo-level-hard = difícil
choice-solo-level-very-hard = muito difícil
setting-retirement = Aposentadoria
setting-retirement-help = Uma vez no jogo um explorador pode deixar a trilha depois da barreira vermelha, por uma construção de prestígio à metade do preço.
choice-true = ligado
choice-false = desligado

# The score sheet; a prestige building is called by its name.
reason-play = PV durante o jogo
reason-quests = Trilha de missões
reason-explorer = Explorador
reason-assistants = Assistentes não usados
reason-career = Carreira
reason-instead = Em vez de uma compra
reason-income = Receita de PV
reason-last-income = Última receita de PV
reason-doubloon-track = Trilha de dobrões
reason-cards = Cartas de projeto
reason-leads = Maior influência
reason-france = Título de nobreza: França
reason-england = Título de nobreza: Inglaterra
reason-spain = Título de nobreza: Espanha
reason-quest-tiles = Peças de missão
reason-quest-lead = Vantagem em missões
reason-upgrade-lead = Vantagem em aprimoramentos
reason-explorer-lead = Vantagem do explorador

# O tabuleiro na página.
look-tab-chart = Carta
look-tab-cards = Cartas
look-tab-mine = Meu navio
look-page-cards = Cartas
look-page-tracks = Nações
look-page-combat = Combate
look-page-careers = Carreiras
look-order = Ordem
look-round = Rodada { $round } de { $rounds }
look-chart = Carta do Caribe
look-location = { $number } { $location }
look-city = Ação de cidade: { $location }
look-marker = { $location } pertence à nação { $nation }
look-quest-at = Missão { $quest }, { $location }
look-assistants = { $count ->
        [one] Assistente
       *[other] { $count } assistentes
    } de { $seat }, { $location }{ $done ->
        [yes] , concluído nesta rodada
       *[no] {""}
    }
look-ship-of = Navio de { $name }
look-reaches = Alcança:
look-track = Trilha do explorador
look-whole-track = Trilha toda
look-track-move = Escolha aonde vai seu explorador; espaços ocupados são pulados.
look-track-help = Espaços ocupados são pulados, e espaços de missão sem ficha também.
look-end-points = No fim: { $list }
look-card-facts = { $doubloons ->
        [one] 1 dobrão, { $points } PV
       *[other] { $doubloons } dobrões, { $points } PV
    }
look-sort = Ordenar
look-sort-drawn = como vieram
look-sort-cost = por custo
look-sort-points = por pontos
look-sort-good = por mercadoria
look-sort-object = por objeto
look-find = Buscar
look-none-found = Nenhuma carta corresponde.
look-no-cards = Nenhuma carta ainda
look-can-buy = { $doubloons ->
        [one] pode ser comprada por 1 dobrão
       *[other] pode ser comprada por { $doubloons } dobrões
    }
look-cannot-buy = não pode ser comprada agora ({ $doubloons })
look-deliver-at = entrega em { $list }
look-pays-quest = paga { $list }
look-task = { $kind ->
        [combat_token] Fichas de combate
        [quest] Missões
        [influence_one] Influência em uma nação
        [influence_two] Influência em duas nações
        [upgrade] Melhorias do navio
        [barrier] Barreiras
        [synergy] Fichas de sinergia
       *[assistant] Assistentes
    }: { $progress } de { $low } para { $doubloons } dobrões, de { $high } para mais { $points } PV{ $done ->
        [yes] , concluída
       *[no] {""}
    }
look-tasks = Tarefas da carreira
look-prestige = Edifícios de prestígio
look-prestige-hidden = Edifício de prestígio da rodada { $round }, virado para baixo
look-row = Projetos à vista
look-row-price = { $doubloons ->
        [one] leve por 1 dobrão
       *[other] leve por { $doubloons } dobrões
    }
look-deck = { $count ->
        [one] Pilha de compra: 1 carta
       *[other] Pilha de compra: { $count } cartas
    }
look-discards = { $count ->
        [one] Descarte: 1 carta
       *[other] Descarte: { $count } cartas
    }
look-pile = { $count ->
        [one] Pilha de combate { $number }: 1 ficha
       *[other] Pilha de combate { $number }: { $count } fichas
    }
look-piles = Fichas de combate
look-quests-left = { $count ->
        [one] resta 1 ficha de missão
       *[other] restam { $count } fichas de missão
    }
look-nations = Nações
look-nation-now = { $nation }: influência { $space }, título { $rank } × { $count } = { $points } PV
look-rank = título de nobreza { $rank }
look-multiplier = { $emptied } vazios + { $bonus } maioria ({ $count } na carta)
look-stock = { $count ->
        [one] resta 1 marcador
       *[other] restam { $count } marcadores
    }
look-incomes = Renda
look-income-of = { $name }: { $doubloons } dobrões e { $points } PV em cada pontuação; { $end } PV no fim
look-ana-income = Ana: { $points } PV em cada pontuação
look-combat-of = Combate de { $name }
look-value-left = Valor de combate restante: { $value }
look-no-token = Nenhuma ficha restante
look-side = { $nation }: valor de combate { $value } (impresso { $printed }), custa { $doubloons } dobrões
look-strongest = A nação com mais marcadores: −{ $count }.
look-weakest = A nação com menos marcadores: +{ $count }.
look-buys = O que o valor compra
look-used = feito
look-buy-influence = { $count ->
        [one] 1 de influência
       *[other] { $count } de influência
    }
look-buy-annex = anexar bandeira vazia
look-buy-take = tomar bandeira
look-buy-land = uma vila: { $price } vazia, { $taken } ocupada
look-raise = Aumentar 1:
look-combat-points = { $count ->
        [one] 1 ponto de combate
       *[other] { $count } pontos de combate
    }
look-figures = { $count ->
        [one] 1 figura
       *[other] { $count } figuras
    }
look-ship = Navio
look-hand = Mão
look-planning = Planejamento
look-career = Carreira
look-tableau = Projetos
look-area = { $state ->
        [completed] Completa.
        [locked] Bloqueada; discos: { $count }.
       *[open] Discos: { $count }.
    }
look-upgrades = { $count } de 12 · { $discs } discos
look-quests-done = Missões: { $count }; a próxima dá mais { $points } PV
look-points = Pontos de vitória
look-points-of = { $points } PV, renda { $count }
look-doubloons-of = { $doubloons } dobrões, renda { $count }
look-synergies = Fichas de sinergia
look-board-of = Tabuleiro
look-hand-known = Mão: { $count }, das quais todos viram { $shown }
look-more-cards = { $count ->
        [one] +1 carta
       *[other] +{ $count } cartas
    }
look-whole-hand = Ordenar, buscar
look-card-points = { $points } PV
look-ship-chip = Navio { $count }/12
look-planning-chip = Planos { $count }
look-tasks-chip = Carreira { $count }/3
look-tableau-chip = Projetos { $count }
look-free = livre
look-ana-level = { $level }
look-ana-discs = { $count } discos retirados, renda { $points }
look-ana-first = A primeira carta dela vem depois do seu turno.
look-ana-deck = { $count ->
        [one] 1 carta no baralho dela
       *[other] { $count } cartas no baralho dela
    }
tip-round = Depois das rodadas I a III há uma pontuação; depois da IV, a pontuação final.
tip-order = Posição { $place } na ordem
tip-kind = { $kind ->
        [village] Vila.
        [city] Cidade.
        [home] No caminho de casa.
       *[start] Todos os navios partem daqui.
    }
tip-market = Mercado de { $good }: { $free } de { $spaces } livres.
tip-flag = { $owner ->
        [france] Bandeira da França.
        [england] Bandeira da Inglaterra.
        [spain] Bandeira da Espanha.
       *[none] Ainda sem bandeira.
    }
tip-hand = Todo navio precisa parar aqui.
tip-stop = { $count } pontos de movimento, { $actions } ações de vila, +{ $points } PV no caminho
tip-assistant = { $name }: { $project }{ $done ->
        [yes] {" (concluído)"}
       *[no] {""}
    }
tip-assistants = Passado ou não usado, cada um dá { $points } PV uma vez por rodada.
tip-quest = No lugar da ação do local.
tip-quest-gone = A ficha de missão se foi: o espaço é pulado.
tip-explorer-end = O fim: pontos { $list }, e uma ação de vila.
tip-barrier = Quem cruzar a seguir ganha { $points } PV; cruzada até agora: { $count }.
tip-assistant-at = assistente { $location-at }
tip-prestige = Um é revelado a cada rodada; cada jogador pode investir uma vez em cada.
tip-prestige-now = Rodada { $round }; agora vale { $points } PV para você
tip-leaders = na frente: { $list }
tip-points = O que já está na trilha, e o que cada pontuação acrescenta.
tip-combat-points = Cada um aumenta o valor de um combate em 1.
tip-figures = Pagam cartas, investem, viram assistentes e reforçam combates.
tip-general = Na reserva geral: { $count }
tip-compasses = Missões rendem mais para cada uma.
tip-quests = A partir da quarta, cada uma dá pontos.
tip-tokens = Ganhas em combate; tarefas e cartas as contam.
tip-assistants-of = Figuras na carta.
tip-upgrades = Uma área se completa quando saem os dois discos.
tip-synergies = Cartas com este símbolo valem quando você tem a ficha.
tip-shown = Todos viram:
tip-deck = Compre até o limite da mão no fim do turno.
tip-piles = { $count ->
        [one] resta 1 ficha virada ao todo
       *[other] restam { $count } fichas viradas ao todo
    }
tip-buys = Cada um uma vez por combate, em qualquer ordem, até onde o valor alcança.
tip-ana = Ela joga uma carta por turno e a segue à risca.
told-starts = { $name } começa.
told-total = Total
