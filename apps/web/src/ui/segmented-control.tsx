import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { cn } from './cn.ts';

type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

export type SegmentedControlProps<Value extends string> = {
  /** The name of the group for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Called on a click on the chosen option. */
  onPressAgain?: ((value: Value) => void) | undefined;
  /** Icons only; screen readers hear the words. */
  iconsOnly?: boolean;
  className?: string;
};

/** A choice of two to five options, all visible; radio buttons for the keyboard and for screen readers. Controlled. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  onPressAgain,
  iconsOnly = false,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn('inline-flex h-control rounded-control border border-line bg-sunken p-0.5', className)}
    >
      {segments.map(({ value: segment, label: text, icon: Icon }) => (
        <label
          key={segment}
          className={cn(
            'relative inline-flex items-center gap-1.5 rounded-[4px] border border-transparent px-2.5 text-muted transition-colors',
            'hover:text-ink has-checked:border-line has-checked:bg-surface',
            'has-checked:font-medium has-checked:text-ink',
          )}
        >
          {/* The radio button covers its words, and so do its focus ring and its clicks. */}
          <input
            type="radio"
            name={name}
            value={segment}
            checked={segment === value}
            onChange={() => onValueChange(segment)}
            onClick={() => segment === value && onPressAgain?.(segment)}
            className="absolute inset-0 cursor-pointer pointer-coarse:-inset-y-1 appearance-none rounded-[inherit]"
          />
          {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4" />}
          <span className={cn(iconsOnly && 'sr-only')}>{text}</span>
        </label>
      ))}
    </div>
  );
}
