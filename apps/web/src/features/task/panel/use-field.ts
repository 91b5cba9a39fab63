import type { Task } from '@faena/shared/schemas';
import { reportError } from '@/lib/report.ts';
import { uiTexts } from '@/texts/ui.ts';
import { toast } from '@/ui/toast.ts';
import { sameValue } from '../form/task-form-values.ts';
import { useUpdateTask } from '../requests.ts';
import { useTaskContext } from '../task-context.ts';
import { whyNotSaved } from './saved-field.tsx';
import { type Saved, type Send, useSaved } from './use-saved.ts';

interface FieldOptions<T> {
  readonly latest: T;
  readonly label: string;
  readonly valid?: (value: T) => boolean;
  readonly send: Send<T>;
}

/** The state of a property in its field. If a save fails after the page closed, a toast has the value. */
export function useField<T extends string | readonly string[]>({
  label,
  send,
  ...options
}: FieldOptions<T>): Saved<T> {
  return useSaved<T>({
    ...options,
    same: sameValue,
    send: (value, { onSaved, onError }) =>
      send(value, {
        onSaved,
        onError: (error) => {
          reportError(error);
          onError(error);
        },
      }),
    tellLate: (error, retry) =>
      toast.error(whyNotSaved(error, label), {
        duration: Number.POSITIVE_INFINITY,
        action: { label: uiTexts.retry, onClick: retry },
      }),
  });
}

/** Sends one property of a task as an optimistic update. */
export function useSendChange<T>(
  task: Task,
  changesOf: (value: T) => Parameters<ReturnType<typeof useUpdateTask>>[0]['changes'],
): Send<T> {
  const { projectId } = useTaskContext();
  const update = useUpdateTask(projectId);
  return (value, { onSaved, onError }) =>
    update({ id: task.id, changes: changesOf(value) }, onError, onSaved);
}
