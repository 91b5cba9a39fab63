import type { WorkRecord } from '@faena/shared/schemas';
import { Ban, Check, Pencil, RotateCcw, Split, Square } from 'lucide-react';
import { formatMoment } from '@/lib/format-moment.ts';
import { IconButton } from '@/ui/icon-button.tsx';
import { recordChangeTexts } from '../texts/record-changes.ts';
import { recordTexts } from '../texts/records.ts';
import { isAnnulled, isPaid } from './become.ts';

const texts = recordTexts;

type RecordActionsProps = {
  record: WorkRecord;
  timeZone: string;
  onCorrect: () => void;
  onConfirm: () => void;
  onStop: () => void;
  onSplit: () => void;
  onVoid: () => void;
  onUnvoid: () => void;
};

/**
 * A manager's actions on a record: stop a running one, restore a voided one, and so on. A record that a run
 * pays cannot be split (RUN-5).
 */
export function RecordActions({
  record,
  timeZone,
  onCorrect,
  onConfirm,
  onStop,
  onSplit,
  onVoid,
  onUnvoid,
}: RecordActionsProps) {
  const moment = formatMoment(record.startTime, timeZone);
  if (record.endTime === null) {
    return (
      <IconButton
        icon={Square}
        // Filled, as a square with a line alone reads as a checkbox.
        className="[&_svg]:fill-current"
        label={texts.of(texts.stop.action, moment)}
        tooltip={texts.stop.action}
        onClick={onStop}
      />
    );
  }
  if (record.voided) {
    return (
      <IconButton
        icon={RotateCcw}
        label={texts.of(recordChangeTexts.unvoid.action, moment)}
        tooltip={recordChangeTexts.unvoid.action}
        onClick={onUnvoid}
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
      {!isPaid(record) && (
        <IconButton
          icon={Split}
          label={texts.of(recordChangeTexts.split.action, moment)}
          tooltip={recordChangeTexts.split.action}
          onClick={onSplit}
        />
      )}
      {!isAnnulled(record) && (
        <IconButton
          icon={Ban}
          label={texts.of(recordChangeTexts.void.action, moment)}
          tooltip={recordChangeTexts.void.action}
          onClick={onVoid}
        />
      )}
    </>
  );
}
