import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPerson,
  createProject,
  createRecord,
  createTask,
  giveRate,
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
  ({ manager, worker, company } = await createCrew(api, { hourlyRateCents: 1_050 }));
});

const FORGOTTEN = {
  startTime: '2026-11-19T14:00:00.000Z',
  endTime: '2026-11-19T22:00:00.000Z',
  reason: 'Trabajó sin señal en la obra.',
};
const add = (
  given: Partial<typeof FORGOTTEN & { employeeId: string; projectId: string; taskId: string }> = {},
  as = manager,
) => api.as(as).record.add({ body: { employeeId: worker.id, ...FORGOTTEN, ...given } });
const earned = async () => (await PersonModel.findById(worker._id).lean())?.earnedCents;
const count = () => RecordModel.countDocuments({ employeeId: worker._id });

describe('adding a record that was forgotten (TIME-19)', () => {
  it('keeps who added it and why, ended by the manager, at the rate of now', async () => {
    const project = await createProject(api, company, [], { name: 'Muelle' });
    const projectId = String(project._id);
    const added = await add({ projectId });
    const { reason, ...times } = FORGOTTEN;
    expect(added).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      employeeId: worker.id,
      projectId,
      projectName: 'Muelle',
      ...times,
      durationHours: 8,
      cost: 84,
      hourlyRate: 10.5,
      endReason: 'manager',
      needsReview: false,
      voided: false,
      version: expect.any(String),
      gaps: [],
      lunch: null,
      evidence: null,
      pieces: [{ ...times, date: '2026-11-19', hourlyRate: 10.5, cost: 84 }],
      hasPriorPrice: false,
      marked: false,
      closedBy: [],
      adjustments: [],
      corrections: [
        {
          kind: 'added',
          at: '2026-11-20T15:00:00.000Z',
          by: { _id: manager.id, fullname: expect.any(String), username: manager.username },
          reason,
          before: null,
          after: { ...times, project: { _id: projectId, name: 'Muelle' } },
        },
      ],
    });
    expect(await earned()).toBe(8_400);
    expect(await api.as(worker).record.get({ params: { id: worker.id } })).toEqual([added]);
    const employee = await api.as(manager).employee.get({ params: { id: worker.id } });
    expect(employee).toMatchObject({ totalGenerated: 84, pendingReviews: 0 });
  });

  it('takes times with an offset, and answers them in UTC (WIRE-27)', async () => {
    const times = { startTime: '2026-11-19T08:00:00-06:00', endTime: '2026-11-19T23:00:00+01:00' };
    const { startTime, endTime } = FORGOTTEN;
    expect(await add(times)).toMatchObject({ startTime, endTime });
  });

  it('answers 201', async () => {
    const response = await api.request('/timesheets', {
      method: 'POST',
      as: manager,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        employeeId: worker.id,
        ...FORGOTTEN,
        cost: 9,
        rateCents: 9,
        endReason: 'logout',
      }),
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ cost: 84, endReason: 'manager' });
  });

  it('stays unpriced without a rate, until there is one', async () => {
    await giveRate(worker, 0);
    expect(await add()).toMatchObject({ cost: 0, hourlyRate: null });
    await api.as(manager).employee.update({ params: { id: worker.id }, body: { hourlyRate: 2.5 } });
    expect(await earned()).toBe(2_000);
  });

  it('refuses times that cannot be and an absent reason, and adds nothing', async () => {
    await expectRefused(
      [
        add({ endTime: FORGOTTEN.startTime }),
        add({ endTime: '2026-11-19T13:00:00.000Z' }),
        add({ startTime: '2026-11-20T14:00:00.000Z', endTime: '2026-11-20T15:00:00.001Z' }),
        add({ startTime: '2026-11-18T21:59:59.999Z' }),
        add({ startTime: '1999-01-01T00:00:00.000Z', endTime: '1999-01-01T08:00:00.000Z' }),
        add({ reason: ' ' }),
      ],
      { status: 400, code: 'validation_failed' },
    );
    expect([await count(), await earned()]).toEqual([0, 0]);
  });

  it('never overlaps another record of the person, and may touch it', async () => {
    const workedAt = (startTime: string, endTime: string | null) =>
      createRecord(api, worker, company._id, {
        startTime: new Date(startTime),
        endTime: endTime === null ? null : new Date(endTime),
      });
    await workedAt('2026-11-19T21:59:59.999Z', '2026-11-19T23:00:00.000Z');
    await workedAt('2026-11-20T14:00:00.000Z', null);
    const running = { startTime: '2026-11-20T13:00:00.000Z', endTime: '2026-11-20T14:30:00.000Z' };
    await expectRefused([add(), add(running)], { status: 409, message: 'It overlaps another time record.' });
    expect([await count(), await earned()]).toEqual([2, 0]);
    await add({ endTime: '2026-11-19T21:59:59.999Z' });
    await add({ startTime: '2026-11-19T23:00:00.000Z', endTime: '2026-11-20T14:00:00.000Z' });
  });

  it('is for an employee of one’s company, with a project of that company', async () => {
    const stranger = await createCrew(api);
    const client = await createPerson(api, 'client');
    await expectRefused([add({}, worker), add({}, client)], { status: 403 });
    const foreign = [
      add({}, stranger.manager),
      add({ employeeId: missingId() }),
      add({ employeeId: manager.id }),
    ];
    await expectRefused(foreign, { status: 404, message: 'Employee not found' });
    const projects = [missingId(), String((await createProject(api, stranger.company))._id)];
    await expectRefused(
      projects.map((projectId) => add({ projectId })),
      { status: 404, message: 'Project not found' },
    );
    expect(await count()).toBe(0);
    await add({}, await createPerson(api, 'admin'));
    await PersonModel.updateOne({ _id: worker._id }, { companyId: null });
    await expectRefused([add({}, await createPerson(api, 'admin'))], { status: 409 });
  });
});

describe('the task of an added record (TIME-71)', () => {
  it('stays in it with its title, and counts in the time of the task', async () => {
    const project = await createProject(api, company, []);
    const task = await createTask(api, project, { title: 'Zanja' });
    const [projectId, taskId] = [String(project._id), String(task._id)];
    const added = await add({ projectId, taskId });
    expect(added).toMatchObject({ projectId, task: { _id: taskId, title: 'Zanja' } });
    expect(await api.as(manager).taskTime.read({ params: { id: taskId } })).toMatchObject({
      minutes: 8 * 60,
      cost: 84,
    });
  });

  it('is one on the board of its project, else nothing is added', async () => {
    const project = await createProject(api, company, []);
    const taskId = String((await createTask(api, project))._id);
    const other = String((await createProject(api, company, []))._id);
    const projectId = String(project._id);
    await expectRefused([add({ taskId }), add({ projectId: other, taskId })], { status: 404 });
    await expectRefused([add({ projectId, taskId: missingId() })], { status: 404 });
    expect(await count()).toBe(0);
  });
});
