import type { PayPeriod, Run } from '@faena/shared/schemas';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useMoney } from '@/lib/money.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { paymentTexts } from '../texts/payments.ts';
import { PayDialog } from './pay-dialog.tsx';
import { hasSlip, pendingOf } from './pending-of.ts';

/** A run's paid and pending amounts, with 'Marcar pagado' while anything is pending (PAYMENT-3). */
export function PeriodPayments({ period }: { period: PayPeriod }) {
  /** The run in the payment window, kept when another tab has paid or reopened it. */
  const [paying, setPaying] = useState<Run | null>(null);
  const { run, people } = period;
  return (
    <>
      {run && <RunPayments run={run} onPay={() => setPaying(run)} />}
      {paying && (
        <PayDialog
          run={paying}
          today={period.today}
          people={people.filter(hasSlip)}
          onClose={() => setPaying(null)}
        />
      )}
    </>
  );
}

function RunPayments({ run, onPay }: { run: Run; onPay: () => void }) {
  const { format } = useMoney();
  const pending = pendingOf(run);
  return (
    <>
      <p className="tabular order-first mr-auto flex max-sm:col-span-2 max-lg:basis-full flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {pending === 0 && run.net > 0 && <Badge tone="ok">{paymentTexts.states.paid}</Badge>}
        {pending > 0 && (
          <>
            <span>
              <span className="text-muted">{paymentTexts.paid}</span>{' '}
              <span className="font-medium">{format(run.paid)}</span>
            </span>
            <span>
              <span className="text-muted">{paymentTexts.pending}</span>{' '}
              <span className="font-medium">{format(pending)}</span>
            </span>
          </>
        )}
      </p>
      {pending > 0 && (
        <Button variant="primary" className="max-sm:col-span-2 max-sm:justify-self-stretch" onClick={onPay}>
          <Banknote aria-hidden strokeWidth={1.75} />
          {paymentTexts.mark}
        </Button>
      )}
    </>
  );
}
