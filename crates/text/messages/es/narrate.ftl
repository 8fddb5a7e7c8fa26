exchange-dimension = t = { $t }: etapa { $stage } (la última es { $last }), un intercambio por la dimensión { $dimension }.
exchange = t = { $t }: etapa { $stage } (la última es { $last }), un intercambio entre procesadores cuyos números difieren en { $apart }.
local-one = t = { $t }: etapa { $stage } (la última es { $last }), dentro de cada procesador.
local = t = { $t }: etapas { $first } a { $to } (la última es { $last }), dentro de cada procesador.
redistribution = t = { $t }: los elementos pasan a otros procesadores antes de la etapa { $stage } (la última es { $last }).
reordering = t = { $t }: los resultados se mueven a su orden.
moment = t = { $t }.
over = t = { $t }: la ejecución ha terminado.

all-compute = { $p ->
    [2] Los dos procesadores calculan.
   *[other] Los { $p } procesadores calculan.
}
all-communicate = { $p ->
    [2] Los dos procesadores comunican.
   *[other] Los { $p } procesadores comunican.
}
doing = De { $p } procesadores, calculan { $compute }, comunican { $communicate } y esperan { $idle }.

under-way = { $messages ->
    [one] Un mensaje está en camino.
   *[other] { $messages } mensajes están en camino.
}
shared = { $messages } de ellos comparten o esperan el canal { $channel }.
load = Unos { $messages } mensajes a la vez comparten el canal { $channel }.
gap = { $messages ->
    [one] Un mensaje espera el intervalo.
   *[other] { $messages } mensajes esperan el intervalo.
}
