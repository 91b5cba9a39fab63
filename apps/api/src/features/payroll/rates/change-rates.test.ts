import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { useRates } from '../../../../test/rates.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { Stored } from '../../../../test/stored.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';

const { crew, api, change, preview, rates, params, work, total } = useRates();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('several people at once (RATE-6)', () => {
  it('are raised by a percentage, half-up to the cent; a person without a rate keeps none', async () => {
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

  it('are stored one after the other if two managers change them at once', async () => {
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
  it('answers the effect of saving, by period, and stores nothing', async () => {
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

  it('names the time that waits for a first rate', async () => {
    await work('2026-11-12T08:00', '2026-11-12T09:30');
    expect(await preview({ hourlyRate: 10 })).toMatchObject({ records: 1, hours: 1.5, costAfter: 15 });
  });

  it('shows nothing if the change touches no worked time', async () => {
    await change({ hourlyRate: 10 });
    await work('2026-11-12T08:00', '2026-11-12T09:30');
    api.clock.advance(1_000);
    expect(await preview({ hourlyRate: 11 })).toMatchObject({ records: 0, hours: 0, periods: [] });
  });
});
