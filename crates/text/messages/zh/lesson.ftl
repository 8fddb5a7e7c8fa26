tours = 导览
close = 关闭
left-step = 页面显示的已不是这一步的运行。
back-to-step = 返回这一步
