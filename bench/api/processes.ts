import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Task, Times } from './loader.ts';

/** A program of this folder, started beside us and ended with us. */
function start(name: string, environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return fork(fileURLToPath(new URL(name, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...environment },
  });
}

/** The next thing a process says; rejects when it ends instead. */
function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('A process of the measurement has ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });
}

/** The process that takes the times. */
export class Loader {
  readonly #child = start('loader.ts');

  /** @throws Error when an answer was not a success */
  async load(task: Task): Promise<Times> {
    const answered = said<Times | { error: string }>(this.#child);
    this.#child.send(task);
    const answer = await answered;
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  end(): void {
    this.#child.disconnect();
  }
}

/** The floor's input. */
export interface FloorOptions {
  readonly mongodbUri: string;
  readonly secret: string;
  /** Those that the floor alone writes to. */
  readonly boardIds: readonly string[];
  readonly passwordHash: string;
}

/** Starts the floor; `origin` is where it serves. */
export async function startFloor({ mongodbUri, secret, boardIds, passwordHash }: FloorOptions) {
  const child = start('floor.ts', {
    NODE_ENV: 'production',
    FLOOR_MONGODB_URI: mongodbUri,
    FLOOR_SECRET: secret,
    FLOOR_BOARDS: boardIds.join(','),
    FLOOR_PASSWORD_HASH: passwordHash,
  });
  const port = await said<number>(child);
  return { origin: `http://127.0.0.1:${port}`, end: () => child.disconnect() };
}
