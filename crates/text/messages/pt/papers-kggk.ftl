equations-place = Seção 13.2.1
equations-title = Troca binária onde a rede tem largura de banda para todos
equations-claim =
    Em um hipercubo, ou em qualquer rede com tanta largura de banda quanto ele, T_p = t_c (n/p) log n + t_s log p + t_w
    (n/p) log p. Assim E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): os inícios exigem que n log n
    cresça como p log p; as palavras, que log n cresça como K (t_w/t_c) log p.
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = n que mantém E

threshold-place = Exemplo 13.1
threshold-title = O limiar da troca binária: t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    Eficiências até o limiar t_c/(t_c + t_w) = 0,33 custam pouco: W cresce como p log p. Além dele, W cresce como p^(K
    t_w/t_c) log p: p^(1,33) log p para E = 0,40, p^(1,64) log p para E = 0,45. Em 256 processadores, E sobe depressa com n
    até o limiar, e devagar daí em diante.
threshold-limit = limiar
threshold-exponent = expoente de p além do limiar
threshold-curve = n que mantém E
threshold-at-256 = E em 256 processadores
threshold-axis = n

mesh-place = Seção 13.2.2
mesh-title = Troca binária em uma malha, onde a largura de banda é escassa
mesh-claim =
    Em uma malha √p × √p os parceiros estão a 1, 2, 4, … √p/2 ligações de distância, ao longo de uma linha e depois ao
    longo de uma coluna, e outras tantas mensagens compartilham uma ligação. Assim T_p = t_c (n/p) log n + t_s log p + 2
    t_w n/√p, e o tamanho que mantém uma eficiência cresce exponencialmente em √p.
mesh-why =
    A soma das distâncias é 1 + 2 + … + √p/2 = √p − 1 ao longo de uma linha, e outro tanto ao longo de uma coluna. O
    livro arredonda 2 (√p − 1) para 2 √p, o que acrescenta 2 t_w n/p. Com √p − 1 a fórmula é exata.
mesh-time = T_p
mesh-summed = T_p com √p − 1
mesh-partners = parceiros de um processador
mesh-isoefficiency = n que mantém E, t_s = 0

twiddles-place = Seção 13.2.3
twiddles-title = Potências de ω que os processadores computam de novo
twiddles-claim =
    Um único processador precisa de n potências diferentes de ω. De p processadores, o mais carregado precisa de h(n,
    p), com h(n, 1) = n, h(p, p) = log p e h(n, p) = h(n, 2p) + n/p − 1: 2 (n/p − 1) + log p para p > 1. Todos juntos
    computam mais que n, e a diferença é overhead: da ordem de n + p log p, seja qual for a rede.
twiddles-most = máximo de potências que um processador computa
twiddles-later = tempo a mais em T_p
twiddles-axis = potências de ω do processador mais carregado

transposes-place = Seção 13.3
transposes-title = A transposição em duas e mais dimensões
transposes-claim =
    Com uma transposição T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, para p ≤ √n. Com q dimensões cada uma das q − 1
    transposições se faz entre p^(1/m) (m = q − 1) processadores: t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w n/p). A
    isoeficiência da primeira é da ordem de p² log p, seja qual for t_w/t_c, já que p ≤ √n exige o mesmo.
transposes-why =
    O livro faz cada processador enviar todas as suas n/p palavras em cada transposição. Uma parte em p^(1/m) já
    está onde é necessária, e fica. Sem essas palavras a fórmula é exata.
transposes-time = T_p
transposes-moved = T_p sem as palavras que ficam
transposes-half = palavras, como fração das da troca binária (q = log p + 1)
transposes-p-squared = E com n = p², de p a 2p
transposes-grows = cresce
transposes-falls = diminui
transposes-isoefficiency = n que mantém E
transposes-least = n = 2^{ $power }, o menor possível
transposes-has = E = { $efficiency }
transposes-dims = transposição, { $dims }-D

comparison-place = Exemplo 13.2
comparison-title = Troca binária ou transposição, em 64 processadores
comparison-claim =
    Em um hipercubo de 64 com t_c = 2, t_s = 25, t_w = 4, a troca binária é o mais rápido de três algoritmos onde n/p é
    muito pequeno, a transposição tridimensional para n/p médio, e a bidimensional onde n/p é grande.
comparison-why =
    As fórmulas das transposições contam também as palavras que ficam no seu processador (seção 13.3). Executadas, as
    duas são mais rápidas do que dizem as fórmulas.
comparison-speedup = S
comparison-best = mais rápido
comparison-exchange = troca binária
comparison-low = mais rápido em n = 2^8
comparison-middle = mais rápido em n = 2^12
comparison-high = mais rápido em n = 2^18
comparison-axis = S, p = 64
