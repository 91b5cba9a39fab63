import type { Company } from '@faena/shared/schemas';
import type { ReactNode } from 'react';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useSteps } from '@/ui/use-steps.tsx';
import { CompanyCard } from './company-card.tsx';
import { NoCompanies } from './no-companies.tsx';
import { useMyCompanies } from './requests.ts';
import { companyTexts } from './texts/companies.ts';

const texts = companyTexts.home;
/** The number of cards that are drawn at once. */
const STEP = 60;
const gridClass = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

type FootOf = (company: Company) => ReactNode;

/** A card for each company of the signed-in manager, with the given foot (COMPANY-16). */
export function CompanyCards({ footOf }: { footOf: FootOf }) {
  return (
    <div className="@container">
      <QueryState
        query={useMyCompanies()}
        loading={texts.loading}
        skeleton={
          <div className={gridClass}>
            {['one', 'two', 'three'].map((key) => (
              <Skeleton key={key} className="h-35 rounded-card" />
            ))}
          </div>
        }
        failed={texts.failed}
        safe={texts.safe}
        empty={<NoCompanies />}
      >
        {(companies) => <Cards companies={companies} footOf={footOf} />}
      </QueryState>
    </div>
  );
}

function Cards({ companies, footOf }: { companies: readonly Company[]; footOf: FootOf }) {
  const { shown, more } = useSteps(companies, STEP, 'companies-shown');
  return (
    <>
      <ul className={gridClass}>
        {shown.map((company) => (
          <li key={company._id}>
            <CompanyCard company={company} foot={footOf(company)} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
