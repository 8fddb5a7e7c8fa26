to-next = { $unit ->
    [message] Al mensaje siguiente
    [stage] A la etapa siguiente
    [superstep] Al superpaso siguiente
    [contention] A la contención siguiente
   *[event] Al evento siguiente
}
to-previous = { $unit ->
    [message] Al mensaje anterior
    [stage] A la etapa anterior
    [superstep] Al superpaso anterior
    [contention] A la contención anterior
   *[event] Al evento anterior
}
step-by = Paso
playback = Reproducción
unit-event = evento
unit-message = mensaje
unit-stage = etapa
unit-superstep = superpaso
unit-contention = contención

none-after = { $unit ->
    [message] Después de esto no comienza ni llega ningún mensaje.
    [stage] Después de esto no comienza ninguna etapa.
    [superstep] Después de esto no comienza ningún superpaso.
    [contention] Después de esto no se retiene ningún mensaje.
   *[event] Después de esto no ocurre nada.
}
none-before = { $unit ->
    [message] Antes de esto no comienza ni llega ningún mensaje.
    [stage] Antes de esto no comienza ninguna etapa.
    [superstep] Antes de esto no comienza ningún superpaso.
    [contention] Antes de esto no se retiene ningún mensaje.
   *[event] Antes de esto no ocurre nada.
}

slow = más lento en transiciones
slow-about = Reproducir a un cuarto de la velocidad donde comienza una etapa y donde un mensaje empieza a ser retenido (M)
even-pace = ritmo uniforme
even-pace-about = Dar dos segundos a cada etapa, cueste lo que cueste a la máquina (D)
pace = Anunciar lo que ocurre
pace-off = anunciar al avanzar por pasos
pace-seconds = anunciar cada { $seconds } s
captions = subtítulos
captions-about = Mostrar los anuncios como texto (V)

track = Fases de la ejecución; encima, a lo largo del tiempo, cuántos procesadores calculan y, rayado, cuántos están retenidos
picture = figura interactiva
marks-help = Las flechas van de marca en marca, Av Pág a lo que pertenece a una marca, Intro la selecciona en todas las figuras, Escape la deja.

listen = Escuchar la curva
listen-stop = Parar el sonido
listen-about = Oír la curva: un tono por cada p, más agudo cuanto mayor; un clic en la ejecución mostrada (A)
listen-begins = La { $curve ->
    [speedup] aceleración
    [isoefficiency] isoeficiencia
   *[efficiency] eficiencia
} de { $name } como tono, de p = { $first } a p = { $last }: un tono cada una, más agudo cuanto mayor; un clic en p = { $p }.
listen-ends = Fue de { $from } a { $to }.
listen-stopped = El sonido se ha parado.

answer = { $name }: E { $efficiency }, Tₚ { $time } ({ $source })
