import type { BoardEvent, TaskPlace, TasksEvent } from '@faena/shared/schemas';
import { ProjectModel } from '../../project/model.ts';
import { statusOf } from '../columns.ts';
import { TASKS_AT_ONCE, type TaskDoc, TaskModel } from '../model.ts';
import { toTasks } from '../wire.ts';
import type { TaskFate } from './touch.ts';
import type { Touched } from './touched.ts';

/**
 * What there is to tell of a board, as it is now: never older than what was touched. To tell it again
 * after a later change does no harm, and a thousand changes of one task are one.
 */
export async function readEvents(projectId: string, touched: Touched): Promise<BoardEvent[]> {
  const [project, tasks] = await Promise.all([
    touched.project || showsOneOf(projectId, touched.people),
    readTasks(projectId, touched.tasks),
  ]);
  return [...(project ? [{ type: 'project' } as const] : []), ...(tasks ? [tasks] : [])];
}

/** Whoever is on a task is a member of its project. */
async function showsOneOf(projectId: string, people: ReadonlySet<string>): Promise<boolean> {
  if (people.size === 0) return false;
  return (await ProjectModel.exists({ _id: projectId, memberIds: { $in: [...people] } })) !== null;
}

async function readTasks(
  projectId: string,
  fates: ReadonlyMap<string, TaskFate>,
): Promise<TasksEvent | undefined> {
  if (fates.size === 0) return undefined;
  const ids = [...fates.keys()];
  const removed = ids.filter((id) => fates.get(id) === 'removed');
  const there = ids.filter((id) => fates.get(id) !== 'removed');
  // The project is part of the query: a task of another one that was touched together with it is not told.
  const tasks = await TaskModel.find({ _id: { $in: there }, projectId })
    .batchSize(TASKS_AT_ONCE)
    .readConcern('snapshot')
    .lean();
  const fateOf = (task: TaskDoc) => fates.get(String(task._id));
  const changed = await readWhole(tasks.filter((task) => fateOf(task) === 'content'));
  const moved = tasks
    .filter((task) => fateOf(task) !== 'content')
    .map((task) => placeOf(task, fateOf(task) === 'place'));
  if (changed.length + moved.length + removed.length === 0) return undefined;
  return { type: 'tasks', changed, moved, removed };
}

async function readWhole(tasks: readonly TaskDoc[]) {
  if (tasks.length === 0) return [];
  const projectIds = tasks.slice(0, 1).map((task) => task.projectId);
  return toTasks(tasks, await ProjectModel.find({ _id: { $in: projectIds } }, { name: 1 }).lean());
}

function placeOf({ _id, order, column, updatedAt }: TaskDoc, inOtherColumn: boolean): TaskPlace {
  const place = { id: String(_id), order };
  return inOtherColumn ? { ...place, status: statusOf(column), updatedAt: updatedAt.toISOString() } : place;
}
