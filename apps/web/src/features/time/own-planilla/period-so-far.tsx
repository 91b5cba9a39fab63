import { durationHours } from '@faena/shared/domain';
import { formatDates } from '@/lib/format-moment.ts';
import { formatHours } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Card } from '@/ui/card.tsx';
import { QueryNote } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { Unsettled } from '../records/unsettled.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { earnedInWords } from './earned-in-words.ts';
import { sumOf, unsettledIn } from './reckon-days.ts';
import { useOwnPlanilla } from './use-own-planilla.ts';

const texts = ownPlanillaTexts.planilla;

/** The present period so far, in one line that leads to its planilla (PAY-61). */
export function PeriodSoFar() {
  const { range, query, ratesQuery, days } = useOwnPlanilla();
  const { format } = useMoney();
  const worked = sumOf(days);
  return (
    <Card className="grid grid-cols-1 gap-y-1 px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <TextLink to="/employee/time-tracker">
          {texts.present} {range && <span className="tabular whitespace-nowrap">{formatDates(range)}</span>}
        </TextLink>
        {query.data ? (
          <p className="tabular wrap-anywhere font-semibold">
            {formatHours(durationHours(worked.ms))} · {earnedInWords(worked, format)}
          </p>
        ) : (
          !query.error && <Skeleton className="my-1 w-32" />
        )}
      </div>
      {query.data && <Unsettled of={unsettledIn(days)} />}
      <QueryNote query={query} failed={texts.failed} later={texts.later} />
      <QueryNote query={ratesQuery} failed={texts.ratesFailed} later={null} />
    </Card>
  );
}
