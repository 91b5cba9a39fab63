import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { underWriteLoad } from './fault-run.ts';
import type { Fault } from './faults.ts';
import { ReplicaSet } from './replica-set.ts';

/** The primary of three is killed, another takes over, and the one that was killed comes back. */
export const primaryKilled: Fault = async (folder, stageMs, say) => {
  const set = await ReplicaSet.start(['a', 'b', 'c'].map((name) => join(folder, name)));
  try {
    return await underWriteLoad(
      set.uri,
      async ({ recovered, ledger }) => {
        await sleep(stageMs);
        const before = ledger.created.size;
        const primary = await set.primary();
        await set.kill(primary);
        say(`primary killed after ${before} tasks; writes succeed again after ${await recovered()} ms`);
        await sleep(stageMs);
        await set.revive(primary);
        await sleep(stageMs);
        await recovered();
        return ledger.created.size > before ? [] : ['nothing was written any more'];
      },
      say,
    );
  } finally {
    await set.stop();
  }
};
