samples-empty = No contiene ningún número. Se espera en cada línea un número, re, o dos, re,im.
samples-number = Línea { $line }, columna { $column }: «{ $text }» no es un número finito. Se espera en cada línea un número, re, o dos, re,im.
samples-more = Línea { $line }, columna { $column }: «{ $text }» sigue a dos números. Se espera en cada línea un número, re, o dos, re,im.
samples-comma = Línea { $line }, columna { $column }: «{ $text }» lleva coma decimal. Los decimales llevan punto: 1.5.
samples-overflow = Línea { $line }, columna { $column }: «{ $text }» supera el mayor número que existe, 1.8e308.
samples-grouped = Línea { $line }, columna { $column }: «{ $text }» puede ser un número con un espacio entre sus cifras, o dos números. Escriba 1000, o separe dos números con una coma.
samples-columns = Línea { $line }, columna { $column }: la columna «{ $text }» no contiene ni el tiempo ni las muestras. Deje una sola columna de muestras, o llame re e im a dos columnas.
samples-long = La línea { $line } tiene más de { $most } caracteres. Se espera en cada línea un número, re, o dos, re,im.
samples-utf16 = Línea 1, columna 1: el texto está en UTF-16. Hay que guardarlo en UTF-8.
samples-no-text = Línea { $line }, columna { $column }: esto no es texto (UTF-8).
samples-many = Línea { $line }: más de 2²² = { $most } muestras, el máximo de una ejecución.
samples-large = Supera los { $most } MiB, lo máximo que se lee.
samples-memory = Línea { $line }: no hay memoria para más muestras.
