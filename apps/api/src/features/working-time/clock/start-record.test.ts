import { beforeEach, describe, expect, it } from 'vitest';
import {
  createCompany,
  createPerson,
  createProject,
  createRecord,
  missingId,
  type Person,
} from '../../../../test/factories.ts';
import { useApi } from '../../../../test/harness.ts';
import { expectRefused } from '../../../../test/refused.ts';
import { createCrew } from '../../../../test/workers.ts';
import type { CompanyDoc } from '../../company/model.ts';
import { PersonModel } from '../../person/model.ts';
import { RecordModel } from '../model/record-model.ts';

const api = useApi();
let manager: Person;
let worker: Person;
let company: CompanyDoc;

beforeEach(async () => {
  api.clock.set('2026-11-20T15:00:00.000Z');
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_000 }));
});

const start = (as: Person, body: { projectId?: string; resume?: boolean } = {}, employeeId = worker.id) =>
  api.as(as).record.start({ body: { employeeId, ...body } });
const stop = (as: Person, timesheetId: string, reason?: 'manual' | 'unload') =>
  api.as(as).record.stop({ body: { timesheetId, ...(reason && { reason }) } });
const recordsOf = (person: Person) => RecordModel.find({ employeeId: person._id }).lean();
const earned = async (person: Person) => (await PersonModel.findById(person._id).lean())?.earnedCents;
const statusOf = async (body: object, as = worker) =>
  (
    await api.request('/timesheets/start', {
      method: 'POST',
      as,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ employeeId: worker.id, ...body }),
    })
  ).status;

describe('starting working time (TIME-5)', () => {
  it('opens a record of that moment, in the company of the employee', async () => {
    const record = await start(worker);
    expect(record).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      employeeId: worker.id,
      projectId: null,
      projectName: '',
      startTime: '2026-11-20T15:00:00.000Z',
      endTime: null,
      durationHours: 0,
      cost: 0,
      hourlyRate: null,
      endReason: null,
      needsReview: false,
      marked: false,
      voided: false,
      version: expect.any(String),
      corrections: [],
      gaps: [],
      evidence: {
        beats: 0,
        touches: 0,
        lastTouch: null,
        idle: [],
        marks: [],
        forgotten: null,
        notWorked: null,
        endedBy: null,
      },
      pieces: [],
      hasPriorPrice: false,
      lunch: null,
      closedBy: [],
      adjustments: [],
    });
    const [stored] = await recordsOf(worker);
    expect(stored).toMatchObject({ companyId: company._id, open: true, lastHeartbeat: api.clock.now() });
  });

  it('answers 201 for a new record, and 200 with the open one, untouched, from then on', async () => {
    expect(await statusOf({})).toBe(201);
    const [first] = await recordsOf(worker);
    api.clock.advance(60_000);
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ resume: true })).toBe(200);
    expect(await statusOf({}, manager)).toBe(200);
    expect(await recordsOf(worker)).toEqual([first]);
  });

  it('leaves one open record, of one id, when 40 ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => start(n % 2 ? worker : manager)));
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect(await recordsOf(worker)).toMatchObject([{ open: true }]);
  });

  it('is unique in the database: a second open record of a person is refused for any writer', async () => {
    await start(worker);
    await expect(createRecord(api, worker, company._id)).rejects.toMatchObject({ code: 11_000 });
  });

  it('never overlaps the last record, even if that one ended by a clock that is ahead', async () => {
    const endTime = new Date('2026-11-20T15:00:02.000Z');
    await createRecord(api, worker, company._id, {
      startTime: new Date('2026-11-20T14:00:00Z'),
      endTime,
    });
    expect((await start(worker)).startTime).toBe(endTime.toISOString());
  });

  it('is 409 for an employee without a company, and tracks nothing', async () => {
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    const refusal = { status: 409, code: 'conflict', message: 'The employee has no company.' };
    const admin = await createPerson(api, 'admin');
    await expectRefused([start(worker), start(admin)], refusal);
    expect(await recordsOf(worker)).toEqual([]);
  });
});

describe('the right to start working time (TIME-5)', () => {
  it('covers oneself, one’s employees and, for an admin, every employee', async () => {
    const admin = await createPerson(api, 'admin');
    for (const person of [worker, manager, admin]) {
      const { _id } = await start(person);
      await stop(person, _id);
    }
    expect(await recordsOf(worker)).toHaveLength(3);
  });

  it('covers nobody else: a foreign employee is answered like a missing one', async () => {
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const stranger = await createCrew(api);
    const admin = await createPerson(api, 'admin');
    await expectRefused(
      [
        start(colleague),
        start(stranger.worker),
        start(stranger.manager),
        start(manager, {}, missingId()),
        start(manager, {}, manager.id),
        start(admin, {}, admin.id),
      ],
      { status: 404, code: 'not_found', message: 'Employee not found' },
    );
    const client = await createPerson(api, 'client');
    await expectRefused([start(client, {}, client.id)], { status: 403, code: 'forbidden' });
    for (const person of [worker, stranger.worker, manager, admin, client]) {
      expect(await recordsOf(person)).toEqual([]);
    }
  });
});

describe('working on a project', () => {
  it('keeps the project and its name', async () => {
    const project = await createProject(api, company, [worker], { name: 'Muelle' });
    expect((await start(worker, { projectId: String(project._id) })).projectId).toBe(String(project._id));
    expect(await recordsOf(worker)).toMatchObject([{ projectName: 'Muelle' }]);
  });

  it('takes only a project that the employee is in, and else starts nothing', async () => {
    const others = String((await createProject(api, company))._id);
    const stranger = await createPerson(api, 'manager');
    const foreign = String((await createProject(api, await createCompany(api, stranger)))._id);
    await expectRefused([start(worker, { projectId: others })], { status: 403 });
    await expectRefused([start(manager, { projectId: others })], {
      status: 400,
      errors: [{ path: 'body.projectId', message: 'The employee is not in this project.' }],
    });
    await expectRefused(
      [
        start(worker, { projectId: foreign }),
        start(manager, { projectId: foreign }),
        start(worker, { projectId: missingId() }),
      ],
      { status: 404, message: 'Project not found' },
    );
    expect(await recordsOf(worker)).toEqual([]);
  });
});

describe('resuming after a reload (TIME-44)', () => {
  const endedBy = async (reason: 'manual' | 'unload', agoMs: number) => {
    const record = await start(worker);
    api.clock.advance(3_600_000);
    await stop(worker, record._id, reason);
    api.clock.advance(agoMs);
    return record;
  };

  it('opens the record again that an unload ended less than 60 s ago, and takes its cost back', async () => {
    const record = await endedBy('unload', 59_999);
    expect(await earned(worker)).toBe(1_000);
    expect(await start(worker, { resume: true })).toEqual(record);
    expect(await earned(worker)).toBe(0);
    expect(await recordsOf(worker)).toMatchObject([
      { open: true, durationMs: 0, costCents: null, lastHeartbeat: api.clock.now() },
    ]);
    api.clock.advance(1);
    expect(await stop(worker, record._id)).toMatchObject({ cost: 10.17, durationHours: 1 + 1 / 60 });
    expect(await earned(worker)).toBe(1_017);
  });

  it('answers the record that is open again with 200', async () => {
    await endedBy('unload', 1_000);
    expect(await statusOf({ resume: true })).toBe(200);
  });

  it.each([
    ['60 s have passed', 'unload', 60_000, { resume: true }],
    ['the person stopped it', 'manual', 1_000, { resume: true }],
    ['it was not asked for', 'unload', 1_000, {}],
  ] as const)('begins a new record if %s', async (_, reason, agoMs, body) => {
    const record = await endedBy(reason, agoMs);
    expect(await statusOf(body)).toBe(201);
    expect(await RecordModel.findById(record._id)).toMatchObject({ open: false, costCents: 1_000 });
    expect(await recordsOf(worker)).toHaveLength(2);
  });

  it('opens only the latest record again', async () => {
    const first = await endedBy('unload', 1_000);
    const second = await start(worker);
    await stop(worker, second._id);
    expect((await start(worker, { resume: true }))._id).not.toBe(first._id);
    expect(await recordsOf(worker)).toHaveLength(3);
  });

  it('opens it once when tabs come back at the same moment', async () => {
    const record = await endedBy('unload', 1_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(worker, { resume: true })));
    expect(answers).toEqual(answers.map(() => record));
    expect(await earned(worker)).toBe(0);
  });
});
