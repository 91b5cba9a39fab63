import { TASK_STATUSES } from '@faena/shared/domain';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { type ProjectDoc, ProjectModel } from '../project/model.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();

const PEOPLE = [
  'admin',
  'owner',
  'manager who is a member',
  'employee who is a member',
  'employee of the same company',
  'employee of another company',
  'manager of another company',
  'client',
  'nobody',
] as const;

type Who = (typeof PEOPLE)[number];

const people = new Map<Who, Person | null>([['nobody', null]]);
let project: ProjectDoc;
let taskId: string;

beforeAll(async () => {
  const owner = await createPerson(api, 'manager');
  const company = await createCompany(api, owner);
  const foreignOwner = await createPerson(api, 'manager');
  const foreignCompany = await createCompany(api, foreignOwner);
  const ours = { companyId: company._id };
  const theirs = { companyId: foreignCompany._id };
  people.set('admin', await createPerson(api, 'admin'));
  people.set('owner', owner);
  people.set('manager who is a member', await createPerson(api, 'manager'));
  people.set('employee who is a member', await createPerson(api, 'employee', ours));
  people.set('employee of the same company', await createPerson(api, 'employee', ours));
  people.set('employee of another company', await createPerson(api, 'employee', theirs));
  people.set('manager of another company', foreignOwner);
  people.set('client', await createPerson(api, 'client'));
  const members = [person('manager who is a member'), person('employee who is a member')];
  project = await createProject(api, company, members);
  await createProject(api, foreignCompany, [person('employee of another company')]);
});

beforeEach(async () => {
  await TaskModel.deleteMany({});
  await ProjectModel.updateMany({}, { $set: { columns: TASK_STATUSES.map(() => []) } });
  const assigneeIds = [person('employee who is a member')._id];
  taskId = (await createTask(api, project, { title: 'a', assigneeIds })).id;
  await createTask(api, project, { title: 'b' });
});

function person(who: Who): Person {
  const found = people.get(who);
  if (!found) throw new RangeError(who);
  return found;
}

const READERS = {
  admin: 200,
  owner: 200,
  'manager who is a member': 200,
  'employee who is a member': 200,
  'employee of the same company': 403,
  'employee of another company': 404,
  'manager of another company': 404,
  client: 403,
  nobody: 401,
} as const satisfies Record<Who, number>;

const OWNERS = {
  ...READERS,
  'manager who is a member': 403,
  'employee who is a member': 403,
  'employee of another company': 403,
} as const;

const THEIR_PEOPLE = {
  ...READERS,
  'manager who is a member': 404,
  'employee of the same company': 404,
} as const;

const JSON_TYPE = { 'Content-Type': 'application/json' };
const json = (method: string, body: unknown) => ({ method, headers: JSON_TYPE, body: JSON.stringify(body) });

const CALLS = {
  'GET /tasks/project/:projectId': [READERS, () => request(`/tasks/project/${project._id}`)],
  'GET /tasks/users/available/:projectId': [READERS, () => request(`/tasks/users/available/${project._id}`)],
  'GET /tasks/user/:userId': [
    THEIR_PEOPLE,
    () => request(`/tasks/user/${person('employee who is a member').id}`),
  ],
  'PUT /tasks/:id/status': [
    READERS,
    () => request(`/tasks/${taskId}/status`, json('PUT', { status: 'Done' })),
  ],
  'PUT /tasks/reorder': [
    READERS,
    () => request('/tasks/reorder', json('PUT', { tasks: [{ id: taskId, status: 'Done', order: 0 }] })),
  ],
  'POST /tasks': [
    OWNERS,
    () => request('/tasks', json('POST', { title: 'c', project: String(project._id) })),
  ],
  'PUT /tasks/:id': [OWNERS, () => request(`/tasks/${taskId}`, json('PUT', { title: 'c' }))],
  'PUT /tasks/:id/assign': [OWNERS, () => request(`/tasks/${taskId}/assign`, json('PUT', { userIds: [] }))],
  'DELETE /tasks/:id': [OWNERS, () => request(`/tasks/${taskId}`, { method: 'DELETE' })],
} as const;

function request(path: string, init: RequestInit = {}) {
  return { path, init };
}

describe.each(Object.entries(CALLS))('%s (ACCESS-10)', (route, [expected, call]) => {
  it.each(PEOPLE.map((who) => [expected[who], who] as const))('answers %d to %s', async (status, who) => {
    const stored = async () => [
      await TaskModel.find().sort({ _id: 1 }).lean(),
      await storedBoard(project._id),
    ];
    const before = await stored();
    const { path, init } = call();
    const response = await api.request(path, { ...init, as: people.get(who) ?? undefined });
    const created = route === 'POST /tasks' && status === 200;
    expect(response.status).toBe(created ? 201 : status);
    const after = await stored();
    if (status === 200) return;
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(/denied|not found|required/i),
    });
    expect(after).toEqual(before);
  });
});
