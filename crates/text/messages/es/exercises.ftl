one-exchange-title = Un intercambio
one-exchange-task = Dos procesadores, 0 y 1, ejecutan este programa; `rank` es el número de cada uno. Cada uno tiene la mitad de los datos, en las casillas de memoria (slots) `mine`. Sustituya el comentario por dos líneas. `theirs = exchange(partner, mine)` envía sus datos al procesador `partner` y da las casillas que contienen los de él: ¿qué número tiene el otro procesador? `combine(mine, theirs)` combina después los dos. La última línea hace el resto.
one-exchange-hint-1 = `exchange(partner, slots)` envía casillas a un procesador, espera su mensaje y da las casillas en las que este queda.
one-exchange-hint-2 = De los procesadores 0 y 1, el otro es `1 - rank`.
one-exchange-hint-3 = `combine(mine, theirs)` calcula in situ su mitad de cada mariposa.
one-way-title = Ida y vuelta
one-way-task = Un intercambio son dos mensajes. Escriba la etapa entre dos procesadores con `send(to, slots)` y `receive(source, count = …)`, que da las casillas en las que está el mensaje.
one-way-hint-1 = De los procesadores 0 y 1, el otro es `1 - rank`.
one-way-hint-2 = `theirs = receive(1 - rank, count = len(mine))` espera su mensaje.
by-hand-title = Mariposas a mano
by-hand-task = Un procesador lo tiene todo. Bastaría `local(mine)`; hágalo en cambio con `butterfly(a, b)`, que calcula in situ las dos mitades de las mariposas entre dos listas de casillas. En la etapa s, los elementos que se combinan están a una distancia de n/2^(s+1).
by-hand-hint-1 = En la etapa 0 la primera mitad de las casillas se encuentra con la segunda: `butterfly(mine[:apart], mine[apart:])`.
by-hand-hint-2 = En las etapas siguientes eso vale dentro de cada bloque de 2 * apart casillas: `for first in range(0, n, 2 * apart)`.
missing-stage-title = La etapa que falta
missing-stage-task = Esto debería ser el intercambio binario, pero una parte de los elementos nunca se combina. Encuentre la etapa que falta.
missing-stage-hint-1 = Compruébelo con cuatro procesadores: ¿qué etapa nombran los fallos?
missing-stage-hint-2 = Hay tantas etapas entre procesadores como bits tiene el número de un procesador.
wrong-partner-title = El procesador pareja equivocado
wrong-partner-task = Cada procesador tiene un bloque de elementos, y la etapa 0 combina los que están a medio vector de distancia. Con dos procesadores este programa es correcto, con cuatro no. ¿De quién son los elementos que necesita un procesador en la etapa 0?
wrong-partner-hint-1 = A medio vector de distancia significa a la mitad de los procesadores de distancia: p/2.
wrong-partner-hint-2 = De etapa en etapa la distancia se reduce a la mitad.
deadlock-title = Todos esperan
deadlock-task = Todos los procesadores esperan un mensaje que nadie ha enviado aún. Arréglelo solo con `send` y `receive`.
deadlock-hint-1 = `send` sigue enseguida, `receive` espera.
deadlock-hint-2 = Si todos envían primero, nadie espera para siempre.
half-the-work-title = Los intercambios, al final
half-the-work-task = El intercambio binario envía log2(p) mensajes por cada procesador antes de que nada sea local. Con los elementos repartidos uno a uno (`cyclic()`), las locales son las primeras etapas, y los intercambios vienen al final. Escriba ese orden: tantos mensajes como antes, otros procesadores pareja.
half-the-work-hint-1 = Los bits del índice de un elemento, a partir del más significativo, son los de las etapas. En la distribución cíclica, los últimos log2(p) bits son el número del procesador.
half-the-work-hint-2 = Primero va `local(mine, stages = range(log2(n // p)))`.
half-the-work-hint-3 = En la etapa log2(n // p) + k el procesador pareja difiere en el bit log2(p) - 1 - k del número del procesador: `rank ^ (p >> (k + 1))`.
own-part-title = Lo que se queda en casa
own-part-task = De cíclica a bloques: cada procesador envía a cada uno de los demás la parte que este necesita. Los mensajes son correctos y, sin embargo, algunas casillas se usan antes de contener algo. ¿Qué se olvidó?
own-part-hint-1 = ¿Qué filas de la segunda fase no envía nadie?
own-part-hint-2 = Un procesador necesita también una parte de sus propios elementos: `copy(slots, to)`.
wrong-slots-title = En el lugar equivocado
wrong-slots-task = Los mensajes de este programa son los de cíclico a bloques, pero lo que llega se pone donde no corresponde. Con la distribución en bloques, las filas de un procesador están contiguas; del procesador q viene una de cada p.
wrong-slots-hint-1 = La primera fila de la segunda fase le tocó al procesador 0, la siguiente al procesador 1, etc.
wrong-slots-hint-2 = `rows[source::p]` son las casillas a partir de `source`, de p en p.
fewest-words-title = El mínimo de palabras
fewest-words-task = El intercambio binario mueve cada elemento log2(p) veces. Si n es al menos p·p, basta con una: las primeras etapas son locales con la distribución cíclica, las últimas con la distribución en bloques, y entre ellas cada procesador envía a cada uno de los demás lo que este necesita. Escríbalo; no pueden moverse más de n − n/p palabras.
fewest-words-hint-1 = Tras las etapas locales, el procesador q necesita de cada procesador los elementos cuya fila está en q * packet … (q + 1) * packet.
fewest-words-hint-2 = `send(to, mine[to * packet:(to + 1) * packet])`, y `receive(source, into = …)` para todos los demás.
fewest-words-hint-3 = De la segunda memoria `rows` del procesador q, las casillas `rows[source::p]` son las de `source`; su propia parte es un `copy`.
one-receiver-title = Todos ante la misma puerta
one-receiver-task = Todos los procesadores envían primero al procesador 0, luego al 1, etc.: cada receptor, cuando le toca, tiene una multitud ante su puerta mientras los demás esperan. En esta máquina LogP eso cuesta. Envíe en otro orden, de modo que nunca envíen dos a la vez al mismo procesador: tan rápido como el mejor orden, o más.
one-receiver-hint-1 = Empiece por su vecino de la derecha.
one-receiver-hint-2 = `(rank + k) % p` con k = 1, 2, … es otro para cada procesador.
one-receiver-hint-3 = Tome los mensajes en el orden en que llegan: de `(rank - k) % p`.
neighbours-title = Solo vecinos
neighbours-task = En un hipercubo son vecinos los procesadores cuyos números difieren en un bit. Una transposición habla con todos; escriba una transformada en la que todos los mensajes crucen un solo canal.
neighbours-hint-1 = ¿Con quién habla el intercambio binario?
own-transpose-title = En una malla, una transposición
own-transpose-task = En una malla, los procesadores pareja del intercambio binario están lejos, y sus mensajes comparten canales. Una transposición envía una sola vez n/p elementos de cada procesador. En esta máquina, con un arranque pequeño, es más rápida que el intercambio binario: escriba una que lo sea.
own-transpose-hint-1 = Empiece con bloques que sean columnas: así es local la primera mitad de las etapas.
own-transpose-hint-2 = Cada uno intercambia una parte con cada uno de los demás, en p − 1 pasos, con `rank ^ step` como procesador pareja.
start-up-title = Lo que cuesta es comenzar
start-up-task = En esta máquina un mensaje tarda mucho en comenzar, y las palabras casi no tardan nada. Esta transposición comienza p − 1 mensajes en cada procesador. Escriba una transformada que aquí sea más rápida.
start-up-hint-1 = Menos mensajes, y más largos: ¿cuántos envía el intercambio binario?

few-steps-title = Pocos pasos
few-steps-task = En esta máquina un mensaje tarda mucho en empezar, y las palabras casi no cuestan tiempo. Este programa envía p − 1 mensajes cortos desde cada procesador. El intercambio estándar de todos con todos solo necesita log2(p): en el paso k un procesador envía a `rank ^ 1 << k` todo lo que pertenece a un procesador cuyo número difiere del suyo en el bit k. Una palabra viaja entonces hasta log2(p) veces. Escríbalo.
few-steps-hint-1 = Numere los paquetes por su destino: el paquete q es `mine[q * packet:(q + 1) * packet]`.
few-steps-hint-2 = En el paso k se van los paquetes con `(q ^ rank) >> k & 1`, y llegan otros tantos: `exchange(rank ^ 1 << k, away, into = away)`.
few-steps-hint-3 = Al final, el paquete q contiene lo que envió el procesador q: con `copy` va a `rows[q::p]`.
one-superstep-title = Un superpaso
one-superstep-task = En una máquina BSP cada superpaso de comunicación cuesta l, y este l es grande. El intercambio binario tiene log2(p) de ellos. Escriba una transformada con uno solo.
one-superstep-hint-1 = ¿Con qué distribución son locales las primeras etapas, y con cuál las últimas?
one-superstep-hint-2 = Primero cíclica, luego en bloques; entre ellas, un solo intercambio de todos con todos.
rows-and-columns-title = Filas y columnas
rows-and-columns-task = Los procesadores, en una cuadrícula de √p × √p, transforman √n × √n puntos, de los que cada uno tiene una parte cuadrada. Solo intercambian los procesadores de una misma fila o de una misma columna. Escríbalo con `dimensions = 2`.
rows-and-columns-hint-1 = Los bits del índice son log2(n)/2 de la fila y después otros tantos de la columna. Los primeros bits de ambas dicen de quién es el elemento.
rows-and-columns-hint-2 = Primero a lo largo de las columnas: `rank ^ (p >> (stage + 1))` para la primera mitad de los bits del número del procesador.
rows-and-columns-hint-3 = Las etapas locales de la primera dimensión van entre los intercambios de la primera y los de la segunda.

slab-title = Láminas
slab-task = √n × √n puntos están en láminas: cada procesador tiene √n/p columnas enteras, de modo que la transformada a lo largo de las columnas es local. Después, un intercambio de todos con todos le da √n/p filas enteras, y también la transformada a lo largo de las filas es local. Escriba ese intercambio y las últimas etapas: cada palabra se mueve como mucho una vez.
slab-hint-1 = Las columnas del procesador q y las filas del procesador r tienen √n/p × √n/p puntos en común. Son los que q envía a r.
slab-hint-2 = Las casillas de una lámina están ordenadas por filas. Así, los puntos para el procesador `other` están seguidos: `part = mine[other * packet:(other + 1) * packet]`, con `packet = len(mine) // p`. Lo que llega de `other` cabe en las mismas casillas.
slab-hint-3 = `local` necesita las casillas en el orden de su índice: en cada fila, primero sus puntos del procesador 0, después los del 1, etc. Un paquete tiene `side` filas de `side` puntos, con `side = (1 << half) // p`.
pencils-title = Lápices
pencils-task = En un intercambio de todos con todos, cada procesador envía p − 1 mensajes. Las bibliotecas de transformadas de tres dimensiones lo evitan: los procesadores forman √p filas y √p columnas, y el índice tiene tres partes. Cada procesador transforma a lo largo de la primera parte, intercambia en su columna, transforma a lo largo de la segunda, intercambia en su fila y transforma a lo largo de la tercera. Escríbalo para una dimensión: como mucho p·p/2 mensajes, menos de 2n palabras.
pencils-hint-1 = Al principio, los primeros bits de la segunda y la tercera parte dan el número del procesador. El intercambio en la columna cambia los bits de la fila por los primeros bits de la primera parte.
pencils-hint-2 = `part = mine[other * packet:(other + 1) * packet]` va al procesador de la fila `other`, y su parte llega a las mismas casillas.
pencils-hint-3 = `local` necesita las casillas en el orden de su índice: los bits que acaban de llegar van antes del resto de su parte.
in-order-title = Entran bloques, salen bloques
in-order-task = El intercambio binario deja los coeficientes en orden de bits invertidos: el procesador que tenía el primer bloque del vector tiene al final otros. Escriba una transformada que tome el vector en bloques y deje sus coeficientes en bloques, X[0] … X[n/p − 1] en el procesador 0.
in-order-hint-1 = Una manera es llevar primero los elementos a una distribución cíclica, invertida, y terminar en bloques.
in-order-hint-2 = Eso hace `group-cyclic`, de Inda y Bisseling, también para p > √n.
in-parts-title = En dos partes
in-parts-task = Mientras un mensaje viaja, el procesador que lo espera no hace nada. Envíe sus elementos en dos partes: mientras la segunda está en camino, se puede combinar la primera. Sea más rápido que el intercambio binario en esta máquina.
in-parts-hint-1 = `send` sigue enseguida: envíe las dos mitades, y luego reciba y combine una tras otra.
in-parts-hint-2 = Para la primera mitad: `combine(mine[:half], receive(partner, count = half))`.
hidden-title = Nadie espera
hidden-task = En esta máquina LogP las palabras pueden viajar mientras los procesadores calculan. Si cada salida de la primera parte se envía en cuanto está lista, y cada entrada de la segunda parte se usa en cuanto llega, nadie espera: T_p es lo que tarda el cálculo por sí solo. Alcance la planificación de Sahay.
hidden-hint-1 = ¿Qué necesita una salida de la primera parte? Solo algunos de los nodos.
hidden-hint-2 = Calcule las salidas en el orden en que los demás las necesitan, y solo los nodos que aún faltan para la próxima.
hidden-hint-3 = `output-driven` es la solución entera.
beat-it-title = Mejor que el incorporado
beat-it-task = También hyperfly tiene un intercambio binario que solapa la comunicación con el cálculo (Gupta y Kumar, apéndice E). En esta máquina se puede superar.
beat-it-hint-1 = Una parte que se ha combinado en una etapa puede salir enseguida para la siguiente, antes de que estén las demás partes.
beat-it-hint-2 = Aquí cuatro partes son mejores que dos.
