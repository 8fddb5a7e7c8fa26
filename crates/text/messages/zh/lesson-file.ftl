claim-fails = 本次运行并不表明 { $claim }：此处为 { $value }。
claim-unknown = 本次运行无法判断 { $claim }。
no-file = 此课程是从文件打开的，文件不随地址传递。请重新打开文件。
cannot-fetch = 无法加载 { $address }：服务器应答 { $status }。
no-answer = 无法加载 { $address }：没有应答。
no-server = 无法加载 { $address }：本页面是磁盘上的文件，不得加载其他文件。请以文件方式打开课程。
other-site = { $address } 在另一网站上。课程只从本站加载。
fault = { $place }：发现 { $found }。{ $allowed }
fault-missing = { $place }：没有内容。{ $allowed }
place-step = 第 { $step } 步
fault-json = 这不是 JSON：第 { $line } 行第 { $column } 列：{ $why }。
fault-long = 文件长于可读取的上限 1 MiB。
fault-version = 课程以 "hyperfly-tour": 1 开头。
fault-steps = 课程应有一个含 1 至 100 步的列表。
fault-object = 应为对象，可含 { $fields } 中的若干项。
fault-field = 此处没有这样的字段；可用的有 { $fields }。
fault-text = 应为至多 4000 字节的文本，或按语言给出文本的对象，如 (en: …, de: …)。
fault-message = 没有这样的消息；此种指定文本的方式仅用于页面自带的课程。
fault-choices = 应为两个至九个答案的列表。
fault-right = 应为正确答案的编号，从 1 到 { $most }。
fault-state = 应为页面的状态，写法同地址中 # 之后的部分，如 topology=mesh&p=16。
fault-beside = 应为另一次运行的改动，写法同地址：topology=hypercube。
fault-key = { $key } 不是地址的键。
fault-value = { $key } 须为 { $allowed }。
fault-value-near = { $key } 须为 { $allowed }；最接近的是 { $nearest }。
fault-look = 应为视图的名称：{ $views }。
fault-unseen = 该状态不显示此视图：请省去 view，或指定此视图。
fault-at = 应为时刻，或 start、end、play、telling、contention、50%、stage 0、redistribution 1。
fault-select = 应为一个对象：处理器 5，通道 [1, 2] 或 hottest，级 0，元素 [stage, index]，活动 compute、startup、hop、transfer、contention 或 idle。
fault-shows = 应为断言的列表，如 "messages = 64"。
fault-claim = 断言比较两个值之和，如 messages = 64 或 contention > 0.1。
fault-name = 未知的值 { $part }。已知的有 { $names }，且每个前面都可加 beside.。
fault-no-beside = 本次运行旁没有另一次运行：请在 beside 中写明其改动。
fault-unsaid = 答案是数字：请在 of 中写明是什么的值（如 efficiency），或在 when 中写明每个答案须成立的断言；若没有运行能判定，写 of: null。
fault-of = 应为一个值或若干值的算式，例如 efficiency；此时每个答案中恰有一个数字。
fault-when = 应为断言的列表，每个答案一条，例如 efficiency < 0.2；不能与 of 同时使用。
fault-answer-of = 这与运行结果不符。问题是“{ $ask }”，而运行给出 { $sum } = { $value }。正确答案须是与之最接近的一个，相差不超过十分之一。
fault-answer-when = 这与运行结果不符。问题是“{ $ask }”，而运行证实的断言是：{ $held }。应当只有这个答案的断言成立。
