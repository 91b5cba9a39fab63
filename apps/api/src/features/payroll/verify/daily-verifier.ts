import { DAY_MS } from '@faena/shared/domain';
import { driverCollection } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { type Rhythm, repeat } from '../../../platform/repeat.ts';
import type { Services } from '../../../platform/services.ts';
import { PayrollCheckModel } from './check-model.ts';
import { verifyPayroll } from './verify-payroll.ts';

const FIRST_MS = 60_000;

/** How often a process reads what the last verification found. */
const RHYTHM: Rhythm = { firstMs: FIRST_MS, intervalMs: 10 * 60_000 };

/** The job that verifies what money rests on (LEDGER-5). It logs each fault. */
export function verificationJob({ log }: Pick<Services, 'log'>): Job {
  return {
    name: 'payroll-verification',
    everyMs: DAY_MS,
    firstMs: FIRST_MS,
    async run({ signal }) {
      await note({ startedAt: '$$NOW' });
      const verified = await verifyPayroll((finding) => {
        if (finding.kind === 'fault') log.error({ of: finding.of }, `payroll fault: ${finding.says}`);
      }, signal);
      await note({ endedAt: '$$NOW', faults: verified.faults });
      log.info(verified, 'verified the payroll');
    },
  };
}

/** Stores what processes of the version before read, too. */
async function note(values: Record<string, unknown>): Promise<void> {
  const checks = driverCollection(PayrollCheckModel);
  await checks.updateOne({ _id: 'last' }, [{ $set: values }], { upsert: true });
}

/**
 * Tells now and then how many faults the last verification found, whichever process made it (LEDGER-5).
 * @returns stops it
 */
export function watchFaults(
  { log }: Pick<Services, 'log'>,
  report: (faults: number) => void,
  rhythm: Rhythm = RHYTHM,
): () => Promise<void> {
  return repeat(async () => {
    try {
      const last = await PayrollCheckModel.findById('last').lean();
      if (typeof last?.faults === 'number') report(last.faults);
    } catch (err) {
      log.error({ err }, 'reading the last verification failed');
    }
  }, rhythm);
}
