import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../../test/factories.ts';
import { useRates } from '../../../../test/rates.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { LedgerEventModel } from '../../ledger/event-model.ts';
import { PersonModel } from '../../person/model.ts';

const { crew, api, change, preview, rates, params } = useRates();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('the ledger (LEDGER-1)', () => {
  const events = () => LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();

  it('has the former and the new state of each change of a rate, and none for a change without effect', async () => {
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

describe('the history of rates (RATE-1)', () => {
  it('is shown to the manager and, for their own rates, to the employee', async () => {
    await change({ hourlyRate: 10, note: 'Al empezar' });
    expect(await rates(worker)).toEqual(await rates());
    const stranger = await createCrew(api);
    await expectRefused(
      [rates(stranger.manager), rates(stranger.worker), rates(worker, stranger.worker.id)],
      { status: 404, message: 'Employee not found' },
    );
  });

  it('names the author of a rate even after their account is deleted', async () => {
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
