import type { Job } from '../platform/jobs/job.ts';
import type { Services } from '../platform/services.ts';
import { fileSweepJob } from './file-sweep-job.ts';
import { purgeJob, slipMailJob, verificationJob } from './payroll/index.ts';
import { type ReportSweep, sweeperJob } from './working-time/index.ts';

interface JobReports {
  readonly swept?: ReportSweep | undefined;
}

/** Every job of the product (JOB-1). */
export function jobsOf(services: Services, { swept }: JobReports = {}): readonly Job[] {
  return [
    sweeperJob(services, swept),
    verificationJob(services),
    slipMailJob(services),
    purgeJob,
    fileSweepJob(services),
  ];
}
