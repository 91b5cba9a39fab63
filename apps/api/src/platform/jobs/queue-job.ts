import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../database.ts';
import type { QueuedJob } from './job.ts';
import { type JobDoc, JobModel } from './job-model.ts';

const NEW = {
  ...{ attempts: 0, holder: null, heldUntil: new Date(0) },
  ...{ again: false, failure: null, deadAt: null },
};

/** Stores a job, unless one with its name and key exists. */
async function insertJob({ name, key, ...values }: QueuedJob & Partial<JobDoc>): Promise<void> {
  await driverCollection(JobModel).updateOne(
    { name, key },
    { $setOnInsert: { ...NEW, ...values } },
    { upsert: true },
  );
}

/** Queues a job that is due now. */
export function queueJob(job: QueuedJob, now: Date): Promise<void> {
  return insertJob({ ...job, dueAt: now });
}

/** Stores a job as a dead letter: it runs when somebody retries it (JOB-2). */
export function queueDeadLetter(
  job: QueuedJob,
  failed: Pick<JobDoc, 'attempts' | 'failure' | 'deadAt'>,
): Promise<void> {
  return insertJob({ ...job, ...failed, dueAt: null });
}

/** Makes sure that a recurring job exists; its first run is due now. */
export function ensureRecurring(name: string, now: Date): Promise<void> {
  return insertJob({ name, key: '', data: {}, about: null, dueAt: now });
}

/** Makes a recurring job due now; a running job runs once more. */
export async function askForJob(name: string, now: Date): Promise<void> {
  await driverCollection(JobModel).updateOne(
    { name, key: '' },
    { $min: { dueAt: now }, $set: { again: true } },
  );
}

/** Deletes the queued jobs and dead letters about a person. */
export async function forgetJobs(about: Types.ObjectId, session: ClientSession): Promise<void> {
  await driverCollection(JobModel).deleteMany({ about }, { session });
}
