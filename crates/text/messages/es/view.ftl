percent = { $number }{"\u00A0"}%
percent-under = <{"\u00A0"}{ $number }{"\u00A0"}%
percent-part = { $number } %

algorithm-serial = secuencial
algorithm-binary-exchange = intercambio binario
algorithm-transpose = transposición
algorithm-two-dimensional = bidimensional
algorithm-two-dimensional-rows = bidimensional por filas
algorithm-group-cyclic = cíclico por grupos
algorithm-cyclic-to-blocked = cíclico a bloques
algorithm-output-driven = guiado por la salida
algorithm-slab = láminas
algorithm-pencil = lápices
algorithm-cyclic = ejes cíclicos
algorithm-program = programa

topology-hypercube = hipercubo
topology-mesh = malla
topology-torus = toro
topology-mesh3d = malla 3-D
topology-complete = completo
topology-fat-tree = árbol grueso
topology-dragonfly = dragonfly
kind-logp = LogP
kind-bsp = BSP

switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole

view-machine = máquina
view-butterfly = mariposa
view-timeline = cronograma
view-speedup = aceleración
view-efficiency = eficiencia
view-isoefficiency = isoeficiencia
view-breakdown = desglose
view-why = por qué
view-cube = cubo
view-distribution = distribución
view-schedule = planificación
view-supersteps = superpasos
view-landscape = paisaje
view-heat-map = mapa de calor
view-choose = elección
view-metrics = métricas
view-scaling = escalado
view-measured = medición
view-spectrum = espectro
view-table = tabla

machine-logp = una máquina LogP de { $p }
machine-bsp = una máquina BSP de { $p }
machine-hypercube = un hipercubo de { $p }
machine-complete = un grafo completo de { $p }
machine-fat-tree = un árbol grueso { $arity }-ario de { $p }
machine-dragonfly = una dragonfly de { $p }
machine-mesh = una malla de { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-torus = un toro de { $rows }{"\u00A0"}×{"\u00A0"}{ $columns }
machine-mesh3d = una malla de { $planes }{"\u00A0"}×{"\u00A0"}{ $rows }{"\u00A0"}×{"\u00A0"}{ $columns }

parameters-logp = L = { $latency }, g = { $gap }, o = { $overhead }
parameters-loggp = L = { $latency }, g = { $gap }, o = { $overhead }, G = { $inner }
parameters-capacity = { $parameters }, capacidad { $most }
with-virtual-channels = { $switching }, { $channels } canales virtuales
parameters-bsp = g = { $gap }, l = { $sync }

clock = t = { $now } de { $end }
unit-chosen = t_c = { $tc }
unit-axis = unidades de tiempo
unit-flop = flops
unit-microsecond = µs
description = { $sentence } En qué se fue el tiempo: { $parts }.
description-part = { $activity } { $percent }
by-sample = { $what } por muestra { $letter }
by-frequency = { $what } por frecuencia { $letter } (ondas en n muestras)
by-hertz = { $what } por frecuencia en Hz
by-place = { $what } por fila y columna
by-frequencies = { $what } por frecuencia de fila y de columna
real-part = parte real
imaginary-part = parte imaginaria

compute = cálculo
startup = arranque
hop = por salto
transfer = transferencia
contention = contención
idle = espera
overhead = sobrecarga
latency = latencia
further-words = más palabras
gap = intervalo
synchronisation = sincronización
communication = comunicación

stage = etapa { $stage }
stages = etapas { $first }–{ $last }
local-stage = etapa local { $stage }
local-stages = etapas locales { $first }–{ $last }
local = local { $first }–{ $last }
redistribution = redistribución
reordering = reordenación

critical-path = camino crítico
switch = conmutador, reenvía mensajes
free-channel = canal libre
one-message = un mensaje
heat-none = aún sin palabras
heat-least = a lo sumo 1/6 del máximo
heat-most = más de 5/6 del máximo
shared-channel = mensajes que comparten un canal
wanted-channel = mensajes en un canal o a su espera
words-move = datos en camino
message-under-way = mensaje en camino
message-waits = mensaje que espera
held-up = espera (arriba) mientras envía (abajo)
waits-on-its-way = espera en el camino (arriba), envía (abajo)
waits-for-gap = espera el intervalo
waits-to-be-sent = espera ser enviada
work-for-outputs = trabajo para una salida tras otra
output = salida
leaves-under-way = parte, en camino
phase-two = fase II
computation = cálculo
l-synchronisation = l, sincronización
hg-communication = h·g, comunicación

simulated = simulado
one-processor = un procesador
no-closed-form = sin forma cerrada
closed-form = forma cerrada
closed-form-at-most = forma cerrada, como máximo
closed-form-about = forma cerrada, aproximada
closed-form-at-least = forma cerrada, como mínimo
speedup-at = { $speedup } con n = 2^{ $exponent }

distribution-input = entrada
distribution-input-stages = entrada, { $stages }
distribution-result = resultado
distribution-between = intermedia
pattern-one = todos en un procesador
pattern-blocks = bloques de { $count }
pattern-parts = partes de { $count }
pattern-turns = { $processors } procesadores por turnos
pattern-turns-each = { $processors } procesadores por turnos, { $count } cada uno
order-of-coefficients = en el orden de los coeficientes que serán
order-of-index-and-result = en el orden de su índice (el resultado, en el de los coeficientes)
order-of-index = en el orden de su índice
a-value = tamaño: módulo, lleno para el número de abajo; color y flecha: argumento
not-yet = aún no calculado
cell-value = longitud: módulo; color: argumento
cell-size = tamaño: módulo; color: argumento
cell-largest = longitud: mayor módulo entre valores vecinos
cell-held-up = retenido en el camino
cell-delivered = entregado, del procesador de la fila al de la columna
