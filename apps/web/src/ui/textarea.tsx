import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';
import { useDraft } from './use-draft.tsx';

type TextareaProps = ComponentProps<'textarea'> & {
  /** Names its text among all that a person types: an unsaved one survives its page (FORM-10). Null keeps nothing. */
  draft: string | null;
  /** Whether its text is unsaved, for a field that stays after a save. */
  unsaved?: boolean;
};

/** A text field of several lines that grows with its text, up to 16 rem. */
export function Textarea({ className, rows = 3, draft, unsaved, ref, ...props }: TextareaProps) {
  const aria = useFieldControl();
  const kept = useDraft(draft, unsaved, ref);
  return (
    <>
      <textarea
        dir="auto"
        {...aria}
        {...props}
        ref={kept.ref}
        rows={rows}
        // A word without end breaks anywhere, and so makes no form wider than its window.
        className={cn(
          controlClass,
          'wrap-anywhere field-sizing-content max-h-64 min-h-20 px-2 py-1.5',
          className,
        )}
      />
      {kept.note}
    </>
  );
}
