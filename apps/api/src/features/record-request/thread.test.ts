import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createRequest, type Person } from '../../../test/factories.ts';
import { useRecordRequests } from '../../../test/record-requests.ts';
import { expectRefused } from '../../../test/refused.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { RecordRequestModel } from './model.ts';

const { crew, api, worked, ask, accept, decline, withdraw, say, own, named } = useRecordRequests();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('the thread (REQUEST-3)', () => {
  it('has the messages of both, and ends with the decision', async () => {
    const { _id } = await ask();
    await say(_id, '¿A qué hora saliste?', manager);
    await say(_id, 'A las doce.', worker);
    await say(_id, 'A las doce.', worker);
    const thread = [
      { by: named(manager), text: '¿A qué hora saliste?' },
      { by: named(worker), text: 'A las doce.' },
    ];
    expect(await decline(_id)).toMatchObject({ messages: thread });
    expect(await own()).toMatchObject([{ messages: thread, decision: { reason: 'Ese día no hubo obra.' } }]);
  });

  it('is no longer than 50, and each of it no longer than a reason', async () => {
    const { _id } = await ask();
    await expectRefused([say(_id, ' ', worker), say(_id, 'x'.repeat(501), worker)], { status: 400 });
    const messages = Array.from({ length: 49 }, (_, n) => ({ at: new Date(), by: worker._id, text: `${n}` }));
    await RecordRequestModel.updateOne({ _id }, { messages });
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((text) => say(_id, text, manager)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await own())[0]?.messages).toHaveLength(50);
  });

  it('ends when the employee takes the request back, once or twice', async () => {
    const { _id } = await ask();
    const withdrawn = await withdraw(_id);
    expect(withdrawn).toMatchObject({ status: 'withdrawn', decision: { by: named(worker) } });
    expect(await withdraw(_id)).toEqual(withdrawn);
    await expectRefused([accept(_id)], { status: 409 });
  });
});

describe('requests of a person are counted on the planilla (REQUEST-3)', () => {
  it('as long as they are open', async () => {
    const people = async () =>
      (
        await api.as(manager).payroll.people({
          query: { companyId: String(company._id), startDate: '2026-11-01', endDate: '2026-11-30' },
        })
      ).map(({ openRequests }) => openRequests);
    expect(await people()).toEqual([0]);
    const { _id } = await ask();
    await ask({ reason: 'Otro.' });
    expect(await people()).toEqual([2]);
    await accept(_id);
    expect(await people()).toEqual([1]);
  });

  it('and listed for a company or for one employee', async () => {
    await expectRefused([api.as(manager).recordRequest.list({ query: {} })], { status: 400 });
  });
});

describe('requests are deleted with their person or company (REQUEST-7)', () => {
  it('but the name of a person who decided or wrote something stays', async () => {
    const admin = await createPerson(api, 'admin');
    const second = await createPerson(api, 'admin', { fullname: 'Ada Ida' });
    const { _id } = await ask();
    await say(_id, '¿Seguro?', second);
    await decline(_id, 'No.', second);
    await api.as(admin).person.remove({ params: { id: second.id } });
    const name = { _id: second.id, fullname: 'Ada Ida', username: second.username };
    expect(await own()).toMatchObject([{ messages: [{ by: name }], decision: { by: name } }]);
    await api.as(manager).employee.remove({ params: { id: worker.id } });
    expect(await RecordRequestModel.countDocuments({ employeeId: worker._id })).toBe(0);
  });

  it('including those of a deleted company', async () => {
    await ask();
    const other = await createCrew(api);
    await ask({}, other.worker);
    await api.as(manager).company.remove({ params: { id: String(company._id) } });
    expect(await RecordRequestModel.countDocuments({ companyId: company._id })).toBe(0);
    expect(await RecordRequestModel.countDocuments({ companyId: other.company._id })).toBe(1);
  });

  it('or withdrawn if the person leaves the company or is no longer an employee', async () => {
    const admin = await createPerson(api, 'admin');
    const other = await createCrew(api);
    const { _id: first } = await ask();
    await api.as(admin).employee.assign({
      params: { id: worker.id },
      body: { companyId: String(other.company._id) },
    });
    const { _id: second } = await ask();
    await api.as(admin).person.update({ params: { id: worker.id }, body: { rol_id: 2 } });
    const requests = await RecordRequestModel.find({ _id: { $in: [first, second] } }).lean();
    expect(requests).toMatchObject([{ status: 'withdrawn' }, { status: 'withdrawn' }]);
  });

  it('a name that records and requests both need is kept once', async () => {
    const admin = await createPerson(api, 'admin');
    const second = await createPerson(api, 'admin', { fullname: 'Ada Ida' });
    const by = { at: api.clock.now(), by: second._id };
    const record = await worked();
    await createRequest(api, record, { status: 'declined', decision: { ...by, reason: 'No.' } });
    const body = { endTime: '2026-11-18T17:00:00.000Z', reason: 'Salió antes.' };
    await api.as(second).record.correct({ params: { id: record.id }, body });
    await api.as(admin).person.remove({ params: { id: second.id } });
    const name = { fullname: 'Ada Ida' };
    expect(await own()).toMatchObject([{ decision: { by: name }, record: { corrections: [{ by: name }] } }]);
  });
});
