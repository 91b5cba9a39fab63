import type { ReactNode } from 'react';

export type PageHeaderProps = {
  /** The text of the only `h1`, and of the window's title. */
  title: string;
  /** A count or a badge beside the title. */
  beside?: ReactNode;
  /** A muted line below. */
  description?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  /** The main action, at the right; others to its left. */
  actions?: ReactNode;
};

/** Title and main action of a screen. A navigation moves the focus here, so it is drawn while data loads. */
export function PageHeader({ title, beside, description, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6">
      <title>{`${title} · Faena`}</title>
      {back && <div className="mb-2 print:hidden">{back}</div>}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} dir="auto" className="wrap-anywhere min-w-0 text-balance font-semibold text-xl">
              {title}
            </h1>
            {beside}
          </div>
          {description && (
            <p dir="auto" className="wrap-anywhere max-w-prose text-muted">
              {description}
            </p>
          )}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  );
}
