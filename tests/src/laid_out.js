// Waits until all pictures are laid out. What is not seen is when the page has been quiet for 150 ms; of two timers the one that is due
// first comes first.
(async () => {
  const unseen = ({ top, bottom }) => top > innerHeight || bottom < 0;
  if ([...document.querySelectorAll('[data-view] canvas')].some((canvas) => unseen(canvas.getBoundingClientRect())))
    await new Promise((done) => setTimeout(done, 200));
})()
