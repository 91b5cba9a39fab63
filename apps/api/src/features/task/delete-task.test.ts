import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard, storedBoard } from '../../../test/board.ts';
import { createTask } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
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
