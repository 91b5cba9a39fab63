import type { Task } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { isForbidden } from '@/lib/client.ts';
import { NoAnswer } from '@/lib/no-answer.ts';
import { authorOf } from '@/sync/authors.ts';
import { networkTexts } from '@/texts/network.ts';
import { taskFormTexts } from '@/texts/task-form.ts';
import { taskTexts } from '@/texts/tasks.ts';
import { uiTexts } from '@/texts/ui.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { taskPanelTexts as texts } from '../texts/task-panel.ts';
import type { Saved } from './use-saved.ts';

type SavedFieldProps<T> = {
  task: Task;
  label: string;
  saved: Saved<T>;
  /** A value in words, which describes another person's change. */
  said: string;
  /** The fault of the typed value. */
  fault?: string | undefined;
  /** The label for screen readers only. */
  hideLabel?: boolean;
  /** The control of the field. */
  children: ReactNode;
};

/** A property with its label. Below it, the reason why it was not saved, with buttons to decide (PANEL-6, PANEL-7). */
export function SavedField<T>({
  task,
  label,
  saved,
  said,
  fault,
  hideLabel = false,
  children,
}: SavedFieldProps<T>) {
  const { error, conflict, insist, takeBack } = saved;
  return (
    <div>
      <Field label={label} beside={!hideLabel} hideLabel={hideLabel} error={fault}>
        {children}
      </Field>
      {(error || conflict) && (
        <div
          role="alert"
          className="my-1 rounded-control border border-danger/25 bg-danger-tint px-3 py-2 text-danger"
        >
          <p>{conflict ? taskFormTexts.conflict(label, authorOf(task)) : whyNotSaved(error, label)}</p>
          {conflict && (
            <p dir="auto" className="wrap-anywhere mt-1 line-clamp-4 text-ink">
              {texts.theirs(said)}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={insist}>{conflict ? texts.keepMine : uiTexts.retry}</Button>
            <Button variant="ghost" onClick={takeBack}>
              {conflict ? texts.takeTheirs(authorOf(task)) : texts.discard}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The reason why a property of a task was not saved, in words. */
export function whyNotSaved(error: Error | null, label: string): string {
  if (isForbidden(error)) return taskTexts.failed.forbidden;
  const failed = texts.failedToSave(label);
  const why = error instanceof NoAnswer ? networkTexts.noAnswer[error.silence] : messageOf(error, '', 'es');
  return why ? `${failed} ${why}` : failed;
}
