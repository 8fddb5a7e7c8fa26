fig1-place = Fig. 1, sección 2.1
fig1-title = Mariposas con las distribuciones cíclicas por grupos
fig1-claim =
    Unas pocas distribuciones hacen locales todas las mariposas: las cortas con bloques, otras más largas de forma
    cíclica en r grupos, las más largas con la cíclica. Entre dos de ellas todos los datos se redistribuyen una vez.
    Colores: el procesador que tiene el elemento; líneas gruesas: las mariposas del procesador 0.
fig1-elements = fase { $j }: elementos donde los tiene C^{ $r }
fig1-butterflies = fase { $j }: mariposas en un solo procesador
fig1-phases = fases
fig1-logical = (A) vista lógica
fig1-storage = (B) vista de almacenamiento

fig2-place = Fig. 2, sección 2.3, Teorema 2.2, Corolario 2.3
fig2-title = Etapas de mariposas en la vista de almacenamiento
fig2-claim =
    Almacenada de forma cíclica en r grupos de u procesadores, una etapa de mariposas de tamaño K = k·u se vuelve
    diagonal por bloques: cada procesador calcula mariposas de tamaño k con sus propios N/p elementos. Solo los pesos
    distinguen a los procesadores: los del procesador s₁ de un grupo están desplazados en s₁/u.
fig2-same = filas de Â que son las de (2.9)
fig2-weights = pesos
fig2-right = fases de procesadores con los pesos de α = (s mod u)/u
fig2-group = (B) un grupo, 64 × 64
fig2-groups = r = 2 grupos de u = 4 procesadores
fig2-each = cada procesador: N/p = 16, k = 8
fig2-matrix = (C) B₈ del procesador s₁ = 1
fig2-powers = azul w₈, naranja −w₈, potencia j + s₁/u

fig3-place = Fig. 3, sección 3.4
fig3-title = De bloques a la distribución cíclica, en paquetes
fig3-claim =
    Si p ≤ N/p, la permutación a la distribución cíclica no necesita un mensaje por elemento: un procesador baraja
    primero su bloque de modo que quede junto lo que va a un mismo procesador, y luego envía a cada uno de los demás un
    paquete de N/p² elementos. Colores: el procesador que tenía el elemento al principio.
fig3-both = elementos que los dos pasos llevan adonde los lleva σ
fig3-together = paquetes que permanecen juntos
fig3-packets = mensajes de N/p² elementos, ejecutado
fig3-messages = mensajes, ejecutado
fig3-moved = elementos que se mueven de bloques a cíclica, ejecutado
fig3-local = (A) permutación local σ₄,₈
fig3-global = (B) permutación global de paquetes de 2
fig3-processor = procesador { $q }

table1-place = Tabla 1, sección 5.1
table1-title = El error de una FFT en doble precisión
table1-claim =
    Transformar números aleatorios en doble precisión IEEE pierde cerca de una unidad del último lugar, 2 × 10⁻¹⁶ de la
    norma, y apenas más para N mayores; la aritmética del Cray T3E pierde más. La transformada paralela difiere de la
    secuencial solo donde empareja de otro modo las etapas de mariposas.
table1-vectors =
    { $count ->
       *[other] { $least } … { $most } en { $count } vectores
    }
table1-less = { $mean } en IEEE 754: menos
table1-not-less = { $mean } en IEEE 754: no menos
table1-backward = inversa
table1-sizes = 512 a 65536
table1-same-pairs = los mismos pares
table1-other-pairs = otros pares
table1-same-bits = los mismos bits
table1-other-bits = otros bits
table1-compared = { $error }: { $pairs }, { $bits }
table1-both = { $forward } directa, { $backward } inversa
table1-by = por un factor de { $growth } (√log N: de 1,33)
table1-parallel = paralela, p = { $p }
table1-alike = más o menos como la directa
table1-growth = crecimiento
table1-by-cray = por un factor de 1,21 en IEEE 754
table1-no-difference = ninguna diferencia: las etapas se emparejan igual
table1-order = del mismo orden
table1-axis = error relativo, ‖F* − F‖ / ‖F‖
table1-cray = Cray T3E, publicado
table1-ieee = IEEE 754, publicado
table1-here = calculado aquí

table2-place = Tabla 2, sección 5.2, ecuación 5.1
table2-title = Velocidades en flop/s de la FFT secuencial
table2-claim =
    La velocidad 5·N·log N / Tiempo sube con N mientras datos y pesos quepan en la caché de 96 KB, hasta N = 4096; más
    allá baja a un tercio y menos.
table2-why-1 =
    A una velocidad de 47,3 Mflop/s corresponden 0,0947 ms, que se redondean a 0,09; con los 0,10 ms impresos la
    velocidad sería 42,7 … 47,2. Una de las dos celdas no se redondeó al valor más cercano.
table2-why-2 =
    La velocidad baja de 64 a 128, de 256 a 512 y de 1024 a 2048. Sube para log N par, donde todas las etapas son
    mariposas de base 4, y para log N impar, donde sobra una etapa de base 2, cada serie por su lado. La etapa que sobra
    explica una parte del zigzag: los flops de (3.1) suben ahí en 3/17/log N, los tiempos impresos más.
table2-falls = baja en { $sizes }
table2-even-sizes = 32 … 4096, log N par
table2-odd-sizes = 32 … 4096, log N impar
table2-falls-to = de { $best } a { $worst } y menos
table2-rate = velocidad
table2-flops = flops (3.1)
table2-of-table-3 = tiempo en la Tabla 3
table2-rises = sube
table2-increases = aumenta
table2-said = el rendimiento aumenta hasta N = 4096
table2-does-not = no aumenta
table2-drops = cae
table2-suddenly = cae de repente tras N = 4096
table2-here = velocidad de este equipo, Mflop/s
table2-constant = 34,9 Mflop/s, todos los N
table2-even = log N par
table2-odd = log N impar
table2-cache = la caché está llena
table2-axis = 5·N·log N / Tiempo, Mflop/s

table3-place = Tabla 3, secciones 3.1, 3.5 y 5.3, ecuaciones 3.2, 3.8 y 3.9
table3-title = Tiempos predichos y medidos de la FFT en BSP
table3-claim =
    Una transformada cuesta 17/4·N/p·log N flops y ⌈log N / log N/p⌉ + 1 redistribuciones de 2·N/p·g + l cada una (3.9).
    Con los g y l de la máquina eso predice bien los tiempos en un Cray T3E, mientras la parte de un procesador quepa en
    su caché.
table3-why-1 =
    (3.9) con g = 2,14 y l = 1377 da 1,0549 ms; está impreso 1,06. Con los microsegundos de la misma fila de la Tabla 4
    (0,06133 y 39,48) da 1,0550, que se redondea a 1,06: el artículo calculó con más cifras de g de las que imprime.
table3-why-2 =
    (3.9) con la fila de la Tabla 4 para 64 procesadores da 0,473, 0,602 y 0,903 ms, que no se redondean a los impresos
    0,48, 0,61 y 0,91; tampoco con los microsegundos de la fila. Un l de 3901 … 3924 flops en lugar de 3861 da las ocho
    celdas de p = 64 (véase la fila sobre l). Las predicciones parecen ser de una ejecución del programa de
    medida distinta de la que imprime la Tabla 4.
table3-why-3 =
    Las ocho predicciones para 64 procesadores son correctas hasta la última cifra para un l entre 3901 y 3924 flops,
    cerca de un 1,3 % más de lo que dice la Tabla 4. Donde p es grande y N/p pequeño son sobre todo l, y por eso lo
    muestran.
table3-why-4 =
    (3.8) cuenta 2·N/p números por cada redistribución, como si cada procesador enviara todo lo que tiene. Lo que se
    queda no se envía: cuando k de los bits que nombran al procesador son nuevos, cada uno conserva una parte de cada 2^k,
    de modo que h = 2·N/p·(1 − 2^−k), con k = log p en todas las redistribuciones si p² ≤ N. Solo donde también los
    procesadores cambian de lugar envían algunos todo. (3.8) es una cota superior que casi se alcanza.
table3-why-5 =
    (3.9) hace dos simplificaciones. Toma (3.7) por (3.2), como si todas las etapas vinieran por pares: 3/4·N/p flops
    de menos por cada fase con un número impar de etapas. Y toma (3.8) por lo que se envía: de más. Así, no es exacta
    ni una cota: para N = 4096 la ejecución tarda menos que (3.9) en 16 procesadores y más en 32 (12 696 flops frente
    a 12 600). Para N = 4096 en 512 procesadores los dos errores se compensan y la suma acierta por azar: no se cuenta
    como acuerdo.
table3-why-6 =
    IB 2.1 dicen «the largest H for which (N/p)^(H−1) ≤ N» y quieren decir ⌈log N / log N/p⌉, que figura al lado. Si N
    es una potencia de N/p, las palabras dan una fase de más, sin ninguna etapa; son correctas con < en lugar de ≤.
table3-why-7 =
    Fuera de la caché la máquina calcula a cerca de un tercio de v = 34,9 Mflop/s. IB mismos nombran la causa (sección
    5.3), y las velocidades de la tabla 2 caen otro tanto. En caché queda un factor mediano de 1,16; es mayor donde un
    procesador va más rápido que v: 2,95 ms para N = 4096 son 83 Mflop/s.
table3-factor = { $median } de mediana, { $most } como máximo
table3-off = se desvía por un factor: en la caché { $cached }; más allá { $beyond }
table3-predicted = predicho
table3-measured = medido
table3-l = l que da todas las celdas
table3-h = h de todos (3.8)
table3-phases = fases según las palabras
table3-seq = sec.
table3-in-cache = en la caché
table3-executed-in-cache = ejecutado frente a medido, en caché
table3-executed-beyond = ejecutado frente a medido, fuera de la caché
as-measured = como medido
executed = ejecutado frente a medido
table3-predicts = predice bien en la caché, no más allá
table3-flops = flops (3.2)
table3-redistributions = redistribuciones, H + 1
table3-yes = sí
table3-no = no
table3-cyclic = comunicación, bloques / cíclica (4.1)
table3-axis = tiempo, ms (a trazos predicho, círculos medido)

table4-place = Tabla 4, sección 5.3
table4-title = Parámetros BSP de un Cray T3E
table4-claim =
    Un computador BSP son cuatro números: p procesadores de v flop/s, g flops por cada número enviado o recibido, l
    flops para sincronizar. En el Cray T3E v es 34,9 Mflop/s; g y l crecen con p.
table4-why =
    110,88 µs a 34,9 Mflop/s son 3 870 flops, no 3 861: las dos columnas concuerdan con v = 34,82 Mflop/s. Todas las
    demás filas concuerdan con 34,9 (34,85 … 34,95). El programa de medida mide v junto con g y l, así que parece haber
    hallado un v algo más lento en la ejecución con 64 procesadores.
table4-both = flops a partir de µs
table4-executed = flops, por ejecución
table4-here = Mflop/s de este equipo
table4-axis-g = g, flops (línea: impreso, círculos: ejecutado)
table4-axis-l = l, flops

fig4-place = Fig. 4, sección 5.3, ecuación 5.2
fig4-title = Eficiencia absoluta en un Cray T3E
fig4-claim =
    E = Time(seq, N) / (p · Time(p, N)) es moderada hasta N = 4096 y llega hasta 1,7 más allá: ahí el programa
    secuencial no cabe en la caché, y sus partes en un número suficiente de procesadores sí.
fig4-why =
    Según la Tabla 3 la eficiencia de N = 16384 baja de 1,00 a 0,88 en dos procesadores, donde 8192 puntos en cada uno
    son aún demasiados para la caché, y sube a 1,52 en cuatro. Lo que el texto dice de 8192 ≤ N ≤ 16384 vale solo para
    8192.
fig4-why-2 =
    (5.2) divide el tiempo del programa secuencial, y ahí está la diferencia. Hasta N = 4096 ese programa cabe en su
    caché y alcanza hasta 83 Mflop/s (tabla 2), más del doble de los v = 34,9 Mflop/s de las ejecuciones: las
    eficiencias medidas son menores. Más allá tarda de dos a tres veces lo que dice v: son mayores. Es la causa
    probable, no una demostrada; con 64 procesadores, además, g y l de la tabla 4 no concuerdan con la tabla 3.
fig4-why-3 =
    Más o menos constante significa aquí perder menos de un tercio, que es a partir de donde el paso de un procesador
    a dos cuenta como notable. De 2 a 8 procesadores N = 512 pierde la mitad de su eficiencia (0,49, 0,37, 0,24) y N =
    2048 dos quintos; N = 1024 y 4096 pierden menos de un tercio.
fig4-at-most = { $e } como máximo, ejecutado
fig4-doubling = { $all }; una duplicación deja { $before } hasta 8, luego { $after }
fig4-around = { $before } antes, { $after } después
fig4-all = todos
fig4-theory = en teoría
fig4-up-to = eficiencias de hasta
fig4-one-to-two = de uno a dos procesadores
fig4-decreases = disminuye de forma notable
fig4-shape = más o menos constante hasta 8–16 procesadores, después disminuye de forma continua
fig4-two-to-64 = de dos a 64 procesadores
fig4-rises = aumenta de un procesador a dos
fig4-increases = aumenta
fig4-too-many = demasiados procesadores
fig4-deteriorates = empeora
fig4-cache = caché
fig4-flat = casi constante antes y después de que la parte quepa en la caché
fig4-axis = E, absoluta (a trazos: predicha)

fig5-place = Fig. 5, sección 5.3
fig5-title = Eficiencia para una parte N/p constante
fig5-claim =
    Si N crece con p de modo que N/p no cambie, la eficiencia se puede mantener: cerca de 0,5 para N/p de solo 256, a
    niveles muy buenos para 4096. Cuanto mayor es N/p, más plana es la curva predicha.
fig5-why-2 =
    Como en la fig. 4, lo más probable es que la diferencia la haga el tiempo del programa secuencial: hasta N = 4096
    va más rápido de lo que dice v = 34,9 Mflop/s, y las eficiencias medidas son menores; más allá va más lento, y son
    mayores.
fig5-spread = { $spread } para { $share }
fig5-spreads = mayor entre menor, p = 2 … 64: { $all }
fig5-ran = { $all } para p = 2 … 16
fig5-far = { $all } en 16, 256 y 4096 procesadores
fig5-maintained = mantenida
fig5-execution = ejecución
fig5-flatter = más plana
fig5-converges = tiende a una línea horizontal cuando N/p aumenta
fig5-good = muy buena
fig5-asymptotically = asintóticamente
fig5-level = un nivel constante con N/p, g y l constantes
fig5-axis = E, absoluta (a trazos: predicha, continua: medida)
