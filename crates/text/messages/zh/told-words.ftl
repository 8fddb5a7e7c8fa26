machine = 这是{ $run }。共有 { $messages } 条消息，载有 { $words } 个字。{ $sentence }
machine-one = 这是{ $run }。{ $sentence }
butterfly = 变换有 { $stages } 级，每级 { $nodes } 个结点：{ $across } 级跨处理器，{ $within } 级在处理器内。运行经过 { $phases } 个阶段，从 0 到 { $time }。
butterfly-values = 最大的值在输入中模为 { $before }，在最后一级之后模为 { $after }。
butterfly-no-values = n 大于 { $most } 时不保留各级之间的值。
timeline = { $processors } 个处理器各占一行，从 0 到 { $time }。时间去向：{ $parts }。{ $sentence }
timeline-one = 唯一的处理器占一行，从 0 到 { $time }。{ $sentence }
breakdown = p · T_p 为 { $whole }。其中：{ $parts }。
why = Tₚ 为 { $time }；全部处理器的时间中：{ $parts }。{ $note }
distribution =
    { $count ->
        [1] 元素留在原处
       *[other] 元素先后有 { $count } 种分布
    }：{ $titles }。其间 { $messages } 条消息移动 { $words } 个字。
schedule = { $difference }。{ $outputs }
schedule-outputs =
    处理器 { $processor } { $count ->
        [1] 在 { $first } 产生一个输出
       *[other] 产生 { $count } 个输出，第一个在 { $first }，最后一个在 { $last }
    }；最后离开的输出于 { $left } 离开。
schedule-none = 本次运行没有在计算其他输出时离开的输出。
supersteps = { $computation } 个超步计算，{ $communication } 个通信，h 共 { $h }；T_p = { $time } flops。{ $sentence }
supersteps-none = 本次运行所在的机器没有超步。
heat-map = { $links } 条通道中有 { $used } 条传送了字：共 { $words } 个，每个字在其经过的每条通道上各计一次。最多的是从 { $from } 到 { $to } 的通道，为 { $most } 个。
heat-map-pairs = { $pairs } 对处理器之间传送了 { $words } 个字。最多的是从 { $from } 到 { $to }，为 { $most } 个。
heat-map-none = 在这次运行中，没有处理器发送消息。
efficiency = n = { $n } 时，效率 E 随处理器数 p 的变化。
speedup = n = { $n } 时，加速比 S 随处理器数 p 的变化。
isoefficiency = 保持效率 E = { $efficiency } 的 n 随处理器数 p 的变化。
curve =
    { $points ->
        [0] 在{ $network }上，闭式从 p = { $from } 处的 { $first } 变到 p = { $to } 处的 { $last }。
       *[other] 在{ $network }上，闭式从 p = { $from } 处的 { $first } 变到 p = { $to } 处的 { $last }；模拟了 { $points } 次运行。
    }
curve-none = 在{ $network }上没有闭式；模拟了 { $points } 次运行。
choose = { $all } 对 p 和 n 中，有 { $most } 对以{ $formulation }最快。对 p = { $p } 和 n = { $n } 则为{ $here }，T_p = { $time }，E = { $efficiency }。
choose-beyond = { $all } 对 p 和 n 中，有 { $most } 对以{ $formulation }最快。本次运行在单个处理器上，或在其范围之外。
choose-none = 在此机器上没有可供比较的闭式。
metrics = T_s = { $serial } 而 T_p = { $time }：加速比 S = { $speedup }，效率 E = { $efficiency }。总开销 T_o = { $overhead }。
spectrum = { $n } 个系数中，最大的是第 { $index } 号，幅值为 { $magnitude }；有 { $count } 个不小于其百分之一。与另一独立 FFT 相比的相对误差为 { $error }。
spectrum-none = 处理器或点数太多，只模拟时间：没有样本。
table = { $run }的全部数值，逐格列出。{ $sentence }


channel-from = 通道起点
channel-to = 通道终点
source = 发送者
destination = 接收者
words = 字
start = 自
end = 至
share = 通道份额
phase = 阶段
first-stage = 首级
last-stage = 末级
messages = 消息
processor = 处理器
activity = 活动
step = 步
partner = 伙伴
network = 网络
closed-form = 闭式
simulated = 模拟
log-closed = log n，闭式
log-printed = log n，论文所载
log-simulated = log n，模拟
fraction = 占 p · T_p 的比例
time = 时间
distribution-number = 分布
stages = 级
element = 元素
position = 位置
left = 离开时刻
arrived = 到达时刻
formulation = 算法形式
output = 输出
produced = 产生时刻
to-processor = 至处理器
delivered = 送达时刻
superstep = 超步
kind = 类型
dims = m
form = 闭式性质
metric = 指标
value = 值
value-from = 来源
index = 下标
input-re = 输入，实部
input-im = 输入，虚部
transform-re = 变换，实部
transform-im = 变换，虚部
table-name = 表格
row = 行
column = 列
more-rows = …… 另有 { $count } 行：请保存 CSV
rows-left-out = 另有 { $rows } 行
no-rows = 没有行。
