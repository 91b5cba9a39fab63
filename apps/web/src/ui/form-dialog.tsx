import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { NoAnswer } from '@/lib/no-answer.ts';
import type { Saving } from '@/lib/use-saving.ts';
import { networkTexts } from '@/texts/network.ts';
import type { ScreenLanguage } from '@/texts/wording.ts';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { type DialogProps, DialogWindow } from './dialog-window.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useAskToLeave } from './use-ask-to-leave.ts';
import { useRetryWait } from './use-retry-wait.ts';
import { useUnsaved } from './use-unsaved.ts';

export type FormDialogProps = Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'onKeyDown' | 'mainFirst'
> & {
  /** The texts of the two buttons; `saving` is on the main one during a save. */
  labels: { readonly cancel: string; readonly save: string; readonly saving?: string };
  onSubmit: NonNullable<DialogProps['onSubmit']>;
  /** The form has unsaved changes; closing asks first (FORM-1). */
  dirty: boolean;
  /** During a save the fields are disabled. Closing ends the wait, and the window stays (NET-2). */
  saving: Saving;
  /** Called by the first button, which discards, and by the cross, Esc and a press outside. */
  onClose: () => void;
  /** The reason of a failed save, above the fields. */
  failure?: string | null | undefined;
  /** The language of the window in the original mix. */
  screen?: ScreenLanguage;
  /** The form is a deletion: its main button is red. */
  danger?: boolean;
  /** The form cannot be saved in its present state. */
  disabled?: boolean;
  /** The initial values are loading; the fields get the focus once they are there. */
  loading?: boolean;
  /** The class of the fields, a column by default. */
  className?: string;
  children: ReactNode;
};

/** A window with a form. `useSaving` sends once, however often the button is pressed. */
export function FormDialog({
  labels,
  onSubmit,
  dirty,
  saving: { saving, cancel, error },
  onClose,
  failure,
  screen = 'es',
  danger = false,
  disabled = false,
  loading = false,
  className,
  children,
  ...dialog
}: FormDialogProps) {
  const problem = error instanceof NoAnswer ? networkTexts.noAnswer[error.silence] : failure;
  const wait = useRetryWait(error);
  const { holdsChanges, letGo } = useUnsaved(dirty, anotherAddress);
  const askToLeave = useAskToLeave();
  const form = useFocusOnceLoaded(loading);

  function discard(): void {
    letGo();
    onClose();
  }

  async function leave(): Promise<void> {
    if (saving) {
      cancel();
      return;
    }
    const focused = document.activeElement;
    flushSync(settleTyped);
    if (!holdsChanges() || (await askToLeave())) discard();
    else if (focused instanceof HTMLElement) focused.focus();
  }

  return (
    <DialogWindow
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open) void leave();
      }}
      onSubmit={onSubmit}
      footer={
        <>
          <Button ref={form.firstButton} onClick={saving ? cancel : discard}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            disabled={disabled}
            loading={saving}
            held={wait > 0}
          >
            {(saving && labels.saving) || labels.save}
          </Button>
        </>
      }
    >
      {problem && (
        <div className="mb-4">
          <FailureNotice error={error} screen={screen}>
            {problem}
          </FailureNotice>
        </div>
      )}
      <fieldset ref={form.fields} disabled={saving} className={cn('grid grid-cols-1 gap-4', className)}>
        {children}
      </fieldset>
    </DialogWindow>
  );
}

/** Until there is a field, the first button has the focus; then it passes the focus to the first field. */
function useFocusOnceLoaded(loading: boolean) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const wasLoading = useRef(loading);
  useEffect(() => {
    if (wasLoading.current && !loading && document.activeElement === firstButton.current) {
      fields.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
    }
    wasLoading.current = loading;
  }, [loading]);
  return { fields, firstButton };
}

/** A navigation may close the window, because the address can hold its state. */
function anotherAddress(): boolean {
  return true;
}

/** Blurs the focused field, which completes its input: a tag, a date, hours. */
function settleTyped(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
