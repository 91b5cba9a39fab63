import type { Slip } from '@faena/shared/schemas';
import { client } from '@/lib/client.ts';
import { formatDates } from '@/lib/format-moment.ts';
import { earnedMoney, MoneyContext } from '@/lib/money.ts';
import { Card } from '@/ui/card.tsx';
import { Disclosure } from '@/ui/disclosure.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { AnswerBadge } from './answer-badge.tsx';
import { DownloadSlip } from './download-slip.tsx';
import { useAcceptSlip, useClaimSlip, useOwnSlips } from './requests.ts';
import { SlipAnswering } from './slip-answering.tsx';
import { SlipFigures } from './slip-figures.tsx';
import { ReopenedNote, SlipNet } from './slip-head.tsx';
import { slipTexts } from './texts/slips.ts';

const texts = slipTexts;
/** The number of entries that are drawn at once. */
const STEP = 12;

/** The slips of the signed-in employee, newest first, each with its answer (ANSWER-1). */
export function OwnSlips() {
  const { items, data, error, isFetching, refetch } = useOwnSlips();
  const { shown, more } = useSteps(items, STEP, 'slips-shown');
  return (
    <QueryState
      query={{ data: data && items, error, isFetching, refetch }}
      loading={texts.loading}
      skeleton={<Skeleton className="h-40 rounded-card" />}
      failed={texts.failed}
      safe={texts.safe}
      keepData
      empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
    >
      {() => (
        <>
          <ul className="grid max-w-[44rem] grid-cols-1 gap-3">
            {shown.map((slip, index) => (
              <li key={slip._id}>
                <MoneyContext value={earnedMoney(slip.currency)}>
                  <OwnSlip slip={slip} isNewest={index === 0} />
                </MoneyContext>
              </li>
            ))}
          </ul>
          {more}
        </>
      )}
    </QueryState>
  );
}

function OwnSlip({ slip, isNewest }: { slip: Slip; isNewest: boolean }) {
  const accept = useAcceptSlip(slip._id);
  const claim = useClaimSlip(slip._id);
  const period = formatDates(slip);
  return (
    <Card className="p-4">
      <article aria-label={texts.of(period)} className="grid grid-cols-1 gap-3">
        <ReopenedNote slip={slip} />
        <header>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="tabular font-semibold">{period}</h2>
            <AnswerBadge answer={slip.answer} viaLink={slip.viaLink} reopened={slip.reopened} />
          </div>
          <SlipNet slip={slip} company />
        </header>
        <SlipAnswering signedIn slip={slip} accept={accept} claim={claim} />
        <Disclosure label={texts.see} defaultOpen={isNewest}>
          <div className="grid grid-cols-1 gap-3">
            <SlipFigures slip={slip} />
            <div>
              <DownloadSlip load={() => client.runFile.slip({ params: { id: slip._id } })} />
            </div>
          </div>
        </Disclosure>
      </article>
    </Card>
  );
}
