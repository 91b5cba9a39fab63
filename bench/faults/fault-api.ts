import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { underWriteLoad } from './fault-run.ts';
import type { Fault } from './faults.ts';
import { ReplicaSet } from './replica-set.ts';

/** One of two processes of the API is killed while it writes, and started again. */
export const apiKilled: Fault = async (folder, stageMs, say) => {
  const set = await ReplicaSet.start([join(folder, 'a')]);
  try {
    return await underWriteLoad(
      set.uri,
      async ({ killApi, reviveApi, recovered, ledger }) => {
        await sleep(stageMs);
        await killApi(0);
        const before = ledger.created.size;
        await sleep(stageMs);
        const faults = ledger.created.size > before ? [] : ['the other process did not go on'];
        await reviveApi(0);
        say(`started again; writes succeed through both after ${await recovered()} ms`);
        await sleep(stageMs);
        return faults;
      },
      say,
    );
  } finally {
    await set.stop();
  }
};
