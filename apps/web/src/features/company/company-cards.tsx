import { useReport } from '@/lib/use-report.ts';
import { companyTexts } from '@/texts/companies.ts';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { CompanyCard } from './company-card.tsx';
import { NoCompanies } from './no-companies.tsx';
import { useMyCompanies } from './requests.ts';

const texts = companyTexts.home;
const gridClass = 'grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-3';

/** One card per company of the signed-in manager (COMPANY-6). */
export function CompanyCards() {
  const { data, error, isPending, refetch, isFetching } = useMyCompanies();
  useReport(error);
  if (isPending) {
    return (
      <Loading label={texts.loading}>
        <div className="@container">
          <div className={gridClass}>
            {['one', 'two', 'three'].map((key) => (
              <Skeleton key={key} className="h-20 rounded-card" />
            ))}
          </div>
        </div>
      </Loading>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={texts.failed}
        safe={texts.safe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) return <NoCompanies />;
  return (
    <div className="@container">
      <ul className={gridClass}>
        {data.map((company) => (
          <li key={company._id} className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
    </div>
  );
}
