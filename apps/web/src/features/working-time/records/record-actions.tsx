import type { WorkRecord } from '@faena/shared/schemas';
import { Check, Pencil, Square } from 'lucide-react';
import { formatMoment } from '@/lib/format-moment.ts';
import { recordTexts } from '@/texts/records.ts';
import { IconButton } from '@/ui/icon-button.tsx';

const texts = recordTexts;

type RecordActionsProps = {
  record: WorkRecord;
  timeZone: string;
  onCorrect: () => void;
  onConfirm: () => void;
  onStop: () => void;
};

/** What a manager can do with a record: one that still runs can be stopped. */
export function RecordActions({ record, timeZone, onCorrect, onConfirm, onStop }: RecordActionsProps) {
  const moment = formatMoment(record.startTime, timeZone);
  if (record.endTime === null) {
    return (
      <IconButton
        icon={Square}
        label={texts.of(texts.stop.action, moment)}
        tooltip={texts.stop.action}
        onClick={onStop}
      />
    );
  }
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
