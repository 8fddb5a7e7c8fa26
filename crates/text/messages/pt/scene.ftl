bins-supersteps = registrado em intervalos de tempo: os superpassos de uma execução tão grande não são guardados
no-superstep-with-time = esta execução não tem superpasso que leve tempo
not-bsp = só uma máquina BSP tem superpassos; esta execução está em outra
heat-none-sent = nenhum processador envia mensagens
heat-whole-run = registrado em intervalos de tempo: as palavras de toda a execução
heat-blocks = cada célula soma um bloco de { $nodes } × { $nodes } nós
bins-timeline = registrado em { $count } intervalos de tempo: cada um mostra o que tomou a maior parte dele
not-recorded = esta execução não foi registrada
bins-no-wavefront = registrado em intervalos de tempo: sem frente de onda
bins-no-output = registrado em intervalos de tempo: nenhuma saída isolada é conhecida
too-large-to-follow = uma transformada tão grande não é seguida elemento por elemento
not-followed = Os elementos de uma transformada tão grande não são seguidos; até n = 65.536 são.
no-redistribution = esta execução não redistribui seus elementos entre duas fases
stage-by-stage = estágio por estágio: nada parte antes que o último termine
being-simulated = Esta execução está sendo simulada.
no-closed-form = sem forma fechada nesta máquina

rows-most = uma linha são { $processors } processadores: o que a maioria deles fez
rows-alike =
    { $processors ->
        [one] { $processors } processador faz isto
       *[other] { $processors } processadores fazem exatamente isto
    }
rows = uma linha são { $processors } processadores

communication-supersteps =
    superpassos de

    comunicação
h-is = h = { $h }
superstep-end = g = { $gap }, l = { $sync }; Tₚ = { $time } flops
superstep-sync = l { $time }
superstep-moved = h·g { $time }
superstep-both = l { $sync }, h·g { $moved }

strips = faixas superiores: { $order }; faixas inferiores: como armazenados
logical = vista lógica: { $order }
strips-unmoved = nenhum elemento muda de processador; faixas superiores: { $order }; faixas inferiores: como armazenados
logical-unmoved = nenhum elemento muda de processador; vista lógica: { $order }
cube-axis = eixo { $axis }: { $extent }
cube-blocks = { $grid } processadores, uma parte cada um
cube-turns = { $grid } processadores, em rodízio
cube-note = uma célula tem a cor do processador que a tem, assim que chegou lá
cube-corner = só o canto de { $cells } elementos: além dele o padrão se repete
cube-one-dimension = Esta transformada tem uma dimensão; slab, pencil e cyclic têm até três.
squares = uma linha é um processador; da esquerda para a direita e de tom em tom os elementos, { $order }
squares-binned =
    uma linha é um processador; da esquerda para a direita e de tom em tom os elementos, { $order }; registrado em
    intervalos de tempo: sem movimento
pattern-after = { $pattern }; após { $messages } mensagens de { $words } palavras
messages-label =
    { $count ->
        [one] mensagem
       *[other] mensagens
    }
words-label =
    { $count ->
        [one] palavra
       *[other] palavras
    }
messages-count = { $count } mensagens
order = ordem

naive = ingênuo: cíclico para blocos
output-driven = guiado pela saída
phase-one = fase I
phase-two = fase II
schedule-title = P{ $processor }, { $phase }: { $stages }
schedule-result = P{ $processor }, resultado
sends = envia
outputs-produced = saídas produzidas
outputs-left = saídas que partiram
inputs-come = entradas que chegaram
results = resultados
time-parallel = Tₚ = { $time }

threshold = limiar E = { $efficiency }
axis-efficiency = eficiência E
axis-speedup = aceleração S
axis-points = pontos n
axis-work = trabalho W
as-printed = como impresso no artigo
ideal = ideal, S = p
transpose-log = transposição, m = log p + 1
transpose = transposição, m = { $dims }
dims-log = m = log p + 1
dims = m = { $dims }
log = log
exchange = troca
fastest-none = { $place }: sem forma fechada
fastest = { $place }: { $name }, T_p = { $time }, E = { $efficiency } ({ $form })
exact = exato
at-best = no melhor caso
about = aproximado
standard = { $name }, padrão
