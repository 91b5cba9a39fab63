import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPerson,
  createProject,
  createRecord,
  createRequest,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { LedgerEventModel } from '../ledger/event-model.ts';
import { PersonModel } from '../person/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { RecordRequestModel } from './model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

const FORGOTTEN = {
  startTime: '2026-11-19T14:00:00.000Z',
  endTime: '2026-11-19T18:00:00.000Z',
  reason: 'Olvidé marcar la entrada.',
};
const worked = (start = '2026-11-18T14:00:00.000Z', end = '2026-11-18T18:00:00.000Z', person = worker) =>
  createRecord(api, person, company._id, {
    startTime: new Date(start),
    endTime: new Date(end),
    rateCents: 1_000,
    costCents: (Date.parse(end) - Date.parse(start)) / 3_600,
  });
type Asked = Partial<typeof FORGOTTEN & { recordId: string; projectId: string }>;
const ask = (asked: Asked = {}, as = worker) =>
  api.as(as).recordRequest.ask({ body: { ...FORGOTTEN, ...asked } });
const accept = (id: string, body = {}, as = manager) =>
  api.as(as).recordRequest.accept({ params: { id }, body });
const decline = (id: string, reason = 'Ese día no hubo obra.', as = manager) =>
  api.as(as).recordRequest.decline({ params: { id }, body: { reason } });
const withdraw = (id: string, as = worker) => api.as(as).recordRequest.withdraw({ params: { id } });
const say = (id: string, text: string, as: Person) =>
  api.as(as).recordRequest.say({ params: { id }, body: { text } });
const own = () => api.as(worker).recordRequest.list({ query: {} });
const ofCompany = (open: boolean) =>
  api.as(manager).recordRequest.list({ query: { companyId: String(company._id), open: String(open) } });
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;
const named = ({ id, username }: Person) => ({ _id: id, username, fullname: expect.any(String) });

describe('what an employee asks for (REQUEST-1)', () => {
  it('is a record that was forgotten, and changes no hours until it is accepted', async () => {
    const project = await createProject(api, company, [worker], { name: 'Muelle' });
    const { reason, ...times } = FORGOTTEN;
    const asked = await ask({ projectId: String(project._id) });
    expect(asked).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      employee: named(worker),
      status: 'open',
      askedAt: '2026-11-20T15:00:00.000Z',
      reason,
      proposed: { ...times, project: { _id: String(project._id), name: 'Muelle' } },
      asked: null,
      record: null,
      messages: [],
      decision: null,
      result: null,
    });
    expect(await own()).toEqual([asked]);
    expect(await ofCompany(true)).toEqual([asked]);
    expect([await RecordModel.countDocuments({ employeeId: worker._id }), await earned()]).toEqual([0, 0]);
  });

  it('or other values of a record of theirs that has ended', async () => {
    const { id: recordId } = await worked();
    const asked = await ask({
      recordId,
      startTime: '2026-11-18T13:00:00.000Z',
      endTime: '2026-11-18T18:00:00.000Z',
    });
    expect(asked).toMatchObject({
      asked: { startTime: '2026-11-18T14:00:00.000Z', endTime: '2026-11-18T18:00:00.000Z', project: null },
      proposed: { startTime: '2026-11-18T13:00:00.000Z' },
      record: { _id: recordId, durationHours: 4, cost: 40 },
    });
  });

  it('is nothing about somebody else’s record, one that runs, or what is so already', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const theirs = await worked('2026-11-18T14:00:00.000Z', '2026-11-18T18:00:00.000Z', colleague);
    const mine = await worked();
    const open = await createRecord(api, worker, company._id);
    const client = await createPerson(api, 'client');
    const before = await Stored.now();
    await expectRefused([ask({ recordId: theirs.id }), ask({ recordId: missingId() })], {
      status: 404,
      message: 'Time record not found',
    });
    await expectRefused([ask({ recordId: open.id })], {
      status: 409,
      message: 'The time record is still open.',
    });
    const same = { startTime: '2026-11-18T14:00:00.000Z', endTime: '2026-11-18T18:00:00.000Z' };
    await expectRefused([ask({ recordId: mine.id, ...same })], {
      status: 409,
      message: 'The time record is so already.',
    });
    await expectRefused([ask({}, manager), ask({}, client)], { status: 403 });
    await before.expectUnchanged('after the refusals');
  });

  it('has times that can be, a reason, and a project they are in', async () => {
    const foreign = await createProject(api, (await createCrew(api)).company);
    const notIn = await createProject(api, company);
    await expectRefused(
      [
        ask({ endTime: FORGOTTEN.startTime }),
        ask({ startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T15:00:00.001Z' }),
        ask({ startTime: '2026-11-18T17:59:59.999Z' }),
        ask({ startTime: '1999-01-01T00:00:00.000Z', endTime: '1999-01-01T08:00:00.000Z' }),
        ask({ reason: ' \u200b' }),
        ask({ reason: 'x'.repeat(501) }),
      ],
      { status: 400, code: 'validation_failed' },
    );
    await expectRefused([ask({ projectId: String(foreign._id) }), ask({ projectId: missingId() })], {
      status: 404,
    });
    await expectRefused([ask({ projectId: String(notIn._id) })], { status: 403 });
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    await expectRefused([ask()], { status: 409, message: 'The employee has no company.' });
    expect(await RecordRequestModel.countDocuments({ employeeId: worker._id })).toBe(0);
  });

  it('may overlap what is there, and asked twice is one request', async () => {
    await worked('2026-11-19T15:00:00.000Z', '2026-11-19T16:00:00.000Z');
    const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(others.map(({ _id }) => _id)).toEqual(others.map(() => first?._id));
    expect(await own()).toHaveLength(1);
    await ask({ endTime: '2026-11-19T17:00:00.000Z' });
    expect(await own()).toHaveLength(2);
  });
});

describe('at most 20 requests of a person are open (REQUEST-4)', () => {
  const nth = (n: number) => ask({ reason: `Motivo ${n}` });

  it('however many are made at once; one that was decided makes room', async () => {
    for (let n = 0; n < 16; n += 1) await nth(n);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => nth(16 + n)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ status: 409 })));
    const open = await ofCompany(true);
    expect(open).toHaveLength(20);
    await decline(open[0]?._id ?? '');
    await nth(99);
    await expectRefused([nth(100)], { status: 409, message: 'Too many requests are open already.' });
    expect([(await ofCompany(true)).length, (await ofCompany(false)).length]).toEqual([20, 21]);
  });
});

describe('a manager who accepts (REQUEST-2)', () => {
  it('adds the record that was forgotten: priced, by the manager, in the words of who asked', async () => {
    const { _id } = await ask();
    const accepted = await accept(_id);
    const { reason, ...times } = FORGOTTEN;
    expect(accepted).toMatchObject({
      status: 'accepted',
      decision: { at: '2026-11-20T15:00:00.000Z', by: named(manager), reason: '' },
      result: { ...times, project: null },
      record: {
        ...times,
        cost: 40,
        needsReview: false,
        corrections: [{ kind: 'added', by: named(manager), reason, requestId: _id }],
      },
    });
    expect(await earned()).toBe(4_000);
    expect(await own()).toEqual([accepted]);
    expect([await ofCompany(true), await ofCompany(false)]).toEqual([[], [accepted]]);
    const [record] = await RecordModel.find({ employeeId: worker._id }).lean();
    expect(String(record?._id)).toBe(accepted.record?._id);
  });

  it('with other times makes it with those, and says why in their own words', async () => {
    const { id: recordId } = await worked();
    const { _id } = await ask({
      recordId,
      startTime: '2026-11-18T10:00:00.000Z',
      endTime: '2026-11-18T18:00:00.000Z',
    });
    const startTime = '2026-11-18T13:00:00.000Z';
    const accepted = await accept(_id, { startTime, reason: 'La puerta abrió a las siete.' });
    expect(accepted).toMatchObject({
      proposed: { startTime: '2026-11-18T10:00:00.000Z' },
      decision: { reason: 'La puerta abrió a las siete.' },
      result: { startTime, endTime: '2026-11-18T18:00:00.000Z' },
      record: {
        _id: recordId,
        durationHours: 5,
        cost: 50,
        corrections: [{ kind: 'corrected', reason: 'La puerta abrió a las siete.', requestId: _id }],
      },
    });
    expect(await earned()).toBe(5_000);
  });

  it('is refused what a correction is refused, and the request stays open', async () => {
    const project = await createProject(api, company, [worker]);
    const { _id: overlapping } = await ask();
    const { _id: ofProject } = await ask({ projectId: String(project._id), reason: 'Otro motivo.' });
    await worked('2026-11-19T15:00:00.000Z', '2026-11-19T16:00:00.000Z');
    await project.deleteOne();
    const before = await Stored.now();
    await expectRefused([accept(overlapping)], { status: 409, message: 'It overlaps another time record.' });
    await expectRefused([accept(ofProject)], { status: 404, message: 'Project not found' });
    await expectRefused(
      [
        accept(overlapping, { endTime: '2026-11-19T13:00:00.000Z' }),
        accept(overlapping, { reason: 'x'.repeat(501) }),
      ],
      { status: 400 },
    );
    await before.expectUnchanged('after the refusals');
    await accept(ofProject, { projectId: null, startTime: '2026-11-19T16:00:00.000Z' });
  });

  it('is told that the record was changed since it was asked about, and may go on knowing that', async () => {
    const { id: recordId } = await worked();
    const { _id } = await ask({
      recordId,
      startTime: '2026-11-18T13:00:00.000Z',
      endTime: '2026-11-18T18:00:00.000Z',
    });
    const body = { endTime: '2026-11-18T17:00:00.000Z', reason: 'Salió antes.' };
    await api.as(manager).record.correct({ params: { id: recordId }, body });
    expect(await ofCompany(true)).toMatchObject([
      { asked: { endTime: '2026-11-18T18:00:00.000Z' }, record: { endTime: '2026-11-18T17:00:00.000Z' } },
    ]);
    const before = await Stored.now();
    await expectRefused([accept(_id)], {
      status: 409,
      message: 'The time record was changed since it was asked about.',
    });
    await before.expectUnchanged('after the refusal');
    const [request] = await ofCompany(true);
    await expectRefused([accept(_id, { version: '000000000000' })], {
      status: 409,
      message: 'The time record was changed meanwhile.',
    });
    await before.expectUnchanged('after another refusal');
    expect(await accept(_id, { version: request?.record?.version })).toMatchObject({
      record: { durationHours: 5, cost: 50 },
    });
  });

  it('finds a request that was decided decided: nothing is made twice', async () => {
    const { _id: id } = await ask();
    await accept(id);
    const before = await Stored.now();
    await expectRefused([accept(id), decline(id), withdraw(id), say(id, 'Gracias', worker)], {
      status: 409,
      code: 'conflict',
      reason: 'request_decided',
    });
    await before.expectUnchanged('after the refusals');
  });

  it('meets another who decides at the same moment: one of them does', async () => {
    const admin = await createPerson(api, 'admin');
    for (let round = 0; round < 4; round += 1) {
      const { _id: id } = await ask({
        startTime: `2026-11-1${round}T14:00:00.000Z`,
        endTime: `2026-11-1${round}T15:00:00.000Z`,
      });
      const outcomes = await Promise.allSettled([
        accept(id),
        accept(id, {}, admin),
        decline(id),
        withdraw(id),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const request = await RecordRequestModel.findById(id).lean();
      expect(
        await RecordModel.countDocuments({ corrections: { $elemMatch: { requestId: request?._id } } }),
      ).toBe(request?.status === 'accepted' ? 1 : 0);
    }
  });
});

describe('a manager who declines (REQUEST-2)', () => {
  it('says why, and nothing else changes', async () => {
    const { _id } = await ask();
    expect(await decline(_id)).toMatchObject({
      status: 'declined',
      decision: { by: named(manager), reason: 'Ese día no hubo obra.' },
      record: null,
      result: null,
    });
    expect(await RecordModel.countDocuments({ employeeId: worker._id })).toBe(0);
  });

  it('has to', async () => {
    const { _id } = await ask();
    await expectRefused([decline(_id, ' '), decline(_id, 'x'.repeat(501))], { status: 400 });
    expect(await ofCompany(true)).toHaveLength(1);
  });
});

describe('what was decided is in the ledger (LEDGER-1)', () => {
  const events = () => LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();

  it('with what was asked for and what came of it; an attempt that was refused is not', async () => {
    const { _id } = await ask();
    await worked('2026-11-19T15:00:00.000Z', '2026-11-19T16:00:00.000Z');
    await expectRefused([accept(_id)], { status: 409 });
    expect(await events()).toEqual([]);
    await accept(_id, { startTime: '2026-11-19T16:00:00.000Z', reason: 'Desde las diez.' });
    await decline((await ask({ reason: 'Otro.' }))._id);
    const of = { subject: { kind: 'request', employee: { _id: worker._id } }, actor: { _id: manager._id } };
    expect(await events()).toMatchObject([
      { action: 'record-added', reason: 'Desde las diez.' },
      {
        ...of,
        action: 'request-accepted',
        before: { status: 'open', startTime: FORGOTTEN.startTime },
        after: { status: 'accepted', startTime: '2026-11-19T16:00:00.000Z' },
        reason: 'Desde las diez.',
      },
      { ...of, action: 'request-declined', after: { status: 'declined' }, reason: 'Ese día no hubo obra.' },
    ]);
  });
});

describe('the thread (REQUEST-3)', () => {
  it('has what both said, and ends with the decision', async () => {
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

describe('requests of a person are counted on the planilla (REQUEST-6)', () => {
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

  it('a manager asks for those of a company or of one employee', async () => {
    await expectRefused([api.as(manager).recordRequest.list({ query: {} })], { status: 400 });
  });
});

describe('what goes takes its requests along (REQUEST-7)', () => {
  it('a person theirs; of one who decided or said something the name stays', async () => {
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

  it('a company those made in it', async () => {
    await ask();
    const other = await createCrew(api);
    await ask({}, other.worker);
    await api.as(manager).company.remove({ params: { id: String(company._id) } });
    expect(await RecordRequestModel.countDocuments({ companyId: company._id })).toBe(0);
    expect(await RecordRequestModel.countDocuments({ companyId: other.company._id })).toBe(1);
  });

  it('who leaves a company or is no employee any more asks nothing there: it is taken back', async () => {
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
