import { beforeAll, describe, expect, it } from 'vitest';
import type { CompanyDoc } from '../../src/features/company/model.ts';
import type { Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { QUERY_BUDGET } from '../matrix/rows.ts';
import { fillPeriod, SHIFT_MS, WORKED_DAYS, WORKED_PERIOD } from '../worked-period.ts';
import { createCrew } from '../workers.ts';
import { describeOperation, faultOf, type Operation, Profiler } from './profiler.ts';

const api = useApi();
const FEW = 5;
const MANY = 500;

interface Crew {
  readonly manager: Person;
  readonly company: CompanyDoc;
}

let profiler: Profiler;
let small: Crew;
let large: Crew;

beforeAll(async () => {
  [small, large] = [await createCrew(api), await createCrew(api)];
  await fillPeriod(small.company, { people: FEW - 1 });
  await fillPeriod(large.company, { people: MANY - 1 });
  profiler = await Profiler.start();
}, 120_000);

const period = ({ manager, company }: Crew, date = WORKED_PERIOD.startDate) =>
  api.as(manager).payPeriod.get({ query: { companyId: String(company._id), date } });
const personPeriod = ({ manager, company }: Crew, employeeId: string) => {
  const query = { companyId: String(company._id), date: WORKED_PERIOD.startDate };
  return api.as(manager).payPeriod.person({ params: { employeeId }, query });
};
const close = ({ manager, company }: Crew) =>
  api.as(manager).run.close({ body: { companyId: String(company._id), ...WORKED_PERIOD } });
/** The rest of a long answer comes by as many more batches, of the same query. */
const isQuery = ({ op }: Operation) => op !== 'getmore';

async function expectAlike(few: Operation[], many: Operation[], route: string): Promise<void> {
  const list = (operations: Operation[]) => operations.map(describeOperation).join('\n');
  expect(many.filter(isQuery).length, list(many)).toBe(few.filter(isQuery).length);
  expect(many.filter(isQuery).length).toBeLessThanOrEqual(QUERY_BUDGET[route] ?? 0);
  expect(many.filter(faultOf).map(describeOperation)).toEqual([]);
}

describe(`the period of ${MANY} people with ${MANY * WORKED_DAYS} unpaid records`, () => {
  it('takes as many queries as that of five, all on an index, and reads no record but those it pays (PERIOD-5)', async () => {
    const few = await profiler.watch(() => period(small));
    const many = await profiler.watch(() => period(large));
    await expectAlike(few, many, 'GET /payroll/period');
    const unpaid = (MANY - 1) * WORKED_DAYS;
    const records = many.filter(({ ns }) => ns.endsWith('.time_records'));
    expect(records.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0)).toBeLessThanOrEqual(unpaid);
    const { people, totals } = await period(large);
    expect(people).toHaveLength(MANY);
    expect(people[1]).toMatchObject({ hours: 64.16, lateHours: 0, rates: [10.5, 11.5], deductions: 35.09 });
    expect(totals.ms).toBe(unpaid * SHIFT_MS);
  });

  it('is computed for one person from that person’s data (PERIOD-5)', async () => {
    const { people } = await period(large);
    const one = people.find(({ fullname }) => fullname === 'Persona 7');
    const id = one?._id ?? '';
    const operations = await profiler.watch(() => personPeriod(large, id));
    const examined = operations.reduce((sum, { docsExamined = 0 }) => sum + docsExamined, 0);
    expect(examined, operations.map(describeOperation).join('\n')).toBeLessThan(4 * WORKED_DAYS);
    const { person, points } = await personPeriod(large, id);
    expect(person).toEqual(one);
    expect(points).toEqual([]);
  });

  it('is closed with as many queries as that of five, and one key for each record (RUN-1)', async () => {
    const few = await profiler.watch(() => close(small));
    const open = await period(large);
    const many = await profiler.watch(() => close(large));
    await expectAlike(few, many, 'POST /payroll/runs');
    // The stamps are what takes the database its time: one key for each record, of all its indexes.
    const stamps = many.filter(({ op, ns }) => op === 'update' && ns.endsWith('.time_records'));
    const keys = stamps.reduce((sum, { keysInserted = 0 }) => sum + keysInserted, 0);
    expect([stamps.length, keys]).toEqual([1, (MANY - 1) * WORKED_DAYS]);
    const closed = await period(large);
    expect(closed).toMatchObject({ state: 'closed', run: { people: MANY - 1 } });
    const { paid: _, ...totals } = closed.totals;
    expect(open.totals).toMatchObject(totals);
  });
});
