import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { FORGOTTEN, useRecordRequests } from '../../../test/record-requests.ts';
import { expectRefused } from '../../../test/refused.ts';
import { Stored } from '../../../test/stored.ts';
import { createCrew } from '../../../test/workers.ts';
import type { CompanyDoc } from '../company/model.ts';
import { PersonModel } from '../person/model.ts';
import { RecordModel } from '../working-time/model/record-model.ts';
import { RecordRequestModel } from './model.ts';

const { crew, api, worked, ask, decline, own, ofCompany, earned, named } = useRecordRequests();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(() => {
  ({ manager, worker, company } = crew());
});

describe('a request of an employee (REQUEST-1)', () => {
  it('adds a forgotten record, and changes no hours until it is accepted', async () => {
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

  it('changes values of an ended record', async () => {
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

  it('is refused for somebody else’s record, a running one, and one with the requested values', async () => {
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

  it('needs possible times, a reason, and a project of the employee', async () => {
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

  it('may overlap another record, and a repeated request is stored once', async () => {
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

  it('however many are sent at once; a decided request makes room', async () => {
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
