import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Places } from './places.ts';
import { threadFile } from './thread-file.ts';

/** One core is left to everybody else. */
const THREADS = Math.max(1, availableParallelism() - 1);

/** Some 15 seconds of hashing: nobody waits longer for an answer. */
const WAITING = 60 * THREADS;

/** How long a thread waits for more before it ends. */
const IDLE_MS = 30_000;

interface Tasks {
  hash: { readonly task: { readonly password: string; readonly cost: number }; readonly result: string };
  compare: { readonly task: { readonly password: string; readonly hash: string }; readonly result: boolean };
}

const places = new Places({
  places: THREADS,
  waiting: WAITING,
  retryAfter: 5,
  reason: 'too_many_sign_ins',
});

let threads: Piscina | undefined;

/**
 * Has a thread of its own do what bcrypt does (LIMIT-4). The threads that Node brings for such work are shared with
 * files, names and compression, all of which would wait.
 * @throws AppError `unavailable` where too much is being hashed already
 */
export async function runHash<N extends keyof Tasks>(
  name: N,
  task: Tasks[N]['task'],
): Promise<Tasks[N]['result']> {
  const leave = await places.take();
  try {
    threads ??= new Piscina({
      filename: threadFile('hash-thread', import.meta.url).href,
      execArgv: [],
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
    });
    return await threads.run(task, { name });
  } finally {
    leave();
  }
}
