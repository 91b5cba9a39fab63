import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ProjectPage } from '@/features/project/index.ts';
import { employeeTexts } from '@/texts/employee-area.ts';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useProjectAccess } from './use-project-access.ts';

const texts = employeeTexts.project;

/** A project for an employee, or the alert and the way out by the access rule (PROJECT-18). */
export function EmployeeProject({ id }: { id: string }) {
  const access = useProjectAccess(id);
  const navigate = useNavigate();
  const { alert } = useDialogs();
  const left = useRef(false);
  useReturn();

  useEffect(() => {
    if (access === 'allowed' || access === 'loading' || left.current) return;
    left.current = true;
    const leave = async () => {
      if (access !== 'missing') await alert(texts[access]);
      await navigate(access === 'missing' ? '/not-found' : '/not-authorized', { replace: true });
    };
    void leave();
  }, [access, alert, navigate]);

  if (access === 'allowed') return <ProjectPage projectId={id} />;
  return (
    <Page>
      <title>{`${texts.title} · Faena`}</title>
      {access === 'loading' && (
        <Loading label={texts.loading}>
          <Skeleton className="h-7 w-64" />
          <Skeleton className="mt-3 w-96 max-w-full" />
        </Loading>
      )}
    </Page>
  );
}

/** Leads back to the screen that opened a task, once the task is closed (PHONE-13). */
function useReturn(): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const from = useRef((state as { back?: string } | null)?.back);
  const isClosed = !new URLSearchParams(search).has('task');

  useEffect(() => {
    if (isClosed && from.current) void navigate(from.current, { replace: true });
  }, [isClosed, navigate]);
}
