import { cutPriorPrice } from '@faena/shared/domain';
import { beforeAll, expect, it } from 'vitest';
import type { CompanyDoc } from '../../src/features/company/model.ts';
import { identityOf } from '../../src/features/person/identity.ts';
import { PersonModel } from '../../src/features/person/model.ts';
import { RecordModel } from '../../src/features/working-time/model/record-model.ts';
import { createProject, createTask, createTasks, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { QUERY_BUDGET } from '../matrix/rows.ts';
import { createCrew } from '../workers.ts';
import { describeOperation, faultOf, type Operation, Profiler } from './profiler.ts';

const api = useApi();
const PEOPLE = 500;
const RECORDS_EACH = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The last of November, at noon in Guatemala. */
const LAST = Date.UTC(2026, 10, 30, 18);
const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };
const DAY = { startDate: '2026-11-30', endDate: '2026-11-30' };

let profiler: Profiler;
let small: { manager: Person; company: CompanyDoc };
let large: { manager: Person; company: CompanyDoc };

/** Records of an hour and 10.50, every third day up to the last of November; the oldest is por revisar. */
async function fill(company: CompanyDoc, people: number): Promise<void> {
  const workers = await PersonModel.insertMany(
    Array.from({ length: people }, (_, number) => ({
      ...identityOf({
        fullname: `Persona ${number}`,
        username: `persona.${company._id}.${number}`,
        email: `${company._id}.${number}@example.com`,
      }),
      passwordHash: 'none',
      roleId: 3 as const,
      companyId: company._id,
      createdAt: new Date(LAST),
    })),
  );
  await RecordModel.insertMany(
    workers.flatMap(({ _id: employeeId }) =>
      Array.from({ length: RECORDS_EACH }, (_, number) => {
        const startTime = new Date(LAST - 3 * number * DAY_MS);
        const endTime = new Date(+startTime + HOUR_MS);
        const whole = { startTime, endTime, rateCents: 1_050, costCents: 1_050 };
        const timeZone = company.timezone;
        const pieces = cutPriorPrice(whole, timeZone);
        const needsReview = number === RECORDS_EACH - 1;
        const ended = { durationMs: HOUR_MS, lastHeartbeat: endTime, open: false };
        return { employeeId, companyId: company._id, ...whole, ...ended, timeZone, pieces, needsReview };
      }),
    ),
  );
}

beforeAll(async () => {
  small = await createCrew(api);
  large = await createCrew(api);
  await fill(small.company, 5 - 1);
  await fill(large.company, PEOPLE - 1);
  profiler = await Profiler.start();
}, 120_000);

const people = ({ manager, company }: typeof large, range = NOVEMBER) =>
  api.as(manager).payroll.people({ query: { companyId: String(company._id), ...range } });
const readsRecords = ({ ns }: Operation) => ns.endsWith('.time_records');
const sumOf = (operations: Operation[], what: 'keysExamined' | 'docsExamined') =>
  operations.reduce((sum, operation) => sum + (operation[what] ?? 0), 0);

it('the planilla of 500 people with 10,000 records takes as many queries as that of five, all on an index (PAY-22)', async () => {
  // The rest of a long answer comes by as many more batches, of the same query.
  const isQuery = ({ op }: Operation) => op !== 'getmore';
  const few = (await profiler.watch(() => people(small))).filter(isQuery);
  const many = (await profiler.watch(() => people(large))).filter(isQuery);
  expect(many.length, many.map(describeOperation).join('\n')).toBe(few.length);
  expect(many.length).toBeLessThan(QUERY_BUDGET['GET /payroll/people'] ?? 0);
  expect(many.map(faultOf).filter(Boolean)).toEqual([]);
});

it('reads no document but the records of the period, those por revisar and the accounts, and no more keys than these need', async () => {
  const rows = await people(large);
  expect(rows).toHaveLength(PEOPLE);
  const worked = rows.filter(({ totalHours }) => totalHours > 0);
  expect(worked).toHaveLength(PEOPLE - 1);
  expect(worked.every((row) => row.totalCost === 105 && row.pendingReviews === 1)).toBe(true);
  for (const [range, records] of [
    [DAY, 1],
    [NOVEMBER, 10],
  ] as const) {
    const operations = (await profiler.watch(() => people(large, range))).filter(readsRecords);
    // One key is past the end of a person's days, one is for the records por revisar, and two for the present employees.
    expect(sumOf(operations, 'keysExamined')).toBeLessThanOrEqual(PEOPLE * (records + 4));
    expect(sumOf(operations, 'docsExamined')).toBeLessThanOrEqual(PEOPLE * (records + 2));
  }
});

it('the time of a task is summed from the keys of its records, without a document (PANEL-12)', async () => {
  const project = await createProject(api, large.company);
  const { _id, title } = await createTask(api, project);
  const named = await RecordModel.find({ companyId: large.company._id }, { _id: 1 }).limit(30).lean();
  await RecordModel.updateMany(
    { _id: { $in: named.map(({ _id: id }) => id) } },
    { $set: { task: { _id, title } } },
  );
  const read = () => api.as(large.manager).taskTime.read({ params: { id: String(_id) } });
  const operations = (await profiler.watch(read)).filter(readsRecords);
  expect(operations).toHaveLength(1);
  expect(sumOf(operations, 'keysExamined')).toBeLessThanOrEqual(31);
  expect(sumOf(operations, 'docsExamined')).toBe(0);
  expect(await read()).toMatchObject({ minutes: 30 * 60, cost: 30 * 10.5 });
});

it('the time of a board is summed in one query from the keys of its records, without a document (PANEL-15)', async () => {
  const TASKS = 200;
  const TRACKED = 20;
  const project = await createProject(api, large.company);
  const tasks = await createTasks(api, project, TASKS);
  const named = await RecordModel.find({ companyId: large.company._id, task: { $exists: false } }, { _id: 1 })
    .limit(2 * TRACKED)
    .lean();
  await RecordModel.bulkWrite(
    named.map(({ _id }, number) => {
      const task = tasks[number % TRACKED];
      const update = { $set: { task: { _id: task?._id, title: task?.title } } };
      return { updateOne: { filter: { _id }, update } };
    }),
  );
  const read = () => api.as(large.manager).taskTime.ofBoard({ params: { projectId: String(project._id) } });
  const operations = (await profiler.watch(read)).filter(readsRecords);
  expect(operations).toHaveLength(1);
  // At most one key is examined to pass over a task without records.
  expect(sumOf(operations, 'keysExamined')).toBeLessThanOrEqual(named.length + TASKS + 1);
  expect(sumOf(operations, 'docsExamined')).toBe(0);
  const { tasks: worked } = await read();
  expect(worked.map(({ minutes, cost }) => [minutes, cost])).toEqual(Array(TRACKED).fill([120, 21]));
});
