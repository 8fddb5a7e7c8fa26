none-serial = Um único processador não envia mensagens, portanto não há o que prever: escolha pelo menos dois.
none-large = Esta execução é grande demais para perguntas: elas exigem outras execuções deste tamanho, que não podem levar mais de um segundo.
none-more = Isso é tudo o que há para perguntar sobre esta execução.
none-program = As perguntas são sobre as formulações: escolha uma como algoritmo.
score = { $right } de { $asked } certas
answer = Mostrar o que acontece
covers = As respostas ficam ocultas na página até você dar a sua.
keys = Os algarismos escolhem, Enter responde.
right = Certo.
wrong = Não exatamente. A resposta é: { $answer }.
yours = Você escolheu: { $answer }.
back = Voltar à execução anterior
again = Mostrar de novo
next = Próxima pergunta
fresh = Outras perguntas

sketch-given = Em um processador E é { $efficiency }.
sketch-label = E em função de p: o seu esboço
sketch-label-both = E em função de p: o seu esboço e a execução
sketch-point = E em p = { $p }
sketch-yours = seu esboço
sketch-run = a execução
sketch-right = Bem desenhado: em média o seu esboço está a { $distance } da execução.
sketch-wrong = Em média o seu esboço está a { $distance } da execução.
sketch-most = A maior distância está em p = { $p }: { $yours } desenhado, { $run } na execução.
sketch-table = Eficiência, desenhada e executada
