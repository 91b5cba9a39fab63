import { HISTORY_PERIODS, toHoursRow } from '@faena/shared/domain';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPerson,
  createProject,
  createRecord,
  createTask,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { referenceHistory } from '../../../../test/reference-history.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { type CompanyDoc, CompanyModel } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
const DAY_MS = 86_400_000;
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  ({ manager, worker, company } = await createCrew(api));
});

type Query = { type: (typeof HISTORY_PERIODS)[number]; startDate: string; endDate: string };
const history = (query: Query, as = worker, id = worker.id) =>
  api.as(as).record.history({ params: { id }, query });
const worked = (start: string, end: string, costCents: number | null = null) =>
  createRecord(api, worker, company._id, {
    startTime: new Date(start),
    endTime: new Date(end),
    costCents,
    rateCents: costCents && 1_000,
  });
const SETTLED = { unpricedHours: 0, pendingReviews: 0 };
const NOVEMBER = { startDate: '2026-11-01', endDate: '2026-11-30' };

describe('the hours history (PAY-13)', () => {
  it('counts a record that crosses midnight of the company into both days, to the cent', async () => {
    // 22:30 to 00:30 in Guatemala, an odd cent to share.
    await worked('2026-11-11T04:30:00Z', '2026-11-11T06:30:00Z', 1_001);
    expect(await history({ type: 'day', ...NOVEMBER })).toEqual([
      { _id: { day: 10, month: 11, year: 2026 }, totalHours: 1.5, totalCost: 7.51, ...SETTLED },
      { _id: { day: 11, month: 11, year: 2026 }, totalHours: 0.5, totalCost: 2.5, ...SETTLED },
    ]);
    const moved = { params: { id: String(company._id) }, body: { timezone: 'Europe/Madrid' } };
    await api.as(manager).company.update(moved);
    expect(await history({ type: 'day', ...NOVEMBER })).toEqual([
      { _id: { day: 11, month: 11, year: 2026 }, totalHours: 2, totalCost: 10.01, ...SETTLED },
    ]);
  });

  it('numbers weeks by ISO-8601, also where their year is not the date’s', async () => {
    await worked('2026-12-31T15:00:00Z', '2026-12-31T16:00:00Z', 100);
    await worked('2027-01-02T15:00:00Z', '2027-01-02T16:00:00Z', 200);
    await worked('2027-01-04T15:00:00Z', '2027-01-04T16:00:00Z', 400);
    expect(await history({ type: 'week', startDate: '2026-12-28', endDate: '2027-01-10' })).toEqual([
      { _id: { week: 53, year: 2026 }, totalHours: 2, totalCost: 3, ...SETTLED },
      { _id: { week: 1, year: 2027 }, totalHours: 1, totalCost: 4, ...SETTLED },
    ]);
  });

  it('answers oldest first and counts no more than the range covers, both dates included', async () => {
    // The last hour of October and the first of November; the last of November and the first of December.
    await worked('2026-12-01T05:00:00Z', '2026-12-01T07:00:00Z', 300);
    await worked('2026-11-01T05:00:00Z', '2026-11-01T07:00:00Z', 200);
    await worked('2026-10-20T05:00:00Z', '2026-10-20T07:00:00Z', 999);
    expect(await history({ type: 'month', ...NOVEMBER })).toEqual([
      { _id: { month: 11, year: 2026 }, totalHours: 2, totalCost: 2.5, ...SETTLED },
    ]);
    expect(await history({ type: 'day', ...NOVEMBER })).toMatchObject([
      { _id: { day: 1 }, totalCost: 1 },
      { _id: { day: 30 }, totalCost: 1.5 },
    ]);
  });

  it('counts closed time only, unpriced time at no cost, and leaves empty periods out', async () => {
    await worked('2026-11-02T15:00:00Z', '2026-11-02T16:00:00Z');
    await worked('2026-11-03T15:00:00Z', '2026-11-03T15:00:00Z', 0);
    await createRecord(api, worker, company._id, { startTime: new Date('2026-11-04T15:00:00Z') });
    expect(await history({ type: 'day', ...NOVEMBER })).toEqual([
      { _id: { day: 2, month: 11, year: 2026 }, totalHours: 1, totalCost: 0, ...SETTLED, unpricedHours: 1 },
    ]);
  });

  it('takes a range of centuries as easily as a day', async () => {
    await worked('2026-11-02T15:00:00Z', '2026-11-02T16:00:00Z', 500);
    const rows = await history({ type: 'day', startDate: '1900-01-01', endDate: '2999-12-31' });
    expect(rows).toEqual([
      { _id: { day: 2, month: 11, year: 2026 }, totalHours: 1, totalCost: 5, ...SETTLED },
    ]);
  });

  it('answers a page of it with the total', async () => {
    for (const day of ['02', '03', '04']) {
      await worked(`2026-11-${day}T15:00:00Z`, `2026-11-${day}T16:00:00Z`, 100);
    }
    const page = { type: 'day', ...NOVEMBER, limit: 2, page: 2 } as const;
    const { items, total } = await api
      .as(worker)
      .record.history.page({ params: { id: worker.id }, query: page });
    expect({ days: items.map(({ _id }) => _id), total }).toEqual({
      days: [{ day: 4, month: 11, year: 2026 }],
      total: 3,
    });
  });

  it.each([
    ['a day that does not exist', { type: 'day', startDate: '2026-02-30', endDate: '2026-03-01' }],
    ['an end before the start', { type: 'day', startDate: '2026-03-02', endDate: '2026-03-01' }],
    ['a period there is none of', { type: 'year', startDate: '2026-03-01', endDate: '2026-03-01' }],
  ])('refuses %s', async (_, query) => {
    await expectRefused([history(query as Query)], { status: 400, code: 'validation_failed' });
  });

  it('is for the employee, their manager and admins; for a foreign employee it does not exist', async () => {
    await worked('2026-11-02T15:00:00Z', '2026-11-02T16:00:00Z', 500);
    const query = { type: 'day', ...NOVEMBER } as const;
    const admin = await createPerson(api, 'admin');
    for (const person of [worker, manager, admin]) expect(await history(query, person)).toHaveLength(1);
    const stranger = await createCrew(api);
    await expectRefused(
      [
        history(query, stranger.manager),
        history(query, stranger.worker),
        history(query, admin, missingId()),
        history(query, admin, manager.id),
      ],
      { status: 404, code: 'not_found' },
    );
  });
});

describe('the history against the domain’s reference', () => {
  const start = Date.UTC(2011, 11, 20);
  const record = fc.record({
    offset: fc.nat(400 * DAY_MS),
    length: fc.oneof(fc.nat(10), fc.nat(12 * 3_600_000), fc.nat(5 * DAY_MS)),
    costCents: fc.option(fc.oneof(fc.nat(20), fc.nat(10_000_000), fc.nat(10_000_000_000_000))),
  });
  // Half-hour zones and changes, midnights that are skipped or repeated, a date that never was (Apia).
  const zone = fc.constantFrom(
    'America/Guatemala',
    'America/New_York',
    'America/Havana',
    'America/Santiago',
    'America/Asuncion',
    'Europe/Madrid',
    'Asia/Beirut',
    'Asia/Amman',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
  );
  const range = fc.tuple(fc.nat(420), fc.nat(420)).map((days) => {
    const [first = 0, last = 0] = days.toSorted((a, b) => a - b);
    const date = (day: number) => new Date(start + (day - 10) * DAY_MS).toISOString().slice(0, 10);
    return { startDate: date(first), endDate: date(last) };
  });

  it('is the same row by row, and days, weeks and months sum to the same', async () => {
    const property = fc.asyncProperty(
      fc.array(record, { maxLength: 12 }),
      zone,
      range,
      async (drawn, timeZone, range) => {
        await RecordModel.deleteMany();
        await CompanyModel.updateOne({ _id: company._id }, { timezone: timeZone });
        const records = drawn.map(({ offset, length, costCents }) => {
          const startTime = new Date(start + offset);
          return { startTime, endTime: new Date(+startTime + length), costCents: length ? costCents : 0 };
        });
        await Promise.all(records.map((each) => createRecord(api, worker, company._id, each)));
        const sums = [];
        for (const period of HISTORY_PERIODS) {
          const rows = await history({ type: period, ...range });
          expect(rows).toEqual(referenceHistory(records, { period, range, timeZone }).map(toHoursRow));
          sums.push(rows.reduce((cents, row) => cents + Math.round(row.totalCost * 100), 0));
        }
        expect(new Set(sums).size).toBe(1);
      },
    );
    await fc.assert(property, { numRuns: 60, interruptAfterTimeLimit: 60_000 });
  }, 120_000);
});

describe('the time worked on a task', () => {
  const at = (time: string) => new Date(`2026-11-11T${time}:00-06:00`);

  it('sums the ended records that name it, and a voided one counts nothing (PANEL-12) (PANEL-13)', async () => {
    const project = await createProject(api, company, [worker]);
    const { _id, title } = await createTask(api, project);
    const other = await createTask(api, project);
    const luis = await createPerson(api, 'employee', { companyId: company._id });
    const task = { _id, title };
    const like = { projectId: project._id, projectName: project.name };
    const time = () => api.as(manager).taskTime.read({ params: { id: String(_id) } });
    expect(await time()).toEqual({ minutes: 0, cost: 0, currency: company.currency });

    const anas = await createRecord(api, worker, company._id, {
      ...{ startTime: at('07:00'), endTime: at('09:00'), rateCents: 2_000, costCents: 4_000 },
      ...{ ...like, task },
    });
    await createRecord(api, worker, company._id, {
      ...{ startTime: at('09:00'), endTime: at('11:00'), rateCents: 2_000, costCents: 4_000 },
      ...{ ...like, task: { _id: other._id, title } },
    });
    expect(await time()).toMatchObject({ minutes: 120, cost: 40 });
    await createRecord(api, luis, company._id, {
      ...{ startTime: at('09:00'), endTime: at('10:20'), rateCents: 1_500, costCents: 2_000 },
      ...{ ...like, task, needsReview: true },
    });
    await createRecord(api, luis, company._id, { startTime: at('13:00'), ...like, task });
    expect(await time()).toMatchObject({ minutes: 200, cost: 60 });
    const params = { id: String(anas._id) };
    await api.as(manager).record.void({ params, body: { reason: 'Fue otro día.' } });
    expect(await time()).toMatchObject({ minutes: 80, cost: 20 });

    const next = await createProject(api, company, [worker]);
    await api.as(manager).task.move({ body: { ids: [String(_id)], project: String(next._id) } });
    expect(await time()).toMatchObject({ minutes: 80, cost: 20 });
  });

  it('is answered for all tasks of a board at once, for those with recorded time (PANEL-15)', async () => {
    const project = await createProject(api, company, [worker]);
    const luis = await createPerson(api, 'employee', { companyId: company._id });
    const [painted, roofed, sanded] = [
      await createTask(api, project),
      await createTask(api, project),
      await createTask(api, project),
    ];
    const other = await createTask(api, await createProject(api, company, [worker]));
    const like = ({ _id, title }: typeof painted) => ({
      ...{ projectId: project._id, projectName: project.name, task: { _id, title } },
    });
    const time = async (of = project, as = manager) => {
      const params = { projectId: String(of._id) };
      const { tasks, currency } = await api.as(as).taskTime.ofBoard({ params });
      const listed = tasks.map(({ taskId, minutes, cost }) => [taskId, { minutes, cost }] as const);
      return { currency, ...Object.fromEntries(listed) };
    };
    const { currency } = company;
    expect(await time()).toEqual({ currency });

    await createRecord(api, worker, company._id, {
      ...{ startTime: at('07:00'), endTime: at('09:00'), rateCents: 2_000, costCents: 4_000 },
      ...like(painted),
    });
    await createRecord(api, worker, company._id, {
      ...{ startTime: at('09:00'), endTime: at('10:00'), rateCents: 2_000, costCents: 2_000 },
      ...like(other),
    });
    const whole = { [String(painted._id)]: { minutes: 120, cost: 40 } };
    expect(await time()).toEqual({ currency, ...whole });
    await createRecord(api, luis, company._id, {
      ...{ startTime: at('09:00'), endTime: at('10:20'), rateCents: 1_500, costCents: 2_000 },
      ...{ ...like(roofed), needsReview: true },
    });
    await createRecord(api, luis, company._id, { startTime: at('13:00'), ...like(sanded) });
    const roof = { [String(roofed._id)]: { minutes: 80, cost: 20 } };
    expect(await time()).toEqual({ currency, ...whole, ...roof });

    const next = await createProject(api, company, [worker]);
    expect(await time(next)).toEqual({ currency });
    const move = { ids: [String(painted._id)], project: String(next._id) };
    await api.as(manager).task.move({ body: move });
    expect(await time()).toEqual({ currency, ...roof });
    expect(await time(next)).toEqual({ currency, ...whole });
    expect(await time(project, worker)).toEqual({
      currency: '',
      [String(roofed._id)]: { minutes: 80, cost: null },
    });
  });

  it('costs something only for owners of its company and administrators (PANEL-12) (PANEL-15)', async () => {
    const guest = await createPerson(api, 'manager');
    const project = await createProject(api, company, [worker, guest]);
    const { _id, title } = await createTask(api, project);
    await createRecord(api, worker, company._id, {
      ...{ startTime: at('07:00'), endTime: at('09:00'), rateCents: 2_000, costCents: 4_000 },
      ...{ projectId: project._id, task: { _id, title } },
    });
    const params = { id: String(_id) };
    const ofBoard = { params: { projectId: String(project._id) } };
    const taskId = String(_id);
    const { currency } = company;
    for (const owner of [manager, await createPerson(api, 'admin')]) {
      expect(await api.as(owner).taskTime.read({ params })).toEqual({ minutes: 120, cost: 40, currency });
      expect(await api.as(owner).taskTime.ofBoard(ofBoard)).toEqual({
        currency,
        tasks: [{ taskId, minutes: 120, cost: 40 }],
      });
    }
    for (const reader of [worker, guest]) {
      expect(await api.as(reader).taskTime.read({ params })).toEqual({
        minutes: 120,
        cost: null,
        currency: '',
      });
      expect(await api.as(reader).taskTime.ofBoard(ofBoard)).toEqual({
        currency: '',
        tasks: [{ taskId, minutes: 120, cost: null }],
      });
    }
    const abroad = await createCrew(api);
    const client = await createPerson(api, 'client');
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    for (const [stranger, status] of [
      [abroad.manager, 404],
      [abroad.worker, 404],
      [colleague, 403],
      [client, 403],
    ] as const) {
      const { taskTime } = api.as(stranger);
      await expectRefused([taskTime.read({ params })], { status });
      await expectRefused([taskTime.ofBoard(ofBoard)], { status });
    }
  });
});
