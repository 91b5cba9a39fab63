import { type ReactNode, useId } from 'react';

/** A short list with lines between its items, under a quiet heading that names it. */
export function TitledList({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-medium text-muted text-sm">
        {title}
      </h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}
