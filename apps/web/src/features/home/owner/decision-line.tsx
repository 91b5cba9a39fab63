import type { Company, MoneyNeeded, Waiting, WaitingKind } from '@faena/shared/schemas';
import {
  Banknote,
  ChevronRight,
  CircleDollarSign,
  ClockAlert,
  Inbox,
  type LucideIcon,
  MailX,
  MessageSquareWarning,
  Smartphone,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { inCompany } from '@/lib/company-link.ts';
import { cn } from '@/ui/cn.ts';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { decisionTexts as texts } from '../texts/decisions.ts';
import { addressOf, daysSince, detailOf, headlineOf } from './decision-words.ts';

const ICONS: Readonly<Record<WaitingKind, LucideIcon>> = {
  overdue: Banknote,
  claims: MessageSquareWarning,
  requests: Inbox,
  reviews: ClockAlert,
  marks: Smartphone,
  rateless: CircleDollarSign,
  undelivered: MailX,
};
const DANGEROUS: ReadonlySet<WaitingKind> = new Set(['overdue', 'claims']);
/** The most companies beside a line before a press shows the others. */
const MOST_COMPANIES = 2;

type DecisionLineProps = {
  line: Waiting;
  at: string;
  companies: ReadonlyMap<string, Company>;
  needed: MoneyNeeded | undefined;
};

/** A kind of thing that waits. The line leads to the company that waits longest, and each company to its own (DAY-4). */
export function DecisionLine({ line, at, companies, needed }: DecisionLineProps) {
  const oldest = line.companies[0];
  const company = oldest && companies.get(oldest.companyId);
  if (!company) return null;
  const Icon = ICONS[line.kind];
  const isDangerous = DANGEROUS.has(line.kind);
  const detail = detailOf(line);
  return (
    <li className="relative grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)_1rem] items-center gap-x-3 gap-y-1 px-3 py-2 transition-colors hover:bg-hover md:grid-cols-[1.25rem_minmax(0,1fr)_auto_auto_1rem] md:py-1">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn('size-4 justify-self-center text-muted', isDangerous && 'text-danger')}
      />
      <p className="grid min-w-0 md:flex md:flex-wrap md:items-baseline md:gap-x-2.5">
        <Link
          to={inCompany(addressOf(line, oldest), company._id)}
          className={cn(
            'tabular font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2',
            isDangerous && 'text-danger',
          )}
        >
          {headlineOf(line, needed)}
        </Link>
        {detail && (
          <bdi className="min-w-0 truncate text-muted text-sm md:whitespace-normal md:wrap-anywhere">
            {detail}
          </bdi>
        )}
      </p>
      <div className="col-start-2 row-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents">
        {companies.size > 1 && <CompanyChips line={line} companies={companies} />}
        <span className="text-muted text-sm md:col-start-4 md:row-start-1 md:min-w-19 md:text-right">
          {texts.since(daysSince(line.since, { at, company }))}
        </span>
      </div>
      <ChevronRight
        aria-hidden
        strokeWidth={1.75}
        className="col-start-3 row-start-1 size-4 text-muted md:col-start-5"
      />
    </li>
  );
}

/** The companies of a line with most first; a press shows those beyond two. */
function CompanyChips({ line, companies }: Pick<DecisionLineProps, 'line' | 'companies'>) {
  const [isOpen, setOpen] = useState(false);
  const byCount = [...line.companies].sort((one, other) => other.count - one.count);
  const shown = isOpen ? byCount : byCount.slice(0, MOST_COMPANIES);
  const hidden = byCount.length - shown.length;
  return (
    <span className="relative flex flex-wrap gap-1.5 md:col-start-3 md:row-start-1 md:max-w-110 md:justify-end">
      {shown.map((waiting) => {
        const company = companies.get(waiting.companyId);
        if (!company) return null;
        return (
          <Link key={company._id} to={inCompany(addressOf(line, waiting), company._id)} className={chipClass}>
            <VisuallyHidden>{texts.inCompany(company.name, waiting.count)}</VisuallyHidden>
            <CompanyTile name={company.name} color={company.color} size="sm" />
            <bdi aria-hidden className="hidden max-w-[14ch] truncate xl:inline">
              {company.name}
            </bdi>
            <span aria-hidden className="tabular font-semibold">
              {waiting.count}
            </span>
          </Link>
        );
      })}
      {hidden > 0 && (
        <button type="button" onClick={() => setOpen(true)} className={cn(chipClass, 'px-2 text-muted')}>
          {texts.more(hidden)}
        </button>
      )}
    </span>
  );
}

const chipClass =
  'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-control border border-line bg-surface pr-2 pl-1 text-sm transition-colors hover:bg-hover';
