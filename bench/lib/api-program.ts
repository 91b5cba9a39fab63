import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '@faena/embedded-mongo';
import { ask } from './http-client.ts';

const BUILT = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));

const GIVE_UP_MS = 60_000;

let started = 0;

/** The built API as a process of its own, run as in production. */
export interface ApiProgram {
  readonly origin: string;
  readonly child: ChildProcess;
  /** From the start of the process to its first `200` at `/api/ready`. */
  readonly readyMs: number;
  /** Its output so far: its log, and its complaints. */
  log(): Promise<string>;
  /** The memory that it occupies at this moment. */
  residentBytes(): Promise<number>;
  /** Ends the process, by default with SIGTERM, and resolves after its exit. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts the built API with these variables, on a free port by default; `built` is its main file for another version.
 * @throws Error when it was not built, or does not become ready within a minute
 */
export async function startApi(
  environment: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
  built = BUILT,
): Promise<ApiProgram> {
  if (!existsSync(built)) throw new Error('The API is not built: run `pnpm build` first.');
  started += 1;
  const port = environment.PORT ?? String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const logPath = join(tmpdir(), `faena-api-${process.pid}-${started}.log`);
  // A file and no pipe: to read its log is not to cost the one who measures it.
  const logFile = await open(logPath, 'w');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, built], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      DEMO_DATA: 'false',
      REQUESTS_PER_MINUTE: '1000000000',
      ...environment,
    },
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  await logFile.close();
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const log = () => readFile(logPath, 'utf8');
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', killWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    await rm(logPath, { force: true });
  };
  try {
    await untilReady(child, origin, log);
    const readyMs = performance.now() - startedAt;
    return { origin, child, readyMs, log, end, residentBytes: () => residentBytes(child) };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

async function untilReady(child: ChildProcess, origin: string, log: () => Promise<string>): Promise<void> {
  for (const giveUpAt = Date.now() + GIVE_UP_MS; Date.now() < giveUpAt; await sleep(10)) {
    if (child.exitCode !== null) throw new Error(`The API ended: ${await log()}`);
    const answer = await ask({ origin, path: '/api/ready' }).catch(() => undefined);
    if (answer?.status === 200) return;
  }
  throw new Error(`The API was not ready within ${GIVE_UP_MS} ms: ${await log()}`);
}

async function residentBytes({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
