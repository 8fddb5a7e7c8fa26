see =
    Con p = { $p } { $p ->
        [one] procesador
       *[other] procesadores
    } la transformada tardó { $measured } (mediana de { $count } pasadas): E = { $efficiency }.
see-without-serial =
    Con p = { $p } { $p ->
        [one] procesador
       *[other] procesadores
    } la transformada tardó { $measured } (mediana de { $count } pasadas). Un solo procesador terminó antes de que avanzara el reloj, así que E no se conoce.
see-simulated = Simulada con los t_c, t_s y t_w de este dispositivo: { $simulated } ({ $off }), E = { $efficiency }.
see-simulated-time = Simulada con los t_c, t_s y t_w de este dispositivo: { $simulated }.
see-most =
    { $longer ->
        [1] La mayor parte de la diferencia: { $what }, { $time } más de lo predicho.
       *[other] La mayor parte de la diferencia: { $what }, { $time } menos de lo predicho.
    }
computing = cálculo
messages = mensajes
waiting = espera

measured = medido
simulated = simulado
closed-form = forma cerrada
exchange = intercambio
alone = en un solo sentido
axis-words = palabras de un mensaje
axis-elements = elementos
axis-node = ns por nodo
chart = { $what } en función de { $against }
half = mitad central de las pasadas
off-by = desviación
part = en qué se fue Tₚ, media de los procesadores

stage = etapa
stages = Etapa por etapa, desde que entra el primer procesador hasta que sale el último
as-measured = Según la medición, p = { $p }
as-simulated = Según la simulación, con la misma planificación
timings = Sus tiempos junto a la simulación de esta ejecución

took = En { $stage }: medido { $measured }, simulado { $simulated } ({ $off }).
took-alone = En { $stage }: medido { $measured }.
against-tc = cálculo, frente a t_c (cachés)
within = dentro de la etapa
rest = el resto (sistema operativo)
causes = En qué se fue el tiempo de esta etapa, media de los procesadores
difference = diferencia
causes-about = El cálculo cuenta al ritmo del procesador más rápido. Lo que otros tardaron de más, y cuánto después entraron en la etapa o antes salieron de ella, está en el resto.
lockstep = { $stage }: según la medición y según la simulación, ambas desde su comienzo y a la misma escala
compare-stages = Comparar etapa por etapa
all-stages = todas
stage-before = Etapa anterior
stage-after = Etapa siguiente

shared =
    { $cores ->
        [one] Con p mayor que { $cores }, los procesadores comparten un solo núcleo: cada uno espera su turno, y eso también se mide.
       *[other] Con p mayor que { $cores }, los procesadores comparten { $cores } núcleos: cada uno espera su turno, y eso también se mide.
    }
larger-n = n = { $asked } termina demasiado pronto para el reloj de este navegador ({ $tick }), así que se mide n = { $n }.
coarse = El reloj de este navegador avanza cada { $tick }, así que los tiempos por debajo de { $limit } no son exactos.
exact-n = Usar n = { $n }
too-short = p = { $p }: terminó antes de que avanzara el reloj.
in-background =
    { $count ->
        [one] La pestaña estuvo en segundo plano, donde los navegadores ralentizan las páginas: se volvió a medir una parte.
       *[other] La pestaña estuvo en segundo plano, donde los navegadores ralentizan las páginas: se volvieron a medir { $count } partes.
    }
beyond = p = { $p } solo se simula: aquí se inician como máximo { $most } workers.
honest = Otros programas, el calor del procesador y el trabajo del propio navegador están en estos números: conviene medir dos veces.
by-collectives = Mensajes que llevaron operaciones colectivas (MPI_Alltoallv): { $count } de { $all }. En la simulación van todos de uno en uno.
by-rustfft = Nodos que calculó rustfft en lugar del núcleo de este programa: { $count }. t_c es el del núcleo.

device = Este dispositivo, según la calibración
parameters = t_c = { $tc } por nodo, t_s = { $ts } por mensaje, t_w = { $tw } por palabra, con los tamaños de esta ejecución.
fit = Línea: t_s + t_w·m por las medianas de { $count } intercambios, a no más de { $worst } de cada una. Anillos: muestras.
calibrating = Calibrando: cuánto tardan un nodo y un mensaje …
measuring = Midiendo con p = { $p } …
use-device = Simular este dispositivo
keep-machine = Guardar machine.json
keep-run = Guardar run.json (p = { $p })

stopped = El worker que era el procesador { $processor } ha muerto. Solo se pierde esta medición; se puede empezar de nuevo.
silent = El worker que es el procesador { $processor } no responde desde hace diez segundos. La medición se puede empezar de nuevo.
lost = El worker que dirigía la medición ha dejado de funcionar. Solo se pierde esta medición; se puede empezar de nuevo.
wrong = La transformada es errónea, así que esto no es una medición: error relativo { $error }.
differs = Varias pasadas sobre la misma entrada dejaron números distintos en el procesador { $processor }, así que esto no es una medición.
failed = No se pudo medir: { $why }
bad-line = No se puede leer la línea { $line }: se espera rank (procesador), stage (etapa, a partir de 0), begin y end (inicio y fin en segundos), separados por comas; end no es anterior a begin.
timings-columns = Las columnas «{ $names }» no son tiempos. Llámelas rank, stage, begin y end; una unidad distinta del segundo sigue al nombre: begin_us, end (ms).
timings-unnamed = Ninguna línea nombra las columnas: se toman como rank, stage, begin y end, en segundos.
timings-units = Los tiempos se convirtieron a segundos: begin desde { $begin }, end desde { $end }.
ranks-from-one = El archivo cuenta los procesadores desde 1; aquí se cuentan desde 0.
stages-from-one = El archivo cuenta las etapas desde 1; aquí se cuentan desde 0.
timings-rank = Línea { $line }: no existe el procesador { $rank }. Esta ejecución tiene { $p }, contados desde 0.
timings-stage = Línea { $line }: no existe la etapa { $stage }. Esta ejecución tiene { $stages }, contadas desde 0.
timings-twice = Línea { $line }: el tiempo de la etapa { $stage } en el procesador { $rank } ya está dado.
timings-missing = El procesador { $rank } no tiene tiempo para la etapa { $stage }. Una etapa necesita los tiempos de todos los procesadores; esta ejecución tiene { $p }.
no-clock = Esta configuración no tiene reloj: con «Simular este dispositivo» o «unidades por segundo» (rate: nodos por segundo), los tiempos son segundos y se pueden comparar.
unreadable = No se puede mostrar el archivo: { $why }

measure-device = Medir este dispositivo
measure-again = Medir de nuevo
measure-stop = Detener
open-run = ¿Por qué mi FFT es más lenta? Abrir run.json o CSV
open-what = Una ejecución medida por el comando, o líneas con rank (procesador), stage (etapa), begin y end (inicio y fin en segundos).
measure-about = Su dispositivo ejecuta esta FFT en tantos workers como núcleos tiene, y los tiempos aparecen junto a los predichos. Nada sale del dispositivo. Tarda unos diez segundos.


choose-here = ¿Qué formulación es la más rápida aquí?
choosing = Comparando formulaciones: p = { $p }, n = { $n } …
fastest = La formulación más rápida en este dispositivo
score = En { $right } de { $count } casillas la formulación predicha es la más rápida; en otras { $ties } la más rápida aventaja por menos que la dispersión de las mediciones.
fastest-map = A la izquierda, la formulación predicha como la más rápida; a la derecha, la que lo es: = es la misma, ≈ un empate, dentro de la dispersión de las mediciones; si no, cuánto menos tarda.
predicted-fastest = predicha como la más rápida
measured-fastest = medida como la más rápida
beside-predicted = frente a la predicha
