import type { PayPeriod, Run } from '@faena/shared/schemas';
import { toast } from '@/ui/toast.ts';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { useReopenRun } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.reopen;

type ReopenDialogProps = {
  run: Run;
  /** The period of the run in its present state. */
  period: PayPeriod;
  onClose: () => void;
};

/** 'Reabrir' the last run, with a reason (RUN-7). */
export function ReopenDialog({ run, period, onClose }: ReopenDialogProps) {
  return (
    <WordsDialog
      title={texts.title(run.number)}
      over={reasonOver(run, period)}
      description={texts.hint}
      labels={texts}
      label={texts.reason}
      draft={`reopen:${run._id}`}
      failed={texts.failed}
      write={useReopenRun(run._id)}
      toSend={(reason) => reason}
      onSaved={() => toast.success(texts.done(run.number))}
      onClose={onClose}
      danger
    />
  );
}

/** The reason why the run can no longer be reopened; null while it can. */
function reasonOver({ _id, number }: Run, { run, reopeningRefused }: PayPeriod): string | null {
  if (run?._id !== _id) return texts.over(number);
  return reopeningRefused && texts.refused[reopeningRefused];
}
