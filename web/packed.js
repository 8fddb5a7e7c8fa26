// Files of the page as text, for where nothing can be fetched: base64 of gzip, by name. The build writes this file, as it is,
// in front of the texts (crates/xtask/src/finish/packed.rs): in X_bg.js, and in a page that is one file.
self.hyperflyPacked ??= {};

/** The file of a name, as what `fetch` would give. */
self.hyperflyUnpack = async (name) => {
  const bytes = Uint8Array.from(atob(self.hyperflyPacked[name]), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
};
