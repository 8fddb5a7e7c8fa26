predict = Prever
predict-title = Perguntas sobre esta execução, antes que ela se mostre (Q)
present = Apresentar
present-title = Tela cheia, letras grandes, só as figuras (F)
