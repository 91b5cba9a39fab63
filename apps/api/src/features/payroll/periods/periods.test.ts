import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRecord, giveRate, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import { type CompanyDoc, CompanyModel } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { LineModel } from '../concepts/line-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  // The morning of the 20th in Guatemala.
  api.clock.set('2026-11-20T15:00:00Z');
  ({ manager, worker, company } = await createCrew(api, { fullname: 'Elena Xol', hourlyRateCents: 1_000 }));
});

const query = (date?: string) => ({ companyId: String(company._id), ...(date && { date }) });
const calendar = (as = manager) => api.as(as).payPeriod.calendar({ query: query() });
const change = (body: object) =>
  api.as(manager).payPeriod.changeCalendar({ params: { companyId: String(company._id) }, body });
const period = (date?: string, as = manager) => api.as(as).payPeriod.get({ query: query(date) });
const close = (startDate: string, endDate: string) =>
  api.as(manager).run.close({ body: { companyId: String(company._id), startDate, endDate } });
/** Four hours of a morning, in stored form. */
const worked = (date: string, who = worker, overrides = {}) =>
  createRecord(api, who, company._id, {
    startTime: new Date(`${date}T14:00:00Z`),
    endTime: new Date(`${date}T18:00:00Z`),
    ...{ rateCents: 1_000, costCents: 4_000, ...overrides },
  });
const daysOf = ({ startDate, endDate }: { startDate: string; endDate: string }) => [startDate, endDate];

describe('how a company pays (PERIOD-1)', () => {
  it('is twice a month on the last day unless its owner chose otherwise, and its employees see it', async () => {
    const unchosen = {
      ...{ companyId: String(company._id), schedule: { kind: 'semimonthly' }, paydayAfterDays: 0 },
      ...{ firstDay: null, closedThrough: null, firstOpenDay: '2026-11-16', closed: [] },
      current: { startDate: '2026-11-16', endDate: '2026-11-30', payday: '2026-11-30' },
    };
    expect(await calendar()).toEqual(unchosen);
    expect(await calendar(worker)).toEqual(unchosen);
    const stranger = await createCrew(api);
    await expectRefused([calendar(stranger.worker), calendar(stranger.manager)], { status: 404 });
  });

  it('is changed by its owner, with the former schedule in the ledger; a repetition adds no event', async () => {
    const weekly = { schedule: { kind: 'weekly', firstDay: 1 }, paydayAfterDays: 3, firstDay: '2026-11-11' };
    const changed = await change(weekly);
    expect(changed).toMatchObject({
      ...weekly,
      current: { startDate: '2026-11-16', endDate: '2026-11-22', payday: '2026-11-25' },
    });
    expect(await change(weekly)).toEqual(changed);
    const events = await LedgerEventModel.find({ companyId: company._id }).lean();
    expect(events).toMatchObject([
      {
        action: 'schedule-changed',
        before: { schedule: { kind: 'semimonthly' }, paydayAfterDays: 0, firstDay: null },
        after: weekly,
      },
    ]);
    // The period begins on the chosen day and ends with the schedule (PERIOD-2).
    expect(daysOf(await period('2026-11-12'))).toEqual(['2026-11-11', '2026-11-15']);
    for (const body of [
      { schedule: { kind: 'weekly', firstDay: 8 } },
      { paydayAfterDays: 32 },
      { firstDay: '1999-12-31' },
      { firstDay: '2027-12-01' },
      { schedule: { kind: 'biweekly', anchor: '1950-01-02' } },
      { schedule: { kind: 'biweekly', anchor: '2099-12-31' } },
    ]) {
      await expectRefused([change(body)], { status: 400 });
    }
  });
});

describe('the pay calendar (PERIOD-2)', () => {
  it('begins with the first record, unless its owner chose a day', async () => {
    await worked('2026-10-20');
    await worked('2026-10-07');
    expect(await calendar()).toMatchObject({ firstOpenDay: '2026-10-07' });
    const first = await period('2026-10-10');
    expect(first).toMatchObject({ startDate: '2026-10-07', endDate: '2026-10-15', previous: null });
    expect(first).toMatchObject({ state: 'closable', next: '2026-10-16', earlierOpen: null });
    expect(await period('2026-10-06')).toEqual(first);
    await change({ firstDay: '2026-11-16' });
    expect(await period('2026-10-10')).toMatchObject({ startDate: '2026-11-16', previous: null });
    const { totals, state } = await period();
    expect([totals.hours, state]).toEqual([0, 'open']);
  });

  it('leads from any day before the first closed period to that period (PERIOD-7)', async () => {
    await change({ firstDay: '2026-10-05' });
    const { startDate, endDate } = await period('2026-10-05');
    await close(startDate, endDate);
    expect(await period('2026-09-30')).toMatchObject({ startDate, endDate, state: 'closed', previous: null });
  });

  it('shows employees the days of runs that the present schedule would not make (PERIOD-4)', async () => {
    await change({ firstDay: '2026-10-05' });
    await close('2026-10-05', '2026-10-15');
    await close('2026-10-16', '2026-10-31');
    expect(await calendar(worker)).toMatchObject({
      closed: [{ startDate: '2026-10-05', endDate: '2026-10-15' }],
    });
    await change({ schedule: { kind: 'monthly' } });
    expect(await calendar(worker)).toMatchObject({
      closed: [
        { startDate: '2026-10-05', endDate: '2026-10-15' },
        { startDate: '2026-10-16', endDate: '2026-10-31' },
      ],
    });
  });

  it('applies a new schedule after the last closed day, and a closed period keeps the days of its run (PERIOD-4)', async () => {
    await change({ firstDay: '2026-11-01' });
    await close('2026-11-01', '2026-11-15');
    await expectRefused([change({ firstDay: '2026-11-02' }), change({ firstDay: null })], {
      ...{ status: 409, message: 'The first day cannot be chosen any more: a run is closed.' },
    });
    await change({ schedule: { kind: 'weekly', firstDay: 3 } });
    expect(await period()).toMatchObject({ startDate: '2026-11-18', endDate: '2026-11-24', state: 'open' });
    const cut = await period('2026-11-16');
    expect(cut).toMatchObject({ startDate: '2026-11-16', endDate: '2026-11-17', state: 'closable' });
    expect(cut).toMatchObject({ previous: '2026-11-15', next: '2026-11-18' });
    expect(await period('2026-11-15')).toMatchObject({
      ...{ startDate: '2026-11-01', endDate: '2026-11-15', state: 'closed', previous: null },
      ...{ next: '2026-11-16', run: { number: 1 } },
    });
    await change({ schedule: { kind: 'monthly' } });
    expect(daysOf(await period())).toEqual(['2026-11-16', '2026-11-30']);
    expect(daysOf(await period('2026-11-15'))).toEqual(['2026-11-01', '2026-11-15']);
  });

  it.each([
    // It is already the 21st there, or the day is an hour shorter or longer.
    ['Asia/Tokyo', '2026-11-20T15:30:00Z', '2026-11-21'],
    ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['America/Havana', '2026-11-01T04:30:00Z', '2026-11-01'],
  ])('counts in the days of %s: at %s it is %s', async (timezone, now, today) => {
    await CompanyModel.updateOne({ _id: company._id }, { timezone });
    api.clock.set(now);
    const { manager } = await createCrew(api);
    await CompanyModel.updateOne({ _id: company._id }, { createdBy: manager._id });
    expect(await period(undefined, manager)).toMatchObject({ today });
  });
});

describe('a period with everything of it (PERIOD-5)', () => {
  it('lists its employees by name, below them former ones with unpaid time, and the sums of all', async () => {
    await change({ firstDay: '2026-11-16' });
    const ana = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Ána Ajú' });
    const gone = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Abel Ixchel' });
    await worked('2026-11-17');
    await worked('2026-11-18', worker, { needsReview: true });
    await worked('2026-11-17', gone);
    await api.as(manager).employee.remove({ params: { id: gone.id } });
    const { people, totals, points } = await period();
    expect(people.map(({ fullname, left, hours, net }) => [fullname, left, hours, net])).toEqual([
      ['Ána Ajú', null, 0, 0],
      ['Elena Xol', null, 8, 80],
      ['Abel Ixchel', 'deleted', 4, 40],
    ]);
    expect(people[1]).toMatchObject({
      hourlyRate: 10,
      rates: [10],
      pendingReviews: 1,
      slipId: null,
      paid: null,
    });
    expect(people[2]).toMatchObject({ hourlyRate: 10 });
    expect(totals).toMatchObject({ hours: 12, gross: 120, net: 120, paid: null });
    expect(points).toMatchObject([
      { kind: 'review', employeeId: worker.id, ms: 14_400_000, cost: 40, cause: 'other', asked: null },
    ]);
    expect(ana.id).toBe(people[0]?._id);
    const stranger = await createCrew(api);
    await expectRefused([period(undefined, stranger.manager)], { status: 404 });
  });

  it.each<[string, Parameters<typeof worked>[2]]>([
    ['longest_shift', { endReason: 'longest_shift', marked: true }],
    ['mark', { marked: true }],
    ['other', {}],
  ])('says that a record waits because of %s (TIME-66)', async (cause, overrides) => {
    await change({ firstDay: '2026-11-16' });
    await worked('2026-11-18', worker, { needsReview: true, ...overrides });
    expect((await period()).points).toMatchObject([{ kind: 'review', cause }]);
  });

  it('has, while an earlier period is open, neither that period’s payments nor lines, which the next run has', async () => {
    await change({ firstDay: '2026-11-01' });
    await worked('2026-11-03');
    await worked('2026-11-17');
    await LineModel.create({
      ...{ companyId: company._id, employeeId: worker._id, name: 'Bono', kind: 'addition', cents: 500 },
    });
    const current = await period();
    expect(current).toMatchObject({ state: 'open', totals: { hours: 4, lateHours: 0, net: 40 } });
    expect(current.earlierOpen).toEqual({ startDate: '2026-11-01', endDate: '2026-11-15' });
    expect((await period('2026-11-01')).totals).toMatchObject({ hours: 4, net: 45 });
    await close('2026-11-01', '2026-11-15');
    expect(await period()).toMatchObject({ earlierOpen: null, totals: { hours: 4, net: 40 } });
  });

  it('opens to the slip of one person, as it would be and as it was closed', async () => {
    await change({ firstDay: '2026-11-01' });
    await giveRate(worker, 1_000);
    await worked('2026-11-03');
    const params = { employeeId: worker.id };
    const person = () => api.as(manager).payPeriod.person({ params, query: query('2026-11-03') });
    const open = await person();
    expect(open).toMatchObject({
      ...{ state: 'closable', person: { _id: worker.id, net: 40 } },
      figures: { days: [{ date: '2026-11-03', hours: 4, amount: 40 }], rates: [{ hourlyRate: 10 }] },
    });
    const { _id: runId } = await close('2026-11-01', '2026-11-15');
    const closed = await person();
    expect(closed).toMatchObject({ state: 'closed', run: { _id: runId }, person: { paid: 0 } });
    expect(closed.figures).toEqual(open.figures);
    const idle = await createPerson(api, 'employee', { companyId: company._id });
    const asked = { params: { employeeId: idle.id }, query: query('2026-11-03') };
    await expectRefused([api.as(manager).payPeriod.person(asked)], { status: 404 });
  });
});

it('a closed period names the adjustments of its days, and the period that pays them (ADJUST-3)', async () => {
  api.clock.set('2026-12-01T15:00:00Z');
  const { manager, worker, company } = await createCrew(api, { hourlyRateCents: 650 });
  const as = api.as(manager);
  const companyId = String(company._id);
  const { _id: employeeId } = await as.employee.get({ params: { id: worker.id } });
  const times = { startTime: '2026-11-12T14:00:00.000Z', endTime: '2026-11-12T22:00:00.000Z' };
  const { _id: recordId } = await as.record.add({ body: { employeeId, ...times, reason: 'Olvidado.' } });
  await as.payPeriod.changeCalendar({
    params: { companyId },
    body: { schedule: { kind: 'semimonthly' }, paydayAfterDays: 0, firstDay: '2026-11-01' },
  });
  const close = (startDate: string, endDate: string) =>
    as.run.close({ body: { companyId, startDate, endDate } });
  const read = async (date: string) => {
    const query = { companyId, date };
    const { people } = await as.payPeriod.get({ query });
    const { adjustments, adjustedLater } = await as.payPeriod.person({ params: { employeeId }, query });
    return { marked: people.map(({ laterAdjustments: count }) => count), adjustments, adjustedLater };
  };
  await close('2026-11-01', '2026-11-15');
  expect(await read('2026-11-12')).toEqual({ marked: [0], adjustments: [], adjustedLater: [] });

  const endTime = '2026-11-12T20:48:00.000Z';
  const made = await as.adjustment.make({ body: { recordId, endTime, reason: 'Salió antes.' } });
  expect(made).toMatchObject({ before: times, after: { ...times, endTime } });
  // The next period has a positive net, so that it closes.
  await as.record.add({
    body: {
      ...{ employeeId, startTime: '2026-11-20T14:00:00Z', endTime: '2026-11-20T22:00:00Z' },
      reason: 'Olvidado.',
    },
  });
  const later = [{ ...made, paidOn: '2026-11-16' }];
  expect(await read('2026-11-12')).toEqual({ marked: [1], adjustments: [], adjustedLater: later });
  expect(await read('2026-11-20')).toEqual({ marked: [0], adjustments: [made], adjustedLater: [] });

  await close('2026-11-16', '2026-11-30');
  const paid = { ...made, runNumber: 2 };
  expect((await read('2026-11-12')).adjustedLater).toEqual([{ ...paid, paidOn: '2026-11-16' }]);
  expect(await read('2026-11-20')).toEqual({ marked: [0], adjustments: [paid], adjustedLater: [] });
});
