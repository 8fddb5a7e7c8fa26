more-than-1 = mais de 1
axis-p = p, processadores
printed = impresso
around = E = { $e } com 2^{ $log-n }, { $half } com a metade
equation = equação { $number }
axis-g = g, em nós da borboleta
no-idling = sem ócio
source = { $paper }, { $place }
and-more =
    { $more ->
       *[other] { $few }; e mais { $more }
    }
differs-note = ≠ computado (publicado)
agrees = confere
differs = ≠ difere
beside = ao lado
more-rows =
    { $rest ->
        [one] e mais { $rest } linha
       *[other] e mais { $rest } linhas
    }

column-what = o quê
column-of = de
column-case = caso
column-said = dito
column-published = publicado
column-computed = computado
column-by = por
column-iteration = iteração
column-hops = saltos
column-switching = comutação
column-share = parte do tempo
column-topology = topologia
column-exactly = exatamente
column-one-piece = T_p em um pedaço
column-best-chunks = T_p em pedaços do melhor tamanho
column-as-cut = como o escalonamento os corta
column-ordered = expoente de p, ordenado
column-unordered = não ordenado
column-relative-difference = diferença relativa
column-definition = contra a definição
column-published-is = o publicado é
column-power = potência de p log p de p = 256 a 1024
column-power-far = de 2^15 a 2^16
column-network = rede
column-growth = crescimento de n até
column-from = a partir de
column-transpose = T_o / n da transposição
column-exchange = da troca binária
column-by-pairs = por pares
column-formulation = formulação
column-exact-sum = com √p − 1
column-no-rim = sem borda
column-mesh = malha
column-hypercube = hipercubo
column-algorithm = algoritmo
column-communication = log n por comunicação
column-concurrency = log n por concorrência
column-machine = máquina
column-equations = pelas equações 1 e 4
column-zeros = zeros completados à direita na iteração 0 de 8 pontos
column-executed = executado
column-claim = afirmação
column-predicted = previsto (3.9)
column-column = coluna
column-mean = média
column-mean-rustfft = média de outra FFT (rustfft)
column-time = tempo, ms
column-time-34 = ms a 34,9 Mflop/s
column-microseconds = com g e l em µs
column-this-machine = esta máquina, ms
column-upper-bound = um limite superior
column-parameter = parâmetro
column-as = como
column-digits = dígitos
column-row = linha
column-columns = colunas
column-produced = produzida em
column-leaves = parte em
column-nodes = nós processados para ela
column-outputs = saídas com
column-words = palavras
column-corrected = corrigido
column-corrected-t = com o T corrigido
column-by-inputs = entrada por entrada
column-corrected-r = com o R corrigido

## De onde vêm os dois lados de uma linha.

source-printed = impresso
source-unverified = atribuído, não verificado
source-formula = fórmula da fonte
source-ours = nosso
source-at = { $what }, { $at }
at-section = seção { $number }
at-page = página { $number }
at-problem = problema { $number }
at-example = exemplo { $number }
method-executed = executado
method-counted = contado
method-closed-form = forma fechada
method-arithmetic = recalculado
method-measured = medido aqui
chosen-here = { $name } { $value } (escolhido aqui)
common-parameters = Salvo se uma linha disser outra coisa: { $all }
tally-of = { $source }, { $method }
tally = { $what }: { $said }
tally-agree =
    { $all ->
        [one] { $all } linha, que concorda
       *[other] todas as { $all } linhas concordam
    }
tally-differ =
    { $reasons ->
        [one] { $agree } de { $all } linhas concordam, { $differ } não, por uma razão
       *[other] { $agree } de { $all } linhas concordam, { $differ } não, por { $reasons } razões
    }
tally-beside =
    { $rows ->
        [one] { $rows } linha, sem comparação
       *[other] { $rows } linhas, sem comparação
    }
no-score = O que a fonte imprime aqui são fórmulas, não números: o que se apura delas está abaixo.
no-score-unverified = O que se atribui à fonte aqui não pôde ser verificado e não entra em nenhuma contagem: abaixo se vê como se sai.
column-most-at = o mais em
column-flops-too-many = flops a mais (3.7)
column-numbers-too-many = números a mais (3.8)
column-dimensions = dimensões
column-part = parte
column-source = lado esquerdo
column-method = lado direito
column-parameters = parâmetros
column-paper = fonte
column-rows = linhas
column-compared = comparadas
column-agree = concordam
column-reasons = razões das demais
