tours-about = Lições com o simulador: cada passo mostra uma execução, diz o que observar e, de vez em quando, pergunta antes de mostrar.
steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
}
step-of = Passo { $step } de { $steps }
step-list = Passos
step-link = Passo { $step }
next = Avançar
back = Voltar
all-tours = Todos os roteiros
the-end = Este foi o último passo.
next-tour = Próximo roteiro: { $title }
predict = Prever antes de ver
covered = As respostas ficam ocultas até você responder ou seguir adiante.
chosen = escolhida
chosen-right = escolhida, e certa
it-is-right = esta é a certa
answer-right = Certo.
answer-wrong = Não exatamente.
answer-other = Não exatamente. A resposta é: { $answer }
answer-is = A resposta é: { $answer }
reveal = Mostrar a resposta
checked = Conferido com esta execução
not-run = Não foi possível fazer esta execução aqui: { $why }
keys-hint = Page Down e Page Up avançam e voltam, e antes mostram a resposta de uma pergunta aberta; os algarismos escolhem uma.
touch-hint = Deslize para a esquerda ou para a direita sobre este painel para avançar ou voltar; toque numa resposta para a escolher.
open-file = Abrir uma lição própria
open-hint = Um arquivo, ou solto sobre a página. Como escrever um:
how-to-write = roteiros como arquivos
no-tour = Não há roteiro { $id }. Disponíveis:
bad-file = Não é possível mostrar esta lição. Nada mais mudou na página.
