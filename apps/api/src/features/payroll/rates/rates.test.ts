import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, missingId, type Person } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api));
});

type Change = {
  employeeIds?: string[];
  hourlyRate?: number;
  percentage?: number;
  from?: string;
  note?: string;
  confirmed?: boolean;
};
const change = (body: Change, as = manager) =>
  api.as(as).rate.change({ body: { employeeIds: [worker.id], ...body } });
const preview = (body: Change, as = manager) =>
  api.as(as).rate.preview({ body: { employeeIds: [worker.id], ...body } });
const rates = (as = manager, id = worker.id) => api.as(as).rate.list({ params: { id } });
const params = async (index = 0) => ({ id: worker.id, rateId: (await rates())[index]?._id ?? '' });
/** Adds a record, on the clock of Guatemala. */
const work = (startTime: string, endTime: string, person = worker) =>
  api.as(manager).record.add({
    body: {
      employeeId: person.id,
      startTime: new Date(`${startTime}-06:00`).toISOString(),
      endTime: new Date(`${endTime}-06:00`).toISOString(),
      reason: 'Olvidó marcar.',
    },
  });
const total = async (person = worker) =>
  (await api.as(manager).payroll.summary({ params: { id: person.id } })).totalCost;

describe('a rate from a date on (RATE-4)', () => {
  it('begins with that day on the company’s clock, and prices anew what was worked from then on', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    const record = await work('2026-11-15T22:00', '2026-11-16T02:00');
    await work('2026-11-10T08:00', '2026-11-10T09:00');
    const effect = await change({ hourlyRate: 12, from: '2026-11-16', note: ' Aumento de noviembre ' });
    expect(effect).toMatchObject({ records: 1, hours: 2, costBefore: 40, costAfter: 44, difference: 4 });
    expect(await api.as(manager).record.get({ params: { id: record._id } })).toMatchObject({ cost: 44 });
    expect(await total()).toBe(54);
    expect(await api.as(manager).employee.get({ params: { id: worker.id } })).toMatchObject({
      totalToPay: 54,
      totalGenerated: 54,
    });
    expect(await rates()).toMatchObject([
      {
        hourlyRate: 12,
        from: '2026-11-16T06:00:00.000Z',
        note: 'Aumento de noviembre',
        setAt: '2026-11-20T15:00:00.000Z',
        setBy: { _id: manager.id, username: manager.username },
      },
      { hourlyRate: 10, from: '2026-11-01T06:00:00.000Z', note: '' },
    ]);
  });

  it('holds until the next one begins, and says when that is', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 14, from: '2026-11-16' });
    await work('2026-11-10T08:00', '2026-11-10T09:00');
    await work('2026-11-17T08:00', '2026-11-17T09:00');
    const { people } = await change({ hourlyRate: 12, from: '2026-11-09' });
    expect(people).toMatchObject([
      { rateBefore: 10, rateAfter: 12, from: '2026-11-09T06:00:00.000Z', until: '2026-11-16T06:00:00.000Z' },
    ]);
    expect(await total()).toBe(26);
  });

  it('reaches back over a time without a rate, to where that began (RATE-1)', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 0, from: '2026-11-10' });
    await work('2026-11-12T08:00', '2026-11-12T09:00');
    expect(await total()).toBe(0);
    await change({ hourlyRate: 12, from: '2026-11-16' });
    expect(await total()).toBe(12);
    expect(await rates()).toMatchObject([
      { hourlyRate: 12, from: '2026-11-10T06:00:00.000Z' },
      { hourlyRate: 10 },
    ]);
  });

  it('may lie ahead: from then on it is the rate', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-12-01' });
    const rateNow = async () => {
      const admin = await createPerson(api, 'admin');
      return (await api.as(admin).employee.get({ params: { id: worker.id } })).hourlyRate;
    };
    expect(await rateNow()).toBe(10);
    api.clock.set('2026-12-01T05:59:59.999Z');
    expect(await rateNow()).toBe(10);
    api.clock.advance(1);
    expect(await rateNow()).toBe(12);
  });

  it('takes the place of one that begins at the same moment', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-01' });
    expect(await rates()).toMatchObject([{ hourlyRate: 12 }]);
  });

  it.each([
    ['of before there were records', { from: '1999-12-31' }],
    ['far ahead', { from: '2028-01-01' }],
    ['that does not exist', { from: '2026-02-30' }],
  ])('is none on a day %s', async (_, body) => {
    await expectRefused([change({ hourlyRate: 5, ...body })], {
      status: 400,
      errors: [{ path: 'body.from' }],
    });
    expect(await rates()).toEqual([]);
  });
});

describe('the amount (RATE-2)', () => {
  it.each([{ hourlyRate: 100_000.01 }, { hourlyRate: 999_999_999 }])('%j is refused', async (body) => {
    const refusal = {
      status: 400,
      message: 'At most 100000.',
      errors: [{ path: 'body.hourlyRate', params: { max: 100_000 } }],
    };
    const update = api.as(manager).employee.update({ params: { id: worker.id }, body });
    await expectRefused([change({ ...body, confirmed: true }), update], refusal);
    expect(await rates()).toEqual([]);
  });

  it('may be as high as that', async () => {
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 100_000 } });
    expect(await rates()).toMatchObject([{ hourlyRate: 100_000 }]);
    await expectRefused([change({ percentage: 1, confirmed: true })], {
      status: 400,
      errors: [{ path: 'body.percentage' }],
    });
  });

  it.each([
    {},
    { hourlyRate: 5, percentage: 5 },
    { hourlyRate: 5, employeeIds: [] },
    { percentage: 1.234 },
    { percentage: -100 },
    { hourlyRate: 1.005 },
    { hourlyRate: 5, note: 'x'.repeat(501) },
  ])('is refused as %j', async (body) => {
    await expectRefused([change(body), preview(body)], { status: 400, code: 'validation_failed' });
    const twice = { hourlyRate: 5, employeeIds: [worker.id, worker.id] };
    await expectRefused([change(twice)], { status: 400, message: 'A person is given twice.' });
  });
});

describe('a second word (RATE-8)', () => {
  it.each([
    [10, 50.01, 5],
    [10, 1.99, 0.199],
    [1.01, 10.01, 9.91],
  ])('is asked for after %d for %d, with the factor', async (before, hourlyRate, factor) => {
    await change({ hourlyRate: before });
    api.clock.advance(1_000);
    await expectRefused([change({ hourlyRate })], {
      status: 409,
      code: 'conflict',
      reason: 'rate_unusual',
      params: { factor },
      errors: [{ path: 'body.hourlyRate', params: { factor } }],
    });
    expect(await rates()).toHaveLength(1);
    expect((await preview({ hourlyRate })).people).toMatchObject([{ unusual: { before, factor } }]);
    await change({ hourlyRate, confirmed: true });
    expect(await rates()).toMatchObject([{ hourlyRate }, { hourlyRate: before }]);
  });

  it('is asked for a first one above 500.00', async () => {
    await expectRefused([change({ hourlyRate: 500.01 })], {
      status: 409,
      reason: 'first_rate_high',
      message: 'A first rate above 500 needs to be confirmed.',
    });
    expect((await preview({ hourlyRate: 500.01 })).people).toMatchObject([
      { unusual: { before: null, factor: null } },
    ]);
    await change({ hourlyRate: 500 });
  });

  it.each([
    [10, 50],
    [10, 2],
    [10, 0],
  ])('is not asked after %d for %d', async (before, hourlyRate) => {
    await change({ hourlyRate: before });
    api.clock.advance(1_000);
    await change({ hourlyRate });
    expect(await rates()).toHaveLength(2);
  });

  it('compares with the last one above 0', async () => {
    await change({ hourlyRate: 10 });
    api.clock.advance(1_000);
    await change({ hourlyRate: 0 });
    api.clock.advance(1_000);
    await expectRefused([change({ hourlyRate: 100 })], { status: 409, params: { factor: 10 } });
  });

  it('is not asked where a rate is changed with the rest of an employee (RATE-3)', async () => {
    for (const hourlyRate of [600, 1]) {
      api.clock.advance(1_000);
      const { employee } = await api
        .as(manager)
        .employee.update({ params: { id: worker.id }, body: { hourlyRate } });
      expect(employee.hourlyRate).toBe(hourlyRate);
    }
  });
});

describe('correcting and removing a rate (RATE-7)', () => {
  it('a first rate of 10.01 instead of 1.01 is corrected: nine hours cost 9.09', async () => {
    await work('2026-11-10T08:00', '2026-11-10T17:00');
    await change({ hourlyRate: 10.01 });
    expect(await total()).toBe(90.09);
    api.clock.advance(60_000);
    const effect = await api
      .as(manager)
      .rate.correct({ params: await params(), body: { hourlyRate: 1.01, note: 'Error de dedo' } });
    expect(effect).toMatchObject({
      records: 1,
      hours: 9,
      costBefore: 90.09,
      costAfter: 9.09,
      difference: -81,
    });
    expect(await total()).toBe(9.09);
    expect(await rates()).toMatchObject([
      {
        hourlyRate: 1.01,
        from: '2026-11-20T15:00:00.000Z',
        setAt: '2026-11-20T15:01:00.000Z',
        note: 'Error de dedo',
      },
    ]);
  });

  it('moves when it begins, but not to when another does', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-16' });
    await work('2026-11-12T08:00', '2026-11-12T09:00');
    const correct = async (body: Change) => api.as(manager).rate.correct({ params: await params(), body });
    await correct({ from: '2026-11-12' });
    expect(await total()).toBe(12);
    await expectRefused([correct({ from: '2026-11-01' })], { status: 409, reason: 'rate_from_taken' });
    expect(await rates()).toMatchObject([
      { hourlyRate: 12, from: '2026-11-12T06:00:00.000Z' },
      { hourlyRate: 10 },
    ]);
  });

  it('asks for a second word too, compared with the one before it', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-16' });
    const correct = (body: Change, of: { id: string; rateId: string }) =>
      api.as(manager).rate.correct({ params: of, body });
    await expectRefused([correct({ hourlyRate: 120 }, await params())], {
      status: 409,
      params: { factor: 12 },
    });
    await correct({ hourlyRate: 120, confirmed: true }, await params());
    // The first has none before it, whatever follows.
    await correct({ hourlyRate: 1 }, await params(1));
  });

  it('gives what a removed rate priced to the one before, and takes the price of an only one back', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-16' });
    await work('2026-11-17T08:00', '2026-11-17T09:00');
    const effect = await api.as(manager).rate.remove({ params: await params() });
    expect(effect).toMatchObject({ difference: -2, people: [{ rateBefore: 12, rateAfter: 10 }] });
    expect(await total()).toBe(10);
    await api.as(manager).rate.remove({ params: await params() });
    expect(await total()).toBe(0);
    expect(await rates()).toEqual([]);
    expect(await api.as(manager).record.get({ params: { id: worker.id } })).toMatchObject([
      { hourlyRate: null, cost: 0 },
    ]);
  });

  it('finds no rate that is missing, of somebody else, or already removed', async () => {
    await change({ hourlyRate: 10 });
    const of = await params();
    const other = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 500 });
    const { rate } = api.as(manager);
    await expectRefused(
      [
        rate.remove({ params: { ...of, rateId: missingId() } }),
        rate.remove({ params: { ...of, id: other.id } }),
        rate.correct({ params: { ...of, id: other.id }, body: { hourlyRate: 5 } }),
      ],
      { status: 404, message: 'Rate not found' },
    );
    await rate.remove({ params: of });
    await expectRefused([rate.remove({ params: of })], { status: 404, message: 'Rate not found' });
  });

  it('leaves the price of time in a company that is none of the caller’s', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await work('2026-11-12T08:00', '2026-11-12T09:00');
    const next = await createCrew(api);
    const admin = await createPerson(api, 'admin');
    const companyId = String(next.company._id);
    await api.as(admin).employee.assign({ params: { id: worker.id }, body: { companyId } });
    const { rate } = api.as(next.manager);
    const [only] = await rates(next.manager);
    const of = { params: { id: worker.id, rateId: only?._id ?? '' } };
    const before = await Stored.now();
    await expectRefused(
      [
        rate.correct({ ...of, body: { hourlyRate: 11 } }),
        rate.previewCorrection({ ...of, body: { hourlyRate: 11 } }),
        rate.remove(of),
        change({ hourlyRate: 11, from: '2026-11-12' }, next.manager),
      ],
      { status: 409, reason: 'rate_priced_elsewhere' },
    );
    await before.expectUnchanged('after the refusals');
    await change({ hourlyRate: 11, from: '2026-11-13' }, next.manager);
    await api.as(admin).rate.correct({ ...of, body: { hourlyRate: 9 } });
  });
});

describe('several people at once (RATE-6)', () => {
  it('are raised by a percentage, half-up to the cent; who has no rate keeps none', async () => {
    const hire = (hourlyRateCents: number) =>
      createPerson(api, 'employee', { companyId: company._id, hourlyRateCents });
    const crew = [await hire(1_010), await hire(333), await hire(0)];
    api.clock.advance(1_000);
    const employeeIds = crew.map(({ id }) => id);
    const { people } = await change({ employeeIds, percentage: 2.5, note: 'Ajuste' });
    // 10.10 × 1.025 = 10.3525, 3.33 × 1.025 = 3.41325.
    expect(people.map(({ rateAfter }) => rateAfter)).toEqual([10.35, 3.41, 0]);
    expect(await rates(manager, employeeIds[2])).toEqual([]);
    await change({ employeeIds: employeeIds.slice(0, 2), percentage: -10 });
    expect((await rates(manager, employeeIds[1]))[0]).toMatchObject({ hourlyRate: 3.07 });
  });

  it('change all or none', async () => {
    const [near, far] = await Promise.all([
      createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_000 }),
      createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 100 }),
    ]);
    const stranger = await createCrew(api);
    api.clock.advance(1_000);
    const before = await Stored.now();
    await expectRefused([change({ employeeIds: [near.id, far.id], hourlyRate: 9 })], {
      status: 409,
      params: { factor: 9 },
    });
    await expectRefused([change({ employeeIds: [near.id, stranger.worker.id], hourlyRate: 9 })], {
      status: 404,
    });
    await before.expectUnchanged('after the refusals');
  });

  it('by two managers at once come one after another', async () => {
    const admin = await createPerson(api, 'admin');
    const crew = await Promise.all(
      Array.from({ length: 4 }, () =>
        createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 1_000 }),
      ),
    );
    const ids = crew.map(({ id }) => id);
    await Promise.all(crew.map((person) => work('2026-11-12T08:00', '2026-11-12T09:00', person)));
    await Promise.all([
      change({ employeeIds: ids, hourlyRate: 20, from: '2026-11-01' }),
      change({ employeeIds: ids.toReversed(), hourlyRate: 30, from: '2026-11-02' }, admin),
    ]);
    for (const person of crew) {
      expect(await total(person)).toBe(30);
      expect(await rates(manager, person.id)).toHaveLength(3);
    }
  });
});

describe('the preview (RATE-5)', () => {
  it('answers what saving then does, by period, and stores nothing', async () => {
    await change({ hourlyRate: 10, from: '2026-01-01' });
    await work('2026-10-31T22:00', '2026-11-01T02:00');
    await work('2026-11-12T08:00', '2026-11-12T08:20');
    await work('2026-09-12T08:00', '2026-09-12T09:00');
    const before = await Stored.now();
    const body = { hourlyRate: 12.35, from: '2026-10-31' };
    const shown = await preview(body);
    await before.expectUnchanged('after the preview');
    expect(shown).toMatchObject({
      records: 2,
      costBefore: 43.33,
      costAfter: 53.52,
      difference: 10.19,
      periods: [
        {
          startDate: '2026-10-16',
          endDate: '2026-10-31',
          records: 1,
          hours: 2,
          costBefore: 20,
          costAfter: 24.7,
          difference: 4.7,
        },
        {
          startDate: '2026-11-01',
          endDate: '2026-11-15',
          records: 2,
          costBefore: 23.33,
          costAfter: 28.82,
          difference: 5.49,
        },
      ],
      people: [{ _id: worker.id, rateBefore: 10, rateAfter: 12.35, until: null, unusual: null }],
    });
    expect(await change(body)).toEqual(shown);
    const of = await params();
    const removal = await api.as(manager).rate.previewCorrection({ params: of, body: { remove: true } });
    expect(await api.as(manager).rate.remove({ params: of })).toEqual(removal);
    expect(removal).toMatchObject({ costBefore: 53.52, costAfter: 43.33 });
  });

  it('is by the periods in which the company pays (PERIOD-4)', async () => {
    const params = { companyId: String(company._id) };
    const schedule = { kind: 'weekly', firstDay: 6 } as const;
    await api.as(manager).payPeriod.changeCalendar({ params, body: { schedule } });
    await work('2026-11-10T08:00', '2026-11-10T09:00');
    await work('2026-11-14T08:00', '2026-11-14T09:30');
    const shown = await preview({ hourlyRate: 10 });
    expect(shown.periods).toMatchObject([
      { startDate: '2026-11-10', endDate: '2026-11-13', hours: 1 },
      { startDate: '2026-11-14', endDate: '2026-11-20', hours: 1.5 },
    ]);
  });

  it('says what waits for a first rate', async () => {
    await work('2026-11-12T08:00', '2026-11-12T09:30');
    expect(await preview({ hourlyRate: 10 })).toMatchObject({ records: 1, hours: 1.5, costAfter: 15 });
  });

  it('shows nothing where no worked time is touched', async () => {
    await change({ hourlyRate: 10 });
    await work('2026-11-12T08:00', '2026-11-12T09:30');
    api.clock.advance(1_000);
    expect(await preview({ hourlyRate: 11 })).toMatchObject({ records: 0, hours: 0, periods: [] });
  });
});

describe('the ledger (LEDGER-1)', () => {
  const events = () => LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();

  it('has each change of a rate with what was and what is, and none for what changes nothing', async () => {
    const from = '2026-11-01T06:00:00.000Z';
    await change({ hourlyRate: 10.01, from: '2026-11-01', note: 'Al empezar' });
    await change({ hourlyRate: 10.01, from: '2026-11-01' });
    const { rate } = api.as(manager);
    const of = { params: await params() };
    await rate.correct({ ...of, body: { hourlyRate: 1.01, note: 'Error de dedo' } });
    await rate.correct({ ...of, body: { hourlyRate: 1.01 } });
    await rate.remove(of);
    expect(await events()).toMatchObject([
      {
        action: 'rate-set',
        actor: { _id: manager._id },
        subject: { employee: { _id: worker._id } },
        before: null,
        after: { from, cents: 1_001, note: 'Al empezar' },
        reason: 'Al empezar',
      },
      {
        action: 'rate-corrected',
        before: { from, cents: 1_001 },
        after: { from, cents: 101 },
        reason: 'Error de dedo',
      },
      { action: 'rate-removed', before: { from, cents: 101 }, after: null },
    ]);
  });

  it('has one for each person whose rates change together, and none of a preview or a refusal', async () => {
    const other = await createPerson(api, 'employee', { companyId: company._id });
    const employeeIds = [worker.id, other.id];
    await preview({ employeeIds, hourlyRate: 10 });
    await expectRefused([change({ employeeIds, hourlyRate: 1_000 })], { status: 409 });
    expect(await events()).toEqual([]);
    await change({ employeeIds, hourlyRate: 10 });
    expect((await events()).map(({ subject }) => String(subject.employee?._id))).toEqual(employeeIds);
  });
});

describe('the history of rates (RATE-9)', () => {
  it('is for the manager and, of their own, the employee', async () => {
    await change({ hourlyRate: 10, note: 'Al empezar' });
    expect(await rates(worker)).toEqual(await rates());
    const stranger = await createCrew(api);
    await expectRefused(
      [rates(stranger.manager), rates(stranger.worker), rates(worker, stranger.worker.id)],
      { status: 404, message: 'Employee not found' },
    );
  });

  it('names who set a rate also when their account is gone', async () => {
    const admin = await createPerson(api, 'admin', { fullname: 'Aura Antes' });
    await change({ hourlyRate: 10 }, admin);
    const other = await createPerson(api, 'admin');
    await api.as(other).person.remove({ params: { id: admin.id } });
    expect(await rates()).toMatchObject([{ setBy: { fullname: 'Aura Antes' } }]);
  });

  it('keeps the same rate once, however often it is saved', async () => {
    for (let time = 0; time < 3; time += 1) {
      api.clock.advance(1_000);
      await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 10 } });
    }
    expect(await rates()).toHaveLength(1);
    expect((await PersonModel.findById(worker._id).lean())?.rates).toHaveLength(1);
  });
});
