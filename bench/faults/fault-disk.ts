import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { underWriteLoad } from './fault-run.ts';
import type { Fault } from './faults.ts';
import { ReplicaSet } from './replica-set.ts';

const run = promisify(execFile);

/** Room for the database as it is filled, and not for much more. */
const DISK_MB = 400;

/** How long a database with a full disk may go on before it has noticed. */
const NOTICE_MS = 60_000;

/**
 * The disk of the database is full: MongoDB ends itself rather than to lose what it promised. Space is freed, a
 * supervisor restarts the database, and the API continues. Needs the right to mount.
 */
export const diskFull: Fault = async (folder, stageMs, say) => {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  } catch {
    say('left out: only root may mount a small disk here');
    return [];
  }
  const set = await ReplicaSet.start([join(disk, 'a')]);
  try {
    return await underWriteLoad(
      set.uri,
      async ({ recovered, ledger }) => {
        await sleep(stageMs);
        const ballast = join(disk, 'ballast');
        const port = await set.primary();
        await fillUp(disk, ballast);
        for (let ms = 0; ms < NOTICE_MS && !set.hasEnded(port); ms += 100) await sleep(100);
        const ended = set.hasEnded(port);
        say(ended ? 'disk full: MongoDB has ended itself' : 'disk full: MongoDB goes on from what it has');
        const before = ledger.created.size;
        await sleep(stageMs);
        if (ended && ledger.created.size > before) return ['writes were acknowledged without a database'];
        await rm(ballast);
        if (ended) await set.revive(port);
        say(`room made; writes succeed again after ${await recovered()} ms`);
        await sleep(stageMs);
        return [];
      },
      say,
    );
  } finally {
    await set.stop();
    await run('umount', ['-l', disk]);
  }
};

/** Writes a file until there is no room for another byte. */
async function fillUp(disk: string, path: string): Promise<void> {
  const ballast = createWriteStream(path);
  const full = once(ballast, 'error').catch(() => undefined);
  const block = Buffer.alloc(256 * 1024);
  for (;;) {
    const { bavail } = await statfs(disk);
    if (bavail === 0 || ballast.destroyed) break;
    const written = new Promise<void>((resolve) => ballast.write(block, () => resolve()));
    await Promise.race([written, full]);
  }
  ballast.destroy();
}
