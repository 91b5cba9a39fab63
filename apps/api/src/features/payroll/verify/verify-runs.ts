import type { RunState } from '@faena/shared/schemas';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { LedgerEventModel } from '../../ledger/index.ts';
import { runHash } from '../runs/freeze-run.ts';
import { paidRecordsHash } from '../runs/paid-records-hash.ts';
import { type RunDoc, type RunHead, RunModel } from '../runs/run-model.ts';
import { type SlipDoc, SlipModel } from '../slips/slip-model.ts';
import { faultsOfSlip } from './check-slip.ts';
import { paidBySlips } from './paid-by-slips.ts';

/** The result of verifying a run. */
export interface VerifiedRun {
  readonly companyId: Types.ObjectId;
  readonly slips: number;
  /** One sentence for each fault. */
  readonly faults: readonly string[];
}

/** The slips in memory at once, with the records that they pay. */
const BATCH = 50;

/** The figures of a run that are sums of its slips. */
const SUMS = ['ms', 'grossCents', 'additionCents', 'deductionCents', 'netCents'] as const;

/**
 * Computes every run again from its paid pieces (RUN-9), each in one snapshot and some slips at a time. It awaits
 * `rest` after each slip, so that other work can run.
 */
export async function* verifyRuns(rest: () => Promise<void>): AsyncGenerator<VerifiedRun> {
  for await (const { _id } of RunModel.find({}, { _id: 1 })
    .sort({ companyId: 1, number: 1 })
    .lean()
    .cursor()) {
    const verified = await verifyRun(_id, rest);
    if (verified) yield verified;
  }
}

async function verifyRun(_id: Types.ObjectId, rest: () => Promise<void>): Promise<VerifiedRun | null> {
  await using session = await snapshotSession();
  const run = await driverCollection(RunModel).findOne({ _id }, { session });
  // A purge deleted the run meanwhile (RUN-8).
  if (!run) return null;
  const faults: string[] = [];
  const hashes: string[] = [];
  const sums = { ms: 0, grossCents: 0, additionCents: 0, deductionCents: 0, netCents: 0 };
  for await (const slips of slipsOf(_id, session)) {
    const paidBy = await paidBySlips(run, slips, session);
    for (const slip of slips) {
      faults.push(...faultsOfSlip(slip, run, paidBy(slip)));
      hashes.push(slip.hash);
      for (const key of SUMS) sums[key] += slip.frozen[key];
      await rest();
    }
  }
  const head = headOf(run);
  if (runHash(head, hashes) !== run.hash) faults.push(`Run ${run.number} differs from its hash.`);
  if (run.people !== hashes.length) {
    faults.push(`Run ${run.number} names ${run.people} people but has ${hashes.length} slips.`);
  }
  for (const key of SUMS.filter((key) => sums[key] !== run[key])) {
    faults.push(`Run ${run.number} has ${key} ${run[key]}, but its slips add up to ${sums[key]}.`);
  }
  if (run.state === 'closed') faults.push(...(await faultsOfRecords(run, session)));
  return { companyId: run.companyId, slips: hashes.length, faults };
}

/** Compares the projects, times and corrections of a run's records with their hash from the closing. */
async function faultsOfRecords(
  { _id: runId, companyId, number }: RunDoc,
  session: ClientSession,
): Promise<string[]> {
  const closing = { companyId, 'subject.kind': 'run', action: 'run-closed', 'subject.id': runId } as const;
  const event = await driverCollection(LedgerEventModel).findOne(closing, { session });
  const { recordsHash } = (event?.after ?? {}) as Partial<RunState>;
  // Runs that an earlier version closed have no hash.
  if (recordsHash === undefined) return [];
  if ((await paidRecordsHash({ companyId, runId }, session)) === recordsHash) return [];
  return [`Run ${number} pays records whose project, times or corrections have changed since its closing.`];
}

/** The hashed part of a run. */
function headOf(run: RunDoc): RunHead {
  const { companyName, number, startDate, endDate, payday, schedule, currency, timeZone, people } = run;
  const { ms, grossCents, additionCents, deductionCents, netCents } = run;
  return {
    ...{ companyId: String(run.companyId), companyName, number, startDate, endDate, payday, schedule },
    ...{ currency, timeZone, people, ms, grossCents, additionCents, deductionCents, netCents },
    closedAt: run.closedAt.toISOString(),
  };
}

async function* slipsOf(runId: Types.ObjectId, session: ClientSession): AsyncGenerator<SlipDoc[]> {
  let slips: SlipDoc[] = [];
  const all = driverCollection<SlipDoc>(SlipModel)
    .find({ runId }, { session })
    .sort({ employeeId: 1 })
    .batchSize(BATCH);
  for await (const slip of all) {
    slips.push(slip);
    if (slips.length < BATCH) continue;
    yield slips;
    slips = [];
  }
  if (slips.length > 0) yield slips;
}
