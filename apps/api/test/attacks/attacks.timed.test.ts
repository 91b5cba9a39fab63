import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REQUESTS_PER_MINUTE } from '../harness.ts';
import { startMailServer } from '../mail-server.ts';
import { databaseUri, type Program, runProgram } from '../run-program.ts';
import { weigh } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { mailTexts } from './mail-text.ts';
import { type Stage, setStage, unique } from './stage.ts';

/** The share of each attack that is sent: enough to stall or swell a process without limits. */
const SIZE = 0.05;

/** More than at full size: a machine of tests may be slow. */
const UNNOTICED_MS = 1_000;

const START_TIMEOUT_MS = 120_000;

/** Two processes of the API, which the attacks are made on, and one on another database, which nobody attacks. */
const programs: Program[] = [];
const mailServer = await startMailServer();
let stage: Stage;

beforeAll(async () => {
  const admin = { username: 'raiz', password: 'una-clave-larga' };
  const environment = {
    // Hashes cost as much here as outside of tests.
    NODE_ENV: 'development',
    // As in a container and under systemd.
    MALLOC_ARENA_MAX: '2',
    MONGODB_URI: databaseUri(unique('test-')),
    JWT_SECRET: unique('a secret that is long enough '),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    DEMO_DATA: 'false',
    TRUST_PROXY: '1',
    PASSWORD_RESET: 'email',
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'http://127.0.0.1',
    REQUESTS_PER_MINUTE,
  };
  const start = async (database = environment.MONGODB_URI) => {
    const program = runProgram('main', { ...environment, MONGODB_URI: database });
    programs.push(program);
    return program.listening();
  };
  const origins = [await start(), await start()] as const;
  const unattackedOrigin = await start(databaseUri(unique('test-')));
  const residentBytes = () => residentBytesOf(programs[0]);
  stage = await setStage({
    origins,
    unattackedOrigin,
    admin,
    residentBytes,
    mails: () => mailTexts(mailServer.taken),
  });
}, START_TIMEOUT_MS);

afterAll(async () => {
  for (const { child } of programs) child.kill('SIGTERM');
  await Promise.all(programs.map((program) => program.ended()));
  mailServer.stop();
});

it.each(ATTACKS)(
  'attack $number, $name, gains nothing and is noticed by nobody (LIMIT-1 to LIMIT-8)',
  async (attack) => {
    const { faults } = await weigh(attack, stage, SIZE, UNNOTICED_MS);
    expect(faults).toEqual([]);
  },
);

/** As Linux tells; elsewhere memory is not looked at. */
async function residentBytesOf(program: Program | undefined): Promise<number> {
  const status = await readFile(`/proc/${program?.child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
