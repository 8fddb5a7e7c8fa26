claim-fails = Esta execução não mostra que { $claim }: aqui o resultado é { $value }.
claim-unknown = Esta execução não tem resposta para { $claim }.
no-file = Esta lição foi aberta de um arquivo, que não faz parte do endereço. Abra o arquivo de novo.
cannot-fetch = Não é possível carregar { $address }: o servidor responde { $status }.
no-answer = Não é possível carregar { $address }: o servidor não respondeu.
no-server = Não é possível carregar { $address }: esta página é um arquivo em disco e não pode carregar outros. Abra a lição como arquivo.
other-site = { $address } está em outro site. Lições só são carregadas deste site.
fault = { $place }: encontrado { $found }. { $allowed }
fault-missing = { $place }: nada encontrado. { $allowed }
place-step = Passo { $step }
fault-json = Isto não é JSON: linha { $line }, coluna { $column }: { $why }.
fault-long = O arquivo tem mais de 1 MiB, o máximo que é lido.
fault-version = Uma lição começa com "hyperfly-tour": 1.
fault-steps = Uma lição tem uma lista de 1 a 100 passos.
fault-object = Espera-se um objeto com alguns destes campos: { $fields }.
fault-field = Não há tal campo aqui; há { $fields }.
fault-text = Espera-se um texto de no máximo 4000 bytes, ou um objeto de textos por idioma, como (en: …, de: …).
fault-message = Não há tal mensagem; essa forma de nomear textos é para as lições que vêm com a página.
fault-choices = Espera-se uma lista de duas a nove respostas.
fault-right = Espera-se o número da resposta certa, de 1 a { $most }.
fault-state = Espera-se o estado da página como aparece depois do # do seu endereço, como topology=mesh&p=16.
fault-beside = Espera-se o que a outra execução muda, como em um endereço: topology=hypercube.
fault-key = { $key } não é chave de um endereço.
fault-value = { $key } deve ser { $allowed }.
fault-value-near = { $key } deve ser { $allowed }; o mais próximo é { $nearest }.
fault-look = Espera-se o nome de uma vista: { $views }.
fault-unseen = O estado não mostra esta vista: omita view, ou nomeie esta.
fault-at = Espera-se um tempo, ou start, end, play, telling, contention, 50%, stage 0, redistribution 1.
fault-select = Espera-se uma coisa: um processador 5, um canal [1, 2] ou hottest, um estágio 0, um elemento [estágio, índice], uma atividade compute, startup, hop, transfer, contention ou idle.
fault-shows = Espera-se uma lista de afirmações, como "messages = 64".
fault-claim = Uma afirmação compara duas somas de valores, como messages = 64 ou contention > 0.1.
fault-name = Valor desconhecido { $part }. Conhecidos: { $names }, cada um também com beside. à frente.
fault-no-beside = Não há execução ao lado desta: diga em beside o que ela muda.
fault-unsaid = As respostas são números: indique em of de quê (efficiency), em when o que deve valer para cada uma, ou of: null se nenhuma execução puder dizer.
fault-of = Esperado: um valor ou uma soma de valores, como efficiency; cada resposta tem então exatamente um número.
fault-when = Esperado: uma lista de afirmações, uma por resposta, como efficiency < 0.2; não junto com of.
fault-answer-of = Não é o que a execução dá. A pergunta é “{ $ask }”, e a execução dá { $sum } = { $value }. A resposta certa deve ser a mais próxima, a no máximo um décimo.
fault-answer-when = Não é o que a execução dá. A pergunta é “{ $ask }”, e a execução confirma: { $held }. Deve ser apenas a afirmação desta resposta.
