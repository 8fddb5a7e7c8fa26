equations-place = Sección 13.2.1
equations-title = El intercambio binario donde la red tiene ancho de banda para todos
equations-claim =
    En un hipercubo, o en cualquier red con tanto ancho de banda como él, T_p = t_c (n/p) log n + t_s log p + t_w (n/p)
    log p. Así, E = 1/(1 + t_s p log p/(t_c n log n) + t_w log p/(t_c log n)): los arranques exigen que n log n crezca
    como p log p; las palabras, que log n crezca como K (t_w/t_c) log p.
equations-time = T_p
equations-efficiency = E
equations-isoefficiency = n que mantiene E

threshold-place = Ejemplo 13.1
threshold-title = El umbral del intercambio binario: t_c = 2, t_w = 4, t_s = 25
threshold-claim =
    Las eficiencias hasta el umbral t_c/(t_c + t_w) = 0,33 cuestan poco: W crece como p log p. Más allá, W crece como
    p^(K t_w/t_c) log p: p^(1,33) log p para E = 0,40, p^(1,64) log p para E = 0,45. Con 256 procesadores E sube deprisa con
    n hasta el umbral, y despacio a partir de él.
threshold-limit = umbral
threshold-exponent = exponente de p más allá del umbral
threshold-curve = n que mantiene E
threshold-at-256 = E con 256 procesadores
threshold-axis = n

mesh-place = Sección 13.2.2
mesh-title = El intercambio binario en una malla, donde el ancho de banda escasea
mesh-claim =
    En una malla de √p × √p los procesadores pareja están a 1, 2, 4, … √p/2 enlaces de distancia, a lo largo de una fila
    y después a lo largo de una columna, y otros tantos mensajes comparten un enlace. Así, T_p = t_c (n/p) log n + t_s
    log p + 2 t_w n/√p, y el tamaño que mantiene una eficiencia crece exponencialmente en √p.
mesh-why =
    La suma de las distancias es 1 + 2 + … + √p/2 = √p − 1 a lo largo de una fila, y otro tanto a lo largo de una
    columna. El libro redondea 2 (√p − 1) a 2 √p, lo que añade 2 t_w n/p. Con √p − 1 la fórmula es exacta.
mesh-time = T_p
mesh-summed = T_p con √p − 1
mesh-partners = procesadores pareja de un procesador
mesh-isoefficiency = n que mantiene E, t_s = 0

twiddles-place = Sección 13.2.3
twiddles-title = Potencias de ω que los procesadores calculan de nuevo
twiddles-claim =
    Un solo procesador necesita n potencias distintas de ω. De p procesadores, el más cargado necesita h(n, p), con h(n,
    1) = n, h(p, p) = log p y h(n, p) = h(n, 2p) + n/p − 1: 2 (n/p − 1) + log p para p > 1. Todos juntos calculan más
    que n, y la diferencia es sobrecarga: del orden de n + p log p, sea cual sea la red.
twiddles-most = máximo de potencias que calcula un procesador
twiddles-later = tiempo de más en T_p
twiddles-axis = potencias de ω del procesador más cargado

transposes-place = Sección 13.3
transposes-title = La transposición en dos y más dimensiones
transposes-claim =
    Con una transposición T_p = t_c (n/p) log n + t_s (p − 1) + t_w n/p, para p ≤ √n. Con q dimensiones cada una de las
    q − 1 transposiciones se hace entre p^(1/m) (m = q − 1) procesadores: t_c (n/p) log n + (q − 1)(t_s (p^(1/m) − 1) + t_w
    n/p). La isoeficiencia de la primera es del orden de p² log p, sea cual sea t_w/t_c, pues p ≤ √n exige lo mismo.
transposes-why =
    El libro hace que cada procesador envíe todas sus n/p palabras en cada transposición. Una de cada p^(1/m) partes
    ya está donde se necesita, y se queda. Sin esas palabras la fórmula es exacta.
transposes-time = T_p
transposes-moved = T_p sin las palabras que se quedan
transposes-half = palabras, como fracción de las del intercambio binario (q = log p + 1)
transposes-p-squared = E con n = p², de p a 2p
transposes-grows = crece
transposes-falls = disminuye
transposes-isoefficiency = n que mantiene E
transposes-least = n = 2^{ $power }, el menor posible
transposes-has = E = { $efficiency }
transposes-dims = transposición, { $dims }-D

comparison-place = Ejemplo 13.2
comparison-title = Intercambio binario o transposición, con 64 procesadores
comparison-claim =
    En un hipercubo de 64 con t_c = 2, t_s = 25, t_w = 4, el intercambio binario es el más rápido de tres algoritmos
    donde n/p es muy pequeño, la transposición tridimensional para n/p medio, y la bidimensional donde n/p es grande.
comparison-why =
    Las fórmulas de las transposiciones cuentan también las palabras que se quedan en su procesador (sección 13.3).
    Ejecutadas, las dos son más rápidas de lo que dicen las fórmulas.
comparison-speedup = S
comparison-best = el más rápido
comparison-exchange = intercambio binario
comparison-low = el más rápido en n = 2^8
comparison-middle = el más rápido en n = 2^12
comparison-high = el más rápido en n = 2^18
comparison-axis = S, p = 64
