import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { cn } from './cn.ts';

export type Segment<Value extends string> = { value: Value; label: string; icon?: LucideIcon };

export type SegmentedControlProps<Value extends string> = {
  /** The name of the group for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
};

/** One of two to five, all in sight; a radio group to the keyboard and to screen readers. Controlled. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(chosen) => {
        const segment = segments.find((candidate) => candidate.value === chosen);
        if (segment) onValueChange(segment.value);
      }}
      orientation="horizontal"
      className={cn('inline-flex h-control rounded-control border border-line bg-sunken p-0.5', className)}
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
          {text}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
