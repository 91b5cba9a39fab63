import { Switch as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** A setting that is saved at once; a checkbox waits for 'Guardar'. Controlled. */
export function Switch({ label, className, ...props }: SwitchProps) {
  const id = useId();
  return (
    <span className={cn('inline-flex min-h-control items-center gap-2', className)}>
      <Radix.Root
        {...props}
        id={id}
        className="group inline-flex min-h-control shrink-0 items-center justify-center disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-w-control"
      >
        <span
          className={cn(
            'inline-flex h-5 w-9 items-center rounded-full border border-edge bg-surface p-0.5 transition-colors',
            'group-data-[state=checked]:border-ink group-data-[state=checked]:bg-ink',
          )}
        >
          <Radix.Thumb
            className={cn(
              'block size-3.5 rounded-full bg-muted transition-transform',
              'data-[state=checked]:translate-x-4 data-[state=checked]:bg-paper',
            )}
          />
        </span>
      </Radix.Root>
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </span>
  );
}
