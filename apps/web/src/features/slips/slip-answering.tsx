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
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

type SlipAnsweringProps = {
  slip: LinkedSlip;
  accept: ReturnType<typeof useWrite<unknown, undefined>>;
  claim: ReturnType<typeof useWrite<unknown, NewClaim>>;
};

/** 'Conforme' or 'Reclamo', with what was claimed and answered so far (ANSWER-1). */
export function SlipAnswering({ slip, accept, claim }: SlipAnsweringProps) {
  const { format } = useMoney();
  const { confirm } = useDialogs();
  const [claiming, setClaiming] = useState(() => readDraft(slip._id) !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const { answer, acceptedAt, claims, timezone } = slip;

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
      <ClaimList claims={claims} timeZone={timezone} />
      {slip.reopened && <Notice tone="warn">{texts.reopened}</Notice>}
      {!slip.reopened && answer === 'accepted' && acceptedAt && (
        <Notice tone="ok">{texts.accept.done(formatMoment(acceptedAt, timezone))}</Notice>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
      {!slip.reopened && answer !== 'accepted' && !claiming && (
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" onClick={() => setClaiming(true)}>
            <MessageSquareWarning aria-hidden strokeWidth={1.75} />
            {texts.claim.action}
          </Button>
          <Button size="lg" variant="primary" loading={accept.isPending} onClick={() => void ask()}>
            <Check aria-hidden strokeWidth={1.75} />
            {texts.accept.action}
          </Button>
        </div>
      )}
      {!slip.reopened && answer !== 'accepted' && claiming && (
        <ClaimForm slip={slip} claim={claim} onClose={() => setClaiming(false)} />
      )}
    </div>
  );
}
