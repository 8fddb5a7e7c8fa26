p1-place = Problema 13.1
p1-title = E e isoeficiencia donde las palabras cuestan t_w (n/p) log p
p1-claim =
    Un procesador tarda t_c n log n; p procesadores tardan (t_c n log n)/p + (t_w n log p)/p, con t_c = 1 y t_w =
    0,2. ¿Cuáles son S y E? ¿Cómo tiene que crecer n para E = 0,6? ¿Cambia eso para E = 0,4? ¿Y si t_w = 1? Observe
    la curva de E = 0,6 y tome después t_w = 1.
p1-efficiency = E
p1-speedup = S
p1-isoefficiency = n que mantiene E
p1-no-change = E con n = p, t_w = 0,2
p1-stays = al menos 0,6, así que nada cambia para 0,4
p1-axis = n
p1-line = t_w = { $time }, E = 0,6

p2-place = Problema 13.2
p2-title = A qué distancia están los procesadores pareja en una malla, sea cual sea la disposición
p2-claim =
    Se dispongan como se dispongan los puntos en una malla cuadrada de p procesadores, el intercambio binario tiene
    una iteración en la que hay procesadores pareja a √p/2 enlaces o más. Observe la malla fila por fila: el primer
    intercambio cruza √p/2 filas. ¿Hay una disposición en la que todos los intercambios sean más cortos?
p2-why =
    Al pie de la letra, √p/2 no vale para toda disposición. Deje a cada procesador sus n/p puntos, como antes, y
    ordene filas y columnas por cuántos bits de sus números son 1: con 256 procesadores los procesadores pareja
    están a 7 enlaces a lo sumo, en todas las iteraciones, donde √p/2 = 8. En cómo crece la distancia eso cambia
    poco: por el teorema de Harper sobre números que difieren en un bit, toda disposición de este tipo tiene una
    iteración con unos 0,8 √p/√(log p) enlaces. Fila por fila √p/2 es exacto, y con pocos procesadores ninguna
    disposición lo mejora: para 4 y 16 se probaron todas aquí, para 64 un solucionador SAT no encontró ninguna.
p2-by-rows = fila por fila, distancia máxima
p2-iteration = fila por fila, distancia en cada iteración
p2-every = todas las disposiciones probadas, la menor distancia máxima
p2-by-weight = por el número de unos, distancia máxima
p2-bound = ninguna disposición tiene menos
p2-rows = fila por fila
p2-ones = por el número de unos
p2-at-least = al menos { $links }
p2-axis = enlaces entre procesadores pareja

p3-place = Problema 13.3
p3-title = El intercambio binario en un array lineal
p3-claim =
    p procesadores en línea, cada uno unido al siguiente. ¿Entre cuáles van los mensajes del intercambio binario, y
    cuáles son T_p, S, E y la función de isoeficiencia? El explorador no tiene array lineal, pero las filas y las
    columnas de una malla lo son: con 16 × 16 procesadores los intercambios son los de una línea de 16, una vez en
    las columnas y otra en las filas. Así, una línea hace solo la mitad de esa comunicación.
p3-distance = enlaces entre procesadores pareja
p3-load = mensajes en el enlace más cargado
p3-sum = mensajes en el enlace más cargado, suma de todas las iteraciones
p3-time = T_p con la mitad de la comunicación de p filas de p
p3-speedup = S
p3-efficiency = E
p3-isoefficiency = n que mantiene E, t_s = 0
p3-axis = n para E = 0,2, t_s = 0
p3-line = array lineal
p3-mesh = malla
p3-hypercube = hipercubo

p4-place = Problema 13.4
p4-title = La malla sin arranques: n crece exponencialmente en √p
p4-claim =
    Con t_s = 0, la función de isoeficiencia del intercambio binario en una malla es W = 2K (t_w/t_c) √p 2^(2K
    (t_w/t_c) √p), con K = E/(1 − E). Observe lo empinada que es la curva, y reduzca t_w a la mitad: el exponente se
    reduce a la mitad.
p4-why =
    La fórmula toma 2 √p como suma de las distancias en filas y columnas, que es 2 (√p − 1). Por eso exige más
    puntos de los necesarios, por un factor 2^(2K t_w/t_c). Con √p − 1 las ejecuciones a ambos lados de la curva
    concuerdan.
p4-printed = n que mantiene E, como se afirma
p4-summed = n que mantiene E, con √p − 1
p4-constant = E con n = 2^(2 (√p − 1))
p4-power = E con n = p^2, de p a 4p
p4-falls = disminuye
p4-rises = aumenta
p4-axis = n

p5-place = Problema 13.5
p5-title = Potencias de ω del procesador más cargado: una recurrencia
p5-claim =
    Demuestre que ningún procesador calcula más de h(n, p) potencias de ω, donde h(n, 1) = n, h(p, p) = log p y h(n,
    p) = h(n, 2p) + n/p − 1. Observe el último procesador: necesita una potencia nueva en cada una de las primeras
    log p iteraciones, y después 2, 4, … n/p.
p5-most = máximo de potencias que calcula un procesador
p5-step = de más que con 2p procesadores
p5-new = potencias nuevas del último procesador
p5-last = total del último procesador, el máximo

p6-place = Problema 13.6
p6-title = La transposición en una malla y en un array lineal
p6-claim =
    Halle T_p, S y E de la transposición bidimensional en una malla de √p × √p y en una línea de p procesadores. Con
    los intercambios de todos con todos del libro, citados de memoria, T_p es t_c (n/p) log n + (2 t_s + t_w n/p)(√p
    − 1) y t_c (n/p) log n + (t_s + t_w n/(2p))(p − 1). Observe los canales del centro de la malla, por los que pasa
    una cuarta parte de todas las palabras en cada sentido.
p6-why-mesh =
    Son dos planificaciones. La fórmula es la de mensajes combinados: todos los que van a una fila viajan como uno
    solo, luego todos los que van a una columna, con 2 (√p − 1) arranques. En la ejecución los procesadores
    intercambian por pares, con p − 1 arranques. Sus palabras comparten canales, pero solo tardan (3/7) t_w n/√p en
    lugar de t_w n/√p. Si se cuentan ambas cosas (por pares), la fórmula es exacta.
p6-why-line =
    La fórmula es la de un anillo en el que cada mensaje se pasa de vecino a vecino. En la ejecución los
    procesadores intercambian por pares: otros tantos arranques, pero un tercio de t_w n en lugar de la mitad, pues
    las palabras fluyen por todos los enlaces de su camino a la vez.
p6-mesh = malla, T_p con mensajes combinados
p6-mesh-by-pairs = malla, por pares
p6-in-rows = malla, transposición 3-D con 2 (√p − 1) arranques
p6-line = línea, T_p con mensajes pasados de vecino a vecino
p6-line-by-pairs = línea, por pares
p6-time = T_p
p6-speedup = S
p6-efficiency = E
p6-middle-mesh = malla, palabras que cruzan el centro
p6-middle-line = línea, palabras que cruzan el centro
p6-at-least = al menos { $time }
p6-combined = combinados
p6-passed = de vecino a vecino
p6-by-pairs = por pares
p6-axis-mesh = E, malla de 16
p6-axis-line = E, línea de 16

p7-place = Problema 13.7
p7-title = Qué ancho necesita una malla para transponer como un hipercubo
p7-claim =
    Sin arranques, ¿por qué factor tiene que crecer el ancho de banda de una malla para que la transposición
    bidimensional tarde lo mismo que en un hipercubo de p procesadores? t_w (n/p)(√p − 1) frente a t_w n/p dice √p −
    1. Observe las dos máquinas una junto a otra y cambie el ancho de la malla.
p7-why =
    √p − 1 es el factor de un intercambio con mensajes combinados. Por pares, en el paso i comparten un canal tantos
    mensajes como vale el dígito binario más alto de la fila o de la columna de i, el mayor de los dos; eso suma
    (3/7)(√p³ − 1)/(p − 1), algo menos de la mitad de √p. Ambos crecen como √p.
p7-factor = factor
p7-as-fast = T_p con canales más anchos por ese factor
p7-enough = T_p con canales de ancho √p − 1
p7-root = T_p con canales de ancho √p
p7-least = factor, por lo que cruza el centro
p7-at-most = a lo sumo { $time }
p7-at-least = al menos { $factor }
p7-axis = factor
p7-pairs = por pares
p7-bound = ninguna planificación necesita menos

p8-place = Problema 13.8
p8-title = ¿Qué algoritmo? Cinco juegos de constantes, tres tamaños
p8-claim =
    En un hipercubo con t_w = 1 y t_s = 250, 50, 10, 2 o 0, ¿cuál es el mejor entre el intercambio binario y las
    transposiciones en 2, 3, 4 y 5 dimensiones: para n = 2^15 y p = 2^12, para n = 2^12 y p = 2^6, para n = 2^20 y p
    = 2^12? Los dos últimos t_s y los tamaños se citan de memoria. Observe el gráfico de la formulación más rápida y
    reduzca t_s: ganan las transposiciones con menos dimensiones.
p8-why =
    Las fórmulas hacen que un procesador envíe todas las n/p palabras en cada transposición, aunque una parte se
    queda donde está. Cuantas más dimensiones, mayor es esa parte: con t_s = 10 la transposición en cuatro
    dimensiones tarda 234 en la comunicación, y no 282; la de tres, 252, y no 268. Por eso la de cuatro es más
    rápida.
p8-fastest = el más rápido
p8-communication = tiempo de comunicación
p8-whether = se puede ejecutar
p8-possible = posible
p8-impossible = faltan puntos
p8-exchange = intercambio binario
p8-transpose = transposición, { $dims }-D
p8-sets = constantes

p9-place = Problema 13.9
p9-title = Una malla cuyos canales se ensanchan como p^x
p9-claim =
    Los canales de una malla de √p × √p llevan p^x veces más. Por la comunicación, log n tiene que crecer como
    p^(1/2 − x), y n exponencialmente en ello; para llenar los canales, n como p^(1 + x). Así, W del orden de
    p^(1,5) log p es lo mejor que da ancho alguno, en x = 1/2. Citado de memoria. Observe la curva para E = 0,6 y
    cambie el ancho de p^(0,25) a p^(0,5).
p9-why =
    La fórmula toma 2 √p como suma de las distancias, que es 2 (√p − 1) (problema 13.4). Con pocos procesadores eso
    lleva la curva más allá de una potencia de dos. Con √p − 1 las ejecuciones concuerdan.
p9-communication = n que mantiene E, como se afirma
p9-summed = n que mantiene E, con √p − 1
p9-filled = palabras de un intercambio, para llenar un canal
p9-full = E con n = p^(1 + x), de p = 16 a 256
p9-falls = disminuye
p9-rises = aumenta
p9-best = x con el que n crece menos
p9-axis = log n / log p
