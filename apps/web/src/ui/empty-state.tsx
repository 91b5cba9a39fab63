import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** The exact sentence of the rules (DESIGN-14). */
  title: string;
  /** The next step for the person. */
  hint?: ReactNode;
  icon?: LucideIcon;
  /** The button or link for that step. */
  action?: ReactNode;
};

/** An empty list or screen: a sentence, a hint, an action. */
export function EmptyState({ title, hint, icon: Icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-10 text-center">
      {Icon && <Icon aria-hidden strokeWidth={1.75} className="mb-3 size-5 text-muted" />}
      <p className="font-medium">{title}</p>
      {hint && <p className="mt-1 max-w-prose text-muted print:hidden">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
