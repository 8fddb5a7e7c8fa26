samples-empty = Il ne contient aucun nombre. Il faut par ligne un nombre, re, ou deux, re,im.
samples-number = Ligne { $line }, colonne { $column } : « { $text } » n’est pas un nombre fini. Il faut par ligne un nombre, re, ou deux, re,im.
samples-more = Ligne { $line }, colonne { $column } : « { $text } » suit deux nombres. Il faut par ligne un nombre, re, ou deux, re,im.
samples-comma = Ligne { $line }, colonne { $column } : « { $text } » a une virgule décimale. Les décimales s’écrivent avec un point : 1.5.
samples-overflow = Ligne { $line }, colonne { $column } : « { $text } » dépasse le plus grand nombre qui soit, 1.8e308.
samples-long = La ligne { $line } a plus de { $most } caractères. Il faut par ligne un nombre, re, ou deux, re,im.
samples-utf16 = Ligne 1, colonne 1 : le texte est en UTF-16. Enregistrez-le en UTF-8.
samples-no-text = Ligne { $line }, colonne { $column } : ce n’est pas du texte (UTF-8).
samples-many = Ligne { $line } : plus de 2²² = { $most } échantillons, le maximum pour une exécution.
samples-large = Il dépasse { $most } Mio, le maximum qui est lu.
samples-memory = Ligne { $line } : la mémoire manque pour d’autres échantillons.
