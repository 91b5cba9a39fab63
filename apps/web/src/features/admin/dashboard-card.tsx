import { type ReactNode, useId } from 'react';
import { Card } from '@/ui/card.tsx';

type DashboardCardProps = {
  texts: { readonly title: string; readonly lead: string };
  children: ReactNode;
};

/** A card above the figures of the administrator's dashboard. */
export function DashboardCard({ texts: { title, lead }, children }: DashboardCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6">
      <Card className="p-4">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-muted">{lead}</p>
        {children}
      </Card>
    </section>
  );
}
