import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { cn } from './cn.ts';

/** Where an arrow leads from the chosen segment; past either end it comes in at the other. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

export type SegmentedControlProps<Value extends string> = {
  /** The name of the group for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The icons alone; their words are heard. */
  iconsOnly?: boolean;
  className?: string;
};

/** One of two to five, all in sight; a radio group to the keyboard and to screen readers. Controlled. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  iconsOnly = false,
  className,
}: SegmentedControlProps<Value>) {
  // Radix chooses by an arrow only while the key is still down when focus has followed, a moment later.
  function chooseByArrow({ key }: React.KeyboardEvent): void {
    const at = segments.findIndex((segment) => segment.value === value);
    const next = segments.at((at + (STEPS[key] ?? 0)) % segments.length);
    if (next && next.value !== value) onValueChange(next.value);
  }

  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const segment = segments.find((candidate) => candidate.value === chosen);
        if (segment) onValueChange(segment.value);
      }}
      onKeyDown={chooseByArrow}
      orientation="horizontal"
      className={cn(
        'inline-flex h-control rounded-control border border-line bg-sunken p-0.5',
        // Within a form Radix adds inputs that nobody sees, beside the group; no form here reads them.
        '[&>input]:hidden',
        className,
      )}
    >
      {segments.map(({ value: segment, label: text, icon: Icon }) => (
        <RadioGroup.Item
          key={segment}
          value={segment}
          className={cn(
            'inline-flex items-center gap-1.5 rounded-[4px] border border-transparent px-2.5 text-muted transition-colors',
            'hover:text-ink data-[state=checked]:border-line data-[state=checked]:bg-surface',
            'data-[state=checked]:font-medium data-[state=checked]:text-ink',
          )}
        >
          {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4" />}
          <span className={cn(iconsOnly && 'sr-only')}>{text}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
