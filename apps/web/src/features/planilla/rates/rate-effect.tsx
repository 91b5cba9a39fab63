import type { RateEffect } from '@faena/shared/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDates, formatMoment } from '@/lib/format-moment.ts';
import { formatHours, formatSigned } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { messageOf } from '@/texts/wording.ts';
import { type EffectColumn, EffectTable } from '@/ui/effect-table.tsx';
import { Notice } from '@/ui/notice.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { rateTexts } from '../texts/rates.ts';

const texts = rateTexts.effect;

type RateEffectProps = {
  /** The text in place of a refused preview. */
  refused?: ReactNode;
  query: Pick<UseQueryResult<RateEffect>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  timeZone: string;
};

/** The effect of a rate change on past work, before it is saved (RATE-5). */
export function RatePreview({ query, timeZone, refused }: RateEffectProps) {
  if (query.error && refused) return refused;
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
          {effect.records === 0 ? <p className="text-muted">{texts.none}</p> : <Periods effect={effect} />}
          {effect.people.length > 1 && <People effect={effect} timeZone={timeZone} />}
        </div>
      )}
    </QueryState>
  );
}

/** Whether a part of the effect looks like a mistyped rate, which needs a confirmation (RATE-8). */
export function isUnusual(effect: RateEffect | undefined): boolean {
  return effect?.people.some(({ unusual }) => unusual !== null) ?? false;
}

type Sums = Pick<RateEffect, 'hours' | 'costBefore' | 'costAfter' | 'difference'>;

/** Repriced hours, and their cost before and after. */
function useSumColumns(sums: RateEffect): EffectColumn<Sums>[] {
  const { format } = useMoney();
  const column = (header: string, cell: (sums: Sums) => string) => ({ header, cell, total: cell(sums) });
  return [
    column(texts.hours, ({ hours }) => formatHours(hours)),
    { ...column(texts.before, ({ costBefore }) => format(costBefore)), wideOnly: true },
    column(texts.after, ({ costAfter }) => format(costAfter)),
    column(texts.difference, ({ difference }) => formatSigned(difference, format)),
  ];
}

function Periods({ effect }: { effect: RateEffect }) {
  return (
    <EffectTable
      caption={texts.caption}
      first={texts.period}
      rows={effect.periods}
      keyOf={({ startDate }) => startDate}
      nameOf={(period) => (
        <div className="min-w-16">
          <UserText lines={2}>{formatDates(period)}</UserText>
        </div>
      )}
      columns={useSumColumns(effect)}
      total={texts.total}
    />
  );
}

function Unusual({ effect }: { effect: RateEffect }) {
  const { format } = useMoney();
  return effect.people.flatMap(({ _id, fullname, rateAfter, unusual }) => {
    if (!unusual) return [];
    const { before, factor, usual } = unusual;
    const first =
      usual === null ? texts.highFirst(format(rateAfter)) : texts.farFirst(format(rateAfter), format(usual));
    const said =
      before === null || factor === null
        ? first
        : texts.unusual(format(rateAfter), String(factor), format(before));
    return (
      <Notice key={_id} tone="warn">
        {effect.people.length > 1 && <UserText className="font-medium">{`${fullname}: `}</UserText>}
        {said}
      </Notice>
    );
  });
}

/** The old and the new rate with their dates; several people have them in their rows. */
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

function People({ effect, timeZone }: { effect: RateEffect; timeZone: string }) {
  const { format } = useMoney();
  return (
    <EffectTable
      caption={texts.caption}
      first={texts.person}
      rows={effect.people}
      keyOf={({ _id }) => _id}
      nameOf={({ fullname, rateBefore, rateAfter, from, until }) => (
        <div className="min-w-16">
          <UserText lines={2}>{fullname}</UserText>
          <span className="tabular block text-muted">
            {texts.rateChange(format(rateBefore), format(rateAfter))}
          </span>
          <span className="tabular block text-muted text-sm">
            {until
              ? texts.fromUntil(formatMoment(from, timeZone), formatMoment(until, timeZone))
              : texts.fromOn(formatMoment(from, timeZone))}
          </span>
        </div>
      )}
      columns={useSumColumns(effect)}
      total={texts.total}
    />
  );
}
