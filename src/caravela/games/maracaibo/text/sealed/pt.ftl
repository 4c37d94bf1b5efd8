# What a campaign tells only once it has come to it: the page gets these texts one by one, as a position opens them.

# Chapter 1.
chapter-1 = A Carta Afogada
story-1 = A Carta Afogada
story-1-front = Em Portobelo, a cartógrafa Marisol Quint seca junto ao fogão uma folha rasgada. Nela há ancoradouros que nenhuma marinha conhece. Faltam dois terços, e homens armados andam atrás deles.
story-1-back = Os estranhos fogem pelos telhados. Um deles deixa cair um estojo de oleado: está vazio, mas cheira às salinas de St. Kitts.
story-2 = Sal e Cera
story-2-front = Em St. Kitts, uma salineira guarda um pedaço de pergaminho como amuleto. Ela o troca por notícias seguras do irmão, perdido no mar.
story-2-back = O irmão está vivo; navega com uma tripulação livre de Tortuga. O segundo pedaço é de vocês e aponta para o terceiro: o faroleiro de Grande Caimão.
story-3 = O Preço do Faroleiro
story-3-front = O faroleiro de Grande Caimão queima óleo há trinta anos sem receber soldo. Quer a despensa cheia antes de abrir a arca.
story-3-back = A carta está inteira. Mostra refúgios de gente que escapou das plantações; em mãos erradas, é uma sentença de morte. O que vocês fazem com ela?
branch-3-1 = Devolvê-la a Marisol e guardar silêncio
branch-3-2 = Copiá-la antes, para as próprias viagens
story-4 = Uma Promessa Cumprida
story-4-front = Marisol pede mais uma coisa: levar uma carta lacrada à vila livre nas serras atrás de Santa Marta e voltar sem que ninguém siga vocês.
story-4-back = Abena, que fala pela vila livre, rompe o lacre e assente. De agora em diante, uma luz na praia esperará por vocês.
story-5 = A Segunda Cópia
story-5-front = Cópias geram cópias. Um escrivão em La Guaira já tem uma e a vende aos pedaços. Comprem tudo antes que as patrulhas escravistas o façam.
story-5-back = Vocês queimam as cópias do escrivão e, depois de um longo olhar, a sua também. A vila livre fica sabendo; sua porta-voz, Abena, manda uma única palavra: basta.
story-6 = Tripulações de Tortuga
story-6-front = O capitão Rusk, que vende seus canhões a qualquer bandeira, quer vingança pela carta perdida. Vocês precisarão de gente. Em Tortuga, muitos navegariam sob um contrato justo.
story-6-back = Partes iguais, um voto por cabeça, cuidado com os feridos: o contrato é assinado sobre um barril. As tripulações de Tortuga se juntam a vocês.

# Chapter 2.
chapter-2 = O Conselho da Costa
story-8 = Fumaça na Costa
story-8-front = Tamaro, uma piloto miskita, dá notícia de barcos queimados perto de Puerto Cabezas. Seu conselho se reúne em três dias e não confia em navio nenhum. Mostrem que o de vocês é diferente.
story-8-back = Vocês trazem madeira e corda em vez de promessas. Os anciãos contam cada tábua e depois abrem lugar junto ao fogo.
story-9 = Três Bandeiras à Mesa
story-9-front = Três coroas reivindicam a costa, e nenhuma perguntou a quem vive nela. Levem a palavra do conselho a San Juan e esperem uma resposta.
story-9-back = As coroas oferecem uma licença; o conselho, seu próprio selo. Sob qual deles o porto vai abrir?
branch-9-1 = Sob o selo do conselho
branch-9-2 = Sob a licença de uma coroa
story-10 = O Selo do Conselho
story-10-front = Um selo precisa ser respeitado. A chalupa de Rusk fundeia diante da barra e afasta os mercadores. Convençam-no de que este porto tem amigos.
story-10-back = Rusk se retira com um mastaréu partido. Tamaro pinta nas rochas as primeiras marcas de navegação.
story-11 = Licença e Taxa
story-11-front = A licença chega com um fiscal que conta até os peixes. Achem um motivo para ele estar longe quando as redes voltarem.
story-11-back = O fiscal descobre uma paixão por orquídeas e passa os dias no interior. O conselho segue negociando como sempre.
story-12 = Marcas de Rumo
story-12-front = Um porto vive de seus pilotos. Naveguem a toda vela entre as novas marcas, para que cada capitão do Caribe saiba que o canal é seguro.
story-12-back = Puerto Cabezas é agora uma cidade de muitas línguas. A quem traz mercadorias pede-se um favor em troca; sempre aparece outro.
story-80 = A História até Aqui
story-80-front = A carta de uma cartógrafa mostrou a vocês quem se esconde nestas costas, e por quê. As tripulações de Tortuga navegam ao seu lado.

# Chapter 3.
chapter-3 = Águas Fechadas
story-14 = Águas Fechadas
story-14-front = Rusk comprou um navio de guarda e o papel que vem junto. Ao sul da Martinique, todo casco é parado e revistado; a passagem demora o triplo.
story-14-back = Um comissário bêbado revela os termos dele: o papel vence com a estação, e Rusk precisa mais de víveres que de presas.
story-15 = Víveres em La Guaira
story-15-front = A costa precisa comer enquanto a passagem está fechada. Cada capitão que aporta em La Guaira pode deixar sua parte em tábuas, lona e feijão.
story-15-back = O armazém está cheio; as vilas vão aguentar a estação. Agora, o navio de guarda: comprá-lo ou cegá-lo?
branch-15-1 = Subornar Rusk
branch-15-2 = Passar por ele à noite
story-16 = Uma Bolsa para o Corsário
story-16-front = Rusk diz uma soma, depois outra maior. Juntem-na em Matanzas, entre gente que prefere entregá-la a vocês a entregá-la a ele.
story-16-back = Ele pega a bolsa e deixa na mesa a chave da corrente do porto. A ganância também é pontual.
story-17 = Lanternas Cegas
story-17-front = Três noites sem lua. Tamaro pode fazer os navios passarem pelo guarda se alguém atrair os botes dele para longe, em Porto de Espanha.
story-17-back = Ao amanhecer, o navio de guarda atira num horizonte vazio. Trinta velas passaram por ele no escuro.
story-18 = O Papel Vence
story-18-front = Dona Leonor, auditora do vice-rei, chega a Portobelo com tinta e sem paciência. Levem a ela os diários de bordo dos navios detidos.
story-18-back = Leonor risca da lista o nome de Rusk, e o canal está aberto. Ela pergunta quem ensinou vocês a manter diários tão honestos.
story-81 = A História até Aqui
story-81-front = Puerto Cabezas abriu sob os olhos de seu povo. O capitão Rusk ainda não perdoou vocês.

# Chapter 4.
chapter-4 = Dois Rios
story-20 = Dois Rios
story-20-front = Famílias expulsas pelas patrulhas procuram uma terra que ninguém tenha tomado à força. A carta de Marisol sugere uma serra entre dois rios, perto de Cumaná.
story-20-back = O chefe cumanagoto escuta longamente. Seu povo partilhará a serra, se os recém-chegados plantarem antes de construir.
story-21 = Um Farol para Baracoa
story-21-front = Os barcos dos colonos dobram à noite o cabo leste de Cuba. Ajudem a erguer um farol em Baracoa, pedra sobre pedra.
story-21-back = O farol arde. Na praia se discute a planta da cidade: primeiro uma muralha ou primeiro um mercado?
branch-21-1 = Primeiro a muralha
branch-21-2 = Primeiro o mercado
story-22 = A Muralha
story-22-front = Pedra há; pedreiro, não. Há um na prisão de San Juan, por uma dívida que o patrão dele fez.
story-22-back = O pedreiro ri ao ver a serra: metade da muralha já está lá, e foi Deus quem fez. O portão lhe toma uma semana.
story-23 = O Mercado
story-23-front = Um mercado quer seu primeiro navio. Carreguem cacau e anil em Santa Marta, à vista de todos.
story-23-back = Ao cair da noite há quarenta bancas e uma briga, resolvida em torno de uma sopa. Uma cidade começou.
story-24 = A Porta do Rio
story-24-front = A cidade entre os rios manda chamar os vizinhos. Levem o convite à Martinique e a todos pelo caminho.
story-24-back = Quem conhece as trilhas da selva pode entrar na nova cidade; fica longe, mas as portas estão abertas, e sua gente não para.
story-82 = A História até Aqui
story-82-front = O navio de guarda se foi. Quem ele expulsou continua sem casa.

# Chapter 5.
chapter-5 = A Frota de Prata
story-26 = Rumores de Prata
story-26-front = Toda taverna conta os mesmos navios: a frota de prata se reúne em Portobelo. Leonor quer uma escolta honesta; outros querem a prata.
story-26-back = Vocês descobrem o dia da partida e, pior, quem mais o descobriu. A frota precisará de canhões, seja qual for a bandeira.
story-27 = A Frota se Reúne
story-27-front = Vinte e duas velas fundeadas. Quem lutar bem pode agora pôr a escolta de uma nação à frente da frota de prata.
story-27-back = Uma petição de mineiros aparece pregada no leme da capitânia: a prata foi arrancada da terra por gente a quem nunca pagaram. Vocês a levam à auditora ou ao povo?
branch-27-1 = À auditora
branch-27-2 = Ao povo
story-28 = O Livro de Leonor
story-28-front = A auditora precisa de testemunhas sem medo. Encontrem o escrivão do capataz; ele se esconde em Tortuga com o nome da mãe.
story-28-back = Um décimo da prata é reservado para salários. É só um décimo; é também o primeiro.
story-29 = Os Sinos de Portobelo
story-29-front = A petição é lida nos degraus da igreja, e os estivadores largam a carga. Mantenham a paz até que alguém escute.
story-29-back = Depois de quatro dias, os capitães da frota pagam o dobro aos estivadores. Os mineiros estão longe, mas vão ficar sabendo.
story-30 = Vento Leste
story-30-front = A frota parte. Os navios de Rusk pairam no horizonte como gaivotas. Acompanhem-na em segurança até passar Grande Caimão.
story-30-back = A última vela some no horizonte. Enquanto isso, em Cartagena, um marinheiro se queixa de dor de cabeça e pede água.
story-83 = A História até Aqui
story-83-front = Uma nova cidade se ergue entre dois rios. Longe, a oeste, carrega-se prata.

# Chapter 6.
chapter-6 = Febre
story-32 = Febre
story-32-front = Bandeiras amarelas sobre Cartagena. As lojas fecharam, o hospital transborda, e em Santa Marta as primeiras portas são marcadas a giz.
story-32-back = Frei Anselmo, um médico que já não dorme, escreve uma lista na manga de um de vocês: água, cascas, cal e quem puder carregar.
story-33 = O Cordão
story-33-front = Portobelo também se cala. O governador manda cortar as estradas, e os pobres ficam do lado errado da corda.
story-33-back = Comida para quem está dentro ou passagem para quem está fora? Não há navios suficientes para as duas coisas.
branch-33-1 = Alimentar quem está dentro
branch-33-2 = Levar a bordo quem está fora
story-34 = Pão sobre a Corda
story-34-front = À noite, cestos passam por cima da corda. A febre passa com eles: La Guaira tem seus primeiros doentes.
story-34-back = Ninguém morreu de fome dentro do cordão. Não está escrito em monumento nenhum, só no livro da paróquia, entre os que viveram.
story-35 = A Terceira Travessia
story-35-front = Duzentas pessoas esperam na praia. Na terceira travessia, uma criança arde em febre; Grande Caimão fecha o desembarcadouro.
story-35-back = A criança sobrevive. As famílias se instalam onde podem, e algumas nunca perdoarão o mar, nem vocês, nem a si mesmas.
story-36 = Giz e Cal
story-36-front = Anselmo notou que nas casas de cisterna limpa ninguém adoece. Limpem um bairro a fundo e provem que ele tem razão.
story-36-back = Num bairro, as marcas de giz são lavadas. É um começo; as curandeiras da serra sabem o resto.
story-84 = A História até Aqui
story-84-front = A frota de prata partiu. Em Cartagena, deixou algo para trás.

# Chapter 7.
chapter-7 = As Curandeiras
story-38 = O Depósito das Curandeiras
story-38-front = Em San Juan, as curandeiras enviadas por Abena juntam cascas, raízes e linho limpo. Cada navio pode trazer seu fardo.
story-38-back = O depósito está cheio, e também o caderno em que Anselmo anota, pela primeira vez, os nomes de quem lhe ensinou.
story-39 = O Remédio da Serra
story-39-front = O remédio funciona se for preparado até um dia depois da colheita. Levem-no fresco da Martinique aos doentes.
story-39-back = Um mercador quer comprar a receita e vendê-la gota a gota. As curandeiras perguntam o que vocês fariam.
branch-39-1 = Imprimi-la e distribuí-la de graça
branch-39-2 = Vendê-la e construir um hospital
story-40 = Folhas Avulsas
story-40-front = O impressor de Puerto Plata compõe as folhas se vocês trouxerem papel e mantiverem os homens do mercador longe da oficina.
story-40-back = Mil folhas, quatro línguas. Com a maré seguinte, o preço do mercador caiu a nada.
story-41 = Um Hospital de Pedra
story-41-front = O dinheiro é contado duas vezes e vigiado três. Levem-no aos construtores em Santo Domingo.
story-41-back = Quarenta leitos sob um só teto e, sobre a porta, por desejo das curandeiras, nome nenhum.
story-42 = Bandeiras Brancas
story-42-front = Um navio precisa entrar primeiro no porto de Cartagena e mostrar que é seguro. Os pilotos tiram a sorte.
story-42-back = Sinos ao meio-dia. Apaga-se o último giz da última porta, e o mercado de Cartagena abre.
story-85 = A História até Aqui
story-85-front = A febre tomou quatro lugares. As curandeiras da serra aceitaram ajudar.

# Chapter 8.
chapter-8 = A Cidade do Lago
story-44 = As Cartas do Lago
story-44-front = Chegam cartas de Granada, a cidade do lago interior: sua feira está isolada desde que um barão do pedágio acorrentou o rio San Juan.
story-44-back = A corrente é velha; o guarda, mais ainda, e lhe devem onze anos de soldo. Há mais de uma maneira de abrir um cadeado.
story-45 = Chatas
story-45-front = Navios de mar não sobem as corredeiras. Em Grande Caimão, os carpinteiros navais fazem chatas para quem lhes trouxer pano e madeira.
story-45-back = As chatas estão prontas. O guarda solta a corrente se receber seu soldo; os remadores dizem que a cortam de graça.
branch-45-1 = Pagar ao guarda o que lhe devem
branch-45-2 = Cortar a corrente
story-46 = Onze Anos
story-46-front = Soldo é questão de registro. As folhas de pagamento estão na alfândega da Martinique, debaixo de um cachorro que dorme.
story-46-back = O guarda assina o recibo, joga ele mesmo a corrente no rio e pede passagem de volta para casa.
story-47 = Serras à Noite
story-47-front = Uma serra faz barulho. Fogos de artifício para um santo de que ninguém ouviu falar, em Portobelo, fariam mais.
story-47-back = São Ninguém é festejado até o amanhecer. De manhã, a corrente jaz em dois pedaços, cortada com capricho.
story-48 = O Mar Interior
story-48-front = Mais uma curva, e o rio se abre. Mandem à frente seu melhor guia e sigam as garças.
story-48-back = As torres de Granada se erguem sobre a água. A feira recomeça, e com ela a briga sobre quais canhões vão guardá-la.
story-86 = A História até Aqui
story-86-front = O giz sumiu das portas. Chegam cartas de um mar interior.

# Chapter 9.
chapter-9 = O Morro que Brilha
story-50 = O Morro que Brilha
story-50-front = Uma pepita do tamanho de um polegar passa de mão em mão em Port Royal. Em uma semana, o estreito da Jamaica se enche de tolos; cada travessia demora o triplo.
story-50-back = A pepita veio de um morro sagrado para a vila livre. Abena não grita; é assim que se sabe que é sério.
story-51 = Postos de Vigia
story-51-front = Postos de vigia acima de Santa Marta distinguiriam amigos de tolos. Cada um precisa de alguém de confiança.
story-51-back = Dos postos se vê bem: uma galeria antiga e terra revirada há pouco. Abrir a mina sob regras justas ou fechá-la para sempre?
branch-51-1 = Abri-la sob regras justas
branch-51-2 = Fechá-la para sempre
story-52 = Lavra Justa
story-52-front = A vila livre dita as regras: ninguém cava sem paga, ninguém cava na nascente. Pelo resto, as coroas vão brigar.
story-52-back = A mina paga salários todo sábado. Homens que vieram roubar aprenderam a assinar o nome.
story-53 = A Galeria Selada
story-53-front = Fechar um morro dá trabalho. Em Porto de Espanha, as tripulações livres carregam pedra e pólvora; emprestem a elas seus canhões enquanto isso.
story-53-back = Um baque surdo, poeira, pássaros. Onde ficava a galeria, crianças plantarão mandioca.
story-54 = A Volta dos Tolos
story-54-front = A corrida do ouro precisa de um fim que faça rir. Levem a história a Tortuga antes que outros sonhadores zarpem.
story-54-back = Na terceira vez que a contam, a pepita era de latão desde o início. O estreito está vazio de novo, mas há algo errado no céu.
story-87 = A História até Aqui
story-87-front = A feira de Granada reabriu. Em Port Royal, alguém mostra uma pepita.

# Chapter 10.
chapter-10 = O Ano das Tempestades
story-56 = O Ano das Tempestades
story-56-front = O vento vira no mês errado. Ao norte de Grande Caimão, o mar se ergue como um muro e custa caro a todo navio.
story-56-back = Matanzas ficou sem telhados. Primeiro, ajudar; haverá tempo para culpas quando todos estiverem secos.
story-57 = Os Telhados de Matanzas
story-57-front = Vigas, pregos, açúcar para os carpinteiros. Cada navio que para pode erguer um telhado.
story-57-back = O último telhado está no lugar. A tempestade deixou outros destroços: a capitânia de Rusk, sem mastros, está à deriva com noventa pessoas a bordo.
branch-57-1 = Rebocar o navio
branch-57-2 = Salvar a tripulação e abandonar o navio
story-58 = O Reboque
story-58-front = Um cabo comprido e nervos mais compridos ainda. Levem o casco de Rusk a Cozumel antes da próxima borrasca.
story-58-back = Rusk está no cais, de chapéu na mão, e não acha a palavra. Tamaro lhe diz que é “obrigado”.
story-59 = Noventa Almas
story-59-front = Botes ao mar, um mar que os quer de volta. Remem depressa.
story-59-back = Oitenta e nove, e o gato do cozinheiro. Rusk sai por último, como convém a um capitão; vocês não esperavam isso dele.
story-60 = O que o Mar Revelou
story-60-front = A ressaca descobriu pedras antigas na baía de San Juan del Norte: um santuário do povo do rio. Estudiosos e ladrões já estão a caminho.
story-60-back = O povo do rio assume seu santuário. Quem chega com respeito é bem-vindo e vai embora mudado.
story-88 = A História até Aqui
story-88-front = A febre do ouro passou, e a mina tem regras. Há algo errado no céu.

# Chapter 11.
chapter-11 = O Porto Livre
story-62 = O Porto Livre
story-62-front = Abena, Tamaro, Anselmo e Leonor se sentam pela primeira vez à mesma mesa. O plano: um porto em Cozumel onde ninguém seja propriedade de ninguém.
story-62-back = Três coroas terão de olhar para o outro lado no mesmo instante. Leonor diz que é a única coisa que as coroas fazem bem.
story-63 = Estacas e Tábuas
story-63-front = O cais de Cozumel é feito por quem vai usá-lo. Navios que passam sem ajudar pagam um pedágio pelo lampião.
story-63-back = O cais está de pé. Resta uma pergunta, e ela vai a votação: quem cuidará da paz aqui?
branch-63-1 = Um conselho de todos os que vivem aqui
branch-63-2 = Rusk, que nos deve a vida
story-64 = A Mesa Comprida
story-64-front = Um conselho precisa de uma mesa, e uma mesa, de comida. Tragam cacau e açúcar e sentem-se onde houver lugar.
story-64-back = Levam quatro horas para decidir o preço do pão. Ninguém vai embora. É assim que deve ser.
story-65 = O Lobo no Portão
story-65-front = Rusk aceita, em experiência. Façam com ele uma patrulha e fiquem de olho nas mãos dele.
story-65-back = Ele aborda um navio negreiro perto de Tortuga e abre ele mesmo as escotilhas. Não diz uma palavra durante toda a volta.
story-66 = A Última Folha de Marisol
story-66-front = Marisol Quint desenhou mais uma vez o mar inteiro, com cada nome que seus povos lhe dão. Pede que vocês deem a volta com a folha, uma última vez.
story-66-back = A folha está pendurada no salão do porto de Cozumel. Na borda de baixo, bem pequenos, os nomes dos navios de vocês. A campanha terminou; o mar, não.
story-89 = A História até Aqui
story-89-front = As tempestades passaram, e inimigos tiraram uns aos outros do mar. É hora de construir.

# Legacy tiles.
tile-l1 = Porto aberto
tile-l2 = Estreito vigiado
tile-l3 = Peste em Cartagena
tile-l4 = Cidade entre os rios
tile-l5 = Tripulações livres
tile-l6 = Frota de prata
tile-l7 = Cidade do lago
tile-l8 = Mina de ouro
tile-l9 = Santuário do rio
tile-l10 = Despensa comum
tile-l11 = Farol de Baracoa
tile-l12 = Depósito das curandeiras
tile-l13 = Estaleiro das chatas
tile-l14 = Postos de vigia
tile-l15 = Barcaças de pedra
tile-l16 = Novos telhados
tile-l17 = Cais livre
tile-l20 = Febre em Santa Marta
tile-l21 = Febre em Portobelo
tile-l22 = Febre em La Guaira
tile-l23 = Febre em Grande Caimão
tile-l24 = Estreito lotado
tile-l25 = Muro de tempestade

# Their spaces for markers.
slot-l6-10 = Frota de prata (10)
slot-l6-11 = Frota de prata (11)
slot-l8-8 = Mina de ouro (8)

# C cards.
project-c90 = Piloto Livre
project-c91 = Negociante do Conselho
project-c92 = Lavradores da Serra
project-c93 = Guardiã da Porta
project-c94 = Curandeira da Serra
project-c95 = Feira do Lago
project-c96 = Capitã da Vigia
project-c97 = Guardião do Santuário

# Places of legacy tiles, and the arms of the route by them.
location-9a = Cumaná
    .at = em Cumaná
    .to = até Cumaná
location-16a = Granada
    .at = em Granada
    .to = até Granada
arm-9a = Cumaná
    .by = por Cumaná
arm-16a = Granada
    .by = por Granada
arm-14-16a = Cartagena e Granada
    .by = por Cartagena e Granada
arm-10-14-16a = La Guaira, Cartagena e Granada
    .by = por La Guaira, Cartagena e Granada
