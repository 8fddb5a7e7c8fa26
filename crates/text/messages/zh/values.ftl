stages = 级
signal = 信号
spectrum = 频谱
partners-apart = 相距 { $distance } 的伙伴
mirrored = 镜像
inside = 处理器内部
pace = 节奏
pace-even = 匀速
pace-machine = 按机器用时
invitation = 选择一个数，看它去哪里、与谁结合。

begin = { $p } 个处理器上有一个信号的 { $n } 个样本。按“播放”。
exchange = 第 { $stage } 级：相距 { $distance } 的伙伴位于两个处理器上。它们交换各自的数；一方计算和，另一方计算差。
exchange-costs = 用时：启动 { $startup }，发送 { $transfer }，计算 { $compute }。
local = 第 { $stage } 级：相距 { $distance } 的伙伴在同一处理器内，因此无需移动。
unpack = 第 { $stage } 级拆开实数样本：每个数与其镜像（负频率的数）结合。位于其他处理器上的镜像需要发送。
compute-costs = 用时：计算 { $compute }。
redistribute = 各处理器重新分布自己的数，使下一级的伙伴位于同一处理器内。
reorder = 各处理器把每个数送到最终位置。

waits = { $name } 在处理器 { $processor } 上。按“播放”看它去哪里。
follow-message = { $name } 从处理器 { $from } 到处理器 { $to }，在那里与 { $partner } 结合。
follow-others = 另有 { $count } 个数同样跨越。
follow-local = 无需移动：相距 { $distance } 的伙伴在同一处理器内（{ $processors }）。
follow-unpack = 无需移动：镜像在同一处理器内（{ $processors }）。
grown = 此后有 { $count } 个数包含 { $name }。
comes-of = { $name } 由 { $count } 个输入构成。
ends-in = { $name } 现在包含在 { $total } 个结果中的 { $count } 个里。
on-processor = 处理器 { $processor } 上的 { $name }
sum = 和
difference = 差
twiddle = 先把 { $name } 乘以它的旋转因子 { $power }，使它旋转 { $angle }°：ω 旋转 360°/{ $points }。
bit-reversed = 结果按位反转的顺序存放：{ $name } 中是 { $result }，因为 { $from } 倒过来读是 { $to }。

one-tone = 高的条是一个音：在 { $n } 个样本中振动 { $swings }×。
slow-is-tall = 高的条是慢音，在 { $n } 个样本中振动 { $slow }×；矮的条是快音：{ $fast }×。
fast-is-tall = 高的条是快音，在 { $n } 个样本中振动 { $fast }×；矮的条是慢音：{ $slow }×。
two-tones = 这些条是两个音：一个在 { $n } 个样本中振动 { $slow }×，另一个 { $fast }×。
many-tones = 频谱已完整。没有少数几条特别突出：信号包含许多音。
complete = 变换已完成。

close-up = 蝶形特写
cancel = { $value }：相互抵消
double = { $value }：加倍
