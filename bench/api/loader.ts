import { closeConnections } from '../lib/http-client.ts';
import { ROWS, type Row, type Scene, type Target } from './rows.ts';

/*
 * The process that asks and takes the times, away from the processes it asks. Told by message what to do,
 * it answers with the times.
 */

/** The loader's task: one row, one target, one of two ways. */
export interface Task {
  readonly row: number;
  readonly target: Target;
  readonly scene: Scene;
  /** How many take turns at asking, each at once after its answer. */
  readonly clients: number;
  /** Runs in all, or as many as there is time for. */
  readonly until: { readonly runs: number } | { readonly ms: number };
}

/** The loader's answer. */
export interface Times {
  /** The time of each run, in milliseconds. */
  readonly times: readonly number[];
  /** From the first question to the last answer. */
  readonly tookMs: number;
  /** The size of the last answer's body, as transferred. */
  readonly bytes: number;
}

/** Counts on over all tasks, so that no two runs are about the same. */
let number = 0;

process.on('message', (task: Task) => {
  load(task).then(
    (times) => process.send?.(times),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

async function load({ row: index, target, scene, clients, until }: Task): Promise<Times> {
  const row: Row | undefined = ROWS[index];
  if (!row) throw new RangeError(`No such row: ${index}`);
  closeConnections();
  const times: number[] = [];
  const startedAt = performance.now();
  let left = 'runs' in until ? until.runs : Number.POSITIVE_INFINITY;
  const endAt = 'ms' in until ? startedAt + until.ms : Number.POSITIVE_INFINITY;
  let bytes = 0;
  const client = async () => {
    while (left > 0 && performance.now() < endAt) {
      left -= 1;
      number += 1;
      const own = number;
      await row.before?.(target, scene, own);
      const askedAt = performance.now();
      const answer = await row.run(target, scene, own);
      times.push((performance.now() - askedAt) / row.requests);
      bytes = answer.bytes.length;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { times, tookMs: performance.now() - startedAt, bytes };
}
