at-line = linha { $line }: { $fault }
of-processor = processador { $processor }: { $fault }
also-one = { $fault } (e também o processador { $one })
also-two = { $fault } (e também os processadores { $one } e { $two })
also-more = { $fault } (e também o processador { $one } e outros { $others })
at-column = coluna { $column }: { $message }
element = R[{ $index }] de antes do estágio { $stage }

too-much-ticks = isto demora demais; será que termina?
too-much-memory = os seus valores ocupam memória demais
too-much-depth = há chamadas demais umas dentro das outras
too-much-elements = uma lista, um intervalo, um número ou um texto é longo demais
too-much-slots = não há tantas posições
too-much-work = todos os processadores juntos têm passos e posições demais
too-much-source = o programa é longo demais
too-much-nesting = há parênteses ou operadores demais uns dentro dos outros

no-layout = `layout` tem de dizer, antes de tudo, onde estão os elementos
second-layout = `layout` é chamado pela segunda vez
other-layout = a disposição não é a do processador 0
layout-processors = a disposição é para p = { $lists }
layout-outside = a disposição tem o elemento { $element }, que não existe
layout-twice = a disposição tem o elemento { $element } duas vezes
layout-missing = falta na disposição o elemento { $element }
no-square = √n × √n pontos exigem que log2(n) seja par

no-processor = não há nenhum processador { $partner }
own-partner = o seu parceiro é ele mesmo

lengths-send = são enviadas listas de posições de comprimentos diferentes: { $first } e { $second }
lengths-receive = recebe-se em listas de posições de comprimentos diferentes: { $first } e { $second }
lengths-combine = são combinadas listas de posições de comprimentos diferentes: { $first } e { $second }
lengths-local = são processadas listas de posições de comprimentos diferentes: { $first } e { $second }
lengths-copy = copia-se entre listas de posições de comprimentos diferentes: { $first } e { $second }
slot-twice-send = a posição { $slot } é enviada duas vezes na mesma chamada
slot-twice-receive = na posição { $slot } se recebe duas vezes na mesma chamada
slot-twice-combine = a posição { $slot } é combinada duas vezes na mesma chamada
slot-twice-local = a posição { $slot } é processada duas vezes na mesma chamada
slot-twice-copy = a posição { $slot } é copiada duas vezes na mesma chamada
empty-send = a posição { $slot } é enviada antes de conter algo
empty-receive = na posição { $slot } se recebe antes que ela contenha algo
empty-combine = a posição { $slot } é combinada antes de conter algo
empty-local = a posição { $slot } é processada antes de conter algo
empty-copy = a posição { $slot } é copiada antes de conter algo

no-pair = o processador { $processor } combina { $own } com { $other }; no estágio { $stage } o seu parceiro é R[{ $partner }]
all-done = o processador { $processor } combina R[{ $index }], que já passou por todos os estágios ({ $stage })
no-stage = não há estágio { $stage }: o último é o { $last }
stage-early = o estágio { $stage } vem cedo demais: R[{ $index }] ainda não passou pelo estágio { $todo }
stage-late = o estágio { $stage } já está feito para R[{ $index }]
apart = o estágio { $stage } tem R[{ $index }], mas não o seu parceiro R[{ $partner }]

words =
    o processador { $processor } recebe { $awaited ->
        [one] { $awaited } palavra
       *[other] { $awaited } palavras
    } onde o processador { $from } enviou { $sent }
unreceived =
    ninguém recebe uma mensagem de { $words ->
        [one] { $words } palavra
       *[other] { $words } palavras
    } para o processador { $to }
never-sent = o processador { $processor } espera uma mensagem do processador { $from }, que já terminou
waits = o processador { $processor } espera pelo processador { $other }
waits-on = { $waits }, que espera pelo { $other }

twice = o processador { $processor } computa { $name }, o que o processador { $first } já fez na linha { $line }
nowhere = X[{ $coefficient }] não está em lugar nenhum no fim: R[{ $index }] chegou até o estágio { $stage }
misplaced = X[{ $coefficient }] deveria terminar no processador { $processor }
unsound = o escalonamento não é válido, e o verificador não viu por quê: { $message }

graded-calls = chama { $calls }
graded-lines =
    { $lines ->
        [one] { $lines } linha
       *[other] { $lines } linhas
    }
graded-element = o processador { $processor } tem o elemento { $element }
graded-error = o erro é { $error }
graded-length = tem mais de { $most } bytes

character-space = { $code } é um espaço de outro tipo; escreva um espaço normal
character-invisible = o carácter invisível { $code } está aqui; apague-o
character-quote = { $code } é uma aspa tipográfica; escreva " em vez dela
character-minus = { $code } é um travessão; escreva - em vez dele
instead-chain = as comparações não podem ser encadeadas; escreva `0 <= k and k < p` em vez de `0 <= k < p`
instead-f-string = não há f-strings; escreva `fail("rank", rank)` em vez de `fail(f"rank {"{"}rank{"}"}")`
instead-import = não há módulos para importar; p, n, rank e `log2` já estão disponíveis
instead-main = `__name__` não existe; chame `main()` no fim do programa
instead-power = `**` não está disponível; escreva `1 << k` em vez de `2 ** k`, e `x * x` em vez de `x ** 2`
instead-print = `print` não está disponível; escreva `fail("x é", x)`, que termina aqui o programa e mostra o valor
instead-while = `while` não está disponível; escreva `for k in range(n):` com `break` em vez dele
