import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field-context.ts';

/** The browser's own select in our style: quick, and familiar on a phone. Children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  const aria = useFieldControl();
  return (
    <span className={cn('relative block', className)}>
      <select
        {...aria}
        {...props}
        className={cn(controlClass, 'h-control appearance-none truncate pr-7 pl-2 [&>option]:bg-surface')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
