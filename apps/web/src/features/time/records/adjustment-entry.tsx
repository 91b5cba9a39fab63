import type { Adjustment } from '@faena/shared/schemas';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatExactMoment, formatMoment } from '@/lib/format-moment.ts';
import { formatHours, formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Button } from '@/ui/button.tsx';
import { type ChangedValue, ChangedValues } from '@/ui/changed-values.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { closedTexts } from '../texts/closed-records.ts';

const TakeBackDialog = laterOpened(() =>
  import('./take-back-dialog.tsx').then(({ TakeBackDialog }) => TakeBackDialog),
);

const texts = closedTexts.adjustments;

type AdjustmentEntryProps = {
  adjustment: Adjustment;
  timeZone: string;
  mayTakeBack: boolean;
  /** The path of the period that pays it, if another one is on the screen. */
  paidAt?: string;
};

/**
 * One adjustment: author, time, reason, values before and after, the difference, and the run that pays it.
 */
export function AdjustmentEntry({ adjustment, timeZone, mayTakeBack, paidAt }: AdjustmentEntryProps) {
  const { format } = useMoney();
  const [asking, setAsking] = useState(false);
  const { by, at, reason, after, hours, amount, runNumber } = adjustment;
  const name = by.fullname || by.username;
  const paid = runNumber === null ? texts.waiting : texts.paid(runNumber);
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="wrap-anywhere font-medium">
          {after === null ? texts.voided(name) : texts.corrected(name)}
        </span>
        <time dateTime={at} className="tabular text-muted text-sm">
          {formatMoment(at, timeZone)}
        </time>
      </p>
      <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line">
        <LinkedText>{reason}</LinkedText>
      </p>
      <ChangedValues values={changesOf(adjustment, timeZone)} />
      <p className="tabular mt-2 font-medium">
        {texts.difference}: {formatSigned(amount, format)} · {formatSigned(hours, formatHours)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        {paidAt ? (
          <TextLink to={paidAt} printed>
            {paid}
          </TextLink>
        ) : (
          <span className="text-muted">{paid}</span>
        )}
        {mayTakeBack && (
          <Button onClick={() => setAsking(true)}>
            <Undo2 aria-hidden strokeWidth={1.75} />
            {closedTexts.takeBack.action}
          </Button>
        )}
      </div>
      {asking && <TakeBackDialog adjustment={adjustment} onClose={() => setAsking(false)} />}
    </li>
  );
}

function changesOf({ before, after }: Adjustment, timeZone: string): ChangedValue[] {
  const shown = (times: Adjustment['after'], end: 'startTime' | 'endTime') =>
    times ? formatExactMoment(times[end], timeZone) : texts.nothing;
  const ends = [
    ['startTime', texts.start],
    ['endTime', texts.end],
  ] as const;
  return ends
    .map(([end, label]) => ({ label, before: shown(before, end), after: shown(after, end) }))
    .filter((value) => value.before !== value.after);
}
