import type { LinkedSlip } from '@faena/shared/schemas';
import { formatDates } from '@/lib/format-moment.ts';
import { earnedMoney, MoneyContext } from '@/lib/money.ts';
import { useLinkToken } from '@/lib/use-link-token.ts';
import { OpenedLink } from '@/ui/opened-link.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { DownloadSlip } from './download-slip.tsx';
import { downloadLinked, useAcceptLinked, useClaimLinked, useLinkedSlip } from './requests.ts';
import { SlipAnswering } from './slip-answering.tsx';
import { SlipFigures } from './slip-figures.tsx';
import { ReopenedNote, SlipNet } from './slip-head.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;

/** The slip behind a private link. Its holder reads and answers it without signing in (ANSWER-2). */
export function LinkedSlipView() {
  const token = useLinkToken('slipToken');
  const query = useLinkedSlip(token);
  return (
    <OpenedLink token={token} errors={[query.error]} texts={texts.link}>
      <QueryState
        query={query}
        loading={texts.link.loading}
        skeleton={<Skeleton className="h-80 rounded-card" />}
        failed={texts.link.failed}
        safe={texts.safe}
        keepData
      >
        {(slip) => (
          <MoneyContext value={earnedMoney(slip.currency)}>
            <Shown slip={slip} token={token} />
          </MoneyContext>
        )}
      </QueryState>
    </OpenedLink>
  );
}

function Shown({ slip, token }: { slip: LinkedSlip; token: string }) {
  const accept = useAcceptLinked(token);
  const claim = useClaimLinked(token);
  return (
    <article aria-label={texts.of(formatDates(slip))} className="grid grid-cols-1 gap-4">
      <ReopenedNote slip={slip} />
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <UserText className="font-semibold">{slip.fullname}</UserText>
          <AnswerBadge answer={slip.answer} viaLink={slip.viaLink} reopened={slip.reopened} />
        </div>
        <p className="tabular flex flex-wrap gap-x-3 text-muted">
          <UserText>{slip.companyName}</UserText>
          <span>{formatDates(slip)}</span>
        </p>
        <div className="mt-3">
          <SlipNet slip={slip} />
        </div>
      </header>
      <SlipFigures slip={slip} />
      <SlipAnswering signedIn={false} slip={slip} accept={accept} claim={claim} />
      <div>
        <DownloadSlip load={() => downloadLinked(token)} />
      </div>
    </article>
  );
}
