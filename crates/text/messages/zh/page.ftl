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
no-key = { $key } 不是已知的键，已忽略。
another-run = 图中显示的仍是 { $pairs } 的运行。
run-again = 重新运行
dismiss = 忽略
reload = 重新加载
cancel = 取消
close = 关闭
progress = 运行进度
new-version = 本页面已有新版本。
other-build = 页面打开期间已更新。请重新加载后继续。
unreadable-answer = 无法读取工作线程的应答。
worker-repeats = 工作线程已停止（{ $reason }）。另一个工作线程正在重新运行。
worker-replaced = 工作线程已停止（{ $reason }）。另一个工作线程已接替。
writer-stopped = 准备此处内容的工作线程已停止（{ $reason }）。
no-answer = 没有应答
script-missing = 无法加载其脚本
open-explorer = 在探索页中打开

saving = 正在写入……
saved = 已保存 { $name }。
no-files = 此处禁止下载。
no-run = 没有可保存的运行。
no-pixels = 无法绘制图片：浏览器或本站的策略（img-src data:）不允许。
copied = 已复制。
selected = 已选中：请按 Ctrl+C 或 ⌘C 复制。
filming = 正在录制，{ $percent } %
film-nothing = 影片录制页面上运动的内容：请先选择有动画的视图。
film-unable = 此浏览器无法录制影片。
film-times = 影片的结束时刻须晚于开始时刻。
film-cancelled = 已取消。
film-too-large = 影片太大。
not-embedded = { $keys }：只在“探索”页面中显示，嵌入的图不显示。
