import { COMPACT } from '@faena/shared/contract';
import { CompactBoard, Task } from '@faena/shared/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBoard } from './board.ts';
import { expectRefusal } from './envelope.ts';
import { createPerson, createTask } from './factories.ts';
import { useApi } from './harness.ts';

const api = useApi();

let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
  await createTask(api, board.project, { assigneeIds: [board.member._id] });
});

const ask = (accept: string | null, query = '', as = board.manager) =>
  api.request(`/tasks/project/${board.projectId}${query}`, {
    as,
    headers: accept === null ? {} : { Accept: accept },
  });

describe('an answer in fewer words (WIRE-23)', () => {
  it.each([COMPACT, `${COMPACT}, application/json;q=0.9`, `application/json;q=0.5, ${COMPACT};q=0.6`])(
    'is sent to a caller who prefers it: %s',
    async (accept) => {
      const answer = await ask(accept);
      expect(answer.headers.get('Content-Type')).toContain(COMPACT);
      expect(answer.headers.get('Vary')).toContain('Accept');
      const { project, people, columns } = CompactBoard.strict().parse(await answer.json());
      expect(project).toEqual({ _id: board.projectId, name: board.project.name });
      expect(people.map(({ _id }) => _id)).toEqual([board.member.id]);
      expect(columns.map(({ status, tasks }) => [status, tasks.length])).toEqual([
        ['Backlog', 1],
        ['To do', 0],
        ['Doing', 0],
        ['Testing', 0],
        ['Done', 0],
      ]);
      expect(columns[0]?.tasks[0]?.assignedTo).toEqual([board.member.id]);
      for (const known of ['_id', 'project', 'status', 'order']) {
        expect(columns[0]?.tasks[0]).not.toHaveProperty(known);
      }
    },
  );

  it.each([
    null,
    '*/*',
    'application/*',
    'application/json',
    `${COMPACT};q=0.1, application/json`,
    'text/html',
    '',
  ])('is sent to nobody else: %s', async (accept) => {
    const answer = await ask(accept);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('Vary')).toContain('Accept');
    expect(Task.array().parse(await answer.json())).toHaveLength(1);
  });

  it('exists for the whole alone: a page is a list', async () => {
    const answer = await ask(COMPACT, '?limit=1');
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(Task.array().parse(await answer.json())).toHaveLength(1);
  });

  it('states the position from which the stream continues, as the list does (BOARD-24)', async () => {
    const cursorOf = async (accept: typeof COMPACT | null) =>
      (await ask(accept)).headers.get('Last-Event-ID');
    expect(await cursorOf(COMPACT)).toMatch(/./);
    // The cursor moves once, when the process hears of the task that was just made.
    await expect.poll(async () => (await cursorOf(COMPACT)) === (await cursorOf(null))).toBe(true);
  });

  it('is refused where the list is', async () => {
    const stranger = await createPerson(api, 'manager');
    await expectRefusal(await ask(COMPACT, '', stranger), 'not_found');
    expect((await ask(COMPACT, '', stranger)).headers.get('Content-Type')).toContain('application/json');
  });

  it('exists for an empty board, too', async () => {
    const empty = await createBoard(api);
    const answer = await api.request(`/tasks/project/${empty.projectId}`, {
      as: empty.manager,
      headers: { Accept: COMPACT },
    });
    const { people, columns } = CompactBoard.parse(await answer.json());
    expect([people, columns.flatMap(({ tasks }) => tasks)]).toEqual([[], []]);
  });
});
