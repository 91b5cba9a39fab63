import { priceRecords } from '@faena/shared/domain';
import type { CompanyDoc } from '../src/features/company/model.ts';
import { PayCalendarModel } from '../src/features/company/pay-calendar-model.ts';
import { ConceptModel } from '../src/features/payroll/concepts/concept-model.ts';
import { LineModel } from '../src/features/payroll/concepts/line-model.ts';
import { identityOf } from '../src/features/person/identity.ts';
import { PersonModel } from '../src/features/person/model.ts';
import { RecordModel } from '../src/features/working-time/model/record-model.ts';
import { rateOf } from './factories.ts';

const DAY_MS = 86_400_000;
/** A little more than four hours. */
export const SHIFT_MS = 14_436_000;
/** The period that is open. */
export const WORKED_PERIOD = { startDate: '2026-10-16', endDate: '2026-10-31' };
/** Everybody's record is this often on its days. */
export const WORKED_DAYS = 16;
const RATES = [rateOf(1_050), rateOf(1_150, new Date('2026-10-24T06:00:00Z'))];

/**
 * Gives a company people with a record on each of `days` up to the end of the period, paid before `paidBefore`. Everyone
 * has two concepts and a line.
 */
export async function fillPeriod(
  { _id: companyId, timezone: timeZone }: Pick<CompanyDoc, '_id' | 'timezone'>,
  { people, days = 2 * WORKED_DAYS, paidBefore = WORKED_PERIOD.startDate }: Filling,
): Promise<void> {
  const workers = await PersonModel.insertMany(
    Array.from({ length: people }, (_, number) => ({
      ...identityOf({
        fullname: `Persona ${number}`,
        username: `persona.${companyId}.${number}`,
        email: `${companyId}.${number}@example.com`,
      }),
      passwordHash: 'none',
      roleId: 3 as const,
      companyId,
      rates: RATES,
      createdAt: new Date(),
    })),
  );
  const shifts = Array.from({ length: days }, (_, shift) => {
    const startTime = new Date(Date.UTC(2026, 9, 31, 13) - shift * DAY_MS);
    return { startTime, endTime: new Date(+startTime + SHIFT_MS) };
  });
  const priced = priceRecords(shifts, { timeZone, rates: RATES });
  for (const { _id: employeeId } of workers) {
    await RecordModel.collection.insertMany(
      priced.map(({ record, parts }) => ({
        ...{ employeeId, companyId, projectId: null, projectName: 'Ampliación del muelle norte', timeZone },
        ...{ ...record, open: false, lastHeartbeat: record.endTime, needsReview: false, endReason: 'logout' },
        durationMs: +record.endTime - +record.startTime,
        rateCents: parts[0]?.rateCents,
        costCents: parts.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
        pieces: parts.map((part) => (part.date < paidBefore ? { ...part, runId: companyId } : part)),
      })),
    );
  }
  await PersonModel.updateMany({ companyId }, { earnedCents: 0 });
  await PayCalendarModel.create({
    _id: companyId,
    schedule: { kind: 'semimonthly' },
    closedThrough: '2026-10-15',
  });
  const everyone = { companyId, employeeIds: null, once: false, runId: null, version: 1 };
  await ConceptModel.create([
    { ...everyone, name: 'Cuota laboral', kind: 'deduction', basis: 'percent', value: 483 },
    { ...everyone, name: 'Bonificación', kind: 'addition', basis: 'fixed', value: 12_500 },
  ]);
  await LineModel.insertMany(
    workers.map(({ _id: employeeId }) => ({
      ...{ companyId, employeeId, name: 'Anticipo', kind: 'deduction' as const, cents: 100, note: '' },
      runId: null,
    })),
  );
}

interface Filling {
  readonly people: number;
  readonly days?: number;
  readonly paidBefore?: string;
}
