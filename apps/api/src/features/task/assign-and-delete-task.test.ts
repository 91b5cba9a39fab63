import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createTask, missingId } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
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
