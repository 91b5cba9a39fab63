import { accountMailConsumer, accountMailJob } from '../src/features/account-mail/index.ts';
import { isDeclined } from '../src/features/person/index.ts';
import { askForJob } from '../src/platform/jobs/queue-job.ts';
import { JobRunner } from '../src/platform/jobs/run-jobs.ts';
import { outboxJobs } from '../src/platform/outbox/outbox-jobs.ts';
import type { Services } from '../src/platform/services.ts';

/** Consumes the events that ask for mails about accounts, and sends the due mails. */
export async function sendAccountMails(services: Services): Promise<void> {
  const outbox = outboxJobs([accountMailConsumer(services)], services);
  const jobs = [...accountMailJob(services, isDeclined), ...outbox];
  const runner = new JobRunner(services, jobs);
  await askForJob('outbox', services.clock.now());
  // Once for what the outbox queues.
  for (let time = 0; time < 2; time += 1) {
    await runner.poll();
    await runner.idle();
  }
}
