import { ChevronsDown, ChevronsUp, Flame, Minus } from 'lucide-react';
import { priorityLabels } from '@/texts/labels.ts';
import { uiTexts } from '@/texts/ui.ts';
import { cn } from './cn.ts';

const LOOK = {
  Low: { icon: ChevronsDown, color: 'text-muted' },
  Medium: { icon: Minus, color: 'text-accent' },
  High: { icon: ChevronsUp, color: 'text-warn' },
  Critical: { icon: Flame, color: 'text-danger' },
} as const;

type PriorityName = keyof typeof LOOK;

export type PriorityIconProps = {
  priority: PriorityName;
  /** Writes the name beside it; otherwise it is the icon's accessible name. */
  showLabel?: boolean;
};

/** A task's priority by shape, colour and name. */
export function PriorityIcon({ priority, showLabel = false }: PriorityIconProps) {
  const { icon: Icon, color } = LOOK[priority];
  const label = priorityLabels[priority];
  const named = showLabel ? { 'aria-hidden': true } : { role: 'img', 'aria-label': uiTexts.priority(label) };
  return (
    // Aligns its name, not its icon, with the words beside it.
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap align-middle">
      <Icon {...named} strokeWidth={1.75} className={cn('size-4 shrink-0 self-center', color)} />
      {showLabel && label}
    </span>
  );
}
