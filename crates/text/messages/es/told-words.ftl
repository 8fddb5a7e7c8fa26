machine =
    Esto es { $run }. { $messages ->
        [one] { $messages } mensaje lleva
       *[other] { $messages } mensajes llevan
    } { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } en total. { $sentence }
machine-one = Esto es { $run }. { $sentence }
butterfly =
    La transformada tiene { $stages ->
        [one] una etapa
       *[other] { $stages } etapas
    } de { $nodes } nodos: { $across } entre procesadores, { $within } dentro de ellos. La ejecución pasa por { $phases ->
        [one] una fase
       *[other] { $phases } fases
    }, de 0 a { $time }.
butterfly-values = El mayor valor tiene módulo { $before } en la entrada y { $after } tras la última etapa.
butterfly-no-values = Con n mayor que { $most } no se guardan los valores entre las etapas.
timeline =
    Cada uno de los { $processors } procesadores tiene una fila de 0 a { $time }. En qué se fue el tiempo: { $parts }.
    { $sentence }
timeline-one = El único procesador tiene una fila de 0 a { $time }. { $sentence }
breakdown = p · T_p es { $whole }. Se fueron en: { $parts }.
why = Tₚ es { $time }; del tiempo de todos los procesadores: { $parts }. { $note }
distribution =
    { $count ->
        [one] Los elementos se quedan donde están
       *[other] Los elementos se distribuyen de { $count } maneras, una tras otra
    }: { $titles }. { $messages ->
        [one] { $messages } mensaje mueve
       *[other] { $messages } mensajes mueven
    } { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } entre ellas.
schedule = { $difference }. { $outputs }
schedule-outputs =
    El procesador { $processor } produce { $count ->
        [one] una salida, en { $first }
       *[other] { $count } salidas, la primera en { $first } y la última en { $last }
    }; la última en partir lo hace en { $left }.
schedule-none = Esta ejecución no tiene salidas que partan mientras se calculan otras.
supersteps =
    { $computation ->
        [one] Un superpaso calcula
       *[other] { $computation } superpasos calculan
    } y { $communication ->
        [one] uno comunica
       *[other] { $communication } comunican
    }, con una h total de { $h }; T_p = { $time } flops. { $sentence }
supersteps-none = Esta ejecución es en una máquina sin superpasos.
heat-map = Cruzaron palabras por { $used } de { $links } canales: { $words } en total, donde cada palabra cuenta en cada canal que cruza. El mayor número, { $most }, cruzó el canal de { $from } a { $to }.
heat-map-pairs = { $pairs } pares de procesadores intercambiaron { $words } palabras. El mayor número, { $most }, fue de { $from } a { $to }.
heat-map-none = En esta ejecución ningún procesador envía mensajes.
efficiency = La eficiencia E según el número de procesadores p, para n = { $n }.
speedup = La aceleración S según el número de procesadores p, para n = { $n }.
isoefficiency = El n que mantiene la eficiencia E = { $efficiency }, según el número de procesadores p.
curve =
    { $points ->
        [0] En una red de tipo { $network } la forma cerrada va de { $first } en p = { $from } a { $last } en p = { $to }.
        [one] En una red de tipo { $network } la forma cerrada va de { $first } en p = { $from } a { $last } en p = { $to }; se simuló una ejecución.
       *[other] En una red de tipo { $network } la forma cerrada va de { $first } en p = { $from } a { $last } en p = { $to }; se simularon { $points } ejecuciones.
    }
curve-none =
    { $points ->
        [one] En una red de tipo { $network } no hay forma cerrada; se simuló una ejecución.
       *[other] En una red de tipo { $network } no hay forma cerrada; se simularon { $points } ejecuciones.
    }
choose = De { $all } pares de p y n, en { $most } lo más rápido es { $formulation }. Para p = { $p } y n = { $n } es { $here }, con T_p = { $time } y E = { $efficiency }.
choose-beyond = De { $all } pares de p y n, en { $most } lo más rápido es { $formulation }. Esta ejecución es en un procesador, o está fuera de ese rango.
choose-none = En esta máquina ninguna formulación tiene una forma cerrada que comparar.
metrics = T_p = { $time } para T_s = { $serial }: la aceleración es S = { $speedup } y la eficiencia E = { $efficiency }. La sobrecarga es T_o = { $overhead }.
spectrum =
    De { $n } coeficientes el mayor es el número { $index }, de magnitud { $magnitude }; { $count ->
        [one] uno llega
       *[other] { $count } llegan
    } al menos a una centésima de ella. El error relativo respecto a una FFT independiente es { $error }.
spectrum-none = Con tantos procesadores o puntos solo se simulan los tiempos: no hay muestras.
table = Todos los números de { $run }, celda por celda. { $sentence }


channel-from = canal de
channel-to = canal a
source = emisor
destination = receptor
words = palabras
start = de
end = a
share = parte del canal
phase = fase
first-stage = primera etapa
last-stage = última etapa
messages = mensajes
processor = procesador
activity = actividad
step = paso
partner = procesador pareja
network = red
closed-form = forma cerrada
simulated = simulado
log-closed = log n, forma cerrada
log-printed = log n, impreso
log-simulated = log n, simulado
fraction = fracción de p · T_p
time = tiempo
distribution-number = distribución
stages = etapas
element = elemento
position = posición
left = partió en
arrived = llegó en
formulation = formulación
output = salida
produced = producida en
to-processor = al procesador
delivered = entregada en
superstep = superpaso
kind = tipo
dims = m
form = la forma es
metric = métrica
value = valor
value-from = de
index = índice
input-re = entrada, real
input-im = entrada, imaginaria
transform-re = transf., real
transform-im = transf., imaginaria
table-name = tabla
row = fila
column = columna
more-rows =
    { $count ->
        [one] … { $count } fila más: guardar el CSV
       *[other] … { $count } filas más: guardar el CSV
    }
rows-left-out = y { $rows } más
no-rows = No hay filas.
