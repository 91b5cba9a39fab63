import { type ReactNode, useId } from 'react';

type PayrollSectionProps = {
  title: string;
  /** The name of the person, or actions. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A panel of the planilla under its title. */
export function PayrollSection({ title, aside, children }: PayrollSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-semibold text-lg">
          {title}
        </h2>
        {aside && <div className="min-w-0 text-muted">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
