import { Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router-dom';
import { companyFormTexts, oneCompany, useCompany } from '@/features/company/index.ts';
import {
  DashboardEmployees,
  DashboardProjects,
  dashboardTexts,
  useFollowActiveCompany,
} from '@/features/home/index.ts';
import { employeesOf } from '@/features/people/index.ts';
import { CreateProjectDialog, projectsOf } from '@/features/project/index.ts';
import { storeActiveCompany } from '@/lib/active-company.ts';
import { ApiError } from '@/lib/client.ts';
import { prefetch } from '@/lib/prefetch.ts';
import { useHasUnsaved } from '@/lib/unsaved.ts';
import { Button } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ErrorState } from '@/ui/error-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { Page } from '@/ui/page.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { managerTexts } from '../../texts/manager.ts';

const texts = dashboardTexts;

export function loader({ params: { id = '' } }: LoaderFunctionArgs) {
  prefetch(oneCompany(id));
  prefetch(projectsOf(id));
  prefetch(employeesOf(id));
  return null;
}

/** /company/{id}: opens a company, which makes it the active one (COMPANY-12). */
export function Component() {
  const { id = '' } = useParams();
  return (
    <Page>
      <CompanyDashboard key={id} id={id} />
    </Page>
  );
}

function CompanyDashboard({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data: company, error, refetch, isFetching } = useCompany(id);
  const [creating, setCreating] = useState(false);

  useEffect(() => {
    if (company) storeActiveCompany(company);
  }, [company]);
  const follow = useCallback(
    (active: string) => navigate(`/company/${active}`, { replace: true }),
    [navigate],
  );
  useFollowActiveCompany(company ? id : null, follow);

  const unsaved = useHasUnsaved();
  if (error instanceof ApiError && error.status < 500 && !unsaved) {
    return (
      <EmptyState
        title={companyFormTexts.missing}
        action={<LinkButton to="/home">{managerTexts.frame.returnHome}</LinkButton>}
      />
    );
  }
  if (error && !unsaved) {
    return (
      <ErrorState
        title={companyFormTexts.loadFailed}
        safe={companyFormTexts.loadSafe}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <PageHeader
        title={texts.welcome(company?.name ?? '…')}
        actions={
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.createProject}
          </Button>
        }
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <DashboardProjects companyId={id} />
        <DashboardEmployees companyId={id} />
      </div>
      {creating && <CreateProjectDialog companyId={id} onClose={() => setCreating(false)} />}
    </>
  );
}
