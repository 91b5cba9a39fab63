import { Places } from './places.ts';
import { lazyThreads, SPARE_CORES } from './threads.ts';

/** Some 15 seconds of hashing, about the longest wait of a person. */
const WAITING = 60 * SPARE_CORES;

interface Tasks {
  hash: { readonly task: { readonly password: string; readonly cost: number }; readonly result: string };
  compare: { readonly task: { readonly password: string; readonly hash: string }; readonly result: boolean };
}

const places = new Places({
  places: SPARE_CORES,
  waiting: WAITING,
  retryAfter: 5,
  reason: 'too_many_sign_ins',
});

const threads = lazyThreads({
  file: ['hash-thread', import.meta.url],
  maxThreads: SPARE_CORES,
  idleTimeout: 30_000,
});

/**
 * Runs bcrypt in its own threads (LIMIT-4). Node's threads for such work also serve files, names and compression,
 * which would wait.
 * @throws AppError `unavailable` when too many hashes wait already
 */
export async function runHash<N extends keyof Tasks>(
  name: N,
  task: Tasks[N]['task'],
): Promise<Tasks[N]['result']> {
  const leave = await places.take();
  try {
    return await threads().run(task, { name });
  } finally {
    leave();
  }
}
