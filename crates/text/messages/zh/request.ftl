refused = { $field } = { $value } 不可行；允许：{ $allowed }
refused-with-nearest = { $field } = { $value } 不可行；允许：{ $allowed }；最接近的是：{ $field } = { $nearest }

allowed-p = 1 至 65536 的 2 的幂
allowed-n = 2 至 2^60 的 2 的幂
allowed-tc = 大于 0 且不超过 1e12 的时间
allowed-time = 0 至 1e12 的时间
allowed-word-gap = none，或 0 至 1e12 的时间
allowed-time-from-0 = 不小于 0 的时间
allowed-flops = 0 至 1e12 的数
allowed-rate = 0 至 1e18
allowed-speed = 0.01 至 100
allowed-width = 0.001 至 1e6 的因子，或 p^x，其中 x 为 0 至 2，如 p^0.5
allowed-arity = 2 至 65536 的 2 的幂
allowed-taper = 1 至 1e6 的因子
allowed-hosts = auto，或 1 至 65536 的 2 的幂
allowed-routers = auto，或 1 至 65536 的 2 的幂
allowed-blocking = none，或 2 至 2^24 的 2 的幂
allowed-truth = true 或 false
allowed-version = 1；更高版本的地址需要更新的 hyperfly
allowed-dims = 2 至 log2 p + 1，至多 17
allowed-shape = auto，或两三个 2 的幂，如 64x64x16，总共至多 2^60 个点
allowed-grid = auto，或两三个 2 的幂，如 4x8
allowed-radix = 2 或 4
allowed-vc = 1 或 2
allowed-seed = 0 至 2^64 − 1 的整数
allowed-view = all，或 { $views } 中的一个或两个
allowed-views = all、一个视图，或两个不同的视图，其中至多一条曲线
allowed-efficiency = run（取运行的效率），或大于 0 且小于 1 的数
allowed-source = 最多 6000 字节的程序
allowed-tour = none、all、导览的 id（如 mesh），或本站上文件的地址（如 tours/mine.json）
allowed-step = 1 至 100，带答案时为 1.1 至 100.9
allowed-one-reading = { $grouped }（若点号用于数字分组），或 { $decimal }（若点号是小数点，如地址中那样）
allowed-window = all，或两个时刻，前者较早：100..250
allowed-controls = auto、none、min、full，或运行的键，如 p,n,tw
allowed-paper = none、all，或条目的 id，如 gk-fig2
allowed-keys = 键 { $names } 之一
allowed-fragment = # 之后至多 20000 个字符
allowed-json = 由各键组成的对象
allowed-json-value = 字符串、数或真假值
allowed-signal = 随附自备的样本，或内置信号之一
allowed-program = 随附自写的、适用于此 p 和 n 的程序，或其他算法之一
one-of = { $rest } 或 { $last }

allowed-even-points = 2 的偶数次幂，因为变换的是 √n × √n 个点
allowed-even-processors = 2 的偶数次幂，以构成 √p × √p 个处理器的格
allowed-dims-for-p = 2 至 log2 p + 1，此处为 { $most }
allowed-dims-for-n = 2 至 { $most }，当 n = { $n }
allowed-shape-points = n = { $n } 个点的形状；此形状有 { $points } 个点
allowed-grid-processors = p = { $p } 个处理器的网格；此网格有 { $processors } 个
allowed-grid-for-shape = 对此形状的 { $algorithm } 至多 { $most }，或 auto
allowed-hosts-for-p = 至多 p = { $p }，或 auto
allowed-routers-for-p = p = { $p } 且 hosts 不变时至多 { $most }，或 auto
allowed-overlap = { $algorithm } 只能为 false
allowed-samples-forward = direction 为 inverse 时只能为 complex
allowed-samples-for = { $algorithm } 只能为 complex；real 可用于 { $algorithms }
allowed-samples-own = 样本有虚部时只能为 complex
allowed-n-real = 实数样本时为 4 至 2^60 的 2 的幂
allowed-switching = { $switching }，因为 { $machine } 机器没有通道
allowed-p-serial = 1，因为 serial 在一个处理器上运行
allowed-p-for-n = { $algorithm } 至多 n = { $n } 个处理器
allowed-p-below-n = { $algorithm } 少于 n = { $n } 个处理器
allowed-p-dims-smaller = { $smaller } 或更少，对 { $dims } 维、n = { $n } 的 { $algorithm }
allowed-p-dims = 至多 { $most }，对 { $dims } 维、n = { $n } 的 { $algorithm }
allowed-p-root = 至多 √n，此处为 { $most }，对 n = { $n } 的 { $algorithm }
allowed-p-most = 至多 { $most }，对 n = { $n } 的 { $algorithm }
allowed-p-data = 带真实数据时至多 4096（只计时可达 65536）
allowed-n-data = 带真实数据时至多 2^22 = 4194304（闭式可达 2^60）
allowed-n-for-p = p = { $p } 时至多 { $most }（闭式可达 2^60）
allowed-n-memory = p = { $p }、内存 { $megabytes } MiB 时至多 { $most }
allowed-p-memory = n = { $n }、内存 { $megabytes } MiB 时至多 { $most }
allowed-both-memory = 内存 { $megabytes } MiB 时至多 { $most }，且 n 须更小
allowed-memory = 能装入 { $megabytes } MiB 的运行

deadlock = 死锁：以下处理器的消息循环等待彼此的通道：{ $circle }
allowed-ask = none，或 0 至 2^32 − 1 的整数
