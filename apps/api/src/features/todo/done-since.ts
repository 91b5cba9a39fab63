import { DONE_STATUS } from '@faena/shared/domain';
import type { Types } from 'mongoose';
import { columnOf } from '../board-order/index.ts';
import { type TaskChangeDoc, TaskChangeModel } from '../task-change/index.ts';

interface InDone {
  readonly task: { readonly _id: Types.ObjectId };
  readonly midnight: Date;
}

/** By id, the instants at which tasks came to Done since the midnight of each. The history of the boards knows them. */
export async function doneSince(places: readonly InDone[]): Promise<Map<string, Date>> {
  if (places.length === 0) return new Map();
  const midnights = new Map(places.map(({ task, midnight }) => [String(task._id), midnight]));
  const first = new Date(Math.min(...places.map(({ midnight }) => +midnight)));
  const changes = await TaskChangeModel.find(
    { 'tasks.taskId': { $in: places.map(({ task }) => task._id) }, at: { $gte: first } },
    { at: 1, 'tasks.taskId': 1, 'tasks.after.place': 1 },
  ).lean<Pick<TaskChangeDoc, 'at' | 'tasks'>[]>();
  // No index has the changes of several tasks in the order of time.
  changes.sort((one, other) => +one.at - +other.at);
  const done = columnOf(DONE_STATUS);
  return new Map(
    changes.flatMap(({ at, tasks }) =>
      tasks.flatMap(({ taskId, after }) => {
        const midnight = midnights.get(String(taskId));
        const isDoneThen = after.place?.column === done && midnight !== undefined && at >= midnight;
        return isDoneThen ? [[String(taskId), at] as const] : [];
      }),
    ),
  );
}
