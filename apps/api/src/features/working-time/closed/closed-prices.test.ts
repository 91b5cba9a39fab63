import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../../test/closing.ts';
import { createPerson, type Person, withFreshToken } from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-18T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api));
});

/** A person with a fresh session, after any move of the clock. */
const again = (person: Person) => withFreshToken(api, person);
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour + 6)).toISOString();
const add = (startTime: string, endTime: string, person = worker) =>
  api.as(manager).record.add({ body: { employeeId: person.id, startTime, endTime, reason: 'Olvidado.' } });
const rate = () => api.as(manager).rate;
const set = (hourlyRate: number, from?: string, people = [worker]) =>
  rate().change({ body: { employeeIds: people.map(({ id }) => id), hourlyRate, ...(from && { from }) } });
const close = (day: string, number = 1) => closeThrough(company._id, day, { number });
const costs = async (id: string) =>
  (await RecordModel.findById(id).lean())?.pieces.map(({ costCents }) => costCents);

describe('the rates of a closed period cannot change (RUN-5)', () => {
  it('no rate begins in it, is corrected or removed there, alone or with others, shown or saved', async () => {
    await set(6.5, '2026-11-01');
    await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const colleague = await createPerson(api, 'employee', { companyId: company._id, hourlyRateCents: 500 });
    const [first] = await rate().list({ params: { id: worker.id } });
    const params = { id: worker.id, rateId: first?._id ?? '' };
    const body = { employeeIds: [worker.id], hourlyRate: 7, from: '2026-11-15' };
    await expectRefused(
      [
        set(7, '2026-11-15'),
        set(7, '2026-11-01', [worker, colleague]),
        rate().preview({ body }),
        rate().correct({ params, body: { hourlyRate: 7 } }),
        rate().correct({ params, body: { from: '2026-11-16' } }),
        rate().previewCorrection({ params, body: { remove: true } }),
        rate().remove({ params }),
      ],
      { status: 409, reason: 'rate_before_closed' },
    );
    await set(7, '2026-11-16', [worker, colleague]);
    await rate().correct({ params, body: { note: 'Según contrato.' } });
  });

  it('a record over the last midnight keeps its paid part, and the rest follows the rate', async () => {
    await set(10, '2026-11-01');
    const { _id } = await add(at(15, 22), at(16, 2));
    await close('2026-11-15');
    await set(12, '2026-11-16');
    expect(await costs(_id)).toEqual([2_000, 2_400]);
  });

  it('a first rate prices time that was carried over', async () => {
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    expect(await costs(_id)).toEqual([null]);
    await set(6.5, '2026-11-10');
    expect(await costs(_id)).toEqual([5_200]);
  });

  it('adjusted time keeps the rate of its adjustment', async () => {
    await set(10, '2026-11-01');
    const { _id } = await add(at(15, 22), at(16, 2));
    await close('2026-11-15');
    const body = { recordId: _id, endTime: at(16, 1), reason: 'Salió antes.' };
    const { _id: id, amount } = await api.as(manager).adjustment.make({ body });
    expect(amount).toBe(-10);
    await expectRefused([set(12, '2026-11-16')], { status: 409, reason: 'rate_priced_adjustment' });
    await api.as(manager).adjustment.remove({ params: { id }, body: { reason: 'Otra tarifa.' } });
    await set(12, '2026-11-16');
    expect((await api.as(manager).adjustment.make({ body })).amount).toBe(-12);
  });

  it('no time is adjusted to a value without a rate', async () => {
    await set(10, '2026-11-01');
    const { _id } = await add(at(15, 20), at(15, 22));
    await close('2026-11-15');
    await set(0, '2026-11-16');
    const body = { recordId: _id, endTime: at(16, 1), reason: 'Siguió.' };
    await expectRefused([api.as(manager).adjustment.make({ body })], {
      status: 409,
      reason: 'adjustment_without_rate',
    });
  });
});

describe('the company of a closed period (RUN-5)', () => {
  it('takes another time zone, and paid time stays in its days', async () => {
    await set(10, '2026-11-01');
    const { _id: paid } = await add(at(15, 20), at(16, 2));
    await close('2026-11-15');
    const { _id: unpaid } = await add(at(16, 20), at(17, 2));
    const before = await RecordModel.findById(paid).lean();
    const params = { id: String(company._id) };
    await api.as(manager).company.update({ params, body: { timezone: 'Europe/Madrid' } });
    expect(await RecordModel.findById(paid).lean()).toEqual(before);
    expect(await RecordModel.findById(unpaid).lean()).toMatchObject({
      timeZone: 'Europe/Madrid',
      pieces: [{ date: '2026-11-17' }],
    });
  });

  it('keeps its currency', async () => {
    const params = { id: String(company._id) };
    await api.as(manager).company.update({ params, body: { currency: 'GTQ' } });
    await close('2026-11-15');
    await expectRefused(
      [
        api.as(manager).company.update({ params, body: { currency: 'USD' } }),
        api.as(manager).company.update({ params, body: { currency: '' } }),
      ],
      { status: 409, reason: 'currency_closed' },
    );
    await api.as(manager).company.update({ params, body: { currency: 'GTQ', name: 'Otro nombre' } });
  });
});

describe('a run with a later adjustment of its days (RUN-7)', () => {
  it('is not reopened, whichever record was adjusted', async () => {
    await set(10, '2026-11-01');
    const companyId = String(company._id);
    const run = api.as(manager).run;
    const { _id: recordId } = await add(at(12, 8), at(12, 12));
    await run.close({ body: { companyId, startDate: '2026-11-12', endDate: '2026-11-15' } });
    await add(at(12, 14), at(12, 16));
    api.clock.set('2026-11-30T18:00:00.000Z');
    const late = await api
      .as(again(manager))
      .run.close({ body: { companyId, startDate: '2026-11-16', endDate: '2026-11-30' } });
    await api.as(again(manager)).adjustment.make({ body: { recordId, void: true, reason: 'No trabajó.' } });
    await expectRefused(
      [api.as(again(manager)).run.reopen({ params: { id: late._id }, body: { reason: 'Faltaba alguien.' } })],
      { status: 409, reason: 'run_adjusted' },
    );
  });
});

describe('a request about a closed record (ADJUST-1)', () => {
  const ask = (recordId: string, endTime: string) =>
    api.as(worker).recordRequest.ask({
      body: { recordId, startTime: at(12, 8), endTime, reason: 'Salí más tarde.' },
    });

  it('makes an adjustment of the adjusted record when it is accepted', async () => {
    await set(10, '2026-11-01');
    const { _id } = await add(at(12, 8), at(12, 16));
    await close('2026-11-15');
    const before = await RecordModel.findById(_id).lean();
    const request = await ask(_id, at(12, 17));
    const { status, result, record } = await api
      .as(manager)
      .recordRequest.accept({ params: { id: request._id }, body: {} });
    expect({ status, result }).toMatchObject({ status: 'accepted', result: { endTime: at(12, 17) } });
    expect(record?.adjustments).toMatchObject([{ amount: 10, reason: 'Salí más tarde.', runNumber: null }]);
    expect(await RecordModel.findById(_id).lean()).toEqual(before);
    await expectRefused([ask(_id, at(12, 17))], { status: 409, reason: 'record_already_so' });
    const again = await ask(_id, at(12, 18));
    expect(again.asked).toMatchObject({ endTime: at(12, 17) });
    await api.as(manager).adjustment.make({ body: { recordId: _id, endTime: at(12, 15), reason: 'No.' } });
    await expectRefused([api.as(manager).recordRequest.accept({ params: { id: again._id }, body: {} })], {
      status: 409,
      reason: 'record_changed_since_asked',
    });
  });
});
