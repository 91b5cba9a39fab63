import { HOUR_MS } from '@faena/shared/domain';
import { driverCollection } from '../../../platform/database.ts';
import { type Rhythm, repeat } from '../../../platform/repeat.ts';
import type { Services } from '../../../platform/services.ts';
import { PayrollCheckModel } from './check-model.ts';
import { verifyPayroll } from './verify-payroll.ts';

/** How often all is verified. */
const DAY_MS = 24 * HOUR_MS;

/** One that has not ended after so long died with its process. */
const LOST_MS = HOUR_MS;

/** How often a process looks whether it is time, and what the last verification found. */
const RHYTHM: Rhythm = { firstMs: 60_000, intervalMs: 10 * 60_000 };

interface VerifierOptions extends Partial<Rhythm> {
  /** Takes how many faults the last verification found, whichever process made it. */
  readonly report?: ((faults: number) => void) | undefined;
}

/**
 * Verifies once a day what money rests on, by one of the processes on a database (LEDGER-5). A fault is logged, and so
 * is a verification that fails; another process tries again then.
 * @returns stops it, in the middle of a verification too
 */
export function startVerifier(
  { log }: Pick<Services, 'log'>,
  { report, ...rhythm }: VerifierOptions = {},
): () => Promise<void> {
  const ending = new AbortController();
  const stop = repeat(
    async () => {
      try {
        if (await claim()) await verify(log, ending.signal);
        const last = await PayrollCheckModel.findById('last').lean();
        if (typeof last?.faults === 'number') report?.(last.faults);
      } catch (err) {
        if (!ending.signal.aborted) log.error({ err }, 'verifying the payroll failed');
      }
    },
    { ...RHYTHM, ...rhythm },
  );
  return () => {
    ending.abort();
    return stop();
  };
}

/** Whether it is time and this process is the one to verify: it has noted that it begins. */
async function claim(): Promise<boolean> {
  const checks = driverCollection(PayrollCheckModel);
  const never = new Date(0);
  await checks.updateOne(
    { _id: 'last' },
    { $setOnInsert: { startedAt: never, endedAt: never, faults: null } },
    { upsert: true },
  );
  const before = (ms: number) => ({ $subtract: ['$$NOW', ms] });
  const due = {
    $and: [{ $lte: ['$endedAt', before(DAY_MS)] }, { $lte: ['$startedAt', before(LOST_MS)] }],
  };
  const { matchedCount } = await checks.updateOne({ _id: 'last', $expr: due }, [
    { $set: { startedAt: '$$NOW' } },
  ]);
  return matchedCount === 1;
}

async function verify(log: Services['log'], signal: AbortSignal): Promise<void> {
  const verified = await verifyPayroll((finding) => {
    if (finding.kind === 'fault') log.error({ of: finding.of }, `payroll fault: ${finding.says}`);
  }, signal);
  await driverCollection(PayrollCheckModel).updateOne({ _id: 'last' }, [
    { $set: { endedAt: '$$NOW', faults: verified.faults } },
  ]);
  log.info(verified, 'verified the payroll');
}
