import type { Job } from '../platform/jobs/job.ts';
import { outboxJobs } from '../platform/outbox/outbox-jobs.ts';
import type { Services } from '../platform/services.ts';
import { accountMailConsumer, accountMailJob, takeOverJob } from './account-mail/index.ts';
import { fileSweepJob } from './file-sweep-job.ts';
import {
  clockReminderJob,
  dueTasksJob,
  movedTasksJob,
  noticeConsumer,
  noticeMailJobs,
  noticePushJob,
} from './notice/index.ts';
import { purgeJob, slipMailConsumer, slipMailJob, verificationJob } from './payroll/index.ts';
import { isDeclined } from './person/index.ts';
import { forgetEndedJob } from './push/index.ts';
import { type ReportSweep, sweeperJob } from './working-time/index.ts';

interface JobReports {
  readonly swept?: ReportSweep | undefined;
}

/** Every job of the product (JOB-1), and the consumers of its events (JOB-5). */
export function jobsOf(services: Services, { swept }: JobReports = {}): readonly Job[] {
  return [
    sweeperJob(services, swept),
    verificationJob(services),
    slipMailJob(services),
    purgeJob,
    fileSweepJob(services),
    ...accountMailJob(services, isDeclined),
    takeOverJob(services),
    ...noticeMailJobs(services, isDeclined),
    noticePushJob(services),
    clockReminderJob(services),
    dueTasksJob(services),
    movedTasksJob(services),
    forgetEndedJob(services),
    ...outboxJobs(
      [accountMailConsumer(services), slipMailConsumer(services), noticeConsumer(services)],
      services,
    ),
  ];
}
