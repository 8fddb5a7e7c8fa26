no-wasm = O hyperfly precisa de WebAssembly. Este navegador não o tem, ou a política deste site o proíbe (script-src 'wasm-unsafe-eval').
no-start = O hyperfly não consegue iniciar: uma parte dele não pôde ser carregada, ou este navegador é antigo demais.
stopped = O hyperfly parou por causa de um erro próprio. O endereço ainda guarda o que estava escolhido: aberta de novo, a página mostra o mesmo.
slow = Ainda carregando …
again = Abrir de novo
report = Copiar o relatório
