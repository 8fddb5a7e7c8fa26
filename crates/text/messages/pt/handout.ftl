heading = FFT paralela: { $what }
parameters = Parâmetros
parameter = parâmetro
value = valor
meaning = significado
results = Resultados
figures = Figuras
machine = A máquina em t = { $time }, no momento de maior atividade
why = Por que leva este tempo: os termos de T_p
curves = Eficiência em função de p, e para onde foi o tempo desta execução
supersteps = Os superpassos
schedule = Quando um processador produz e envia as suas saídas
chosen = O que estava na tela em t = { $time }
link = A página interativa
link-hint = Escaneie o código ou digite o endereço para abrir exatamente esta execução.
link-local = A página é um arquivo em um disco; o que vem depois de # no endereço descreve esta execução.
notes = Notas
file = Folheto para imprimir
print = Imprimir um folheto (H)
