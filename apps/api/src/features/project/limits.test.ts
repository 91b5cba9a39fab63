import { beforeAll, describe, expect, it } from 'vitest';
import { createBoard } from '../../../test/board.ts';
import { createTasks, type Person } from '../../../test/factories.ts';
import { useApi } from '../../../test/harness.ts';
import { expectRefused } from '../../../test/refused.ts';

const api = useApi();
let board: Awaited<ReturnType<typeof createBoard>>;
beforeAll(async () => {
  board = await createBoard(api);
});

async function limit(person: Person, wipLimits: object) {
  const { project } = await api
    .as(person)
    .project.update({ query: { project_id: board.projectId }, body: { wipLimits } });
  return project.wipLimits;
}
const read = async (person: Person) =>
  (await api.as(person).project.get({ params: { id: board.projectId } })).wipLimits;

describe('the limits of a project’s columns (WIP-1)', () => {
  it('are none at first, are set and taken off one by one, and are seen by its members', async () => {
    expect(await read(board.member)).toBeUndefined();
    expect(await limit(board.manager, { Doing: 3, 'To do': 999 })).toEqual({ Doing: 3, 'To do': 999 });
    expect(await limit(board.manager, { Doing: 1 })).toEqual({ Doing: 1, 'To do': 999 });
    expect(await read(board.member)).toEqual({ Doing: 1, 'To do': 999 });
    expect(await limit(board.manager, { Doing: null })).toEqual({ 'To do': 999 });
    expect(await limit(board.manager, { 'To do': null, Done: null })).toBeUndefined();
  });

  it('stay with any other change of the project, and two people who set two at once both have their way', async () => {
    await limit(board.manager, { Testing: 2 });
    await api
      .as(board.manager)
      .project.update({ query: { project_id: board.projectId }, body: { name: 'Otro' } });
    await Promise.all([limit(board.manager, { Doing: 4 }), limit(board.manager, { Backlog: 5 })]);
    expect(await read(board.manager)).toEqual({ Testing: 2, Doing: 4, Backlog: 5 });
  });

  it('are refused outside 1 to 999, for other columns, and by people who may only move tasks', async () => {
    const before = await read(board.manager);
    const wrong = [{ Doing: 0 }, { Doing: 1_000 }, { Doing: 1.5 }, { Doing: '3' }, { Nowhere: 3 }];
    const refusal = { status: 400, code: 'validation_failed' };
    await expectRefused(
      wrong.map((wipLimits) => limit(board.manager, wipLimits)),
      refusal,
    );
    await expectRefused([limit(board.member, { Doing: 2 })], { status: 403 });
    expect(await read(board.manager)).toEqual(before);
  });

  it('refuse no move (WIP-4)', async () => {
    await limit(board.manager, { Doing: 1 });
    for (const task of await createTasks(api, board.project, 2)) {
      const moved = await api
        .as(board.member)
        .task.setStatus({ params: { id: String(task._id) }, body: { status: 'Doing' } });
      expect(moved.status).toBe('Doing');
    }
  });
});
