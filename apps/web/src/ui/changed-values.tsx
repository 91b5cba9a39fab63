import { ArrowRight } from 'lucide-react';
import { uiTexts } from '@/texts/ui.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A value before and after; `before` is null for a new value, `after` for a removed one. */
export type ChangedValue = {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** Changed values: each with its name, the old one struck through, the new one. */
export function ChangedValues({ values }: { values: readonly ChangedValue[] }) {
  return (
    <dl className="mt-2 grid first:mt-0 grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {values.map(({ label, before, after }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-2">
            {before !== null && (
              <>
                <VisuallyHidden>{uiTexts.changes.from} </VisuallyHidden>
                <span className="text-muted line-through">{before}</span>
                <ArrowRight aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
                <VisuallyHidden> {uiTexts.changes.to} </VisuallyHidden>
              </>
            )}
            <span>{after ?? uiTexts.changes.none}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
