import { ApiError } from '@faena/shared/client';
import { TASK_STATUSES } from '@faena/shared/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProjectModel } from '../src/features/project/model.ts';
import { TaskModel } from '../src/features/task-store/task-model.ts';
import { createBoard, storedBoard } from './board.ts';
import { createTask, type Person } from './factories.ts';
import { useApi } from './harness.ts';
import { useTwoProcesses } from './two-processes.ts';

const api = useApi();
const processes = useTwoProcesses(api);

/** Numbers pick from the state at the start of a round: a task by index, a process by turn. */
const status = fc.constantFrom(...TASK_STATUSES);
const pick = fc.nat(1_000);
const action = fc.oneof(
  fc.record({ verb: fc.constant('create' as const), status }),
  fc.record({ verb: fc.constant('remove' as const), pick }),
  fc.record({ verb: fc.constant('setStatus' as const), pick, status }),
  fc.record({ verb: fc.constant('update' as const), pick, status }),
  fc.record({
    verb: fc.constant('reorder' as const),
    places: fc.array(fc.record({ pick, status, order: fc.nat(20) }), { minLength: 1, maxLength: 8 }),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

/** The change of the number of tasks in a round. A task that another request deleted first is no failure. */
async function run(asked: Action, person: Person, turn: number, ids: readonly string[], projectId: string) {
  const { task } = (turn % 2 ? processes[0] : processes[1]).as(person);
  const idOf = (pick: number) => ids[pick % ids.length] ?? '';
  try {
    if (asked.verb === 'create') {
      await task.create({ body: { title: 'nueva', status: asked.status, project: projectId } });
      return 1;
    }
    if (asked.verb === 'remove') {
      await task.remove({ params: { id: idOf(asked.pick) } });
      return -1;
    }
    if (asked.verb === 'reorder') {
      const places = new Map(asked.places.map(({ pick, ...place }) => [idOf(pick), place]));
      await task.reorder({ body: { tasks: [...places].map(([id, place]) => ({ id, ...place })) } });
      return 0;
    }
    await task[asked.verb]({ params: { id: idOf(asked.pick) }, body: { status: asked.status } });
    return 0;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 0;
    throw error;
  }
}

describe('changes of one board at the same time, through two processes', () => {
  it('lose no task and leave every column at exactly 0..n-1', async () => {
    const rounds = fc.array(fc.array(action, { minLength: 8, maxLength: 16 }), {
      minLength: 3,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (rounds) => {
        const { manager, project, projectId } = await createBoard(api);
        for (const status of [...TASK_STATUSES, ...TASK_STATUSES]) await createTask(api, project, { status });
        for (const actions of rounds) {
          const before = await TaskModel.find({ projectId }, { _id: 1 }).lean();
          const ids = before.map(({ _id }) => String(_id));
          const deltas = await Promise.all(actions.map((asked, i) => run(asked, manager, i, ids, projectId)));
          const after = Object.values(await storedBoard(project._id)).flat();
          expect(after).toHaveLength(deltas.reduce((sum, delta) => sum + delta, before.length));
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 120_000);

  it('queue when there are hundreds of moves, and none fails', async () => {
    const { member, project } = await createBoard(api);
    const ids: string[] = [];
    for (let i = 0; i < 40; i += 1) ids.push((await createTask(api, project)).id);
    const moves = Array.from({ length: 200 }, (_, i) => {
      const place = { id: ids[i % 40] ?? '', status: TASK_STATUSES[i % 5] ?? 'Backlog', order: 0 };
      return (i % 2 ? processes[0] : processes[1]).as(member).task.reorder({ body: { tasks: [place] } });
    });
    await Promise.all(moves);
    expect(Object.values(await storedBoard(project._id)).flat()).toHaveLength(40);
  }, 60_000);

  it('that move the same task leave it in one column', async () => {
    const { member, project } = await createBoard(api);
    const { id } = await createTask(api, project, { title: 'a' });
    await Promise.all(
      TASK_STATUSES.flatMap((status) =>
        processes.map((process) => process.as(member).task.setStatus({ params: { id }, body: { status } })),
      ),
    );
    expect(Object.values(await storedBoard(project._id))).toEqual([['a']]);
  });

  it('that read the board meanwhile meet every card exactly once', async () => {
    const { member, project, projectId } = await createBoard(api);
    const ids: string[] = [];
    for (let i = 0; i < 30; i += 1) ids.push((await createTask(api, project)).id);
    let moving = true;
    const moves = async () => {
      for (const [i, id] of ids.entries()) {
        const status = TASK_STATUSES[1 + (i % 4)] ?? 'Done';
        await processes[0].as(member).task.setStatus({ params: { id }, body: { status } });
      }
      moving = false;
    };
    const reads = async () => {
      while (moving) {
        const tasks = await processes[1].as(member).task.board({ params: { projectId } });
        expect(tasks.map(({ id }) => id).sort()).toEqual([...ids].sort());
        for (const status of TASK_STATUSES) {
          const orders = tasks.filter((task) => task.status === status).map(({ order }) => order);
          expect(orders).toEqual(orders.map((_, place) => place));
        }
      }
    };
    await Promise.all([moves(), reads()]);
  });
});

describe('members and projects that go while their tasks are written', () => {
  it('leave no task assigned to someone who is no longer a member', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { manager, member, project, projectId } = await createBoard(api);
      const { id } = await createTask(api, project);
      const one = processes[0].as(manager);
      const two = processes[1].as(manager);
      await Promise.allSettled([
        one.task.assign({ params: { id }, body: { userIds: [member.id] } }),
        one.task.create({ body: { title: 'a', project: projectId, assignedTo: [member.id] } }),
        two.project.removeMember({ body: { projectId, username: member.username } }),
        two.task.update({ params: { id }, body: { assignedTo: [member.id] } }),
      ]);
      const stored = await ProjectModel.findById(projectId).lean();
      expect(stored?.memberIds.map(String)).not.toContain(member.id);
      expect(await TaskModel.countDocuments({ assigneeIds: member._id })).toBe(0);
      await storedBoard(project._id);
    }
  }, 60_000);

  it('leave no task of a project that is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { manager, project, projectId } = await createBoard(api);
      const { id } = await createTask(api, project);
      const creations = [0, 1, 2, 3].map((turn) =>
        (turn % 2 ? processes[0] : processes[1])
          .as(manager)
          .task.create({ body: { title: 'a', project: projectId } }),
      );
      const outcomes = await Promise.allSettled([
        processes[0].as(manager).project.remove({ query: { project_id: projectId } }),
        processes[1].as(manager).task.setStatus({ params: { id }, body: { status: 'Done' } }),
        ...creations,
      ]);
      expect(outcomes[0]?.status).toBe('fulfilled');
      expect(await TaskModel.countDocuments({ projectId })).toBe(0);
    }
  }, 60_000);
});
