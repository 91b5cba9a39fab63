import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { useRates } from '../../../../test/rates.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { verifyPayroll } from '../verify/verify-payroll.ts';

const { crew, api, change, params, preview, rates, work, total } = useRates();
let manager: Person;
let worker: Person;

beforeEach(() => {
  ({ manager, worker } = crew());
});

describe('a rate from a date on (RATE-4)', () => {
  it('begins with that day on the company’s clock, and reprices the time worked from then on', async () => {
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

  it('reaches back over time without a rate, to the start of that time (RATE-1)', async () => {
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

  it('replaces a rate that begins at the same moment', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-01' });
    expect(await rates()).toMatchObject([{ hourlyRate: 12 }]);
  });

  it.each([
    ['of before there were records', { from: '1999-12-31' }],
    ['of another century', { from: '1950-01-01' }],
    ['far ahead', { from: '2028-01-01' }],
    ['decades ahead', { from: '2099-12-31' }],
    ['that does not exist', { from: '2026-02-30' }],
  ])('is refused on a day %s', async (_, body) => {
    await expectRefused([change({ hourlyRate: 5, ...body })], {
      status: 400,
      errors: [{ path: 'body.from' }],
    });
    expect(await rates()).toEqual([]);
  });
});

describe('a dated rate of a company that moves to another time zone (RATE-15)', () => {
  const companyId = () => String(crew().company._id);
  const moveTo = (timezone: string) =>
    api.as(manager).company.update({ params: { id: companyId() }, body: { timezone } });
  const starts = async () => (await rates()).map(({ fromDay, from }) => [fromDay, from.slice(0, 13)]);

  async function expectVerified() {
    const faults: unknown[] = [];
    await verifyPayroll((finding) => finding.kind === 'fault' && faults.push(finding));
    expect(faults).toEqual([]);
  }

  beforeEach(async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-16' });
  });

  it('begins with its day there, and the night at its start is priced so, there and back', async () => {
    await work('2026-11-15T22:00', '2026-11-16T04:00');
    expect(await total()).toBe(68);
    await moveTo('America/Los_Angeles');
    expect(await starts()).toEqual([
      ['2026-11-16', '2026-11-16T08'],
      ['2026-11-01', '2026-11-01T07'],
    ]);
    // Until midnight in Los Angeles there are four hours, and two of the 16th.
    expect(await total()).toBe(64);
    await change({ hourlyRate: 14, from: '2026-11-16' });
    expect(await starts()).toHaveLength(2);
    expect(await total()).toBe(68);
    await expectVerified();
    await moveTo('Pacific/Kiritimati');
    expect(await total()).toBe(84);
    await moveTo('America/Guatemala');
    expect(await total()).toBe(76);
    await expectVerified();
  });

  it('stays at its instant rather than change the price of paid time, and can be corrected afterwards', async () => {
    await work('2026-11-15T08:00', '2026-11-15T17:00');
    await work('2026-11-16T00:00', '2026-11-16T01:00');
    await api.as(manager).payPeriod.changeCalendar({
      params: { companyId: companyId() },
      body: { firstDay: '2026-11-01' },
    });
    const first = { startDate: '2026-11-01', endDate: '2026-11-15' };
    await api.as(manager).run.close({ body: { companyId: companyId(), ...first } });
    await moveTo('Asia/Tokyo');
    expect(await starts()).toEqual([
      ['2026-11-16', '2026-11-16T06'],
      ['2026-11-01', '2026-10-31T15'],
    ]);
    expect(await total()).toBe(102);
    await expectVerified();
    await moveTo('America/Los_Angeles');
    expect((await starts())[0]).toEqual(['2026-11-16', '2026-11-16T08']);
    expect(await total()).toBe(100);
    await api.as(manager).rate.correct({ params: await params(), body: { hourlyRate: 13 } });
    expect(await total()).toBe(100);
    await expectVerified();
  });

  it('keeps a rate from a moment on at that moment', async () => {
    await change({ hourlyRate: 15 });
    await moveTo('Asia/Tokyo');
    expect((await starts())[0]).toEqual([null, '2026-11-20T15']);
    await expectVerified();
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

describe('a confirmation (RATE-8)', () => {
  it.each([
    [10, 50.01, 5],
    [10, 1.99, 0.199],
    [1.01, 10.01, 9.91],
  ])('is required after %d for %d, with the factor', async (before, hourlyRate, factor) => {
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

  it('is required for a first rate above 500.00', async () => {
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

  describe('for a first one beside others of 8.00, 10.00 and 12.00 (RATE-14)', () => {
    beforeEach(async () => {
      for (const hourlyRateCents of [800, 1_200, 1_000, 0]) {
        await createPerson(api, 'employee', { companyId: crew().company._id, hourlyRateCents });
      }
    });

    it.each([50.01, 450, 1.99])('is required for %d, with the middle of the others', async (hourlyRate) => {
      await expectRefused([change({ hourlyRate })], {
        status: 409,
        reason: 'first_rate_far',
        params: { usual: 10 },
        errors: [{ path: 'body.hourlyRate', params: { usual: 10 } }],
      });
      expect(await rates()).toEqual([]);
      expect((await preview({ hourlyRate })).people).toMatchObject([
        { unusual: { before: null, factor: null, usual: 10 } },
      ]);
      await change({ hourlyRate, confirmed: true });
      expect(await rates()).toMatchObject([{ hourlyRate }]);
    });

    it.each([50, 2])('is not required for %d', async (hourlyRate) => {
      await change({ hourlyRate });
      expect(await rates()).toMatchObject([{ hourlyRate }]);
    });
  });

  it.each([
    [10, 50],
    [10, 2],
    [10, 0],
  ])('is not required after %d for %d', async (before, hourlyRate) => {
    await change({ hourlyRate: before });
    api.clock.advance(1_000);
    await change({ hourlyRate });
    expect(await rates()).toHaveLength(2);
  });

  it('compares with the last rate above 0', async () => {
    await change({ hourlyRate: 10 });
    api.clock.advance(1_000);
    await change({ hourlyRate: 0 });
    api.clock.advance(1_000);
    await expectRefused([change({ hourlyRate: 100 })], { status: 409, params: { factor: 10 } });
  });

  it('is not required if a rate changes with other data of an employee (RATE-3)', async () => {
    for (const hourlyRate of [600, 1]) {
      api.clock.advance(1_000);
      const { employee } = await api
        .as(manager)
        .employee.update({ params: { id: worker.id }, body: { hourlyRate } });
      expect(employee.hourlyRate).toBe(hourlyRate);
    }
  });
});
