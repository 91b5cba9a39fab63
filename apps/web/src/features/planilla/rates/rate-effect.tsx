import type { RateEffect } from '@faena/shared/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatDates, formatMoment } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { rateTexts } from '@/texts/rates.ts';
import { messageOf } from '@/texts/wording.ts';
import { Notice } from '@/ui/notice.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { type EffectRow, EffectTable } from './effect-table.tsx';

const texts = rateTexts.effect;

type RateEffectProps = {
  query: Pick<UseQueryResult<RateEffect>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  timeZone: string;
};

/** The effect of a rate change on past work, before it is saved (RATE-5). */
export function RatePreview({ query, timeZone }: RateEffectProps) {
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      showLoading
      skeleton={<Skeleton className="h-24 rounded-control" />}
      failed={messageOf(query.error, texts.failed, 'es')}
      safe={texts.safe}
    >
      {(effect) => (
        <div className="grid grid-cols-1 gap-3" aria-live="polite">
          <Unusual effect={effect} />
          <Extent effect={effect} timeZone={timeZone} />
          {effect.records === 0 ? (
            <p className="text-muted">{texts.none}</p>
          ) : (
            <EffectTable first={texts.period} rows={effect.periods.map(periodRow)} total={effect} />
          )}
          {effect.people.length > 1 && <People effect={effect} />}
        </div>
      )}
    </QueryState>
  );
}

/** Whether anything of it looks like a slip of the pen, and needs a second word (RATE-8). */
export function isUnusual(effect: RateEffect | undefined): boolean {
  return effect?.people.some(({ unusual }) => unusual !== null) ?? false;
}

function periodRow(period: RateEffect['periods'][number]): EffectRow {
  return { key: period.startDate, name: formatDates(period), ...period };
}

function Unusual({ effect }: { effect: RateEffect }) {
  const { format } = useMoney();
  return effect.people.flatMap(({ _id, fullname, rateAfter, unusual }) => {
    if (!unusual) return [];
    const { before, factor } = unusual;
    const said =
      before === null || factor === null
        ? texts.highFirst(format(rateAfter))
        : texts.unusual(format(rateAfter), String(factor), format(before));
    return (
      <Notice key={_id} tone="warn">
        {effect.people.length > 1 && <UserText className="font-medium">{`${fullname}: `}</UserText>}
        {said}
      </Notice>
    );
  });
}

/** The old and new rate and their dates; several people have them in their rows. */
function Extent({ effect: { people }, timeZone }: { effect: RateEffect; timeZone: string }) {
  const { format } = useMoney();
  const [only, ...others] = people;
  if (!only || others.length > 0) return null;
  const { rateBefore, rateAfter, from, until } = only;
  return (
    <p>
      {texts.change(format(rateBefore), format(rateAfter), formatMoment(from, timeZone))}{' '}
      {until && texts.until(formatMoment(until, timeZone))}
    </p>
  );
}

function People({ effect }: { effect: RateEffect }) {
  const { format } = useMoney();
  const rows = effect.people.map(({ _id, fullname, rateBefore, rateAfter, ...sums }) => ({
    key: _id,
    name: fullname,
    detail: texts.rateChange(format(rateBefore), format(rateAfter)),
    ...sums,
  }));
  return <EffectTable first={texts.person} rows={rows} total={effect} />;
}
