/**
 * Calls back, once a frame at most, while anything on the page scrolls. A card that is held still comes over others
 * when the list under it scrolls, of which the library tells nothing. Returns the function that ends it.
 */
export function followScrolling(onScroll: () => void): () => void {
  const listening = new AbortController();
  let frame = 0;
  function schedule(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onScroll);
  }
  // Scrolling does not bubble, but it can be captured.
  document.addEventListener('scroll', schedule, {
    capture: true,
    passive: true,
    signal: listening.signal,
  });
  return () => {
    cancelAnimationFrame(frame);
    listening.abort();
  };
}
