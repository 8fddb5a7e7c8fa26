
butterflies-title = La FFT como mariposas
butterflies-about = Lo que calcula una transformada, nodo por nodo: el algoritmo de Cooley–Tukey en un procesador.

butterflies-1 = Una transformada de n = { $n } puntos lleva log n = { $r } etapas. Cada columna es el vector R antes de una etapa; en la última está el resultado. Cada nodo se calcula a partir de dos nodos de la columna anterior.

butterflies-2 = La etapa *l* combina elementos cuyos índices difieren en el bit *l*, contado desde la izquierda: R[i] pasa a ser S[i′] + ω^k·S[i″]. Aquí está R[5] tras la etapa 0, hecho de los elementos 5 y 13: en la etapa 0 los dos índices difieren en n/2.

butterflies-3 = Con cada etapa las mariposas cambian de tamaño, y nada más: cada nodo es una suma, un producto y una potencia de ω.
butterflies-3-ask = En la etapa 0 los dos índices difieren en 8. ¿En cuánto difieren en la última, la etapa 3?
butterflies-3-a = en 1
butterflies-3-b = en 4
butterflies-3-c = en 8
butterflies-3-why = De etapa en etapa la distancia se reduce a la mitad: 8, 4, 2, 1; en la etapa *l* es 2^(r − l − 1). Esto decidirá quién tiene que hablar con quién.

butterflies-4 = Una etapa tiene n nodos, y cada uno tarda t_c. Así, el problema tiene el tamaño W = t_c·n·log n = { $t_serial }: es el tiempo T_s de un solo procesador, que no tiene a quién esperar.

butterflies-5 = ¿Con qué rapidez crece el trabajo? Hay n nodos en una etapa, y log n etapas.
butterflies-5-ask = n se duplica, de 16 a 32. ¿Por qué factor crece T_s?
butterflies-5-a = por 2
butterflies-5-b = por 2,5
butterflies-5-c = por 4
butterflies-5-why = T_s crece de { $beside-t_serial } a { $t_serial }, por { $slower }: el doble de nodos en una etapa, y una etapa más.

butterflies-6 = Los nodos de una etapa no dependen unos de otros: hasta n procesadores pueden calcularlos a la vez. Aquí { $p } procesadores se reparten los nodos. Donde una línea lleva a otro procesador, tiene que viajar un valor: { $messages } mensajes. De quién son los nodos es el tema del próximo recorrido.


owners-title = Quién tiene qué
owners-about = Qué procesador tiene qué elemento, y cuándo los elementos tienen que cambiar de sitio.

owners-1 = En el intercambio binario, el elemento i vive en el procesador que nombran los primeros d = log p bits de i (GK 3.1). Aquí p = { $p } y n = { $n }: el procesador 2 tiene los elementos 8 a 11, cuyos índices empiezan por 10.

owners-2 = El índice por sí solo da el dueño: ningún procesador tiene que preguntar.
owners-2-ask = ¿Qué procesador tiene el elemento 13, en binario 1101?
owners-2-a = el procesador 0
owners-2-b = el procesador 1
owners-2-c = el procesador 3
owners-2-why = 1101 empieza por 11, que es 3. El procesador 3 tiene los elementos 12 a 15.

owners-3 = Las primeras d etapas combinan índices que difieren en uno de los primeros d bits: elementos de dos procesadores. Así, { $exchanges } etapas necesitan un intercambio, y las otras r − d ninguno: en ellas los dos elementos están en un mismo procesador.

owners-4 = El algoritmo de transposición (GK 3.2) mueve los elementos una sola vez: primero, la distribución con la que la primera mitad de las etapas es local; luego, la de la segunda mitad. Entre ellas cada procesador envía a todos los demás: { $redistributions } redistribución.

owners-5 = En esa única redistribución cada uno de los 4 procesadores tiene n/p = 16 elementos, y los demás necesitan algunos de ellos.
owners-5-ask = ¿Cuánto de su parte conserva un procesador?
owners-5-a = nada
owners-5-b = la cuarta parte
owners-5-c = la mitad
owners-5-why = Envía n/p² = 4 palabras a cada uno de los otros { $p } − 1 y conserva otras tantas: una parte de 1/p. En total viajan { $words } palabras.

owners-6 = Con muchos procesadores para pocos elementos no bastan dos distribuciones. IB toman una familia de ellas, C^r(p, N): mariposas cortas con bloques, medianas con una distribución cíclica por grupos, largas con la cíclica. Para p = { $p } y N = { $n } esto es la Fig. 1 de IB.


exchange-title = El intercambio y el hipercubo
exchange-about = Por qué el intercambio binario se ajusta al hipercubo: sus procesadores pareja son vecinos, y la ejecución cumple exactamente la fórmula de su tiempo.

exchange-1 = Un hipercubo de p = { $p } procesadores: dos son vecinos si sus números difieren en un bit. El procesador 5 = 0101 tiene d = { $d } vecinos: 4, 7, 1 y 13.

exchange-2 = En la etapa 0 cada procesador q intercambia sus n/p = { $message-words } palabras con aquel cuyo número difiere en el primer bit: un vecino. Los { $now-messages } mensajes están en camino a la vez, y ningún canal lleva más de uno.

exchange-3 = Las etapas del cronograma: un intercambio en cada una de las primeras d, luego las locales.
exchange-3-ask = ¿Cuántos mensajes envía en total esta ejecución?
exchange-3-a = 16
exchange-3-b = 64
exchange-3-c = 240
exchange-3-why = { $messages }: en cada uno de los log p = { $d } intercambios, cada uno de los { $p } procesadores envía uno.

exchange-4 = Un intercambio cuesta t_s por comenzar un mensaje, t_h por el salto y t_w por cada palabra: t_s + t_h + t_w·n/p. Aquí el arranque ocupa el { $startup } del tiempo de todos los procesadores, las palabras el { $transfer } y la espera el { $idle }.

exchange-5 = Así, T_p = t_c·(n log n)/p + (t_s + t_h + t_w·n/p)·log p (según GK 4). La fórmula da { $predicted } y la ejecución tardó { $t_parallel }: ningún mensaje estorbó a otro.

exchange-6 = La misma transformada con más procesadores: cada uno tiene menos que calcular, y más procesadores pareja con quienes hablar.
exchange-6-ask = p crece de 16 a 64, y n no cambia. ¿Cómo varía la eficiencia E?
exchange-6-a = sube
exchange-6-b = se mantiene
exchange-6-c = baja
exchange-6-why = E baja de { $beside-efficiency } a { $efficiency }. El trabajo de un procesador es la cuarta parte, pero comienza { $d } mensajes en vez de { $beside-d }. Para mantener E, n tiene que crecer: véase el recorrido sobre la isoeficiencia.


mesh-title = La malla y la contención
mesh-about = Por qué el mismo algoritmo pierde en una malla: los procesadores pareja están lejos y sus mensajes comparten canales.

mesh-1 = Los mismos { $p } procesadores, ahora en 4 filas de 4, numerados fila por fila. Solo están unidos los contiguos. El intercambio binario no lo tiene en cuenta: sus procesadores pareja siguen siendo los procesadores cuyos números difieren en un bit.

mesh-2 = En la etapa 0 difieren en el primer bit, en 8: dos filas de distancia. Así, cada mensaje tiene que cruzar dos canales, y por el camino se encuentran.
mesh-2-ask = ¿Cuántos mensajes comparten en esa etapa el canal más cargado?
mesh-2-a = 1
mesh-2-b = 2
mesh-2-c = 4
mesh-2-why = { $now-load } a la vez, √p/2 de ellos. Cada uno recibe la mitad del canal, así que sus palabras tardan el doble: t_w·m·q con q = { $hottest-load } (GK ap. D).

mesh-3 = En el cronograma la contención tiene su propio color: lo que un mensaje tardó además de t_h por sus saltos y t_w por sus palabras. Ocupa el { $contention } del tiempo de todos los procesadores, en las etapas en que los procesadores pareja están a dos saltos.

mesh-4 = La malla necesita T_p = { $t_parallel }, un hipercubo { $beside-t_parallel }: { $slower } veces ese tiempo, para la misma transformada de los mismos datos. El cálculo y el arranque son iguales en ambos; la diferencia son los saltos y la contención.

mesh-5 = Con 4 × 4 procesadores la malla tarda { $slower } veces lo que el hipercubo. Ahora, cuatro veces más procesadores y cuatro veces más puntos: un procesador tiene tanto que enviar como antes.
mesh-5-ask = Con 8 × 8 procesadores y n = 4096, ¿pierde la malla frente al hipercubo menos, lo mismo o más que con 4 × 4?
mesh-5-a = menos
mesh-5-b = lo mismo
mesh-5-c = más
mesh-5-why = Más: tarda { $slower } veces lo que el hipercubo. Los procesadores pareja están hasta a √p/2 = { $hottest-load } saltos, y otros tantos mensajes comparten un canal. T_o crece con √p, no con log p (GK 8).

mesh-6 = Unas palabras sobre la conmutación. Con store-and-forward un mensaje se detiene en cada procesador del camino; con cut-through sus palabras fluyen por todos los canales a la vez.
mesh-6-ask = ¿Es la malla más rápida con cut-through que con store-and-forward?
mesh-6-a = mucho más rápida
mesh-6-b = igual de rápida
mesh-6-c = más lenta
mesh-6-why = Igual de rápida: { $t_parallel } y { $beside-t_parallel }. Lo que las palabras ahorran en el camino lo pierden donde comparten canales. GK lo muestran en el ap. D: cut-through no ayuda aquí.

mesh-7 = Lo que sí ayudaría son canales más anchos: con canales de ancho √p/2 = 2 las palabras no tardan más que en el hipercubo (GK 7). T_p es { $t_parallel }, y en la malla simple era { $beside-t_parallel }.


isoefficiency-title = La isoeficiencia y el umbral
isoefficiency-about = Con qué rapidez tiene que crecer el número de puntos para mantener la eficiencia, y hasta qué eficiencia eso es fácil.

isoefficiency-1 = Con n fijo, E baja al crecer p: T_o = p·T_p − W crece, y W no. Escalar un algoritmo significa dejar crecer n con p.

isoefficiency-2 = La *función de isoeficiencia* dice con qué rapidez: el W que mantiene E en cada p, de W = K·T_o con K = E/(1 − E). Para E = { $kept } en { $p } procesadores, log n tiene que ser { $needed-log }.

isoefficiency-3 = En un hipercubo T_o = t_s·p·log p + t_w·n·log p (GK 4). El segundo término es el difícil: exige n = p^(K·t_w/t_c). Mientras K·t_w/t_c ≤ 1, eso no pasa de p, y decide el primer término.
isoefficiency-3-ask = ¿Hasta qué E es así, con t_c = { $t_c } y t_w = { $t_w }?
isoefficiency-3-a = cerca de 0,24
isoefficiency-3-b = cerca de 0,44
isoefficiency-3-c = cerca de 0,78
isoefficiency-3-why = K·t_w/t_c = 1 da el umbral E = t_c/(t_c + t_w) = { $threshold } (GK 4.1.1). No decide el número de procesadores, sino la razón de dos velocidades.

isoefficiency-4 = Bajo el umbral basta un n moderado: en { $p } procesadores n = { $needed } mantiene E = { $kept }.
isoefficiency-4-ask = ¿Y para E = 0,7, por encima del umbral: cuántas veces mayor debe ser n?
isoefficiency-4-a = unas 2 veces
isoefficiency-4-b = unas 16 veces
isoefficiency-4-c = más de 100 veces
isoefficiency-4-why = n = { $needed } en vez de { $beside-needed }. Por encima del umbral n crece como p^(K·t_w/t_c), y con E = 0,7 ese exponente es casi 3.

isoefficiency-5 = En la malla T_o tiene el término 2·t_w·n·√p (GK 8), así que log n tiene que crecer con √p: n crece exponencialmente (GK 10). Para E = { $kept } en { $p } procesadores hace falta n = { $needed }; en un hipercubo basta { $beside-needed }.

isoefficiency-6 = Una red más rápida mueve el umbral; un procesador más rápido también, pero en sentido contrario.
isoefficiency-6-ask = Los procesadores se hacen el doble de rápidos, t_c = 0,5, y la red no cambia. ¿Cómo varía el n que mantiene E = 0,5?
isoefficiency-6-a = baja
isoefficiency-6-b = se mantiene
isoefficiency-6-c = crece
isoefficiency-6-why = Crece de { $beside-needed } a { $needed }: el umbral baja de { $beside-threshold } a { $threshold }. E compara con un solo procesador más rápido, y las palabras tardan lo de siempre.


transpose-title = Transposición contra intercambio
transpose-about = Pocos mensajes grandes o muchos pequeños: cuál de los dos algoritmos para qué máquina.

transpose-1 = El algoritmo de transposición calcula la mitad de las etapas, luego cada procesador envía a todos los demás, y después calcula la otra mitad. En el paso i de p − 1 el procesador q intercambia n/p² = { $message-words } palabras con el procesador q ⊕ i.

transpose-2 = Aquí los procesadores pareja están hasta a log p saltos. Pero en un hipercubo con cut-through las rutas de un mismo paso nunca comparten un canal: lo máximo que un canal lleva a la vez es { $hottest-load }.

transpose-3 = El intercambio binario envía { $beside-messages } mensajes para esta transformada; el algoritmo de transposición { $messages }, pero pequeños.
transpose-3-ask = ¿Cuál de los dos envía más palabras en total?
transpose-3-a = la transposición
transpose-3-b = el intercambio binario
transpose-3-c = los dos igual
transpose-3-why = El intercambio binario: { $words } palabras, porque los datos se intercambian cuatro veces; el algoritmo de transposición mueve cada palabra a lo sumo una vez, { $beside-words } en total.

transpose-4 = Así, uno paga los arranques, t_s·(p − 1), y el otro las palabras, t_w·(n/p)·log p. Aquí n = 1024, t_s = { $t_s } y t_w = { $t_w }.
transpose-4-ask = ¿Cuál es más rápido en 16 procesadores con n = 1024?
transpose-4-a = la transposición
transpose-4-b = el intercambio binario
transpose-4-why = El intercambio binario tarda { $t_parallel }, la transposición { $beside-t_parallel }: con partes tan pequeñas como { $message-words } palabras pesan más los arranques.

transpose-5 = Ahora n = { $n } en la misma máquina, una parte de 4096 palabras para cada procesador.
transpose-5-ask = ¿Y ahora?
transpose-5-a = la transposición
transpose-5-b = el intercambio binario
transpose-5-why = La transposición: { $t_parallel } frente a { $beside-t_parallel }. Su eficiencia es { $efficiency }, la del intercambio binario { $beside-efficiency }: los arranques ya casi no cuentan, las palabras sí.

transpose-6 = En T_o = t_w·n + t_s·p² (GK 11) las palabras ya no crecen con p: no hay umbral. Para E = { $kept } en { $p } procesadores basta n = { $needed }, donde el intercambio binario necesita { $beside-needed }. El precio: n debe ser al menos p² (GK 5).


hiding-title = Ocultar la comunicación
hiding-about = Cómo calcular mientras viajan las palabras, hasta que la comunicación no cueste nada: la planificación guiada por la salida de Sahay en una máquina LogP.

hiding-1 = Una máquina LogP no tiene canales. Una palabra tarda L = { $latency } en llegar, y un procesador envía a lo sumo una cada g = { $g }. Los elementos se colocan de modo que un procesador tenga primero una mariposa entera de m = n/p = 64 entradas, la fase I; luego cada procesador envía a todos los demás; después vienen las cortas, la fase II (S 3.1).

hiding-2 = La planificación simple calcula toda la fase I y luego envía. Mientras salen las palabras, una cada g, ningún procesador calcula: la espera del intervalo ocupa el { $gap } del tiempo. T_p es { $t_parallel }, como dice el Teorema 3.1: (n log n)/p + (n/p − n/p² − 1)·g + L.

hiding-3 = Una salida podría partir en cuanto está calculada. Para eso hay que calcularla pronto: nodo por nodo, siempre los mínimos que necesita la próxima salida, y no columna por columna.
hiding-3-ask = Una mariposa de 64 entradas tiene 384 nodos que calcular. ¿Cuántos necesita su primera salida?
hiding-3-a = 6
hiding-3-b = 63
hiding-3-c = 384
hiding-3-why = 63: la salida, dos nodos antes de ella, cuatro antes de estos …, 32 en la primera columna: m − 1 en total. La salida siguiente necesita un nodo más; las dos posteriores, tres y uno (S Fig. 2).

hiding-4 = Esta es la planificación guiada por la salida (S 4): los mismos nodos en los mismos procesadores en otro orden. Cada salida se envía en cuanto está lista, como un mensaje de { $message-words } palabra, mientras se calcula la siguiente. Los procesadores siguen órdenes distintos, para que no envíen dos al mismo a la vez.

hiding-5 = En la planificación simple la comunicación ocupaba más de la cuarta parte del tiempo: T_p era { $t_parallel }, y el cálculo es 512 de eso.
hiding-5-ask = ¿Cuánto queda de ella con la planificación guiada por la salida?
hiding-5-a = toda
hiding-5-b = cerca de la mitad
hiding-5-c = nada
hiding-5-why = Nada: T_p = { $t_parallel } = (n log n)/p, y E = { $efficiency }. Las { $messages } palabras viajan mientras sus emisores y receptores calculan.

hiding-6 = Eso funciona mientras las palabras hayan pasado antes de que la fase II las necesite. Con un intervalo mayor, g = { $g }, ya no hay trabajo bastante para ocultarlas: E = { $efficiency }. Ayudan más puntos: con n = 4096 hay más que calcular por cada palabra, y E = { $beside-efficiency }.


supersteps-title = BSP y redistribuciones
supersteps-about = Una máquina que son dos números, y un algoritmo que se comunica lo menos posible: la FFT cíclica por grupos de Inda y Bisseling.

supersteps-1 = Una máquina BSP calcula o comunica, en superpasos. Calcular cuesta los flops del procesador más ocupado; comunicar cuesta h·g + l, donde h es el máximo de números reales que un procesador envía o recibe, y l el precio de la barrera (IB 1.2).

supersteps-2 = El algoritmo de IB cambia la distribución de modo que cada mariposa sea local: bloques para las cortas, cíclica para las largas. Con entrada y salida en bloques resultan { $communications } superpasos de comunicación: para la inversión de bits, a la distribución cíclica, y de vuelta.

supersteps-3 = Si la entrada y la salida pueden tener la distribución cíclica (IB 4.1), se ahorra parte de eso.
supersteps-3-ask = ¿Cuántos de los 3 superpasos de comunicación quedan?
supersteps-3-a = 3
supersteps-3-b = 2
supersteps-3-c = 1
supersteps-3-why = 1: un tercio de la comunicación, como dicen IB. T_p baja de { $beside-t_parallel } a { $t_parallel }, y E sube a { $efficiency }.

supersteps-4 = El intercambio binario en la misma máquina tiene { $communications } superpasos de comunicación, uno por cada intercambio, cada uno con h = { $h }: T_p = { $t_parallel } flops, donde el cíclico tarda { $beside-t_parallel }.

supersteps-5 = Basta una redistribución cuando p ≤ √N. El algoritmo de IB admite cualquier p menor que N; entonces pasa por H = ⌈log N / log(N/p)⌉ fases.
supersteps-5-ask = p = 16 y N = 128, luego N/p = 8. ¿Cuántas fases de cálculo hay?
supersteps-5-a = 2
supersteps-5-b = 3
supersteps-5-c = 7
supersteps-5-why = ⌈7/3⌉ = 3 fases, con { $communications } redistribuciones entre ellas: bloques, una distribución cíclica por grupos, cíclica.

supersteps-6 = Con tan pocos elementos lo que cuesta es la barrera: l ocupa el { $hop } del tiempo, los números mismos el { $transfer }. Ese es el trato de BSP: pocos superpasos y grandes donde l es grande.


device-title = Su propia máquina
device-about = Todo lo demás aquí es simulado. ¿Se comporta así una máquina real? La suya está a mano: calíbrela, prediga, mida, explique la desviación.

device-1 = *Medir este dispositivo* ejecuta exactamente esta planificación en workers de su navegador, uno por procesador, cada uno con su propia memoria. Primero determina los tres parámetros: t_c por nodo, t_s por mensaje, t_w por palabra. Léalos debajo de los gráficos: ¿cuántos nodos se podrían calcular en el tiempo de un mensaje?

device-2 = Ahora el modelo predice: T_p = t_c·n·log n/p + (t_s + t_w·n/p)·log p. En { $p } procesadores un mensaje lleva n/p palabras, y cada procesador envía log p = { $d } de esos mensajes.
device-2-ask = ¿Cuántas palabras envían todos los procesadores juntos?
device-2-a = n·log p/2
device-2-b = n·log p
device-2-c = n·log n
device-2-why = n·log p = { $words }: cada uno de los p procesadores envía log p veces n/p palabras. Multiplique por su t_w, divida entre p y compare con *mensajes* en la tabla. ¿Es la distancia entre E y la predicción menor que la anchura de la mitad central de las pasadas?

device-3 = Lo mismo con p = { $p }: log p = { $d } intercambios. Prediga E antes de medir: la respuesta está en la línea simulada. Si su dispositivo tiene menos de { $p } núcleos, cada procesador espera su turno, y eso no lo conoce ningún modelo de aquí. Las partes de T_p lo muestran: *espera* y *mensajes* crecen, *cálculo* no.

device-4 = Otra formulación en el mismo dispositivo: una redistribución en lugar de los intercambios. Mida de nuevo. Si la desviación está en *cálculo*, busque copias y accesos a la memoria a grandes pasos (strides): el modelo solo cuenta las mariposas. Si está en *mensajes*, mire las muestras: ¿es correcta la línea para mensajes de este tamaño?
device-5 = Por último, una pequeña: n = { $n }. Sus mensajes llevan 64 veces menos palabras que antes, pero t_s se paga igual, y en la mayoría de los dispositivos E es mucho menor. ¿A partir de qué n compensa? Eso es la isoeficiencia con sus propios parámetros: *Simular este dispositivo* los lleva al explorador, donde las curvas lo dicen para cada p.

## De 1993 a hoy

today-title = De 1993 a hoy
today-about = La pregunta de los artículos, quién espera los enlaces de quién, otra vez en las redes de las máquinas de hoy.

today-1 = Un árbol grueso: procesadores abajo, conmutadores arriba, y en cada nivel tantos enlaces hacia arriba como hacia abajo. Cada intercambio sube hasta el conmutador más bajo que está sobre ambos. Tarda T_p = { $t_parallel }, un hipercubo { $beside-t_parallel }: lo que en 1993 necesitaba un enlace por pareja hoy necesita conmutadores.

today-2 = Tantos enlaces son caros. Los árboles reales se estrechan: un enlace entre conmutadores lleva 1/τ de lo que envía un procesador.
today-2-ask = Con τ = 4, ¿cuánto tarda la misma transformada?
today-2-a = apenas más
today-2-b = 1,7 veces más
today-2-c = cuatro veces más
today-2-why = { $slower } veces el tiempo: los intercambios que salen del conmutador más bajo tardan cuatro veces más por sus palabras, los demás lo mismo que antes, y el cálculo no cambia.

today-3 = Una dragonfly: grupos de encaminadores, todos unidos dentro de un grupo, y un solo enlace entre cada dos grupos. En las primeras etapas todos los de un grupo tienen su pareja en un mismo grupo: hasta { $hottest-load } mensajes comparten un enlace. T_p = { $t_parallel }, peor que una malla de 1993 con { $beside-t_parallel }.

today-4 = El remedio de Leslie Valiant, de 1982: enviar cada mensaje por un tercer grupo, elegido al azar. El camino es más largo, pero usa todos los enlaces.
today-4-ask = ¿Vale aquí la pena el rodeo?
today-4-a = sí, es más rápido
today-4-b = no, es más lento
today-4-why = T_p = { $t_parallel } en vez de { $beside-t_parallel }: los mensajes cruzan { $message-hops } canales en vez de { $beside-message-hops }, pero la contención ocupa el { $contention } del tiempo en vez del { $beside-contention }.

today-5 = Así la respuesta de 1993 se invierte. En un hipercubo con este n, el intercambio binario gana a la transposición. En la dragonfly la transposición tarda { $t_parallel } y el intercambio binario { $beside-t_parallel }: inicia más mensajes, pero envía cada palabra una vez, a procesadores de todos los grupos.

today-6 = Las bibliotecas de hoy transforman tres dimensiones. Lápices: cada procesador tiene una columna del cubo, transforma a lo largo de ella e intercambia dos veces, cada vez con otros tres. Las láminas intercambian una vez, con todos: { $beside-messages } mensajes en vez de { $messages }, pero { $beside-words } palabras en vez de { $words }.
