import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

/** A one-line text field; inside a `Field`, or with an `aria-label` of its own. Numbers align right. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const aria = useFieldControl();
  return (
    <input
      dir={type === 'number' ? undefined : 'auto'}
      {...aria}
      {...props}
      type={type}
      className={cn(
        controlClass,
        'h-control text-ellipsis px-2',
        type === 'number' &&
          'tabular text-right [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
        className,
      )}
    />
  );
}
