exchange-dimension = t = { $t }: estágio { $stage } (o último é { $last }), uma troca pela dimensão { $dimension }.
exchange = t = { $t }: estágio { $stage } (o último é { $last }), uma troca entre processadores cujos números diferem em { $apart }.
local-one = t = { $t }: estágio { $stage } (o último é { $last }), dentro de cada processador.
local = t = { $t }: estágios { $first } a { $to } (o último é { $last }), dentro de cada processador.
redistribution = t = { $t }: elementos vão a outros processadores antes do estágio { $stage } (o último é { $last }).
reordering = t = { $t }: os resultados vão para a sua ordem.
moment = t = { $t }.
over = t = { $t }: a execução terminou.

all-compute = { $p ->
    [2] Os dois processadores computam.
   *[other] Todos os { $p } processadores computam.
}
all-communicate = { $p ->
    [2] Os dois processadores se comunicam.
   *[other] Todos os { $p } processadores se comunicam.
}
doing = De { $p } processadores, { $compute } computam, { $communicate } se comunicam, { $idle } esperam.

under-way = { $messages ->
    [one] { $messages } mensagem está a caminho.
   *[other] { $messages } mensagens estão a caminho.
}
shared = { $messages } delas compartilham o canal { $channel } ou esperam por ele.
load = Cerca de { $messages } mensagens por vez compartilham o canal { $channel }.
gap = { $messages ->
    [one] { $messages } mensagem espera pelo gap.
   *[other] { $messages } mensagens esperam pelo gap.
}
