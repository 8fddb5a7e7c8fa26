tours = Roteiros
close = Fechar
left-step = A página não mostra mais a execução deste passo.
back-to-step = Voltar ao passo
