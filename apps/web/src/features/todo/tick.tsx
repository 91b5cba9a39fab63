import { Check } from 'lucide-react';
import { cn } from '@/ui/cn.ts';

type TickProps = {
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Round for an own item, square for a task (TODO-3). */
  isRound?: boolean;
  onChange: (checked: boolean) => void;
};

/** The tick of one thing to do; its target is the height of the line. */
export function Tick({ label, checked, disabled = false, isRound = false, onChange }: TickProps) {
  return (
    <span className="relative grid min-h-10 place-items-center text-paper print:hidden pointer-coarse:min-h-12">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={cn(
          'size-[18px] appearance-none border border-edge bg-surface transition-colors',
          'checked:border-muted checked:bg-muted disabled:cursor-not-allowed pointer-coarse:size-[22px]',
          "before:absolute before:-inset-x-2 before:inset-y-0 before:content-['']",
          isRound ? 'rounded-full' : 'rounded-[5px]',
        )}
      />
      {checked && <Check aria-hidden strokeWidth={3} className="pointer-events-none absolute size-3" />}
    </span>
  );
}
