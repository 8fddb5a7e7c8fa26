fig1-place = Figura 1, sección 3
fig1-title = El algoritmo de Cooley–Tukey, sin ordenar, de base 2
fig1-claim =
    log n iteraciones combinan elementos cuyos índices difieren en 2^(r−l−1) en la iteración l, el patrón de una red de
    mariposa. La línea 8 se ejecuta n log n veces, y la transformada termina en orden de bits invertidos.
fig1-held = R tras cada iteración
fig1-as-in = como en la Figura 1
fig1-same = igual
fig1-another = distinto
fig1-line-8 = ejecuciones de la línea 8
fig1-units = T_s en unidades de t_c
fig1-reversed = bits invertidos
fig1-natural = natural
fig1-neither = ninguno de los dos
fig1-order = orden del resultado
fig1-speedup = aceleración con p = n, mensajes gratis
fig1-distance = distancia de los índices combinados en la iteración { $l }

fig2-place = Figura 2, sección 8
fig2-title = Aceleración en un hipercubo para tres tamaños del problema
fig2-claim =
    Para un problema pequeño (n = 1024) la aceleración se satura con pocos procesadores, y añadir más no la aumenta.
    Para uno mayor (n = 65536) es casi lineal hasta 1024 procesadores.
fig2-why =
    GK midieron las aceleraciones y no indican t_s. Con el t_s = 4 t_c que se supone aquí, 320 µs, la curva se aplana
    pero sigue subiendo: de 512 a 1024 procesadores, un 15 %. Según la ecuación 4, ahí deja de subir solo si t_s es al
    menos 11,6 t_c, 0,93 ms; lo demás que frenara al nCUBE1 no está en ninguna ecuación del artículo.
fig2-doubling = cada duplicación de p aporta menos que la anterior, n = 1024
fig2-saturates = se satura
fig2-stops = ninguna aceleración adicional para n = 1024 a partir de algún p
fig2-none = ninguna
fig2-linear = casi lineal para n = 65536
fig2-nearly = casi lineal
fig2-axis = S, aceleración; círculos: ejecuciones simuladas, líneas: ecuaciones 1 y 4
fig2-none-beyond = ninguna más allá de p = { $p }
fig2-still = aún × { $last } de 512 a 1024
fig2-gains = × { $first } al principio, × { $last } al final
fig2-worth = { $share } de lo que valen 1024 procesadores

fig3-place = Figura 3, sección 8
fig3-title = Curvas de isoeficiencia en un hipercubo para tres eficiencias
fig3-claim =
    Con t_w/t_c = 0,2 el umbral es 0,83. Para E = 0,66 y E = 0,76, por debajo de él, n log n crece casi en proporción a
    p log p; para E = 0,87, por encima, mucho más deprisa.
fig3-exceeds = E en la que K t_w/t_c pasa de 1
fig3-axis = p log p; círculos: ejecuciones a menos de 0,02 de E, líneas: isoeficiencia exacta
fig3-non-linear = no lineal
fig3-nearly = casi lineal
fig3-curve = curva para E = { $e }

fig4-place = Figura 4, sección 8
fig4-title = Curvas de isoeficiencia en malla e hipercubo, E = 0,66
fig4-claim =
    Para mantener la misma eficiencia, el problema tiene que crecer mucho más deprisa en una malla que en un hipercubo
    con los mismos procesadores y canales.
fig4-grown = malla × { $mesh }, hipercubo × { $cube }
fig4-more = más en la malla
fig4-axis = W = n log n en unidades de t_c; círculos: ejecuciones de la siguiente potencia de dos
fig4-equation-10 = malla, ecuación 10
fig4-equation-6 = hipercubo, ecuación 6

table1-place = Tabla 1, sección 8
table1-title = Pendiente de log n respecto a log p que mantiene una eficiencia, en cuatro hipercubos
table1-claim =
    Para mantener la eficiencia E, n tiene que crecer como p elevado a K t_w/t_c, con K = E/(1 − E). Las eficiencias
    cuya entrada es más o menos 1 o menor se alcanzan fácilmente; M1 a M4 son nCUBE1, nCUBE2, iPSC/2 e iPSC/RX.
table1-why-1 =
    El texto da t_w/t_c = 0,18 para M3, pero cada entrada de la columna es K · 0,178. Las velocidades que indica la
    sección 8, 0,5 Mflop/s y 2,8 MB/s, dan 0,5/2,8 = 0,1786, que se cortó a 0,178 para la tabla y se redondeó a 0,18
    para el texto.
table1-why-2 =
    K = 1/9 y t_w/t_c = 1,28 dan 0,1422, que se redondea a .142; .143 no corresponde a ningún redondeo de ese valor. Las
    demás entradas de la columna concuerdan con 1,28.
table1-why-3 =
    El texto da t_w/t_c = 10,7 para M4. Las velocidades que indica la sección 8, 30 Mflop/s y 2,8 MB/s, dan 30/2,8 =
    10,714, y con eso estas entradas son 7,14, 42,9 y 96,4, como están impresas: se calcularon antes de redondear la
    razón. (Solo la de .95, impresa como 203, concuerda mejor con 10,7: 10,714 daría 204.)
table1-why-4 =
    Estas están cortadas tras la tercera cifra y no redondeadas: 3/7 · 0,2 = 0,0857 figura como .085, 7/3 · 0,2 = 0,4667
    como .466, y 3/7 · 1,28 = 0,5486 como .548.
table1-reached = E = { $e } con 2^25, { $half } con 2^24
table1-run = M4, p = 2: una ejecución con 2^25 puntos
table1-needs = E = 0,7 necesita 2^25

table2-place = Tabla 2, sección 8
table2-title = Eficiencia según el tamaño de la entrada y los procesadores en un hipercubo de tipo M4
table2-claim =
    Con t_w/t_c = 10,7 las eficiencias son pequeñas, menores que 0,2 con mil procesadores o más, salvo que el problema
    sea desmesuradamente grande (n > 2^30).
table2-why-1 =
    E = 1/(1 + 10,7 · 6/12) = 0,157, impreso como 0,19. Está entre 0,22 para 16 procesadores y 0,12 para 256, y por
    eso no llama la atención; pero ningún redondeo de 0,157 lo da, y las otras 29 entradas concuerdan con la fórmula y
    con las ejecuciones. Debe ser 0,16: una errata.
table2-why-2 =
    La propia tabla tiene 0,22 para 1024 procesadores y 2^30 puntos. E pasa de 0,2 donde log n = (10,7/4) log p, es
    decir, para 1024 procesadores, a partir de n = 2^27.
table2-below = E < 0,2 para n ≤ 2^30
table2-at-most = a lo sumo 0,2 en n = 2^30

table3-place = Tabla 3, apéndice A
table3-title = Potencias de ω en las iteraciones de una FFT de 8 puntos
table3-claim =
    En la iteración l el exponente de ω para el índice i son los l + 1 bits más significativos de i en orden inverso,
    completados con ceros a la derecha: dos potencias en la primera iteración, el doble en cada una de las siguientes.
table3-why =
    El texto dice n − l − 1 ceros, lo que para 8 puntos daría un exponente de 8 bits; un exponente tiene tantos bits
    como un índice, log n. Su propia tabla muestra 3 bits: log n − l − 1 ceros tras los l + 1 invertidos. (La palabra
    puede haberse perdido en la copia.)

table4-place = Tabla 4 y ecuación 13, apéndice A
table4-title = Potencias nuevas de ω de un procesador en cada iteración, 8 puntos
table4-claim =
    Un procesador necesita a lo sumo h(n, p) = 2(n/p − 1) + log p potencias de ω. Todos los procesadores juntos calculan
    más que las n de una máquina secuencial, una sobrecarga de t'_c(n + p log p), de la que se sigue W = K t'_c p log p.
table4-why =
    El artículo redondea 2(n − p) + p log p − n a n + p log p. Exactamente es n − 2p + p log p, menos en 2p; para p = n
    = 2 no es nada, pues cada uno de los dos procesadores calcula una de las dos potencias. El orden de crecimiento, y
    con él la ecuación 13, no cambian.
table4-overhead = sobrecarga
table4-total = total, h(8, p)
table4-cost = coste, p · h(8, p)
table4-iteration = iteración { $stage }

ex-threshold = umbral, forma cerrada
ex-axis = n que mantiene E; círculos: ejecuciones con ese mismo n
ex-least = E de una ejecución, n = p = 2^{ $d }
ex-run = E de una ejecución, p = 2^{ $d }, n = p^{ $slope }
ex-slope = log n / log p para E = { $e }, p = 2^{ $d }
ex-equation = n según la ecuación 7 para E = { $e }, p = 2

ex1-place = Ejemplo 1, sección 4.1.1
ex1-title = El umbral cuando una palabra cuesta tanto como una mariposa, t_w = t_c
ex1-claim =
    Las eficiencias hasta 0,5 se mantienen con un n que crece como p. Para más, n tiene que crecer como p^K, con K =
    E/(1 − E): para E = 0,9, como p^9.

ex2-place = Ejemplo 2, sección 4.1.1
ex2-title = El umbral cuando una palabra cuesta tanto como dos mariposas, t_w = 2 t_c
ex2-claim =
    El doble de coste por palabra baja el umbral a 0,33: para E = 0,5 n tiene que crecer como p², para E = 0,9 como
    p^18.

sec4-place = Ecuaciones 1 a 10, secciones 2 y 4
sec4-title = Sobrecarga e isoeficiencia del intercambio binario
sec4-claim =
    El intercambio binario tiene T_o = t_s p log p + t_w n log p en el hipercubo y aproximadamente t_s p log p + 2 t_w n
    √p en la malla. De W = K T_o se sigue cómo tiene que crecer W: polinómicamente en el hipercubo, exponencialmente en
    √p en la malla.
sec4-why-1 =
    La sección 2 imprime «Speedup S is the ratio W/T_o». La aceleración es W/T_p: la ecuación 1, la línea siguiente,
    tiene E = S/p = W/(T_p p), y solo así las aceleraciones quedan entre 0 y p. (Es una sola letra, y puede ser de la
    copia.)
sec4-why-3 =
    Hereda de la ecuación 8 √p en lugar de √p − 1, pero en un exponente: exactamente, log n = 2K (t_w/t_c)(√p − 1), así
    que el n impreso es demasiado grande por el factor 2^(2K t_w/t_c) para todo p, y no se acerca al exacto cuando p
    crece.
sec4-equation-3 = ecuación 3, { $network }
sec4-equation-1 = ecuación 1, E = 1/(1 + T_o/W)
sec4-partners = procesadores pareja del procesador 0, p = 64
sec4-above = línea anterior a la ecuación 8
sec4-exactly = log n con √p − 1
sec4-axis = T_o de ejecuciones simuladas, n = 2^16, en t_c; líneas: ecuaciones 4 y 8
sec4-equation-4 = hipercubo, ecuación 4

sec5-place = Ecuaciones 11 y 12, secciones 5 y 5.1
sec5-title = La transposición, y la familia entre ella y el intercambio binario
sec5-claim =
    Con cut-through una transposición tiene T_o = t_w n + t_s p²: el mínimo de palabras, el máximo de arranques, p ≤ √n.
    En m dimensiones, de 2 a log p + 1, queda entre eso y el intercambio binario; el mejor m depende de la máquina, de p
    y de n.
sec5-why-1 =
    Cuenta p mensajes por cada procesador, incluido él mismo. Son p − 1 de n/p² palabras: T_o = t_w n (p − 1)/p + t_s
    p(p − 1). La diferencia es el factor p/(p − 1), un 33 % para p = 4 y un 0,4 % para p = 256.
sec5-why-2 =
    GK hacen que cada mensaje cruce todo el hipercubo. El paso i cruza tantos canales como bits a uno tiene i, de media
    la mitad de log p: las palabras llevan t_w (n/p)(log p)/2. Así, incluso con store-and-forward, una transposición
    envía sus palabras en la mitad del tiempo del intercambio binario, y no es «identical» a él.
sec5-why-3 =
    «for i = 1 to p» termina con self ⊕ p, que no es ningún procesador (para un p potencia de dos tiene un bit de más).
    El bucle es 1 … p − 1, y un procesador conserva su propia parte.
sec5-why-4 =
    Para m = log p + 1 cada redistribución es un intercambio entre dos procesadores que mueve solo la mitad de una parte
    que cambia de manos, n/2p palabras; después cada uno calcula las dos salidas de sus pares. El intercambio binario de
    la sección 3.1 envía la parte entera, de modo que cada uno calcula una salida. Los mismos procesadores pareja, los mismos
    arranques, la mitad de las palabras.
sec5-why-5 =
    Por orden de crecimiento ambos tienen n√p en la malla, así que la afirmación vale para las funciones de
    isoeficiencia. Pero las constantes distan mucho: una transposición necesita cerca de la cuarta parte del tiempo del
    intercambio binario con cut-through y cerca de la mitad con store-and-forward, pues menos palabras cruzan el centro
    de una fila. Donde los arranques son caros, pesan más los p − 1 de una transposición.
sec5-mesh = malla: transposición frente a intercambio binario, { $switching }
sec5-none = ninguno
sec5-stored = store-and-forward, t_w n log p + t_s p²
sec5-loop = pasos del bucle
sec5-words = palabras, m = log p + 1 e intercambio binario
sec5-minus-one = ecuación 11 con p − 1
sec5-load = máximo de mensajes en un canal del hipercubo
sec5-counted = store-and-forward, contado
sec5-concurrency = decide la concurrencia, E = 0,5, t_s = t_c
sec5-exponent = exponente de p donde K t_w/t_c = 2
sec5-best = el mejor m
sec5-between = entre los extremos
sec5-not-between = no entre ellos
sec5-by-m = arranques y palabras según m
sec5-messages = mensajes, m = log p + 1 e intercambio binario
sec5-less = menos
sec5-no-less = no menos
sec5-axis-m = m, dimensiones
sec5-axis = T_p en t_c; p = 64, n = 2^18; círculos: ejecuciones, líneas: forma cerrada

sec6-place = Sección 6
sec6-title = Qué vale en paralelo un algoritmo secuencial más rápido
sec6-claim =
    Si el algoritmo secuencial necesita una fracción r menos de tiempo, uno paralelo que se ejecutaba con eficiencia E
    necesita r·E menos: un 25 % menos de operaciones permite a una máquina secuencial hacer un 33,3 % más de
    transformadas, y a una paralela con E = 50 % solo un 14 % más.
sec6-why =
    r·E vale si todo el cálculo se acorta en r, como suponen GK. Tal como se ejecuta aquí, la base 4 toma las etapas por
    pares dentro de un procesador (GK describen también pares de etapas de intercambio, entre cuatro procesadores): el
    intercambio binario empareja solo sus log n − log p etapas posteriores a los intercambios, y la transposición parte
    un par cuando sus mitades tienen un número impar de etapas. Lo que se ahorra es r·E por los pares que quedan entre
    los del algoritmo secuencial: ⌊(log n − log p)/2⌋ de ⌊log n/2⌋ para el intercambio binario.
sec6-quarter = 25 % menos
sec6-radix-4 = base 4
sec6-words = palabras con base 4
sec6-serial = rendimiento de una máquina secuencial, % más
sec6-half = rendimiento con E = 50 %, % más
sec6-multiplications = multiplicaciones de base 4, % menos
sec6-operations = todas las operaciones de base 4, % menos
sec6-if-all = 25, si fuera todo
sec6-axis-e = E antes
sec6-axis = ahorrado, % de T_p; p = 16, n = 4096
sec6-by-r = base 4: r E
sec6-pairs = 4 de 6 pares

sec7-place = Sección 7
sec7-title = Qué cuesta una malla que transforma tan rápido como un hipercubo
sec7-claim =
    Con canales w = 2√p/log p veces más anchos una malla hace el intercambio binario tan rápido como un hipercubo; para
    la transposición, w = √p. Por el número de enlaces una malla así es más cara que el hipercubo para todo p; por el
    ancho de bisección es más barata para el intercambio binario más allá de p = 256, y más cara por un factor constante
    para la transposición. De los anchos que crecen como p^x, x = 0,5 da la mejor isoeficiencia, O(p^(1,5) log p).
sec7-why-2 =
    Un procesador de una malla tiene 4 canales solo en el interior; en el borde faltan: 4(p − √p) en total. 4p es un
    toro.
sec7-why-3 =
    Una malla de 2 × 2 es un hipercubo: 8 canales cada uno, e igual de rápidos con el mismo ancho. La fórmula tiene el
    doble de enlaces y el doble de ancho. A partir de p = 16 la afirmación vale.
sec7-why-4 =
    El artículo compara 2p/log p con p/2. Lo primero es menor en cuanto log p > 4: más allá de p = 16, no de 256 (en p
    = 256 la malla tiene la mitad de la bisección del hipercubo). Con el 2(√p − 1) exacto es menor a partir de p = 16.
    Una causa probable del 256: los 4p enlaces que cuenta la misma sección son los de un toro, cuya bisección es 2√p;
    con ella la malla llega a 4p/log p, que es menor que p/2 en cuanto log p > 8.
sec7-why-6 =
    Los costes 8p√p y 2p no corresponden a w = √p: con él, 4wp y w√p son 4p√p y p. Corresponden a w = 2√p.
sec7-why-8 =
    Un canal de ancho √p/2 toma √p/2 palabras a la vez. En el primer intercambio de una fila o columna cada canal
    lleva un mensaje de n/p palabras, y está lleno a partir de n/p = √p/2, el doble de lo que dice el artículo; con
    √p/4 queda medio vacío. (En intercambios posteriores los mensajes comparten canales, y menos palabras los llenan.)
    El orden p√p, y con él p^1,5 log p, se mantiene.
sec7-last = malla más barata por bisección más allá de p
sec7-e-hypercube = E en el hipercubo
sec7-e-mesh = E en la malla
sec7-equal = E en la malla con w = 2√p/log p
sec7-enough = E en la malla con w = 2(√p − 1)/log p
sec7-links-hypercube = enlaces del hipercubo
sec7-links-mesh = enlaces de la malla
sec7-bisection = bisección
sec7-dearer-links = malla más cara por enlaces
sec7-dearer-bisection = malla más cara por bisección
sec7-by-bisection = malla por bisección
sec7-transpose = w que necesita la transposición
sec7-cost = coste para w = √p
sec7-filled = n que llena canales de ancho √p/2
sec7-growth = qué decide la isoeficiencia
sec7-exchange = intercambio
sec7-by-transpose = transposición
sec7-links = enlaces
sec7-up-to = 8√p/(log p)² para p hasta 2^60
sec7-cheaper = más barata
sec7-not-cheaper = no más barata
sec7-dearer = más cara
sec7-not-dearer = no más cara
sec7-communication = comunicación
sec7-concurrency = concurrencia
sec7-best = el mejor de estos x
sec7-axis-links = enlaces, malla / hipercubo
sec7-axis-bisection = bisección, malla / hipercubo

app-b-place = Apéndice B
app-b-title = Otras medidas de escalabilidad: hipercubo frente a malla
app-b-claim =
    También según otras cuatro medidas el intercambio binario escala en el hipercubo y no en la malla: la aceleración
    escalada, la fracción secuencial de Karp y Flatt, la función de sobrecarga de Zorbas y la escalabilidad de
    Nussbaum y Agarwal, con t_s = t_h = 0. Para la aceleración escalada el problema crece en proporción a p. GK
    escriben t_c n log n = p, lo que dejaría a cada procesador menos de un punto; las ejecuciones toman n = p, lo
    mínimo que los mantiene ocupados a todos, y la fórmula es la misma salvo los logaritmos dobles que GK dejan de
    lado.
app-b-why-1 =
    Se omite el denominador 1 − 1/p de la definición. Así, el valor impreso es demasiado pequeño por un factor
    (p − 1)/p, que tiende a 1.
app-b-why-2 =
    En la malla la parte de un procesador cruza 2(√p − 1) canales (la línea anterior a la ecuación 8), y la propia
    ecuación 8 tiene 2√p. El apéndice B tiene √p: se ha perdido el factor 2. (En la fracción secuencial se omite también
    1 − 1/p.)
app-b-why-3 =
    La misma fórmula figura para el hipercubo y para la malla, y la frase siguiente dice que la malla es mucho peor: una
    errata, del artículo o de la copia disponible. Con n = p, una etapa cuesta t_c y los intercambios 2 t_w (√p − 1)/log
    p por etapa, así que la aceleración en la malla es t_c p/(t_c + 2 t_w (√p − 1)/log p), y su razón con p tiende a 0.
    En p = 4 una malla es un hipercubo, y las dos coinciden.
app-b-scaled = aceleración escalada, n = p
app-b-fraction = fracción secuencial
app-b-phi = función de sobrecarga
app-b-ratio = escalabilidad, n = p
app-b-pram = aceleración sin comunicación, n = p
app-b-inverse = función de sobrecarga por E
app-b-worse = fracción secuencial de la malla, como múltiplo de la del hipercubo
app-b-axis-fraction = fracción secuencial f, n = 16384
app-b-axis-scaled = aceleración escalada S, n = p

app-c-place = Apéndice C
app-c-title = Transformadas ordenadas y bidimensionales
app-c-claim =
    Una transformada ordenada lleva a lo sumo 2d + 1 pasos de comunicación, d = log p, y cerca del doble de sobrecarga.
    Las transformadas bidimensionales en una cuadrícula de √p × √p cuestan lo que las unidimensionales, en el hipercubo
    y en la malla.
app-c-why-2 =
    La frase compara la transformada ordenada consigo misma; debe querer decir «unordered», con la que el Ejemplo 1
    tiene p^9.
app-c-why-3 =
    El t_s log p + 2(t_h + t_w n/p)√p impreso es lo que dedica un procesador; T_o es la suma de los p, así que falta un
    factor p. Con él, la suma aún tiene √p en lugar de √p − 1 saltos, como la ecuación 8. El apéndice D tiene el factor,
    y 2p(t_s log √p + (t_h + t_w n/p)(√p − 1)) es lo que dan las ejecuciones.
app-c-squares = T_o 2-D y 1-D, { $network }
app-c-at-most = a lo sumo { $most }
app-c-steps = pasos de comunicación, ordenada
app-c-words = T_o ordenada / sin ordenar, palabras
app-c-threshold = ordenada, t_w = t_c: umbral de E
app-c-exponent = ordenada, t_w = t_c, E = 0,9: exponente de p
app-c-worse = ordenada, E = 0,9: peor que en el caso …
app-c-printed = T_o 2-D en la malla, tal como está impreso
app-c-summed = T_o 2-D en la malla, sumado
app-c-rows = T_o 2-D por filas, una transposición
app-c-most = 2-D por filas: máximo de procesadores
app-c-axis = E, eficiencia de ejecuciones simuladas, n = 65536, t_w = t_c, t_s = t_h = 0
app-c-by-rows = 2-D por filas
app-c-on-grid = 2-D en cuadrícula
app-c-ordered = ordenada
app-c-unordered = sin ordenar

app-d-place = Apéndice D, ecuaciones 14 a 16
app-d-title = La contención quita lo que da cut-through
app-d-claim =
    Cuando los procesadores pareja están a x saltos en la malla, algún canal lleva x mensajes, y cada uno tarda x veces lo que
    a solas. Así, la sobrecarga con cut-through es la de store-and-forward, y la función de isoeficiencia no mejora.
app-d-why-2 =
    Hereda √p en lugar de √p − 1: los saltos solos piden W = 2K t_h p(√p − 1). La diferencia en log W tiende a 0 cuando
    p crece.
app-d-share = mensajes que comparten un canal, por el tiempo que tardan
app-d-load = máximo de mensajes en un canal, √p/2
app-d-contention = contención
app-d-some = alguna
app-d-none = ninguna
app-d-first = T_o, primera suma, sin contar la contención
app-d-second = T_o, segunda suma
app-d-below-first = T_o ≈, línea bajo la primera suma
app-d-below-second = T_o ≈, línea bajo la segunda suma
app-d-same = T_o, store-and-forward y cut-through, t_h = 0

app-e-place = Apéndice E
app-e-title = Comunicación tras el cálculo
app-e-claim =
    Cuando un segundo procesador se ocupa de los mensajes, unas palabras se envían por trozos mientras se calculan
    otras, y t_w − t_c ocupa el lugar de t_w; si t_w ≤ t_c solo quedan saltos. La forma de la función de isoeficiencia
    no cambia.
app-e-why-2 =
    En el Ejemplo 2 t_w = 2 t_c, luego t_w − t_c = t_c, y el solapamiento lo convierte en el Ejemplo 1: umbral 0,5, y
    p^9 para E = 0,9, lo que confirman las ejecuciones. Los 0,67 y p^(4,5) impresos son lo que da (t_w − t_c)/t_c = 1/2,
    es decir, t_w = 1,5 t_c.
app-e-why-3 =
    W = K t_h p log p cobra a cada intercambio su salto. Un trozo de c palabras pasa a su próximo intercambio en cuanto
    se ha combinado, así que solo se espera el primer trozo del primer intercambio: T_o = p(t_h + c t_w), sin el log p.
    (Cuando la parte es un solo trozo, nada se solapa y cada intercambio paga salto y palabras.)
app-e-why-4 =
    2(t_w − t_c) n √p resta t_c una vez por cada salto. Una palabra se combina una sola vez en un intercambio, por
    muchos saltos que dé, así que tras log p intercambios solo puede ocultarse t_c n log p: T_o = 2 t_w n(√p − 1) − t_c
    n log p + p t_c para t_w ≥ t_c. En mallas grandes el solapamiento no ahorra casi nada, y para t_w ≤ t_c los
    intercambios lejanos tampoco quedan ocultos.
app-e-why-5 =
    Cortar un intercambio en N trozos cuesta N − 1 arranques más y puede ocultar a lo sumo el cálculo, t_c n/p. Así, t_s
    ha de compararse con t_c n/p, no con t_w n/p: con t_w = 10,7 y t_s = 500 un intercambio de 64 palabras tarda 685 >
    500, pero solo hay un cálculo de 64 tras el que ocultarlo.
app-e-threshold = Ejemplo 2 solapado, { $tw }: umbral de E
app-e-exponent = Ejemplo 2 solapado, { $tw }: exponente de p para E = 0,9
app-e-effective = tiempo efectivo de un intercambio, tal como está impreso
app-e-hops = T_o solapado, t_w ≤ t_c: log p saltos
app-e-mesh = T_o solapado en la malla
app-e-mesh-counted = T_o solapado en la malla, contado
app-e-pay = los trozos compensan si t_w n/p > t_s
app-e-exact = T_p, forma exacta
app-e-shorter = más corto
app-e-not-shorter = no más corto
app-e-axis = sobrecarga de una palabra en un intercambio, en t_c; círculos: ejecuciones, p = 16, n = 4096
app-e-in-turn = una tras otra, t_w
app-e-overlapped = solapadas, t_w − t_c
