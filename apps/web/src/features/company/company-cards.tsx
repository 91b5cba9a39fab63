import { companyTexts } from '@/texts/companies.ts';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { CompanyCard } from './company-card.tsx';
import { NoCompanies } from './no-companies.tsx';
import { useMyCompanies } from './requests.ts';

const texts = companyTexts.home;
const gridClass = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

/** One card per company of the signed-in manager (COMPANY-6). */
export function CompanyCards() {
  return (
    <div className="@container">
      <QueryState
        query={useMyCompanies()}
        loading={texts.loading}
        skeleton={
          <div className={gridClass}>
            {['one', 'two', 'three'].map((key) => (
              <Skeleton key={key} className="h-20 rounded-card" />
            ))}
          </div>
        }
        failed={texts.failed}
        safe={texts.safe}
        empty={<NoCompanies />}
      >
        {(companies) => (
          <ul className={gridClass}>
            {companies.map((company) => (
              <li key={company._id} className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
                <CompanyCard company={company} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}
