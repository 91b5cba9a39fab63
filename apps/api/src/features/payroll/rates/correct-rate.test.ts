import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, missingId, type Person } from '../../../../test/factories.ts';
import { type Change, useRates } from '../../../../test/rates.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';

const { crew, api, change, rates, params, work, total } = useRates();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
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
        // The first record’s day (RATE-9).
        from: '2026-11-10T06:00:00.000Z',
        setAt: '2026-11-20T15:01:00.000Z',
        note: 'Error de dedo',
      },
    ]);
  });

  it('moves the beginning of a rate, but not beyond that of another', async () => {
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

  it('needs a confirmation too, compared with the previous rate', async () => {
    await change({ hourlyRate: 10, from: '2026-11-01' });
    await change({ hourlyRate: 12, from: '2026-11-16' });
    const correct = (body: Change, of: { id: string; rateId: string }) =>
      api.as(manager).rate.correct({ params: of, body });
    await expectRefused([correct({ hourlyRate: 120 }, await params())], {
      status: 409,
      params: { factor: 12 },
    });
    await correct({ hourlyRate: 120, confirmed: true }, await params());
    // No rate precedes the first one, so it needs no confirmation.
    await correct({ hourlyRate: 1 }, await params(1));
  });

  it('prices the time of a removed rate by the previous one, and leaves that of an only rate unpriced', async () => {
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

  it('finds no rate that is missing, another person’s, or already removed', async () => {
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

  it('leaves the price of time in companies of other owners', async () => {
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
