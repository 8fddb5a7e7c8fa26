menu = 菜单
rooms = 房间
explorer = 探索
papers = 论文
title = 模拟机器上的并行 FFT
controls = 控件
views = 视图
all-views = 全部视图
colours = 配色
theme-auto = 跟随系统
theme-light = 浅色
theme-dark = 深色
theme-projector = 投影
share = 分享
share-title = 分享 (S)
keys = 按键
keys-title = 按键 (?)
entries = 条目

language = 语言
language-title = 语言 (L)
language-auto = 跟随系统
language-missing = 无法加载{ $name }文本，因此页面使用英语。

impossible = { $field } = { $value } 不可行。允许：{ $allowed }。
impossible-embedded = { $field } = { $value } 不可行；允许：{ $allowed }
own-samples-stay = 读者自己的样本不会离开图形：显示它们时不导出任何内容
no-key = { $key } 不是已知的键，已忽略。
another-run = 图中显示的仍是 { $pairs } 的运行。
run-again = 重新运行
dismiss = 忽略
reload = 重新加载
cancel = 取消
close = 关闭
help = 帮助
progress = 运行进度
new-version = 本页面已有新版本。
other-build = 页面打开期间已更新。请重新加载后继续。
unreadable-answer = 无法读取工作线程的应答。
worker-repeats = 工作线程已停止（{ $reason }）。另一个工作线程正在重新运行。
worker-replaced = 工作线程已停止（{ $reason }）。另一个工作线程已接替。
silent = 工作线程有一段时间没有响应了。如果仍无响应，将由另一个接替。
no-worker = 没有可用的工作线程（{ $reason }），因此不会计算新的内容。图形保持原样。
run-lost = 没有工作线程能完成这次运行。
writer-stopped = 准备此处内容的工作线程已停止（{ $reason }）。
no-answer = 没有应答
script-missing = 无法加载其脚本
open-explorer = 在探索页中打开

saving = 正在写入……
saved = 已保存 { $name }。
no-files = 此处禁止下载。
no-run = 没有可保存的运行。
no-pixels = 无法绘制图片：浏览器或本站的策略（img-src data:）不允许。
pixels-forged = 此浏览器不允许网页读取自己绘制的图片，保存的只会是噪点（Firefox：privacy.resistFingerprinting）。请改为保存 SVG，或允许本站读取画布数据。
copied = 已复制。
selected = 已选中：请按 Ctrl+C 或 ⌘C 复制。
filming = 正在录制，{ $percent } %
film-nothing = 影片录制页面上运动的内容：请先选择有动画的视图。
film-unable = 此浏览器无法录制影片。
film-times = 影片的结束时刻须晚于开始时刻。
film-cancelled = 已取消。
film-too-large = 影片太大。
not-embedded = { $keys }：只在“探索”页面中显示，嵌入的图不显示。
computing = 正在重新计算……
compute-all = 计算全部条目

## 测量读者自己的设备

measure-device = 测量本设备
measure-again = 重新测量
measure-stop = 停止
measure-about = 你的设备有多少个核，就用多少个工作线程运行此 FFT，测得的时间与预测的时间并列。任何内容都不会离开设备。大约需要十秒。
