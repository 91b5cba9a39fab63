import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  const box = useRef<HTMLInputElement>(null);
  const some = checked === 'indeterminate';
  // Only a script can set it, and each click clears it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  });
  const Mark = some ? Minus : Check;
  return (
    <span className={cn('inline-flex min-h-control items-center gap-2', className)}>
      <span className="relative grid shrink-0 place-items-center text-paper">
        <input
          {...props}
          ref={box}
          type="checkbox"
          id={id}
          checked={checked === true}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={cn(
            'size-4 appearance-none rounded-[4px] border border-edge bg-surface',
            'transition-colors disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:size-5',
            'checked:border-ink checked:bg-ink indeterminate:border-ink indeterminate:bg-ink',
          )}
        />
        {checked !== false && (
          <Mark aria-hidden strokeWidth={3} className="pointer-events-none absolute size-3" />
        )}
      </span>
      <label
        htmlFor={id}
        className={cn(hideLabel ? 'sr-only' : 'cursor-pointer', props.disabled && 'opacity-60')}
      >
        {label}
      </label>
    </span>
  );
}
