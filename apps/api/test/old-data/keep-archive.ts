import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@faena/embedded-mongo';

/*
 * `pnpm --filter @faena/api run archive 0.2.0`: keeps the data of this version, as it stores it, for the tests of
 * all later versions (`old-data.test.ts`). It is the demo data, and one example of what that has nothing of.
 */

const API = fileURLToPath(new URL('../..', import.meta.url));
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PASSWORD = 'faena-demo';

type Json = Record<string, unknown>;

/** Starts a program of the API, with these variables and no others of ours. */
function start(program: 'main' | 'backup', uri: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `src/${program}.ts`, ...args], {
    cwd: API,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      PORT: '0',
      DEMO_DATA: 'true',
      MONGODB_URI: uri,
      JWT_SECRET: 'for as long as it takes to keep an archive',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Where a starting API serves, once it does: the demo data is there by then. */
async function originOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program has no output.');
  for await (const line of createInterface(stdout)) {
    const [, port] = /"port":(\d+).*"msg":"listening"/.exec(line) ?? [];
    if (port) return `http://127.0.0.1:${port}/api`;
  }
  throw new Error('The API did not start.');
}

async function send(origin: string, token: string, method: string, path: string, body?: Json | FormData) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(!isForm && { 'Content-Type': 'application/json' }) },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

async function signIn(origin: string, username: string) {
  const session = await send(origin, '', 'POST', '/auth/login', { username, password: PASSWORD });
  return {
    userId: String(session.userId),
    send: (method: string, path: string, body?: Json | FormData) =>
      send(origin, session.accessToken, method, path, body),
  };
}

/** A picture, corrections, one by somebody who is gone, a temporary password, and a clock that runs. */
async function addWhatTheDemoLacks(origin: string): Promise<void> {
  const admin = await signIn(origin, 'admin');
  const worker = await signIn(origin, 'empleado');
  const account = (username: string, rol_id: number) =>
    admin.send('POST', '/user/create', {
      fullname: `Persona ${username}`,
      username,
      email: `${username}@example.com`,
      rol_id,
      password: PASSWORD,
    });
  const picture = new FormData();
  picture.set('profileImage', new Blob([Buffer.from(PIXEL, 'base64')]));
  await worker.send('POST', '/user/profile-picture', picture);

  const { user } = await account('relevo', 1);
  const relief = await signIn(origin, 'relevo');
  const records: Json[] = await admin.send('GET', `/timesheets/${worker.userId}`);
  const ended = records.find(({ endTime }) => endTime !== null);
  const later = new Date(Date.parse(String(ended?.startTime)) + 60_000).toISOString();
  await relief.send('PUT', `/timesheets/${ended?._id}`, { startTime: later, reason: 'Llegó más tarde.' });
  await admin.send('DELETE', `/user/${user._id}`);
  await admin.send('POST', '/timesheets', {
    employeeId: worker.userId,
    startTime: '2026-01-10T14:00:00.000Z',
    endTime: '2026-01-10T16:00:00.000Z',
    reason: 'Se olvidó.',
  });

  await account('olvido', 4);
  await send(origin, '', 'POST', '/auth/forgot-password', { username: 'olvido' });
  await worker.send('POST', '/timesheets/start', { employeeId: worker.userId });
}

const [name] = process.argv.slice(2);
if (!name || !/^\d+\.\d+\.\d+[\w.-]*$/.test(name)) throw new Error('Say which version it is: 0.2.0');
const folder = fileURLToPath(new URL('archives', import.meta.url));
await mkdir(folder, { recursive: true });
const mongo = await startEmbeddedMongo({ log: (line) => process.stderr.write(`${line}\n`) });
try {
  const main = start('main', mongo.uri);
  await addWhatTheDemoLacks(await originOf(main));
  main.kill('SIGTERM');
  await once(main, 'close');
  const [code] = await once(start('backup', mongo.uri, `${folder}/${name}.gz`), 'close');
  process.exitCode = Number(code);
} finally {
  await mongo.stop();
}
