import { createHash } from 'node:crypto';
import { reckonSlip, type SlipSource } from '@faena/shared/domain';
import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import type { RunDoc } from '../src/features/payroll/runs/run-model.ts';
import { SlipLinkModel } from '../src/features/payroll/slips/slip-link-model.ts';
import { type SlipDoc, SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { hashOf } from '../src/platform/link-token.ts';
import type { Person } from './factories.ts';
import type { TestApi } from './harness.ts';
import { createRun } from './runs.ts';

const PERIOD = { startDate: '2026-11-01', endDate: '2026-11-15' };

/** A closed run as it lies in the database, without its slips. */
export async function emptyRun(
  api: TestApi,
  company: CompanyDoc,
  overrides: Partial<RunDoc> = {},
): Promise<RunDoc> {
  return (await createRun(api, company, [], overrides)).run.toObject();
}

/** The source of a slip with one day of eight hours at 12.50. */
function workedDay(date: string): SlipSource {
  const startTime = new Date(`${date}T14:00:00.000Z`);
  const endTime = new Date(+startTime + 8 * 3_600_000);
  const recordId = String(new Types.ObjectId());
  return {
    period: PERIOD,
    pieces: [{ recordId, date, startTime, endTime, rateCents: 1_250, costCents: 10_000 }],
    adjustments: [],
    concepts: [],
    lines: [],
  };
}

/** The slip of an employee in a run: a day of eight hours at 12.50, unless `source` says otherwise. */
export async function createSlip(
  run: RunDoc,
  employee: Person,
  overrides: Partial<SlipDoc> = {},
  source: Partial<SlipSource> = {},
): Promise<SlipDoc> {
  const { fullname } = await PersonModel.findById(employee._id, { fullname: 1 }).orFail();
  const { companyName, number: runNumber, startDate, endDate, payday, schedule, currency, timeZone } = run;
  const frozen = {
    ...reckonSlip({ ...workedDay('2026-11-12'), ...source }),
    companyId: String(run.companyId),
    ...{ companyName, runNumber, startDate, endDate, payday, schedule, currency, timeZone },
    closedAt: run.closedAt.toISOString(),
    employeeId: employee.id,
    fullname,
    username: employee.username,
  };
  const slip = await SlipModel.create({
    runId: run._id,
    companyId: run.companyId,
    employeeId: employee._id,
    frozen,
    hash: sealOf(frozen),
    netCents: frozen.netCents,
    ...overrides,
  });
  return slip.toObject();
}

/** A private link to a slip that a token opens. */
export async function createSlipLink(
  api: TestApi,
  { _id: slipId, companyId }: SlipDoc,
  token: string,
): Promise<void> {
  const createdAt = api.clock.now();
  const expiresAt = new Date(+createdAt + 86_400_000);
  await SlipLinkModel.create({ slipId, companyId, tokenHash: hashOf(token), createdAt, expiresAt });
}

/** A claim that nobody has answered. */
export const claimOf = (text: string, at: Date, date: string | null = null) => ({
  _id: new Types.ObjectId(),
  date,
  text,
  at,
  answer: null,
});

const sealOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
