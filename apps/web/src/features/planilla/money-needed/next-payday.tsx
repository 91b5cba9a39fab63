import type { Company, CompanyMoneyNeeded, MoneyNeeded } from '@faena/shared/schemas';
import { Link } from 'react-router-dom';
import { inCompany } from '@/lib/company-link.ts';
import { formatDates, formatDayAndMonth } from '@/lib/format-moment.ts';
import { payrollMoney } from '@/lib/money.ts';
import { cn } from '@/ui/cn.ts';
import { moneyNeededTexts } from '../texts/money-needed.ts';

const texts = moneyNeededTexts;

const footClass = 'block border-line border-t px-4 py-2 text-muted text-sm';
const rowClass = 'flex min-h-5 flex-wrap items-baseline justify-between gap-x-3';

type NextPaydayProps = {
  company: Company;
  query: { readonly data: MoneyNeeded | undefined; readonly error: Error | null };
};

/** The need of a company's next payday, at the foot of its card. It has the same height while it loads (NEED-1). */
export function NextPayday({ company, query: { data, error } }: NextPaydayProps) {
  const needed = data?.companies.find(({ companyId }) => companyId === company._id);
  if (needed) return <NeededLink company={company} needed={needed} />;
  // The answer has no companies of other owners.
  if (data) return null;
  return (
    <div className={cn(footClass, !error && 'invisible')}>
      <span className={rowClass}>
        <span>{error && texts.next}</span>
        <span>{error && '–'}</span>
      </span>
      <span className={rowClass} />
    </div>
  );
}

function NeededLink({ company, needed }: { company: Company; needed: CompanyMoneyNeeded }) {
  const { period, earlierOpen, overdue, overdueSince, earned, running, expected, totalDue, currency } =
    needed;
  const { format } = payrollMoney(currency);
  return (
    <Link
      to={inCompany('/planilla/periodo', company._id)}
      className={cn(footClass, 'transition-colors hover:bg-hover focus-visible:-outline-offset-2')}
    >
      {overdueSince && (
        <span className={rowClass}>
          <span className="text-warn">{texts.overdueSince(formatDayAndMonth(overdueSince))}</span>
          <span className="sr-only"> · </span>
          <span className="tabular ml-auto font-medium text-warn">{format(overdue)}</span>
        </span>
      )}
      {overdueSince && <span className="sr-only"> · </span>}
      <span className={rowClass}>
        <span>{texts.nextOn(formatDayAndMonth(period.payday))}</span>
        <span className="sr-only"> · </span>
        <span className="tabular ml-auto font-medium text-ink">{format(earned + running)}</span>
      </span>
      <span className="sr-only"> · </span>
      <span className={cn(rowClass, 'flex-row-reverse')}>
        <span className="tabular ml-auto">{texts.estimated(format(expected))}</span>
        {earlierOpen && (
          <>
            <span className="sr-only"> · </span>
            <span className="text-warn">{texts.earlierOpen(formatDates(earlierOpen))}</span>
          </>
        )}
      </span>
      {overdueSince && (
        <span className={rowClass}>
          <span className="sr-only"> · </span>
          <span>{texts.inAll}</span>
          <span className="sr-only"> · </span>
          <span className="tabular ml-auto font-medium text-ink">{format(totalDue)}</span>
        </span>
      )}
    </Link>
  );
}
