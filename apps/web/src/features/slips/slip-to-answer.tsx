import { formatDates } from '@/lib/format-moment.ts';
import { earnedMoney } from '@/lib/money.ts';
import { Card } from '@/ui/card.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useOwnSlips } from './requests.ts';
import { slipTexts } from './texts/slips.ts';

/** A line for each slip that waits for an answer of the signed-in employee; nothing when none does. */
export function SlipsToAnswer() {
  const slips = useOwnSlips();
  if (!slips.data) return <QueryNote query={slips} failed={slipTexts.failed} later={null} />;
  const waiting = slips.items.filter(
    ({ answer, reopened }) => !reopened && (answer === 'none' || answer === 'answered'),
  );
  if (waiting.length === 0) return null;
  return (
    <Card className="p-0">
      <ul className="divide-y divide-line">
        {waiting.map(({ _id, answer, net, currency, ...period }) => (
          <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
            <TextLink to="/employee/boletas">
              {answer === 'answered' ? slipTexts.answered : slipTexts.toAnswer}{' '}
              <span className="tabular whitespace-nowrap">{formatDates(period)}</span>
            </TextLink>
            <span className="tabular font-semibold">{earnedMoney(currency).format(net)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
