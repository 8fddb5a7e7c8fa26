p1-place = Problema 13.1
p1-title = E e isoeficiência onde as palavras custam t_w (n/p) log p
p1-claim =
    Um processador leva t_c n log n; p processadores levam (t_c n log n)/p + (t_w n log p)/p, com t_c = 1 e t_w =
    0,2. Quais são S e E? Como n tem de crescer para E = 0,6? Isso muda para E = 0,4? E se t_w = 1? Veja a curva
    para E = 0,6, depois tome t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n que mantém E
p1-no-change = E com n = p, t_w = 0,2
p1-stays = no mínimo 0,6, então nada muda para 0,4
p1-axis = n
p1-line = t_w = { $time }, E = 0,6

p2-place = Problema 13.2
p2-title = A que distância ficam os parceiros em uma malha, seja qual for a disposição
p2-claim =
    Seja como for que os pontos se disponham em uma malha quadrada de p processadores, a troca binária tem uma
    iteração em que há parceiros a pelo menos √p/2 ligações um do outro. Veja a malha linha a linha: a primeira
    troca atravessa √p/2 linhas. Existe uma disposição em que todas as trocas sejam mais curtas?
p2-why =
    Ao pé da letra, √p/2 não vale para toda disposição. Deixe cada processador com os seus n/p pontos, como antes, e
    ordene linhas e colunas por quantos bits dos seus números são 1: em 256 processadores os parceiros ficam a no
    máximo 7 ligações, em todas as iterações, onde √p/2 = 8. No modo como a distância cresce isso muda pouco: pelo
    teorema de Harper sobre números que diferem em um bit, toda disposição desse tipo tem uma iteração com cerca de
    0,8 √p/√(log p) ligações. Linha a linha, √p/2 é exato, e com poucos processadores nenhuma disposição o supera:
    para 4 e 16 todas foram testadas aqui, para 64 um resolvedor SAT não encontrou nenhuma.
p2-by-rows = linha a linha, distância máxima
p2-iteration = linha a linha, distância em cada iteração
p2-every = todas as disposições testadas, a menor distância máxima
p2-by-weight = pelo número de uns, distância máxima
p2-bound = nenhuma disposição tem menos
p2-rows = linha a linha
p2-ones = pelo número de uns
p2-at-least = no mínimo { $links }
p2-axis = ligações entre parceiros

p3-place = Problema 13.3
p3-title = A troca binária em um arranjo linear
p3-claim =
    p processadores em um arranjo linear, cada um ligado ao seguinte. Entre quais deles vão as mensagens da troca
    binária, e quais são T_p, S, E e a função de isoeficiência? O explorador não tem arranjo linear, mas as linhas e
    as colunas de uma malha são arranjos assim: em 16 × 16 processadores as trocas são as de um arranjo de 16, uma
    vez nas colunas e uma vez nas linhas. Assim um arranjo linear faz só a metade dessa comunicação.
p3-distance = ligações entre parceiros
p3-load = mensagens na ligação mais carregada
p3-sum = mensagens na ligação mais carregada, soma de todas as iterações
p3-time = T_p com metade da comunicação de p linhas de p
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = n que mantém E, t_s = 0
p3-axis = n para E = 0,2, t_s = 0
p3-line = arranjo linear
p3-mesh = malha
p3-hypercube = hipercubo

p4-place = Problema 13.4
p4-title = A malha sem inícios: n cresce exponencialmente em √p
p4-claim =
    Com t_s = 0, a função de isoeficiência da troca binária em uma malha é W = 2K (t_w/t_c) √p 2^(2K (t_w/t_c) √p),
    com K = E/(1 − E). Veja como a curva é íngreme, e reduza t_w à metade: o expoente cai à metade.
p4-why =
    A fórmula toma 2 √p pela soma das distâncias em linhas e colunas, que é 2 (√p − 1). Por isso exige mais pontos
    que os necessários, por um fator 2^(2K t_w/t_c). Com √p − 1 as execuções dos dois lados da curva concordam.
p4-printed = n que mantém E, como afirmado
p4-summed = n que mantém E, com √p − 1
p4-constant = E com n = 2^(2 (√p − 1))
p4-power = E com n = p^2, de p a 4p
p4-falls = diminui
p4-rises = aumenta
p4-axis = n

p5-place = Problema 13.5
p5-title = Potências de ω do processador mais carregado: uma recorrência
p5-claim =
    Mostre que nenhum processador computa mais que h(n, p) potências de ω, onde h(n, 1) = n, h(p, p) = log p e h(n,
    p) = h(n, 2p) + n/p − 1. Veja o último processador: ele precisa de uma nova potência em cada uma das primeiras
    log p iterações, depois de 2, 4, … n/p.
p5-most = máximo de potências que um processador computa
p5-step = a mais que com 2p processadores
p5-new = novas potências do último processador
p5-last = total do último processador, o máximo

p6-place = Problema 13.6
p6-title = A transposição em uma malha e em um arranjo linear
p6-claim =
    Determine T_p, S e E da transposição bidimensional em uma malha √p × √p e em um arranjo linear de p
    processadores. Com as trocas de todos com todos do livro, citadas de memória, T_p é t_c (n/p) log n + (2 t_s +
    t_w n/p)(√p − 1) e t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1). Veja os canais no meio da malha, pelos quais
    passa um quarto de todas as palavras em cada sentido.
p6-why-mesh =
    São dois escalonamentos. A fórmula é a de mensagens combinadas: todas as que vão para uma linha viajam como uma
    só, depois todas as que vão para uma coluna, com 2 (√p − 1) inícios. Na execução os processadores trocam por
    pares, com p − 1 inícios. As suas palavras compartilham canais, mas levam só (3/7) t_w n/√p em lugar de t_w
    n/√p. Contadas as duas coisas (por pares), a fórmula é exata.
p6-why-line =
    A fórmula é a de um anel em que cada mensagem é repassada de vizinho a vizinho. Na execução os processadores
    trocam por pares: outros tantos inícios, mas um terço de t_w n em lugar da metade, pois as palavras fluem por
    todas as ligações do seu caminho ao mesmo tempo.
p6-mesh = malha, T_p com mensagens combinadas
p6-mesh-by-pairs = malha, por pares
p6-in-rows = malha, transposição 3-D com 2 (√p − 1) inícios
p6-line = arranjo linear, T_p com mensagens repassadas
p6-line-by-pairs = arranjo linear, por pares
p6-time = T_p
p6-speedup = S
p6-efficiency = E
p6-middle-mesh = malha, palavras que cruzam o meio
p6-middle-line = arranjo linear, palavras que cruzam o meio
p6-at-least = no mínimo { $time }
p6-combined = combinadas
p6-passed = repassadas
p6-by-pairs = por pares
p6-axis-mesh = E, malha de 16
p6-axis-line = E, arranjo linear de 16

p7-place = Problema 13.7
p7-title = Que largura uma malha precisa ter para transpor como um hipercubo
p7-claim =
    Sem inícios, por que fator tem de crescer a largura de banda de uma malha para que a transposição bidimensional
    leve o mesmo tempo que em um hipercubo de p processadores? t_w (n/p)(√p − 1) contra t_w n/p diz √p − 1. Veja as
    duas máquinas lado a lado e mude a largura da malha.
p7-why =
    √p − 1 é o fator de uma troca com mensagens combinadas. Por pares, no passo i tantas mensagens compartilham um
    canal quanto vale o dígito binário mais alto da linha ou da coluna de i, o maior dos dois; isso soma (3/7)(√p³ −
    1)/(p − 1), um pouco menos que a metade de √p. Ambos crescem como √p.
p7-factor = fator
p7-as-fast = T_p com canais mais largos por esse fator
p7-enough = T_p com canais de largura √p − 1
p7-root = T_p com canais de largura √p
p7-least = fator, pelo que cruza o meio
p7-at-most = no máximo { $time }
p7-at-least = no mínimo { $factor }
p7-axis = fator
p7-pairs = por pares
p7-bound = nenhum escalonamento exige menos

p8-place = Problema 13.8
p8-title = Qual algoritmo? Cinco conjuntos de constantes, três tamanhos
p8-claim =
    Em um hipercubo com t_w = 1 e t_s = 250, 50, 10, 2 ou 0, qual é o melhor entre a troca binária e as
    transposições em 2, 3, 4 e 5 dimensões: para n = 2^15 e p = 2^12, para n = 2^12 e p = 2^6, para n = 2^20 e p =
    2^12? Os dois últimos t_s e os tamanhos são citados de memória. Veja o gráfico da formulação mais rápida e
    diminua t_s: vencem as transposições com menos dimensões.
p8-why =
    As fórmulas fazem um processador enviar todas as n/p palavras em cada transposição, embora uma parte fique onde
    está. Quanto mais dimensões, maior essa parte: com t_s = 10, a transposição em quatro dimensões leva 234 para a
    comunicação, e não 282; a de três, 252, e não 268. Assim a de quatro é mais rápida.
p8-fastest = mais rápido
p8-communication = tempo de comunicação
p8-whether = pode ser executado
p8-possible = possível
p8-impossible = pontos de menos
p8-exchange = troca binária
p8-transpose = transposição, { $dims }-D
p8-sets = constantes

p9-place = Problema 13.9
p9-title = Uma malha cujos canais se alargam como p^x
p9-claim =
    Os canais de uma malha √p × √p levam p^x vezes mais. Pela comunicação, log n tem de crescer como p^(1/2 − x), e
    n exponencialmente nisso; para encher os canais, n como p^(1 + x). Assim W da ordem de p^(1,5) log p é o melhor
    que alguma largura dá, em x = 1/2. Citado de memória. Veja a curva para E = 0,6 e mude a largura de p^(0,25)
    para p^(0,5).
p9-why =
    A fórmula toma 2 √p pela soma das distâncias, que é 2 (√p − 1) (problema 13.4). Com poucos processadores, isso
    leva a curva para além de uma potência de dois. Com √p − 1 as execuções concordam.
p9-communication = n que mantém E, como afirmado
p9-summed = n que mantém E, com √p − 1
p9-filled = palavras de uma troca, para encher um canal
p9-full = E com n = p^(1 + x), de p = 16 a 256
p9-falls = diminui
p9-rises = aumenta
p9-best = x para o qual n cresce menos
p9-axis = log n / log p
