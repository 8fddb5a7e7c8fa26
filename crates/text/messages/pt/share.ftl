how = Como
way-link = Link
way-element = Elemento
way-command = Comando
way-qr = Código QR
way-save = Salvar como
show = Mostrar
all-views = todas as vistas
under = e abaixo dela
under-none = nada
colours = Cores
colours-auto = como o sistema
controls = Controles
controls-min = reprodução e tempo
controls-none = nenhum
controls-list = escolhidos
controls-full = todos
which = Quais
plays = inicia sozinha
loops = repete sempre
height = Altura, pixels
height-usual = a que couber
poster = Até carregar
poster-words = uma frase
poster-file = a figura, um arquivo
poster-inline = a figura, na página
film-from = Filme de
film-to = a
film-seconds = em segundos
film-end = o fim

hint-link = A página como você a vê agora.
hint-iframe = Para qualquer página que aceite HTML. A altura, para uma coluna de cerca de 800 pixels, é fixa; a do elemento se ajusta.
hint-element = Carrega quando está quase na tela, e ajusta a sua altura.
hint-site = O elemento precisa do site: o seu script fica ao lado das páginas. Esta página é um só arquivo, que um iframe pode mostrar.
hint-markdown = Uma imagem que leva à figura interativa.
hint-latex = Com os pacotes graphicx e hyperref; a primeira linha converte a imagem.
hint-command = A mesma execução e a mesma figura, a partir de um shell.
save-picture = Salve a figura ao lado do seu texto:
picture-too-large = A figura é grande demais para um atributo.
link-too-long = O link é longo demais para um código.
own-samples =
    As suas amostras não fazem parte de um link: quem o abre recebe o pedido do arquivo. Os arquivos que você salva
    contêm as suas amostras.
light-colours = Um arquivo tem cores claras, a menos que você escolha outras.
two-views = Com todas as vistas escolhidas, uma figura ou um arquivo mostra duas: a máquina e a sua linha do tempo.
on-your-disk =
    Esta página está no seu disco: um link para ela só funciona nesta máquina. Passe adiante o próprio arquivo, com o
    que está depois de # no link, ou ponha o site em um servidor.
parallel-fft = FFT paralela: { $run }
caption = { $title }. { $sentence }
see-it-move = Veja em movimento.

file-picture = Figura
file-data = Dados da vista
file-trace = Trace, para ui.perfetto.dev
file-film = Filme
transparent = { $form }, transparente
save-as = Salvar { $what }, { $form }
no-run = Não há execução para salvar.
one-view-or-two = Um arquivo contém uma vista, ou duas, uma acima da outra: escolha quais.
text-to-copy = Texto a copiar
copy = Copiar
copy-link = Copiar o link
save = Salvar
full-screen = Ver em tela cheia
preview = Prévia
picture = Figura
