import type { Company, OwnerDay } from '@faena/shared/schemas';
import { Link } from 'react-router-dom';
import { inCompany } from '@/lib/company-link.ts';
import { PeopleLine } from './people-line.tsx';

type CompanyPeopleProps = { company: Company; day: OwnerDay | undefined };

const lineClass = 'block border-line border-t px-4 py-2 text-muted text-sm';

/** The people of a company at work, above the foot of its card; it leads to their day (DAY-11). It keeps its height while it loads. */
export function CompanyPeople({ company, day }: CompanyPeopleProps) {
  const own = day?.companies.find(({ companyId }) => companyId === company._id);
  if (!own) return <div className={`${lineClass} min-h-9`} />;
  return (
    <Link
      to={inCompany('/hoy', company._id)}
      className={`${lineClass} transition-colors hover:bg-hover focus-visible:-outline-offset-2`}
    >
      <PeopleLine people={own} />
    </Link>
  );
}
