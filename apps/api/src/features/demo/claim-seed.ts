import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { isDuplicate } from '../../platform/database.ts';
import { type SeedMarkerDoc, SeedMarkerModel } from './seed-marker-model.ts';

/** A process that has not renewed its claim for so long counts as dead. */
const LEASE_MS = 10_000;
const RENEW_MS = 2_000;
const POLL_MS = 250;

/** The right of one process to seed, kept until `done` or `release`. */
export interface Claim {
  /** An earlier process began the seeding and did not finish. */
  readonly resumed: boolean;
  /** Notes that the database has people of the demo data. */
  begin(): Promise<void>;
  /** Notes that the seeding is complete. */
  done(): Promise<void>;
  /** Frees the claim for the next process at once. */
  release(): Promise<void>;
}

/**
 * Claims the seeding of the demo data. The marker's id is unique, so one of several processes gets it. The others
 * wait until it is done, or take over when it dies. Null if the seeding is complete.
 */
export async function claimSeed(clock: Clock): Promise<Claim | null> {
  const runner = randomUUID();
  for (;;) {
    const lease = { runner, leaseUntil: new Date(+clock.now() + LEASE_MS) };
    const marker = await SeedMarkerModel.findById('demo').lean();
    if (marker?.state === 'done') return null;
    if (!marker && (await insert(lease))) return keep(runner, false, clock);
    const left = await SeedMarkerModel.findOneAndUpdate(
      { _id: 'demo', state: { $ne: 'done' }, leaseUntil: { $lte: clock.now() } },
      { $set: lease },
    ).lean();
    if (left) return keep(runner, left.state === 'running', clock);
    await setTimeout(POLL_MS);
  }
}

async function insert(lease: { runner: string; leaseUntil: Date }): Promise<boolean> {
  try {
    await SeedMarkerModel.create({ _id: 'demo', state: 'claimed', ...lease });
    return true;
  } catch (error) {
    if (isDuplicate(error, '_id')) return false;
    throw error;
  }
}

function keep(runner: string, resumed: boolean, clock: Clock): Claim {
  const update = async (change: Partial<SeedMarkerDoc>) => {
    await SeedMarkerModel.updateOne({ _id: 'demo', runner, state: { $ne: 'done' } }, { $set: change });
  };
  const lasting = (ms: number) => ({ leaseUntil: new Date(+clock.now() + ms) });
  // A failed renewal is repaired by the next one, or by another process.
  const renewing = setInterval(() => update(lasting(LEASE_MS)).catch(() => undefined), RENEW_MS).unref();
  const end = (change: Partial<SeedMarkerDoc>) => {
    clearInterval(renewing);
    return update(change);
  };
  return {
    resumed,
    begin: () => update({ state: 'running' }),
    done: () => end({ state: 'done' }),
    release: () => end(lasting(0)),
  };
}
