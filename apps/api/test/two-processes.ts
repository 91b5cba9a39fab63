import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@faena/shared/client';
import { contract, type FaenaContract } from '@faena/shared/contract';
import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Person } from './factories.ts';
import { REQUESTS_PER_MINUTE, type TestApi } from './harness.ts';

/** Processes start from their sources, which takes a while on a busy machine. */
const START_TIMEOUT_MS = 90_000;
const API = fileURLToPath(new URL('..', import.meta.url));

/** A real process of the API, started as in production from `main.ts`. */
export interface ApiProcess {
  origin: string;
  as(person: Person | null): Client<FaenaContract>;
}

/**
 * Two processes of the API on the database of `api`, for the test file that calls it. They live in
 * real time: the clock of `api` is set to it, so that its people's tokens are good there.
 */
export function useTwoProcesses(api: TestApi): readonly [ApiProcess, ApiProcess] {
  const children: ChildProcess[] = [];
  const one = processOf();
  const two = processOf();

  beforeAll(async () => {
    api.clock.set(new Date());
    const database = new URL(inject('mongoUri'));
    database.pathname = mongoose.connection.name;
    const start = async (process: ApiProcess) => {
      const child = spawnApi(String(database), api.services.config.jwtSecret);
      children.push(child);
      process.origin = await originOf(child);
    };
    await Promise.all([start(one), start(two)]);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(children.map(stop));
  });
  return [one, two];
}

function processOf(): ApiProcess {
  const process: ApiProcess = {
    origin: '',
    as: (person) => createClient(contract, { origin: process.origin, token: () => person?.token ?? null }),
  };
  return process;
}

function spawnApi(mongodbUri: string, jwtSecret: string): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: API,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      MONGODB_URI: mongodbUri,
      JWT_SECRET: jwtSecret,
      DEMO_DATA: 'false',
      REQUESTS_PER_MINUTE,
    },
  });
  // A run that is broken off leaves no process behind.
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}

/** Where a process serves, once it says so in its log. */
async function originOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The API was started without its output');
  for await (const line of createInterface({ input: child.stdout })) {
    const port = line.includes('"listening"') && (JSON.parse(line) as { port: number }).port;
    if (!port) continue;
    child.stdout.resume();
    return `http://127.0.0.1:${port}`;
  }
  throw new Error('The API ended before it listened');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
