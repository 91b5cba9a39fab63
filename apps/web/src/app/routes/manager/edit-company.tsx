import { ApiError } from '@faena/shared/client';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom';
import {
  CompanyForm,
  companyFormTexts,
  linesOfBusiness,
  oneCompany,
  useCompany,
  useUpdateCompany,
} from '@/features/company/index.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { useBack } from '@/lib/way-back.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { quietFailure } from '@/ui/quiet-failure.ts';
import { Skeleton } from '@/ui/skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import { useTellGone } from '@/ui/use-tell-gone.ts';
import { managerTexts } from '../../texts/manager.ts';

const texts = companyFormTexts;

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  prefetch(oneCompany(id));
  prefetch(linesOfBusiness);
  return null;
}

/** /edit-company/{id} (COMPANY-4). */
export function Component() {
  const { id = '' } = useParams();
  const back = useBack('/company');
  return (
    <Page>
      <PageHeader title={texts.edit} back={<TextLink to={back}>{texts.back}</TextLink>} />
      <EditCompany key={id} id={id} />
    </Page>
  );
}

function EditCompany({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useCompany(id);
  const { error } = query;
  const { mutate, isPending } = useUpdateCompany(id);

  const gone = error instanceof ApiError && error.status < 500;
  const unsaved = useTellGone(gone, managerTexts.frame.companyGone);
  if (gone && !unsaved) return <EmptyState title={texts.missing} />;
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className="h-96 max-w-2xl rounded-card" />}
      // The list's data may be old: only the present state is edited.
      waiting={query.isPlaceholderData}
      keepData={unsaved}
      failed={texts.loadFailed}
      safe={texts.loadSafe}
    >
      {(company) => (
        <CompanyForm
          company={company}
          submitLabel={texts.save}
          saving={isPending}
          onSaved={() => navigate('/home')}
          onSave={(changed, { onRefused, onSuccess }) =>
            mutate(changed, {
              onSuccess,
              onError: (error) => {
                onRefused(error);
                quietFailure(texts.updateFailed)(error);
              },
            })
          }
        />
      )}
    </QueryState>
  );
}
