import type { Correction, RecordValues } from '@faena/shared/schemas';
import { formatExactMoment, formatMoment } from '@/lib/format-moment.ts';
import { type ChangedValue, ChangedValues } from '@/ui/changed-values.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { recordTexts } from '../texts/records.ts';

const texts = recordTexts.corrections;

/** A manager's act on a record: author, time, reason, and the values before and after. */
export function CorrectionEntry({ correction, timeZone }: { correction: Correction; timeZone: string }) {
  const { kind, at, by, reason } = correction;
  const values = changedValues(correction, timeZone);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{texts.by(texts.kinds[kind], by.fullname || by.username)}</span>
        <time dateTime={at} className="tabular text-muted text-sm">
          {formatMoment(at, timeZone)}
        </time>
      </p>
      {reason && (
        <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
          <LinkedText>{reason}</LinkedText>
        </p>
      )}
      {values.length > 0 ? (
        <ChangedValues values={values} />
      ) : (
        <p className="mt-1 text-muted">{texts.unchanged[isUnchanging(kind) ? kind : 'confirmed']}</p>
      )}
    </li>
  );
}

/** Tests whether an act leaves the values of a record unchanged. */
function isUnchanging(kind: Correction['kind']): kind is keyof typeof texts.unchanged {
  return kind in texts.unchanged;
}

/** The changed values: all for an added record, the end for a stopped one. */
function changedValues({ kind, before, after }: Correction, timeZone: string): ChangedValue[] {
  const was = before && shownValues(before, timeZone);
  const is = shownValues(after, timeZone);
  const { columns } = recordTexts;
  return (['start', 'end', 'project'] as const)
    .filter((part) => (kind === 'stopped' ? part === 'end' : was?.[part] !== is[part]))
    .map((part) => ({ label: columns[part], before: was?.[part] ?? null, after: is[part] }));
}

function shownValues({ startTime, endTime, project }: RecordValues, timeZone: string) {
  return {
    start: formatExactMoment(startTime, timeZone),
    end: formatExactMoment(endTime, timeZone),
    project: project?.name ?? recordTexts.noProject,
  };
}
