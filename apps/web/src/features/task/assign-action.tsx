import type { PersonCard, Task } from '@faena/shared/schemas';
import { UserMinus, UserPlus } from 'lucide-react';
import { taskTexts } from '@/texts/tasks.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { toast } from '@/ui/toast.ts';
import { PeopleMenu } from './people-menu.tsx';
import { useAssignTask } from './requests.ts';
import { useTaskContext } from './task-context.ts';
import { tellFailure } from './tell-failure.ts';

const texts = taskTexts.card;

/** Assigns a task to one person, or takes it from all who have it (TASK-6). */
export function AssignAction({ task }: { task: Task }) {
  const { projectId } = useTaskContext();
  const assign = useAssignTask(projectId);

  function replace(people: PersonCard[]): void {
    assign({ id: task.id, people }, (error) => tellFailure(error, taskTexts.failed.assign));
  }

  if (task.assignedTo.length === 0) {
    return (
      <DropdownMenu
        trigger={
          <IconButton icon={UserPlus} label={texts.of(texts.assign, task.title)} tooltip={texts.assign} />
        }
      >
        <PeopleMenu projectId={projectId} onChoose={(person) => replace([person])} />
      </DropdownMenu>
    );
  }
  return (
    <IconButton
      icon={UserMinus}
      label={texts.of(texts.unassign, task.title)}
      tooltip={texts.unassign}
      onClick={() => {
        const before = task.assignedTo;
        replace([]);
        toast.message(texts.unassigned, { action: { label: texts.undo, onClick: () => replace(before) } });
      }}
    />
  );
}
