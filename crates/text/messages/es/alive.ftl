no-wasm = hyperfly necesita WebAssembly. Este navegador no lo tiene, o la política de este sitio lo prohíbe (script-src 'wasm-unsafe-eval').
no-start = hyperfly no puede iniciarse: no se pudo cargar una parte, o este navegador es demasiado antiguo.
stopped = hyperfly se detuvo por un error propio. Su dirección conserva lo que se había elegido: al abrirla de nuevo muestra lo mismo.
slow = Todavía se está cargando …
again = Abrir de nuevo
report = Copiar el informe
