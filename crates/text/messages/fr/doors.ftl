predict = Prédire
predict-title = Questions sur cette exécution, avant qu’elle ne se montre (Q)
present = Présenter
present-title = Plein écran, grands caractères, les figures seules (F)
