import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

/** A text field of several lines that grows with its text, up to 16 rem. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  const aria = useFieldControl();
  return (
    <textarea
      dir="auto"
      {...aria}
      {...props}
      rows={rows}
      // A word without end breaks anywhere, and so makes no form wider than its window.
      className={cn(
        controlClass,
        'wrap-anywhere field-sizing-content max-h-64 min-h-20 px-2 py-1.5',
        className,
      )}
    />
  );
}
