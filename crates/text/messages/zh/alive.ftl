no-wasm = hyperfly 需要 WebAssembly。此浏览器不支持它，或者本站的安全策略禁止使用它（script-src 'wasm-unsafe-eval'）。
no-start = hyperfly 无法启动：它的某个部分未能加载，或者此浏览器版本过旧。
stopped = hyperfly 因自身的错误而停止。地址中仍保存着您的设置：重新打开后会显示同样的内容。
slow = 仍在加载……
again = 重新打开
report = 复制报告
