predict = Prever
predict-title = Perguntas sobre esta execução antes de vê-la (Q)
present = Apresentar
present-title = Tela cheia, letras grandes, só as figuras (F)
end-presenting = Encerrar a apresentação
