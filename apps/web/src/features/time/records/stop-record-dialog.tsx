import type { WorkRecord } from '@faena/shared/schemas';
import { formatMoment } from '@/lib/format-moment.ts';
import { toast } from '@/ui/toast.ts';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { useStopRecord } from '../requests.ts';
import { recordTexts } from '../texts/records.ts';

const texts = recordTexts.stop;

type StopRecordDialogProps = {
  employeeId: string;
  /** One that runs. */
  record: WorkRecord;
  timeZone: string;
  onClose: () => void;
};

/** 'Detener registro' of an employee, with a reason (TIME-35). */
export function StopRecordDialog({ employeeId, record, timeZone, onClose }: StopRecordDialogProps) {
  return (
    <WordsDialog
      title={texts.title}
      description={texts.since(formatMoment(record.startTime, timeZone))}
      labels={texts}
      label={texts.reason}
      hint={texts.reasonHint}
      draft={`stop:${record._id}`}
      failed={texts.failed}
      write={useStopRecord(employeeId)}
      toSend={(reason) => ({ id: record._id, reason })}
      onSaved={({ corrections }) => {
        if (!corrections.some(({ kind }) => kind === 'stopped')) toast.message(texts.ended);
      }}
      onClose={onClose}
      danger
    />
  );
}
