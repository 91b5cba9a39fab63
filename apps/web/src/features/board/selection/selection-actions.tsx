import type { Task, TaskStatus } from '@faena/shared/schemas';
import {
  Archive,
  CalendarDays,
  ChevronsUp,
  CopyPlus,
  FolderInput,
  SquareKanban,
  Tag,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import {
  MoveDialog,
  useArchive,
  useChangeTasks,
  useDuplicate,
  useTaskContext,
} from '@/features/task/index.ts';
import { archiveTexts } from '@/texts/archive.ts';
import { copyAndMoveTexts } from '@/texts/copy-and-move.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';
import { Popover } from '@/ui/popover.tsx';
import { STATUS_OPTIONS } from '@/ui/task-options.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { DateChoices } from '../quick-edit/date-choices.tsx';
import { OnlyPerson } from '../quick-edit/only-person.tsx';
import { PeopleChoices } from '../quick-edit/people-choices.tsx';
import { PriorityChoices } from '../quick-edit/priority-choices.tsx';
import { TagChoices } from '../quick-edit/tag-choices.tsx';

const texts = quickTexts.selection;
const form = taskFormTexts;

/** The buttons of the selection bar. */
export function SelectionActions({ tasks }: { tasks: readonly Task[] }) {
  const { canManage } = useTaskContext();
  const change = useChangeTasks();
  const archive = useArchive();
  const duplicate = useDuplicate();
  const [moving, setMoving] = useState(false);
  const [dating, setDating] = useState(false);
  const [reassigning, setReassigning] = useState(false);
  useShortcuts((act) => {
    if (act !== 'reassign') return false;
    setReassigning(true);
    return true;
  });
  const [first, ...others] = new Set(tasks.map(({ status }) => status));
  return (
    <>
      <DropdownMenu side="top" trigger={<IconButton icon={SquareKanban} label={texts.move} />}>
        <MenuRadioGroup<TaskStatus | ''>
          label={texts.move}
          value={first && others.length === 0 ? first : ''}
          options={STATUS_OPTIONS}
          onValueChange={(status) => status && change(tasks, { status })}
        />
      </DropdownMenu>
      {canManage && (
        <>
          <Popover
            label={form.assignedTo}
            trigger={<IconButton icon={UserPlus} label={form.assignedTo} />}
            className="w-64 p-1"
          >
            <PeopleChoices tasks={tasks} />
          </Popover>
          <Popover
            label={texts.reassign}
            open={reassigning}
            onOpenChange={setReassigning}
            trigger={<IconButton icon={UserCheck} label={texts.reassign} />}
            className="w-64 p-1"
          >
            <OnlyPerson tasks={tasks} onDone={() => setReassigning(false)} />
          </Popover>
          <Popover
            label={form.tags}
            trigger={<IconButton icon={Tag} label={form.tags} />}
            className="w-64 p-1"
          >
            <TagChoices tasks={tasks} />
          </Popover>
          <Popover
            label={form.dueDate}
            whole
            open={dating}
            onOpenChange={setDating}
            trigger={<IconButton icon={CalendarDays} label={form.dueDate} />}
          >
            <DateChoices tasks={tasks} onDone={() => setDating(false)} />
          </Popover>
          <DropdownMenu side="top" trigger={<IconButton icon={ChevronsUp} label={form.priority} />}>
            <PriorityChoices tasks={tasks} />
          </DropdownMenu>
          <IconButton
            icon={CopyPlus}
            label={copyAndMoveTexts.duplicate}
            onClick={() => duplicate(tasks.map(({ id }) => id))}
          />
          <IconButton icon={FolderInput} label={copyAndMoveTexts.move} onClick={() => setMoving(true)} />
          <IconButton icon={Archive} label={archiveTexts.archive} onClick={() => archive(tasks)} />
          {moving && <MoveDialog tasks={tasks} onClose={() => setMoving(false)} />}
        </>
      )}
    </>
  );
}
