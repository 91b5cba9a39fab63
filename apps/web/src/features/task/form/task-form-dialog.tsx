import { MAX_BOARD_MIB, MAX_BOARD_TASKS } from '@faena/shared/domain';
import type { Task, TaskStatus, TaskTemplate } from '@faena/shared/schemas';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiError, isForbidden } from '@/lib/client.ts';
import { reportError } from '@/lib/report.ts';
import { useProjectRoom } from '@/lib/use-project-room.ts';
import { useSaving } from '@/lib/use-saving.ts';
import { removalOf } from '@/sync/authors.ts';
import { useEditing } from '@/sync/presence.ts';
import { useBoardTasks } from '@/sync/use-of-board.ts';
import { projectLimitTexts } from '@/texts/near-limit.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { showFieldErrors } from '@/ui/field-errors.ts';
import { FormDialog } from '@/ui/form-dialog.tsx';
import { formResolver } from '@/ui/form-resolver.ts';
import { NearLimit } from '@/ui/near-limit.tsx';
import { Notice } from '@/ui/notice.tsx';
import { toast } from '@/ui/toast.ts';
import { EditedBy } from '../edited-by.tsx';
import { type TaskToSave, useSaveTask } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { useTaskLink } from '../use-task-link.ts';
import { zeroUnreadHours } from './hours-field.tsx';
import { OthersChanges } from './others-changes.tsx';
import { TaskFields } from './task-fields.tsx';
import { changedFields, formOf, newFields, TASK_FIELDS, TaskForm } from './task-form-values.ts';
import { TemplateChecklist } from './template-checklist.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useFollowTask } from './use-follow-task.ts';

const texts = taskFormTexts;

/** A board with fewer tasks than this always has room, however large they are (LIMIT-26). */
const FEWEST_LARGE = 250;

type TaskFormDialogProps = {
  /** The task to edit; null for a new one. */
  task: Task | null;
  /** Whether the task was deleted elsewhere. The form then closes, unless typed values would be lost. */
  gone?: boolean;
  /** The column of a new task. */
  column: TaskStatus;
};

/** 'Nueva Tarea' or 'Editar Tarea' (TASK-9). Ctrl or Cmd with Enter saves from anywhere in it. */
export function TaskFormDialog({ task, gone = false, column }: TaskFormDialogProps) {
  const { projectId, timeZone } = useTaskContext();
  const tasks = useBoardTasks(projectId);
  const { closeForm: close } = useTaskLink();
  const { alert } = useDialogs();
  const { save, saving, saved, error, state } = useSaving(useSaveTask(projectId));
  const form = useForm({ resolver: formResolver(TaskForm, 'es'), defaultValues: formOf(task, timeZone) });
  // The result of an own save is no change by others.
  const { base, elsewhere } = useFollowTask(form, task, { timeZone, paused: saving || saved });
  const { setError } = form;
  const dirty = form.formState.isDirty;
  const focused = useRef<Element | null>(null);
  const [missing, setMissing] = useState(false);
  const [template, setTemplate] = useState<TaskTemplate | null>(null);

  useEffect(() => {
    if (!error) return;
    reportError(error);
    // The server may report the deletion before the board does.
    if (error instanceof ApiError && error.status === 404) setMissing(true);
    showFieldErrors(error, TASK_FIELDS, setError, 'es');
    // Saving disabled the fields, so the focus is restored.
    if (focused.current instanceof HTMLElement) focused.current.focus();
    void alert(isForbidden(error) ? taskTexts.failed.forbidden : texts.saveFailed);
  }, [error, setError, alert]);

  const lost = gone || missing;
  const room = useProjectRoom(task || tasks.length < FEWEST_LARGE ? undefined : projectId);
  useEditing(projectId, task && !lost ? task.id : null);

  useEffect(() => {
    if (!gone || !task) return;
    const [by, how] = removalOf(task.id);
    toast.message(how === 'deleted' ? taskTexts.failed.gone : texts.left(by, how));
  }, [gone, task]);

  useEffect(() => {
    if (gone && !dirty) close();
  }, [gone, dirty, close]);

  function toSave(values: TaskForm): TaskToSave | null {
    if (!task || lost) return { fields: newFields(values, timeZone), column };
    const changes = changedFields(base, values, timeZone);
    return Object.keys(changes).length > 0 ? { id: task.id, changes } : null;
  }

  const submit = form.handleSubmit(
    (values) => {
      // Saved values count as unchanged, so that leaving asks nothing.
      const leave = () => {
        flushSync(() => form.reset(form.getValues()));
        close();
      };
      const changed = toSave(values);
      if (changed) {
        save(changed, {
          onSuccess: (answer) => {
            // A queued task has a notice of its own.
            if (answer && task && lost) toast.success(texts.savedAsNew);
            leave();
          },
        });
      } else leave();
    },
    () => zeroUnreadHours(form),
  );

  function saveOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    focused.current = document.activeElement;
    settleTyped();
    void submit();
  }

  return (
    <FormDialog
      title={task ? texts.edit : texts.create}
      onSubmit={(event) => {
        focused.current = document.activeElement;
        void submit(event);
      }}
      onKeyDown={saveOnEnter}
      labels={task && lost ? { ...texts, save: texts.saveAsNew } : texts}
      dirty={dirty}
      saving={state}
      onClose={close}
    >
      <FormProvider {...form}>
        {task && lost && (
          <Notice tone="warn">
            {gone ? texts.gone(...removalOf(task.id)) : texts.gone('unknown', 'deleted')}
          </Notice>
        )}
        <NearLimit present={task ? undefined : tasks.length} most={MAX_BOARD_TASKS} screen="es" />
        <NearLimit
          present={room?.boardMebibytes ?? undefined}
          most={MAX_BOARD_MIB}
          what={projectLimitTexts.board}
          screen="es"
        />
        {task && <EditedBy projectId={projectId} taskId={task.id} />}
        <OthersChanges changes={elsewhere} />
        {!task && <TemplateChoice chosen={template} onChosen={setTemplate} />}
        <TaskFields draft={task ? `task:${task.id}` : `new-task:${projectId}`} />
        {template && template.checklist.length > 0 && <TemplateChecklist items={template.checklist} />}
      </FormProvider>
    </FormDialog>
  );
}

/** Blurs the focused field, which parses its text: a tag, a date, hours. */
function settleTyped(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
