/** The delay before the first run, and the interval between runs. */
export interface Rhythm {
  readonly firstMs: number;
  readonly intervalMs: number;
}

/**
 * Does `work` at intervals, never twice at once, while the process runs and without keeping it running. `work` must not
 * reject.
 * @returns a function that stops it, and resolves when the running work has ended
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
