import { NOBODY } from '@faena/shared/domain';
import { rememberLast } from '@faena/shared/remember-last';
import type { Task } from '@faena/shared/schemas';
import { taskTexts } from '@/texts/tasks.ts';
import type { ListOption } from '@/ui/option-list.tsx';

const texts = taskTexts.filter;

/** The assignees of the tasks by name, and nobody. A filtered person stays in the list, even without tasks. */
export function peopleOptions(tasks: readonly Task[], chosen: readonly string[]): ListOption[] {
  const people = peopleOf(tasks);
  const gone = chosen.filter((id) => id !== NOBODY && people.every(({ value }) => value !== id));
  const known = gone.length === 0 ? people : byLabel([...people, ...gone.map(someoneElse)]);
  return [{ value: NOBODY, label: texts.nobody }, ...known];
}

/** The tags of the tasks, and those in the filter. */
export function tagOptions(tasks: readonly Task[], chosen: readonly string[]): ListOption[] {
  const tags = tagsOf(tasks);
  const gone = chosen.filter((tag) => tags.every(({ value }) => value !== tag));
  return gone.length === 0 ? tags : byLabel([...tags, ...gone.map(named)]);
}

// Reads thousands of tasks once, not at each change of the address.
const peopleOf = rememberLast((tasks: readonly Task[]): ListOption[] => {
  const people = new Map<string, ListOption>();
  for (const { assignedTo } of tasks) {
    for (const { _id, fullname, username } of assignedTo) {
      if (!people.has(_id))
        people.set(_id, { value: _id, label: fullname || username, detail: `@${username}` });
    }
  }
  return byLabel([...people.values()]);
});

const tagsOf = rememberLast((tasks: readonly Task[]): ListOption[] =>
  byLabel([...new Set(tasks.flatMap(({ tags }) => tags))].map(named)),
);

function named(tag: string): ListOption {
  return { value: tag, label: tag };
}

function someoneElse(id: string): ListOption {
  return { value: id, label: texts.someoneElse };
}

function byLabel(options: ListOption[]): ListOption[] {
  return options.sort((a, b) => a.label.localeCompare(b.label));
}
