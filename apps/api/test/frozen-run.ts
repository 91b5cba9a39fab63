import { createHash } from 'node:crypto';
import { type PaidPiece, reckonSlip, type SlipSource } from '@faena/shared/domain';
import canonicalize from 'canonicalize';
import { Types } from 'mongoose';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { type RunDoc, RunModel } from '../src/features/payroll/runs/run-model.ts';
import { type FrozenSlip, type SlipDoc, SlipModel } from '../src/features/payroll/slips/slip-model.ts';
import type { Person } from './factories.ts';

const FIRST_HALF = { startDate: '2026-11-01', endDate: '2026-11-15' };
const CLOSED_AT = new Date('2026-11-16T15:04:05Z');
const ZONE = 'America/Guatemala';
const HOUR_MS = 3_600_000;

export const SECOND_HALF = { startDate: '2026-11-16', endDate: '2026-11-30' };

/** A paid person of a closed run, with the sources of their slip. */
export interface Paid extends Partial<Omit<SlipSource, 'period'>> {
  readonly person: Pick<Person, '_id' | 'username'>;
  readonly fullname?: string;
}

/** A paid piece from 8:00 in Guatemala; `rateCents` is cents an hour. */
export function dayPiece(date: string, hours: number, rateCents = 650): PaidPiece {
  const startTime = new Date(`${date}T14:00:00Z`);
  const endTime = new Date(+startTime + hours * HOUR_MS);
  const costCents = Math.round(hours * rateCents);
  return { recordId: String(new Types.ObjectId()), date, startTime, endTime, rateCents, costCents };
}

/** Stores a closed run with its slips, by default of the first half of November; its records are not stored. */
export async function freezeRun(
  company: Pick<CompanyDoc, '_id' | 'name'>,
  paid: readonly Paid[],
  { currency = 'GTQ', number = 7, period = FIRST_HALF } = {},
): Promise<{ run: RunDoc; slips: SlipDoc[] }> {
  const runId = new Types.ObjectId();
  const head = {
    companyId: String(company._id),
    companyName: company.name,
    ...period,
    payday: '2026-11-16',
    schedule: { kind: 'semimonthly' as const },
    currency,
    timeZone: ZONE,
    closedAt: CLOSED_AT.toISOString(),
  };
  const slips = paid.map(({ person, fullname = person.username, ...source }) => {
    const none = { pieces: [], adjustments: [], concepts: [], lines: [] };
    const names = { employeeId: String(person._id), fullname, username: person.username };
    const figures = reckonSlip({ period, ...none, ...source });
    const frozen: FrozenSlip = { ...head, runNumber: number, ...names, ...figures };
    return slipOf(frozen, runId);
  });
  const sum = (key: 'ms' | 'grossCents' | 'additionCents' | 'deductionCents' | 'netCents') =>
    slips.reduce((total, { frozen }) => total + frozen[key], 0);
  const run = await RunModel.create({
    ...head,
    _id: runId,
    companyId: company._id,
    number,
    people: slips.length,
    ms: sum('ms'),
    grossCents: sum('grossCents'),
    additionCents: sum('additionCents'),
    deductionCents: sum('deductionCents'),
    netCents: sum('netCents'),
    state: 'closed',
    closedAt: CLOSED_AT,
    closedBy: { _id: new Types.ObjectId(), fullname: 'Ana Gestora', username: 'ana' },
    reopened: null,
    hash: sha256(slips.map(({ hash }) => hash)),
  });
  await SlipModel.insertMany(slips);
  return { run: run.toObject(), slips };
}

function slipOf(frozen: FrozenSlip, runId: Types.ObjectId): SlipDoc {
  return {
    _id: new Types.ObjectId(),
    runId,
    companyId: new Types.ObjectId(frozen.companyId),
    employeeId: new Types.ObjectId(frozen.employeeId),
    frozen,
    hash: sha256(frozen),
    netCents: frozen.netCents,
    paidCents: 0,
    reopened: false,
    answer: 'none',
    acceptedAt: null,
    claims: [],
  };
}

function sha256(value: unknown): string {
  return createHash('sha256')
    .update(String(canonicalize(value)))
    .digest('hex');
}
