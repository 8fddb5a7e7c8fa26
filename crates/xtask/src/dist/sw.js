// The service worker caches the files of one version of the site and serves them with or without a network.
// `cargo xtask dist` prepends the version and the list of files as VERSION and FILES (crates/xtask/src/dist/offline.rs).
//
// Versions are never mixed: the cache accepts a file only with the exact content of its version, and pages get files only
// from the active version. A new version waits until no page of the old one is open, or until a reader activates it.

const base = new URL("./", location).href;
// The prefix separates several sites of one origin.
const ours = `hyperfly ${base} `;
const name = ours + VERSION;

const named = /-[0-9a-f]{16}(_bg)?\.\w+$/;

const all = async () => {
  const cache = await caches.open(name);
  try {
    // Cache all files or none: the host may be changing to the next version, and then the integrity check fails.
    // Files with a hash in their name may come from the browser's cache; the check covers them too.
    const requests = [...FILES].map(
      ([file, integrity]) => new Request(base + file, { integrity, cache: named.test(file) ? "default" : "no-cache" }),
    );
    await cache.addAll(requests);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
};

// Cache entry with the time at which a version became active.
const since = base + "?since";

// Keeps the cache of the version that was active last, because an open page may still request its files. Deletes the caches
// of other versions, including those that were never active.
const takeOver = async () => {
  const others = (await caches.keys()).filter((key) => key.startsWith(ours) && key !== name);
  const time = async (key) => Number((await (await (await caches.open(key)).match(since))?.text()) ?? 0);
  const times = await Promise.all(others.map(time));
  const latest = Math.max(1, ...times);
  await Promise.all(others.map((key, k) => times[k] === latest || caches.delete(key)));
  await (await caches.open(name)).put(since, new Response(String(Date.now())));
};

/** Returns the file of an address, if it is one of ours. */
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
    // A file of an older version: the hash in its name identifies its content, so any cache may provide it.
    : await caches.match(request, options);
  if (!found) return fetch(request);
  // Browsers refuse redirected responses for pages (some hosts redirect `index.html` to `./`).
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
