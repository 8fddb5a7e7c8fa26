heading = 并行 FFT：{ $what }
parameters = 参数
parameter = 参数
value = 值
meaning = 含义
results = 结果
figures = 图
machine = t = { $time } 时的机器，即最繁忙的时刻
why = 为何耗时这么久：T_p 的各项
curves = 效率随 p 的变化，以及本次运行的时间去向
supersteps = 超步
schedule = 处理器何时产生并发送其输出
chosen = t = { $time } 时屏幕上的内容
link = 交互页面
link-hint = 扫描二维码或输入地址：即可打开本次运行。
link-local = 页面是磁盘上的文件；其地址中 # 之后的部分描述本次运行。
notes = 笔记
file = 可打印的讲义
print = 打印讲义 (H)
