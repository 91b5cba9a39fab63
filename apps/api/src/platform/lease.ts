import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Db } from 'mongodb';

/** A holder counts as dead when it has not renewed its lease for this time. */
const LEASE_MS = 15_000;
const RENEW_MS = 3_000;
const POLL_MS = 250;

interface LockDoc {
  _id: string;
  holder: string;
  until: Date;
}

/** The exclusive right of one process to a task, among all processes on a database. */
export interface Lease {
  /** @throws Error when it was lost, because this process paused so long that another took over */
  confirm(): Promise<void>;
  /** Frees the lease for the next process at once. */
  release(): Promise<void>;
}

/**
 * Waits for the lease of a name. Times are those of the database, because clocks may differ. A lease without renewal
 * lasts `leaseMs`.
 */
export async function takeLease(db: Db, name: string, leaseMs = LEASE_MS): Promise<Lease> {
  const locks = db.collection<LockDoc>('locks');
  const holder = randomUUID();
  const until = { $add: ['$$NOW', leaseMs] };
  await locks.updateOne(
    { _id: name },
    { $setOnInsert: { holder: '', until: new Date(0) } },
    { upsert: true },
  );
  const free = { _id: name, $expr: { $lte: ['$until', '$$NOW'] } };
  while ((await locks.updateOne(free, [{ $set: { holder, until } }])).matchedCount === 0) {
    await setTimeout(POLL_MS);
  }
  const renew = async () => {
    const { matchedCount } = await locks.updateOne({ _id: name, holder }, [{ $set: { until } }]);
    if (matchedCount === 0) throw new Error(`Another process has taken over the lease of ${name}.`);
  };
  // The next renewal repairs a failed one, or `confirm` detects the loss.
  const renewing = setInterval(() => renew().catch(() => undefined), Math.min(RENEW_MS, leaseMs / 3)).unref();
  return {
    confirm: renew,
    async release() {
      clearInterval(renewing);
      await locks.updateOne({ _id: name, holder }, { $set: { until: new Date(0) } });
    },
  };
}
