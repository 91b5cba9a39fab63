/** The delay before the first run, and the interval between runs. */
export interface Rhythm {
  readonly firstMs: number;
  readonly intervalMs: number;
}

/**
 * Does `work` now and then, never twice at once, for as long as the process runs and without keeping it running.
 * `work` must not reject.
 * @returns stops it; resolves when work that is under way has ended
 */
export function repeat(work: () => Promise<void>, { firstMs, intervalMs }: Rhythm): () => Promise<void> {
  let stopped = false;
  let working = Promise.resolve();
  const after = (ms: number) => setTimeout(run, ms).unref();
  const run = () => {
    working = work().then(() => {
      if (!stopped) timer = after(intervalMs);
    });
  };
  let timer = after(firstMs);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
