import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '@faena/embedded-mongo';
import { type Weighed, weigh } from '../../apps/api/test/attacks/attack.ts';
import { ATTACKS } from '../../apps/api/test/attacks/attacks.ts';
import { mailTexts } from '../../apps/api/test/attacks/mail-text.ts';
import { setStage } from '../../apps/api/test/attacks/stage.ts';
import { startMailServer } from '../../apps/api/test/mail-server.ts';
import { type ApiProgram, startApi } from '../lib/api-program.ts';
import { say } from '../lib/say.ts';

/*
 * `pnpm attacks`: repeats former attacks on two processes of the built API, at their size and through the public API
 * alone. For each it prints the answers, the waits of somebody else, and the memory before and after. Ends
 * with 0 when nothing was gained and nobody noticed. `--only 7` does one of them, `--only 7,8` two; `--built
 * …/apps/api/dist/main.js` attacks another version for comparison, and `--size 0.1` sends a tenth of each.
 */

const ADMIN = { username: 'raiz', password: 'una-clave-larga' };
const MIB = 1_048_576;

const { values } = parseArgs({
  options: { only: { type: 'string' }, built: { type: 'string' }, size: { type: 'string' } },
});
const attacks = ATTACKS.filter(
  ({ number }) => values.only === undefined || values.only.split(',').includes(String(number)),
);
if (attacks.length === 0) throw new RangeError('--only takes numbers of attacks');

const dataDir = await mkdtemp(join(tmpdir(), 'faena-attacks-'));
const mailServer = await startMailServer();
const mongo = await startEmbeddedMongo({ dataDir });
const apis: ApiProgram[] = [];
try {
  const environment = {
    // Hashes cost as much here as outside of tests.
    NODE_ENV: 'development',
    // As in a container and under systemd.
    MALLOC_ARENA_MAX: '2',
    MONGODB_URI: mongo.uri,
    JWT_SECRET: 'a secret for attacks, long enough',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    TRUST_PROXY: '1',
    PASSWORD_RESET: 'email',
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'error',
  };
  const [one, two] = [
    await startApi(environment, [], values.built),
    await startApi(environment, [], values.built),
  ];
  apis.push(one, two);
  const stage = await setStage({
    origins: [one.origin, two.origin],
    admin: ADMIN,
    residentBytes: () => one.residentBytes(),
    mails: () => mailTexts(mailServer.taken),
  });
  for (const attack of attacks) {
    const weighed = await weigh(attack, stage, Number(values.size ?? 1));
    say(`\n${attack.number}. ${attack.name}\n${report(weighed)}`);
    if (weighed.faults.length > 0) process.exitCode = 1;
  }
} finally {
  await Promise.all(apis.map((api) => api.end()));
  mailServer.stop();
  await mongo.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function report({
  answered,
  restMs,
  besideMs,
  restBytes,
  afterBytes,
  received = 0,
  faults,
}: Weighed): string {
  const [before, after] = [restBytes, afterBytes].map((bytes) => `${Math.round(bytes / MIB)} MiB`);
  return [
    `   answered: ${answered}; the largest answer ${received} bytes`,
    `   a plain request took ${besideMs.toFixed(1)} ms beside it, ${restMs.toFixed(1)} ms at rest; memory ${before}, then ${after}`,
    ...(faults.length > 0 ? faults.map((fault) => `   FAILED: ${fault}`) : ['   held']),
  ].join('\n');
}
