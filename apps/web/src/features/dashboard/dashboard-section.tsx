import { type ReactNode, useId } from 'react';
import { TextLink } from '@/ui/text-link.tsx';

type DashboardSectionProps = {
  title: string;
  /** How many there are in all; unknown while they load. */
  count: number | undefined;
  /** Where all of them are. */
  all: { label: string; to: string };
  children: ReactNode;
};

/** A part of the dashboard under its title, with the way to the screen it comes from. */
export function DashboardSection({ title, count, all, children }: DashboardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        <span className="tabular flex-1 text-muted">{count}</span>
        <TextLink to={all.to}>{all.label}</TextLink>
      </div>
      {children}
    </section>
  );
}
