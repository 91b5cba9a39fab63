import type { Company, OwnerDay } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CompanyCards, companyTexts, myCompanies, useMyCompanies } from '@/features/company/index.ts';
import {
  CompanyPeople,
  Decisions,
  ownerDay,
  PeopleLine,
  peopleOf,
  useOwnerDay,
} from '@/features/home/index.ts';
import { moneyNeededTexts, NextPayday, NextPaydays, useMoneyNeeded } from '@/features/planilla/index.ts';
import { memberProjects, ReceivedInvitations, SharedProjects } from '@/features/project/index.ts';
import { ALL, inCompany } from '@/lib/company-link.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { readPerson } from '@/lib/session.ts';
import { useStored } from '@/lib/storage.ts';
import { LinkButton } from '@/ui/link-button.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryNote } from '@/ui/query-note.tsx';

const texts = companyTexts.home;

export function loader() {
  prefetch(myCompanies);
  prefetch(ownerDay);
  prefetch(memberProjects);
  return null;
}

/** /home: what waits for a decision (DAY-1), the next paydays (NEED-1), and one card per company (COMPANY-16). */
export function Component() {
  useStored('user');
  const { data: companies = [], isSuccess } = useMyCompanies();
  const needed = useMoneyNeeded({ enabled: companies.length > 0 });
  const day = useOwnerDay();
  const several = companies.length > 1;
  const isEmpty = isSuccess && companies.length === 0;
  return (
    <Page>
      <PageHeader
        title={texts.title(readPerson()?.fullname ?? '')}
        description={isEmpty ? null : <People companies={companies} day={day.data} />}
      />
      <ReceivedInvitations className="mb-6" />
      {!isEmpty && <Decisions companies={companies} query={day} needed={needed.data} />}
      {several && <NextPaydays companies={companies} query={needed} />}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="font-semibold text-lg">{texts.companies}</h2>
          {companies.length > 0 && <span className="tabular text-muted">{companies.length}</span>}
          {!isEmpty && <p className="text-muted text-sm">{texts.lead}</p>}
        </div>
        <LinkButton to="/add-company">
          <Plus aria-hidden strokeWidth={1.75} />
          {texts.register}
        </LinkButton>
      </div>
      <CompanyCards
        footOf={(company) => (
          <>
            <CompanyPeople company={company} day={day.data} />
            <NextPayday company={company} query={needed} />
          </>
        )}
      />
      {!several && <QueryNote query={needed} failed={moneyNeededTexts.failed} className="mt-3" />}
      <SharedProjects />
    </Page>
  );
}

/** The people of all companies. It leads to their day, and each card to that of its company (DAY-11). */
function People({ companies, day }: { companies: readonly Company[]; day: OwnerDay | undefined }) {
  const [company] = companies;
  if (!day || !company) return '\u00a0';
  return (
    <Link to={inCompany('/hoy', companies.length > 1 ? ALL : company._id)} className="hover:underline">
      <PeopleLine people={peopleOf(day.companies)} />
    </Link>
  );
}
