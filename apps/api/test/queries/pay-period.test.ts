import { priceRecords } from '@faena/shared/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyDoc } from '../../src/features/company/model.ts';
import { PayCalendarModel } from '../../src/features/company/pay-calendar-model.ts';
import { ConceptModel } from '../../src/features/payroll/concepts/concept-model.ts';
import { LineModel } from '../../src/features/payroll/concepts/line-model.ts';
import { identityOf } from '../../src/features/person/identity.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { RecordModel } from '../../src/features/working-time/model/record-model.ts';
import { type Person, rateOf } from '../factories.ts';
import { useApi } from '../harness.ts';
import { createCrew } from '../workers.ts';
import { BUDGET } from './budget.ts';
import { describeOperation, faultOf, type Operation, Profiler } from './profiler.ts';

const api = useApi();
const FEW = 5;
const MANY = 500;
const DAYS = 16;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A little more than four hours. */
const SHIFT_MS = 14_436_000;
/** After which the database ends one. */
const TRANSACTION_MS = 15_000;
const FIRST = { startDate: '2026-10-16', endDate: '2026-10-31' };
const RATES = [rateOf(1_050), rateOf(1_150, new Date('2026-10-24T06:00:00Z'))];

interface Crew {
  readonly manager: Person;
  readonly company: CompanyDoc;
}

let profiler: Profiler;
let small: Crew;
let large: Crew;

/** A record on each day of the first period, and as many of the days before it, which are paid already. */
async function fill({ company }: Crew, people: number): Promise<void> {
  const { _id: companyId, timezone: timeZone } = company;
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
  for (const { _id: employeeId } of workers) {
    const shifts = Array.from({ length: 2 * DAYS }, (_, shift) => {
      const startTime = new Date(Date.UTC(2026, 9, 31, 13) - shift * DAY_MS);
      return { startTime, endTime: new Date(+startTime + SHIFT_MS) };
    });
    const priced = priceRecords(shifts, { timeZone, rates: RATES });
    await RecordModel.collection.insertMany(
      priced.map(({ record, parts }) => ({
        ...{ employeeId, companyId, projectId: null, projectName: 'Ampliación del muelle norte', timeZone },
        ...{ ...record, open: false, lastHeartbeat: record.endTime, needsReview: false, endReason: 'logout' },
        durationMs: +record.endTime - +record.startTime,
        rateCents: parts[0]?.rateCents,
        costCents: parts.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
        pieces: parts.map((part) => (part.date < FIRST.startDate ? { ...part, runId: companyId } : part)),
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

beforeAll(async () => {
  [small, large] = [await createCrew(api), await createCrew(api)];
  await fill(small, FEW - 1);
  await fill(large, MANY - 1);
  profiler = await Profiler.start();
}, 120_000);

const period = ({ manager, company }: Crew, date = FIRST.startDate) =>
  api.as(manager).payPeriod.get({ query: { companyId: String(company._id), date } });
const close = ({ manager, company }: Crew) =>
  api.as(manager).run.close({ body: { companyId: String(company._id), ...FIRST } });
/** The rest of a long answer comes by as many more batches, of the same query. */
const isQuery = ({ op }: Operation) => op !== 'getmore';

async function expectAlike(few: Operation[], many: Operation[], route: string): Promise<void> {
  const list = (operations: Operation[]) => operations.map(describeOperation).join('\n');
  expect(many.filter(isQuery).length, list(many)).toBe(few.filter(isQuery).length);
  expect(many.filter(isQuery).length).toBeLessThanOrEqual(BUDGET[route] ?? 0);
  expect(many.filter(faultOf).map(describeOperation)).toEqual([]);
}

describe(`the period of ${MANY} people with ${MANY * DAYS} unpaid records`, () => {
  it('takes as many queries as that of five, all on an index, and reads no record but those it pays (PERIOD-5)', async () => {
    const few = await profiler.watch(() => period(small));
    const many = await profiler.watch(() => period(large));
    await expectAlike(few, many, 'GET /payroll/period');
    const unpaid = (MANY - 1) * DAYS;
    const records = many.filter(({ ns }) => ns.endsWith('.time_records'));
    expect(records.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0)).toBeLessThanOrEqual(unpaid);
    const { people, totals } = await period(large);
    expect(people).toHaveLength(MANY);
    expect(people[1]).toMatchObject({ hours: 64.16, lateHours: 0, rates: [10.5, 11.5], deductions: 35.09 });
    expect(totals.ms).toBe(unpaid * SHIFT_MS);
  });

  it('is closed with as many queries as that of five, in less time than a transaction may take (RUN-1)', async () => {
    const few = await profiler.watch(() => close(small));
    const open = await period(large);
    const begun = performance.now();
    const many = await profiler.watch(() => close(large));
    expect(performance.now() - begun).toBeLessThan(TRANSACTION_MS);
    await expectAlike(few, many, 'POST /payroll/runs');
    const closed = await period(large);
    expect(closed).toMatchObject({ state: 'closed', run: { people: MANY - 1 } });
    const { paid: _, ...totals } = closed.totals;
    expect(open.totals).toMatchObject(totals);
  });
});
