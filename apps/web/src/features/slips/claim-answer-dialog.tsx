import type { RunAnswer, SlipClaim } from '@faena/shared/schemas';
import { WordsDialog } from '@/ui/words-dialog.tsx';
import { useAnswerClaim } from './requests.ts';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts.manage;

type ClaimAnswerDialogProps = { of: RunAnswer; claim: SlipClaim; onClose: () => void };

/** The reply to an employee's claim (ANSWER-3). */
export function ClaimAnswerDialog({ of, claim, onClose }: ClaimAnswerDialogProps) {
  return (
    <WordsDialog
      title={texts.answerTitle}
      description={`${of.fullname || of.username}: ${claim.text}`}
      labels={texts}
      label={texts.answerText}
      hint={texts.answerHint}
      name="text"
      draft={`claim-answer:${claim._id}`}
      failed={texts.answerFailed}
      write={useAnswerClaim(of._id)}
      toSend={(text) => ({ claimId: claim._id, text })}
      onClose={onClose}
    />
  );
}
