import { MAX_TODO_TASKS, startOfDate } from '@faena/shared/domain';
import type { Todo } from '@faena/shared/schemas';
import type { Actor } from '../../kernel/actor.ts';
import type { Services } from '../../platform/services.ts';
import { assignedTasks } from './assigned-tasks.ts';
import { itemToWire, type TodoItemDoc, TodoItemModel } from './model.ts';
import { personDay } from './person-day.ts';

/** All that the caller has to do: own items and assigned tasks, open ones and those done today (TODO-1). */
export async function readTodo(actor: Actor, { clock }: Pick<Services, 'clock'>): Promise<Todo> {
  const now = clock.now();
  const [{ today, timeZone }, tasks] = await Promise.all([personDay(actor, now), assignedTasks(actor, now)]);
  const shown = { $or: [{ doneAt: null }, { doneAt: { $gte: startOfDate(today, timeZone) } }] };
  const items = await TodoItemModel.find({ personId: actor.id, ...shown }).lean<TodoItemDoc[]>();
  return {
    today,
    timeZone,
    items: items.toSorted(byRank).map(itemToWire),
    tasks: tasks.slice(0, MAX_TODO_TASKS),
    taskTotal: tasks.length,
  };
}

/** Ranks are compared as texts, as the database does it. */
function byRank(one: TodoItemDoc, other: TodoItemDoc): number {
  const [first, second] = [one, other].map(({ rank, _id }) => `${rank} ${_id}`);
  return String(first) < String(second) ? -1 : 1;
}
