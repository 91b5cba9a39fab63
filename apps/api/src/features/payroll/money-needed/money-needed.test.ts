import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createRecord,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { createPayment, createRun } from '../../../../test/runs.ts';
import { createCrew } from '../../../../test/workers.ts';
import { CompanyModel, PayCalendarModel } from '../../company/index.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { ConceptModel } from '../concepts/concept-model.ts';
import { LineModel } from '../concepts/line-model.ts';
import { SlipModel } from '../slips/slip-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

/** A Friday in Guatemala, nine in the morning. */
beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
  await CompanyModel.updateOne({ _id: company._id }, { currency: 'GTQ' });
});

const needed = (query = {}, as = manager) => api.as(as).moneyNeeded.next({ query });
const first = async () => (await needed()).companies[0];

/** Some hours of a day at 10.00, from eight in the morning. */
const work = (date: string, hours: number, of = company, person = worker) => {
  const startTime = new Date(`${date}T14:00:00Z`);
  const endTime = new Date(+startTime + hours * 3_600_000);
  const cost = { rateCents: 1_000, costCents: hours * 1_000 };
  return createRecord(api, person, of._id, { startTime, endTime, ...cost });
};

describe('the money that the next payday needs (NEED-1)', () => {
  it('includes the earnings of its period, running records to the second, and an estimate of the rest', async () => {
    // Eight hours on each of four Fridays, and this week's Monday, the only day in the period.
    for (const date of ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13']) await work(date, 8);
    await work('2026-11-16', 5);
    await PayCalendarModel.create({
      _id: company._id,
      schedule: { kind: 'semimonthly' },
      firstDay: '2026-11-16',
    });
    await createRecord(api, worker, company._id, { startTime: new Date('2026-11-20T14:00:00Z') });
    api.clock.set('2026-11-20T15:30:09.000Z');
    const running = 15.03;
    // Today lacks the rest of a Friday, and next week has another one; one Monday in four had 50.00.
    const estimate = 80 - running + 80 + 12.5 * 2;
    expect(await needed()).toEqual({
      at: '2026-11-20T15:30:09.000Z',
      companies: [
        {
          ...{ companyId: String(company._id), companyName: company.name, currency: 'GTQ' },
          period: { startDate: '2026-11-16', endDate: '2026-11-30', payday: '2026-11-30' },
          earlierOpen: null,
          ...{ overdueSince: null, overdue: 0, totalDue: expect.closeTo(50 + running + estimate, 2) },
          ...{ earned: 50, running, expected: 50 + running + estimate, pending: 0, paid: 0 },
          estimate: expect.closeTo(estimate, 2),
        },
      ],
      totals: [expect.objectContaining({ currency: 'GTQ', earned: 50, running, pending: 0 })],
    });
  });

  it('prices a running record after earlier work of that day, and only to the end of the period', async () => {
    await work('2026-11-19', 0.5);
    const weekly = { schedule: { kind: 'weekly', firstDay: 5 }, firstDay: '2026-11-13' } as const;
    await PayCalendarModel.create({ _id: company._id, ...weekly, paydayAfterDays: 3 });
    // Two hours before midnight in Guatemala, and nine after it, which that payday does not pay.
    await createRecord(api, worker, company._id, { startTime: new Date('2026-11-20T04:00:00Z') });
    expect(await first()).toMatchObject({
      period: { startDate: '2026-11-13', endDate: '2026-11-19', payday: '2026-11-22' },
      ...{ earned: 5, running: 20, estimate: 0, expected: 25 },
    });
    await PayCalendarModel.updateOne({ _id: company._id }, { paydayAfterDays: 0 });
    expect(await first()).toMatchObject({
      period: { startDate: '2026-11-20', endDate: '2026-11-26', payday: '2026-11-26' },
      earlierOpen: { startDate: '2026-11-13', endDate: '2026-11-19' },
      ...{ earned: 0, running: 110 },
    });
  });

  it('includes closed runs that nobody has been paid for, and shows payments', async () => {
    const { slips } = await createRun(api, company, [{ person: worker, netCents: 10_000 }]);
    await createPayment(api, slips[0], { cents: 4_000, by: manager });
    await createRun(api, company, [{ person: worker, netCents: 99_900 }], { startDate: '2026-10-16' }).then(
      ({ slips: [other] }) => other?.updateOne({ reopened: true }),
    );
    expect(await first()).toMatchObject({ pending: 60, paid: 40 });
  });

  it('begins with overdue amounts: open periods in order, with everything that closing them pays (NEED-3)', async () => {
    const { payday } = (await first())?.period ?? {};
    expect(payday).toBe('2026-11-30');
    const concept = { companyId: company._id, once: false } as const;
    await ConceptModel.create({
      ...concept,
      name: 'Cuota',
      kind: 'deduction',
      basis: 'percent',
      value: 1_000,
    });
    const bonus = { ...concept, name: 'Bono', kind: 'addition', basis: 'fixed', value: 700 } as const;
    await ConceptModel.create({ ...bonus, entitlement: 'days', fullAt: 2 });
    await ConceptModel.create({ ...bonus, name: 'Feria', once: true });
    await LineModel.create({
      ...{ companyId: company._id, employeeId: worker._id, name: 'Bono', kind: 'addition', cents: 100 },
    });
    await work('2026-10-20', 8);
    await work('2026-11-02', 4);
    await work('2026-11-03', 4);
    // October has 72.00, half the bonus, the fair and the line; November has 72.00 and the whole bonus.
    expect(await first()).toMatchObject({
      earlierOpen: { startDate: '2026-10-20', endDate: '2026-10-31' },
      ...{ overdueSince: '2026-10-31', overdue: 72 + 3.5 + 7 + 1 + 72 + 7, earned: 0, pending: 0 },
    });
    const { companies, totals } = await needed();
    expect(totals[0]?.totalDue).toBeCloseTo(162.5 + (companies[0]?.expected ?? Number.NaN), 2);
  });

  it('counts slips whose payday has passed as overdue, and each amount once in the total (NEED-3)', async () => {
    const { slips } = await createRun(api, company, [{ person: worker, netCents: 10_000 }]);
    await createPayment(api, slips[0], { cents: 4_000, by: manager });
    const later = await createRun(api, company, [{ person: worker, netCents: 700 }], {
      startDate: '2026-11-10',
    });
    const today = { 'frozen.payday': '2026-11-20' };
    await SlipModel.updateOne({ runId: later.run._id }, { $set: today });
    expect(await first()).toMatchObject({
      overdueSince: '2026-11-15',
      overdue: 60,
      pending: 67,
      totalDue: 67,
    });
  });

  it('estimates the parts that follow the work, too: percentages and amounts an hour', async () => {
    await work('2026-11-13', 8);
    await work('2026-11-16', 5);
    await PayCalendarModel.create({
      _id: company._id,
      schedule: { kind: 'semimonthly' },
      firstDay: '2026-11-16',
    });
    const before = await first();
    const concept = { companyId: company._id, kind: 'deduction', once: false } as const;
    await ConceptModel.create({ ...concept, name: 'Cuota', basis: 'percent', value: 1_000 });
    await ConceptModel.create({ ...concept, name: 'Uniforme', basis: 'fixed', value: 700 });
    expect(await first()).toMatchObject({
      earned: 50 - 5 - 7,
      estimate: expect.closeTo(0.9 * (before?.estimate ?? 0), 2),
    });
  });

  it('is computed for each company of an owner, with one sum per currency', async () => {
    const dollars = await createCompany(api, manager, { currency: 'USD', timezone: 'Asia/Tokyo' });
    const more = await createCompany(api, manager, { currency: 'GTQ' });
    await work('2026-11-19', 1);
    await work('2026-11-18', 2, dollars, await createPerson(api, 'employee', { companyId: dollars._id }));
    await work('2026-11-18', 4, more, await createPerson(api, 'employee', { companyId: more._id }));
    const { companies, totals } = await needed();
    expect(companies.map(({ companyName, earned }) => [companyName, earned])).toEqual([
      [company.name, 10],
      [dollars.name, 20],
      [more.name, 40],
    ]);
    expect(totals.map(({ currency, earned }) => [currency, earned])).toEqual([
      ['GTQ', 50],
      ['USD', 20],
    ]);
  });

  it('is shown to its owner, and to an administrator who names a company', async () => {
    const other = await createCrew(api);
    const admin = await createPerson(api, 'admin');
    const companyId = String(company._id);
    const of = async (as: Person, query = {}) =>
      (await needed(query, as)).companies.map((found) => found.companyId);
    expect(await of(manager, { companyId })).toEqual([companyId]);
    expect(await of(other.manager)).toEqual([String(other.company._id)]);
    expect(await of(other.manager, { companyId })).toEqual([]);
    expect(await of(admin)).toEqual([]);
    expect(await of(admin, { companyId })).toEqual([companyId]);
    expect(await of(admin, { companyId: missingId() })).toEqual([]);
  });
});
