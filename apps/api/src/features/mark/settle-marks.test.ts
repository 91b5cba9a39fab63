import { DAY_MS, HOUR_MS } from '@faena/shared/domain';
import type { KeptMark, MarksSettlement, Today, WorkRecord } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeThrough } from '../../../test/closing.ts';
import { createCompany, createPerson, type Person, withFreshToken } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { TestPhone } from '../../../test/test-phone.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { MarkModel } from './model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;
let phone: TestPhone;

const SEVEN = Date.parse('2026-11-20T13:00:00.000Z');
const at = (hours: number) => api.clock.set(new Date(SEVEN + hours * HOUR_MS));

beforeEach(async () => {
  at(-1);
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 2_000 }));
  phone = await TestPhone.of(api, worker);
});

const today = (): Promise<Today> => api.as(manager).today.get({ params: { companyId: String(company._id) } });

const settle = (
  marks: readonly { _id: string }[],
  decision: MarksSettlement['decision'],
  as: Person = manager,
  reason = '',
) =>
  api.as(as).mark.settle({ body: { marks: marks.map(({ _id }) => _id), decision, reason } }) as Promise<
    KeptMark[]
  >;

/** The person's records that count, oldest first, in hours after seven; a question mark if one waits for review. */
async function hours(): Promise<string[]> {
  const records = (await api.as(worker).record.get({ params: { id: worker.id }, query: {} })) as WorkRecord[];
  const since = (time: string) => (Date.parse(time) - SEVEN) / HOUR_MS;
  return records
    .filter(({ voided }) => !voided)
    .toReversed()
    .map(({ startTime, endTime, needsReview }) => {
      return `${since(startTime)}–${endTime ? since(endTime) : ''}${needsReview ? '?' : ''}`;
    });
}

/** A day from seven to five on a phone that is ended before it sends. */
async function dayOnEndedPhone(): Promise<void> {
  at(0);
  phone.press('in');
  at(10);
  phone.press('out');
  await api.as(manager).device.end({ params: { id: phone.id } });
  at(11);
  await phone.send();
}

describe('marks that wait for a manager (MARK-40)', () => {
  it('stand in their day with person, device, time and cause, oldest first', async () => {
    await dayOnEndedPhone();
    expect(await hours()).toEqual([]);
    const { marks, marksInAll } = await today();
    expect(marksInAll).toBe(2);
    expect(marks).toMatchObject([
      { kind: 'in', at: new Date(SEVEN).toISOString(), reason: 'device_ended', isCountable: true },
      { kind: 'out', employeeId: worker.id, deviceName: 'Teléfono de Ana', companyId: String(company._id) },
    ]);
    expect((await api.as(manager).ownerDay.today({})).marks).toEqual(marks);
    const own = (await api.as(worker).mark.ofPerson({ params: { id: worker.id }, query: {} })) as KeptMark[];
    expect(own.map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
    await settle(marks.slice(0, 1), 'set_aside');
    const waiting = { params: { id: worker.id }, query: { isWaiting: 'true' } };
    expect(await api.as(worker).mark.ofPerson(waiting)).toMatchObject([{ kind: 'out', isWaiting: true }]);
  });

  it('of somebody who left stand with the company of their last record, and cannot count (MARK-41)', async () => {
    at(0);
    phone.press('in');
    at(9);
    phone.press('out');
    await phone.send();
    at(10);
    phone.press('in');
    await PersonModel.updateOne({ _id: worker._id }, { $set: { companyId: null } });
    at(11);
    await phone.send();
    const { marks } = await today();
    expect(marks).toMatchObject([{ reason: 'no_company', isCountable: false, employeeId: worker.id }]);
    await expectRefused([settle(marks, 'count')], { status: 409, reason: 'mark_not_countable' });
    await settle(marks, 'set_aside');
    expect((await today()).marks).toEqual([]);
  });

  it('without their Entrada wait until it arrives (MARK-18)', async () => {
    at(0);
    phone.press('in');
    at(9);
    phone.press('out');
    const [entrada, salida] = phone.waiting;
    if (!entrada || !salida) throw new Error('No marks');
    await phone.send([salida]);
    expect((await today()).marks).toMatchObject([{ kind: 'out', reason: 'no_start', isCountable: false }]);
    await phone.send([entrada]);
    expect((await today()).marks).toEqual([]);
    expect(await hours()).toEqual(['0–9']);
  });
});

describe('a decision about waiting marks (MARK-41)', () => {
  it('counts them as marks of their person, once, with author and reason in the ledger', async () => {
    await dayOnEndedPhone();
    const { marks } = await today();
    const [one, other] = await Promise.all([
      settle(marks, 'count', manager, 'Era su teléfono.'),
      settle(marks, 'count'),
    ]);
    for (const settled of [one, other]) {
      expect(settled).toMatchObject([
        { kind: 'in', result: 'recorded', isWaiting: false, decision: { decided: 'count' } },
        { kind: 'out', result: 'recorded' },
      ]);
      expect(settled.every(({ recordId }) => recordId !== null)).toBe(true);
    }
    expect(await hours()).toEqual(['0–10']);
    expect((await today()).marks).toEqual([]);
    const ledger = await api
      .as(manager)
      .ledger.events({ query: { companyId: String(company._id), kind: 'mark' } });
    expect(ledger.events).toMatchObject(
      ['out', 'in'].map((kind) => ({ action: 'mark-counted', actor: { _id: manager.id }, after: { kind } })),
    );
  });

  it('counts those of before 45 days, also of a closed period', async () => {
    at(0);
    phone.press('in');
    at(9);
    phone.press('out');
    api.clock.set(new Date(SEVEN + 50 * DAY_MS));
    manager = withFreshToken(api, manager);
    worker = withFreshToken(api, worker);
    await phone.send();
    const { marks } = await today();
    expect(marks).toMatchObject([{ reason: 'too_old' }, { reason: 'too_old' }]);
    await closeThrough(company._id, '2026-12-15');
    await settle(marks, 'count');
    expect(await hours()).toEqual(['0–9']);
  });

  it('changes nothing for a stranger, an employee and an unknown mark, nor twice', async () => {
    await dayOnEndedPhone();
    const { marks } = await today();
    const stranger = await createPerson(api, 'manager');
    await createCompany(api, stranger);
    const before = await MarkModel.find().lean();
    await expectRefused([settle(marks, 'count', stranger)], { status: 404 });
    await expectRefused([settle(marks, 'count', worker)], { status: 403 });
    await expectRefused([settle([...marks, { _id: '0'.repeat(24) }], 'count')], { status: 404 });
    expect(await MarkModel.find().lean()).toEqual(before);
    await settle(marks, 'count');
    const counted = await MarkModel.find().lean();
    await settle(marks, 'set_aside');
    expect(await MarkModel.find().lean()).toEqual(counted);
  });

  it('sets them aside, and has them wait again or count later (MARK-42)', async () => {
    await dayOnEndedPhone();
    const { marks } = await today();
    expect(await settle(marks, 'set_aside', manager, 'No era él.')).toMatchObject([
      { isWaiting: false, decision: { decided: 'set_aside', reason: 'No era él.', by: { _id: manager.id } } },
      { isWaiting: false },
    ]);
    expect((await today()).marks).toEqual([]);
    await settle(marks, 'wait');
    expect((await today()).marks).toEqual(marks);
    await settle(marks, 'set_aside');
    await settle(marks, 'count');
    expect(await hours()).toEqual(['0–10']);
  });
});
