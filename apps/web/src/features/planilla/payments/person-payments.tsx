import type { Payment, PayPeriod, PayPeriodPerson, Run } from '@faena/shared/schemas';
import { useId, useState } from 'react';
import { formatCalendarDate } from '@/lib/format-moment.ts';
import { useMoney } from '@/lib/money.ts';
import { Button } from '@/ui/button.tsx';
import { cn } from '@/ui/cn.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { UserText } from '@/ui/user-text.tsx';
import { nameOf } from '../name-of.ts';
import { paymentTexts } from '../texts/payments.ts';
import { PayDialog } from './pay-dialog.tsx';
import { hasSlip, type PaidPerson, pendingOf } from './pending-of.ts';
import { RemovePaymentDialog } from './remove-payment-dialog.tsx';
import { usePayments } from './requests.ts';

const texts = paymentTexts.list;

type PersonPaymentsProps = { period: PayPeriod; person: PayPeriodPerson };

/** A person's paid and pending amounts in a closed period; nothing in an open one (PAYMENT-3). */
export function PersonPayments({ period: { run, today }, person }: PersonPaymentsProps) {
  /** The run in the payment window, kept when another tab has reopened it. */
  const [paying, setPaying] = useState<Run | null>(null);
  const slips = [person].filter(hasSlip);
  return (
    <>
      {run &&
        slips.map((paid) => (
          <PaymentsOf key={paid.slipId} run={run} person={paid} onPay={() => setPaying(run)} />
        ))}
      {paying && <PayDialog run={paying} today={today} people={slips} onClose={() => setPaying(null)} />}
    </>
  );
}

type PaymentsOfProps = { run: Run; person: PaidPerson; onPay: () => void };

function PaymentsOf({ run, person, onPay }: PaymentsOfProps) {
  const { format } = useMoney();
  const id = useId();
  const pending = pendingOf(person);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h4 id={id} className="font-medium">
          {texts.title}
        </h4>
        <span className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {pending > 0 && (
            <>
              <span className="text-muted">
                {paymentTexts.pending} <span className="font-medium text-ink">{format(pending)}</span>
              </span>
              <Button aria-label={paymentTexts.markOf(nameOf(person))} onClick={onPay}>
                {paymentTexts.mark}
              </Button>
            </>
          )}
        </span>
      </div>
      <PaymentList runId={run._id} employeeId={person._id} />
    </section>
  );
}

function PaymentList(owner: { runId: string; employeeId: string }) {
  const [removing, setRemoving] = useState<Payment | null>(null);
  const query = usePayments(owner);
  const isGone = query.data?.some(({ _id, removed }) => _id === removing?._id && removed !== null);
  return (
    <>
      <QueryState
        query={query}
        loading={texts.loading}
        skeleton={<Skeleton className="h-10 rounded-card" />}
        failed={texts.failed}
        safe={texts.safe}
        keepData
        empty={<p className="text-muted">{texts.none}</p>}
      >
        {(payments) => (
          <ul
            aria-label={texts.title}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {payments.map((payment) => (
              <PaymentLine key={payment._id} payment={payment} onRemove={() => setRemoving(payment)} />
            ))}
          </ul>
        )}
      </QueryState>
      {removing && (
        <RemovePaymentDialog payment={removing} isGone={isGone} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}

type PaymentLineProps = { payment: Payment; onRemove: () => void };

function PaymentLine({ payment, onRemove }: PaymentLineProps) {
  const { format } = useMoney();
  const { amount, date, method, reference, by, removed } = payment;
  const when = texts.line(formatCalendarDate(date), paymentTexts.pay.methods[method]);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
      <span className="min-w-0 flex-1">
        <span className={cn('tabular', removed && 'text-muted line-through')}>{when}</span>
        {reference && <UserText lines={1}>{reference}</UserText>}
        <UserText lines={2} className="text-muted text-sm">
          {removed ? texts.removed(removed.by.fullname, removed.reason) : texts.by(by.fullname)}
        </UserText>
      </span>
      <span className={cn('tabular whitespace-nowrap font-medium', removed && 'text-muted line-through')}>
        {format(amount)}
      </span>
      {!removed && (
        <Button variant="ghost" aria-label={texts.removeOf(`${when}, ${format(amount)}`)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  );
}
