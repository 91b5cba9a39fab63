import type { PayPeriod, PayPeriodPerson, PayPoint } from '@faena/shared/schemas';
import { useId, useMemo } from 'react';
import { useMoney } from '@/lib/money.ts';
import { Button } from '@/ui/button.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { keyOf } from './carried.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { groupInWords } from './point-in-words.ts';
import { PointLine, type PointsOfRow } from './point-line.tsx';
import type { useCarried } from './use-carried.ts';

const texts = payPeriodTexts.review;
/** The number of entries that are drawn at once. */
const STEP = 20;

type PointGroupProps = {
  kind: PayPoint['kind'];
  cause: PayPoint['cause'];
  points: readonly PayPoint[];
  people: ReadonlyMap<string, PayPeriodPerson>;
  period: PayPeriod;
  carrying: ReturnType<typeof useCarried>;
};

/** The points of a kind and a cause, with a button that settles all. */
export function PointGroup({ kind, cause, points, people, period, carrying }: PointGroupProps) {
  const id = useId();
  const rows = useMemo(() => rowsOf(points), [points]);
  const { shown, more } = useSteps(rows, STEP);
  const { format } = useMoney();
  const open = points.filter((point) => !carrying.isCarried(point));
  const title = texts.kinds[kind](points.length);
  const sums = points.length > 1 && kind !== 'negative' ? groupInWords(points, format) : '';
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-control flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="tabular flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h4 id={id} className="font-medium">
            {cause ? texts.ofCause(title, texts.causes[cause]) : title}
          </h4>
          {sums && <p className="text-muted">{sums}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {kind === 'review' && open.length > 1 && <ConfirmAll points={open} timeZone={period.timezone} />}
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
            carrying={carrying}
          />
        ))}
      </ul>
      {more}
    </section>
  );
}

/** A row for each person; a person has at most one running record and one debt. */
function rowsOf(points: readonly PayPoint[]): PointsOfRow[] {
  const byPerson = new Map<string, PointsOfRow>();
  for (const point of points) {
    const own = byPerson.get(point.employeeId);
    if (own) own.push(point);
    else byPerson.set(point.employeeId, [point]);
  }
  return [...byPerson.values()];
}
