title = Prever
close = Fechar
waiting = Preparando a próxima pergunta …
number = Pergunta { $number }
covered = oculto até você responder
