import { Building2, CreditCard, type LucideIcon, Tags, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useCompanyCount, useLinesOfBusiness } from '@/features/company/index.ts';
import { usePersonCount, usePlans } from '@/features/people/index.ts';
import { QueryNote, type QueryNoteProps } from '@/ui/query-note.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { DeadLetters } from './dead-letter/dead-letters.tsx';
import { FirstSteps } from './first-steps.tsx';
import { adminTexts } from './texts/admin.ts';

const { panel, dashboard } = adminTexts;

/** The administrator's four catalogues with their counts, and the first steps of a new installation. */
export function AdminDashboard() {
  const companies = useCompanyCount();
  const people = usePersonCount();
  const lines = useLinesOfBusiness();
  const plans = usePlans();
  return (
    <>
      <DeadLetters />
      <FirstSteps lines={lines.data?.length} people={people.data} companies={companies.data} />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Section
          to="/admin/companies"
          icon={Building2}
          title={panel.companies}
          text={dashboard.cards.companies}
          query={companies}
          count={companies.data}
        />
        <Section
          to="/admin/line-of-business"
          icon={Tags}
          title={panel.linesOfBusiness}
          text={dashboard.cards.linesOfBusiness}
          query={lines}
          count={lines.data?.length}
        />
        <Section
          to="/admin/subscriptions"
          icon={CreditCard}
          title={panel.plans}
          text={dashboard.cards.plans}
          query={plans}
          count={plans.data?.length}
        />
        <Section
          to="/admin/users"
          icon={Users}
          title={panel.people}
          text={dashboard.cards.people}
          query={people}
          count={people.data}
        />
      </ul>
    </>
  );
}

type SectionProps = {
  to: string;
  icon: LucideIcon;
  title: string;
  text: string;
  query: QueryNoteProps['query'];
  /** Undefined while it loads, or after a failure. */
  count: number | undefined;
};

function Section({ to, icon: Icon, title, text, query, count }: SectionProps) {
  return (
    <li className="flex flex-col gap-2">
      <Link
        to={to}
        className="flex flex-1 flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
      >
        <span className="flex items-center gap-2 text-muted">
          <Icon aria-hidden strokeWidth={1.75} className="size-4" />
          {title}
        </span>
        <span className="tabular my-3 h-8 font-semibold text-2xl">
          {count ?? (query.error ? '—' : <Skeleton className="h-8 w-12" />)}
        </span>
        <span className="text-muted">{text}</span>
      </Link>
      <QueryNote query={query} failed={dashboard.countFailed} />
    </li>
  );
}
