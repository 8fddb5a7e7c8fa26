// Waits until all pictures are laid out. Pictures out of view are laid out when the page has been idle for 150 ms; timers fire in the
// order of their due times.
(async () => {
  const unseen = ({ top, bottom }) => top > innerHeight || bottom < 0;
  if ([...document.querySelectorAll('[data-view] canvas')].some((canvas) => unseen(canvas.getBoundingClientRect())))
    await new Promise((done) => setTimeout(done, 200));
})()
