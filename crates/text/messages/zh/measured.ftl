see = 在 p = { $p } 个处理器上，变换用时 { $measured }（{ $count } 遍的中位数）：E = { $efficiency }。
see-without-serial = 在 p = { $p } 个处理器上，变换用时 { $measured }（{ $count } 遍的中位数）。单个处理器在时钟走动之前就已结束，因此无法得知 E。
see-simulated = 以本设备自身的 t_c、t_s 和 t_w 模拟：{ $simulated }（{ $off }），E = { $efficiency }。
see-simulated-time = 以本设备自身的 t_c、t_s 和 t_w 模拟：{ $simulated }。
see-most =
    { $longer ->
        [1] 差异主要在于{ $what }：比预测多 { $time }。
       *[other] 差异主要在于{ $what }：比预测少 { $time }。
    }
computing = 计算
messages = 消息
waiting = 等待

measured = 实测
simulated = 模拟
closed-form = 闭式
exchange = 交换
alone = 单向
axis-words = 一条消息的字数
axis-elements = 元素数
axis-node = 每结点 ns
chart = { $what } 随 { $against } 的变化
half = 居中的半数遍次
off-by = 偏差
part = Tₚ 的去向，各处理器平均

stage = 级
stages = 逐级，从第一个处理器进入该级到最后一个处理器离开该级
as-measured = 实测，p = { $p }
as-simulated = 模拟，按同一调度
timings = 你的计时与本次运行的模拟并列

took = { $stage }：实测 { $measured }，模拟 { $simulated }（{ $off }）。
took-alone = { $stage }：实测 { $measured }。
against-tc = 计算（相对于 t_c，缓存所致）
within = 级内
rest = 其余（操作系统）
causes = 此级时间的去向，各处理器平均
difference = 差
causes-about = 计算按最快处理器的速度计。其他处理器多用的时间，以及较晚进入或较早离开此级的时间，都归入其余。
lockstep = { $stage }：实测与模拟，均从其开始处起，同一比例
compare-stages = 逐级比较
all-stages = 全部
stage-before = 上一级
stage-after = 下一级

shared = p 大于 { $cores } 时，各处理器共用 { $cores } 个核：各自等待轮到自己，这也计入测量。
larger-n = n = { $asked } 结束得太快，此浏览器的时钟（{ $tick }）来不及计时，因此改为测量 n = { $n }。
coarse = 此浏览器的时钟每 { $tick } 跳动一次，因此低于 { $limit } 的时间并不精确。
exact-n = 采用 n = { $n }
too-short = p = { $p }：时钟还未走动就已结束。
in-background = 标签页曾处于后台，浏览器会放慢后台页面：有 { $count } 个部分已重新测量。
beyond = p = { $p } 只作模拟：这里最多启动 { $most } 个工作线程。
honest = 其他程序、处理器的发热和浏览器自身的工作都在这些数值之中：请测量两次。
by-collectives = 由集合通信（MPI_Alltoallv）传送的消息：{ $all } 条中的 { $count } 条。模拟中所有消息逐条发送。
by-rustfft = 由 rustfft 而非本程序内核计算的节点：{ $count } 个。t_c 是内核的值。

device = 本设备，按标定结果
parameters = 在本次运行的规模下，每个结点 t_c = { $tc }，每条消息 t_s = { $ts }，每个字 t_w = { $tw }。
fit = 线：t_s + t_w·m，经过 { $count } 次交换的中位数，与其中任何一个至多相差 { $worst }。圆环：样本。
calibrating = 正在标定：一个结点和一条消息各用时多久……
measuring = 正在以 p = { $p } 测量……
use-device = 模拟本设备
keep-machine = 保存 machine.json
keep-run = 保存 run.json（p = { $p }）

stopped = 充当处理器 { $processor } 的工作线程已终止。失去的只是这次测量，可以重新开始。
silent = 充当处理器 { $processor } 的工作线程已有十秒没有响应。可以重新开始测量。
lost = 主持测量的工作线程已崩溃。丢失的只是这次测量，可以重新开始。
wrong = 变换结果有误，因此这不算测量：相对误差 { $error }。
differs = 对同一输入执行的各遍在处理器 { $processor } 上留下了不同的数，因此这不算测量。
failed = 无法测量：{ $why }
bad-line = 无法读取第 { $line } 行：应为 rank（处理器）、stage（级，从 0 起）、begin 和 end（开始和结束，以秒计），以半角逗号分隔；end 不得早于 begin。
timings-columns = 列“{ $names }”不是计时数据。请命名为 rank、stage、begin 和 end；若单位不是秒，写在名称之后：begin_us、end (ms)。
timings-unnamed = 没有列名：各列按 rank、stage、begin、end（以秒计）读取。
timings-units = 时间已换算为秒：begin 原为 { $begin }，end 原为 { $end }。
ranks-from-one = 文件中的处理器从 1 计数；这里从 0 计数。
stages-from-one = 文件中的级从 1 计数；这里从 0 计数。
timings-rank = 第 { $line } 行：没有处理器 { $rank }。本次运行有 { $p } 个，从 0 计数。
timings-stage = 第 { $line } 行：没有第 { $stage } 级。本次运行有 { $stages } 级，从 0 计数。
timings-twice = 第 { $line } 行：处理器 { $rank } 的第 { $stage } 级已有时间。
timings-missing = 处理器 { $rank } 没有第 { $stage } 级的时间。每一级都需要所有处理器的时间；本次运行有 { $p } 个。
no-clock = 这些设置没有时钟：若用“模拟本设备”或“每秒单位数”（rate：每秒结点数），时间便以秒计，可以比较。
unreadable = 无法显示文件：{ $why }

measure-device = 测量本设备
measure-again = 重新测量
measure-stop = 停止
open-run = 为何我的 FFT 更慢？打开 run.json 或 CSV
open-what = 由命令测得的运行，或由 rank（处理器）、stage（级）、begin 和 end（开始和结束，以秒计）组成的各行。
measure-about = 你的设备有多少个核，就用多少个工作线程运行此 FFT，测得的时间与预测的时间并列。任何内容都不会离开设备。大约需要十秒。


choose-here = 在这里哪种算法形式最快？
choosing = 正在比较各种算法形式：p = { $p }，n = { $n }……
fastest = 本设备上最快的算法形式
score = { $count } 格中有 { $right } 格，预测的算法形式最快；另有 { $ties } 格，最快者的领先小于测量的离散。
fastest-map = 左边是预测最快的算法形式，右边是实测最快的：= 表示相同，≈ 表示在测量离散之内不分高下；否则为其所省时间的比例。
predicted-fastest = 预测最快
measured-fastest = 实测最快
beside-predicted = 与预测者相比
