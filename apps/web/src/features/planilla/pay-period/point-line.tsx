import type { PayPeriod, PayPeriodPerson, PayPoint } from '@faena/shared/schemas';
import { useId, useState } from 'react';
import { EmployeeRequests } from '@/features/time/index.ts';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { LinkedText } from '@/ui/linked-text.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { PersonLines } from '../lines/person-lines.tsx';
import { nameOf } from '../name-of.ts';
import { RateForm } from '../person/later-rate-form.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';
import { keyOf } from './carried.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { DebtLimitField } from './debt-limit-field.tsx';
import { pointInWords, rowInWords } from './point-in-words.ts';
import { RecordPointButtons } from './record-point-buttons.tsx';
import type { useCarried } from './use-carried.ts';

const texts = payPeriodTexts.review;

/** The points of one row. */
export type PointsOfRow = [PayPoint, ...PayPoint[]];

type PointLineProps = {
  points: PointsOfRow;
  person: PayPeriodPerson | undefined;
  period: PayPeriod;
  carrying: ReturnType<typeof useCarried>;
};

/** A row of the check list: a person, the hours, and the buttons that settle the points or carry them over. */
export function PointLine({ points, person, period, carrying }: PointLineProps) {
  const [point] = points;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { format } = useMoney();
  const { timezone } = period;
  const name = person ? nameOf(person) : '';
  const moment = points.length === 1 ? pointInWords(point, timezone) : '';
  const what = [name, moment].filter(Boolean).join(', ');
  const isDebt = point.kind === 'negative';
  const isMany = points.length > 1 && point.kind === 'review';
  const opener = isMany ? texts.see(points.length) : OPENERS[point.kind];
  const canOpen = person && !(point.kind === 'unpriced' && person.left);
  const carried = points.every(carrying.isCarried);
  const open = points.filter((own) => !carrying.isCarried(own));

  return (
    <li className="py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="tabular flex min-w-0 flex-wrap items-baseline gap-x-3">
            <UserText lines={1} className="font-medium">
              {name}
            </UserText>
            <span className="text-muted">
              {isDebt && person ? format(person.net) : rowInWords(points, timezone, format)}
            </span>
          </p>
          {points.length === 1 && point.reason && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-muted">
              <LinkedText>{texts.quoted(point.reason)}</LinkedText>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1">
          {carried ? (
            <>
              {isDebt && person && (
                <DebtLimitField
                  owed={-person.net}
                  onLimit={(amount) => carrying.limit(point.employeeId, amount)}
                />
              )}
              <Badge>{isDebt ? texts.carriedDebt : texts.carried}</Badge>
              <Button variant="ghost" aria-label={texts.undoOf(what)} onClick={() => carrying.undo(points)}>
                {texts.undo}
              </Button>
            </>
          ) : (
            <>
              {opener && canOpen && (
                <Button
                  aria-expanded={isOpen}
                  aria-controls={id}
                  aria-label={texts.of(opener, what)}
                  onClick={() => setOpen(!isOpen)}
                >
                  {opener}
                </Button>
              )}
              {isMany && open.length > 1 && <ConfirmAll points={open} timeZone={timezone} />}
              {point.recordId && !isMany && (
                <RecordPointButtons point={point} what={what} timeZone={timezone} />
              )}
              <Button
                variant="ghost"
                aria-label={isDebt ? texts.carryDebtOf(what) : texts.carryOf(what)}
                onClick={() => carrying.carry(points)}
              >
                {isDebt ? texts.carryDebt : texts.carry}
              </Button>
            </>
          )}
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="py-2 sm:pl-4">
        {isOpen && isMany && (
          <ul className="divide-y divide-line">
            {points.map((own) => (
              <PointLine key={keyOf(own)} points={[own]} {...{ person, period, carrying }} />
            ))}
          </ul>
        )}
        {isOpen && person && <PointPart kind={point.kind} person={person} period={period} />}
      </div>
    </li>
  );
}

/** The button label of each kind of point that opens a part. */
const OPENERS: Partial<Record<PayPoint['kind'], string>> = {
  request: texts.decide,
  unpriced: texts.setRate,
  negative: texts.seeLines,
};

type PointPartProps = { kind: PayPoint['kind']; person: PayPeriodPerson; period: PayPeriod };

/** The part below a point, in which a manager settles it. */
function PointPart({ kind, person, period }: PointPartProps) {
  const { companyId, timezone } = period;
  switch (kind) {
    case 'request':
      return (
        <EmployeeRequests
          employeeId={person._id}
          companyId={companyId}
          timeZone={timezone}
          openRequests={person.openRequests}
        />
      );
    case 'unpriced':
      return (
        <RateForm
          employeeId={person._id}
          rate={person.hourlyRate}
          people={period.people}
          timeZone={timezone}
          isShown
        />
      );
    case 'negative':
      return <PersonLines period={period} person={person} />;
    default:
      return null;
  }
}
