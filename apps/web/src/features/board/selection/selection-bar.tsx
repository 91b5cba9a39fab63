import { TASK_STATUSES } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
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
  X,
} from 'lucide-react';
import { useState } from 'react';
import {
  MoveDialog,
  useArchive,
  useChangeTasks,
  useDuplicate,
  useTaskContext,
} from '@/features/task/index.ts';
import { archivedTaskTexts } from '@/texts/archived-tasks.ts';
import { copyAndMoveTexts } from '@/texts/copy-and-move.ts';
import { statusLabels } from '@/texts/labels.ts';
import { quickTexts } from '@/texts/quick.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { DropdownMenu } from '@/ui/dropdown-menu.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { MenuRadioGroup } from '@/ui/menu-item.tsx';
import { Popover } from '@/ui/popover.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { DateChoices } from '../quick-edit/date-choices.tsx';
import { OnlyPerson } from '../quick-edit/only-person.tsx';
import { PeopleChoices } from '../quick-edit/people-choices.tsx';
import { PriorityChoices } from '../quick-edit/priority-choices.tsx';
import { TagChoices } from '../quick-edit/tag-choices.tsx';
import { useSelection, useSelectionStore } from './selection-context.ts';

const texts = quickTexts.selection;
const form = taskTexts.form;
const STATUSES = TASK_STATUSES.map((value) => ({ value, label: statusLabels[value] }));

/** What can be done with all chosen tasks at once, and how many they are (QUICK-8). */
export function SelectionBar({ tasks: all }: { tasks: readonly Task[] }) {
  const selection = useSelectionStore();
  const ids = useSelection();
  const tasks = all.filter(({ id }) => ids.has(id));
  return (
    <>
      <p role="status" className="sr-only">
        {tasks.length > 0 && texts.count(tasks.length)}
      </p>
      {tasks.length > 0 && (
        <div
          role="toolbar"
          aria-label={texts.count(tasks.length)}
          // Below 768 px the notices stand at the foot, too: below it.
          className="fixed inset-x-2 bottom-3 z-30 mx-auto flex w-fit max-sm:w-auto flex-wrap items-center gap-0.5 rounded-card border border-line bg-surface p-1 shadow-pop max-md:in-[:has([data-sonner-toast])]:bottom-24"
        >
          <span aria-hidden className="tabular px-2 font-medium max-sm:flex-1">
            {texts.count(tasks.length)}
          </span>
          {/* On a phone a line of their own, which they share. */}
          <div className="contents max-sm:order-1 max-sm:flex max-sm:w-full max-sm:*:w-auto max-sm:*:min-w-0 max-sm:*:flex-1">
            <Actions tasks={tasks} />
          </div>
          <IconButton icon={X} label={texts.clear} onClick={() => selection.clear()} />
        </div>
      )}
    </>
  );
}

function Actions({ tasks }: { tasks: readonly Task[] }) {
  const { canManage } = useTaskContext();
  const change = useChangeTasks();
  const archive = useArchive();
  const duplicate = useDuplicate();
  const [moving, setMoving] = useState(false);
  const [dating, setDating] = useState(false);
  const [reassigning, setReassigning] = useState(false);
  useShortcuts((act) => {
    if (act !== 'reassign' || !canManage) return false;
    setReassigning(true);
    return true;
  });
  const [first, ...others] = new Set(tasks.map(({ status }) => status));
  return (
    <>
      <DropdownMenu side="top" trigger={<IconButton icon={SquareKanban} label={texts.move} />}>
        <MenuRadioGroup<(typeof TASK_STATUSES)[number] | ''>
          label={texts.move}
          value={first && others.length === 0 ? first : ''}
          options={STATUSES}
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
          <IconButton icon={Archive} label={archivedTaskTexts.archive} onClick={() => archive(tasks)} />
          {moving && <MoveDialog tasks={tasks} onClose={() => setMoving(false)} />}
        </>
      )}
    </>
  );
}
