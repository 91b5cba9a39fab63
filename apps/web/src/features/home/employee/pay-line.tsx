import { calendarDateOf } from '@faena/shared/domain';
import type { Home } from '@faena/shared/schemas';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatHoursAndMinutes, Unsettled } from '@/features/time/index.ts';
import { useMoney } from '@/lib/money.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { firstScreenTexts as texts } from '../texts/first-screen.ts';
import { paydayInWords } from './payday-in-words.ts';

type PayLineProps = Pick<Home, 'pay'> & {
  period: NonNullable<Home['calendar']>['current'];
  timeZone: string;
  /** The lock of an own device hides it; the planilla asks for the PIN (PIN-1). */
  isClosed: boolean;
};

/** The pay of the period so far, gross and approximate net, and its payday. It leads to the planilla (PHONE-9). */
export function PayLine({ pay, period: { payday }, timeZone, isClosed }: PayLineProps) {
  const today = calendarDateOf(new Date(serverNow()), timeZone);
  const hours = pay && pay.ms > 0 && texts.hours(formatHoursAndMinutes(pay.ms));
  return (
    <Link
      to="/employee/time-tracker"
      className="-mx-2 flex min-h-11 items-center gap-x-2 rounded-control px-2 py-1 hover:bg-hover"
    >
      <span className="sr-only">{texts.pay}: </span>
      <span className="tabular min-w-0 flex-1">
        <span className="block font-semibold text-lg">
          {pay ? <Earned pay={pay} /> : isClosed ? texts.payWithPin : texts.payLater}
        </span>
        <span className="block text-muted">
          {[paydayInWords(payday, today), hours].filter(Boolean).join(' · ')}
        </span>
        {pay && <Unsettled of={pay} />}
      </span>
      <ChevronRight aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
    </Link>
  );
}

/** The earnings; hours without a rate make no sum (PAY-61). */
function Earned({ pay: { ms, gross, net, unpricedHours } }: { pay: NonNullable<Home['pay']> }) {
  const { format } = useMoney();
  if (gross === 0 && ms > 0 && unpricedHours > 0) return texts.open;
  const short = (amount: number) => format(amount).replace(/\.00$/, '');
  return (
    <>
      {/* The line breaks only between the amounts. */}
      <span className="whitespace-nowrap">{texts.earned(short(gross))} ·</span>{' '}
      <span className="whitespace-nowrap">{texts.inHand(short(Math.floor(net)))}</span>
    </>
  );
}
