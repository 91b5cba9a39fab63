import type { WorkRecord } from '@faena/shared/schemas';
import { Check, Pencil } from 'lucide-react';
import { formatMoment } from '@/lib/format-moment.ts';
import { recordTexts } from '@/texts/records.ts';
import { IconButton } from '@/ui/icon-button.tsx';

const texts = recordTexts;

type RecordActionsProps = {
  record: WorkRecord;
  timeZone: string;
  onCorrect: () => void;
  onConfirm: () => void;
};

/** What a manager can do with a record; with one that still runs, nothing. */
export function RecordActions({ record, timeZone, onCorrect, onConfirm }: RecordActionsProps) {
  if (record.endTime === null) return null;
  const moment = formatMoment(record.startTime, timeZone);
  return (
    <>
      {record.needsReview && (
        <IconButton
          icon={Check}
          label={texts.of(texts.confirm, moment)}
          tooltip={texts.confirm}
          onClick={onConfirm}
        />
      )}
      <IconButton
        icon={Pencil}
        label={texts.of(texts.correct, moment)}
        tooltip={texts.correct}
        onClick={onCorrect}
      />
    </>
  );
}
