import { dateAfter } from '@faena/shared/domain';
import type { ClientSession, Types } from 'mongoose';
import { driverCollection, snapshotSession } from '../../../platform/database.ts';
import { PayCalendarModel } from '../../company/index.ts';
import { type RunDoc, RunModel } from '../runs/run-model.ts';
import { faultsOfStamps } from './verify-stamps.ts';

/** The result of checking the sequence of a company's runs. */
export interface VerifiedSuccession {
  readonly companyId: Types.ObjectId;
  /** The faults, a sentence each. */
  readonly faults: readonly string[];
}

/**
 * Checks that each company's runs follow one another without a gap, and have paid all items with their stamp (RUN-1,
 * RUN-3) (RUN-5). Each company is read in one snapshot.
 */
export async function* verifySuccessions(rest: () => Promise<void>): AsyncGenerator<VerifiedSuccession> {
  const companies = [...(await RunModel.distinct('companyId')), ...(await PayCalendarModel.distinct('_id'))];
  for (const companyId of new Map(companies.map((id) => [String(id), id])).values()) {
    await using session = await snapshotSession();
    const runs = await driverCollection(RunModel)
      .find({ companyId }, { session })
      .sort({ number: 1 })
      .toArray();
    const faults = [
      ...(await faultsOfNumbers(companyId, runs, session)),
      ...(await faultsOfStamps(companyId, session)),
    ];
    yield { companyId, faults };
    await rest();
  }
}

async function faultsOfNumbers(
  companyId: Types.ObjectId,
  runs: readonly RunDoc[],
  session: ClientSession,
): Promise<string[]> {
  const calendar = await driverCollection(PayCalendarModel).findOne({ _id: companyId }, { session });
  const faults = runs
    .filter(({ number }, at) => number !== at + 1)
    .map(({ number }) => `Run ${number} is not the one after the run before it.`);
  const closed = runs.filter(({ state }) => state === 'closed');
  for (const [at, { number, startDate }] of closed.entries()) {
    const before = closed[at - 1];
    if (before && startDate !== dateAfter(before.endDate, 1)) {
      faults.push(`Run ${number} begins on ${startDate}, while the one before it ends on ${before.endDate}.`);
    }
  }
  const last = closed.at(-1)?.endDate ?? null;
  const { closedThrough = null, lastRunNumber = 0 } = calendar ?? {};
  if (closedThrough !== last || lastRunNumber !== runs.length) {
    faults.push(
      `The calendar is at run ${lastRunNumber} and ${closedThrough}, the runs at ${runs.length} and ${last}.`,
    );
  }
  return faults;
}
