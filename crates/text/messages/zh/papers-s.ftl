fig1-place = 图 1，第 2 和 3 节
fig1-title = 8 个输入的蝶形图
fig1-claim = n 个输入的蝶形图有 n 行和 log n + 1 列。结点 (r, c) 有边连到 (r, c + 1)，以及第 c + 1 列中行号与 r 在第 c + 1 个最高有效位上不同的结点。其前 j + 1 列是 n/2^j 个 2^j 输入的蝶形图，从第 k 列起的各列是 2^k 个 n/2^k 输入的蝶形图。
fig1-edges = 连到行 { $rows } 的边
fig1-first = 前面的列
fig1-last = 后面的列
fig1-nodes = 结点数，n (log n + 1)
fig1-right = 边符合定义的结点
fig1-computes = 所计算的
fig1-transform = 变换
fig1-error = 相对误差 { $error }

fig2-place = 图 2，第 4.1 节
fig2-title = 输出驱动调度：4 个处理器中的处理器 2，8 个输出
fig2-claim = 处理器 2 按 2 3 0 1 6 7 4 5 的次序产生其输出，处理器 1、0、3 各两个，最后两个归自己，并且只处理下一个输出仍需要的结点。第一个输出需要 7 个结点；其余的依次在 8、11、12 等时刻得到。
fig2-target = 发往处理器
fig2-produced-by = 产生时刻，按推论 4.1
fig2-before = 第一个输出之前的结点
fig2-row = 行
fig2-produced = 产生时刻

thm-3-1-place = 定理 3.1，第 3 节
thm-3-1-title = 简单调度：计算、全部交换、再计算
thm-3-1-claim = 各点先依次轮流分配，经一次全对全交换后成块分配，这样 P 个处理器变换 n ≥ P² 个点用时 (n/P) log n + (n/P − n/P² − 1)·g + L。全部处理器共发送 n − n/P 个字；若自始至终只用一种分布，则须发送其 log P 倍。
thm-3-1-why = 始终用块分布时，log P 个跨处理器的级每一级都移动全部 n 个字。用重分布时移动 n − n/P 个字，因为其中 1/P 已在需要之处。因此前者为后者的 log P · P/(P − 1) 倍：除去留在原处的字，即为 log P 倍；P = 2 时为两倍，而 log P 为 1。
thm-3-1-more = 始终用块分布的字数，倍数
thm-3-1-words = 字

lemma-4-1-place = 引理 4.1 和推论 4.1，第 4.3 节
lemma-4-1-title = 输出驱动调度何时产生其输出
lemma-4-1-claim = 第一个输出在 t_0 = m − 1 产生。若 a = q·2^(r−1)，q 为奇数，则输出 a 在输出 a − 2^(r−1) 之后再经 r·2^(r−1) 个结点得到，最后 r 列各 2^(r−1) 个。因此 t_a = (m − 1) + Σ b_i (i + 1) 2^i，对 a 的各二进制位 b_i 求和，与处理器无关。
lemma-4-1-lemma = 引理 4.1 的 t_a
lemma-4-1-of-corollary = 推论 4.1 的 t_a
lemma-4-1-nodes = 证明中每列的结点数
lemma-4-1-axis-a = 输出 a
lemma-4-1-axis = t_a，以蝶形结点计；m = 32
lemma-4-1-corollary = 推论 4.1

lemma-4-2-place = 引理 4.2，第 4.3 节
lemma-4-2-title = 哪些字立即离开，哪些等待间隔
lemma-4-2-claim = 一个字产生后即离开，但不早于前一个字之后 g。若 a 是 2^(g−1) 的倍数，字 a 立即离开；其他各字都等待。
lemma-4-2-at-once = 立即
lemma-4-2-waits = 等待
lemma-4-2-words = 如引理所述
lemma-4-2-axis-a = 字 a
lemma-4-2-axis = 时间，以蝶形结点计；P = 4，n = 128，g = 3；圆圈：立即
lemma-4-2-leaves = 离开，s_a
lemma-4-2-produced = 产生，t_a

thm-4-1-place = 定理 4.1，第 4.3 和 4.4 节
thm-4-1-title = 最后一个字何时离开，通信何时被隐藏
thm-4-1-claim = 最后一个字在时刻 T 离开输出驱动调度：(1) g ≥ log m 时为 (m − 1) + (m − l − 1) g；(2) log l + 1 < g < log m 时为 m log m + 2^g − g − 1 − l g；(3) g ≤ log l + 1 时为 m log m + (2^g − 1) − l (log l + 1)。运行用时 max{"{"}T + L, m log m{"}"} + m log P。因此当 n ≥ (2^g/g) P² 时，除 L 外无人空闲。
thm-4-1-why-1 = 情形 3 所载的值晚了 g：取最后一个立即离开的字 a* = m − l − 2^(g−1)，则 T = t_a* + g (2^(g−1) − 1)，而推论 4.1 给出 t_a* = m log m − l (log l + 1) + 2^g − 1 − g 2^(g−1)。两者之和中为 2^g − g − 1，与情形 2 相同，而论文此处为 2^g − 1；更正后两种情形在 g = log l + 1 处一致。（手头的副本由机器识别，符号可能是副本的错误。）
thm-4-1-why-2 = 公式让阶段 II 在最后一个字到达时才开始。实际上它从最先到达的字开始，并在最后的字尚在途中时继续，所以凡 T + L 大于 m log m 之处，运行都更短：公式是上界。实际结果是以下各值中的最大者：m log n，以及对阶段 II 的每个输入 i，s_(i−l) + L + 从 i 起的各输入使之成为可能的结点数。（此外，情形 3 中代入的 T 也太晚。）
thm-4-1-why-3 = 第 4.4 节只就阶段 I 这样说。赶不上阶段 I 结束的字仍可能及时：它们在途中时，处理器如第 5 节所述，做阶段 II 中不需要它们的部分；在 n = 2^g P 以内，这往往就够了。n = 2^g P 时，最后一个字甚至可能在阶段 I 之内离开。
thm-4-1-longer = 长于 { $time }
thm-4-1-phase = 阶段 I 结束
thm-4-1-bound = 界

facts-5-place = 引理 5.1 和事实 5.1 至 5.3，第 5 节
facts-5-title = 阶段 II 的每个输入使什么成为可能
facts-5-claim = 输入按到达次序编号，处理器自己的在前；δ_i 是输入 i 使之成为可能的结点数。它对一块的 l 个输入相同 (5.1)；对块 i，若其 log P 位中有 j 个前导 1，则为 2 (2^j − 1) (5.2)；且从不小于前一个 (5.3)。仅当 δ_(i−1) < g 时，处理器才等待输入 i（引理 5.1，n < 2^g P）。
facts-5-order = 按到达次序
facts-5-waits = 引理 5.1 允许的等待
facts-5-axis-i = 输入 i
facts-5-axis = 结点数；P = 8，n = 128，L = 20
facts-5-waited = 等待过
facts-5-fact = 事实 { $number }

thm-5-1-place = 定理 5.1，第 5 节
thm-5-1-title = 变换太小、无法隐藏其消息时的时间
thm-5-1-claim = P² ≤ n < 2^g P 时，输出驱动调度用时 max{"{"}m log n, (m − 1) + L + (i* − l) g + R{"}"}：i* 是处理器可能须等待的最后一个输入，R 是此后剩余的工作。若 g > 2P − 2，则 i* = m − 1，R = 2P − 2；否则 i* = m (1 − 1/2^j*)，R = m log P − m (j* − 3 + 1/2^(j*−2))，其中 j* = ⌈log(g + 2)⌉ − 1。
thm-5-1-why = R 应为 m log P − m (j* − 2 + 1/2^(j*−1))。由事实 5.1 和 5.2，有 k 个前导 1 的输入有 m/2^(k+1) 个，每个使 2 (2^k − 1) 个结点成为可能。因此 i* 之前的输入，即 k < j* 者，使 Σ m (1 − 2^(−k)) = m (j* − 2 + 2^(1−j*)) 个结点成为可能，剩下的是阶段 II 的 m log P 个结点中其余的部分。论文所载的和是 j* − 1 时的和，所以 R 偏大 m (1 − 2^(1−j*))。两者一致之处，或者 j* 为 1，或者间隔大于 2P − 2，或者根本无人等待：凡 R 在 T_p 中起作用之处，所载的值都不符。（手头的副本由机器识别，符号可能是副本的错误。）
thm-5-1-corrected = 更正
