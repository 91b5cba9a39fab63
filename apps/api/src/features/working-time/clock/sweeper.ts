import { HEARTBEAT_INTERVAL_MS } from '@faena/shared/domain';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { closeLostRecords } from './close-lost-records.ts';

/** The interval between searches for lost records. */
const SWEEP_INTERVAL_MS = 30_000;

/** After a start the first sweep waits, so that heartbeats can arrive again. */
const FIRST_SWEEP_MS = HEARTBEAT_INTERVAL_MS + SWEEP_INTERVAL_MS;

/** Called with the number of records that a sweep ended; null for a failed sweep. */
export type ReportSweep = (ended: number | null) => void;

/** The job that ends lost records (TIME-14). */
export function sweeperJob(services: Pick<Services, 'clock' | 'log'>, report?: ReportSweep): Job {
  return {
    name: 'lost-records',
    everyMs: SWEEP_INTERVAL_MS,
    firstMs: FIRST_SWEEP_MS,
    async run() {
      try {
        const ended = await closeLostRecords(services);
        if (ended > 0) services.log.info({ ended }, 'ended records whose signal was lost');
        report?.(ended);
      } catch (error) {
        report?.(null);
        throw error;
      }
    },
  };
}
