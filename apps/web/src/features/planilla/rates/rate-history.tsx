import { MAX_RATES, rateAt, toCents } from '@faena/shared/domain';
import type { Rate } from '@faena/shared/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatMoment, formatRateStart } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { Badge } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { laterOpened } from '@/ui/later.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { useRates } from '../requests.ts';
import { rateTexts } from '../texts/rates.ts';

const AmendRateDialog = laterOpened(() =>
  import('./amend-rate-dialog.tsx').then(({ AmendRateDialog }) => AmendRateDialog),
);

const texts = rateTexts.history;

type RateHistoryProps = {
  employeeId: string;
  timeZone: string;
  /** Whether it is visible; a hidden one is not loaded. */
  isShown: boolean;
};

/** An employee's rates with dates, authors and notes, each to correct or remove (RATE-1). */
export function RateHistory({ employeeId, timeZone, isShown }: RateHistoryProps) {
  const query = useRates(employeeId, { enabled: isShown });
  const [amended, setAmended] = useState<{ rate: Rate; verb: 'correct' | 'remove' } | null>(null);
  if (!isShown) return null;
  return (
    <section className="border-line border-t py-3">
      <h3 className="mb-1 font-medium">{texts.title}</h3>
      <NearLimit present={query.data?.length} most={MAX_RATES} screen="es" className="mb-4" />
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-12 rounded-control" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData={amended !== null}
      >
        {(rates) =>
          rates.length === 0 ? (
            <p className="text-muted">{texts.empty}</p>
          ) : (
            <ol className="divide-y divide-line">
              {rates.map((rate) => (
                <RateEntry
                  key={rate._id}
                  rate={rate}
                  rates={rates}
                  timeZone={timeZone}
                  onAmend={(verb) => setAmended({ rate, verb })}
                />
              ))}
            </ol>
          )
        }
      </QueryState>
      {amended && (
        <AmendRateDialog
          {...amended}
          employeeId={employeeId}
          timeZone={timeZone}
          onClose={() => setAmended(null)}
        />
      )}
    </section>
  );
}

type RateEntryProps = {
  rate: Rate;
  /** All rates of the person, latest first. */
  rates: readonly Rate[];
  timeZone: string;
  onAmend: (verb: 'correct' | 'remove') => void;
};

function RateEntry({ rate, rates, timeZone, onAmend }: RateEntryProps) {
  const { format } = useMoney();
  const amount = rate.hourlyRate > 0 ? format(rate.hourlyRate) : texts.none;
  const isFirst = rates.at(-1) === rate;
  const since = texts.since(formatRateStart(rate, timeZone));
  return (
    <li className="flex items-start gap-x-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="tabular font-medium">{amount}</span>
          <span className="text-muted">{isFirst ? texts.first(since) : since}</span>
          <RateBadge rate={rate} rates={rates} />
        </p>
        {rate.setBy && (
          <p className="text-muted text-sm">
            <UserText lines={1} className="inline">
              {texts.setBy(rate.setBy.fullname, formatMoment(rate.setAt, timeZone))}
            </UserText>
          </p>
        )}
        {rate.note && <UserText className="block text-sm">{rate.note}</UserText>}
      </div>
      <IconButton icon={Pencil} label={texts.of(texts.correct, amount)} onClick={() => onAmend('correct')} />
      <IconButton icon={Trash2} label={texts.of(texts.remove, amount)} onClick={() => onAmend('remove')} />
    </li>
  );
}

/** Marks the rate in force, and those that begin later. */
function RateBadge({ rate, rates }: Pick<RateEntryProps, 'rate' | 'rates'>) {
  const now = new Date(serverNow());
  if (new Date(rate.from) > now && rates.length > 1) return <Badge tone="accent">{texts.ahead}</Badge>;
  const begun = rates.find(({ from }) => new Date(from) <= now) ?? rates.at(-1);
  return begun === rate && inForce(rates, now) !== null ? <Badge tone="ok">{texts.inForce}</Badge> : null;
}

function inForce(rates: readonly Rate[], now: Date): number | null {
  return rateAt(
    rates.map(({ from, hourlyRate }) => ({ from: new Date(from), cents: toCents(hourlyRate) })),
    now,
  );
}
