import type { PayPeriod, PayPoint } from '@faena/shared/schemas';
import { useEffect, useMemo, useRef } from 'react';
import { Card } from '@/ui/card.tsx';
import { Notice } from '@/ui/notice.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { PointGroup } from './point-group.tsx';
import type { useCarried } from './use-carried.ts';

const texts = payPeriodTexts.review;
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
  // Opening it moves the focus into it.
  useEffect(() => head.current?.focus(), []);
  const byKind = (kind: PayPoint['kind']) => period.points.filter((point) => point.kind === kind);

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
        {KINDS.map((kind) => (
          <PointGroup
            key={kind}
            kind={kind}
            points={byKind(kind)}
            people={people}
            period={period}
            carrying={carrying}
          />
        ))}
      </Card>
    </section>
  );
}
