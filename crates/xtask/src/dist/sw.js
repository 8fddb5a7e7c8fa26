// The service worker: it keeps the files of one version of the site, and serves them with or without a network.
// `cargo xtask dist` writes its version and its list in front of this, as VERSION and FILES (crates/xtask/src/dist/offline.rs).
//
// Versions are never mixed: a file is kept only if it is, byte for byte, what this version is made of, and a page gets
// nothing from anywhere else while its version is in charge. A new version waits until no page of the old one is open, or
// until a reader lets it take over.

const base = new URL("./", location).href;
// Several sites of one origin do not touch each other's files.
const ours = `hyperfly ${base} `;
const name = ours + VERSION;

const named = /-[0-9a-f]{16}(_bg)?\.\w+$/;

const all = async () => {
  const cache = await caches.open(name);
  try {
    // Unless what the host sends has this very content (it may just be changing to the next version), nothing is kept.
    // A file that is named after its content may come from what the browser has; it is checked all the same.
    const requests = [...FILES].map(
      ([file, integrity]) => new Request(base + file, { integrity, cache: named.test(file) ? "default" : "no-cache" }),
    );
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
};

// Where a version notes when it took over.
const since = base + "?since";

// Of the versions before, the one that was in charge last is kept: a page that is still open may ask for a part that it has
// not loaded yet. Those that waited and never were in charge go.
const takeOver = async () => {
  const others = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== name);
  const time = async (key) => Number((await (await (await caches.open(key)).match(since))?.text()) ?? 0);
  const times = await Promise.all(others.map(time));
  const latest = Math.max(1, ...times);
  await Promise.all(others.map((key, k) => times[k] === latest || caches.delete(key)));
  await (await caches.open(name)).put(since, new Response(String(Date.now())));
};

/** The file that an address means, if it is one of ours. */
const file = (url) => {
  if (!url.startsWith(base)) return;
  const path = url.slice(base.length).split(/[?#]/)[0];
  const folder = path === "" || path.endsWith("/");
  return (folder ? [path + "index.html"] : [path, path + ".html"]).find((name) => FILES.has(name));
};

const answer = async (own, request) => {
  const options = { ignoreVary: true };
  const found = own
    ? await (await caches.open(name)).match(base + own, options)
    // Part of an older version: its name says which content it has, so it is the right one wherever it is.
    : await caches.match(request, options);
  if (!found) return fetch(request);
  // A browser takes no page from here that came by a detour (some hosts send `index.html` to `./`).
  return found.redirected ? new Response(found.body, found) : found;
};

addEventListener("install", (event) => event.waitUntil(all()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  const own = file(request.url);
  if (own || named.test(request.url)) event.respondWith(answer(own, request));
});
