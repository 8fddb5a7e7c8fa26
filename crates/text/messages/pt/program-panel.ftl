save = Salvar
right = Certo: calcula a transformada.
by-line = Tempo por linha
line = Linha
time = Tempo
share = Parcela
by-line-hint = Média dos processadores, com a espera.
passed = Aprovado.
receipt = Recibo, para entregar com o programa:
next-exercise = Próximo exercício
formulations = As formulações como programas
exercises = Exercícios
how-to-write = O que um programa pode dizer
for-lecturers = Exercícios próprios
most-p = no máximo { $most } com um programa
most-n = no máximo { $most } com um programa
exercise-of = Exercício { $at } de { $all }
hint = Dica { $at } de { $all }
not-passed = Ainda não aprovado. Verificações que valem: { $held } de { $all }.
your-turn = É a sua vez: por enquanto, o programa para aqui.
wrong =
    { $faults ->
        [one] Ainda não está certo: uma falha.
       *[other] Ainda não está certo: { $faults } falhas.
    }
checked-for = Verificado para { $cases }.
must-hold = Deve valer: { $claims }.
only = Somente { $calls }.
most-lines =
    { $lines ->
        [one] No máximo uma linha.
       *[other] No máximo { $lines } linhas.
    }
open = Abrir um arquivo
term = Termo de Tₚ
its-lines = Linhas
line-number = Linha { $line }
no-file = Este programa é para o exercício “{ $id }”, cujo arquivo não foi aberto aqui. Abra-o para que o programa seja avaliado.
no-exercise = “{ $id }” ainda não é um exercício:
calls = Chamadas: escolha uma para inseri-la
call-exchange = Envia estas posições a um processador, espera a mensagem dele e dá as posições em que ela fica.
call-send = Envia estas posições a um processador e segue imediatamente.
call-receive = Espera a próxima mensagem de um processador e dá as posições em que ela fica.
call-combine = Computa in situ a sua metade de cada borboleta.
call-butterfly = Computa in situ as duas metades de cada borboleta.
call-local = Computa in situ todos os estágios restantes entre estas posições.
call-copy = Copia posições dentro da memória; não leva tempo.
