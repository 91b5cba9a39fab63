import type { Run } from '@faena/shared/schemas';
import { toast } from '@/ui/toast.ts';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { useReopenRun } from '../pay-period-requests.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.reopen;

type ReopenDialogProps = { run: Run; onClose: () => void };

/** 'Reabrir' the last run, with a reason (RUN-7). */
export function ReopenDialog({ run, onClose }: ReopenDialogProps) {
  return (
    <WordsDialog
      title={texts.title(run.number)}
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
