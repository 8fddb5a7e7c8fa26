at-line = línea { $line }: { $fault }
of-processor = procesador { $processor }: { $fault }
also-one = { $fault } (y también el procesador { $one })
also-two = { $fault } (y también los procesadores { $one } y { $two })
also-more = { $fault } (y también el procesador { $one } y otros { $others })
at-column = columna { $column }: { $message }
element = R[{ $index }] de antes de la etapa { $stage }

too-much-ticks = esto tarda demasiado; ¿termina alguna vez?
too-much-memory = sus valores ocupan demasiada memoria
too-much-depth = hay demasiadas llamadas unas dentro de otras
too-much-elements = una lista, un rango, un número o un texto es demasiado largo
too-much-slots = no hay tantas casillas
too-much-work = todos los procesadores juntos tienen demasiados pasos y casillas
too-much-source = el programa es demasiado largo
too-much-nesting = hay demasiados paréntesis u operadores unos dentro de otros

no-layout = `layout` tiene que decir, antes que nada, dónde están los elementos
second-layout = `layout` se invoca por segunda vez
other-layout = la disposición no es la del procesador 0
layout-processors = la disposición es para p = { $lists }
layout-outside = la disposición tiene el elemento { $element }, que no existe
layout-twice = la disposición tiene dos veces el elemento { $element }
layout-missing = en la disposición falta el elemento { $element }
no-square = √n × √n puntos exigen que log2(n) sea par

no-processor = no hay ningún procesador { $partner }
own-partner = su procesador pareja es él mismo

lengths-send = se envían listas de casillas de distinta longitud: { $first } y { $second }
lengths-receive = se recibe en listas de casillas de distinta longitud: { $first } y { $second }
lengths-combine = se combinan listas de casillas de distinta longitud: { $first } y { $second }
lengths-local = se procesan listas de casillas de distinta longitud: { $first } y { $second }
lengths-copy = se copia entre listas de casillas de distinta longitud: { $first } y { $second }
slot-twice-send = la casilla { $slot } se envía dos veces en la misma llamada
slot-twice-receive = en la casilla { $slot } se recibe dos veces en la misma llamada
slot-twice-combine = la casilla { $slot } se combina dos veces en la misma llamada
slot-twice-local = la casilla { $slot } se procesa dos veces en la misma llamada
slot-twice-copy = la casilla { $slot } se copia dos veces en la misma llamada
empty-send = la casilla { $slot } se envía antes de contener algo
empty-receive = en la casilla { $slot } se recibe antes de que contenga algo
empty-combine = la casilla { $slot } se combina antes de contener algo
empty-local = la casilla { $slot } se procesa antes de contener algo
empty-copy = la casilla { $slot } se copia antes de contener algo

no-pair = el procesador { $processor } combina { $own } con { $other }; en la etapa { $stage } su pareja es R[{ $partner }]
all-done = el procesador { $processor } combina R[{ $index }], que ya ha pasado por todas las etapas ({ $stage })
no-stage = no hay etapa { $stage }: la última es la { $last }
stage-early = la etapa { $stage } llega demasiado pronto: R[{ $index }] aún no ha pasado por la etapa { $todo }
stage-late = la etapa { $stage } ya está hecha para R[{ $index }]
apart = la etapa { $stage } tiene R[{ $index }], pero no su pareja R[{ $partner }]

words =
    el procesador { $processor } recibe { $awaited ->
        [one] { $awaited } palabra
       *[other] { $awaited } palabras
    } donde el procesador { $from } envió { $sent }
unreceived =
    nadie recibe un mensaje de { $words ->
        [one] { $words } palabra
       *[other] { $words } palabras
    } para el procesador { $to }
never-sent = el procesador { $processor } espera un mensaje del procesador { $from }, que ya ha terminado
waits = el procesador { $processor } espera al procesador { $other }
waits-on = { $waits }, que espera al { $other }

twice = el procesador { $processor } calcula { $name }, lo que ya hizo el procesador { $first } en la línea { $line }
nowhere = X[{ $coefficient }] no está en ninguna parte al final: R[{ $index }] llegó hasta la etapa { $stage }
misplaced = X[{ $coefficient }] debería terminar en el procesador { $processor }
unsound = la planificación no es válida, y el verificador no vio por qué: { $message }

graded-calls = llama a { $calls }
graded-lines =
    { $lines ->
        [one] { $lines } línea
       *[other] { $lines } líneas
    }
graded-element = el procesador { $processor } tiene el elemento { $element }
graded-error = el error es { $error }
graded-length = tiene más de { $most } bytes

character-space = { $code } es un espacio de otro tipo; escriba un espacio normal
character-invisible = aquí está el carácter invisible { $code }; bórrelo
character-quote = { $code } es una comilla tipográfica; escriba " en su lugar
character-minus = { $code } es una raya; escriba - en su lugar
instead-chain = las comparaciones no se pueden encadenar; escriba `0 <= k and k < p` en vez de `0 <= k < p`
instead-f-string = no hay f-strings; escriba `fail("rank", rank)` en vez de `fail(f"rank {"{"}rank{"}"}")`
instead-import = no hay módulos que importar; p, n, rank y `log2` ya están disponibles
instead-main = `__name__` no existe; llame a `main()` al final del programa
instead-power = `**` no está disponible; escriba `1 << k` en vez de `2 ** k`, y `x * x` en vez de `x ** 2`
instead-print = `print` no está disponible; escriba `fail("x es", x)`, que termina aquí el programa y muestra el valor
instead-while = `while` no está disponible; escriba `for k in range(n):` con `break` en su lugar
