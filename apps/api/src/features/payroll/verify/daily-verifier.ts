import { DAY_MS } from '@faena/shared/domain';
import { driverCollection } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { type Rhythm, repeat } from '../../../platform/repeat.ts';
import type { Services } from '../../../platform/services.ts';
import type { Anchor } from './anchor-lines.ts';
import { anchorRecords } from './anchor-records.ts';
import { PayrollCheckModel } from './check-model.ts';
import { mailAnchors } from './mail-anchors.ts';
import { verifyPayroll } from './verify-payroll.ts';

const FIRST_MS = 60_000;

/** The interval in which a process reads the result of the last verification. */
const RHYTHM: Rhythm = { firstMs: FIRST_MS, intervalMs: 10 * 60_000 };

/** The anchor of a ledger without events for so long is not mailed again: many earlier mails had it. */
const ANCHORED_MS = 7 * DAY_MS;

/** The job that verifies the payroll (LEDGER-5). It logs each fault; it logs and mails the anchors (LEDGER-9). */
export function verificationJob(services: Pick<Services, 'clock' | 'config' | 'log' | 'mailer'>): Job {
  const { clock, log } = services;
  return {
    name: 'payroll-verification',
    everyMs: DAY_MS,
    firstMs: FIRST_MS,
    async run({ signal }) {
      await note({ startedAt: '$$NOW' });
      for (const companyId of await anchorRecords(clock.now())) {
        log.info({ companyId }, 'anchored the records of earlier versions');
      }
      const since = new Date(+clock.now() - ANCHORED_MS);
      const anchors: Anchor[] = [];
      const verified = await verifyPayroll(
        (finding) => {
          if (finding.kind === 'fault') log.error({ of: finding.of }, `payroll fault: ${finding.says}`);
          else if (finding.lastAt && finding.lastAt > since) anchors.push(finding);
        },
        { signal },
      );
      await note({ endedAt: '$$NOW', faults: verified.faults });
      log.info(verified, 'verified the payroll');
      for (const { companyId, events, hash } of anchors)
        log.info({ companyId, events, hash }, 'ledger anchor');
      await mailAnchors(anchors, services);
    },
  };
}

/** Stores the state of the last verification, in a form that the previous version also reads. */
async function note(values: Record<string, unknown>): Promise<void> {
  const checks = driverCollection(PayrollCheckModel);
  await checks.updateOne({ _id: 'last' }, [{ $set: values }], { upsert: true });
}

/**
 * Reports the number of faults of the last verification at each interval; any process may have run it (LEDGER-5).
 * @returns a function that stops it
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
