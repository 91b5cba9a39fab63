import { contract, type Route } from '@faena/shared/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../factories.ts';
import { useApi } from '../harness.ts';
import { createScene, type Scene } from '../scene.ts';
import type { People } from '../scene-people.ts';
import { type Parts, send } from '../send.ts';
import { Stored } from '../stored.ts';

const api = useApi();
const { bankLayout, company, employee, payroll, project, rate, record, recordRequest, task, taskComment } =
  contract;

const WRITTEN = {
  startTime: '2026-11-17T14:00:00.000Z',
  endTime: '2026-11-17T22:00:00.000Z',
  reason: 'Trabajó sin señal.',
};

let scene: Scene;
let stored: Stored;

beforeAll(async () => {
  scene = await createScene(api);
  stored = await Stored.now();
});

interface Reference {
  readonly route: Route;
  readonly who: keyof People;
  readonly thing: keyof Scene['abroad'] | 'owner';
  readonly status: number;
  /** A request of one's own that refers to `id`. */
  readonly parts: (id: string, own: Scene['targets']) => Parts;
}

const references: Record<string, Reference> = {
  'assigning a new task': {
    route: task.create,
    who: 'owner',
    thing: 'employee',
    status: 400,
    parts: (id, { project }) => ({ body: { title: 'Muro', project, assignedTo: [id] } }),
  },
  'assigning while changing a task': {
    route: task.update,
    who: 'owner',
    thing: 'employee',
    status: 400,
    parts: (id, { task, employee }) => ({ params: { id: task }, body: { assignedTo: [employee, id] } }),
  },
  'moving a task': {
    route: task.move,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { task }) => ({ body: { ids: [task], project: id } }),
  },
  'moving with a task': {
    route: task.move,
    who: 'owner',
    thing: 'task',
    status: 404,
    parts: (id, { task, otherProject }) => ({ body: { ids: [task, id], project: otherProject } }),
  },
  'assigning a task': {
    route: task.assign,
    who: 'owner',
    thing: 'employee',
    status: 400,
    parts: (id, { task, employee }) => ({ params: { id: task }, body: { userIds: [employee, id] } }),
  },
  'mentioning somebody in a comment': {
    route: taskComment.create,
    who: 'owner',
    thing: 'employee',
    status: 400,
    parts: (id, { task }) => ({ params: { id: task }, body: { text: 'Mirá', mentions: [id] } }),
  },
  'setting an account': {
    route: bankLayout.setAccount,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id, { company }) => ({
      params: { employeeId: id },
      body: { companyId: company, account: '30-1234' },
    }),
  },
  'setting accounts with the columns of a bank file': {
    route: bankLayout.change,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id, { company }) => ({
      params: { companyId: company },
      body: {
        columns: ['name'],
        separator: ',',
        header: true,
        accounts: [{ employeeId: id, account: '30' }],
      },
    }),
  },
  'placing a task': {
    route: task.reorder,
    who: 'inside',
    thing: 'task',
    status: 404,
    parts: (id) => ({ body: { tasks: [{ id, status: 'Done', order: 0 }] } }),
  },
  'placing a task among one’s own': {
    route: task.reorder,
    who: 'owner',
    thing: 'task',
    status: 404,
    parts: (id, { task }) => ({
      body: {
        tasks: [
          { id: task, status: 'Done', order: 0 },
          { id, status: 'Done', order: 1 },
        ],
      },
    }),
  },
  'working on a project': {
    route: record.start,
    who: 'colleague',
    thing: 'project',
    status: 404,
    parts: (id, { colleague }) => ({ body: { employeeId: colleague, projectId: id } }),
  },
  'letting somebody work on a project': {
    route: record.start,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { colleague }) => ({ body: { employeeId: colleague, projectId: id } }),
  },
  'adding a record on a project': {
    route: record.add,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { employee }) => ({ body: { ...WRITTEN, employeeId: employee, projectId: id } }),
  },
  'adding a record on a task': {
    route: record.add,
    who: 'owner',
    thing: 'task',
    status: 404,
    parts: (id, { employee, project }) => ({
      body: { ...WRITTEN, employeeId: employee, projectId: project, taskId: id },
    }),
  },
  'adding a record of a manager': {
    route: record.add,
    who: 'owner',
    thing: 'owner',
    status: 404,
    parts: (id) => ({ body: { ...WRITTEN, employeeId: id } }),
  },
  'moving a record to a project': {
    route: record.correct,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { pastRecord }) => ({
      params: { id: pastRecord },
      body: { projectId: id, reason: 'Era otro.' },
    }),
  },
  'correcting a record by the id of its employee': {
    route: record.correct,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id) => ({ params: { id }, body: WRITTEN }),
  },
  'splitting a record to a project': {
    route: record.split,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { pastRecord }) => ({
      params: { id: pastRecord },
      body: { at: '2026-11-18T18:00:00.000Z', secondProjectId: id, reason: 'Eran dos obras.' },
    }),
  },
  'voiding a record among one’s own': {
    route: record.voidSeveral,
    who: 'owner',
    thing: 'record',
    status: 404,
    parts: (id, { pastRecord }) => ({
      body: { records: [{ id: pastRecord }, { id }], reason: 'Nunca trabajó.' },
    }),
  },
  'confirming a record among one’s own': {
    route: record.confirmSeveral,
    who: 'owner',
    thing: 'record',
    status: 404,
    parts: (id, { pastRecord }) => ({ body: { records: [{ id: pastRecord }, { id }] } }),
  },
  'asking about a record': {
    route: recordRequest.ask,
    who: 'inside',
    thing: 'record',
    status: 404,
    parts: (id) => ({ body: { ...WRITTEN, recordId: id } }),
  },
  'asking for a record on a project': {
    route: recordRequest.ask,
    who: 'inside',
    thing: 'project',
    status: 404,
    parts: (id) => ({ body: { ...WRITTEN, projectId: id } }),
  },
  'accepting a request on a project': {
    route: recordRequest.accept,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { request }) => ({ params: { id: request }, body: { projectId: id } }),
  },
  'starting the time of a manager': {
    route: record.start,
    who: 'owner',
    thing: 'owner',
    status: 404,
    parts: (id) => ({ body: { employeeId: id } }),
  },
  'stopping a record by the id of its employee': {
    route: record.stop,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id) => ({ body: { timesheetId: id } }),
  },
  'stopping a record for a reason by the id of its employee': {
    route: record.stopOpen,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id) => ({ params: { id }, body: { reason: 'Ya se había ido.' } }),
  },
  'employing in a company': {
    route: employee.create,
    who: 'owner',
    thing: 'company',
    status: 404,
    parts: (id) => ({
      body: {
        fullname: 'Nadia Nueva',
        username: 'nadia',
        email: 'nadia@example.com',
        phone: '5555 1234',
        password: 'secreto1',
        companyId: id,
      },
    }),
  },
  'paying a manager': {
    route: employee.update,
    who: 'owner',
    thing: 'owner',
    status: 404,
    parts: (id) => ({ params: { id }, body: { hourlyRate: 100 } }),
  },
  'giving a rate to one more, from elsewhere': {
    route: rate.change,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id, { employee }) => ({ body: { employeeIds: [employee, id], hourlyRate: 15 } }),
  },
  'previewing a rate of a manager': {
    route: rate.preview,
    who: 'owner',
    thing: 'owner',
    status: 404,
    parts: (id) => ({ body: { employeeIds: [id], hourlyRate: 15 } }),
  },
  'correcting a rate of somebody from elsewhere': {
    route: rate.correct,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id, targets) => ({ params: { id, rateId: targets.rate }, body: { hourlyRate: 15 } }),
  },
  'downloading the hours of somebody from elsewhere': {
    route: payroll.export,
    who: 'owner',
    thing: 'employee',
    status: 404,
    parts: (id, { company }) => ({
      query: {
        companyId: company,
        employeeId: id,
        startDate: '2026-11-01',
        endDate: '2026-11-30',
        format: 'csv',
      },
    }),
  },
  'deleting a manager as an employee': {
    route: employee.remove,
    who: 'admin',
    thing: 'owner',
    status: 404,
    parts: (id) => ({ params: { id } }),
  },
  'opening a company by the id of a project': {
    route: company.get,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id) => ({ params: { id } }),
  },
  'adding to a project': {
    route: project.addMember,
    who: 'owner',
    thing: 'project',
    status: 404,
    parts: (id, { colleagueName }) => ({ body: { projectId: id, username: colleagueName } }),
  },
};

describe('a foreign thing in a request is answered like a missing one (ACCESS-13)', () => {
  it.each(Object.entries(references))('%s', async (_, { route, who, thing, status, parts }) => {
    const { people, targets, abroad } = scene;
    const answer = async (id: string) => {
      const response = await send(api, route, parts(id, targets), people[who]);
      const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, ...body };
    };
    const foreign = await answer(thing === 'owner' ? people.owner.id : abroad[thing]);
    expect(foreign).toMatchObject({ status });
    expect(foreign).toEqual(await answer(missingId()));
    await stored.expectUnchanged('after the refusals');
  });
});
