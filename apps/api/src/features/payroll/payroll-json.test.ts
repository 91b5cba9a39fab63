import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../test/factories.ts';
import { NOVEMBER, priced, usePlanilla } from '../../../test/planilla.ts';
import { CompanyModel } from '../company/model.ts';

const { api, crew, worked, download, json } = usePlanilla();

describe('a whole planilla as JSON (PAY-51)', () => {
  it('has a row for each record with its pieces, by name and time, the sums of each person, and the totals', async () => {
    const { worker, company } = crew();
    await CompanyModel.updateOne({ _id: company._id }, { currency: 'GTQ' });
    const berta = await createPerson(api, 'employee', { companyId: company._id, fullname: 'Berta Ac' });
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', {
      ...priced(8_400),
      projectName: 'Muelle',
      endReason: 'lost_signal',
      needsReview: true,
    });
    const unpriced = await worked('2026-11-20T14:00:00Z', '2026-11-20T14:30:00Z', {}, berta);
    const planilla = await json();
    expect(planilla).toMatchObject({
      ...{ companyId: String(company._id), timezone: company.timezone, currency: 'GTQ' },
      ...NOVEMBER,
    });
    const none = { projectName: '', needsReview: false, voided: false, hasPriorPrice: false };
    const first = { hours: 0.5, ms: 1_800_000, unpricedHours: 0.5, cost: 0 };
    const second = { hours: 8, ms: 28_800_000, unpricedHours: 0, cost: 84 };
    const whose = ({ id: employeeId, username }: typeof berta, fullname: string) => ({
      ...{ employeeId, fullname, username },
    });
    expect(planilla.rows).toEqual([
      {
        ...{ recordId: String(unpriced._id), ...whose(berta, 'Berta Ac'), ...none, ...first },
        ...{ startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T14:30:00.000Z' },
        ...{ hourlyRate: null, endReason: 'manual' },
        pieces: [
          {
            ...{ date: '2026-11-20', hourlyRate: null, cost: null },
            ...{ startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T14:30:00.000Z' },
          },
        ],
      },
      expect.objectContaining({
        ...{ ...whose(worker, 'Elena Xol'), ...second, projectName: 'Muelle' },
        ...{ endReason: 'lost_signal', needsReview: true, hourlyRate: 10.5, hasPriorPrice: true },
      }),
    ]);
    const one = { records: 1, pendingReviews: 0 };
    expect(planilla.people).toEqual([
      { ...whose(berta, 'Berta Ac'), ...one, ...first },
      { ...whose(worker, 'Elena Xol'), ...one, ...second, pendingReviews: 1 },
    ]);
    expect(planilla.totals).toEqual({
      ...{ records: 2, pendingReviews: 1, hours: 8.5, ms: 30_600_000, unpricedHours: 0.5, cost: 84 },
    });
  });

  it('has only the part of a record in its days', async () => {
    await worked('2026-11-20T05:00:00Z', '2026-11-20T08:00:00Z', priced(3_000));
    const { rows, totals } = await json({ startDate: '2026-11-20' });
    expect(rows).toMatchObject([{ startTime: '2026-11-20T05:00:00.000Z', hours: 2, cost: 20 }]);
    expect(rows[0]?.pieces).toMatchObject([{ date: '2026-11-20', cost: 20 }]);
    expect(totals).toMatchObject({ hours: 2, cost: 20 });
  });

  it('is that of one person on request, and has no rows if nobody worked', async () => {
    const { worker } = crew();
    const empty = { rows: [], people: [], totals: { records: 0, hours: 0, cost: 0 } };
    expect(await json({ employeeId: worker.id })).toMatchObject(empty);
    await worked('2026-11-19T14:00:00Z', '2026-11-19T22:00:00Z', priced(8_400));
    expect((await json({ employeeId: worker.id })).rows).toHaveLength(1);
    expect((await json({ startDate: '2026-11-20' })).rows).toEqual([]);
  });

  it('is sent as JSON, under a name of its own', async () => {
    const file = await download('json');
    expect(file.type).toMatch(/^application\/json\b/);
    expect((file as File).name).toMatch(/^planilla-.*-todos-2026-11-01-2026-11-30\.json$/);
  });
});
