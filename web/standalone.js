// In a page that is one file: loads the page's script, which starts the rest. By an address of its own, although its text is
// here: what wasm-bindgen writes wants to know where it came from.
hyperflyUnpack("explorer.js").then(async (file) => {
  const src = hyperflyUrl(URL.createObjectURL(await file.blob()));
  document.head.append(Object.assign(document.createElement("script"), { id: "hyperfly-script", src }));
}).catch((error) => hyperflyHalt("no-start", error));
