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
    .some = açúcar
good-tobacco = Tabaco
    .one = tabaco
    .many = tabacos
    .some = tabaco
good-cotton = Algodão
    .one = algodão
    .many = algodões
    .some = algodão
good-cocoa = Cacau
    .one = cacau
    .many = cacaus
    .some = cacau
good-indigo = Anil
    .one = anil
    .many = anis
    .some = anil
object-map = Mapa
    .one = mapa
    .many = mapas
    .some = um mapa
object-herbs = Ervas medicinais
    .one = ervas medicinais
    .many = ervas medicinais
    .some = ervas medicinais
object-pistol = Pistola
    .one = pistola
    .many = pistolas
    .some = uma pistola
object-spyglass = Luneta
    .one = luneta
    .many = lunetas
    .some = uma luneta
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
    .the = a peça de combate K01
token-k02 = Peça de combate K02
    .the = a peça de combate K02
token-k03 = Peça de combate K03
    .the = a peça de combate K03
token-k04 = Peça de combate K04
    .the = a peça de combate K04
token-k05 = Peça de combate K05
    .the = a peça de combate K05
token-k06 = Peça de combate K06
    .the = a peça de combate K06
token-k07 = Peça de combate K07
    .the = a peça de combate K07
token-k08 = Peça de combate K08
    .the = a peça de combate K08
token-k09 = Peça de combate K09
    .the = a peça de combate K09
token-k10 = Peça de combate K10
    .the = a peça de combate K10
token-k11 = Peça de combate K11
    .the = a peça de combate K11
token-k12 = Peça de combate K12
    .the = a peça de combate K12
token-k13 = Peça de combate K13
    .the = a peça de combate K13
token-k14 = Peça de combate K14
    .the = a peça de combate K14
token-k15 = Peça de combate K15
    .the = a peça de combate K15
token-k16 = Peça de combate K16
    .the = a peça de combate K16
token-k17 = Peça de combate K17
    .the = a peça de combate K17
token-k18 = Peça de combate K18
    .the = a peça de combate K18
token-k19 = Peça de combate K19
    .the = a peça de combate K19
token-k20 = Peça de combate K20
    .the = a peça de combate K20
token-k21 = Peça de combate K21
    .the = a peça de combate K21
token-k22 = Peça de combate K22
    .the = a peça de combate K22
token-k23 = Peça de combate K23
    .the = a peça de combate K23
token-k24 = Peça de combate K24
    .the = a peça de combate K24
token-k25 = Peça de combate K25
    .the = a peça de combate K25
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
    .to = ao início da trilha
space-e1 = Espaço 1
    .to = ao espaço 1
space-e2 = Espaço 2
    .to = ao espaço 2
space-e3 = Espaço 3
    .to = ao espaço 3
space-e4 = Espaço 4
    .to = ao espaço 4
space-e5 = Espaço 5
    .to = ao espaço 5
space-e6 = Espaço 6
    .to = ao espaço 6
space-e7 = Espaço 7
    .to = ao espaço 7
space-e8 = Espaço 8
    .to = ao espaço 8
space-e6s = Atalho 6
    .to = ao atalho 6
space-e9 = Espaço 9
    .to = ao espaço 9
space-e10 = Espaço 10
    .to = ao espaço 10
space-e11 = Espaço 11
    .to = ao espaço 11
space-e12 = Espaço 12
    .to = ao espaço 12
space-e13 = Espaço 13
    .to = ao espaço 13
space-e14 = Espaço 14
    .to = ao espaço 14
space-e15 = Espaço 15
    .to = ao espaço 15
space-e12s = Atalho 12
    .to = ao atalho 12
space-e13s = Atalho 13
    .to = ao atalho 13
space-e16 = Espaço 16
    .to = ao espaço 16
space-e17 = Espaço 17
    .to = ao espaço 17
space-e18 = Espaço 18
    .to = ao espaço 18
space-e19 = Espaço 19
    .to = ao espaço 19
space-e20 = Espaço 20
    .to = ao espaço 20
space-e21 = Espaço 21
    .to = ao espaço 21
space-e19s = Atalho 19
    .to = ao atalho 19
space-e22 = Espaço 22
    .to = ao espaço 22
space-e23 = Espaço 23
    .to = ao espaço 23
space-e24 = Espaço 24
    .to = ao espaço 24
space-e25 = Espaço 25
    .to = ao espaço 25
space-e26 = Espaço 26
    .to = ao espaço 26
space-e27 = Fim da trilha
    .to = ao fim da trilha
space-rt = Desconto Residencial
    .to = ao Desconto Residencial
barrier-blue = Barreira azul
    .the = a barreira azul
barrier-red = Barreira vermelha
    .the = a barreira vermelha
barrier-green = Barreira verde
    .the = a barreira verde
arm-4 = Puerto Plata
    .by = por Puerto Plata
arm-5 = Santo Domingo
    .by = por Santo Domingo
arm-13 = Port Royal
    .by = por Port Royal
arm-14 = Cartagena
    .by = por Cartagena
arm-10 = La Guaira
    .by = por La Guaira
arm-10-13 = La Guaira e Port Royal
    .by = por La Guaira e Port Royal
arm-10-14 = La Guaira e Cartagena
    .by = por La Guaira e Cartagena
arm-4-10 = Puerto Plata e La Guaira
    .by = por Puerto Plata e La Guaira
arm-5-10 = Santo Domingo e La Guaira
    .by = por Santo Domingo e La Guaira
arm-14-16 = Cartagena e San Juan del Norte
    .by = por Cartagena e San Juan del Norte
arm-16 = San Juan del Norte
    .by = por San Juan del Norte
arm-10-14-16 = La Guaira, Cartagena e San Juan del Norte
    .by = por La Guaira, Cartagena e San Juan del Norte
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
project-b080 = Acendedor de Matanzas
project-b081 = Pomareira de Baracoa
project-b082 = Capitã de Tortuga
project-b083 = Cônsul em Puerto Plata
project-b084 = Banco de Santo Domingo
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
story-75 = Bons Ventos
story-76 = Novas Costas
story-77 = Mar Bravo

# Settings and presets.
setting-story = Carta de história
setting-story-help = 75 é para a primeira partida; 76 e 77 mudam o mar. As outras jogam um capítulo da campanha e contam o que veio antes.
choice-story-75 = 75: Bons Ventos
choice-story-76 = 76: Novas Costas
choice-story-77 = 77: Mar Bravo
choice-story-80 = 80: capítulo 2
choice-story-81 = 81: capítulo 3
choice-story-82 = 82: capítulo 4
choice-story-83 = 83: capítulo 5
choice-story-84 = 84: capítulo 6
choice-story-85 = 85: capítulo 7
choice-story-86 = 86: capítulo 8
choice-story-87 = 87: capítulo 9
choice-story-88 = 88: capítulo 10
choice-story-89 = 89: capítulo 11
setting-solo-level = Nível da Ana
setting-solo-level-help = Quão forte é o baralho da sua oponente quando você joga sozinho; com dois ou mais jogadores não muda nada.
choice-solo-level-very-easy = muito fácil
choice-solo-level-easy = fácil
choice-solo-level-medium = médio
choice-solo-level-hard = difícil
choice-solo-level-very-hard = muito difícil
setting-retirement = Aposentadoria
setting-retirement-help = Uma vez no jogo um explorador pode deixar a trilha depois da barreira vermelha, por uma construção de prestígio à metade do preço.
choice-true = sim
choice-false = não
style-builder = construtor
style-courtier = cortesão
style-explorer = explorador
preset-first-game = Primeira partida
preset-standard = Partida padrão
preset-retirement = Com aposentadoria
preset-first-game-help = Carta de história 75; no jogo solitário, a Ana é muito fácil.
preset-standard-help = Carta de história 75; no jogo solitário, a Ana tem força média.
preset-retirement-help = Como a partida padrão, e exploradores podem se aposentar.

# The score sheet; a prestige building is called by its name.
reason-play = PV durante o jogo
reason-quests = Missões
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

# What components do: a moment and an effect.
clause = { $when }: { $effect }.
clause-assistant = Assistente { $location-at } (1 trabalhador): { $effect }.
clause-cost = Custa também { $cost }.
clause-needs = Exige { $count } marcadores { $nation-of } no mapa.
worth-points = { $points } PV no fim.
when-permanent = A partir de agora
when-immediate = Na hora
each-assistant = por assistente seu no mapa
each-combat-token = por peça de combate
each-quest = por peça de missão
each-compass = por bússola
each-synergy = por peça de sinergia
each-nation3 = por nação com a qual você tem 3 influências ou mais
each-barrier = por barreira que seu explorador cruzou
each-upgrade = por aprimoramento completo
each-figure = por trabalhador no seu estoque pessoal
each-figure-or-cp = por trabalhador restante no seu estoque pessoal e por PC restante
each-doubloon-income-vp = por PV da sua posição na trilha de receita de dobrões
each-own-assistant-here = por assistente seu ali
each-other-assistant-here = por assistente dos outros ali
effect-doubloons = { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-points = { $count } PV{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }{ $synergy ->
        [none] {""}
       *[other] {" "}(com { $synergy })
    }
effect-combat-points = { $count } PC
effect-figures = { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
effect-doubloon-income = +{ $count } de receita de dobrões{ $synergy ->
        [none] {""}
       *[other] {" "}(com { $synergy })
    }
effect-points-income = +{ $count } de receita de PV{ $synergy ->
        [none] {""}
       *[other] {" "}(com { $synergy })
    }
effect-combat = um combate
effect-discs = remova { $count ->
        [1] { $count } disco
       *[other] { $count } discos
    } do seu navio
effect-explore = explorador { $count }
effect-influence = { $count ->
        [1] { $count } influência
       *[other] { $count } influências
    } { $nation ->
        [any] com uma nação à sua escolha
        [fight] com a nação combatente
        [same] com essa nação
       *[other] { $nation-with }
    }
effect-rank = um marcador de influência até o próximo título de nobreza
effect-annex = um marcador de qualquer nação numa vila vazia
effect-annex-rank = anexe uma vila vazia por uma nação e suba ao seu próximo título de nobreza com ela
effect-synergy = { $synergy ->
        [any] uma peça de sinergia à sua escolha
       *[other] peça de sinergia { $synergy }
    }
effect-quest-on-card = a peça de missão do topo vem para esta carta; cumpra-a uma vez, como última ação de vila
effect-figures-on-card = ponha quantos trabalhadores quiser nesta carta: +{ $count } de receita de dobrões cada
effect-village-actions = { $count ->
        [1] { $count } ação de vila
       *[other] { $count } ações de vila
    }{ $each ->
        [none] {""}
       *[other] {" "}{ $each }
    }
effect-sail = navegue mais 1 a { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }, depois uma ação principal ali
effect-own-object = vale como objeto em todo pagamento ({ $object-one })
effect-discount = cartas e construções de prestígio custam { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    } a menos
effect-combat-ready = { $count } PC antes de cada combate
effect-compass = { $count ->
        [1] mais { $count } bússola
       *[other] mais { $count } bússolas
    }
effect-swift-explorer = todo movimento do seu explorador vai { $count ->
        [1] { $count } espaço mais longe
       *[other] { $count } espaços mais longe
    }
effect-steal = tome { $count } PV do dono de cada explorador que o seu pular
effect-host = cada vez que um navio termina de navegar onde você tem um assistente, 1 PV ou 2 dobrões
effect-drill = a qualquer momento, 1 trabalhador por 2 PC
effect-banner = 2 PC cada vez que você luta { $nation-for }
effect-capture-points = { $count } PV cada vez que você toma um marcador de outra nação
effect-long-sails = como ação principal, 2 ações de vila após 2 a 4 pontos de movimento, 3 após 5 ou mais
effect-hand-limit = seu limite de mão é { $count }
effect-row-free = as cartas do mostrador não custam nada
effect-village-action = uma nova ação de vila ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-last-action = uma nova última ação de vila ({ $cost ->
        [none] { $gains }
       *[other] { $cost } → { $gains }
    })
effect-settle = uma nova ação de vila, numa vila sem marcador (um marcador de qualquer nação ali, { $gains })
effect-combat-action = uma nova ação de combate (valor −{ $price } → { $gains })
effect-combat-village = uma nova ação de combate (valor −{ $empty }, ou −{ $taken } onde sai o marcador de outra nação → um marcador numa vila, { $gains })
effect-pay = { $cost } → { $gains }
effect-choose = { $first }; ou { $second }
effect-then = { $first }; { $second }
effect-harbour-quest = cumpra a missão dela
effect-heal = remova uma peça com caveira
cost-doubloons = { $count ->
        [1] { $count } dobrão
       *[other] { $count } dobrões
    }
cost-combat-points = { $count } PC
cost-figures = { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }
cost-figures-on-card = { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    } sobre a carta
cost-good = { $count ->
        [1] { $good-one }
       *[other] { $count } { $good-many }
    }
cost-object = { $count ->
        [1] { $object-one }
       *[other] { $count } { $object-many }
    }
cost-same = { $count } cartas com a mesma mercadoria
cost-hand = toda a sua mão
cost-moves = { $count } ou mais pontos de movimento gastos nesta jogada
tile-text = { $effects } · mercado: { $good-one }
flag-text = Bandeira: { $effects }.
stop-text = Os navios devem parar aqui.
quest-space = uma missão
end-space = { $points } PV para quem chega, nesta ordem, e { $count ->
        [1] { $count } ação de vila
       *[other] { $count } ações de vila
    }
residence-space = invista numa construção de prestígio à metade do preço; o explorador volta ao início
legacy-route = { $location } → { $location2 }: { $count } pontos de movimento.
legacy-plague = Nenhuma ação de vila { $location-at } como ação principal; missões e assistentes continuam possíveis.
legacy-ruin = Nenhuma ação principal { $location-at } além de missões e assistentes: sem peça de cidade, mercado nem bandeira, e nenhum marcador pode vir. Quando acabar, sorteia-se uma nova peça de cidade.
legacy-harbour = { $location } agora é uma cidade: { $effects } Uma missão desta cidade que é tomada é reposta na hora.
legacy-arm = { $location }, uma cidade num braço próprio: { $effects } Entrar custa { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }, sair { $count2 }.
legacy-needs = Só se seu explorador chegou { $space-to } ou além.
legacy-stop = Sempre que seu navio encerra a viagem { $location-at }: { $effects }.
legacy-works = Antes da ação principal { $location-at } você pode ajudar: { $effects }; um disco do seu navio vem para a peça. Espaços: { $count }.
legacy-toll = Quem passa sem parar paga { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }; quem não pode pagar deve parar.
legacy-claim = Uma nova ação de combate (valor { $list } → um marcador que fica, { $effects }).
story-quest = Missão de história { $location-at }: { $effects }.
story-full = A história continua quando isto estiver cheio: { $tile }.
vote-brings = Todos recebem: { $effects }.
crossing-text = { $points } PV para o primeiro que a cruza, { $points2 } PV para cada um depois
unlocked-after = Só depois de { $area }.
unlocked-completed = Só depois de { $count } outros aprimoramentos.
side-text = { $nation } { $value }
side-cost = { $side } (pague { $effects })
side-bonus = { $side } (receba { $effects })
strongest-text = −{ $count } para a nação mais forte
weakest-text = +{ $count } para a nação mais fraca
task-text = { $low }: { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }, { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }; { $high }: mais { $points } PV.
bonus-text = Depois das três: { $effects }.
task-combat-token = { $count ->
        [1] { $count } peça de combate
       *[other] { $count } peças de combate
    }
task-quest = { $count ->
        [1] { $count } peça de missão
       *[other] { $count } peças de missão
    }
task-influence-one = { $count } influências com uma nação
task-influence-two = { $count } influências com cada uma de duas nações
task-upgrade = { $count ->
        [1] { $count } aprimoramento completo
       *[other] { $count } aprimoramentos completos
    }
task-barrier = { $barrier } cruzada
task-synergy = { $count ->
        [1] { $count } peça de sinergia
       *[other] { $count } peças de sinergia
    }
task-assistant = { $count ->
        [1] { $count } assistente
       *[other] { $count } assistentes
    } no mapa
building-text = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } e um trabalhador → peça de sinergia { $synergy }; o primeiro investidor { $points } PV. No fim { $points2 } PV { $each }{ $most ->
        [0] {""}
       *[other] , no máximo { $most }
    }.
ana-text = { $count ->
        [1] { $count } parada
       *[other] { $count } paradas
    }, rota { $route ->
        [upper] de cima
       *[other] de baixo
    }; carta { $place } do mostrador. { $effects }
ana-rounds = { $last ->
        [4] A partir da rodada { $round }
       *[other] Rodadas { $round } a { $last }
    }: { $effects }.
ana-always = Depois: { $effects }.
order-influence = { $count ->
        [1] { $count } influência
       *[other] { $count } influências
    } { $nation-with }
order-points = { $count } PV
order-explore = explorador { $count }
order-disc = remove um disco
order-quest-pile = a peça de missão do topo
order-combat = um combate por { $count ->
        [1] { $count } influência
       *[other] { $count } influências
    }{ $village ->
        [0] {""}
       *[other] , com uma vila também
    }

# What a player is asked.
prompt-FirstPlan = Qual das suas oito cartas vai para os espaços de planejamento?
prompt-FirstDiscard = Descarte { $left ->
        [1] { $left } carta
       *[other] { $left } cartas
    }; quatro ficam na sua mão.
prompt-KeepCareer = Qual carreira você guarda?
prompt-Sail = Para onde você navega? Você tem { $count } pontos de movimento.
prompt-HostReward = Um navio parou onde você tem um assistente: 1 PV ou 2 dobrões?
prompt-MainAction = { $location }: escolha sua ação principal{ $sort ->
        [village] , até { $left ->
        [1] { $left } ação de vila
       *[other] { $left } ações de vila
    }
       *[other] {""}
    }.
prompt-Village = Ações de vila: { $left ->
        [1] resta uma
       *[other] restam { $left }
    }.
prompt-DeliverDisc = Qual disco vai para o mercado?
prompt-RemoveDisc = Remova { $left ->
        [1] { $left } disco
       *[other] { $left } discos
    } do seu navio: de qual área?
prompt-PayCards = Pague { $good ->
        [none] { $object-some }
       *[other] { $good-some }
    }: com qual carta?
prompt-PaySame = Pague com cartas da mesma mercadoria: { $left ->
        [1] falta uma
       *[other] faltam { $left }
    }.
prompt-AskPay = Pagar { $pay_combat_points ->
        [0] { $pay_same ->
        [0] toda a sua mão
       *[other] { $pay_same } cartas com a mesma mercadoria
    }
       *[other] { $pay_combat_points } PC
    } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }{ $points ->
        [0] {""}
       *[other] , { $points } PV
    }{ $combat_points ->
        [0] {""}
       *[other] , { $combat_points } PC
    }{ $influence ->
        [0] {""}
        [1] , { $influence } influência com uma nação à sua escolha
       *[other] , { $influence } influências com uma nação à sua escolha
    }{ $village_actions ->
        [0] {""}
        [1] , { $village_actions } ação de vila
       *[other] , { $village_actions } ações de vila
    }?
prompt-ChooseInfluence = { $count ->
        [1] { $count } influência
       *[other] { $count } influências
    }: com qual nação?
prompt-ChooseRank = Com qual nação você sobe ao próximo título de nobreza?
prompt-ChooseAnnexation = Qual nação anexa qual vila vazia{ $rank ->
        [0] ?
       *[other] ? Sua influência sobe ao próximo título de nobreza dela.
    }
prompt-ChooseSynergy = Qual peça de sinergia você pega?
prompt-ChooseWay = À sua escolha: { $combat ->
        [0] {""}
       *[other] um combate
    }{ $explore ->
        [0] {""}
       *[other] { $combat ->
        [0] {""}
       *[other] {", ou "}
    }até { $explore } espaços com seu explorador
    }{ $doubloons ->
        [0] {""}
       *[other] { $explore ->
        [0] {""}
       *[other] {", ou "}
    }{ $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
    }{ $more ->
        [0] {""}
       *[other] {" "}e { $more } PV
    }{ $points ->
        [0] {""}
       *[other] { $doubloons ->
        [0] {""}
       *[other] {", ou "}
    }{ $points } PV
    }{ $rank ->
        [0] {""}
       *[other] { $explore ->
        [0] { $doubloons ->
        [0] {""}
       *[other] {", ou "}
    }
       *[other] {", ou "}
    }o próximo título de nobreza
    }.
prompt-LayFigures = { $project }: quantos trabalhadores vão para a carta?
prompt-TrailQuest = Cumprir agora a missão { $quest }?
prompt-MoveExplorer = Mova seu explorador até { $count ->
        [1] { $count } espaço
       *[other] { $count } espaços
    }.
prompt-Retire = Seu explorador se aposenta: em qual construção de prestígio você investe, à metade do preço?
prompt-ChoosePile = Combate: de qual monte você revela uma peça?
prompt-ChooseNation = { $token ->
        [none] Os dois montes estão vazios: toda nação tem valor de combate 3.{" "}
       *[other] {""}
    }Por qual nação você luta?
prompt-Fight = Você luta { $nation-for }; valor de combate { $value }.
prompt-SailOn = Navegar mais, até { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }?
prompt-EndTurn = Sua ação principal está feita: planeje, complete uma tarefa, ou conclua.
prompt-EndStep = Antes de a pontuação seguir: treine trabalhadores, ou siga.
prompt-Refill = Compre { $left ->
        [1] { $left } carta
       *[other] { $left } cartas
    }: do baralho, ou do mostrador{ $doubloons ->
        [0] , de graça
        [1] , por { $doubloons } dobrão cada
       *[other] , por { $doubloons } dobrões cada
    }.
prompt-StepOne = { $round ->
        [4] Pontuação final
       *[other] Pontuação após a rodada { $round }
    }: compre uma carta, invista, ou receba { $points } PV.
prompt-Vote = Como você vota?
prompt-AskHarbour = Cumprir a missão { $quest } desta cidade?
prompt-Works = Você ajuda aqui? Espaços livres: { $left }.
prompt-WorksDisc = Qual disco você põe ali?
prompt-Heal = Qual peça com caveira você remove?

# What a player may do: the verb, and the kinds of the words after it.
do-done = Concluir
do-decline = Recusar
do-draw = Comprar do baralho
do-earn = Receber 1 dobrão
do-discard-hand = Mão → 2 dobrões
do-city = Ação da cidade
do-pay-cost = Pagar
do-score = Receber 2 PV
do-raise-combat-point = 1 PC → +1
do-raise-figure = 1 trabalhador → +1
do-gain-little = −2 → 1 influência
do-gain-much = −5 → 2 influências
do-host-point = Receber 1 PV
do-host-doubloons = Receber 2 dobrões
do-reveal-pile = Monte { $pile }
do-fight-nation = Lutar { $nation-for }
do-influence-nation = Influência { $nation-with }
do-rank-nation = Próximo título { $nation-with }
do-settle-nation = Pôr aqui um marcador { $nation-of }
do-synergy-synergy = Peça { $synergy }
do-choose-boon = { $boon }
do-lay-figures = { $figures ->
        [0] Nenhum
        [1] { $figures } trabalhador
       *[other] { $figures } trabalhadores
    }
do-drill = 1 trabalhador → 2 PC
do-complete-task-task = Completar a tarefa { $task }
do-disc-area = Disco: { $area }
do-use-area = Usar { $area }
do-invest-prestige = Investir: { $prestige }
do-keep-career = { $career }
do-sail-location = Navegar { $location-to }
do-annex-location = Bandeira: { $location }
do-land-location = Desembarcar { $location-at }
do-explore-space = Explorador: { $space }
do-quest-quest = Missão: { $quest }
do-plan-project = Planejar { $project }
do-buy-project = Comprar { $project }
do-take-project = Pegar { $project }
do-deliver-project = Entregar { $project }
do-assist-project = Assistente: { $project }
do-pay-project = Pagar com { $project }
do-use-project = Usar { $project }
do-begin-project = Planejar { $project }
do-discard-project = Descartar { $project }
do-sail-location-by-arm = Navegar { $location-to } { $arm-by }
do-annex-location-for-nation = Marcador { $nation-of } { $location-at }
do-explore-space-by-way = Explorador: { $space }, { $way-by }
do-story-story = Missão de história: { $story }
do-vote-branch = { $branch }
do-work-tile = Ajudar: { $tile }
do-heal-tile = Remover: { $tile }
do-claim-slot = { $slot }

# What has happened.
log-round = Rodada { $round }; { $seat } começa.
log-city-laid = Peça de cidade { $location-at }: { $city }.
log-quest-laid = Peça de missão { $location-at }: { $quest }.
log-trail-laid = Peça de missão na trilha do explorador, { $space }: { $quest }.
log-prestige-revealed = Construção de prestígio revelada: { $prestige }.
log-dealt = { $seat } recebe { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } e começa com { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } e { $figures ->
        [1] { $figures } trabalhador
       *[other] { $figures } trabalhadores
    }.
log-opening-made = { $seat } escolheu a primeira mão.
log-planned-first = { $seat } planeja { $project }.
log-opening-discarded = { $seat } descarta { $project }, { $project2 }, { $project3 }.
log-career-chosen = { $seat } escolheu uma carreira.
log-career = Carreira de { $seat }: { $career }.
log-sailed = { $seat } navega { $location-to } ({ $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }).
log-assistants-passed = { $seat } passa por { $count ->
        [1] { $count } assistente
       *[other] { $count } assistentes
    } da sua cor: { $points } PV.
log-assistants-unused = { $seat } não usou { $count ->
        [1] { $count } assistente
       *[other] { $count } assistentes
    }: { $points } PV.
log-hosted-point = Um navio para junto a um assistente de { $seat }: { $points } PV.
log-hosted-doubloons = Um navio para junto a um assistente de { $seat }: { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-delivered = { $seat } entrega { $good-some } { $location-at }: { $project }.
log-city = { $seat } faz a ação da cidade { $location-at }.
log-earned = { $seat } recebe { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-hand-sold = { $seat } descarta toda a mão, { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }, por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-action-used = { $seat } usa { $project }.
log-area-used = { $seat } usa { $area }.
log-bought = { $seat } compra { $project } por { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-assistant-placed = { $seat } põe um assistente { $location-at }.
log-figures-laid = { $seat } põe { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    } em { $project }.
log-invested = { $seat } investe { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }: { $prestige }.
log-first-investor = Primeiro investimento, { $prestige }: { $points } PV para { $seat }.
log-assisted = { $seat } usa o assistente { $location-at }: { $project }.
log-planned = { $seat } planeja { $project }.
log-task = { $seat } completa a tarefa { $task } ({ $career }).
log-task-mastered = { $seat } completa por inteiro a tarefa { $task } ({ $career }): { $points } PV.
log-career-done = { $seat } completou a carreira { $career }.
log-drilled = { $seat } treina um trabalhador: { $count } PC.
log-paid-card = { $seat } paga com { $project }.
log-paid-doubloons = { $seat } paga { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-paid-combat = { $seat } paga { $count } PC.
log-paid-figures = { $seat } paga { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }.
log-doubloons = { $seat } ganha { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-points = { $seat } ganha { $points } PV.
log-combat-points = { $seat } ganha { $count } PC.
log-figures = { $seat } ganha { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }.
log-influence = { $seat } ganha { $count ->
        [1] { $count } influência
       *[other] { $count } influências
    } { $nation-with }.
log-influence-beyond = Além do fim da trilha { $nation-of }: { $points } PV para { $seat }.
log-ranked = { $seat } sobe ao próximo título de nobreza { $nation-with }.
log-synergy = { $seat } pega a peça de sinergia { $synergy }.
log-doubloon-income = Receita de dobrões de { $seat }: +{ $count }.
log-points-income = Receita de PV de { $seat }: +{ $count }.
log-wrapped = A receita de PV de { $seat } passa de 20 e volta: { $points } PV.
log-disc = { $seat } remove um disco: { $area }.
log-upgraded = { $seat } completa { $area }.
log-annexed = { $seat } anexa { $location } { $nation-for }.
log-captured = { $seat } toma o marcador { $nation2-of } { $location-at } { $nation-for }.
log-revealed = { $seat } revela { $token-the }.
log-no-tokens = { $seat } luta; não há mais peças de combate.
log-fought = { $seat } luta { $nation-for }; valor de combate { $value }.
log-strongest = { $nation }: a única com mais marcadores, valor de combate −{ $count }.
log-weakest = { $nation }: a única com menos marcadores, valor de combate +{ $count }.
log-raised = { $seat } paga 1 PC: valor de combate { $count }.
log-raised-figure = { $seat } paga 1 trabalhador: valor de combate { $count }.
log-combat-ended = { $seat } encerra o combate.
log-explored = { $seat }: o explorador chega { $space-to }.
log-stolen = { $seat } pula o explorador de { $seat2 } e toma { $points } PV.
log-crossed = { $seat } cruza { $barrier-the }.
log-crossed-points = { $seat } cruza { $barrier-the }, { $points } PV.
log-explorer-end = O explorador de { $seat } está no fim da trilha: { $points } PV.
log-retired = O explorador de { $seat } se aposenta e volta ao início.
log-quest = { $seat } cumpre a missão { $quest }.
log-quest-track = Peça de missão número { $count } de { $seat }: { $points } PV.
log-quest-on-card = A missão { $quest } vem para { $project }, de { $seat }.
log-drew = { $seat } compra uma carta.
log-drew-known = { $seat } compra a carta { $project }.
log-took = { $seat } pega { $project } do mostrador{ $doubloons ->
        [0] {""}
        [1] , por { $doubloons } dobrão
       *[other] , por { $doubloons } dobrões
    }.
log-row-laid = Novo no mostrador: { $project }.
log-reshuffled = O descarte é embaralhado: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
log-round-ended = { $seat } chegou em casa: a rodada { $round } termina.
log-instead = { $seat } recebe { $points } PV em vez de comprar.
log-income = Receita de { $seat }: { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }, { $points } PV.
log-markets-cleared = Os mercados são esvaziados.
log-ships-home = Todos os navios voltam a Havana.
log-ana-card = { $seat } joga a carta { $automa }.
log-ana-sailed = { $seat } navega { $location-to }.
log-ana-quest = { $seat } pega a missão { $quest }.
log-ana-delivered = { $seat } entrega { $location-at }.
log-ana-took = { $seat } pega { $project } do mostrador.
log-ana-disc = { $seat } remove seu disco número { $count }.
log-ana-nation = { $seat } luta { $nation-for }, sua melhor nação com { $value }.
log-ana-marker = { $seat } põe um marcador { $nation-of } { $location-at }.
log-ana-stock = { $seat } não acha lugar: um marcador { $nation-of } sai do jogo.
log-ana-income = Receita de { $seat }: { $points } PV.
log-story-laid = Carta de história: { $story }.
log-story-placed = Peça de história { $location-at }: { $story }.
log-story-done = { $seat } cumpre a missão de história { $story }.
log-story-read = { $seat } segue a leitura: { $story }.
log-story-dropped = A carta de história { $story } sai do jogo.
log-voted = { $seat } vota: { $branch }.
log-decided = Está decidido: { $branch }.
log-project-added = Novo no descarte: { $project }.
log-projects-shuffled = { $count ->
        [1] Embaralhada no baralho de compra: { $count } carta C
       *[other] Embaralhadas no baralho de compra: { $count } cartas C
    }.
log-tile-entered = Novo no mar: { $tile }.
log-tile-left = Some do mar: { $tile }.
log-worked = { $seat } ajuda e põe ali um disco: { $tile }.
log-claimed = { $seat } põe um marcador { $nation-of }: { $slot }.
log-toll = { $seat } paga um pedágio: { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }.
log-campaign-over = A campanha terminou; todas as peças legacy voltam para a caixa.
log-final = A pontuação final
log-final-reason = { $reason }: { $points } PV para { $seat }.
log-final-prestige = { $prestige }: { $points } PV para { $seat }.
log-winner = { $seat } vence com { $points } PV.
log-victory = { $seat } vence { $seat2 } por { $points } a { $points2 } PV.
log-drawn = { $seat } e { $seat2 } empatam com { $points } PV.
log-defeat = { $seat2 } vence { $seat } por { $points2 } a { $points } PV.

# Why something can't be done, and what speaks against it.
why-too-dear = Custa { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }; você tem { $doubloons2 }.
why-few-figures = Exige { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }; você tem { $count2 }.
why-few-combat = Custa { $count } PC; você tem { $count2 }.
why-few-cards = Você não tem na mão as cartas que pagam isto.
why-few-markers = Exige 3 marcadores { $nation-of } no mapa; por enquanto: { $count }.
why-too-far = Custa { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }; você tem { $count2 }.
why-little-sailed = Pede { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    } gastos nesta jogada; você gastou { $count2 }.
why-behind = Fica atrás do seu navio.
why-must-stop = Seu navio deve parar antes { $location-at }.
why-no-market = O mercado daqui quer { $good-some }.
why-market-full = O mercado está cheio.
why-no-disc = Nenhum disco pode deixar seu navio agora.
why-no-disc-left = Os dois discos já saíram.
why-locked = Complete antes { $area }.
why-locked-count = Exige { $count ->
        [1] { $count } aprimoramento completo
       *[other] { $count } aprimoramentos completos
    }; você tem { $count2 }.
why-not-completed = { $area }: ainda não completo.
why-not-here = Não é possível aqui.
why-little-value = Exige valor de combate { $value }; você tem { $value2 }.
why-used-up = Você já usou isto.
why-no-rank = Não há título de nobreza mais alto { $nation-with }.
why-own-marker = Já há ali um marcador { $nation-of }.
why-not-empty = Há ali um marcador { $nation-of }.
why-no-stock = Não resta marcador { $nation-of }.
why-occupied = Este espaço é pulado.
why-out-of-reach = Está fora de alcance.
why-planning-full = Seus { $count } espaços de planejamento estão cheios.
why-needed = Esta carta é necessária para o pagamento.
why-task-open = Pede { $count }; você tem { $count2 }.
why-task-gone = Esta tarefa já está feita.
why-not-revealed = Não está revelada.
why-invested-before = Você já investiu nela.
why-synergy-owned = Você já tem esta peça: { $synergy }.
why-no-pile = Este monte está vazio.
why-no-drill = Nenhuma carta sua treina trabalhadores.
why-no-explorer = Seu explorador precisa ter chegado { $space-to }.
why-plague = { $tile }: aqui só são possíveis missões e assistentes.
why-tile-full = { $tile }: todos os espaços estão ocupados.
why-last-action = Encerra a série: { $count ->
        [1] perde-se { $count } ação de vila
       *[other] perdem-se { $count } ações de vila
    }.

# What people watch together.
moment-round = Rodada { $round }
moment-opening = Todos escolheram suas primeiras cartas
moment-voyage = { $seat } navega { $location-to } ({ $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    })
moment-token = Combate: { $seat } revela { $token-the }
moment-marker = { $seat } põe um marcador { $nation-of } { $location-at }
moment-purchase = { $seat } compra { $project }
moment-investment = { $seat } investe em { $prestige }
moment-quest = { $seat } cumpre a missão { $quest }
moment-upgrade = { $seat } completa { $area }
moment-expedition = { $seat }: o explorador chega { $space-to }
moment-scoring = A rodada { $round } terminou: { $seat } chegou em casa
moment-income = Receita de { $seat }: { $doubloons ->
        [0] {""}
        [1] { $doubloons } dobrão,{" "}
       *[other] { $doubloons } dobrões,{" "}
    }{ $points } PV
moment-ana-card = { $seat }: { $automa }
moment-story = A história: { $story }
moment-story-back = { $seat } segue a leitura: { $story }
moment-vote = Está decidido: { $branch }
moment-tile = Novo no mar: { $tile }
moment-end = A pontuação final
moment-score = { $seat }: { $points } PV

# What players count.
figure-doubloons = Dobrões
figure-combat-points = Pontos de combate
figure-figures = Trabalhadores no estoque
figure-hand = Cartas na mão
figure-doubloon-income = Receita de dobrões
figure-points-income = Receita de PV
figure-upgrades = Aprimoramentos completos
figure-discs = Discos
figure-synergies = Peças de sinergia
figure-compasses = Bússolas
figure-assistants = Assistentes
figure-cards = Cartas compradas
figure-tokens = Peças de combate
figure-quests = Peças de missão
figure-france = Influência: França
figure-england = Influência: Inglaterra
figure-spain = Influência: Espanha
figure-explorer = Trilha do explorador

# The board in words.
board-round = { $round ->
        [0] Antes da primeira rodada
       *[other] Rodada { $round } de { $rounds }
    }
board-order = Ordem
board-nothing = nada
board-thing = { $name }: { $effects }
board-deck = Baralho
board-cards = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }
board-discarded = Descarte
board-next-quest = Próxima missão
board-combat-piles = Peças de combate
board-pile = monte { $pile }: { $count }
board-chart = O Caribe
board-location = { $number } { $location }
board-village = vila
board-start = início
board-market = espaços livres no mercado: { $count } de { $limit }
board-marker = marcador { $nation-of }
board-quest = missão { $quest } ({ $effects })
board-assistant = assistente de { $seat }, { $project }{ $done ->
        [0] {""}
       *[other] {" "}(feito)
    }
board-ships = navios: { $list }
board-stops = Aonde seu navio pode ir
board-toll = pedágio de { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    }
board-story = História
board-chapter = Capítulo { $chapter }
board-story-tile = peça de história: { $story }
board-tiles = Peças legacy
board-tile-discs = espaços livres: { $count } de { $limit }
board-claim = { $slot }: marcador { $nation-of }
board-stop = { $cost ->
        [1] { $cost } ponto de movimento
       *[other] { $cost } pontos de movimento
    }{ $actions ->
        [0] {""}
        [1] {" "}· { $actions } ação de vila
       *[other] {" "}· { $actions } ações de vila
    }{ $points ->
        [0] {""}
       *[other] {" "}· { $points } PV por assistentes no caminho
    }{ $ends ->
        [0] {""}
       *[other] {" "}· encerra a rodada
    }
board-nations = Nações
board-nation = multiplicador { $count } ({ $emptied } + { $bonus }) · { $owned ->
        [1] { $owned } marcador no mapa
       *[other] { $owned } marcadores no mapa
    }, { $stock } no estoque
board-influence = { $seat } { $count } (título { $rank })
board-explorers = Trilha do explorador
board-explorer = { $space }{ $left ->
        [0] {""}
       *[other] , { $left } até o fim
    }
board-crossed = { $count ->
        [0] ainda não cruzada
        [1] cruzada uma vez
       *[other] cruzada { $count } vezes
    }{ $points ->
        [0] {""}
       *[other] , agora { $points } PV
    }
board-row = Mostrador de cartas
board-card = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } · { $good-one }, { $object-one } · { $effects }
board-prestige = Construções de prestígio
board-face-down = virada para baixo até a rodada { $round }
board-investors = investiram: { $list }
board-combat = Combate de { $seat }
board-value = valor de combate { $value }{ $doubloons ->
        [0] {""}
        [1] {" "}por { $doubloons } dobrão
       *[other] {" "}por { $doubloons } dobrões
    }
board-value-left = Valor de combate restante
board-player = { $seat } · { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } · { $points } PV
board-income = Receita
board-incomes = { $doubloons ->
        [1] { $doubloons } dobrão
       *[other] { $doubloons } dobrões
    } (no fim { $points2 } PV), { $points } PV
board-supply = Estoque
board-supplies = { $points } PC, { $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    }; { $count2 } no suprimento comum
board-collected = Reunido
board-collection = { $quests ->
        [1] { $quests } peça de missão
       *[other] { $quests } peças de missão
    }, { $tokens ->
        [1] { $tokens } peça de combate
       *[other] { $tokens } peças de combate
    }, { $compasses ->
        [1] { $compasses } bússola
       *[other] { $compasses } bússolas
    }, { $assistants ->
        [1] { $assistants } assistente
       *[other] { $assistants } assistentes
    }
board-synergies = Peças de sinergia
board-completed = Aprimoramentos
board-discs = Discos restantes
board-area-discs = { $area } { $count }{ $locked ->
        [0] {""}
       *[other] {" "}(bloqueada)
    }
board-career = Carreira
board-task = Tarefa { $task }
board-task-done = feita
board-task-progress = agora { $count }
board-hand = Mão
board-hand-of = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } de { $limit }
board-shown = conhecidas: { $list }
board-planning = Planejadas
board-aside = Postas de lado
board-tableau = Compradas
board-with-quest = { $project } (missão { $quest })
board-with-figures = { $project } ({ $count ->
        [1] { $count } trabalhador
       *[other] { $count } trabalhadores
    })
board-my-cards = Cartas de { $seat }
board-ana = Ana · { $points } PV
board-ana-card = Última carta
board-ana-deck = Baralho
board-ana-has = { $discs ->
        [1] { $discs } disco removido
       *[other] { $discs } discos removidos
    } ({ $upgrades ->
        [1] { $upgrades } aprimoramento
       *[other] { $upgrades } aprimoramentos
    }), { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }, { $quests ->
        [1] { $quests } peça de missão
       *[other] { $quests } peças de missão
    }, { $tokens ->
        [1] { $tokens } peça de combate
       *[other] { $tokens } peças de combate
    }
board-points = { $points } PV

# Groups of options on the desk.
group-sail = Navegar
group-annex = Bandeiras
group-land = Desembarcar
group-explore = Explorador
group-quest = Missão
group-plan = Planejar
group-buy = Comprar
group-take = Pegar do mostrador
group-deliver = Entregar
group-assist = Assistente
group-pay = Pagar com
group-use = Usar
group-begin = Planejar
group-discard = Descartar
group-disc = Disco
group-invest = Investir
group-keep = Carreira
group-influence = Influência
group-rank = Título de nobreza
group-settle = Marcador
group-synergy = Peça de sinergia
group-reveal = Revelar
group-fight = Lutar
group-raise = Aumentar o valor
group-gain = Receber influência
group-complete = Completar
group-story = Missão de história
group-vote = Votar
group-work = Ajudar
group-heal = Remover
group-claim = Espaços

# The rules in short, chapter by chapter.
help-1 = Quatro rodadas ao redor do Caribe. Vence quem tem mais pontos de vitória (PV) no fim: de nações, receitas, cartas, missões, do explorador, de construções de prestígio e mais.
    .title = O objetivo
help-2 = Navegue de 1 a 7 pontos de movimento, faça uma ação principal onde chegar, complete a mão até o limite. Planejar uma carta e completar uma tarefa de carreira são livres, quantas vezes quiser.
    .title = Uma jogada
help-3 = Numa vila: 1 ação de vila, 2 após 4 a 6 pontos de movimento, 3 após 7. Cada uma compra uma carta ou investe numa construção de prestígio, dá um dobrão, ou descarta sua mão por 2 dobrões.
    .title = Vilas
help-4 = Numa cidade: entregue uma carta com a mercadoria do mercado, e um disco deixa seu navio; depois faça a ação da cidade. Quando os dois discos de uma área saem, seu navio tem um aprimoramento.
    .title = Cidades e seu navio
help-5 = Revele uma peça, escolha a nação por que você luta e gaste seu valor de combate: 2 ou 5 por influência, 4 por uma bandeira vazia, 6 por uma bandeira de outra nação. Cada ponto de combate ou trabalhador soma 1.
    .title = Combate
help-6 = No fim, seu título de nobreza com cada nação é multiplicado: pelos espaços vazios do estoque de marcadores dela, mais um bônus por ter mais marcadores no mapa. Quem lidera numa trilha ganha mais 3 PV.
    .title = Nações
help-7 = Onde há uma missão você pode pagar seu custo pela recompensa; algumas contam suas bússolas. A quarta peça traz 3 PV, cada uma depois 2 PV. O explorador recebe a recompensa do espaço onde para; espaços ocupados são pulados.
    .title = Missões e o explorador
help-8 = Cartas com um local põem ali um assistente. Com seu navio ali você pode usá-lo como ação principal; cada um não usado numa rodada vale 2 PV.
    .title = Assistentes
help-9 = O primeiro navio em casa encerra a rodada. Então todos compram uma carta ou recebem 2 PV, as receitas são pagas, os mercados são esvaziados, e vêm novas missões e uma construção de prestígio.
    .title = O fim de uma rodada
help-10 = Uma carta de história diz onde vêm missões; algumas trazem peças legacy, que mudam o mapa. Numa campanha a história continua quando sua missão é cumprida: o verso é lido depois da rodada, todos votam onde ele pergunta, e o que mudou fica guardado para a próxima partida.
    .title = A história

# The guided first game, and hints at first meetings.
guide-welcome = O Caribe, e seu navio em Havana. Em quatro rodadas você o contorna, e três coroas observam o que você faz. Primeiro, uma das suas oito cartas vai para os espaços de planejamento.
    .title = Sua primeira viagem
    .why = Uma carta planejada não enche sua mão. Ela espera ali até você poder pagá-la.
    .do = Planeje a carta iluminada.
guide-career = Sua carreira tem três tarefas. Quando alcança uma, você a completa como ação livre: um trabalhador, dobrões, e PV se alcançou o número maior.
    .title = Uma carreira
    .why = Ela diz o que procurar nesta partida. Cada tarefa vale uma vez, e esperar pode valer a pena.
    .do = Guarde a carreira iluminada.
guide-sail = Cada jogada começa navegando: de 1 a 7 pontos de movimento seguindo as setas, nunca para trás. Puerto Plata é uma cidade, a quatro pontos.
    .title = Navegar
    .why = Quem navega devagar faz mais; quem chega primeiro em casa encerra a rodada para todos.
    .do = Navegue até Puerto Plata.
guide-city = O mercado desta cidade quer açúcar. Descarte uma carta que o mostre, e um disco deixa seu navio. Depois vem a ação da cidade.
    .title = Entregar uma mercadoria
    .why = Toda carta é três coisas ao mesmo tempo: uma mercadoria, um objeto para missões e um projeto a comprar. Aqui se usa a mercadoria.
    .do = Entregue uma carta com açúcar.
guide-disc = Há dois discos em cada área do seu navio. Quando os dois saem, o aprimoramento é seu.
    .title = Seu navio
    .why = Dois discos da mesma área valem mais que dois de áreas diferentes. Velas longas dão mais ações de vila.
    .do = Tire um disco de Velas longas.
guide-explorer = A Guilda dos exploradores move seu explorador até três espaços. Ele recebe a recompensa do espaço onde para.
    .title = O explorador
    .why = O espaço 2 traz um ponto de combate, de que você logo vai precisar. Espaços com outro explorador são pulados e não custam nada.
    .do = Vá até o espaço 2.
guide-onward = Agora a uma vila. Os pontos que você gasta decidem quanto faz ali: uma ação de vila, duas a partir de 4 pontos, três com 7.
    .title = Até onde?
    .why = Uma viagem longa dá mais ações numa vila, mas leva você mais cedo para casa.
    .do = Navegue até La Guaira: cinco pontos.
guide-village = Numa vila você compra uma carta, recebe um dobrão, ou descarta a mão por dois. O que uma carta dá é seu a partir de agora.
    .title = Comprar uma carta
    .why = No começo, descontos e receita valem mais, pois duram. Ainda vem outra ação: compre de novo, ou receba um dobrão.
    .do = Compre a carta iluminada.
guide-coast = Há uma peça de missão em Portobelo. Na bifurcação depois de Santa Marta siga pela costa, por Cartagena.
    .title = Uma missão à frente
    .why = Por Port Royal o caminho de casa é mais curto; pela costa há mais lugares onde parar.
    .do = Navegue até Portobelo por Cartagena.
guide-quest = Pague o que a missão pede e receba a recompensa; parte dela vem uma vez para cada bússola sua. A peça vai para o seu navio.
    .title = Cumprir a missão
    .why = Uma missão é a sua ação principal da jogada. Sua quarta peça traz mais 3 PV, cada uma depois 2.
    .do = Cumpra a missão.
guide-home = A viagem chega ao fim. Todo navio deve parar na mão vermelha de Voltando para casa; dali é um passo até em casa.
    .title = Voltando para casa
    .why = O primeiro navio em casa encerra a rodada. Veja onde estão os outros antes de se apressar.
    .do = Navegue até Voltando para casa.
guide-arrival = Aqui a ação da cidade é um combate, ou dois espaços para o seu explorador. Você luta por uma nação, nunca por si.
    .title = Lutar ou explorar
    .why = A nação ganha marcadores no mapa, e você ganha influência com ela. Primeiro se revela uma peça, depois você escolhe a nação.
    .do = Faça a ação da cidade e escolha o combate.
guide-combat = Gaste o valor de combate: 2 ou 5 por influência, 4 por uma bandeira sem marcador, 6 por uma de outra nação. Cada ponto de combate ou trabalhador o aumenta em 1.
    .title = Combate
    .why = Influência traz títulos de nobreza. No fim seu título é multiplicado pelo que a nação se tornou, e cada marcador a faz crescer.
    .do = Gaste o valor, depois encerre o combate.
guide-scoring = Quando um navio chega em casa, a rodada termina. Cada um compra mais uma carta ou recebe 2 PV, depois pagam-se as receitas de dobrões e de PV; os mercados são esvaziados, vêm novas missões e uma construção de prestígio.
    .title = Entre as rodadas
    .why = Dobrões são pagos depois de três rodadas, PV quatro vezes. Assistentes não usados trazem 2 PV cada.
guide-alone = Você conheceu tudo o que uma jogada pode ser. Siga viagem, complete sua carreira e escolha uma coroa para servir bem.
    .title = O mar é seu
    .why = Uma dica curta ainda aparece quando você encontra algo novo. As regras completas estão em Aprender, e ? ajuda a qualquer momento.
hint-FirstDiscard = Quatro cartas ficam na sua mão. Guarde o que pode comprar logo, e mercadorias que os mercados querem.
hint-Refill = O baralho é de graça, mas desconhecido; uma carta do mostrador custa um dobrão e é exatamente o que você vê.
hint-Village = Uma ação após a outra: o que você acabou de comprar já pode ajudar a próxima.
hint-EndTurn = Antes de concluir, você ainda pode planejar uma carta ou completar uma tarefa da sua carreira.
hint-ChoosePile = Os dois montes estão virados para baixo; qual você escolhe é pura sorte. A nação você escolhe depois.
hint-ChooseNation = Um valor alto pode custar dobrões, um baixo traz um bônus. Olhe também sua influência com cada nação.
hint-ChooseInfluence = No fim um título é multiplicado pelo que a nação se tornou: melhor um amigo forte que três fracos.
hint-StepOne = Uma última compra antes de as receitas serem pagas, ou 2 PV: quem compra completa a mão depois.
hint-PayCards = Uma carta paga uma mercadoria ou um objeto, nunca os dois. Guarde o que o próximo mercado quer.
hint-PaySame = A primeira carta diz qual é a mercadoria; as outras devem mostrar a mesma.
hint-AskPay = Você não precisa pagar, mas então não recebe nada disto.
hint-HostReward = Uma carta sua premia navios que param onde estão seus assistentes.
hint-RemoveDisc = O segundo disco de uma área completa seu aprimoramento. Dois da mesma área valem mais que um de cada.
hint-ChooseRank = O marcador vai até o próximo espaço vermelho: melhor onde ele está longe, ou onde o multiplicador é alto.
hint-ChooseAnnexation = Um marcador no mapa esvazia o estoque da sua nação e aumenta o que vale seu título com ela.
hint-ChooseSynergy = Olhe suas cartas: receitas que esperam por uma peça valem assim que você a tem.
hint-ChooseWay = Só um destes; o que agora não faria nada não é oferecido.
hint-LayFigures = Esses trabalhadores nunca voltam, mas a receita fica.
hint-TrailQuest = Aqui é agora ou nunca: depois você não pode cumpri-la.
hint-Retire = Você paga a metade do preço, e seu explorador recomeça. Barreiras e espaços contam outra vez.
hint-SailOn = Uma viagem curta e uma segunda ação principal. Só estes pontos contam para as ações de vila ali.
hint-Vote = A maioria decide, e no empate quem lê. Aonde um caminho leva só se vê depois de tomá-lo.
hint-Works = Pague, receba a recompensa, e um disco deixa seu navio: o segundo de uma área completa o aprimoramento.
hint-AskHarbour = Uma nova missão toma o lugar dela na hora: o que não serve agora pode servir na próxima vez.
hint-Heal = O que a caveira fechou se abre de novo: pense em onde seu navio estará em seguida.

# O tabuleiro na página.
look-tab-chart = Mapa
look-tab-cards = Cartas
look-tab-mine = Meu navio
look-page-cards = Cartas
look-page-tracks = Nações
look-page-combat = Combate
look-page-careers = Carreiras
look-order = Ordem
look-round = Rodada { $round } de { $rounds }
look-chart = Mapa do Caribe
look-location = { $number } { $location }
look-city = Ação de cidade: { $location }
look-marker = { $location }: marcador { $nation-of }
look-quest-at = Missão { $quest }, { $location }
look-assistants = { $count ->
        [1] Assistente
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
look-track-help = Espaços ocupados são pulados, e espaços de missão sem peça também.
look-end-points = No fim: { $list }
look-card-facts = { $doubloons ->
        [1] 1 dobrão, { $points } PV
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
        [1] pode ser comprada por 1 dobrão
       *[other] pode ser comprada por { $doubloons } dobrões
    }
look-cannot-buy = não pode ser comprada agora ({ $doubloons })
look-deliver-at = entrega em { $list }
look-pays-quest = paga { $list }
look-task = { $kind ->
        [combat_token] Peças de combate
        [quest] Missões
        [influence_one] Influência com uma nação
        [influence_two] Influência com duas nações
        [upgrade] Aprimoramentos do navio
        [barrier] Barreiras
        [synergy] Peças de sinergia
       *[assistant] Assistentes
    }: { $progress } de { $low } para { $doubloons } dobrões, de { $high } para mais { $points } PV{ $done ->
        [yes] , concluída
       *[no] {""}
    }
look-tasks = Tarefas da carreira
look-prestige = Construções de prestígio
look-prestige-hidden = Construção de prestígio da rodada { $round }, virada para baixo
look-row = Mostrador de cartas
look-row-price = { $doubloons ->
        [0] leve de graça
        [1] leve por 1 dobrão
       *[other] leve por { $doubloons } dobrões
    }
look-deck = { $count ->
        [1] Baralho de compra: 1 carta
       *[other] Baralho de compra: { $count } cartas
    }
look-discards = { $count ->
        [1] Descarte: 1 carta
       *[other] Descarte: { $count } cartas
    }
look-pile = { $count ->
        [1] Monte de combate { $number }: 1 peça
       *[other] Monte de combate { $number }: { $count } peças
    }
look-piles = Peças de combate
look-quests-left = { $count ->
        [1] resta 1 peça de missão
       *[other] restam { $count } peças de missão
    }
look-nations = Nações
look-nation-now = { $nation }: influência { $space }, título { $rank } × { $count } = { $points } PV
look-rank = título de nobreza { $rank }
look-multiplier = { $emptied } vazios + { $bonus } maioria ({ $count } no mapa)
look-stock = { $count ->
        [1] resta 1 marcador
       *[other] restam { $count } marcadores
    }
look-incomes = Receita
look-income-of = { $name }: { $doubloons } dobrões e { $points } PV em cada pontuação; { $end } PV no fim
look-ana-income = { $seat }: { $points } PV em cada pontuação
look-combat-of = Combate de { $name }
look-value-left = Valor de combate restante: { $value }
look-no-token = Nenhuma peça restante
look-side = { $nation }: valor de combate { $value } (impresso { $printed }){ $doubloons ->
        [0] {""}
        [1] , custa { $doubloons } dobrão
       *[other] , custa { $doubloons } dobrões
    }
look-strongest = A nação com mais marcadores: −{ $count }.
look-weakest = A nação com menos marcadores: +{ $count }.
look-buys = O que o valor compra
look-used = feito
look-buy-influence = { $count ->
        [1] 1 influência
       *[other] { $count } influências
    }
look-buy-flag = uma bandeira: { $price } vazia, { $taken } ocupada
look-buy-land = uma vila: { $price } vazia, { $taken } ocupada
look-raise = Aumentar 1:
look-combat-points = { $count ->
        [1] 1 ponto de combate
       *[other] { $count } pontos de combate
    }
look-figures = { $count ->
        [1] 1 trabalhador
       *[other] { $count } trabalhadores
    }
look-ship = Navio
look-hand = Mão
look-planning = Planejamento
look-career = Carreira
look-tableau = Compradas
look-area = { $state ->
        [completed] Completa.
        [locked] Bloqueada; discos: { $count }.
       *[open] Discos: { $count }.
    }
look-upgrades = { $count } de 12 · { $discs } discos
look-quests-done = Missões: { $count }; a próxima dá mais { $points } PV
look-points = Pontos de vitória
look-points-of = { $points } PV, receita { $count }
look-doubloons-of = { $doubloons } dobrões, receita { $count }
look-synergies = Peças de sinergia
look-board-of = Tabuleiro
look-hand-known = Mão: { $count }, das quais todos viram { $shown }
look-more-cards = { $count ->
        [1] +1 carta
       *[other] +{ $count } cartas
    }
look-whole-hand = Ordenar, buscar
look-card-points = { $points } PV
look-ship-chip = Navio { $count }/12
look-planning-chip = Planos { $count }
look-tasks-chip = Carreira { $count }/3
look-tableau-chip = Compradas { $count }
look-free = livre
look-ana-discs = { $count } discos retirados, receita { $points }
look-ana-first = A primeira carta dela vem depois da sua jogada.
look-ana-deck = { $count ->
        [1] 1 carta no baralho dela
       *[other] { $count } cartas no baralho dela
    }
tip-round = Depois das rodadas I a III há uma pontuação; depois da IV, a pontuação final.
tip-order = Posição { $place } na ordem
tip-kind = { $kind ->
        [village] Vila.
        [city] Cidade.
        [home] No caminho de casa.
        [ruin] Cidade sem peça.
       *[start] Todos os navios partem daqui.
    }
tip-tile = { $city }: { $text }.
tip-market-free = Espaços livres ali: { $free } de { $spaces }.
tip-market = Mercado de { $good-some }: { $free } de { $spaces } livres.
tip-flag = { $owner ->
        [france] Bandeira da França.
        [england] Bandeira da Inglaterra.
        [spain] Bandeira da Espanha.
       *[none] Ainda sem bandeira.
    }
tip-hand = Todo navio precisa parar aqui.
tip-stop = { $count ->
        [1] { $count } ponto de movimento
       *[other] { $count } pontos de movimento
    }{ $actions ->
        [0] {""}
        [1] , { $actions } ação de vila
       *[other] , { $actions } ações de vila
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } PV no caminho
    }
tip-assistant = { $name }: { $project }{ $done ->
        [yes] {" (concluído)"}
       *[no] {""}
    }
tip-assistants = Passado ou não usado, cada um dá { $points } PV uma vez por rodada.
tip-quest = No lugar da ação do local.
tip-quest-gone = A peça de missão se foi: o espaço é pulado.
tip-explorer-end = O fim: pontos { $list }, e uma ação de vila.
tip-barrier = Quem cruzar a seguir ganha { $points } PV; cruzada até agora: { $count }.
tip-assistant-at = assistente { $location-at }
tip-prestige = Uma é revelada a cada rodada; cada jogador pode investir uma vez em cada uma.
tip-prestige-now = Rodada { $round }; agora vale { $points } PV para você
tip-leaders = na frente: { $list }
tip-points = O que já está na trilha, e o que cada pontuação acrescenta.
tip-combat-points = Cada um aumenta o valor de um combate em 1.
tip-figures = Pagam cartas, investem, viram assistentes e reforçam combates.
tip-general = Na reserva geral: { $count }
tip-compasses = Missões rendem mais para cada uma.
tip-quests = A partir da quarta, cada uma dá pontos.
tip-tokens = Ganhas em combate; tarefas e cartas as contam.
tip-assistants-of = Assistentes no mapa.
tip-upgrades = Uma área se completa quando saem os dois discos.
tip-synergies = Cartas com este símbolo valem quando você tem a peça.
tip-shown = Todos viram:
tip-deck = Compre até o limite da mão no fim da jogada.
tip-piles = { $count ->
        [1] resta 1 peça virada ao todo
       *[other] restam { $count } peças viradas ao todo
    }
tip-buys = Cada um uma vez por combate, em qualquer ordem, até onde o valor alcança.
tip-ana = Ela joga uma carta por jogada e a segue à risca.
tip-anas-income = Paga em cada pontuação: cresce com cada disco que sai do tabuleiro dela e com cada carta.
tip-anas-quests = { $points } PV cada uma no fim, e mais se ela tiver mais do que você.
tip-anas-cards = Cada uma soma { $points } PV à receita dela.
tip-anas-upgrades = Um para cada { $count } discos retirados; no fim são comparados com as suas áreas concluídas.
told-starts = { $name } começa.
told-quests = Novas missões
told-incomes = Receitas
told-total = Total

# Por que Ana faz o que faz.
because-card = A carta dela manda{ $rounds ->
        [all] {""}
        [on] , a partir da rodada { $first }
       *[other] , nas rodadas { $first } a { $last }
    }.
because-ana-sailed = A carta dela: { $count ->
        [1] { $count } parada
       *[other] { $count } paradas
    } adiante (cidades, volta para casa, missões); na bifurcação, o braço { $route ->
        [upper] de cima
       *[other] de baixo
    }.
because-ana-quest = Há uma missão aqui: ela a pega, e a jogada dela termina.
because-explore-ana-quest = Era a missão mais próxima ao alcance.
because-ana-delivered = O mercado tem um espaço livre: vai para lá o disco mais à esquerda do tabuleiro dela.
because-ana-took = Não há espaço livre de mercado aqui: a carta { $place } do mostrador, ou a próxima à esquerda.
because-explored = Até a missão mais próxima ao alcance, senão pelo caminho mais curto.
because-ana-nation = O valor de combate, mais o título de nobreza dela, menos o seu: vale o maior.
because-ana-marker = A bandeira livre da cidade de menor número; sem nenhuma, a vila livre de menor número.
because-ana-stock = Nenhuma bandeira de cidade e nenhuma vila está livre.
shelf-project = Cartas de projeto
shelf-quest = Missões
shelf-token = Peças de combate
shelf-area = Áreas do navio
shelf-city = Peças de cidade
shelf-career = Carreiras
shelf-prestige = Construções de prestígio
shelf-automa = Cartas da Ana
shelf-deck = baralho { $deck }
shelf-decks = Baralho
shelf-goods = Mercadorias
shelf-objects = Objetos
shelf-letters = Letra
shelf-players = com { $list } jogadores
legend-counts = O que se conta
legend-actions = O que se faz
legend-doubloon = Dobrão
legend-doubloon-help = Dinheiro.
legend-vp = Ponto de vitória
legend-vp-help = Quem tiver mais vence.
legend-income-doubloon = Receita de dobrões
legend-income-doubloon-help = Paga em toda pontuação, menos a última.
legend-income-vp = Receita de PV
legend-income-vp-help = Ganha em toda pontuação.
legend-combat-point = Ponto de combate
legend-combat-point-help = Aumenta um combate em 1.
legend-figure = Trabalhador
legend-figure-help = Na carta, um assistente.
legend-disc = Disco
legend-disc-help = Sai do navio com uma entrega.
legend-compass = Bússola
legend-compass-help = Multiplica recompensas de missões.
legend-village-action = Ação de vila
legend-village-action-help = Ganhar, descartar, comprar ou investir.
legend-combat = Combate
legend-combat-help = Revele uma peça e lute por uma nação.
legend-explore = Explorador
legend-explore-help = Avança esse número de espaços.
legend-sail = Navegar
legend-sail-help = Pontos de movimento do navio.
legend-quest = Missão
legend-quest-help = Pague-a pela recompensa.
legend-deliver = Entrega
legend-deliver-help = Carta com a mercadoria do mercado por um disco.
legend-assistant = Assistente
legend-assistant-help = Dá ao dono outra ação naquele local.
legend-noble = Título de nobreza
legend-noble-help = Multiplicado no fim pela nação.
phrase-complete-task-1 = tarefa { $number }
phrase-reveal-1 = pilha { $number }
phrase-lay-1 = { $number }
look-by = { $location } por { $number }
look-numbered = { $number } { $location }
look-sell-hand = Descartar a mão
key-village = vila: tantas ações de vila quanto foi longo o caminho
key-city = cidade: ação própria e um mercado para entregar
key-hand = todo navio precisa parar aqui
key-market = espaço de mercado livre
key-flag = marcador de propriedade de uma nação
key-quest = peça de missão com seu custo
key-open = assistente, ainda disponível nesta rodada
key-done = assistente, concluído nesta rodada

# The campaign on the page.
look-page-vote = Votação
look-story = História
look-pages = Páginas da história
look-page-before = Página anterior
look-page-after = Próxima página
look-chapter = Capítulo { $number }: { $title }
look-story-at = Missão de história: { $story }, { $location }
look-story-quest = Missão de história em { $number } { $location }
look-story-full = Cumprida quando isto estiver cheio: { $tile }.
look-story-done = Cumprida por { $name }
look-read-by = Lida por { $name }.
look-vote-all = Para todos:
look-vote-none = Ninguém recebe nada de imediato.
look-vote-turn = Agora vota { $name }.
look-vote-tie = O empate é decidido por quem leu: { $name }.
look-decided = decidido
look-leg-cost = { $location } a { $location2 }: { $count } pontos de movimento
look-tile-discs = { $count } de { $spaces } discos
look-tile-needs = só com seu explorador em { $space } ou além
look-slot = { $owner ->
        [none] { $tile }: espaço livre, valor { $value }
       *[other] { $tile }: espaço de valor { $value }, ocupado
    }
look-toll = pedágio { $doubloons }
look-sea-with = O mar com { $list }
look-sea-plain = O mar sem peças legacy
look-still-open = na mesa, não cumprida
archive-story = Cartas de história na mesa
archive-tile = Peças legacy em jogo
archive-project = Cartas que vieram com a história
key-story = peça de história com o que a carta pede
key-tile = peça legacy: o que traz, seus discos
key-skull = aqui não há ação de vila nem de cidade
key-dear = este trecho custa tantos pontos de movimento


# The campaign.
campaign-note = A época desta história trouxe conquista, epidemias e escravidão aos povos do Caribe. O jogo a trata de forma abstrata; a história procura ficar ao lado de quem pagou o preço.
campaign-line = Uma só história, contada em muitas partidas: o que vocês mudam no mar em uma delas continua lá na próxima.
