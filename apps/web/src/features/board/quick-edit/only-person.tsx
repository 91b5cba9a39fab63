import type { Task } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { useAssignable, useChangeTasks, useTaskContext } from '@/features/task/index.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import { QueryNote } from '@/ui/query-note.tsx';

const texts = taskTexts.card;
const NOBODY = '';

type OnlyPersonProps = { tasks: readonly Task[]; onDone: () => void };

/** Replaces all the people of these tasks by one person, or by nobody. */
export function OnlyPerson({ tasks, onDone }: OnlyPersonProps) {
  const { projectId } = useTaskContext();
  const people = useAssignable(projectId);
  const change = useChangeTasks();
  const { data = [], isPending, isError } = people;
  const before = [...new Set(tasks.flatMap(({ assignedTo }) => assignedTo.map(({ _id }) => _id)))];

  function choose(id: string): void {
    const person = data.find(({ _id }) => _id === id);
    const unassign = before.filter((other) => other !== id);
    onDone();
    if (!person && unassign.length === 0) return;
    change(tasks, { ...(person && { assign: [person] }), ...(unassign.length > 0 && { unassign }) });
  }

  return (
    <>
      <OptionList
        options={[
          ...data.map(({ _id, fullname, username, profilePicture }) => ({
            value: _id,
            label: fullname || username,
            detail: `@${username}`,
            icon: <Avatar name={username} src={profilePicture} size="sm" decorative />,
          })),
          ...(data.length > 0 ? [{ value: NOBODY, label: quickTexts.selection.nobody }] : []),
        ]}
        emptyText={isPending ? texts.loadingPeople : isError ? null : texts.noPeople}
        isChosen={(id) => (id === NOBODY ? before.length === 0 : isOnly(tasks, id))}
        onChoose={choose}
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

function isOnly(tasks: readonly Task[], id: string): boolean {
  return tasks.every(({ assignedTo: [first, ...others] }) => first?._id === id && others.length === 0);
}
