import { TASK_STATUSES } from '@faena/shared/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { TaskModel } from '../task-store/index.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
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
