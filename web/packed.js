// Files of the page as base64 of gzip by name, for pages that cannot fetch. The build inserts this file, as it is, before the texts
// (crates/xtask/src/finish/packed.rs): in X_bg.js, and in a page that is a single file.
self.hyperflyPacked ??= {};

/** Unpacks a file into a response like that of `fetch`. */
self.hyperflyUnpack = async (name) => {
  const bytes = Uint8Array.from(atob(self.hyperflyPacked[name]), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
};
