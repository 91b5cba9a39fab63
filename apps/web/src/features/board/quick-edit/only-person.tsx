import type { PersonCard, Task } from '@faena/shared/schemas';
import { useChangeTasks } from '@/features/task/index.ts';
import { quickTexts } from '@/texts/quick.ts';
import { PeopleList } from './people-list.tsx';

const NOBODY = { value: '', label: quickTexts.selection.nobody };

type OnlyPersonProps = { tasks: readonly Task[]; onDone: () => void };

/** Replaces all the people of these tasks by one person, or by nobody. */
export function OnlyPerson({ tasks, onDone }: OnlyPersonProps) {
  const change = useChangeTasks();
  const before = [...new Set(tasks.flatMap(({ assignedTo }) => assignedTo.map(({ _id }) => _id)))];

  function choose(id: string, person: PersonCard | undefined): void {
    const unassign = before.filter((other) => other !== id);
    onDone();
    if (!person && unassign.length === 0) return;
    change(tasks, { ...(person && { assign: [person] }), ...(unassign.length > 0 && { unassign }) });
  }

  return (
    <PeopleList
      last={NOBODY}
      isChosen={(id) => (id === NOBODY.value ? before.length === 0 : isOnly(tasks, id))}
      onChoose={choose}
    />
  );
}

function isOnly(tasks: readonly Task[], id: string): boolean {
  return tasks.every(({ assignedTo: [first, ...others] }) => first?._id === id && others.length === 0);
}
