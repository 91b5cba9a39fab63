import { MAX_BLOCKERS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useBoardTasks } from '@/sync/use-of-board.ts';
import { statusLabels } from '@/texts/labels.ts';
import { Button } from '@/ui/button.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { OptionList } from '@/ui/option-list.tsx';
import { Popover } from '@/ui/popover.tsx';
import { useTaskContext } from '../../task-context.ts';
import { BlockedMark } from '../../task-parts.tsx';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { PanelPart } from '../panel-part.tsx';
import { LinkedTask } from './linked-task.tsx';
import { possibleBlockers } from './possible-blockers.ts';
import { useLinks } from './use-links.ts';

const texts = taskPartTexts.links;

/** The tasks that a task waits for, and the tasks that wait for it (LINK-1). */
export function LinksSection({ task }: { task: Task }) {
  const { canManage, projectId } = useTaskContext();
  const tasks = useBoardTasks(projectId);
  const { unblock } = useLinks(task);
  const { id, blockedBy = [] } = task;
  const waitsFor = tasks.filter((other) => blockedBy.includes(other.id));
  const blocks = tasks.filter((other) => other.blockedBy?.includes(id));
  const isEmpty = waitsFor.length + blocks.length === 0;
  if (isEmpty && !canManage) return null;
  return (
    <PanelPart title={texts.title} extra={<BlockedMark task={task} />}>
      {waitsFor.length > 0 && (
        <>
          <h4 className="text-muted text-sm">{texts.blockedBy}</h4>
          <ul aria-label={texts.blockedBy}>
            {waitsFor.map((other) => (
              <LinkedTask
                key={other.id}
                task={other}
                action={
                  canManage && (
                    <IconButton
                      icon={X}
                      label={texts.remove(other.title)}
                      tooltip={texts.removeHint}
                      onClick={() => unblock(other.id)}
                    />
                  )
                }
              />
            ))}
          </ul>
        </>
      )}
      {blocks.length > 0 && (
        <>
          <h4 className="mt-2 text-muted text-sm">{texts.blocks}</h4>
          <ul aria-label={texts.blocks}>
            {blocks.map((other) => (
              <LinkedTask key={other.id} task={other} />
            ))}
          </ul>
        </>
      )}
      {isEmpty && <p className="text-muted">{texts.none}</p>}
      {canManage && blockedBy.length < MAX_BLOCKERS && <AddBlocker task={task} tasks={tasks} />}
    </PanelPart>
  );
}

type AddBlockerProps = { task: Task; tasks: readonly Task[] };

/** Chooses another blocker by its title, except one that would close a cycle (LINK-1). */
function AddBlocker({ task, tasks }: AddBlockerProps) {
  const [open, setOpen] = useState(false);
  const { block } = useLinks(task);
  const options = open
    ? possibleBlockers(task, tasks).map(({ id, title, status }) => ({
        value: id,
        label: title,
        detail: statusLabels[status],
      }))
    : [];
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label={texts.choose}
      className="w-80 p-1"
      trigger={
        <Button variant="ghost" className="-ml-3">
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.add}
        </Button>
      }
    >
      <OptionList
        options={options}
        emptyText={texts.noMatch}
        isChosen={() => false}
        mark={null}
        onChoose={(id) => {
          setOpen(false);
          block(id);
        }}
      />
    </Popover>
  );
}
