import { TASK_STATUSES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createProject, createTask, missingId } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

describe('PUT /tasks/:id', () => {
  it('changes only the given values', async () => {
    const { manager, member, project } = board;
    const { id } = await createTask(api, project, { title: 'a', tags: ['obra'], assigneeIds: [member._id] });
    api.clock.advance(60_000);
    const task = await api.as(manager).task.update({ params: { id }, body: { priority: 'High' } });
    expect(task).toMatchObject({ title: 'a', priority: 'High', tags: ['obra'], status: 'Backlog' });
    expect(task.assignedTo).toHaveLength(1);
    expect(task.updatedAt).toBe(api.clock.now().toISOString());
  });

  it('moves it to the end of a new column and closes the gap', async () => {
    const { manager, project } = board;
    const { id } = await createTask(api, project, { title: 'a' });
    await createTask(api, project, { title: 'b' });
    await createTask(api, project, { title: 'x', status: 'Done' });
    const task = await api.as(manager).task.update({ params: { id }, body: { title: 'A', status: 'Done' } });
    expect(task).toMatchObject({ title: 'A', status: 'Done', order: 1 });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['b'], Done: ['x', 'A'] });
  });

  it('leaves its place alone when the status is the one it has', async () => {
    const { manager, project } = board;
    const { id } = await createTask(api, project, { title: 'a' });
    await createTask(api, project, { title: 'b' });
    await api.as(manager).task.update({ params: { id }, body: { status: 'Backlog' } });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['a', 'b'] });
  });

  it('clears the due date with null and takes an empty list of assignees', async () => {
    const { manager, member, project } = board;
    const due = { dueDate: api.clock.now(), assigneeIds: [member._id] };
    const { id } = await createTask(api, project, due);
    const body = { dueDate: null, assignedTo: [] };
    const task = await api.as(manager).task.update({ params: { id }, body });
    expect(task).toMatchObject({ dueDate: null, assignedTo: [] });
  });

  it('never changes the project, the creator or the order', async () => {
    const { manager, member, company, project } = board;
    const { id } = await createTask(api, project, { title: 'a' });
    await createTask(api, project, { title: 'b' });
    const other = await createProject(api, company);
    const response = await api.request(`/tasks/${id}`, {
      as: manager,
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        project: String(other._id),
        createdBy: member.id,
        order: 7,
        companyId: missingId(),
      }),
    });
    expect(response.status).toBe(200);
    const stored = await TaskModel.findById(id).lean();
    expect(stored).toMatchObject({ projectId: project._id, companyId: project.companyId });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['a', 'b'] });
    expect(String(stored?.createdBy)).toBe(manager.id);
    expect(stored?.updatedAt).toEqual(stored?.createdAt);
  });

  it('refuses an assignee who is not a member and then changes nothing else either', async () => {
    const { manager, colleague, project } = board;
    const { id } = await createTask(api, project, { title: 'a' });
    const body = { title: 'b', status: 'Done' as const, assignedTo: [colleague.id] };
    await expect(api.as(manager).task.update({ params: { id }, body })).rejects.toMatchObject({
      status: 400,
    });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['a'] });
  });
});

describe('PUT /tasks/:id/status (BOARD-4)', () => {
  it.each(TASK_STATUSES.flatMap((from) => TASK_STATUSES.filter((to) => to !== from).map((to) => [from, to])))(
    'moves a task from %s to the end of %s',
    async (from, to) => {
      const { member, project } = board;
      const { id } = await createTask(api, project, { title: 'a', status: from });
      await createTask(api, project, { title: 'b', status: from });
      await createTask(api, project, { title: 'x', status: to });
      const task = await api.as(member).task.setStatus({ params: { id }, body: { status: to } });
      expect(task).toMatchObject({ id, status: to, order: 1 });
      expect(await storedBoard(project._id)).toEqual({ [from]: ['b'], [to]: ['x', 'a'] });
    },
  );

  it('changes nothing, not even updatedAt, when the status is the one it has', async () => {
    const { member, project } = board;
    const { id } = await createTask(api, project, { title: 'a', status: 'Doing' });
    await createTask(api, project, { title: 'b', status: 'Doing' });
    const before = await TaskModel.find({ projectId: project._id }).sort({ _id: 1 }).lean();
    api.clock.advance(60_000);
    const task = await api.as(member).task.setStatus({ params: { id }, body: { status: 'Doing' } });
    expect(task).toMatchObject({ id, order: 0 });
    expect(await TaskModel.find({ projectId: project._id }).sort({ _id: 1 }).lean()).toEqual(before);
  });

  it('is no change of the cards that close the gap', async () => {
    const { member, project } = board;
    const { id } = await createTask(api, project);
    const below = await createTask(api, project);
    api.clock.advance(60_000);
    await api.as(member).task.setStatus({ params: { id }, body: { status: 'Done' } });
    expect((await TaskModel.findById(id).lean())?.updatedAt).toEqual(api.clock.now());
    expect((await TaskModel.findById(below._id).lean())?.updatedAt).toEqual(below.updatedAt);
  });
});

describe('PUT /tasks/:id/assign (TASK-5)', () => {
  it('replaces the assignees, and an empty list unassigns', async () => {
    const { manager, member, project } = board;
    const { id } = await createTask(api, project, { assigneeIds: [manager._id] });
    const { assign } = api.as(manager).task;
    const assigned = await assign({ params: { id }, body: { userIds: [member.id, member.id] } });
    expect(assigned.assignedTo.map(({ _id }) => _id)).toEqual([member.id]);
    expect((await assign({ params: { id }, body: { userIds: [] } })).assignedTo).toEqual([]);
    expect((await TaskModel.findById(id).lean())?.assigneeIds).toEqual([]);
  });

  it('refuses anyone who is not in users/available with 400 and assigns nobody', async () => {
    const { manager, member, colleague, project } = board;
    const { id } = await createTask(api, project);
    for (const stranger of [colleague.id, missingId()]) {
      const body = { userIds: [member.id, stranger] };
      await expect(api.as(manager).task.assign({ params: { id }, body })).rejects.toMatchObject({
        status: 400,
        code: 'validation_failed',
      });
    }
    expect((await TaskModel.findById(id).lean())?.assigneeIds).toEqual([]);
  });
});

describe('DELETE /tasks/:id', () => {
  it('deletes the task and closes the gap of its column only', async () => {
    const { manager, project } = board;
    await createTask(api, project, { title: 'a' });
    const { id } = await createTask(api, project, { title: 'b' });
    await createTask(api, project, { title: 'c' });
    await createTask(api, project, { title: 'x', status: 'Done' });
    expect(await api.as(manager).task.remove({ params: { id } })).toEqual({ message: 'Task deleted.' });
    expect(await storedBoard(project._id)).toEqual({ Backlog: ['a', 'c'], Done: ['x'] });
    await expect(api.as(manager).task.remove({ params: { id } })).rejects.toMatchObject({ status: 404 });
  });
});
