machine = Máquina
machine-about = Procesadores, canales y los mensajes entre ellos
butterfly = Mariposa
butterfly-about = El grafo de mariposa con su frente de onda
butterfly-stages =
    { $across ->
        [0] las { $within } etapas dentro de los procesadores: los mensajes solo redistribuyen
        [one] { $across } etapa entre procesadores, { $within } dentro
       *[other] { $across } etapas entre procesadores, { $within } dentro
    }
timeline = Cronograma
timeline-rows = una fila por procesador
timeline-about = Qué hizo cada procesador y cuándo
schedule = Planificación de un procesador
schedule-rows = sus salidas, cuándo parten, y lo que llega
schedule-about = Cuándo produce y envía un procesador cada salida
supersteps = Superpasos
supersteps-rows = el mayor trabajo de un procesador; h·g + l por lo que se mueve
supersteps-about = Una barra por superpaso
heat-map = Mapa de calor
heat-map-what = palabras enviadas hasta ahora por cada canal
heat-map-about = Una fila por emisor, una columna por receptor, sombreadas según las palabras
breakdown = En qué se fue el tiempo
cube = Cubo
cube-what = quién tiene qué parte, antes y después de cada redistribución
cube-about = Los puntos como caja, con los colores de los procesadores que los tienen, antes y después de cada redistribución
cube-turn = Girar el cubo
distribution = Distribución
distribution-what = qué procesador tiene qué elemento
distribution-about = Qué procesador tiene qué elemento antes y después de cada redistribución
distribution-order = Orden de los elementos
by-index = por índice
by-memory = por memoria
table = Tabla
table-what = la misma ejecución en tablas
choose = Formulación más rápida
choose-what = el menor Tₚ según las formas cerradas para cada p y n; con puntos: no exacta; m: dimensiones de la transposición
choose-about = La formulación más rápida según p y n: las flechas mueven, Intro la ejecuta
metrics = Métricas de escalabilidad
metrics-what = de esta ejecución, GK ap. B
scaling = Cómo escala
scaling-what = con n, n/p, W/p o Tₚ fijo
measured = En su dispositivo
measured-what = medición junto a simulación y forma cerrada

processors = { $p ->
    [1] un procesador
   *[other] { $p } procesadores
}
processors-dimensions = { $processors }, { $dimensions ->
    [one] { $dimensions } dimensión
   *[other] { $dimensions } dimensiones
}
processors-no-channels = { $processors }, sin canales
processors-grid = { $rows }{"\u00A0"}×{"\u00A0"}{ $columns } procesadores
processors-tree = { $processors }, { $levels ->
    [one] { $levels } nivel
   *[other] { $levels } niveles
} de conmutadores
processors-groups = { $groups ->
    [one] { $groups } grupo
   *[other] { $groups } grupos
}, en cada uno { $routers ->
    [one] { $routers } encaminador
   *[other] { $routers } encaminadores
} con { $hosts ->
    [one] { $hosts } procesador
   *[other] { $hosts } procesadores
}

messages = mensajes
error = error
timing-only = solo tiempos
hottest = canal más cargado
hottest-short = máximo
hottest-is = { $load } en { $channel }

efficiency = Eficiencia
speedup = Aceleración
isoefficiency = Isoeficiencia
curves = Curvas
points-threshold = { $points }, { $threshold }
threshold-dotted = umbral punteado
points-ideal = { $points }, ideal punteado
keep = mantener
keep-about = Eficiencia que se mantiene
keep-of-run = la actual
simulating = simulando { $done } de { $points } puntos
too-costly = no simulado, demasiados mensajes: { $curves }
no-n-is-enough = ningún n que se pueda ejecutar es lo bastante grande: { $curves }
from-p = { $curve } p ≥ { $p }
not-simulated = aquí no se simula
rings-answer = anillos: simulado; elija uno para abrirlo, arrastre el punto
curves-about = Curvas según p: { $curves }
curve-ends = { $name } termina con { $value } en p = { $p }
curve-ends-nowhere = { $name } no tiene valores

spectrum = Espectro
spectrum-none = no con tantos procesadores o puntos: solo se simulan los tiempos
spectrum-and-signal = Señal y espectro
race-them = Hacer competir a los dos
spectrum-listen = Escuchar el espectro
spectrum-listen-about = Oír los coeficientes ya calculados: X(k) es el k-ésimo armónico, tan fuerte como su módulo (Z)
spectrum-sounds = Suenan { $there } de { $n } coeficientes.
transform = Transformada, magnitudes de { $n } coeficientes en orden natural
inverse-transform = Transformada inversa, magnitudes de { $n } coeficientes en orden natural

standstill = Sin ejecución: sus mensajes se esperan unos a otros
standstill-why = Con conmutación wormhole, un mensaje retiene los canales que deja atrás mientras espera el siguiente. Con las otras espera en un procesador y no retiene ninguno.

run = { $algorithm } en { $machine }, { $messages }
run-ordered = { $algorithm } con salida ordenada en { $machine }, { $messages }
run-one = { $algorithm } en un procesador
run-time = { $run }: { $time }
window = { $run } · hyperfly

play = Reproducir
pause = Pausa
play-key = Espacio
speed = Velocidad
speed-keys = . y ,
moment = Instante de la ejecución
schedule-needs = Esta ejecución envía partes enteras de una vez. La planificación de salidas una a una es la de cyclic-to-blocked y output-driven, mejor en una máquina LogP.
schedule-run = Ejecutar output-driven en LogP
not-started = no ha empezado: vea la línea { $line }
stops-early = se detiene en la línea { $line }
supersteps-run = Ejecutar en una máquina BSP

questions = Preguntas
view-of = Vista { $k } de { $total }
question-moved = ¿Qué se movió?
question-time = ¿Adónde se fue el tiempo?
question-formula = ¿Cuál es la fórmula?
question-signal = ¿Cuál es la señal?
question-holders = ¿Quién tiene qué?
question-what-if = ¿Y si …?
question-numbers = Todos los números

of-processors = de { $p }
