import type { Cents, SlipFigures } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PaymentModel } from '../src/features/payroll/payments/payment-model.ts';
import { type RunDoc, RunModel } from '../src/features/payroll/runs/run-model.ts';
import { type SlipDoc, SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { AdjustmentModel, type RecordDoc } from '../src/features/working-time/index.ts';
import { counted } from './counted.ts';
import type { Person } from './factories.ts';
import type { TestApi } from './harness.ts';

const FIGURES: SlipFigures = {
  ...{ ms: 0, workCents: 0, days: [], late: [], rates: [], adjustments: [], adjustmentCents: 0 },
  ...{ grossCents: 0, lines: [], additionCents: 0, deductionCents: 0, netCents: 0, unpricedMs: 0 },
};

/** A person paid by a run, and the amount; `figures` of the slip if a test needs them. */
export interface Paid {
  readonly person: Person;
  readonly netCents: Cents;
  readonly figures?: Partial<SlipFigures>;
}

const numbers = counted();

/** A closed run as it lies in the database, with a slip for each; it stamps nothing. */
export async function createRun(
  api: TestApi,
  company: CompanyDoc,
  paid: readonly Paid[],
  overrides: Partial<RunDoc> = {},
) {
  numbers.count += 1;
  const netCents = paid.reduce((sum, { netCents }) => sum + netCents, 0);
  const period = { startDate: '2026-11-01', endDate: '2026-11-15', payday: '2026-11-15' };
  const terms = {
    schedule: { kind: 'semimonthly' },
    currency: company.currency,
    timeZone: company.timezone,
  } as const;
  const run = await RunModel.create({
    companyId: company._id,
    companyName: company.name,
    number: numbers.count,
    ...period,
    ...terms,
    people: paid.length,
    ...{ ms: 0, grossCents: netCents, additionCents: 0, deductionCents: 0, netCents },
    state: 'closed',
    closedAt: api.clock.now(),
    closedBy: { _id: company.createdBy, fullname: 'Olga Dueñas', username: 'olga' },
    hash: 'ab'.repeat(32),
    ...overrides,
  });
  const slips = await SlipModel.create(
    paid.map(({ person, netCents, figures }) => ({
      _id: new Types.ObjectId(),
      runId: run._id,
      companyId: company._id,
      employeeId: person._id,
      frozen: {
        ...FIGURES,
        ...{ grossCents: netCents, netCents, ...figures },
        companyId: String(company._id),
        companyName: company.name,
        runNumber: run.number,
        ...period,
        ...terms,
        closedAt: run.closedAt.toISOString(),
        ...{ employeeId: person.id, fullname: person.username, username: person.username },
      },
      hash: 'cd'.repeat(32),
      netCents,
    })),
  );
  return { run, slips };
}

/** A payment of a slip as it lies in the database. */
export async function createPayment(
  api: TestApi,
  slip: SlipDoc | undefined,
  { cents, by: { _id, username } }: { cents: Cents; by: Person },
) {
  if (!slip) throw new Error('There is no slip to pay');
  const { _id: slipId, companyId, runId, employeeId } = slip;
  await SlipModel.updateOne({ _id: slipId }, { $inc: { paidCents: cents } });
  return PaymentModel.create({
    ...{ companyId, runId, slipId, employeeId, cents },
    ...{ date: '2026-11-16', method: 'transfer', reference: '', removed: null },
    by: { _id, fullname: username, username },
    at: api.clock.now(),
  });
}

/** An adjustment of a record as it lies in the database, which waits for the next run. */
export async function createAdjustment(api: TestApi, record: RecordDoc, cents: Cents) {
  const { _id: recordId, companyId, employeeId, startTime, endTime } = record;
  const before = { startTime, endTime: endTime ?? startTime };
  return AdjustmentModel.create({
    ...{ companyId, employeeId, recordId, before, after: null, cents, ms: 0 },
    ...{ days: [], reason: 'Salió antes.', by: { _id: employeeId }, at: api.clock.now(), sequence: 1 },
  });
}
