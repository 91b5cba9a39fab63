import { REVIEW_CAUSES } from '@faena/shared/domain';
import type { PayPeriod, PayPoint } from '@faena/shared/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { PointGroup } from './point-group.tsx';
import type { useCarried } from './use-carried.ts';

const texts = payPeriodTexts.review;
const CAUSES = [null, ...REVIEW_CAUSES];
const KINDS = ['running', 'review', 'request', 'unpriced', 'negative'] as const;

type CheckListProps = {
  id: string;
  period: PayPeriod;
  carrying: ReturnType<typeof useCarried>;
};

/** The points that block the closing, each with the buttons that settle it (RUN-4). */
export function CheckList({ id, period, carrying }: CheckListProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const people = useMemo(() => new Map(period.people.map((person) => [person._id, person])), [period.people]);
  // Opening the list moves the focus into it.
  useEffect(() => head.current?.focus(), []);

  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card className="grid grid-cols-1 gap-4">
        <div>
          <h3 id={`${id}-title`} ref={head} tabIndex={-1} className="font-semibold text-lg outline-none">
            {texts.title}
          </h3>
          {period.points.length > 0 && <p className="text-muted">{texts.hint}</p>}
        </div>
        {carrying.open.length === 0 && <Notice tone="ok">{texts.clear}</Notice>}
        {KINDS.flatMap((kind) =>
          byCause(period.points.filter((point) => point.kind === kind)).map(([cause, points]) => (
            <PointGroup key={`${kind} ${cause}`} {...{ kind, cause, points, people, period, carrying }} />
          )),
        )}
      </Card>
    </section>
  );
}

/** Points of one kind by cause, in the order of causes (TIME-66); points without a cause form one group. */
function byCause(points: readonly PayPoint[]): [PayPoint['cause'], readonly PayPoint[]][] {
  return CAUSES.map((cause): [PayPoint['cause'], readonly PayPoint[]] => [
    cause,
    points.filter((point) => point.cause === cause),
  ]).filter(([, caused]) => caused.length > 0);
}
