import { TODO_GROUPS, type TodoGroup, todoGroup } from '@faena/shared/domain';
import type { Todo, TodoItem, TodoTask } from '@faena/shared/schemas';

/** One line of the list: an own item, or an assigned task. */
export type TodoLine =
  | { readonly kind: 'item'; readonly id: string; readonly day: string | null; readonly item: TodoItem }
  | { readonly kind: 'task'; readonly id: string; readonly day: string | null; readonly task: TodoTask };

/** Later than any time of a day, as untimed things follow timed ones. */
const NO_TIME = '~';

/** The lines of each list: overdue first, then by day, then timed own items, then the rest (TODO-2). */
export function grouped({ items, tasks, today }: Todo): Readonly<Record<TodoGroup, readonly TodoLine[]>> {
  const lines: (readonly [TodoGroup, TodoLine])[] = [
    ...items.map((item) => {
      const { _id: id, day, doneAt } = item;
      return [todoGroup({ day, isDone: doneAt !== null }, today), { kind: 'item', id, day, item }] as const;
    }),
    ...tasks.map((task) => [task.group, { kind: 'task', id: task.id, day: task.day, task }] as const),
  ];
  const byGroup = (group: TodoGroup) => lines.flatMap(([of, line]) => (of === group ? [line] : []));
  const sorted = (group: TodoGroup) =>
    byGroup(group).toSorted(group === 'done' ? byDone : (one, other) => byDay(one, other, today));
  const [now, later, undated, done] = TODO_GROUPS.map(sorted);
  return { today: now ?? [], later: later ?? [], undated: undated ?? [], done: done ?? [] };
}

/** The lines of *Próximos* by day. */
export function byDays(lines: readonly TodoLine[]): (readonly [day: string, lines: readonly TodoLine[]])[] {
  const days = new Map<string, TodoLine[]>();
  for (const line of lines) days.set(line.day ?? '', [...(days.get(line.day ?? '') ?? []), line]);
  return [...days];
}

/** Things of today follow those that are overdue, however late a task under way is due. */
function byDay(one: TodoLine, other: TodoLine, today: string): number {
  return compare(keyOf(one, today), keyOf(other, today)) || compare(timeOf(one), timeOf(other));
}

function keyOf(line: TodoLine, today: string): string {
  const isOfToday = line.kind === 'task' && line.task.group === 'today';
  const day = line.day ?? today;
  return isOfToday && day > today ? today : day;
}

const byDone = (one: TodoLine, other: TodoLine) => compare(doneOf(other), doneOf(one));
const doneOf = (line: TodoLine) => (line.kind === 'item' ? line.item.doneAt : line.task.doneAt) ?? '';
const timeOf = (line: TodoLine) => (line.kind === 'item' ? line.item.time : null) ?? NO_TIME;
const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
