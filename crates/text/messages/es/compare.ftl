
allowed-beside = none, o lo que cambia el lado derecho, como claves de la ejecución con sus valores: topology:mesh,switching:wormhole; n, direction, signal, samples y seed son las de ambos lados
allowed-there = lo que es posible en el lado derecho, donde { $field } = { $value } no lo es: allí puede ser { $allowed }

side-name =
    { $side ->
        [left] el lado izquierdo
        [right] el lado derecho
        [hypercube] el hipercubo
        [mesh] la malla
        [torus] el toro
        [mesh3d] la malla 3-D
        [complete] el grafo completo
        [fat-tree] el árbol grueso
        [dragonfly] la dragonfly
        [network] la red
        [logp] la máquina LogP
        [bsp] la máquina BSP
       *[other] { $side }
    }
longer = T_p { $left } | { $right }: { side-name } tarda { $times } veces lo que tarda el otro lado.
same-time = T_p { $time } en ambos lados: tardan lo mismo.
other-units = Los dos lados cuentan el tiempo en unidades distintas, t_c y flops, y por eso no se comparan. Con rate en ambos lados, o con preajustes, se comparan en segundos.
cause = La mayor parte es { $activity }: { $left } | { $right } en el procesador medio, el { $share } de la diferencia de { $all }.
no-difference = En ambos lados el procesador medio tarda lo mismo.
two-names = { $left } | { $right }

mean-processor = Tiempo del procesador medio; las diferencias suman la de T_p.
activity = Actividad
left = Izquierda
right = Derecha
difference = Diferencia
done-at = termina en { $t }, { $times } × más rápido
refused-there = { $field } = { $value } no es posible allí. Se admite: { $allowed }.

compare = Carrera contra
nothing = sin comparar
with = { $value }
with-radix = con base { $value }
with-setting = { $setting ->
    [overlap-true] con solape
    [overlap-false] sin solape
    [order-ordered] con orden natural
   *[order-unordered] con bits invertidos
}
own-choice = con elección propia
lockstep = A la par
by-time = por tiempo
by-stage = por etapa
controls-of = Controles
left-side = izquierda
right-side = derecha
swap = Cambiar los lados
stop = Dejar de comparar
as-left = Como la izquierda
not-run = El lado derecho no se ha ejecutado.
run-it = Ejecutar
cancel = Cancelar
progress = Progreso del lado derecho
square = Un cuadrado alrededor de un número: el canal más cargado en este instante, y menos cargado en el otro lado.

same-stage = Ambos lados están en la etapa { $stage }.
behind = Por etapas, { side-name } va { $stages ->
        [one] una etapa
       *[other] { $stages } etapas
    } por detrás.
both-done = Ambos lados han terminado.
done = Termina primero: { side-name }.
at-stage = Etapa { $stage }: { $left } | { $right }.
