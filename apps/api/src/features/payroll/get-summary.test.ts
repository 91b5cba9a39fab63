import { describe, expect, it } from 'vitest';
import { createPerson, createRecord, missingId } from '../../../test/factories.ts';
import { priced, usePlanilla } from '../../../test/planilla.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import { CompanyModel } from '../company/model.ts';

const { api, crew, worked } = usePlanilla();
const summary = (id = crew().worker.id, as = crew().manager) =>
  api.as(as).payroll.summary({ params: { id } });

describe('the whole work and earnings of a person (PAY-7, PAY-22)', () => {
  it('adds up every closed record in whole cents, with the rate of now', async () => {
    expect(await summary()).toEqual({
      hourlyRate: 0,
      totalHours: 0,
      totalCost: 0,
      unpricedHours: 0,
      pendingReviews: 0,
      paid: 0,
      pending: 0,
      unpaidHours: 0,
      currency: '',
    });
    await api
      .as(crew().manager)
      .employee.update({ params: { id: crew().worker.id }, body: { hourlyRate: 7.35 } });
    // A sum of these floating-point numbers is not exact.
    await worked('2020-01-10T14:00:00Z', '2020-01-10T15:06:00Z', priced(10));
    await worked('2026-11-10T14:00:00Z', '2026-11-10T14:18:00Z', priced(20));
    await worked('2026-11-11T14:00:00Z', '2026-11-11T14:36:00Z');
    await worked('2026-11-12T14:00:00Z', null);
    expect(await summary()).toMatchObject({ hourlyRate: 7.35, totalHours: 2, totalCost: 0.3 });
  });

  it('has the currency of the company they work for (PAY-45)', async () => {
    await CompanyModel.updateOne({ _id: crew().company._id }, { $set: { currency: 'GTQ' } });
    expect(await summary()).toMatchObject({ currency: 'GTQ' });
    // A company of the time before currencies.
    await CompanyModel.updateOne({ _id: crew().company._id }, { $unset: { currency: 1 } });
    expect(await summary()).toMatchObject({ currency: '' });
  });

  it('is for the owner of the company and administrators; a person out of reach is not found', async () => {
    const { worker } = crew();
    await worked('2026-11-10T14:00:00Z', '2026-11-10T15:00:00Z', priced(1_050));
    const stranger = await createCrew(api);
    await createRecord(api, worker, stranger.company._id, {
      startTime: new Date('2026-11-18T14:00:00Z'),
      endTime: new Date('2026-11-18T15:00:00Z'),
      ...priced(900),
    });
    for (const as of [crew().manager, await createPerson(api, 'admin')]) {
      expect(await summary(worker.id, as)).toMatchObject({ totalHours: 1, totalCost: 10.5 });
    }
    expect(await summary(worker.id, stranger.manager)).toMatchObject({ totalHours: 1, totalCost: 9 });
    const nobody = await createCrew(api);
    await expectRefused(
      [summary(worker.id, nobody.manager), summary(missingId()), summary(crew().manager.id)],
      { status: 404, message: 'Employee not found' },
    );
    await expectRefused([summary(worker.id, worker)], { status: 403 });
  });
});
