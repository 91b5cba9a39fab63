import { type ReactNode, useId } from 'react';

type PanelPartProps = {
  title: string;
  /** Content behind the title, such as the progress. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A part of a task's page under its heading. */
export function PanelPart({ title, extra, children }: PanelPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <div className="mb-1 flex flex-wrap items-center gap-x-3">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {extra}
      </div>
      {children}
    </section>
  );
}
