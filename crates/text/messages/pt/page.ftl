menu = Menu
rooms = Salas
explorer = Explorador
papers = Artigos
title = uma FFT paralela em uma máquina simulada
controls = Controles
views = Vistas
all-views = todas as vistas
colours = Cores
theme-auto = sistema
theme-light = claro
theme-dark = escuro
theme-projector = projetor
share = Enviar
share-title = Compartilhar (S)
keys = Teclas
keys-title = Teclas (?)
entries = Entradas

language = Idioma
language-title = Idioma (L)
language-auto = sistema
language-missing = Não foi possível carregar os textos em { $name }; por isso a página está em inglês.

impossible = { $field } = { $value } não é possível. Permitido: { $allowed }.
impossible-embedded = { $field } = { $value } não é possível; permitido: { $allowed }
own-samples-stay = As amostras do próprio leitor não saem da figura: nada é exportado enquanto são mostradas
no-key = { $key } não é uma chave conhecida e foi ignorada.
another-run = As figuras ainda mostram a execução com { $pairs }.
run-again = Reexecutar
dismiss = Dispensar
reload = Recarregar
cancel = Cancelar
close = Fechar
help = Ajuda
progress = Progresso da execução
new-version = Uma nova versão desta página está pronta.
other-build = Esta página foi atualizada enquanto estava aberta. Recarregue-a para continuar.
unreadable-answer = Não foi possível ler a resposta do worker.
worker-repeats = O worker parou ({ $reason }). Outro está repetindo a execução.
worker-replaced = O worker parou ({ $reason }). Outro tomou o seu lugar.
silent = O worker não responde há algum tempo. Se continuar sem responder, outro toma o lugar dele.
no-worker = Nenhum worker está em execução ({ $reason }), portanto nada de novo é calculado. As figuras ficam como estão.
run-lost = Nenhum worker conseguiu terminar esta execução.
writer-stopped = O worker que prepara isto parou ({ $reason }).
no-answer = não respondeu
script-missing = não foi possível carregar o seu script
open-explorer = Abrir no explorador

saving = Gravando …
saved = { $name } salvo.
no-files = Os downloads estão bloqueados aqui.
no-run = Não há execução para salvar.
no-pixels = Não é possível desenhar a figura: o navegador ou a política deste site (img-src data:) não permite.
pixels-forged = Este navegador não deixa que uma página leia as figuras que desenha, e salvaria ruído (Firefox: privacy.resistFingerprinting). Salve o SVG em vez disso ou permita que este site leia os dados de canvas.
copied = Copiado.
selected = Selecionado: copie com Ctrl+C ou ⌘C.
filming = Filmando, { $percent }%
film-nothing = Um filme grava o que se move nesta página: escolha antes uma vista com movimento.
film-unable = Este navegador não consegue gravar um filme.
film-times = Um filme deve terminar depois de começar.
film-cancelled = Cancelado.
film-too-large = O filme é grande demais.
not-embedded = { $keys }: só o explorador mostra isso, não uma figura incorporada.
computing = Computando de novo …
compute-all = Calcular todas as entradas

## Medir o dispositivo do leitor

measure-device = Medir este dispositivo
measure-again = Medir de novo
measure-stop = Parar
measure-about = Seu dispositivo executa esta FFT em tantos workers quantos são os seus núcleos, e os tempos aparecem ao lado dos previstos. Nada sai do dispositivo. Leva uns dez segundos.
