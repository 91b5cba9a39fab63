import { TASK_STATUSES } from '@faena/shared/domain';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import {
  createCompany,
  createPerson,
  createProject,
  createTask,
  missingId,
  type Person,
} from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import type { CompanyDoc } from '../company/model.ts';
import type { ProjectDoc } from '../project/model.ts';

const api = useApi();
let manager: Person;
let member: Person;
let company: CompanyDoc;
let project: ProjectDoc;

beforeEach(async () => {
  ({ manager, member, company, project } = await createBoard(api));
});

const board = (person: Person) => api.as(person).task.board({ params: { projectId: String(project._id) } });

describe('GET /tasks/project/:projectId', () => {
  it('answers the columns in board order, each by order, and no other project', async () => {
    for (const status of [...TASK_STATUSES].reverse()) {
      const below = await createTask(api, project, { title: `${status} 2`, status });
      await createTask(api, project, { title: `${status} 1`, status });
      const tasks = [{ id: below.id, status, order: 1 }];
      await api.as(member).task.reorder({ body: { tasks } });
    }
    await createTask(api, await createProject(api, company));
    const titles = TASK_STATUSES.flatMap((status) => [`${status} 1`, `${status} 2`]);
    expect((await board(member)).map(({ title }) => title)).toEqual(titles);
  });

  it('answers a page with the number of all tasks', async () => {
    for (const title of ['a', 'b', 'c']) await createTask(api, project, { title });
    const query = { limit: 2, page: 2 };
    const page = await api.as(member).task.board.page({ params: { projectId: String(project._id) }, query });
    expect(page).toMatchObject({ total: 3, items: [{ title: 'c' }] });
  });

  it('leaves out an assignee who no longer exists', async () => {
    await createTask(api, project, { assigneeIds: [new Types.ObjectId(), member._id] });
    const [task] = await board(member);
    expect(task?.assignedTo.map(({ _id }) => _id)).toEqual([member.id]);
  });
});

describe('GET /tasks/users/available/:projectId', () => {
  it("answers the project's members as cards, its creator first", async () => {
    await createPerson(api, 'employee', { companyId: company._id });
    const params = { projectId: String(project._id) };
    const cards = await api.as(member).task.assignable({ params });
    expect(cards.map(({ username }) => username)).toEqual([manager.username, member.username]);
    expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
      ['_id', 'email', 'fullname', 'profilePicture', 'rol_id', 'username'].sort(),
    );
  });
});

describe('GET /tasks/user/:userId', () => {
  it('answers only the tasks of that person, by project, then in board order', async () => {
    const second = await createProject(api, company, [member]);
    const mine = { assigneeIds: [member._id] };
    await createTask(api, second, { ...mine, title: 'second Backlog' });
    await createTask(api, project, { ...mine, title: 'first Done', status: 'Done' });
    await createTask(api, project, { title: 'not mine' });
    await createTask(api, project, { ...mine, title: 'first Backlog' });
    for (const person of [member, manager, await createPerson(api, 'admin')]) {
      const tasks = await api.as(person).task.ofPerson({ params: { userId: member.id } });
      expect(tasks.map(({ title }) => title)).toEqual(['first Backlog', 'first Done', 'second Backlog']);
      expect(tasks.map((task) => task.project.name)).toEqual([project.name, project.name, second.name]);
    }
    const query = { limit: 1, page: 3 };
    const page = await api.as(manager).task.ofPerson.page({ params: { userId: member.id }, query });
    expect(page).toMatchObject({ total: 3, items: [{ title: 'second Backlog' }] });
  });

  it('shows a manager the tasks of a person in their own companies and shared projects only', async () => {
    const other = await createPerson(api, 'manager');
    const theirs = await createCompany(api, other);
    const shared = await createProject(api, theirs, [manager, member]);
    const hidden = await createProject(api, theirs, [member]);
    for (const [title, where] of [
      ['own', project],
      ['shared', shared],
      ['hidden', hidden],
    ] as const) {
      await createTask(api, where, { title, assigneeIds: [member._id] });
    }
    const titlesFor = async (person: Person) =>
      (await api.as(person).task.ofPerson({ params: { userId: member.id } }))
        .map(({ title }) => title)
        .sort();
    expect(await titlesFor(manager)).toEqual(['own', 'shared']);
    expect(await titlesFor(other)).toEqual(['hidden', 'shared']);
    expect(await titlesFor(member)).toEqual(['hidden', 'own', 'shared']);
  });

  it('is 404 for anyone outside the caller’s people, existing or not', async () => {
    const stranger = await createPerson(api, 'manager');
    const colleague = await createPerson(api, 'employee', { companyId: company._id });
    const refused: [Person, string][] = [
      [stranger, member.id],
      [stranger, missingId()],
      [manager, stranger.id],
      [manager, missingId()],
      [member, colleague.id],
      [member, manager.id],
      [await createPerson(api, 'admin'), missingId()],
    ];
    for (const [person, userId] of refused) {
      await expect(api.as(person).task.ofPerson({ params: { userId } })).rejects.toMatchObject({
        status: 404,
        message: 'User not found',
      });
    }
  });
});
