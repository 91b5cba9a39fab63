import type { LinkedSlip, NewClaim } from '@faena/shared/schemas';
import { Check, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import type { useWrite } from '@/lib/use-write.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Notice } from '@/ui/notice.tsx';
import { readDraft } from './claim-draft.ts';
import { ClaimForm } from './claim-form.tsx';
import { ClaimList } from './claim-list.tsx';
import { ContestedNote } from './contested-note.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

type SlipAnsweringProps = {
  /** Whether its signed-in employee reads it, not a visitor by a link. */
  signedIn: boolean;
  slip: LinkedSlip;
  accept: ReturnType<typeof useWrite<unknown, undefined>>;
  claim: ReturnType<typeof useWrite<unknown, NewClaim>>;
};

/** 'Conforme' or 'Reclamo', with the claims and replies so far (ANSWER-1); or a contest (ANSWER-7). */
export function SlipAnswering({ signedIn, slip, accept, claim }: SlipAnsweringProps) {
  const { format } = useMoney();
  const { confirm } = useDialogs();
  const [claiming, setClaiming] = useState(() => readDraft(slip._id) !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const { answer, acceptedAt, contested, contestableUntil, claims, timezone } = slip;
  const contestable = signedIn && contestableUntil && Date.parse(contestableUntil) > Date.now();
  const claimable = !slip.reopened && (answer !== 'accepted' || contestable);

  async function ask(): Promise<void> {
    setFailure(null);
    const labels = { confirmLabel: texts.accept.action, cancelLabel: texts.accept.cancel };
    if (!(await confirm(texts.accept.question(format(slip.net)), labels))) return;
    accept.mutate(undefined, {
      onError: (error) => setFailure(messageOf(error, texts.accept.failed, 'es')),
    });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {contested && <ContestedNote contested={contested} timeZone={timezone} />}
      <ClaimList claims={claims} timeZone={timezone} />
      {!slip.reopened && answer === 'accepted' && acceptedAt && (
        <Notice tone={contestable ? 'warn' : 'ok'}>
          {texts.accept.done(formatMoment(acceptedAt, timezone))}
          {contestable && (
            <span className="block">{texts.contest.until(formatMoment(contestableUntil, timezone))}</span>
          )}
        </Notice>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {claimable && !claiming && (
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button size="lg" onClick={() => setClaiming(true)}>
            <MessageSquareWarning aria-hidden strokeWidth={1.75} />
            {texts.claim.action}
          </Button>
          {answer !== 'accepted' && (signedIn || !contested) && (
            <Button size="lg" variant="primary" loading={accept.isPending} onClick={() => void ask()}>
              <Check aria-hidden strokeWidth={1.75} />
              {texts.accept.action}
            </Button>
          )}
        </div>
      )}
      {claimable && claiming && <ClaimForm slip={slip} claim={claim} onClose={() => setClaiming(false)} />}
    </div>
  );
}
