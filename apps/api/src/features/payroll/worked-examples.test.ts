import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person, withFreshToken } from '../../../test/factories.ts';
import { usePlanilla } from '../../../test/planilla.ts';
import { CompanyModel } from '../company/model.ts';
import { LedgerEventModel, LedgerHeadModel } from '../ledger/event-model.ts';
import { PersonModel } from '../person/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { type Finding, verifyPayroll } from './verify/verify-payroll.ts';

const { api, crew, csvRows } = usePlanilla();
const RANGE = { startDate: '2026-11-01', endDate: '2026-11-30' };
/** A moment of November in Guatemala. */
const at = (local: string) => new Date(`2026-11-${local}-06:00`);

beforeEach(() => api.clock.set(at('10T06:00')));

/** A person with a fresh session, after any move of the clock. */
const now = (person: Person) => withFreshToken(api, person);
const asManager = () => api.as(now(crew().manager));
const asWorker = (who = crew().worker) => api.as(now(who));

const rate = (hourlyRate: number) =>
  asManager().employee.update({ params: { id: crew().worker.id }, body: { hourlyRate } });

async function work(from: Date, to: Date, who = crew().worker) {
  api.clock.set(from);
  const { _id } = await asWorker(who).record.start({ body: { employeeId: who.id } });
  api.clock.set(to);
  return asWorker(who).record.stop({ body: { timesheetId: _id } });
}

const history = (type: 'day' | 'week' | 'month' = 'day') =>
  asManager().record.history({ params: { id: crew().worker.id }, query: { type, ...RANGE } });

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + cents(amount), 0);

/** The month's figure on every screen and in every file, in cents; fails unless all are equal. */
async function totalOfMonth(): Promise<number> {
  const { worker, company } = crew();
  const companyId = String(company._id);
  const people = await asManager().payroll.people({ query: { companyId, ...RANGE } });
  const person = people.find(({ _id }) => _id === worker.id);
  const records = await asManager().record.get({ params: { id: worker.id }, query: {} });
  if (!Array.isArray(records)) throw new Error('The records of a person are a list');
  const summary = await asManager().payroll.summary({ params: { id: worker.id }, query: { companyId } });
  const employee = await asManager().employee.get({ params: { id: worker.id } });
  const file = await csvRows({ employeeId: worker.id }, now(crew().manager));
  const totals = [
    ...(await Promise.all((['day', 'week', 'month'] as const).map(history))).map((rows) =>
      sum(rows.map(({ totalCost }) => totalCost)),
    ),
    cents(person?.totalCost ?? Number.NaN),
    sum(records.map(({ cost }) => cost)),
    sum(records.flatMap(({ pieces }) => pieces.map(({ cost }) => cost ?? 0))),
    cents(summary.totalCost),
    cents(employee.totalGenerated),
    cents(Number(file.at(-1)?.[7])),
  ];
  expect(new Set(totals), totals.join()).toEqual(new Set([totals[0]]));
  return totals[0] ?? Number.NaN;
}

async function expectVerified() {
  const faults: Finding[] = [];
  await verifyPayroll((finding) => {
    if (finding.kind === 'fault') faults.push(finding);
  });
  expect(faults).toEqual([]);
}

describe('the worked examples, from the clock to the file (PAY-41)', () => {
  it('twelve records of 2.160 s at 8.40 cost 6 cents together', async () => {
    await rate(8.4);
    const costs: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const from = new Date(+at('10T08:00') + index * 10_000);
      costs.push((await work(from, new Date(+from + 2_160))).cost);
    }
    expect(costs).toEqual([0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0]);
    expect(await totalOfMonth()).toBe(6);
    await expectVerified();
  });

  it('a rate that rises at ten prices the work from then on, within a running record (RATE-3)', async () => {
    const { worker } = crew();
    await rate(6.5);
    api.clock.set(at('10T08:00'));
    const { _id } = await asWorker().record.start({ body: { employeeId: worker.id } });
    api.clock.set(at('10T10:00'));
    await rate(7);
    api.clock.set(at('10T12:00'));
    const record = await asWorker().record.stop({ body: { timesheetId: _id } });
    expect(record).toMatchObject({ cost: 27, hourlyRate: 7, hasPriorPrice: false });
    expect(record.pieces.map(({ hourlyRate, cost }) => [hourlyRate, cost])).toEqual([
      [6.5, 13],
      [7, 14],
    ]);
    // A repeated stop without an answer changes nothing.
    expect(await asWorker().record.stop({ body: { timesheetId: _id } })).toEqual(record);
    expect(await asManager().record.get({ params: { id: _id }, query: {} })).toEqual(record);
    expect(await totalOfMonth()).toBe(2_700);
    await expectVerified();
  });

  it('a record over midnight counts into both days, each at its rate; it is one record', async () => {
    const { worker } = crew();
    await rate(10);
    const body = { employeeIds: [worker.id], hourlyRate: 12, from: '2026-11-16' };
    await asManager().rate.change({ body });
    const record = await work(at('15T22:00'), at('16T02:00'));
    expect(record.cost).toBe(44);
    expect((await history()).map(({ _id, totalCost }) => [_id, totalCost])).toEqual([
      [{ day: 15, month: 11, year: 2026 }, 20],
      [{ day: 16, month: 11, year: 2026 }, 24],
    ]);
    expect(await totalOfMonth()).toBe(4_400);
    await expectVerified();
  });

  it('a closed record that is corrected is an adjustment of the next run, and its slip stays (ADJUST-1, ADJUST-2)', async () => {
    const { worker, company } = crew();
    const companyId = String(company._id);
    api.clock.set(at('16T08:00'));
    const rateFrom = (hourlyRate: number, from: string) =>
      asManager().rate.change({ body: { employeeIds: [worker.id], hourlyRate, from } });
    await rateFrom(6, '2026-11-01');
    await rateFrom(6.5, '2026-11-11');
    const add = (from: string, to: string) => {
      const times = { startTime: at(from).toISOString(), endTime: at(to).toISOString() };
      return asManager().record.add({ body: { employeeId: worker.id, ...times, reason: 'De la libreta.' } });
    };
    for (let day = 1; day <= 8; day += 1) await add(`0${day}T06:00`, `0${day}T16:00`);
    await add('09T08:00', '09T11:03');
    const { _id: recordId } = await add('12T08:00', '12T16:00');
    const close = (startDate: string, endDate: string) =>
      asManager().run.close({ body: { companyId, startDate, endDate } });
    const slipOf = async (run: { _id: string }) =>
      (await asManager().run.slips({ params: { id: run._id }, query: {} }))[0];
    const first = await close('2026-11-01', '2026-11-15');
    const slip = await slipOf(first);
    expect(slip).toMatchObject({ net: 550.3, adjustments: [] });

    api.clock.set(at('18T08:00'));
    const change = { recordId, endTime: at('12T14:48').toISOString(), reason: 'Salió antes.' };
    expect((await asManager().adjustment.make({ body: change })).amount).toBe(-7.8);
    expect(await slipOf(first)).toEqual(slip);
    await add('17T08:00', '17T16:00');
    await expectVerified();
    api.clock.set(new Date('2026-12-01T08:00:00-06:00'));
    const second = await slipOf(await close('2026-11-16', '2026-11-30'));
    expect(second).toMatchObject({
      work: 52,
      adjustment: -7.8,
      net: 44.2,
      adjustments: [{ recordId, date: '2026-11-12', amount: -7.8, reason: 'Salió antes.' }],
    });
    expect(await slipOf(first)).toEqual(slip);
    await expectVerified();
  });

  it('a first rate that was mistyped is corrected, and the ledger has both', async () => {
    const { worker, company } = crew();
    await rate(10.01);
    await work(at('10T08:00'), at('10T17:00'));
    expect(await totalOfMonth()).toBe(9_009);
    const [{ _id: rateId } = { _id: '' }] = await asManager().rate.list({ params: { id: worker.id } });
    const correction = { params: { id: worker.id, rateId }, body: { hourlyRate: 1.01 } };
    await asManager().rate.correct(correction);
    expect(await totalOfMonth()).toBe(909);
    const { events } = await asManager().ledger.events({ query: { companyId: String(company._id) } });
    const actions = events.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['rate-set', 'rate-corrected']));
    await expectVerified();
  });
});

/** The possible acts on a person's time; each takes three numbers that choose object and time. */
const VERBS = {
  work: async (day: number, minute: number, length: number) => {
    const from = new Date(+at('01T00:00') + (day % 25) * 86_400_000 + (minute % 1_400) * 60_000);
    const endTime = new Date(+from + 1_000 + (length % (26 * 60)) * 29_000).toISOString();
    const body = { employeeId: crew().worker.id, startTime: from.toISOString(), endTime, reason: 'x' };
    await asManager().record.add({ body });
  },
  correct: async (which: number, minute: number) => {
    const record = await pick(which);
    const endTime = new Date(+new Date(record.startTime) + 1_000 + (minute % 900) * 61_003).toISOString();
    await change(record._id, 'correct', { endTime, reason: 'x' });
  },
  void: async (which: number) => change((await pick(which))._id, 'void', { reason: 'x' }),
  unvoid: async (which: number) => change((await pick(which))._id, 'unvoid', { reason: 'x' }),
  split: async (which: number, part: number) => {
    const { _id, startTime, endTime } = await pick(which);
    const [from, to] = [+startTime, +(endTime ?? startTime)];
    const moment = new Date(from + Math.floor(((to - from) * (1 + (part % 8))) / 10)).toISOString();
    await change(_id, 'split', { at: moment, reason: 'x' });
  },
  rate: async (day: number, hourly: number) => {
    const from = `2026-11-${String(1 + (day % 25)).padStart(2, '0')}`;
    const body = { employeeIds: [crew().worker.id], hourlyRate: (1 + (hourly % 5_000)) / 100, from };
    await asManager().rate.change({ body: { ...body, confirmed: true } });
  },
} as const;

async function pick(which: number) {
  const records = await RecordModel.find({ employeeId: crew().worker._id }).sort({ startTime: 1 }).lean();
  const record = records[which % Math.max(records.length, 1)];
  if (!record) throw Object.assign(new Error('There is none yet'), { status: 404 });
  return { ...record, _id: String(record._id) };
}

function change(id: string, verb: 'correct' | 'void' | 'unvoid' | 'split', body: object) {
  const record = asManager().record as unknown as Record<string, (call: object) => Promise<unknown>>;
  return record[verb]?.({ params: { id }, body });
}

describe('any sequence of changes of a person’s time', () => {
  const step = fc.tuple(
    fc.constantFrom(...(Object.keys(VERBS) as (keyof typeof VERBS)[]), 'work' as const),
    fc.nat(10_000),
    fc.nat(10_000),
    fc.nat(10_000),
  );
  const zone = fc.constantFrom('America/Guatemala', 'Pacific/Auckland', 'Europe/Madrid');

  it('records, pieces, days, weeks, months, people, summaries and files agree, and all can be verified', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 16 }),
      zone,
      async (steps, timezone) => {
        const { company, worker } = crew();
        await RecordModel.deleteMany({ employeeId: worker._id });
        await PersonModel.updateOne({ _id: worker._id }, { rates: [], earnedCents: 0 });
        await CompanyModel.updateOne({ _id: company._id }, { timezone: 'America/Guatemala' });
        await LedgerEventModel.deleteMany({ companyId: company._id });
        await LedgerHeadModel.deleteOne({ _id: company._id });
        api.clock.set(at('29T12:00'));
        for (const [verb, a, b, c] of steps) {
          await VERBS[verb](a, b, c).catch((error: { status?: number }) => {
            expect([400, 404, 409], String(error)).toContain(error.status);
          });
        }
        await totalOfMonth();
        await asManager().company.update({ params: { id: String(company._id) }, body: { timezone } });
        await totalOfMonth();
        await expectVerified();
      },
    );
    await fc.assert(property, { numRuns: 8, interruptAfterTimeLimit: 40_000 });
  }, 90_000);

  it('change nobody else’s time', async () => {
    const other = await createPerson(api, 'employee', {
      companyId: crew().company._id,
      hourlyRateCents: 500,
    });
    await work(at('10T08:00'), at('10T09:00'), other);
    await rate(9);
    await work(at('10T10:00'), at('10T11:00'));
    expect(await PersonModel.findById(other._id).lean()).toMatchObject({ earnedCents: 500 });
    expect(await totalOfMonth()).toBe(900);
  });
});
