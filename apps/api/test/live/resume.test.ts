import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, createClient } from '@faena/shared/client';
import { contract } from '@faena/shared/contract';
import { TASK_STATUSES } from '@faena/shared/domain';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TaskModel } from '../../src/features/task-store/task-model.ts';
import { createBoard } from '../board.ts';
import { createProject, createTask, type Person } from '../factories.ts';
import { useApi } from '../harness.ts';
import { useTwoProcesses } from '../two-processes.ts';
import { A_SECOND, Looking } from './looking.ts';

const api = useApi();
const processes = useTwoProcesses(api);
const [here, there] = processes;
const looking: Looking[] = [];

afterEach(() => {
  for (const one of looking.splice(0)) one.stop();
});

function clientOf(origin: string, { token }: Person) {
  return createClient(contract, { origin, token: () => token });
}

function look(person: Person, projectId: string, origin = there.origin): Promise<Looking> {
  const one = new Looking(origin, person, projectId);
  looking.push(one);
  return one.ready();
}

/** A lost connection is made again after at most a second, and then some to be told. */
const BACK_AGAIN = 2 * A_SECOND;

/** Delays the first read of the change stream in this process by `ms`, as a busy machine does. */
function readSlowly(ms: number): void {
  const { db } = mongoose.connection;
  if (!db) throw new Error('Not connected to a database');
  const watch = db.watch.bind(db);
  vi.spyOn(db, 'watch').mockImplementation((...args) => {
    const stream = watch(...args);
    const read = stream.tryNext.bind(stream);
    const begun = sleep(ms);
    stream.tryNext = () => begun.then(read);
    return stream as never;
  });
}

describe('a connection that was lost (BOARD-24)', () => {
  it('continues at its place, through the same process or another, and misses nothing', async () => {
    const { manager, member, company, project, projectId } = await createBoard(api);
    const { id: removed } = await createTask(api, project);
    // A process tells again what happened at the very moment it began to listen.
    await createProject(api, company);
    const one = await look(member, projectId);
    const others = await Promise.all(processes.map(({ origin }) => look(manager, projectId, origin)));
    const { task } = here.as(manager);
    for (const { origin } of processes) {
      const isGone = origin === there.origin;
      const changes = async () => {
        const { id } = await task.create({ body: { title: origin, project: projectId } });
        await there.as(manager).task.update({ params: { id }, body: { title: `${origin}!` } });
        if (isGone) await task.remove({ params: { id: removed } });
        // Each process has noticed and told: a change that arrives while it sends may be sent twice.
        for (const other of others) {
          await other.sees(
            () =>
              other.tasks.some(({ title }) => title === `${origin}!`) &&
              other.tasks.some(({ id: present }) => present === removed) !== isGone,
          );
        }
      };
      await one.cut(origin, changes());
      await one.sees(() => one.events.length > 0);
      await one.seesAll();
      // All of it at once, each task as it is by now.
      expect(one.events).toMatchObject([
        {
          type: 'tasks',
          changed: [{ title: `${origin}!` }],
          removed: isGone ? [removed] : [],
        },
      ]);
      one.events.length = 0;
    }
  });

  it('misses nothing even if the next process has much to read first', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const one = await look(member, projectId);
    readSlowly(BACK_AGAIN + A_SECOND);
    await one.cut(api.origin, here.as(manager).task.create({ body: { title: 'a', project: projectId } }));
    await one.sees(() => one.events.length > 0);
    expect(one.events).toMatchObject([{ type: 'tasks', changed: [{ title: 'a' }] }]);
  });

  it('reports nothing if nothing was missed', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const one = await look(member, projectId);
    await here.as(manager).task.create({ body: { title: 'a', project: projectId } });
    await one.seesAll();
    await sleep(A_SECOND / 2);
    one.events.length = 0;
    await one.cut(here.origin);
    await sleep(BACK_AGAIN);
    expect(one.events).toEqual([]);
    await here.as(manager).task.create({ body: { title: 'b', project: projectId } });
    await one.seesAll();
    expect(one.events).toHaveLength(1);
  });

  it('continues from the read of a board, through any process, and misses nothing in between (BOARD-24)', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const create = (title: string) => here.as(manager).task.create({ body: { title, project: projectId } });
    await create('known');
    // The process that is asked has noticed by then, and tells it no more.
    await here.as(member).task.board({ params: { projectId } });
    await sleep(2 * A_SECOND);
    for (const { origin } of processes) {
      let lastEventId: string | undefined;
      const onEventId = (said: string) => {
        lastEventId = said;
      };
      await here.as(member).task.board({ params: { projectId } }, { onEventId });
      const { id } = await create(`between, to ${origin}`);
      const leaving = new AbortController();
      const told = clientOf(origin, member).task.live(
        { params: { projectId } },
        { signal: leaving.signal, lastEventId },
      );
      for await (const event of told) {
        if (event.type === 'presence') continue;
        expect(event).toMatchObject({ type: 'tasks', removed: [] });
        if (event.type === 'tasks' && event.changed.some((task) => task.id === id)) break;
      }
      leaving.abort();
    }
  });

  it('makes the board reload if the place is unknown, invented or long past', async () => {
    const { member, projectId } = await createBoard(api);
    const place = (seconds: number) => `82${seconds.toString(16).toUpperCase()}000000012B0229296E04`;
    for (const lastEventId of ['nonsense', '82', '$gt', place(0x60000000), 'F'.repeat(10_000)]) {
      const response = await fetch(`${here.origin}/api/tasks/project/${projectId}/live`, {
        headers: { Authorization: `Bearer ${member.token}`, 'Last-Event-ID': lastEventId },
      });
      const { value } = (await response.body?.getReader().read()) ?? {};
      expect(new TextDecoder().decode(value)).toContain('data: {"type":"reset"}');
    }
  });

  it('cannot blind others by a place in the future', async () => {
    const { manager, member, projectId } = await createBoard(api);
    const future = await fetch(`${there.origin}/api/tasks/project/${projectId}/live`, {
      headers: { Authorization: `Bearer ${manager.token}`, 'Last-Event-ID': `82${'F'.repeat(30)}` },
    });
    const one = await look(member, projectId);
    await here.as(manager).task.create({ body: { title: 'a', project: projectId } });
    await one.sees(() => one.tasks.length === 1);
    await future.body?.cancel();
  });
});

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('create' as const), column: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('remove' as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ verb: fc.constant('update' as const), pick: fc.nat() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      verb: fc.constant('reorder' as const),
      pick: fc.nat(),
      column: fc.nat(4),
      order: fc.nat(6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ verb: fc.constant('cut' as const), process: fc.nat(1) }) },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

describe('after any concurrent changes of two people, with any number of lost connections', () => {
  it('applying the events to the board of before gives exactly the board of now', async () => {
    const rounds = fc.array(fc.array(action, { minLength: 3, maxLength: 8 }), {
      minLength: 4,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (rounds) => {
        const { manager, member, project, projectId } = await createBoard(api);
        for (const status of [...TASK_STATUSES, ...TASK_STATUSES]) await createTask(api, project, { status });
        const both = [await look(member, projectId), await look(manager, projectId, here.origin)];
        for (const actions of rounds) {
          const tasks = await TaskModel.find({ projectId }, { _id: 1 }).lean();
          const ids = tasks.map(({ _id }) => String(_id));
          await Promise.all(
            actions.map((asked, turn) => run(asked, { turn, ids, projectId, manager, both })),
          );
        }
        for (const one of both) await one.seesAll();
        // The board of before was never read again.
        expect(both.flatMap(({ events }) => events.filter(({ type }) => type !== 'tasks'))).toEqual([]);
        for (const one of both) one.stop();
      }),
      { numRuns: 4, endOnFailure: true },
    );
  }, 120_000);
});

interface Round {
  turn: number;
  ids: readonly string[];
  projectId: string;
  manager: Person;
  both: readonly Looking[];
}

async function run(asked: Action, { turn, ids, projectId, manager, both }: Round): Promise<void> {
  const { task } = (processes[turn % 2] ?? here).as(manager);
  const statusOf = (column: number) => TASK_STATUSES[column] ?? 'Done';
  if (asked.verb === 'cut') return both[turn % 2]?.cut((processes[asked.process] ?? here).origin);
  try {
    if (asked.verb === 'create') {
      await task.create({ body: { title: 'nueva', status: statusOf(asked.column), project: projectId } });
      return;
    }
    const id = ids[asked.pick % ids.length] ?? '';
    if (asked.verb === 'remove') await task.remove({ params: { id } });
    else if (asked.verb === 'update') await task.update({ params: { id }, body: { title: `${turn}` } });
    else {
      const place = { id, status: statusOf(asked.column), order: asked.order };
      await task.reorder({ body: { tasks: [place] } });
    }
  } catch (error) {
    // Another has deleted it first.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
