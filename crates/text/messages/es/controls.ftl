section-what = Qué se ejecuta
section-algorithm = Del algoritmo
section-costs = Costes de la máquina
section-fine = Letra pequeña

algorithm = Algoritmo
algorithm-serial = secuencial
algorithm-binary-exchange = intercambio binario
algorithm-transpose = transposición
algorithm-two-dimensional = bidimensional
algorithm-two-dimensional-rows = bidimensional, por filas
algorithm-group-cyclic = cíclico por grupos
algorithm-cyclic-to-blocked = cíclico a bloques
algorithm-output-driven = guiado por la salida
algorithm-slab = láminas
algorithm-pencil = lápices
algorithm-cyclic = ejes cíclicos
algorithm-program = programa
order = Salida
order-unordered = bits invertidos
order-ordered = natural
overlap = Solape
overlap-false = no
overlap-true = sí
shape = Forma
grid = Malla de procesadores
hosts = Procesadores por encaminador
routers = Encaminadores por grupo
route = Ruta
route-minimal = mínima
route-valiant = Valiant
alltoall = Orden de envío
alltoall-paper = como en el artículo
alltoall-pairwise = por pares
alltoall-shift = desplazado
alltoall-naive = ingenuo
alltoall-standard = estándar (log P pasos)
radix = Base
twiddles = Potencias
twiddles-stored = guardadas
twiddles-computed = calculadas
io = E/S
io-block = bloques
io-cyclic = cíclica
balanced = Fases
balanced-false = máximas
balanced-true = iguales
direction = Sentido
direction-forward = directa
direction-inverse = inversa
samples = Muestras
samples-complex = complejas
samples-real = reales
preset = Preajuste
preset-none = ninguno
machine = Máquina
machine-network = red
machine-logp = LogP
machine-bsp = BSP
topology = Red
topology-hypercube = hipercubo
topology-mesh = malla
topology-torus = toro
topology-mesh3d = malla 3-D
topology-complete = grafo completo
topology-fat-tree = árbol grueso
topology-dragonfly = dragonfly
switching = Conmutación
switching-store-and-forward = store-and-forward
switching-cut-through = cut-through
switching-wormhole = wormhole
vc = canales virtuales

dims = dimensiones
dims-spoken = m, dimensiones de la transposición
tt = por potencia
tt-spoken = t prima c entre t c, por potencia de omega
blocking = en caché
blocking-spoken = elementos que caben en la caché, o ninguno
p = procesadores
p-spoken = p, procesadores
n = puntos
n-spoken = n, puntos
ts = arranque
ts-spoken = t s entre t c, arranque de un mensaje
tw = por palabra
tw-spoken = t w entre t c, por palabra
th = por salto
th-spoken = t h entre t c, por salto
tc = unidad de tiempo
tc-spoken = t c, una salida de mariposa
width = ancho de canal
width-spoken = w, ancho de un canal
arity = aridad
arity-spoken = k, aridad del árbol
taper = estrechamiento
taper-spoken = tau, estrechamiento del árbol
latency = latencia
latency-spoken = L, latencia de una palabra
gap = intervalo
gap-spoken = g, intervalo
gap-bsp = por núm. real
gap-bsp-spoken = g, por número real
overhead = sobrecarga
overhead-spoken = o, sobrecarga
word-gap = intervalo en un mensaje
word-gap-spoken = G, intervalo entre las palabras de un mensaje, o ninguno
capacity = capacidad
capacity-false = ilimitada
capacity-true = ⌈L/g⌉ palabras
sync = sincronización
sync-spoken = l, sincronización
rate = unidades por segundo
rate-spoken = v, unidades de tiempo por segundo

preset-unit = Unidad de tiempo: { $unit }.
preset-other-machine = Sus números son los de una máquina { $machine } y aquí no cuentan.
origin-assumption = Suposición: { $why }.
origin-at-p = { $place }, p = { $p }.
origin = { $place }.
origin-own = Valor propio; { $preset } tiene { $value }.

impossible-here = { $value } no es posible aquí. Se admite: { $allowed }.
impossible-nothing = Se requiere un valor. Se admite: { $allowed }.
not-with = No con { $field } = { $value }.
use = Usar { $field } = { $value }
grouped-digits = Leído como { $value }: el signo «{ $sign }» separa aquí grupos de cifras.

signal = Señal
signal-impulse = impulso
signal-sine = seno
signal-two-tone = dos tonos
signal-chirp = chirp
signal-square = onda cuadrada
signal-noise = ruido
signal-own = propia
open-file = abrir un archivo
record = grabar
record-stop = detener la grabación
recorded = la grabación
drawn = dibujada a mano
draw-hint = Dibújela en la imagen.
own-hint = O pegar o soltar un CSV (re[,im] por línea) o un sonido.
own-filled = { $name }: { $samples } muestras, completadas con ceros.
own-all = { $name }: { $samples } muestras.
own-first = { $name }: las primeras { $n } de { $samples } muestras.
sound-heard =
    { $channels ->
        [one] { $rate } Hz, { $channels } canal.
       *[other] { $rate } Hz, la media de { $channels } canales.
    }
sound-converted =
    { $channels ->
        [one] El navegador lo ha convertido a { $rate } Hz; { $channels } canal.
       *[other] El navegador lo ha convertido a { $rate } Hz; la media de { $channels } canales.
    }
set-n = Poner n = { $n }
bring-back = Recuperar { $name }
seed = semilla
pasted = el texto pegado
own-not-here = una de las señales de aquí: las muestras propias no forman parte de un enlace; hay que soltar de nuevo el archivo

file-reading = Leyendo { $name } …
file-problem = { $name }: { $why }
file-empty = { $name } está vacío.
file-too-large = { $name } supera los 256 MiB, lo máximo que se lee.
file-unreadable = No se puede leer { $name }.
file-undecodable = { $name } no es un sonido que este navegador sepa decodificar ni un texto con re[,im] en cada línea.
file-no-sound = { $name } no contiene ningún sonido.
no-microphone = No hay micrófono: el navegador no tiene ninguno o la página no puede usarlo.
file-silent = { $name } está en silencio: todas las muestras son cero.
