import type { ClientSession, Types } from 'mongoose';
import { driverCollection } from '../../platform/database.ts';
import type { BoardDoc } from '../project/index.ts';
import { effectOf, type TaskEffect } from '../task-change/index.ts';
import { type TaskDoc, TaskModel, type TaskWrite } from '../task-store/index.ts';

/** The blockers and the parent of a task. */
export type Links = Pick<TaskDoc, '_id' | 'blockedBy' | 'parentId'>;

/** The linked tasks of a locked board. */
export function linkedTasks(projectId: Types.ObjectId, session: ClientSession): Promise<Links[]> {
  const isLinked = { $or: [{ blockedBy: { $gt: [] } }, { parentId: { $ne: null } }] };
  return driverCollection(TaskModel)
    .find({ projectId, ...isLinked }, { session, projection: { blockedBy: 1, parentId: 1 } })
    .toArray();
}

/** Tests whether a task would wait for itself or be a part of itself, directly or through others (LINK-1, LINK-5). */
export function isCircular(links: readonly Links[]): boolean {
  const blockers = links.map(({ _id, blockedBy = [] }) => [String(_id), blockedBy.map(String)] as const);
  const parents = links.map(
    ({ _id, parentId }) => [String(_id), parentId ? [String(parentId)] : []] as const,
  );
  return circleIn(new Map(blockers)).length > 0 || circleIn(new Map(parents)).length > 0;
}

/** The ids of one circle; empty without one. It does not recurse, because a chain may be as long as a board. */
export function circleIn(next: ReadonlyMap<string, readonly string[]>): string[] {
  const degree = new Map<string, number>();
  for (const id of [...next.values()].flat()) degree.set(id, (degree.get(id) ?? 0) + 1);
  const open = [...next.keys()].filter((id) => !degree.has(id));
  const left = new Set(next.keys());
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    left.delete(id);
    for (const to of next.get(id) ?? []) {
      const count = (degree.get(to) ?? 0) - 1;
      degree.set(to, count);
      if (count === 0) open.push(to);
    }
  }
  // Each remaining id has a remaining predecessor, so a walk back over predecessors ends in a circle.
  const predecessors = new Map(
    [...left].flatMap((id) => (next.get(id) ?? []).map((to) => [to, id] as const)),
  );
  const way = new Set<string>();
  for (let [id] = left; id !== undefined; id = predecessors.get(id)) {
    if (way.has(id)) return [...way].slice([...way].indexOf(id));
    way.add(id);
  }
  return [];
}

/** The removal of links, in the form of a plan. */
interface Unlinked {
  /** The tasks after it. */
  readonly tasks: TaskDoc[];
  readonly written: TaskWrite[];
  readonly effects: TaskEffect[];
}

/** Plans the removal of all links on a board to tasks that leave it (LINK-4). */
export async function unlinked(
  { _id: projectId }: Pick<BoardDoc, '_id'>,
  leaving: readonly Types.ObjectId[],
  at: Date,
  session: ClientSession,
): Promise<Unlinked> {
  const ids = [...leaving];
  const isLinked = { $or: [{ blockedBy: { $in: ids } }, { parentId: { $in: ids } }] };
  const found = await driverCollection(TaskModel)
    .find({ ...isLinked, projectId, _id: { $nin: ids } }, { session })
    .toArray();
  const gone = new Set(ids.map(String));
  const changes = found.map((task) => {
    const blockedBy = task.blockedBy?.filter((id) => !gone.has(String(id)));
    const isPart = task.parentId && gone.has(String(task.parentId));
    const set = { ...(blockedBy && { blockedBy }), ...(isPart && { parentId: null }) };
    return { task, set: { ...set, updatedAt: at }, effect: effectOf(String(task._id), task, set) };
  });
  return {
    tasks: changes.map(({ task, set }) => ({ ...task, ...set })),
    written: changes.map(({ task: { _id }, set }) => ({ ids: [_id], set })),
    effects: changes.map(({ effect }) => effect),
  };
}
