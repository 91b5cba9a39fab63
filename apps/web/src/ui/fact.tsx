import type { ReactNode } from 'react';

/** One thing that is known and what it is, in a `<dl>` of two columns. */
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
