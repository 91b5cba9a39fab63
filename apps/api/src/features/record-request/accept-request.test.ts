import { beforeEach, describe, expect, it } from 'vitest';
import { createPerson, createProject, type Person } from '../../../test/factories.ts';
import { FORGOTTEN, useRecordRequests } from '../../../test/record-requests.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import type { CompanyDoc } from '../company/model.ts';
import { LedgerEventModel } from '../ledger/event-model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { RecordRequestModel } from './model.ts';

const { crew, api, worked, ask, accept, decline, withdraw, say, own, ofCompany, earned, named } =
  useRecordRequests();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('a manager who accepts (REQUEST-2)', () => {
  it('adds the forgotten record: priced, by the manager, in the words of the employee', async () => {
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

  it('adds it with other times on request, and states the reason', async () => {
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

  it('is refused like a correction, and the request stays open', async () => {
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

  it('learns that the record was changed since the request, and may continue nevertheless', async () => {
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

  it('finds a decided request decided: nothing is stored twice', async () => {
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

  it('decides alone if two managers decide at the same moment', async () => {
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

  it('needs a reason', async () => {
    const { _id } = await ask();
    await expectRefused([decline(_id, ' '), decline(_id, 'x'.repeat(501))], { status: 400 });
    expect(await ofCompany(true)).toHaveLength(1);
  });
});

describe('decisions are in the ledger (LEDGER-1)', () => {
  const events = () => LedgerEventModel.find({ companyId: company._id }).sort({ seq: 1 }).lean();

  it('with the request and its outcome; a refused attempt is not', async () => {
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
