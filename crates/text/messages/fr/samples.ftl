samples-empty = Il ne contient aucun nombre. Il faut par ligne un nombre, re, ou deux, re,im.
samples-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nombre fini. Il faut par ligne un nombre, re, ou deux, re,im.
samples-more = Ligne { $line }, colonne { $column } : « { $text } » suit deux nombres. Il faut par ligne un nombre, re, ou deux, re,im.
samples-comma = Ligne { $line }, colonne { $column } : « { $text } » a une virgule décimale. Les décimales s’écrivent avec un point : 1.5.
samples-overflow = Ligne { $line }, colonne { $column } : « { $text } » dépasse le plus grand nombre qui soit, 1.8e308.
samples-grouped = Ligne { $line }, colonne { $column } : « { $text } » peut être un nombre avec une espace entre ses chiffres, ou deux nombres. Écrivez 1000, ou séparez deux nombres par une virgule.
samples-columns = Ligne { $line }, colonne { $column } : la colonne « { $text } » ne contient ni le temps ni les échantillons. Gardez une seule colonne d’échantillons, ou nommez deux colonnes re et im.
samples-long = La ligne { $line } a plus de { $most } caractères. Il faut par ligne un nombre, re, ou deux, re,im.
samples-utf16 = Ligne 1, colonne 1 : le texte est en UTF-16. Enregistrez-le en UTF-8.
samples-no-text = Ligne { $line }, colonne { $column } : ce n’est pas du texte (UTF-8).
samples-many = Ligne { $line } : plus de 2²² = { $most } échantillons, le maximum pour une exécution.
samples-large = Il dépasse { $most } Mio, le maximum qui est lu.
samples-memory = Ligne { $line } : la mémoire manque pour d’autres échantillons.
