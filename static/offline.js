// Registers the service worker (sw.js), so that the page works offline after the first visit. Only deployed pages have this script
// (`cargo xtask dist`). It does nothing in a frame, or where storage is forbidden.
//
// A new version waits: the event `hyperfly-new-version` tells the page, which activates it by the event `hyperfly-take-over`.
(async () => {
  try {
    if (top !== self || !/^https?:$/.test(location.protocol)) return;
    // Load the page before filling the cache.
    while (!self.hyperfly) await new Promise((done) => setTimeout(done, 500));
    const registration = await navigator.serviceWorker.register(self.hyperflyUrl("sw.js"), { updateViaCache: "none" });
    const offer = () => {
      // The first version replaces none.
      if (!registration.active || !registration.waiting) return;
      dispatchEvent(new Event("hyperfly-new-version"));
    };
    const watch = () => registration.installing?.addEventListener("statechange", offer);
    registration.addEventListener("updatefound", watch);
    watch();
    offer();
    // Browsers check for a new version at their own pace; a returning reader should learn of it now.
    if (registration.active) registration.update().catch(() => {});
    addEventListener("hyperfly-take-over", () => {
      const next = registration.waiting;
      // Another page may have activated it.
      if (!next) return location.reload();
      next.addEventListener("statechange", () => {
        if (next.state === "activated") location.reload();
      });
      next.postMessage("take-over");
    });
  } catch {
    // No service worker here: the page works as it is.
  }
})();
