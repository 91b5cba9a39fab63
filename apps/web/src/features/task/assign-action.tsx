import type { PersonCard, Task } from '@faena/shared/schemas';
import { UserMinus, UserPlus } from 'lucide-react';
import { useCardTabIndex } from '@/lib/card-tab-stop.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { PeopleMenu } from './people-menu.tsx';
import { useAssignTask } from './requests.ts';
import { useTaskContext } from './task-context.ts';
import { tellFailure } from './use-tell.ts';

const texts = taskTexts.card;

/** Assigns a task to one person, or removes all its people (TASK-5). */
export function AssignAction({ task, className }: { task: Task; className?: string }) {
  const { projectId } = useTaskContext();
  const assign = useAssignTask(projectId);
  const tabIndex = useCardTabIndex();

  function replace(people: PersonCard[]): void {
    assign({ id: task.id, people }, (error) => tellFailure(error, taskTexts.failed.assign));
  }

  if (task.assignedTo.length === 0) {
    return (
      <DropdownMenu
        trigger={
          <IconButton
            tabIndex={tabIndex}
            icon={UserPlus}
            label={texts.of(texts.assign, task.title)}
            tooltip={texts.assign}
            className={className}
          />
        }
      >
        <PeopleMenu projectId={projectId} onChoose={(person) => replace([person])} />
      </DropdownMenu>
    );
  }
  return (
    <IconButton
      tabIndex={tabIndex}
      icon={UserMinus}
      label={texts.of(texts.unassign, task.title)}
      tooltip={texts.unassign}
      className={className}
      onClick={() => replace([])}
    />
  );
}
