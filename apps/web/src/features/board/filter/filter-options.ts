import { NOBODY } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import type { ListOption } from '@/ui/option-list.tsx';

const texts = taskTexts.filter;

/** Whom the tasks are assigned to, by name, and nobody; a person who is looked for stays when they have no task any more. */
export function peopleOptions(tasks: readonly Task[], chosen: readonly string[]): ListOption[] {
  const people = new Map<string, ListOption>();
  for (const { assignedTo } of tasks) {
    for (const { _id, fullname, username } of assignedTo) {
      if (!people.has(_id))
        people.set(_id, { value: _id, label: fullname || username, detail: `@${username}` });
    }
  }
  for (const id of chosen) {
    if (id !== NOBODY && !people.has(id)) people.set(id, { value: id, label: texts.someoneElse });
  }
  return [{ value: NOBODY, label: texts.nobody }, ...byLabel([...people.values()])];
}

/** The tags of the tasks, and those that are looked for. */
export function tagOptions(tasks: readonly Task[], chosen: readonly string[]): ListOption[] {
  const tags = new Set([...tasks.flatMap((task) => task.tags), ...chosen]);
  return byLabel([...tags].map((tag) => ({ value: tag, label: tag })));
}

function byLabel(options: ListOption[]): ListOption[] {
  return options.sort((a, b) => a.label.localeCompare(b.label));
}
