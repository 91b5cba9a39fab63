import type { WorkRecord } from '@faena/shared/schemas';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { recordTexts } from '../texts/records.ts';
import { CorrectionEntry } from './correction-entry.tsx';

const texts = recordTexts.corrections;
/** The most telling fact of a record comes first. */
const WEIGHT = ['corrected', 'split', 'added', 'unvoided', 'stopped', 'confirmed', 'voided'] as const;

type CorrectionsProps = {
  record: Pick<WorkRecord, 'startTime' | 'corrections'>;
  timeZone: string;
};

/** The mark of a record that a manager has changed; it opens who did what, when and why. Else nothing. */
export function Corrections({ record: { startTime, corrections }, timeZone }: CorrectionsProps) {
  const [open, setOpen] = useState(false);
  const kind = WEIGHT.find((candidate) => corrections.some((correction) => correction.kind === candidate));
  if (!kind) return null;
  const mark = texts.marks[kind];
  const moment = formatMoment(startTime, timeZone);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={texts.see(mark, moment)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="h-6 gap-1 px-1.5 text-muted text-sm pointer-coarse:h-control"
      >
        <History aria-hidden strokeWidth={1.75} />
        {mark}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={moment} isReadOnly>
        <ol className="grid divide-y divide-line">
          {corrections.toReversed().map((correction) => (
            <CorrectionEntry key={correction.at} correction={correction} timeZone={timeZone} />
          ))}
        </ol>
      </Dialog>
    </>
  );
}
