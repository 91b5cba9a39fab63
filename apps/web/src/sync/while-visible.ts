/**
 * Runs a function while the page is visible. Aborts it once the page has been hidden for `graceMs`, and starts it again
 * when the page is visible.
 * @returns a function that stops it
 */
export function whileVisible(begin: (signal: AbortSignal) => void, graceMs: number): () => void {
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    running?.abort();
    running = null;
  }

  function look(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(end, graceMs);
    } else if (!running) {
      running = new AbortController();
      begin(running.signal);
    }
  }

  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
    end();
  };
}
