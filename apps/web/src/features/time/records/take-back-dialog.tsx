import type { Adjustment } from '@faena/shared/schemas';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { closedTexts } from '../texts/closed-records.ts';
import { recordTexts } from '../texts/records.ts';
import { useTakeBack } from './adjustment-requests.ts';

const texts = closedTexts.takeBack;

/** Takes back an adjustment that no run has paid, with a reason (ADJUST-2). */
export function TakeBackDialog({ adjustment, onClose }: { adjustment: Adjustment; onClose: () => void }) {
  return (
    <WordsDialog
      title={texts.title}
      description={texts.hint}
      labels={texts}
      label={recordTexts.form.reason}
      hint={recordTexts.form.reasonHint}
      draft={`take-back:${adjustment._id}`}
      failed={texts.failed}
      write={useTakeBack(adjustment.employeeId)}
      toSend={(reason) => ({ id: adjustment._id, reason })}
      onClose={onClose}
      danger
    />
  );
}
