import { AlertDialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { buttonClass } from './button.tsx';
import { cn } from './cn.ts';
import type { ConfirmOptions } from './dialogs-context.ts';
import { closeOnEscape } from './escape.ts';
import { scrimClass } from './overlay-class.ts';
import { useReturnFocus } from './use-return-focus.ts';

export type AlertModalProps = {
  text: string;
  /** With options the window asks and has two buttons; with `null` it only shows the text. */
  confirm: ConfirmOptions | null;
  onAnswer: (confirmed: boolean) => void;
};

/** `role="alertdialog"` with exactly the text as its name. Used through `useDialogs()`. */
export function AlertModal({ text, confirm, onAnswer }: AlertModalProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onAnswer(false)}>
      <AlertDialog.Portal>
        {/* Above a dialog that may have opened it. */}
        <AlertDialog.Overlay className={cn(scrimClass, 'z-50')} />
        <AlertDialog.Content
          {...returnFocus}
          onKeyDown={closeOnEscape(() => onAnswer(false))}
          {...(!(confirm?.about || confirm?.loss) && { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-h-[calc(100dvh-2rem)] max-w-sm -translate-x-1/2 -translate-y-1/2 animate-rise-in rounded-card border border-line bg-surface p-6 overflow-y-auto shadow-pop outline-none"
        >
          <AlertDialog.Title dir="auto" className="wrap-anywhere whitespace-pre-line text-lg">
            {text}
          </AlertDialog.Title>
          {(confirm?.about || confirm?.loss) && <About name={confirm.about} loss={confirm.loss} />}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            {confirm ? (
              <>
                <AlertDialog.Cancel className={buttonClass()}>
                  {confirm.cancelLabel ?? uiTexts.cancel}
                </AlertDialog.Cancel>
                <AlertDialog.Action
                  className={buttonClass({ variant: confirm.danger ? 'danger' : 'primary' })}
                  onClick={() => onAnswer(true)}
                >
                  {confirm.confirmLabel ?? uiTexts.ok}
                </AlertDialog.Action>
              </>
            ) : (
              <AlertDialog.Cancel className={buttonClass({ variant: 'primary' })}>
                {uiTexts.ok}
              </AlertDialog.Cancel>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** The object of the deletion, and everything deleted with it. */
function About({ name, loss }: { name: string | undefined; loss: Promise<string> | undefined }) {
  const [counted, setCounted] = useState('');
  useEffect(() => {
    let shown = true;
    // The caller reports a failed count.
    loss?.then(
      (text) => shown && setCounted(text),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [loss]);
  return (
    <AlertDialog.Description asChild>
      <div className="mt-2 grid gap-1 text-muted">
        {name && (
          <p dir="auto" className="wrap-anywhere font-medium text-ink">
            {name}
          </p>
        )}
        <p role="status">{counted}</p>
      </div>
    </AlertDialog.Description>
  );
}
