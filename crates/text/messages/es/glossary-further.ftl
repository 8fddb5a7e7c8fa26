w-name = tamaño del problema
w =
    El cálculo útil, como tiempo del algoritmo secuencial: W = t_c · n · log₂ n.
k-name = E / (1 − E)
k =
    Para mantener una eficiencia E, el problema debe crecer como K · T_o.
doubling-name = crecimiento con el doble de p
doubling =
    Log₂ de cuántas veces debe crecer el tamaño del problema cuando p se duplica, para mantener esta eficiencia:
    f_E(2p) / f_E(p). Algo más de 1 es escalable.
scaled-speedup-name = aceleración escalada
scaled-speedup =
    La aceleración de un problema con p veces el trabajo de este, de modo que cada procesador tenga tanto que hacer como
    aquí uno solo. Cerca de p es buena.
memory-speedup-name = aceleración escalada por memoria
memory-speedup =
    La aceleración de un problema con p veces los puntos de este, de modo que la memoria de cada procesador esté tan
    llena como aquí la de uno solo.
serial-fraction-name = fracción secuencial
serial-fraction =
    f = (1/S − 1/p) / (1 − 1/p): la parte del trabajo que, si fuera secuencial, explicaría la aceleración. Si crece con
    p, crece la sobrecarga.
overhead-function-name = función de sobrecarga
overhead-function =
    Φ = p · T_p / W: la ejecución tarda Φ veces lo que tardaría en una máquina ideal. Si Φ puede mantenerse constante
    haciendo crecer el problema, la formulación es escalable.
scalability-name = escalabilidad
scalability =
    La mayor aceleración para este n con cualquier número de procesadores de esta máquina, entre la de una máquina ideal
    con n procesadores, que es n.
words-name = palabras
words =
    Cuántas palabras, números complejos, había en todos los mensajes.
hops-name = saltos
hops =
    Cuántos canales cruzaron todos los mensajes, sumados.
compute-name = cálculo
compute =
    La parte útil: calcular nodos de la mariposa.
startup-name = arranque
startup =
    La parte dedicada a comenzar mensajes: t_s por cada uno.
hop-name = por salto
hop =
    La parte en que la cabecera del mensaje propio de un procesador estaba en camino: t_h por cada canal.
transfer-name = transferencia
transfer =
    La parte en que fluían las palabras del mensaje propio de un procesador, como si no hubiera nada más en camino:
    t_w · m, otra vez por cada canal con store-and-forward.
contention-name = contención
contention =
    Lo que el mensaje propio de un procesador tardó de más porque otros querían los mismos canales.
idle-name = espera
idle =
    La parte dedicada a esperar el mensaje del procesador pareja, y la que sigue al último paso.
h-name = h-relación
h =
    BSP: el máximo de números reales que un procesador envía o recibe en un superpaso, dos por cada palabra compleja. El
    superpaso tarda h · g + l.
m-name = elementos de un procesador
m =
    Los elementos que tiene cada procesador: m = n / P.
superstep-name = superpaso
superstep =
    Lo que hacen todos los procesadores entre dos sincronizaciones: o calcular con lo que tienen, o comunicar.
redistribution-name = redistribución
redistribution =
    Un movimiento de todos los elementos a los procesadores en los que son locales las etapas siguientes. En el
    algoritmo de transposición es la transposición.
group-cyclic-name = distribución cíclica por grupos
group-cyclic =
    Los elementos se cortan en r bloques, y cada bloque se reparte por turnos entre p / r procesadores: r = p da
    bloques, r = 1 es la distribución cíclica.
output-driven-name = planificación guiada por la salida
output-driven =
    Un procesador calcula solo lo que necesita su próxima salida, y envía cada salida en cuanto la tiene.
binary-permutation-name = permutación binaria
binary-permutation =
    Un orden de las salidas en el que cada mitad, cada mitad de una mitad, etc., viene entera: las salidas llegan así lo
    antes posible.
radix-name = base
radix =
    Con base 4 se calculan dos etapas como una, con 34 flops por cuatro elementos en vez de 40.
overlap-name = solapamiento
overlap =
    Un segundo procesador envía y recibe mientras el primero calcula: los intercambios van por trozos, y la
    transferencia se oculta tras el cálculo o al revés.
twiddle-name = factor de giro
twiddle =
    Una potencia de la raíz n-ésima de la unidad (twiddle factor). En la etapa l su exponente son los l + 1 primeros
    bits del índice en orden inverso, completados con ceros.
direction-name = sentido y normalización
direction =
    La transformada directa es X[k] = Σ x[j] · ω^(jk) con ω = e^(−2πi/n): el signo del exponente es menos, como en FFTW y
    numpy, y no se divide. La inversa tiene signo más y el factor 1/n.
bit-reversal-name = inversión de bits
bit-reversal =
    Los bits de un índice leídos al revés. Las formulaciones simples dejan X[k] donde señala la inversión de k; con orden
    natural, cada procesador tiene un bloque seguido de coeficientes.
slab-name = láminas
slab =
    La caja de puntos se corta a lo largo de su primer eje. Cada procesador transforma sus planos; tras un intercambio
    de todos con todos tiene líneas enteras a lo largo del primer eje.
pencil-name = lápices
pencil =
    Los procesadores forman una cuadrícula, y cada uno tiene líneas enteras a lo largo de un eje de la caja. Hay dos
    intercambios, dentro de las filas y dentro de las columnas: menos mensajes y más largos que en uno de todos con
    todos.
cyclic-name = ejes cíclicos
cyclic =
    Cada eje de la caja se reparte por turnos entre procesadores propios, antes y después de la transformada. Basta un
    intercambio de todos con todos.
standard-name = intercambio estándar
standard =
    Un intercambio de todos con todos en log₂ P pasos: en cada uno, un procesador intercambia la mitad de lo que tiene.
    Inicia menos de P − 1 mensajes, pero una palabra se mueve varias veces.
fat-tree-name = árbol grueso
fat-tree =
    Un árbol de conmutadores cuyas hojas son los procesadores. Entre dos niveles seguidos hay tantos enlaces como
    procesadores; un estrechamiento hace más lentos los que unen conmutadores.
dragonfly-name = dragonfly
dragonfly =
    Grupos de encaminadores, cada uno con varios procesadores. Los encaminadores de un grupo están todos unidos entre
    sí, y a cada dos grupos los une un enlace.
route-name = rutas mínimas y de Valiant
route =
    En una dragonfly, una ruta mínima toma el enlace entre los dos grupos. La de Valiant pasa por un tercer grupo
    elegido al azar: es más larga, pero no satura ese único enlace.
vc-name = canales virtuales
vc =
    Dos gusanos pueden retener el mismo canal de un toro, cada uno en un canal virtual propio. Un mensaje pasa a los
    segundos donde cruza el final de un anillo, de modo que los mensajes no pueden esperarse en círculo.
capacity-name = capacidad
capacity =
    LogP: como mucho ⌈L/g⌉ palabras están en camino hacia un procesador. El emisor que superaría este número se detiene.
samples-name = muestras reales
samples =
    Dos muestras reales forman una palabra: n muestras se transforman como n/2 palabras, con la mitad del trabajo. El
    resultado tiene n/2 + 1 coeficientes; los demás son sus conjugados.
limit-name = límite
limit =
    Un número de palabras, o un tiempo, por debajo del cual no queda ninguna ejecución. Algunos límites se deducen de la
    entrada y la salida de cada procesador y valen para todo algoritmo; dos valen para la planificación de la ejecución.
