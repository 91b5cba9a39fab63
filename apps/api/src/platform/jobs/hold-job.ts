import { randomUUID } from 'node:crypto';
import { driverCollection } from '../database.ts';
import { type JobDoc, JobModel } from './job-model.ts';

/**
 * A run that has not renewed its lock for so long counts as dead. Times are by the database, because clocks may differ.
 */
const HOLD_MS = 15_000;
const RENEW_MS = 3_000;
const RELEASED = { holder: null, heldUntil: new Date(0) };
const held = { $add: ['$$NOW', HOLD_MS] };

const jobs = () => driverCollection(JobModel);
const own = ({ _id, holder }: JobDoc) => ({ _id, holder });

/** Takes the job of these names that has been due for longest and that no run holds. */
export function takeJob(names: readonly string[], now: Date): Promise<JobDoc | null> {
  return jobs().findOneAndUpdate(
    { name: { $in: names }, dueAt: { $lte: now }, $expr: { $lte: ['$heldUntil', '$$NOW'] } },
    [
      {
        $set: {
          holder: randomUUID(),
          heldUntil: held,
          attempts: { $add: ['$attempts', 1] },
          again: false,
        },
      },
    ],
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  );
}

/** Renews the hold until it is stopped. `lost` hears that another run has taken the job over. */
export function keepHold(job: JobDoc, lost: () => void): () => void {
  const renew = async () => {
    const { matchedCount } = await jobs().updateOne(own(job), [{ $set: { heldUntil: held } }]);
    if (matchedCount === 0) lost();
  };
  // The next renewal makes up for a failed one.
  const renewing = setInterval(() => renew().catch(() => undefined), RENEW_MS).unref();
  return () => clearInterval(renewing);
}

/** Notes the success of a recurring job. It is due at `next`, or at once if it was requested during the run. */
export async function finishRecurring(job: JobDoc, now: Date, next: Date): Promise<void> {
  const dueAt = { $cond: ['$again', now, next] };
  await jobs().updateOne(own(job), [{ $set: { ...RELEASED, attempts: 0, failure: null, dueAt } }]);
}

export async function finishQueued(job: JobDoc): Promise<void> {
  await jobs().deleteOne(own(job));
}

/** Notes a failure; the job is tried again at `next`. */
export async function postpone(job: JobDoc, failure: string, next: Date): Promise<void> {
  await jobs().updateOne(own(job), { $set: { ...RELEASED, failure, dueAt: next } });
}

/** Releases a job that the end of the process interrupted, without counting a failure. */
export async function giveBack(job: JobDoc): Promise<void> {
  await jobs().updateOne(own(job), { $set: RELEASED, $inc: { attempts: -1 } });
}

/** Makes a job a dead letter (JOB-2). */
export async function bury(job: JobDoc, failure: string, deadAt: Date): Promise<void> {
  await jobs().updateOne(own(job), { $set: { ...RELEASED, failure, deadAt, dueAt: null } });
}
