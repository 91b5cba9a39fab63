import { type Cents, fromCents } from '@faena/shared/domain';
import type { WorkRecord } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { hoursInTime } from '@/lib/format-payroll.ts';
import { useMoney } from '@/lib/money.ts';
import { Card } from '@/ui/card.tsx';
import { formatClock } from '../clock/format-clock.ts';
import { Unsettled } from '../records/unsettled.tsx';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import { earnedInWords } from './earned-in-words.ts';
import { type OwnDay, sumOf, unsettledIn, workedIn } from './reckon-days.ts';

const texts = ownPlanillaTexts.planilla;

type PeriodFiguresProps = {
  days: readonly OwnDay[];
  running: WorkRecord | null;
  /** The rate of now, null for none; undefined until it is known. */
  rateCents: Cents | null | undefined;
  isPresent: boolean;
};

/** Hours, money and rate of the period, and the hours that the money does not count yet. */
export function PeriodFigures({ days, running, rateCents, isPresent }: PeriodFiguresProps) {
  const { format } = useMoney();
  const worked = sumOf(days);
  const unsettled = unsettledIn(days);
  return (
    <Card className="p-0">
      <dl className="grid grid-cols-2 sm:grid-cols-3 sm:divide-x sm:divide-line">
        <Figure label={texts.hours}>{hoursInTime(worked.ms)}</Figure>
        <Figure label={texts.earned}>{earnedInWords(worked, format)}</Figure>
        <Figure label={texts.rate} minor>
          {isPresent ? rateInWords(rateCents, format) : ratesIn(days, format)}
        </Figure>
      </dl>
      {(running || unsettled.unpricedHours > 0 || unsettled.pendingReviews > 0) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2">
          {running && <Running record={running} days={days} />}
          <Unsettled of={unsettled} />
        </div>
      )}
    </Card>
  );
}

/** The values of the open record so far; they grow each second. */
function Running({ record, days }: { record: WorkRecord; days: readonly OwnDay[] }) {
  const { format } = useMoney();
  const pieces = days.flatMap((day) =>
    day.records.filter((own) => own.record._id === record._id).flatMap((own) => own.pieces),
  );
  const { ms, cents, unpricedMs } = workedIn(pieces);
  return (
    <p className="tabular font-medium text-accent">
      {texts.running} {formatClock(ms)}
      {unpricedMs < ms && ` · ${format(fromCents(cents))}`}
    </p>
  );
}

type FigureProps = { label: string; minor?: boolean; children: ReactNode };

function Figure({ label, minor = false, children }: FigureProps) {
  return (
    <div
      className={
        minor
          ? 'flex items-baseline justify-between gap-x-4 px-4 py-3 max-sm:col-span-2 max-sm:border-line max-sm:border-t sm:block sm:py-4'
          : 'px-4 py-3 sm:py-4'
      }
    >
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="tabular wrap-anywhere min-w-0 font-semibold text-xl tracking-tight lg:text-2xl">
        {children}
      </dd>
    </div>
  );
}

function rateInWords(rate: Cents | null | undefined, format: (amount: number) => string): string {
  if (rate === undefined) return '';
  return rate === null ? texts.noRate : format(fromCents(rate));
}

/** The rates that priced the days, in the order of their start. */
function ratesIn(days: readonly OwnDay[], format: (amount: number) => string): string {
  const pieces = days.toReversed().flatMap(({ records }) => records.flatMap((own) => own.pieces));
  const rates = new Set(pieces.flatMap(({ rateCents }) => rateCents ?? []));
  return [...rates].map((rate) => format(fromCents(rate))).join(' · ') || texts.noRate;
}
