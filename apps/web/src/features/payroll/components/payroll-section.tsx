import { type ReactNode, useId } from 'react';

type PayrollSectionProps = {
  title: string;
  /** Whose it is. */
  of?: string | undefined;
  children: ReactNode;
};

/** A panel of the planilla under its title. */
export function PayrollSection({ title, of, children }: PayrollSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="shrink-0 font-semibold text-lg">
          {title}
        </h2>
        {of && <p className="min-w-0 truncate text-muted">{of}</p>}
      </div>
      {children}
    </section>
  );
}
