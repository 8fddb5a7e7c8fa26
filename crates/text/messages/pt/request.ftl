refused = { $field } = { $value } não é possível; permitido: { $allowed }
refused-with-nearest = { $field } = { $value } não é possível; permitido: { $allowed }; mais próximo: { $field } = { $nearest }

allowed-p = uma potência de dois de 1 a 65536
allowed-n = uma potência de dois de 2 a 2^60
allowed-tc = um tempo acima de 0 e no máximo 1e12
allowed-time = um tempo de 0 a 1e12
allowed-word-gap = none, ou um tempo de 0 a 1e12
allowed-time-from-0 = um tempo a partir de 0
allowed-flops = um número de 0 a 1e12
allowed-rate = de 0 a 1e18
allowed-speed = de 0.01 a 100
allowed-width = um fator de 0.001 a 1e6, ou p^x com x de 0 a 2, como p^0.5
allowed-arity = uma potência de dois de 2 a 65536
allowed-taper = um fator de 1 a 1e6
allowed-hosts = auto, ou uma potência de dois de 1 a 65536
allowed-routers = auto, ou uma potência de dois de 1 a 65536
allowed-blocking = none ou uma potência de dois de 2 a 2^24
allowed-truth = true ou false
allowed-version = 1; um endereço de uma versão posterior exige um hyperfly mais novo
allowed-dims = 2 a log2 p + 1, no máximo 17
allowed-shape = auto, ou duas ou três potências de dois, como 64x64x16, no máximo 2^60 pontos
allowed-grid = auto, ou duas ou três potências de dois, como 4x8
allowed-radix = 2 ou 4
allowed-vc = 1 ou 2
allowed-seed = um número inteiro de 0 a 2^64 − 1
allowed-view = all, um ou dois de { $views }
allowed-views = all, uma vista, ou duas diferentes, no máximo uma delas uma curva
allowed-efficiency = run, para a da execução, ou um número acima de 0 e abaixo de 1
allowed-source = um programa de no máximo 6000 bytes
allowed-tour = none, all, o id de um roteiro como mesh, ou o endereço de um arquivo neste site como tours/mine.json
allowed-step = 1 a 100, e com uma resposta 1.1 a 100.9
allowed-one-reading = { $grouped } se o ponto separa grupos de algarismos, ou { $decimal } se é ponto decimal, como nos endereços
allowed-window = all, ou dois tempos, o primeiro deles anterior: 100..250
allowed-controls = auto, none, min, full, ou chaves da execução como p,n,tw
allowed-paper = none, all, ou o id de uma entrada como gk-fig2
allowed-keys = uma das chaves { $names }
allowed-fragment = no máximo 20000 caracteres depois de #
allowed-json = um objeto de chaves do esquema
allowed-json-value = um texto, um número ou um valor lógico
allowed-signal = amostras próprias junto com ele, ou um dos sinais incluídos
allowed-program = um programa próprio junto com ele, para estes p e n, ou um dos outros algoritmos
one-of = { $rest } ou { $last }

allowed-even-points = uma potência par de dois, pois √n × √n pontos são transformados
allowed-even-processors = uma potência par de dois, para uma grade de √p × √p processadores
allowed-dims-for-p = 2 a log2 p + 1, aqui { $most }
allowed-dims-for-n = 2 a { $most } com n = { $n }
allowed-shape-points = uma forma de n = { $n } pontos; esta tem { $points }
allowed-grid-processors = uma grade de p = { $p } processadores; esta tem { $processors }
allowed-grid-for-shape = no máximo { $most } para { $algorithm } com esta forma, ou auto
allowed-hosts-for-p = no máximo p = { $p }, ou auto
allowed-routers-for-p = no máximo { $most } com p = { $p } e estes hosts, ou auto
allowed-overlap = false para { $algorithm }
allowed-samples-forward = complex com direction inverse
allowed-samples-for = complex para { $algorithm }; real para { $algorithms }
allowed-samples-own = complex para amostras com parte imaginária
allowed-n-real = uma potência de dois de 4 a 2^60 com amostras reais
allowed-switching = { $switching }, pois uma máquina { $machine } não tem canais
allowed-p-serial = 1, pois serial roda em um processador
allowed-p-for-n = no máximo n = { $n } processadores para { $algorithm }
allowed-p-below-n = menos de n = { $n } processadores para { $algorithm }
allowed-p-dims-smaller = { $smaller } ou menos para { $algorithm } em { $dims } dimensões com n = { $n }
allowed-p-dims = no máximo { $most } para { $algorithm } em { $dims } dimensões com n = { $n }
allowed-p-root = no máximo √n, aqui { $most }, para { $algorithm } com n = { $n }
allowed-p-most = no máximo { $most } para { $algorithm } com n = { $n }
allowed-p-data = no máximo 4096 com dados reais (só os tempos vão até 65536)
allowed-n-data = no máximo 2^22 = 4194304 com dados reais (formas fechadas vão até 2^60)
allowed-n-for-p = no máximo { $most } para p = { $p } (formas fechadas vão até 2^60)
allowed-n-memory = no máximo { $most } para p = { $p } em { $megabytes } MiB
allowed-p-memory = no máximo { $most } para n = { $n } em { $megabytes } MiB
allowed-both-memory = no máximo { $most } em { $megabytes } MiB, e um n menor
allowed-memory = uma execução que caiba em { $megabytes } MiB

deadlock = deadlock: as mensagens destes processadores esperam em círculo pelos canais umas das outras: { $circle }
allowed-ask = none, ou um número inteiro de 0 a 2^32 − 1
