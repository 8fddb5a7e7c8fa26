more-than-1 = más de 1
axis-p = p, procesadores
printed = impreso
around = E = { $e } con 2^{ $log-n }, { $half } con la mitad
equation = ecuación { $number }
axis-g = g, en nodos de mariposa
no-idling = sin espera
source = { $paper }, { $place }
and-more =
    { $more ->
       *[other] { $few }; y { $more } más
    }
differs-note = ≠ calculado (publicado)
agrees = coincide
differs = ≠ difiere
beside = al lado
more-rows =
    { $rest ->
        [one] y { $rest } fila más
       *[other] y { $rest } filas más
    }

column-what = qué
column-of = de
column-case = caso
column-said = dicho
column-published = publicado
column-computed = calculado
column-by = por
column-iteration = iteración
column-hops = saltos
column-switching = conmutación
column-share = parte del tiempo
column-topology = topología
column-exactly = exactamente
column-one-piece = T_p en una pieza
column-best-chunks = T_p en trozos del mejor tamaño
column-as-cut = como los corta la planificación
column-ordered = exponente de p, ordenado
column-unordered = sin ordenar
column-relative-difference = diferencia relativa
column-definition = frente a la definición
column-published-is = lo publicado es
column-power = potencia de p log p de p = 256 a 1024
column-power-far = de 2^15 a 2^16
column-network = red
column-growth = crecimiento de n hasta
column-from = desde
column-transpose = T_o / n de la transposición
column-exchange = del intercambio binario
column-by-pairs = por pares
column-formulation = formulación
column-exact-sum = con √p − 1
column-no-rim = sin borde
column-mesh = malla
column-hypercube = hipercubo
column-algorithm = algoritmo
column-communication = log n por comunicación
column-concurrency = log n por concurrencia
column-machine = máquina
column-equations = por las ecuaciones 1 y 4
column-zeros = ceros añadidos a la derecha en la iteración 0 de 8 puntos
column-executed = ejecutado
column-claim = afirmación
column-predicted = predicho (3.9)
column-column = columna
column-mean = media
column-mean-rustfft = media de otra FFT (rustfft)
column-time = tiempo, ms
column-time-34 = ms a 34,9 Mflop/s
column-microseconds = con g y l en µs
column-this-machine = este equipo, ms
column-upper-bound = una cota superior
column-parameter = parámetro
column-as = como
column-digits = cifras
column-row = fila
column-columns = columnas
column-produced = producida en
column-leaves = parte en
column-nodes = nodos procesados para ella
column-outputs = salidas con
column-words = palabras
column-corrected = corregido
column-corrected-t = con T corregido
column-by-inputs = entrada por entrada
column-corrected-r = con R corregido

## De dónde vienen los dos lados de una fila.

source-printed = impreso
source-unverified = atribuido, sin verificar
source-formula = fórmula de la fuente
source-ours = nuestro
source-at = { $what }, { $at }
at-section = sección { $number }
at-page = página { $number }
at-problem = problema { $number }
at-example = ejemplo { $number }
method-executed = ejecutado
method-counted = contado
method-closed-form = forma cerrada
method-arithmetic = recalculado
method-measured = medido aquí
chosen-here = { $name } { $value } (elegido aquí)
common-parameters = Salvo que una fila diga otra cosa: { $all }
tally-of = { $source }, { $method }
tally = { $what }: { $said }
tally-agree =
    { $all ->
        [one] { $all } fila, que coincide
       *[other] las { $all } filas coinciden
    }
tally-differ =
    { $reasons ->
        [one] { $agree } de { $all } filas coinciden, { $differ } no, por una razón
       *[other] { $agree } de { $all } filas coinciden, { $differ } no, por { $reasons } razones
    }
tally-beside =
    { $rows ->
        [one] { $rows } fila, sin comparar
       *[other] { $rows } filas, sin comparar
    }
no-score = Lo que la fuente imprime aquí son fórmulas, no números: a continuación, cómo les va.
no-score-unverified = Lo que aquí se atribuye a la fuente no se pudo verificar y no entra en ningún recuento: abajo se ve cómo resulta.
column-most-at = lo más en
column-flops-too-many = flops de más (3.7)
column-numbers-too-many = números de más (3.8)
column-dimensions = dimensiones
column-part = parte
column-source = lado izquierdo
column-method = lado derecho
column-parameters = parámetros
column-paper = fuente
column-rows = filas
column-compared = comparadas
column-agree = coinciden
column-reasons = razones de las demás
