import { ApiError } from '@faena/shared/client';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom';
import { CompanyForm, oneCompany, useCompany, useUpdateCompany } from '@/features/company/index.ts';
import { linesOfBusiness } from '@/features/line-of-business/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { reportError } from '@/lib/report.ts';
import { companyTexts } from '@/texts/companies.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { toast } from '@/ui/toast.ts';

const texts = companyTexts.form;

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  prefetch(oneCompany(id));
  prefetch(linesOfBusiness);
  return null;
}

/** /edit-company/{id} (COMPANY-10). */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Page>
      <PageHeader title={texts.edit} back={<TextLink to="/company">{texts.back}</TextLink>} />
      <EditCompany key={id} id={id} />
    </Page>
  );
}

function EditCompany({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, error, refetch, isFetching, isPlaceholderData } = useCompany(id);
  const { mutateAsync } = useUpdateCompany(id);

  if (error instanceof ApiError && error.status < 500) return <EmptyState title={texts.missing} />;
  if (error) {
    return (
      <ErrorState
        title={texts.loadFailed}
        safe={texts.loadSafe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  // What the list knew may be old: nobody edits anything but the present state.
  if (!data || isPlaceholderData) {
    return (
      <Loading label={texts.loading}>
        <Skeleton className="h-96 max-w-2xl rounded-card" />
      </Loading>
    );
  }
  return (
    <CompanyForm
      company={data}
      submitLabel={texts.save}
      onSave={async (company) => {
        await mutateAsync(company);
        navigate('/home');
      }}
      onFailure={(failure) => {
        reportError(failure);
        toast.error(texts.updateFailed);
      }}
    />
  );
}
