import { ChevronsDown, ChevronsUp, Flame, Minus } from 'lucide-react';
import { cn } from './cn.ts';

const LOOK = {
  Low: { icon: ChevronsDown, label: 'Baja', color: 'text-muted' },
  Medium: { icon: Minus, label: 'Media', color: 'text-accent' },
  High: { icon: ChevronsUp, label: 'Alta', color: 'text-warn' },
  Critical: { icon: Flame, label: 'Crítica', color: 'text-danger' },
} as const;

export type PriorityName = keyof typeof LOOK;

export type PriorityIconProps = {
  priority: PriorityName;
  /** Writes the Spanish name beside it; otherwise it is the icon's accessible name. */
  showLabel?: boolean;
};

/** A task's priority: its own shape, its colour, and its name. */
export function PriorityIcon({ priority, showLabel = false }: PriorityIconProps) {
  const { icon: Icon, label, color } = LOOK[priority];
  const named = showLabel ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `Prioridad ${label}` };
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap align-middle">
      <Icon {...named} strokeWidth={1.75} className={cn('size-4 shrink-0', color)} />
      {showLabel && label}
    </span>
  );
}
