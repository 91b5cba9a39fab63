import type { WorkRecord } from '@faena/shared/schemas';
import { formatTime } from '@/lib/format-moment.ts';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { useWorkedLunch } from '../requests.ts';
import { workedLunchTexts as texts } from '../texts/worked-lunch.ts';

type WorkedLunchDialogProps = {
  record: WorkRecord;
  lunch: NonNullable<WorkRecord['lunch']>;
  timeZone: string;
  onClose: () => void;
};

/** 'Trabajé el almuerzo': the deducted lunch counts again, for a reason (LUNCH-6). */
export function WorkedLunchDialog({ record, lunch, timeZone, onClose }: WorkedLunchDialogProps) {
  return (
    <WordsDialog
      title={texts.action}
      description={texts.deducted(formatTime(lunch.from, timeZone), formatTime(lunch.until, timeZone))}
      labels={texts}
      label={texts.reason}
      draft={`lunch:${record._id}`}
      failed={texts.failed}
      write={useWorkedLunch(record.employeeId)}
      toSend={(reason) => ({ id: record._id, reason })}
      onClose={onClose}
    />
  );
}
