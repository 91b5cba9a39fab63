import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

export type CheckboxProps = {
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  hideLabel?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** A tick box with its label at the right; the whole line is the target. Controlled. */
export function Checkbox({ label, checked, onCheckedChange, hideLabel, className, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <span className={cn('inline-flex min-h-control items-center gap-2', className)}>
      <Radix.Root
        {...props}
        id={id}
        checked={checked}
        onCheckedChange={(state) => onCheckedChange(state === true)}
        className={cn(
          'grid size-4 shrink-0 place-items-center rounded-[4px] border border-edge bg-surface text-paper',
          'transition-colors disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-5',
          'data-[state=checked]:border-ink data-[state=checked]:bg-ink',
          'data-[state=indeterminate]:border-ink data-[state=indeterminate]:bg-ink',
        )}
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? (
            <Minus aria-hidden strokeWidth={3} className="size-3" />
          ) : (
            <Check aria-hidden strokeWidth={3} className="size-3" />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <label
        htmlFor={id}
        className={cn(hideLabel ? 'sr-only' : 'cursor-pointer', props.disabled && 'opacity-60')}
      >
        {label}
      </label>
    </span>
  );
}
