at-line = 第 { $line } 行：{ $fault }
of-processor = 处理器 { $processor }：{ $fault }
also-one = { $fault }（处理器 { $one } 也是）
also-two = { $fault }（处理器 { $one } 和 { $two } 也是）
also-more = { $fault }（处理器 { $one } 和另外 { $others } 个也是）
at-column = 第 { $column } 列：{ $message }
element = 第 { $stage } 级之前的 R[{ $index }]

too-much-ticks = 用时太长；它会结束吗？
too-much-memory = 它的值占用的内存太多
too-much-depth = 调用嵌套太深
too-much-elements = 有列表、range、数或文本太长
too-much-slots = 没有这么多槽位
too-much-work = 所有处理器的步和槽位合计太多
too-much-source = 程序太长
too-much-nesting = 括号或运算符嵌套太深

no-layout = 须首先用 `layout` 说明元素在哪里
second-layout = `layout` 被第二次调用
other-layout = 布局与处理器 0 的不同
layout-processors = 布局是为 { $lists } 个处理器给出的
layout-outside = 布局中有元素 { $element }，而它不存在
layout-twice = 布局中元素 { $element } 出现两次
layout-missing = 布局中缺少元素 { $element }
no-square = √n × √n 个点要求 log2(n) 为偶数

no-processor = 没有处理器 { $partner }
own-partner = 伙伴是它自己

lengths-send = 发送的槽位数不等：{ $first } 个和 { $second } 个
lengths-receive = 接收的槽位数不等：{ $first } 个和 { $second } 个
lengths-combine = 结合的槽位数不等：{ $first } 个和 { $second } 个
lengths-local = 本地计算的槽位数不等：{ $first } 个和 { $second } 个
lengths-copy = 相互复制的槽位数不等：{ $first } 个和 { $second } 个
slot-twice-send = 槽位 { $slot } 在同一次发送中出现两次
slot-twice-receive = 槽位 { $slot } 在同一次接收中出现两次
slot-twice-combine = 槽位 { $slot } 在同一次结合中出现两次
slot-twice-local = 槽位 { $slot } 在同一次本地计算中出现两次
slot-twice-copy = 槽位 { $slot } 在同一次复制中出现两次
empty-send = 槽位 { $slot } 还没有内容就被发送
empty-receive = 槽位 { $slot } 还没有内容就用于接收
empty-combine = 槽位 { $slot } 还没有内容就被结合
empty-local = 槽位 { $slot } 还没有内容就用于本地计算
empty-copy = 槽位 { $slot } 还没有内容就被复制

no-pair = 处理器 { $processor } 把{ $own } 与{ $other } 结合；前者在第 { $stage } 级的伙伴是 R[{ $partner }]
all-done = 处理器 { $processor } 结合 R[{ $index }]，而它的 { $stage } 级都已完成
no-stage = 没有第 { $stage } 级：最后一级是第 { $last } 级
stage-early = 第 { $stage } 级来得太早：R[{ $index }] 还没有经过第 { $todo } 级
stage-late = R[{ $index }] 已经完成第 { $stage } 级
apart = 第 { $stage } 级有 R[{ $index }]，却没有它的伙伴 R[{ $partner }]

words = 处理器 { $processor } 要接收 { $awaited } 个字，而处理器 { $from } 发送了 { $sent } 个
unreceived = 发往处理器 { $to } 的一条消息（{ $words } 个字）无人接收
never-sent = 处理器 { $processor } 等待处理器 { $from } 的消息，而后者已经结束
waits = 处理器 { $processor } 等待处理器 { $other }
waits-on = { $waits }，后者等待处理器 { $other }

twice = 处理器 { $processor } 计算{ $name }，而处理器 { $first } 已在第 { $line } 行算过它
nowhere = 最后哪里都没有 X[{ $coefficient }]：R[{ $index }] 只到了第 { $stage } 级
misplaced = X[{ $coefficient }] 最后应在处理器 { $processor } 上
unsound = 这不是有效的调度，而检查程序没有看出原因：{ $message }

graded-calls = 它调用了 { $calls }
graded-lines = { $lines } 行
graded-element = 处理器 { $processor } 有元素 { $element }
graded-error = 误差为 { $error }
graded-length = 它超过 { $most } 字节

character-space = { $code } 是另一种空格；请改用普通空格
character-invisible = 此处有不可见字符 { $code }；请删除
character-quote = { $code } 是排版引号；请改用 "
character-minus = { $code } 是破折号或减号字符；请改用 -
instead-chain = 比较不能连写；请写 `0 <= k and k < p`，而不是 `0 <= k < p`
instead-f-string = 没有 f-string；请写 `fail("rank", rank)`，而不是 `fail(f"rank {"{"}rank{"}"}")`
instead-import = 没有可导入的模块；p、n、rank 和 `log2` 可直接使用
instead-main = `__name__` 不存在；请在程序末尾调用 `main()`
instead-power = 没有 `**`；请写 `1 << k` 而不是 `2 ** k`，写 `x * x` 而不是 `x ** 2`
instead-print = 没有 `print`；请写 `fail("x =", x)`，它在此结束程序并显示该值
instead-while = 没有 `while`；请改写为带 `break` 的 `for k in range(n):`
