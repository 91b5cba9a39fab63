import { MAX_RECORDS_AT_ONCE } from '@faena/shared/domain';
import type { PayPeriod, PayPeriodPerson, PayPoint, WorkRecord } from '@faena/shared/schemas';
import { Check } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { TogetherDialog, useReadAgain } from '@/features/time/index.ts';
import { Button } from '@/ui/button.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { useSteps } from '@/ui/use-steps.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { keyOf } from './carried.ts';
import { PointLine, type PointsOfRow } from './point-line.tsx';
import type { useCarried } from './use-carried.ts';

const texts = payPeriodTexts.review;
/** The number of entries that are drawn at once. */
const STEP = 20;

type PointGroupProps = {
  kind: PayPoint['kind'];
  points: readonly PayPoint[];
  people: ReadonlyMap<string, PayPeriodPerson>;
  period: PayPeriod;
  carrying: ReturnType<typeof useCarried>;
};

/** The points of a kind, and a button that settles all of them; nothing without any. */
export function PointGroup({ kind, points, people, period, carrying }: PointGroupProps) {
  const id = useId();
  const rows = useMemo(() => rowsOf(kind, points), [kind, points]);
  const { shown, more } = useSteps(rows, STEP);
  const open = points.filter((point) => !carrying.isCarried(point));
  if (points.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={id} className="tabular font-medium">
          {texts.kinds[kind](rows.length)}
        </h4>
        <div className="flex flex-wrap gap-2">
          {kind === 'review' && open.length > 1 && (
            <ConfirmAll points={open.slice(0, MAX_RECORDS_AT_ONCE)} timeZone={period.timezone} />
          )}
          {open.length > 1 && (
            <Button variant="ghost" onClick={() => carrying.carry(open)}>
              {kind === 'negative' ? texts.carryDebts : texts.carryAll}
            </Button>
          )}
        </div>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {shown.map((own) => (
          <PointLine
            key={keyOf(own[0])}
            points={own}
            person={people.get(own[0].employeeId)}
            period={period}
            carried={own.every(carrying.isCarried)}
            onCarry={() => carrying.carry(own)}
            onUndo={() => carrying.undo(own)}
            onLimit={(amount) => carrying.limit(own[0].employeeId, amount)}
          />
        ))}
      </ul>
      {more}
    </section>
  );
}

/** A row for each point; hours without a rate have one for each person, whom one rate settles. */
function rowsOf(kind: PayPoint['kind'], points: readonly PayPoint[]): PointsOfRow[] {
  if (kind !== 'unpriced') return points.map((point): PointsOfRow => [point]);
  const byPerson = new Map<string, PointsOfRow>();
  for (const point of points) {
    const own = byPerson.get(point.employeeId);
    if (own) own.push(point);
    else byPerson.set(point.employeeId, [point]);
  }
  return [...byPerson.values()];
}

/** Confirms all records of these points for one reason (TIME-42). It reads them first, because a request names versions. */
function ConfirmAll({ points, timeZone }: { points: readonly PayPoint[]; timeZone: string }) {
  const [first] = points;
  const read = useReadAgain(first?.employeeId ?? '');
  const [records, setRecords] = useState<readonly WorkRecord[] | 'reading' | null>(null);

  function open(): void {
    setRecords('reading');
    read(points.flatMap(({ recordId }) => recordId ?? [])).then(setRecords, (error) => {
      setRecords(null);
      quietFailure(payPeriodTexts.details.failed)(error);
    });
  }

  return (
    <>
      <Button loading={records === 'reading'} onClick={open}>
        <Check aria-hidden strokeWidth={1.75} />
        {texts.confirmAll(points.length)}
      </Button>
      {Array.isArray(records) && (
        <TogetherDialog
          employeeId={first?.employeeId ?? ''}
          verb="confirm"
          records={records}
          timeZone={timeZone}
          onDone={() => undefined}
          onClose={() => setRecords(null)}
        />
      )}
    </>
  );
}
