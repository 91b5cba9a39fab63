import { ApiError } from '@faena/shared/client';
import { useBack } from '@/lib/way-back.ts';
import { cn } from '@/ui/cn.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { Skeleton } from '@/ui/skeleton.tsx';
import { useTellGone } from '@/ui/use-tell-gone.ts';
import { Absences } from '../absence/absences.tsx';
import { Phones } from '../device/phones.tsx';
import { employeeTexts } from '../texts/employees.ts';
import { EmployeeForm } from './employee-form.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useEmployee } from './requests.ts';
import { TemporaryPassword } from './temporary-password.tsx';

const texts = employeeTexts.form;

/** The height of `EmployeeForm`, so that nothing moves when it loads. */
const FORM_HEIGHT = 'h-79';

/** Loads an employee and shows the form to edit them. */
export function EditEmployee({ companyId, id }: { companyId: string; id: string }) {
  const query = useEmployee(id);
  const back = useBack('/employees');
  const gone = query.error instanceof ApiError && [400, 403, 404].includes(query.error.status);
  const unsaved = useTellGone(gone, texts.gone);
  if (gone && !unsaved) {
    return <EmptyState title={texts.missing} action={<LinkButton to={back}>{texts.cancel}</LinkButton>} />;
  }
  return (
    <QueryState
      query={query}
      loading={texts.loading}
      skeleton={<Skeleton className={cn(FORM_HEIGHT, 'max-w-2xl rounded-card')} />}
      keepData={unsaved}
      failed={texts.loadFailed}
      safe={texts.loadSafe}
    >
      {(employee) => (
        <>
          <EmployeeForm companyId={companyId} employee={employee} />
          <PhoneLink employee={employee} />
          <Phones employeeId={employee._id} className="mt-6" />
          <Absences companyId={companyId} employeeId={employee._id} className="mt-6" />
          <TemporaryPassword employee={employee} />
        </>
      )}
    </QueryState>
  );
}
