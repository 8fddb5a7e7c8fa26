exchange-dimension = t = { $t }：第 { $stage } 级（最后为第 { $last } 级），沿第 { $dimension } 维交换。
exchange = t = { $t }：第 { $stage } 级（最后为第 { $last } 级），编号相差 { $apart } 的处理器之间交换。
local-one = t = { $t }：第 { $stage } 级（最后为第 { $last } 级），在各处理器内。
local = t = { $t }：第 { $first } 至 { $to } 级（最后为第 { $last } 级），在各处理器内。
redistribution = t = { $t }：第 { $stage } 级（最后为第 { $last } 级）之前，元素移往其他处理器。
reordering = t = { $t }：结果移到其次序中的位置。
moment = t = { $t }。
over = t = { $t }：运行结束。

all-compute = 全部 { $p } 个处理器都在计算。
all-communicate = 全部 { $p } 个处理器都在通信。
doing = { $p } 个处理器中，{ $compute } 个在计算，{ $communicate } 个在通信，{ $idle } 个在等待。

under-way = { $messages } 条消息在途中。
shared = 其中 { $messages } 条共用或等待通道 { $channel }。
load = 平均约有 { $messages } 条消息同时共用通道 { $channel }。
gap = { $messages } 条消息在等待间隔。
