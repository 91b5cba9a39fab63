import type { Types } from 'mongoose';
import { currentDatabase } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import type { Services } from '../../platform/services.ts';
import type { AccountMail } from './account-mail.ts';
import { ACCOUNT_MAIL_JOB } from './send-mails.ts';

const MINUTE_MS = 60_000;

/** A running process of version 1.0 takes a due mail within seconds. */
const LEFT_MS = 2 * MINUTE_MS;

interface OldMail extends AccountMail {
  readonly _id: Types.ObjectId;
  readonly personId: Types.ObjectId;
}

/** The job that sends the mails which version 1.0 left in `account_mails`. The release after this one removes it. */
export function takeOverJob({ clock }: Pick<Services, 'clock'>): Job {
  return {
    name: 'account-mails-left',
    everyMs: MINUTE_MS,
    async run() {
      const mails = currentDatabase().collection<OldMail>('account_mails');
      const isLeft = { $expr: { $lte: ['$dueAt', { $subtract: ['$$NOW', LEFT_MS] }] } };
      for await (const { _id, kind, to, language, at, counted, personId } of mails.find(isLeft)) {
        const data = { kind, to, language, at, counted, personId };
        // Queued first, because a repeated mail is better than a lost one.
        const job = { name: ACCOUNT_MAIL_JOB, key: String(_id), data, about: personId };
        await queueJob(job, clock.now());
        await mails.deleteOne({ _id });
      }
    },
  };
}
