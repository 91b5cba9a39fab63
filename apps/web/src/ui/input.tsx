import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

/** A one-line text field; inside a `Field`, or with an `aria-label` of its own. A number has `NumberInput`. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  const aria = useFieldControl();
  return (
    <input
      dir="auto"
      {...aria}
      {...props}
      type={type}
      className={cn(controlClass, 'h-control text-ellipsis px-2', className)}
    />
  );
}
