import type { useWrite } from '@/lib/use-write.ts';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { toast } from './toast.ts';
import { useFormSaving } from './use-form-saving.ts';

type ValueDialogProps<Answer, Variables> = Omit<FormDialogProps, 'onSubmit' | 'saving' | 'failure'> & {
  /** The request from the fields; null while they are incomplete. */
  value: Variables | null;
  write: ReturnType<typeof useWrite<Answer, Variables>>;
  /** The messages of a failed and of a successful save. */
  failed: string;
  saved: string;
};

/** A window whose fields make one request. It closes once the request has succeeded. */
export function ValueDialog<Answer, Variables>({
  value,
  write,
  failed,
  saved,
  disabled = false,
  onClose,
  ...dialog
}: ValueDialogProps<Answer, Variables>) {
  const { send, progress } = useFormSaving(write, failed);
  const isHeld = disabled || value === null;

  function submit(event: React.FormEvent): void {
    event.preventDefault();
    if (isHeld) return;
    send(value, () => {
      toast.success(saved);
      onClose();
    });
  }

  return <FormDialog {...dialog} {...progress} onSubmit={submit} onClose={onClose} disabled={isHeld} />;
}
