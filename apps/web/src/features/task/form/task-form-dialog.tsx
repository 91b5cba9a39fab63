import type { Task, TaskStatus } from '@faena/shared/schemas';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { showFieldErrors } from '@/lib/field-errors.ts';
import { reportError } from '@/lib/report.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { type TaskToSave, useSaveTask } from '../api/use-save-task.ts';
import { useBoardContext } from '../board-context.ts';
import { useTaskLink } from '../use-task-link.ts';
import { TaskFields } from './task-fields.tsx';
import { changedFields, formOf, newFields, TaskForm } from './task-form-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const texts = taskTexts.form;
const FIELDS = Object.keys(TaskForm.shape) as (keyof TaskForm)[];

type TaskFormDialogProps = {
  /** The one to edit; null for a new one. */
  task: Task | null;
  /** Where a new one goes. */
  column: TaskStatus;
};

/** 'Nueva Tarea' or 'Editar Tarea' (spec, sections 2 and 5). */
export function TaskFormDialog({ task, column }: TaskFormDialogProps) {
  const { projectId, timeZone } = useBoardContext();
  const { close } = useTaskLink();
  const { alert } = useDialogs();
  const save = useSaveTask(projectId);
  const busy = save.isPending;
  // The values to compare with are those of the opening, whatever arrives of the task meanwhile.
  const [before] = useState(() => formOf(task, timeZone));
  const form = useForm({ resolver: zodResolver(TaskForm), defaultValues: before });
  const letGo = useLeaveGuard(form.formState.isDirty);

  function leave(): void {
    letGo();
    close();
  }

  function toSave(values: TaskForm): TaskToSave | null {
    if (!task) return { fields: newFields(values, timeZone), column };
    const changes = changedFields(before, values, timeZone);
    return Object.keys(changes).length > 0 ? { id: task.id, changes } : null;
  }

  const submit = form.handleSubmit((values) => {
    const saved = toSave(values);
    if (!saved) return leave();
    save.mutate(saved, {
      onSuccess: leave,
      onError: (error) => {
        reportError(error);
        showFieldErrors(error, FIELDS, form.setError);
        void alert(texts.saveFailed);
      },
    });
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={task ? texts.edit : texts.create}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={close} disabled={busy}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={busy}>
            {busy ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <TaskFields busy={busy} onSubmit={submit} />
      </FormProvider>
    </Dialog>
  );
}
