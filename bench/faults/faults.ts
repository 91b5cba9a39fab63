import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '../lib/say.ts';
import { apiKilled } from './fault-api.ts';
import { diskFull } from './fault-disk.ts';
import { primaryKilled } from './fault-primary.ts';
import { readersThatDoNotRead, slowClients } from './fault-readers.ts';

/*
 * `pnpm faults`: takes away what the service stands on while people write, one thing after the other, all on 127.0.0.1.
 * Ends with 0 if each time every acknowledged write is stored, others failed clearly, and the service recovered by
 * itself. `--only primary` does one of them, `--seconds 5` says how long each stage lasts.
 */

/** The faults of the service, each in a folder of its own; each answers its problems, a line each. */
export type Fault = (folder: string, stageMs: number, say: (line: string) => void) => Promise<string[]>;

const FAULTS: Readonly<Record<string, Fault>> = {
  primary: primaryKilled,
  api: apiKilled,
  disk: diskFull,
  slow: slowClients,
  stream: readersThatDoNotRead,
};

const { values } = parseArgs({
  options: { only: { type: 'string' }, seconds: { type: 'string', default: '5' } },
});
const stageMs = Math.min(120, Math.max(1, Number(values.seconds))) * 1000;
if (values.only !== undefined && !(values.only in FAULTS)) {
  throw new RangeError(`--only takes one of: ${Object.keys(FAULTS).join(', ')}`);
}

let failed = false;
for (const [name, fault] of Object.entries(FAULTS)) {
  if (values.only !== undefined && values.only !== name) continue;
  say(`\n${name}`);
  const folder = await mkdtemp(join(tmpdir(), `faena-fault-${name}-`));
  const faults = await fault(folder, stageMs, (line) => say(`  ${line}`)).catch((error: unknown) => [
    String(error),
  ]);
  await rm(folder, { recursive: true, force: true });
  for (const line of faults) say(`  FAULT: ${line}`);
  say(`  ${faults.length === 0 ? 'passed' : 'failed'}`);
  failed ||= faults.length > 0;
}
// Connections that are kept would keep this process, too.
process.exit(failed ? 1 : 0);
