import { DEFAULT_TASK_STATUS, LENGTHS } from '@faena/shared/domain';
import type { Task } from '@faena/shared/schemas';
import { Unlink } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useBoardTasks } from '@/sync/use-of-board.ts';
import { Field } from '@/ui/field.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { Input } from '@/ui/input.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { useUnsaved } from '@/ui/use-unsaved.ts';
import { loadPasteDialog } from '../../paste/load-paste-dialog.ts';
import { onPastedLines } from '../../paste/pasted-lines.ts';
import { useTaskContext } from '../../task-context.ts';
import { SubtasksMark } from '../../task-parts.tsx';
import { taskPartTexts } from '../../texts/task-parts.ts';
import { tellFailure } from '../../use-tell.ts';
import { PanelPart } from '../panel-part.tsx';
import { lostWithThePage } from '../use-saved.ts';
import { LinkedTask } from './linked-task.tsx';
import { useAddSubtask, useLinks } from './use-links.ts';

const PasteDialog = laterOpened(loadPasteDialog);

const texts = taskPartTexts.subtasks;

/** The subtasks of a task, and its parent (LINK-5). */
export function SubtasksSection({ task }: { task: Task }) {
  const { canManage, projectId } = useTaskContext();
  const tasks = useBoardTasks(projectId);
  const { leaveParent } = useLinks(task);
  const parts = tasks.filter(({ parentId }) => parentId === task.id);
  const parent = tasks.find(({ id }) => id === task.parentId);
  if (!canManage && parts.length === 0 && !parent) return null;
  return (
    <PanelPart title={texts.title} extra={<SubtasksMark task={task} />}>
      {parent && (
        <>
          <h4 className="text-muted text-sm">{texts.partOf}</h4>
          <ul aria-label={texts.partOf}>
            <LinkedTask
              task={parent}
              action={canManage && <IconButton icon={Unlink} label={texts.leave} onClick={leaveParent} />}
            />
          </ul>
        </>
      )}
      {parts.length > 0 && (
        <>
          {parent && <h4 className="mt-2 text-muted text-sm">{texts.own}</h4>}
          <ul aria-label={texts.title}>
            {parts.map((part) => (
              <LinkedTask key={part.id} task={part} />
            ))}
          </ul>
        </>
      )}
      {parts.length === 0 && !parent && <p className="text-muted">{texts.empty}</p>}
      {canManage && <NewSubtask parentId={task.id} />}
    </PanelPart>
  );
}

/** The field for another subtask: Enter creates it in Backlog, and the field stays open. */
function NewSubtask({ parentId }: { parentId: string }) {
  const { projectId } = useTaskContext();
  const [typed, setTyped] = useState('');
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const { mutate } = useAddSubtask(projectId, parentId);
  useUnsaved(typed.trim() !== '', lostWithThePage);

  function onKeyDown(event: KeyboardEvent): void {
    const title = typed.trim();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || title === '') return;
    event.preventDefault();
    setTyped('');
    mutate(title, {
      onError: (error) => {
        tellFailure(error, texts.failedToAdd);
        setTyped((now) => now || title);
      },
    });
  }

  return (
    <>
      <Field label={texts.add} hideLabel hint={texts.addHint} className="mt-1">
        <Input
          value={typed}
          placeholder={texts.add}
          maxLength={LENGTHS.name}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => onPastedLines(event, setPasted)}
        />
      </Field>
      {pasted && (
        <PasteDialog
          projectId={projectId}
          status={DEFAULT_TASK_STATUS}
          parentId={parentId}
          titles={pasted}
          onClose={() => setPasted(null)}
          onCreated={() => {
            // The pasted lines include the text typed around them.
            setTyped('');
            setPasted(null);
          }}
        />
      )}
    </>
  );
}
