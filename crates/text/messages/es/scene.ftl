bins-supersteps = registrado por intervalos de tiempo: no se guardan los superpasos de una ejecución tan grande
no-superstep-with-time = esta ejecución no tiene ningún superpaso que lleve tiempo
not-bsp = solo una máquina BSP tiene superpasos; esta ejecución es en otra
heat-none-sent = ningún procesador envía mensajes
heat-whole-run = registrado en intervalos de tiempo: las palabras de toda la ejecución
heat-blocks = cada celda suma un bloque de { $nodes } × { $nodes } nodos
bins-timeline = registrado en { $count } intervalos de tiempo: cada uno muestra lo que más ocupó
not-recorded = esta ejecución no se registró
bins-no-wavefront = registrado por intervalos de tiempo: sin frente de onda
bins-no-output = registrado por intervalos de tiempo: no se conoce ninguna salida individual
too-large-to-follow = una transformada tan grande no se sigue elemento a elemento
not-followed = Los elementos de una transformada tan grande no se siguen; hasta n = 65 536, sí.
no-redistribution = esta ejecución no redistribuye sus elementos entre dos fases
stage-by-stage = etapa por etapa: nada parte antes de que termine la última
being-simulated = Esta ejecución se está simulando.
no-closed-form = sin forma cerrada en esta máquina

rows-most = una fila son { $processors } procesadores: lo que hizo la mayoría
rows-alike =
    { $processors ->
        [one] { $processors } procesador hace esto
       *[other] { $processors } procesadores hacen exactamente esto
    }
rows = una fila son { $processors } procesadores

communication-supersteps =
    superpasos de

    comunicación
h-is = h = { $h }
superstep-end = g = { $gap }, l = { $sync }; Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }, h·g { $moved }

strips = tiras superiores: { $order }; tiras inferiores: como están guardados
logical = vista lógica: { $order }
strips-unmoved = ningún elemento cambia de procesador; tiras superiores: { $order }; tiras inferiores: como están guardados
logical-unmoved = ningún elemento cambia de procesador; vista lógica: { $order }
cube-axis = eje { $axis }: { $extent }
cube-blocks = { $grid } procesadores, una parte cada uno
cube-turns = { $grid } procesadores, por turnos
cube-note = una celda tiene el color del procesador que la tiene, cuando ha llegado allí
cube-corner = solo la esquina de { $cells } elementos: más allá el patrón se repite
cube-one-dimension = Esta transformada tiene una dimensión; slab, pencil y cyclic tienen hasta tres.
squares = una fila es un procesador; de izquierda a derecha y de tono a tono, los elementos, { $order }
squares-binned =
    una fila es un procesador; de izquierda a derecha y de tono a tono, los elementos, { $order }; registrado por
    intervalos de tiempo: sin movimiento
pattern-after = { $pattern }; tras { $messages } mensajes de { $words } palabras
messages-label =
    { $count ->
        [one] mensaje
       *[other] mensajes
    }
words-label =
    { $count ->
        [one] palabra
       *[other] palabras
    }
messages-count = { $count } mensajes
order = orden

naive = ingenuo: cíclico a bloques
output-driven = guiado por la salida
phase-one = fase I
phase-two = fase II
schedule-title = P{ $processor }, { $phase }: { $stages }
schedule-result = P{ $processor }, resultado
sends = envía
outputs-produced = salidas producidas
outputs-left = salidas que han partido
inputs-come = entradas que han llegado
results = resultados
time-parallel = Tₚ = { $time }

threshold = umbral E = { $efficiency }
axis-efficiency = eficiencia E
axis-speedup = aceleración S
axis-points = puntos n
axis-work = trabajo W
as-printed = como en el artículo
ideal = ideal, S = p
transpose-log = transposición, m = log p + 1
transpose = transposición, m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = intercambio
fastest-none = { $place }: sin forma cerrada
fastest = { $place }: { $name }, T_p = { $time }, E = { $efficiency } ({ $form })
exact = exacto
at-best = en el mejor caso
about = aproximado
standard = { $name }, estándar
