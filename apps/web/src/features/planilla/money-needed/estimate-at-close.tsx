import type { PayPeriod } from '@faena/shared/schemas';
import { useMoney } from '@/lib/money.ts';
import { QueryNote } from '@/ui/query-note.tsx';
import { moneyNeededTexts } from '../texts/money-needed.ts';
import { useMoneyNeededOf } from './requests.ts';

const texts = moneyNeededTexts.atClose;

/**
 * The estimate of today's period, below its present cost (NEED-1). Nothing if an earlier period is paid next, because
 * the API estimates that one.
 */
export function EstimateAtClose({ period: { companyId, startDate } }: { period: PayPeriod }) {
  const { format } = useMoney();
  const query = useMoneyNeededOf(companyId);
  const needed = query.data?.period.startDate === startDate ? query.data : null;
  return (
    <div className="min-h-5 text-muted text-sm">
      {needed && (
        <span title={texts.how}>
          {texts.amount(format(needed.expected))}
          <span className="sr-only">. {texts.how}</span>
        </span>
      )}
      <QueryNote query={query} failed={texts.failed} />
    </div>
  );
}
