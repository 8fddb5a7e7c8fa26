fig1-place = Figura 1, seções 2 e 3
fig1-title = A borboleta de 8 entradas
fig1-claim =
    A borboleta de n entradas tem n linhas e log n + 1 colunas. O nó (r, c) tem arestas para (r, c + 1) e para o nó da
    coluna c + 1 cuja linha difere de r no (c + 1)-ésimo bit mais significativo. As suas primeiras j + 1 colunas são
    n/2^j borboletas de 2^j entradas, as suas colunas a partir de k são 2^k borboletas de n/2^k entradas.
fig1-edges = arestas para as linhas { $rows }
fig1-first = primeiras colunas
fig1-last = últimas colunas
fig1-nodes = nós, n (log n + 1)
fig1-right = nós com as arestas da definição
fig1-computes = o que ela computa
fig1-transform = a transformada
fig1-error = erro relativo { $error }

fig2-place = Figura 2, seção 4.1
fig2-title = Um escalonamento guiado pela saída: processador 2 de 4, 8 saídas
fig2-claim =
    O processador 2 toma as suas saídas na ordem 2 3 0 1 6 7 4 5, duas para cada um dos processadores 1, 0, 3 e por
    último ele mesmo, e processa só os nós de que a próxima saída ainda precisa. A primeira saída precisa de 7 nós; as
    outras se seguem em 8, 11, 12 e assim por diante.
fig2-target = vai ao processador
fig2-produced-by = produzida em, pelo Corolário 4.1
fig2-before = nós antes da primeira saída
fig2-row = linha
fig2-produced = produzida em

thm-3-1-place = Teorema 3.1, seção 3
thm-3-1-title = O escalonamento simples: computar, trocar tudo, computar
thm-3-1-claim =
    Com os pontos distribuídos alternadamente antes, e em blocos depois de uma comunicação de todos a todos, P
    processadores transformam n ≥ P² pontos no tempo (n/P) log n + (n/P − n/P² − 1)·g + L. Todos juntos enviam n − n/P
    palavras; com uma só distribuição do início ao fim, enviariam log P vezes mais.
thm-3-1-why =
    Com blocos do início ao fim, cada um dos log P estágios entre processadores move todas as n palavras. Com a
    redistribuição movem-se n − n/P palavras, já que uma parte de 1/P delas já está onde é necessária. Assim são log P ·
    P/(P − 1) vezes mais: log P, a não ser pelas palavras que ficam, e para P = 2 duas vezes mais, onde log P é 1.
thm-3-1-more = palavras com blocos do início ao fim, como múltiplo
thm-3-1-words = palavras

lemma-4-1-place = Lema 4.1 e Corolário 4.1, seção 4.3
lemma-4-1-title = Quando um escalonamento guiado pela saída produz as suas saídas
lemma-4-1-claim =
    A primeira saída é produzida em t_0 = m − 1. Se a = q·2^(r−1) com q ímpar, a saída de número a se segue à de número
    a − 2^(r−1) depois de r·2^(r−1) nós, 2^(r−1) em cada uma das últimas r colunas. Assim t_a = (m − 1) + Σ b_i
    (i + 1) 2^i sobre os dígitos binários b_i de a, seja qual for o processador.
lemma-4-1-lemma = t_a do Lema 4.1
lemma-4-1-of-corollary = t_a do Corolário 4.1
lemma-4-1-nodes = os nós da prova em cada coluna
lemma-4-1-axis-a = saída a
lemma-4-1-axis = t_a, em nós da borboleta; m = 32
lemma-4-1-corollary = Corolário 4.1

lemma-4-2-place = Lema 4.2, seção 4.3
lemma-4-2-title = Que palavras partem imediatamente, e quais esperam pelo gap
lemma-4-2-claim =
    Uma palavra parte quando é produzida, mas não antes de g depois da anterior. A palavra de número a parte imediatamente
    se a é múltiplo de 2^(g−1); toda outra palavra espera.
lemma-4-2-at-once = imediatamente
lemma-4-2-waits = espera
lemma-4-2-words = como diz o lema
lemma-4-2-axis-a = palavra a
lemma-4-2-axis = tempo, em nós da borboleta; P = 4, n = 128, g = 3; círculos: imediatamente
lemma-4-2-leaves = parte, s_a
lemma-4-2-produced = produzida, t_a

thm-4-1-place = Teorema 4.1, seções 4.3 e 4.4
thm-4-1-title = Quando parte a última palavra, e quando a comunicação fica escondida
thm-4-1-claim =
    A última palavra parte de um escalonamento guiado pela saída em T: (1) (m − 1) + (m − l − 1) g para g ≥ log m; (2) m
    log m + 2^g − g − 1 − l g para log l + 1 < g < log m; (3) m log m + (2^g − 1) − l (log l + 1) para g ≤ log l + 1. A
    execução leva max{"{"}T + L, m log m{"}"} + m log P. Assim ninguém fica ocioso, a não ser por L, onde n ≥ (2^g/g) P².
thm-4-1-why-1 =
    O caso 3 está impresso com um atraso de g: com a* = m − l − 2^(g−1), a última palavra que parte imediatamente, T =
    t_a* + g (2^(g−1) − 1), e o Corolário 4.1 dá t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1). A soma tem 2^g
    − g − 1 onde o artigo tem 2^g − 1, como o caso 2; os dois então coincidem em g = log l + 1. (A cópia disponível
    foi lida por uma máquina: sinais podem ser dela.)
thm-4-1-why-2 =
    A fórmula faz a fase II começar quando a última palavra chegou. Ela começa com as primeiras palavras que chegaram e
    continua enquanto as últimas estão a caminho, de modo que a execução é mais curta onde quer que T + L seja mais que
    m log m: a fórmula é um limite superior. O que resulta é o maior entre m log n e, sobre todas as entradas i da fase
    II, s_(i−l) + L + os nós que as entradas a partir de i tornam possíveis. (No caso 3, além disso, o T que se insere é
    tardio demais.)
thm-4-1-why-3 =
    A seção 4.4 diz isso só da fase I. As palavras que chegam tarde para o fim da fase I ainda podem chegar a tempo:
    enquanto estão a caminho, o processador trabalha na parte da fase II que é possível sem elas, como está na seção 5,
    e até n = 2^g P isso muitas vezes basta. Para n = 2^g P a última palavra pode até partir dentro da fase I.
thm-4-1-longer = mais que { $time }
thm-4-1-phase = fim da fase I
thm-4-1-bound = limite

facts-5-place = Lema 5.1 e Fatos 5.1 a 5.3, seção 5
facts-5-title = O que cada entrada da fase II torna possível
facts-5-claim =
    As entradas são numeradas na ordem da sua chegada, primeiro as do próprio processador; δ_i é o número de nós que a
    entrada i torna possíveis. É o mesmo para as l entradas de um bloco (5.1), 2 (2^j − 1) para o bloco i com j uns à
    frente dos seus log P dígitos (5.2), e nunca menor que o anterior (5.3). Um processador só espera pela entrada i se
    δ_(i−1) < g (Lema 5.1, para n < 2^g P).
facts-5-order = na ordem de chegada
facts-5-waits = esperas que o Lema 5.1 permite
facts-5-axis-i = entrada i
facts-5-axis = nós; P = 8, n = 128, L = 20
facts-5-waited = com espera
facts-5-fact = Fato { $number }

thm-5-1-place = Teorema 5.1, seção 5
thm-5-1-title = O tempo de uma transformada pequena demais para esconder as suas mensagens
thm-5-1-claim =
    Para P² ≤ n < 2^g P o escalonamento guiado pela saída leva max{"{"}m log n, (m − 1) + L + (i* − l) g + R{"}"}: i* é a
    última entrada pela qual um processador pode ter de esperar, R o que então resta a fazer. Para g > 2P − 2, i* = m −
    1 e R = 2P − 2; senão i* = m (1 − 1/2^j*) e R = m log P − m (j* − 3 + 1/2^(j*−2)), com j* = ⌈log(g + 2)⌉ − 1.
thm-5-1-why =
    R tem de ser m log P − m (j* − 2 + 1/2^(j*−1)). Pelos Fatos 5.1 e 5.2 há m/2^(k+1) entradas com k uns à frente, e
    cada uma torna 2 (2^k − 1) nós possíveis. Assim as entradas antes de i*, as de k < j*, tornam Σ m (1 − 2^(−k)) = m
    (j* − 2 + 2^(1−j*)) nós possíveis, e sobra o resto dos m log P nós da fase II. A soma impressa é a de j* − 1, de
    modo que R é grande demais em m (1 − 2^(1−j*)). Onde os dois coincidem, j* é 1, o gap está além de 2P − 2, ou
    ninguém espera: onde quer que R apareça em T_p, o impresso não corresponde. (A cópia disponível foi lida por uma
    máquina: sinais podem ser dela.)
thm-5-1-corrected = corrigido
