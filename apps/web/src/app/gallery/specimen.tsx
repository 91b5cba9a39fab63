import type { ReactNode } from 'react';

/** One primitive with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-muted text-sm">{name}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
