activity = actividad
channel = canal
channels = canales
delivered = entregado
distribution = distribución
element = elemento
elements = elementos
flops = flops
from = de
to = a
in = en
is-there = llega
leaves = parte
message = mensaje
messages = mensajes
messages-before = mensajes antes que él
now = ahora
of = de
output = salida
pattern = patrón
phase = fase
place = lugar
processor = procesador
produced = producida
sends = envía
share = parte de p·T_p
stage = etapa
step = paso
superstep = superpaso
until = hasta
value = valor
words = palabras
held-up = retenido por otros
waits-for-gap = espera el intervalo
pairs-differ = los pares difieren en
pairs-are = los pares son
first-input = primera entrada
second-input = segunda entrada
mirror-image = imagen especular
partner = pareja
element-of = R[{ $index }] en el procesador { $processor }
becomes = se convierte en
two-elements = R[{ $low }] y R[{ $high }]
travels = viaja
travels-from-to = { $message }, de { $from } a { $to }
not-sent-yet = aún no enviado
is-delivered = entregado
carries = lleva
times-root = girada por
times-root-of-side = girada por, con ω de { $points } puntos

caption-parts = En qué se fue el tiempo de los procesadores
caption-processors = Tiempo de cada procesador por actividad
caption-phases = Fases
caption-processors-at = Procesadores en t = { $time }
caption-messages-at = Mensajes en t = { $time }
caption-distribution = Qué procesador tiene qué elementos, { $order }
caption-outputs = Salidas del procesador { $processor } en el orden en que se producen
caption-supersteps = Superpasos
caption-channels-at = Canales en uso en t = { $time }

serial-time = T_s, tiempo secuencial
parallel-time = T_p, tiempo paralelo
speedup = S, aceleración
efficiency = E, eficiencia
overhead = T_o, sobrecarga
unit-of-time = unidad de tiempo
hops = saltos
communication-supersteps = superpasos de comunicación
h-sum = h, sumado
most-loaded = canal más cargado
error = error L2 relativo

at-once = { $messages } a la vez en { $channel }
channel-number = canal { $number }
count-words =
    { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    }
waits-for = espera { $channel }
part-of-way = { $percent } del camino
part-of-words = { $percent } de sus palabras movidas
head-under-way = su cabecera está en camino
hops-of = { $done } de { $hops } saltos
itself = sí mismo
computation = cálculo, { $stages }
communication = comunicación
in-binary = { $number } = { $bits } en binario
on-two-processors = en dos procesadores
within-a-processor = dentro de un procesador
span = { $from } a { $to }
computes-stage = calcula la etapa { $stage }
computes-stages = calcula las etapas { $first }–{ $last }
computes-node = calcula un nodo de la etapa { $stage }
computes-half = calcula su mitad de la etapa { $stage }
unpacks = desempaqueta muestras reales
exchanges-with = intercambia con { $processor }
sends-and-receives = envía a { $to }, recibe de { $from }
sends-and-goes-on = envía a { $to } y sigue
waits-for-processor = espera a { $from }
moves-within-memory = mueve elementos dentro de su memoria
