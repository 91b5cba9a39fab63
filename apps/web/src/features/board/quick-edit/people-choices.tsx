import type { Task } from '@faena/shared/schemas';
import { useChangeTasks } from '@/features/task/index.ts';
import { PeopleList } from './people-list.tsx';

/** The people of the project. People who have all of these tasks are marked. A press assigns or removes a person. */
export function PeopleChoices({ tasks }: { tasks: readonly Task[] }) {
  const change = useChangeTasks();

  function hasAll(id: string): boolean {
    return tasks.every(({ assignedTo }) => assignedTo.some(({ _id }) => _id === id));
  }

  return (
    <PeopleList
      multiple
      isChosen={hasAll}
      onChoose={(id, person) =>
        person && change(tasks, hasAll(id) ? { unassign: [id] } : { assign: [person] })
      }
    />
  );
}
