import { MAX_CORRECTIONS } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import { History } from 'lucide-react';
import { NearLimit } from '@/ui/near-limit.tsx';
import { recordTexts } from '../texts/records.ts';
import { CorrectionEntry } from './correction-entry.tsx';
import { MarkDialog } from './mark-dialog.tsx';

const texts = recordTexts.corrections;
/** The most telling fact of a record comes first. */
const WEIGHT = [
  'corrected',
  'split',
  'added',
  'unvoided',
  'stopped',
  'unconfirmed',
  'reverted',
  'confirmed',
  'voided',
] as const;

type CorrectionsProps = {
  record: Pick<WorkRecord, 'startTime' | 'corrections'>;
  timeZone: string;
};

/** The mark of a record that a manager has changed, which opens the changes; else nothing. */
export function Corrections({ record: { startTime, corrections }, timeZone }: CorrectionsProps) {
  const kind = WEIGHT.find((candidate) => corrections.some((correction) => correction.kind === candidate));
  if (!kind) return null;
  return (
    <MarkDialog
      mark={texts.marks[kind]}
      icon={<History aria-hidden strokeWidth={1.75} />}
      className="gap-1"
      texts={texts}
      startTime={startTime}
      timeZone={timeZone}
    >
      <NearLimit present={corrections.length} most={MAX_CORRECTIONS} screen="es" className="mb-4" />
      <ol className="grid divide-y divide-line">
        {corrections.toReversed().map((correction) => (
          <CorrectionEntry key={correction.at} correction={correction} timeZone={timeZone} />
        ))}
      </ol>
    </MarkDialog>
  );
}
