import type { ReactNode } from 'react';

/** A fact with its label, in a `<dl>` of two columns. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-muted">{label}</dt>
      <dd dir="auto" className="tabular wrap-anywhere min-w-0 ltr:text-left">
        {children}
      </dd>
    </div>
  );
}
