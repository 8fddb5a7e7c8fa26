
allowed-beside = none, ou o que o lado direito muda, como chaves da execução com os seus valores: topology:mesh,switching:wormhole; n, direction, signal, samples e seed são os dos dois lados
allowed-there = o que é possível no lado direito, onde { $field } = { $value } não é: ali pode ser { $allowed }

side-name =
    { $side ->
        [left] o lado esquerdo
        [right] o lado direito
        [hypercube] o hipercubo
        [mesh] a malha
        [torus] o toro
        [mesh3d] a malha 3-D
        [complete] o grafo completo
        [fat-tree] a árvore gorda
        [dragonfly] a dragonfly
        [network] a rede
        [logp] a máquina LogP
        [bsp] a máquina BSP
       *[other] { $side }
    }
longer = T_p { $left } | { $right }: { side-name } leva { $times } vezes o tempo.
same-time = T_p { $time } nos dois lados: levam o mesmo tempo.
other-units = Os dois lados contam o tempo em unidades diferentes, t_c e flops, por isso não são comparados. Com rate nos dois lados, ou com predefinições, são comparados em segundos.
cause = A maior parte é { $activity }: { $left } | { $right } para o processador médio, { $share } da diferença de { $all }.
no-difference = Nos dois lados o processador médio leva o mesmo tempo.
two-names = { $left } | { $right }

mean-processor = Tempo do processador médio; as diferenças somam a de T_p.
activity = Atividade
left = Esquerda
right = Direita
difference = Diferença
done-at = pronto em t = { $t }, { $times } × mais rápido
refused-there = { $field } = { $value } não é possível ali. Permitido: { $allowed }.

compare = Corrida contra
nothing = sem comparação
with = { $value }
with-radix = com base { $value }
with-setting = { $setting ->
    [overlap-true] com sobreposição
    [overlap-false] sem sobreposição
    [order-ordered] em ordem natural
   *[order-unordered] com bits invertidos
}
own-choice = com escolha própria
lockstep = Em paralelo
by-time = por tempo
by-stage = por estágio
controls-of = Controles
left-side = esquerda
right-side = direita
swap = Trocar os lados
stop = Parar de comparar
as-left = Como à esquerda
not-run = O lado direito não foi executado.
run-it = Executar
cancel = Cancelar
progress = Progresso do lado direito
square = Um quadrado em torno de um número: o canal mais ocupado neste instante, e menos ocupado no outro lado.

same-stage = Os dois lados estão no estágio { $stage }.
behind = Em estágios, { side-name } está { $stages ->
        [one] um estágio
       *[other] { $stages } estágios
    } atrás.
both-done = Os dois lados terminaram.
done = Primeiro a terminar: { side-name }.
at-stage = Estágio { $stage }: { $left } | { $right }.
