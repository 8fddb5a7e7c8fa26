predict = 预测
predict-title = 看到结果之前就本次运行提问 (Q)
present = 演示
present-title = 全屏、大字、仅显示图 (F)
end-presenting = 结束演示
