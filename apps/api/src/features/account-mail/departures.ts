import type { Types } from 'mongoose';
import type { Departure } from '../../platform/departures.ts';
import { forgetJobs } from '../../platform/jobs/queue-job.ts';
import { forgetEvents } from '../../platform/outbox/emit.ts';

/** Unsent mails about an account go with it. */
export async function whenPersonGoes(personId: Types.ObjectId, { session }: Departure): Promise<void> {
  await forgetEvents(personId, session);
  await forgetJobs(personId, session);
}
