/** Runs before any is measured: the compiler and the database's caches are warm in production too. */
const WARM_UPS = 5;

/** How long each of `runs` runs of `work` took, in milliseconds; each is told its number. */
export async function timesOf(runs: number, work: (run: number) => Promise<void>): Promise<number[]> {
  for (let run = 0; run < WARM_UPS; run += 1) await work(run);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work(run);
    times.push(performance.now() - startedAt);
  }
  return times;
}
