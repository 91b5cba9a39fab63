import type { ReactNode } from 'react';

/** One thing that is known and what it is, in a `<dl>` of two columns. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular min-w-0 break-words">{children}</dd>
    </div>
  );
}
