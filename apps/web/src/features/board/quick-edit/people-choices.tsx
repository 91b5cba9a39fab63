import type { Task } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { useAssignable, useChangeTasks, useTaskContext } from '@/features/task/index.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import { QueryNote } from '@/ui/query-note.tsx';

const texts = taskTexts.card;

/** The people of the project. Those who have all of these tasks are marked; a press assigns or removes a person. */
export function PeopleChoices({ tasks }: { tasks: readonly Task[] }) {
  const { projectId } = useTaskContext();
  const people = useAssignable(projectId);
  const change = useChangeTasks();
  const { data = [], isPending, isError } = people;

  function hasAll(id: string): boolean {
    return tasks.every(({ assignedTo }) => assignedTo.some(({ _id }) => _id === id));
  }

  function toggle(id: string): void {
    const person = data.find(({ _id }) => _id === id);
    if (person) change(tasks, hasAll(id) ? { unassign: [id] } : { assign: [person] });
  }

  return (
    <>
      <OptionList
        multiple
        options={data.map(({ _id, fullname, username, profilePicture }) => ({
          value: _id,
          label: fullname || username,
          detail: `@${username}`,
          icon: <Avatar name={username} src={profilePicture} size="sm" decorative />,
        }))}
        emptyText={isPending ? texts.loadingPeople : isError ? null : texts.noPeople}
        isChosen={hasAll}
        onChoose={toggle}
        mark={<Check aria-hidden strokeWidth={1.75} className="size-4 shrink-0" />}
      />
      <QueryNote
        query={people}
        failed={texts.peopleFailed}
        later={texts.peopleLater}
        className="mt-1 px-2 pb-1"
      />
    </>
  );
}
