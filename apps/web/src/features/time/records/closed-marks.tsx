import type { WorkRecord } from '@faena/shared/schemas';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatMoment, formatTime } from '@/lib/format-moment.ts';
import { formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { closedTexts } from '../texts/closed-records.ts';
import { AdjustmentEntry } from './adjustment-entry.tsx';
import { asItBecame, isAnnulled, isPaid } from './become.ts';
import { momentsOf } from './moments-of.ts';

const texts = closedTexts.adjustments;

type ClosedMarksProps = {
  record: WorkRecord;
  timeZone: string;
  /** Whether the viewer may take an adjustment back. */
  mayTakeBack?: boolean;
};

/** Marks a record that a run pays, with its adjusted figures (ADJUST-1). It opens the adjustments: author, reason, amount. */
export function ClosedMarks({ record, timeZone, mayTakeBack = false }: ClosedMarksProps) {
  const [open, setOpen] = useState(false);
  const money = useMoney();
  if (!isPaid(record)) return null;
  const { closedBy, adjustments, startTime } = record;
  const cents = adjustments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const amount = formatSigned(cents / 100, money.format);
  const mark = isAnnulled(record) ? texts.annulled(amount) : texts.now(timesNow(record, timeZone), amount);
  const last = adjustments.at(-1);
  return (
    <>
      <Badge>{closedTexts.closed(closedBy)}</Badge>
      {last && (
        <Button
          variant="ghost"
          aria-label={texts.see(mark, formatMoment(startTime, timeZone))}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="tabular h-auto min-h-6 min-w-0 max-w-full shrink gap-1 whitespace-normal px-1.5 text-left font-normal text-muted text-sm pointer-coarse:min-h-control"
        >
          <Scale aria-hidden strokeWidth={1.75} />
          <span className="min-w-0">{mark}</span>
        </Button>
      )}
      <Dialog
        open={open && adjustments.length > 0}
        onOpenChange={setOpen}
        title={texts.title}
        description={`${momentsOf(record, timeZone)} · ${closedTexts.closed(closedBy)}`}
      >
        <ol className="grid divide-y divide-line">
          {adjustments.toReversed().map((adjustment) => (
            <AdjustmentEntry
              key={adjustment._id}
              adjustment={adjustment}
              timeZone={timeZone}
              mayTakeBack={mayTakeBack && adjustment === last && adjustment.runNumber === null}
            />
          ))}
        </ol>
      </Dialog>
    </>
  );
}

/** The record's new values; the day appears only if it changed. */
function timesNow(record: WorkRecord, timeZone: string): string {
  const { startTime, endTime } = asItBecame(record);
  const days = [record.startTime, startTime, endTime ?? startTime].map((at) => formatDay(at, timeZone));
  if (new Set(days).size > 1) return momentsOf({ startTime, endTime }, timeZone);
  return `${formatTime(startTime, timeZone)} – ${formatTime(endTime ?? startTime, timeZone)}`;
}
