import type { Task } from '@faena/shared/schemas';
import { Archive, ChevronDown, ChevronUp, Link2, Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useIsUnsaved } from '@/sync/outbox.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { useArchive } from '../archived/use-archive.ts';
import { useTaskContext } from '../task-context.ts';
import { archivedTaskTexts } from '../texts/archived-tasks.ts';
import { taskPanelTexts as texts } from '../texts/task-panel.ts';
import { useAskAndRemove } from '../use-ask-and-remove.ts';
import { useTaskLink } from '../use-task-link.ts';
import { MoreActions } from './more-actions.tsx';
import type { Neighbours } from './neighbours-of.ts';
import { SavingNote } from './saving-note.tsx';

type PanelHeadProps = {
  id: string;
  /** The task; null until it is loaded, and after its deletion. */
  task: Task | null;
  around: Neighbours;
};

/** The actions on the task as a whole, and the buttons to its neighbours. */
export function PanelHead({ id, task, around: { previous, next } }: PanelHeadProps) {
  const { open, edit, close } = useTaskLink();
  const { canManage } = useTaskContext();
  const archive = useArchive();
  const askAndRemove = useAskAndRemove();
  /** Some acts need the task on the server, where a new task is missing. */
  const isNew = useIsUnsaved(id);
  return (
    <>
      <IconButton
        icon={ChevronUp}
        label={texts.previous}
        tooltipSide="bottom"
        disabled={!previous}
        onClick={() => previous && open(previous.id)}
      />
      <IconButton
        icon={ChevronDown}
        label={texts.next}
        tooltipSide="bottom"
        disabled={!next}
        onClick={() => next && open(next.id)}
      />
      <SavingNote />
      {task && <CopyLink key={id} />}
      {task && canManage && (
        <>
          <IconButton icon={Pencil} label={texts.edit} tooltipSide="bottom" onClick={() => edit(task.id)} />
          <IconButton
            icon={Archive}
            label={archivedTaskTexts.archive}
            tooltipSide="bottom"
            onClick={() => {
              archive([task]);
              close();
            }}
          />
          <IconButton
            icon={Trash2}
            label={texts.remove}
            tooltipSide="bottom"
            onClick={() => void askAndRemove(task).then((removed) => removed && close())}
          />
          {!isNew && <MoreActions task={task} onMoved={close} />}
        </>
      )}
      <IconButton icon={X} label={texts.close} tooltipSide="bottom" onClick={close} />
    </>
  );
}

/** Browsers offer a clipboard only on secure origins. Elsewhere people copy the address. */
function CopyLink() {
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  return (
    <IconButton
      icon={Link2}
      label={copied ? texts.copied : texts.copyLink}
      tooltipSide="bottom"
      onClick={() => void navigator.clipboard.writeText(window.location.href).then(() => setCopied(true))}
    />
  );
}
