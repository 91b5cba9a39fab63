import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { readSession } from '@/lib/session.ts';
import { messageOf } from '@/texts/wording.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { PayGate } from '../pay-lock/pay-gate.tsx';
import { newsTexts } from '../texts/record-news.ts';
import { useWorkplace } from '../use-workplace.ts';
import { NewsEntry } from './news-entry.tsx';
import { differenceOf, sumOf, wordDifference } from './news-values.ts';
import { useRecordNews, useSeeNews } from './requests.ts';

const texts = newsTexts;
/** The number of entries that are drawn at once. */
const STEP = 5;

/** Managers' unseen changes of the employee's records; nothing without any (REQUEST-5). Their amounts are pay (PIN-1). */
export function RecordNews() {
  return (
    <PayGate heading={texts.title}>
      <UnseenChanges />
    </PayGate>
  );
}

function UnseenChanges() {
  const employeeId = readSession()?.personId ?? '';
  const workplace = useWorkplace();
  const money = useMoney();
  const news = useRecordNews(employeeId);
  const { mutate, isPending } = useSeeNews(employeeId);
  const [failure, setFailure] = useState<string | null>(null);
  const { shown, more } = useSteps(news.data ?? [], STEP);
  if (!news.data) return <QueryNote query={news} failed={texts.failed} later={null} />;
  const [last] = news.data;
  if (!last || workplace.isPending) return null;
  const differences = news.data.flatMap((event) => differenceOf(event) ?? []);

  function see(seq: number): void {
    setFailure(null);
    mutate(seq, { onError: (error) => setFailure(messageOf(error, texts.seenFailed, 'es')) });
  }

  return (
    <section aria-label={texts.title}>
      <h2 className="mb-3 font-semibold text-lg">{texts.title}</h2>
      <Card className="p-4">
        <ul className="divide-y divide-line">
          {shown.map((event) => (
            <NewsEntry key={event._id} event={event} timeZone={workplace.timeZone} />
          ))}
        </ul>
        {more}
        {failure && <Notice tone="danger">{failure}</Notice>}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
          <p className="tabular">
            {differences.length > 1 &&
              `${texts.inAll(news.data.length)}: ${wordDifference(sumOf(differences), money)}`}
          </p>
          <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            <TextLink to="/employee/time-tracker">{texts.seeRecords}</TextLink>
            <Button loading={isPending} onClick={() => see(last.seq)}>
              {texts.seen}
            </Button>
          </span>
        </div>
      </Card>
    </section>
  );
}
