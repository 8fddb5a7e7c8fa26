fig1-place = Figura 1, secciones 2 y 3
fig1-title = La mariposa de 8 entradas
fig1-claim =
    La mariposa de n entradas tiene n filas y log n + 1 columnas. El nodo (r, c) tiene aristas a (r, c + 1) y al nodo de
    la columna c + 1 cuya fila difiere de r en el (c + 1)-ésimo bit más significativo. Sus primeras j + 1 columnas son
    n/2^j mariposas de 2^j entradas; sus columnas a partir de la k son 2^k mariposas de n/2^k entradas.
fig1-edges = aristas a las filas { $rows }
fig1-first = primeras columnas
fig1-last = últimas columnas
fig1-nodes = nodos, n (log n + 1)
fig1-right = nodos con las aristas de la definición
fig1-computes = lo que calcula
fig1-transform = la transformada
fig1-error = error relativo { $error }

fig2-place = Figura 2, sección 4.1
fig2-title = Una planificación guiada por la salida: procesador 2 de 4, 8 salidas
fig2-claim =
    El procesador 2 toma sus salidas en el orden 2 3 0 1 6 7 4 5, dos para cada uno de los procesadores 1, 0, 3 y por
    último él mismo, y procesa solo los nodos que la próxima salida aún necesita. La primera salida necesita 7 nodos;
    las demás siguen en 8, 11, 12, etc.
fig2-target = va al procesador
fig2-produced-by = producida en, según el Corolario 4.1
fig2-before = nodos antes de la primera salida
fig2-row = fila
fig2-produced = producida en

thm-3-1-place = Teorema 3.1, sección 3
thm-3-1-title = La planificación simple: calcular, intercambiar todo, calcular
thm-3-1-claim =
    Con los puntos repartidos por turnos antes, y en bloques después de que todos envíen a todos, P procesadores
    transforman n ≥ P² puntos en el tiempo (n/P) log n + (n/P − n/P² − 1)·g + L. Todos juntos envían n − n/P palabras;
    con una misma distribución de principio a fin enviarían log P veces esa cantidad.
thm-3-1-why =
    Con bloques de principio a fin, cada una de las log P etapas entre procesadores mueve las n palabras. Con la
    redistribución se mueven n − n/P palabras, pues una parte de 1/P ya está donde se necesita. Así, el
    factor es log P · P/(P − 1): log P salvo por las palabras que se quedan, y para P = 2 el doble, donde log P es 1.
thm-3-1-more = palabras con bloques de principio a fin, como múltiplo
thm-3-1-words = palabras

lemma-4-1-place = Lema 4.1 y Corolario 4.1, sección 4.3
lemma-4-1-title = Cuándo produce sus salidas una planificación guiada por la salida
lemma-4-1-claim =
    La primera salida se produce en t_0 = m − 1. Si a = q·2^(r−1) con q impar, la salida a sigue a la salida a − 2^(r−1)
    tras r·2^(r−1) nodos, 2^(r−1) en cada una de las últimas r columnas. Así, t_a = (m − 1) + Σ b_i (i + 1) 2^i sobre
    los dígitos binarios b_i de a, sea cual sea el procesador.
lemma-4-1-lemma = t_a del Lema 4.1
lemma-4-1-of-corollary = t_a del Corolario 4.1
lemma-4-1-nodes = los nodos de la demostración en cada columna
lemma-4-1-axis-a = salida a
lemma-4-1-axis = t_a, en nodos de mariposa; m = 32
lemma-4-1-corollary = Corolario 4.1

lemma-4-2-place = Lema 4.2, sección 4.3
lemma-4-2-title = Qué palabras parten enseguida y cuáles esperan el intervalo
lemma-4-2-claim =
    Una palabra parte cuando se produce, pero no antes de que pase g desde la anterior. La palabra a parte enseguida si
    a es múltiplo de 2^(g−1); todas las demás esperan.
lemma-4-2-at-once = enseguida
lemma-4-2-waits = espera
lemma-4-2-words = como dice el lema
lemma-4-2-axis-a = palabra a
lemma-4-2-axis = tiempo, en nodos de mariposa; P = 4, n = 128, g = 3; círculos: enseguida
lemma-4-2-leaves = parte, s_a
lemma-4-2-produced = producida, t_a

thm-4-1-place = Teorema 4.1, secciones 4.3 y 4.4
thm-4-1-title = Cuándo parte la última palabra, y cuándo queda oculta la comunicación
thm-4-1-claim =
    En una planificación guiada por la salida la última palabra parte en T: (1) (m − 1) + (m − l − 1) g para g ≥ log m;
    (2) m log m + 2^g − g − 1 − l g para log l + 1 < g < log m; (3) m log m + (2^g − 1) − l (log l + 1) para g ≤ log l +
    1. La ejecución tarda max{"{"}T + L, m log m{"}"} + m log P. Así, salvo por L, nadie espera cuando n ≥ (2^g/g) P².
thm-4-1-why-1 =
    El caso 3 está impreso con un retraso de g: con a* = m − l − 2^(g−1), la última palabra que parte enseguida, T =
    t_a* + g (2^(g−1) − 1), y el Corolario 4.1 da t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1). La suma tiene
    2^g − g − 1, como el caso 2, donde el artículo tiene 2^g − 1; los dos casos coinciden entonces en g = log l + 1.
    (La copia disponible fue leída por una máquina: los signos pueden ser suyos.)
thm-4-1-why-2 =
    La fórmula hace comenzar la fase II cuando ha llegado la última palabra. Pero comienza con las primeras palabras que
    llegan y continúa mientras las últimas están en camino, así que la ejecución es más corta siempre que T + L supera m
    log m: la fórmula es una cota superior. Lo que resulta es el máximo de m log n y, sobre todas las entradas i de la
    fase II, s_(i−l) + L + los nodos que hacen posibles las entradas a partir de i. (En el caso 3, además, el T que se
    introduce es demasiado tardío.)
thm-4-1-why-3 =
    La sección 4.4 lo dice solo de la fase I. Las palabras que no llegan para el final de la fase I aún pueden llegar a
    tiempo: mientras están en camino, el procesador trabaja en la parte de la fase II que es posible sin ellas, como
    dice la sección 5, y hasta n = 2^g P eso basta a menudo. Para n = 2^g P la última palabra puede partir incluso
    dentro de la fase I.
thm-4-1-longer = más de { $time }
thm-4-1-phase = fin de la fase I
thm-4-1-bound = cota

facts-5-place = Lema 5.1 y Hechos 5.1 a 5.3, sección 5
facts-5-title = Lo que hace posible cada entrada de la fase II
facts-5-claim =
    Las entradas se numeran por orden de llegada, primero las propias de un procesador; δ_i es el número de nodos que
    hace posibles la entrada i. Es el mismo para las l entradas de un bloque (5.1), 2 (2^j − 1) para el bloque i con j
    unos iniciales entre sus log P dígitos (5.2), y nunca menor que el anterior (5.3). Un procesador espera la entrada i
    solo si δ_(i−1) < g (Lema 5.1, para n < 2^g P).
facts-5-order = por orden de llegada
facts-5-waits = esperas que admite el Lema 5.1
facts-5-axis-i = entrada i
facts-5-axis = nodos; P = 8, n = 128, L = 20
facts-5-waited = esperada
facts-5-fact = Hecho { $number }

thm-5-1-place = Teorema 5.1, sección 5
thm-5-1-title = El tiempo de una transformada demasiado pequeña para ocultar sus mensajes
thm-5-1-claim =
    Para P² ≤ n < 2^g P la planificación guiada por la salida tarda max{"{"}m log n, (m − 1) + L + (i* − l) g + R{"}"}:
    i* es la última entrada que un procesador puede tener que esperar, R lo que queda entonces por hacer. Para g > 2P −
    2, i* = m − 1 y R = 2P − 2; si no, i* = m (1 − 1/2^j*) y R = m log P − m (j* − 3 + 1/2^(j*−2)), con j* = ⌈log(g +
    2)⌉ − 1.
thm-5-1-why =
    R debe ser m log P − m (j* − 2 + 1/2^(j*−1)). Según los Hechos 5.1 y 5.2 hay m/2^(k+1) entradas con k unos
    iniciales, y cada una hace posibles 2 (2^k − 1) nodos. Así, las entradas anteriores a i*, las que tienen k < j*,
    hacen posibles Σ m (1 − 2^(−k)) = m (j* − 2 + 2^(1−j*)) nodos, y queda el resto de los m log P nodos de la fase
    II. La suma impresa es la de j* − 1, de modo que R es demasiado grande por m (1 − 2^(1−j*)). Donde las dos
    coinciden, j* es 1, el intervalo pasa de 2P − 2, o nadie espera nunca: siempre que R se nota en T_p, el impreso no
    concuerda. (La copia disponible fue leída por una máquina: los signos pueden ser suyos.)
thm-5-1-corrected = corregido
