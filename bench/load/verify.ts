import { isDeepStrictEqual } from 'node:util';
import { PersonModel } from '../../apps/api/src/features/person/model.ts';
import { ProjectModel } from '../../apps/api/src/features/project/model.ts';
import { TaskModel } from '../../apps/api/src/features/task-store/task-model.ts';
import { RecordModel } from '../../apps/api/src/features/working-time/model/record-model.ts';
import { disconnectDatabase, reachDatabase } from '../../apps/api/src/platform/database.ts';
import type { Ledger } from './ledger.ts';

/**
 * Compares the acknowledged writes with the database.
 * @returns the faults, a line each
 */
export async function verify(uri: string, ledger: Ledger): Promise<string[]> {
  await reachDatabase(uri);
  try {
    return [
      ...(await createdTasks(ledger)),
      ...(await boards()),
      ...(await records(ledger)),
      ...(await earnings()),
      ...ledger.unclear.slice(0, 10).map((line) => `unclear answer: ${line}`),
      ...(ledger.unclear.length > 10 ? [`… and ${ledger.unclear.length - 10} more unclear answers`] : []),
    ];
  } finally {
    await disconnectDatabase();
  }
}

async function createdTasks({ created, doubtful }: Ledger): Promise<string[]> {
  const stored = await TaskModel.find(
    { title: { $in: [...created.values(), ...doubtful] } },
    { title: 1 },
  ).lean();
  const titles = new Map(stored.map(({ _id, title }) => [String(_id), title]));
  const lost = [...created].filter(([id, title]) => titles.get(id) !== title);
  const doubled = stored.length - new Set(stored.map(({ title }) => title)).size;
  return [
    ...lost.map(([id, title]) => `an acknowledged task is lost: ${id} ${title}`),
    ...(doubled > 0 ? [`${doubled} tasks are there twice`] : []),
  ];
}

/** Every task is on the board of its project, exactly once, and nothing else is. */
async function boards(): Promise<string[]> {
  const projects = await ProjectModel.find({}, { columns: 1 }).lean();
  const broken = await Promise.all(
    projects.map(async ({ _id, columns }) => {
      const tasks = await TaskModel.find({ projectId: _id }, { _id: 1 }).lean();
      const there = tasks.map((task) => String(task._id)).sort();
      return isDeepStrictEqual(columns.flat().map(String).sort(), there) ? [] : [String(_id)];
    }),
  );
  return broken.flat().map((id) => `a board is not exactly its tasks: ${id}`);
}

async function records({ started, stopped }: Ledger): Promise<string[]> {
  const records = await RecordModel.find({ _id: { $in: [...started] } }, { open: 1 }).lean();
  const open = new Map(records.map(({ _id, open }) => [String(_id), open]));
  const twice = await RecordModel.aggregate<{ _id: unknown }>([
    { $match: { open: true } },
    { $group: { _id: '$employeeId', count: { $sum: 1 } } },
    { $match: { count: { $gt: 1 } } },
  ]);
  return [
    ...[...started].filter((id) => !open.has(id)).map((id) => `an acknowledged record is lost: ${id}`),
    ...[...stopped].filter((id) => open.get(id)).map((id) => `a stopped record is open: ${id}`),
    ...twice.map(({ _id }) => `someone has two open records: ${_id}`),
  ];
}

/** People's earnings are the sum of their records' costs. */
async function earnings(): Promise<string[]> {
  const costs = await RecordModel.aggregate<{ _id: unknown; cents: number }>([
    { $group: { _id: '$employeeId', cents: { $sum: '$costCents' } } },
  ]);
  const earned = new Map(
    (await PersonModel.find({}, { earnedCents: 1 }).lean()).map(({ _id, earnedCents }) => [
      String(_id),
      earnedCents,
    ]),
  );
  return costs
    .filter(({ _id, cents }) => earned.get(String(_id)) !== cents)
    .map(({ _id, cents }) => `someone has not earned what their records cost: ${_id} ${cents}`);
}
