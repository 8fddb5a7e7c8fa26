// Registers the service worker (sw.js), so that the page works without a network after the first visit; only deployed pages
// have this script (`cargo xtask dist`). Never in a frame, and where storage is forbidden it does nothing.
//
// A new version waits. The page is told by the event `hyperfly-new-version`, and lets it take over by `hyperfly-take-over`.
(async () => {
  try {
    if (top !== self || !/^https?:$/.test(location.protocol)) return;
    // First the page, then what is kept of it.
    while (!self.hyperfly) await new Promise((done) => setTimeout(done, 500));
    const registration = await navigator.serviceWorker.register(self.hyperflyUrl("sw.js"), { updateViaCache: "none" });
    const offer = () => {
      // The first version waits for nobody.
      if (!registration.active || !registration.waiting) return;
      dispatchEvent(new Event("hyperfly-new-version"));
    };
    const watch = () => registration.installing?.addEventListener("statechange", offer);
    registration.addEventListener("updatefound", watch);
    watch();
    offer();
    // Browsers look for a new version when they find time for it; a reader who has come back should get to know it now.
    if (registration.active) registration.update().catch(() => {});
    addEventListener("hyperfly-take-over", () => {
      const next = registration.waiting;
      // Another page may have let it take over.
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
