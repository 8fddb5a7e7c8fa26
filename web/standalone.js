// Loads the page's script in a page that is a single file. It gets an address of its own, because wasm-bindgen's code reads the
// script's address.
hyperflyUnpack("explorer.js").then(async (file) => {
  const src = hyperflyUrl(URL.createObjectURL(await file.blob()));
  document.head.append(Object.assign(document.createElement("script"), { id: "hyperfly-script", src }));
}).catch((error) => hyperflyHalt("no-start", error));
