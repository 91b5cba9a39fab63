import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cn } from './cn.ts';

export type RowCheckboxProps = {
  label: ReactNode;
  checked: boolean | 'indeterminate';
  onCheckedChange: (checked: boolean) => void;
  /** Further lines, below the label. */
  children?: ReactNode;
};

/** A tick box at the end of its row, for a thumb: the whole row, which is `relative`, is the target. Controlled. */
export function RowCheckbox({ label, checked, onCheckedChange, children }: RowCheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const some = checked === 'indeterminate';
  // Only a script can set it, and each click clears it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = some;
  });
  const Mark = some ? Minus : Check;
  return (
    <div className="flex min-h-11 min-w-0 flex-1 items-center justify-between gap-3">
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      <span
        aria-hidden
        className={cn(
          'grid size-5 shrink-0 place-items-center rounded-[4px] border transition-colors',
          checked === false ? 'border-edge bg-surface' : 'border-ink bg-ink text-paper',
        )}
      >
        {checked !== false && <Mark strokeWidth={3} className="size-3" />}
      </span>
      {/* It covers the row, and so do its focus ring and its clicks. */}
      <input
        ref={input}
        type="checkbox"
        id={id}
        checked={checked === true}
        onChange={(event) => onCheckedChange(event.target.checked)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:-outline-offset-2"
      />
    </div>
  );
}
