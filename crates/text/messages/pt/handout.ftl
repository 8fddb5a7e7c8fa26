heading = FFT paralela: { $what }
parameters = Parâmetros
parameter = parâmetro
value = valor
meaning = significado
results = O que resultou
figures = Figuras
machine = A máquina em t = { $time }, quando mais acontece em um canal ou a caminho
why = Por que leva este tempo: os termos de T_p
curves = Eficiência em função de p, e para onde foi o tempo desta execução
supersteps = Os superpassos
schedule = Quando um processador produz e envia as suas saídas
chosen = O que estava na tela, em t = { $time }
link = A página viva
link-hint = Escaneie o código ou digite o endereço: ele abre exatamente esta execução.
link-local = A página está em um disco: depois de # está o que faz esta execução.
notes = Notas
file = Folheto para imprimir
print = Imprimir um folheto (H)
