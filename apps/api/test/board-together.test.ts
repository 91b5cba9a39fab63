import { ApiError } from '@faena/shared/client';
import { TASK_STATUSES } from '@faena/shared/domain';
import { NewTask } from '@faena/shared/schemas';
import fc from 'fast-check';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeBoard, type Plan, type PlannedOn } from '../src/features/board/index.ts';
import { columnOf, statusOf } from '../src/features/board-order/columns.ts';
import { newTask } from '../src/features/task/new-task.ts';
import { TaskChangeModel } from '../src/features/task-change/change-model.ts';
import { TaskModel } from '../src/features/task-store/task-model.ts';
import { createBoard, storedBoard } from './board.ts';
import { createProject, createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { Looking } from './live/looking.ts';
import { actorOf } from './planilla.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const processes = useTwoProcesses(api);

let board: Awaited<ReturnType<typeof createBoard>>;

beforeEach(async () => {
  board = await createBoard(api);
});

let keys = 0;
function newKey(): string {
  keys += 1;
  return `a-key-of-its-own-${keys}`;
}

describe('changes that are made together (ADR 23)', () => {
  it('are refused one by one: the others are made', async () => {
    const { manager, colleague, projectId } = board;
    const { task } = processes[0].as(manager);
    const id = String((await createTask(api, board.project))._id);
    const create = (assignedTo: string[]) =>
      task.create({ body: { title: 'a', project: projectId, assignedTo } });
    const outcomes = await Promise.allSettled([
      create([]),
      create([colleague.id]),
      task.setStatus({ params: { id }, body: { status: 'Doing' } }),
      task.setStatus({ params: { id: colleague.id }, body: { status: 'Doing' } }),
      processes[0].as(colleague).task.setStatus({ params: { id }, body: { status: 'Done' } }),
      task.update({ params: { id }, body: { assignedTo: [colleague.id] } }),
      create([]),
    ]);
    const statuses = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'made' : outcome.reason instanceof ApiError && outcome.reason.status,
    );
    expect(statuses).toEqual(['made', 400, 'made', 404, 403, 400, 'made']);
    expect((await storedBoard(board.project._id)).Doing).toHaveLength(1);
  });

  it('are made in the order of their arrival, and each is answered with its own effect', async () => {
    const { task } = processes[0].as(board.manager);
    const ids: string[] = [];
    for (let i = 0; i < 20; i += 1) ids.push(String((await createTask(api, board.project))._id));
    const moves = ids.map((id) => task.setStatus({ params: { id }, body: { status: 'Testing' } }));
    const answers = await Promise.all(moves);
    expect(answers.map(({ order }) => order).sort((a, b) => a - b)).toEqual(ids.map((_, order) => order));
    const after = await task.board({ params: { projectId: board.projectId } });
    expect(after.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      answers.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  it('are done once with one key, however many come at once', async () => {
    const id = String((await createTask(api, board.project))._id);
    const idempotencyKey = newKey();
    const ask = (turn: number) =>
      (turn % 2 ? processes[0] : processes[1])
        .as(board.manager)
        .task.setStatus({ params: { id }, body: { status: 'Doing' } }, { idempotencyKey });
    const others = Array.from({ length: 4 }, () => createTask(api, board.project));
    await Promise.all(others);
    const answers = await Promise.all([0, 1, 2, 3, 4, 5].map(ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['Doing']));
    expect(await TaskChangeModel.countDocuments({ key: idempotencyKey })).toBe(1);
  });

  it('create once for two requests with one key, through one process or two, with the same answer (WIRE-21)', async () => {
    const key = newKey();
    const create = (turn: number, idempotencyKey: string, title = 'a') =>
      (turn % 2 ? processes[0] : processes[1])
        .as(board.manager)
        .task.create({ body: { title, project: board.projectId } }, { idempotencyKey });
    const answers = await Promise.all([
      ...[0, 1, 2, 3, 4, 5].map((turn) => create(turn, key)),
      ...[0, 1, 2, 3].map((turn) => create(turn, newKey(), 'b')),
    ]);
    expect(new Set(answers.slice(0, 6).map((task) => JSON.stringify(task))).size).toBe(1);
    expect((await storedBoard(board.project._id)).Backlog?.toSorted()).toEqual(['a', 'b', 'b', 'b', 'b']);
    expect(await create(0, key)).toEqual(answers[0]);
    await expect(create(1, key, 'c')).rejects.toMatchObject({ status: 422, code: 'key_reused' });
    expect(await TaskChangeModel.countDocuments({ key })).toBe(1);
  });

  it('are made to a task at its present place, though this process found it elsewhere before', async () => {
    const other = await createProject(api, board.company, [board.colleague]);
    const id = String((await createTask(api, board.project))._id);
    const doing = (person: Person) =>
      processes[0].as(person).task.setStatus({ params: { id }, body: { status: 'Doing' } });
    await doing(board.member);
    await processes[1].as(board.manager).task.move({ body: { ids: [id], project: String(other._id) } });
    expect(await doing(board.colleague)).toMatchObject({ id, status: 'Doing' });
    await expect(doing(board.member)).rejects.toMatchObject({ status: 403 });
  });

  it('are made, except one that the database does not accept', async () => {
    const by = { actor: await actorOf(board.manager), key: null };
    const taken = (await createTask(api, board.project, { title: 'x' }))._id;
    const create = (title: string, _id = new Types.ObjectId()) => {
      const plan = ({ board: on, at }: PlannedOn): Plan<string> => ({
        columns: on.columns.with(0, [...(on.columns[0] ?? []), _id]),
        inserted: [newTask(NewTask.parse({ title, project: board.projectId }), on, by.actor, at, _id)],
        effects: [],
        answer: () => title,
      });
      const change = { by, right: 'change' as const, taskIds: [], plan };
      return changeBoard(board.projectId, change, api.services);
    };
    const outcomes = await Promise.allSettled([create('a'), create('b', taken), create('c'), create('d')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect((await storedBoard(board.project._id)).Backlog?.toSorted()).toEqual(['a', 'c', 'd', 'x']);
  });

  it('are sent to every reader with the author of each (LIVE-1)', async () => {
    const people = [board.manager, board.member] as const;
    const tasks = await Promise.all(Array.from({ length: 8 }, () => createTask(api, board.project)));
    const one = await new Looking(processes[1].origin, board.manager, board.projectId).ready();
    const makers = new Map(tasks.map(({ _id }, i) => [String(_id), people[i % 2] as Person]));
    await Promise.all(
      [...makers].map(([id, person]) =>
        processes[0].as(person).task.setStatus({ params: { id }, body: { status: 'Done' } }),
      ),
    );
    const authors = (): object =>
      Object.assign({}, ...one.events.map((event) => event.type === 'tasks' && event.authors));
    const expected = Object.fromEntries([...makers].map(([id, { id: personId }]) => [id, personId]));
    await one.sees(
      () =>
        JSON.stringify(Object.entries(authors()).sort()) === JSON.stringify(Object.entries(expected).sort()),
    );
    one.stop();
  });
});

const status = fc.constantFrom(...TASK_STATUSES);
const pick = fc.nat(1_000);
const action = fc.oneof(
  fc.record({ verb: fc.constant('create' as const), status }),
  fc.record({ verb: fc.constant('remove' as const), pick }),
  fc.record({ verb: fc.constant('setStatus' as const), pick, status }),
  fc.record({ verb: fc.constant('reorder' as const), pick, status, order: fc.nat(20) }),
  fc.record({ verb: fc.constant('update' as const), pick, title: fc.constantFrom('una', 'dos', 'tres') }),
  fc.record({ verb: fc.constant('undo' as const), pick }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** A request by its key, and the id of the created task. */
interface Done {
  readonly key: string;
  readonly created: string | undefined;
}

describe('moves, creations, deletions and undoings at once, through two processes', () => {
  async function run(
    asked: Action,
    turn: number,
    ids: readonly string[],
    done: Done[],
    made: readonly Done[],
  ) {
    const { task } = (turn % 2 ? processes[0] : processes[1]).as(board.manager);
    const key = newKey();
    const options = { idempotencyKey: key };
    const id = 'pick' in asked ? (ids[asked.pick % ids.length] ?? '') : '';
    // Where the round before has deleted all of them there is none to do it to.
    const isOfTask = asked.verb !== 'create' && asked.verb !== 'undo';
    if (isOfTask && id === '') return;
    let created: string | undefined;
    try {
      if (asked.verb === 'create') {
        const body = { title: 'nueva', status: asked.status, project: board.projectId };
        created = (await task.create({ body }, options)).id;
      } else if (asked.verb === 'remove') await task.remove({ params: { id } }, options);
      else if (asked.verb === 'update') {
        await task.update({ params: { id }, body: { title: asked.title } }, options);
      } else if (asked.verb === 'setStatus') {
        await task.setStatus({ params: { id }, body: { status: asked.status } }, options);
      } else if (asked.verb === 'reorder') {
        const place = { id, status: asked.status, order: asked.order };
        await task.reorder.minimal({ body: { tasks: [place] } }, options);
      } else {
        const other = made[asked.pick % Math.max(1, made.length)];
        if (!other) return;
        await task.undo({ body: { key: other.key } }, options);
      }
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) return;
      throw error;
    }
    done.push({ key, created });
  }

  it('leave every task in its place once, every acknowledged change stored, and no number twice', async () => {
    const rounds = fc.array(fc.array(action, { minLength: 12, maxLength: 24 }), {
      minLength: 3,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (rounds) => {
        board = await createBoard(api);
        const { project, projectId } = board;
        for (const status of TASK_STATUSES) await createTask(api, project, { status });
        const done: Done[] = [];
        for (const actions of rounds) {
          const ids = (await TaskModel.find({ projectId }, { _id: 1 }).lean()).map(({ _id }) => String(_id));
          const made = [...done];
          await Promise.all(actions.map((asked, turn) => run(asked, turn, ids, done, made)));
          await storedBoard(project._id);
        }
        const changes = await TaskChangeModel.find({ projectId: project._id }).sort({ number: 1 }).lean();
        const numbers = changes.map(({ number }) => number);
        expect(new Set(numbers).size).toBe(numbers.length);
        const byKey = new Map(changes.map((change) => [change.key, change]));
        for (const { key, created } of done) {
          // A request without effect has no record (CHANGE-2), but a creation always has one.
          if (created) expect(byKey.get(key)?.tasks.map(({ taskId }) => String(taskId))).toEqual([created]);
        }
        // Each change begins where the one before it ended, and the last of them where the board is now.
        const now = new Map<string, { column?: number | undefined; title?: string | undefined }>();
        for (const { tasks } of changes) {
          for (const { taskId, before, after } of tasks) {
            const known = now.get(String(taskId));
            if (known?.column !== undefined && before.place) expect(before.place.column).toBe(known.column);
            if (known?.title !== undefined && before.title) expect(before.title).toBe(known.title);
            const { column = known?.column } = after.place ?? {};
            now.set(String(taskId), { column, title: after.title ?? known?.title });
          }
        }
        const stored = await processes[0].as(board.manager).task.board({ params: { projectId } });
        for (const { id, status, title } of stored) {
          const { column = columnOf(status), title: told = title } = now.get(id) ?? {};
          expect([statusOf(column), told]).toEqual([status, title]);
        }
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 120_000);
});
