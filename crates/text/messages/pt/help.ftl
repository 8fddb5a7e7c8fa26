keys = Teclas
symbols = Símbolos
models = Como funcionam as máquinas
simplified = O que é simplificado
further = Onde ler mais

models-intro = Uma execução é simulada evento por evento: cada processador executa os passos do seu escalonamento, e os dados de verdade só se movem dentro de mensagens. Os tempos são virtuais, em unidades à sua escolha; com t_c = 1 uma unidade é uma saída de borboleta. Uma palavra é um número complexo.
compute = Computar. Um estágio da borboleta sobre k elementos leva t_c · k; um processador sozinho precisa assim de T_s = t_c · n · log2 n. Com base 4, dois estágios juntos levam 17/20 disso.
exchange = Trocar. Para iniciar uma mensagem, um processador fica ocupado por t_s. O passo termina quando a própria mensagem foi entregue e a do parceiro chegou. Um processador faz um passo por vez.
routes = Rotas. Em um hipercubo, uma mensagem corrige os bits do endereço a partir do mais baixo; em uma malha e em um toro, vai primeiro pela sua linha, depois pela coluna. Em uma árvore gorda, sobe até o comutador mais baixo acima das duas pontas e desce; em uma dragonfly, toma a única ligação entre os dois grupos, ou duas, por um terceiro grupo (Valiant). Cada ligação são dois canais, um para cada sentido.
store-and-forward = Store-and-forward. Um canal leva uma mensagem por vez, por ordem de chegada, e a mensagem inteira chega antes de seguir: t_s + (t_h + t_w · m) · x para m palavras por x canais.
cut-through = Cut-through. O cabeçalho leva t_h · x, depois as palavras fluem por todos os canais da rota ao mesmo tempo: t_s + t_h · x + t_w · m. As mensagens dividem um canal com justiça max-min: por igual, mas o que uma não pode usar, por ser mais lenta noutro lugar, fica para as outras; este é o custo da contenção. É um modelo fluido: nenhuma mensagem bloqueia a que vem atrás, e todas as que compartilham um canal terminam tarde; por isso wormhole, que atende uma após a outra, pode ser mais rápido. GK chamam cut-through ao que também se chama wormhole; aqui são dois.
wormhole = Wormhole. O cabeçalho toma os canais da sua rota um após o outro e retém os que tem enquanto espera pelo próximo: sozinha, a mensagem é tão rápida quanto em cut-through, mas uma mensagem bloqueada bloqueia outras. Em um toro e em uma dragonfly, mensagens podem esperar umas pelas outras em círculo; tal execução termina com um aviso. No toro, dois canais virtuais por canal evitam isso: depois da linha de data de um anel vale o segundo, e as mensagens cujas palavras passam por um mesmo canal o dividem.
logp = LogP. Palavras partem de um processador com intervalo mínimo g e chegam com intervalo mínimo g; cada uma fica L a caminho e custa o a quem envia e a quem recebe. Enquanto isso, os processadores computam. Não há canais. Com G (LogGP) uma mensagem viaja inteira: suas palavras têm intervalo G, a próxima mensagem parte g depois da última, e o é pago uma vez. A capacidade do LogP é uma opção: no máximo ⌈L/g⌉ palavras ficam a caminho de um processador, e quem a excederia para. S supõe g ≥ 2o; aqui g pode ser menor.
bsp = BSP. Um superpasso leva o maior trabalho de um processador, ou h · g + l quando dados se movem, sendo h o maior número de números reais que um processador envia ou recebe. Os tempos são em flops.
account = Para onde vai o tempo. Computação, inicialização (t_s), saltos (t_h · x), transferência (t_w · m), contenção (o que uma mensagem leva além disso) e ócio (espera por um parceiro, e depois do último passo) somam T_p em cada processador.

no-cache = Nenhuma máquina aqui tem cache nem memória que leve tempo: uma saída de borboleta custa o mesmo onde quer que estejam os seus dados.
no-noise = Nada é aleatório: não há outros usuários, nem falhas, nem mensagens que se percam, e todos os processadores são igualmente rápidos.
no-software = Copiar dados dentro de um processador não custa nada, e montar mensagens é parte de t_s.
powers-of-two = p e n são potências de dois, e todos os processadores têm o mesmo número de elementos.
one-port = Um processador envia e recebe uma mensagem por vez, exceto onde a comunicação é sobreposta.
closed-forms = As linhas nas curvas são formas fechadas, dos artigos ou nossas; os anéis são execuções simuladas; em uma malha com contenção, uma forma fechada pode ser um limite.

further-papers = Os artigos de onde vêm os escalonamentos, as máquinas e as fórmulas: Gupta e Kumar (1993), Sahay (1993), Inda e Bisseling (2000); e o livro-texto de Grama, Gupta, Karypis e Kumar (2003).
further-room = Todas as suas figuras e tabelas, computadas de novo
further-symbols = Escolha qualquer símbolo da página, apontando, tocando ou com a tecla Tab, para ver a sua definição e o seu lugar nos artigos.
further-questions = Prever, depois ver: perguntas sobre a execução atual
further-scaling = Escalabilidade: quatro modos de fazer p crescer, e os seus termos
contents = Nesta ajuda
picture = Como ler a imagem
picture-processors = Cada círculo é um processador com seu número; a cor diz o que ele faz. A legenda nomeia as cores.
picture-wires = As linhas são fios. Um fio que várias mensagens dividem é mais largo e escuro: elas se atrasam.
picture-time = O tempo corre no controle embaixo. Aperte iniciar ou arraste: todas as imagens mostram o mesmo instante.
picture-numbers = T_p é o tempo de toda a execução e E a parte de trabalho útil. “por quê?” mostra para onde vai o resto.
