import { freeText, LENGTHS, MAX_EMPLOYEES } from '@faena/shared/domain';
import type { Employee } from '@faena/shared/schemas';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { reportError } from '@/lib/report.ts';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { useWayBack } from '@/lib/way-back.ts';
import { deletionTexts } from '@/texts/deletions.ts';
import { Avatar } from '@/ui/avatar.tsx';
import { Badge } from '@/ui/badge.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { useDialogs } from '@/ui/dialogs-context.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { LinkButton } from '@/ui/link-button.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { SearchInput } from '@/ui/search-input.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { employeeTexts } from '../texts/employees.ts';
import { dueTo, useDeleteEmployee } from './changes.ts';
import { EmployeeActions } from './employee-actions.tsx';
import { findPeople, SEARCHABLE_FROM } from './find-people.ts';
import { useEmployees } from './requests.ts';
import { TemporaryState } from './temporary-state.tsx';

const texts = employeeTexts.list;
const FILTER = { q: freeText(LENGTHS.searchMax) };

const columns: readonly DataColumn<Employee>[] = [
  {
    id: 'fullname',
    header: texts.columns.fullname,
    card: 'title',
    sortValue: ({ fullname }) => fullname,
    cell: ({ fullname, username, temporaryPasswordUntil }) => (
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar person={{ fullname, username }} size="sm" decorative />
        <span className="grid min-w-0 justify-items-start gap-1">
          <UserText lines={2} className="font-medium">
            {fullname}
          </UserText>
          <TemporaryState until={temporaryPasswordUntil} />
        </span>
      </span>
    ),
  },
  {
    id: 'username',
    header: texts.columns.username,
    sortValue: ({ username }) => username,
    cell: ({ username }) => username,
  },
  { id: 'email', header: texts.columns.email, sortValue: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'phone',
    header: texts.columns.phone,
    sortValue: ({ phone }) => phone,
    cell: ({ phone }) => <span className="tabular">{phone}</span>,
  },
];

/** The employees of a company with Editar and Borrar (EMPLOYEE-7). */
export function EmployeesScreen({ companyId }: { companyId: string }) {
  const { alert, confirm } = useDialogs();
  const query = useEmployees(companyId);
  const { data = [] } = query;
  const { mutate: remove } = useDeleteEmployee();
  const wayBack = useWayBack();
  const [{ q }, setFilter] = useAddressValues(FILTER);
  const wanted = useDeferredValue(q);
  const shown = useMemo(() => findPeople(data, wanted), [data, wanted]);

  async function askAndRemove({ _id, fullname, projects }: Employee): Promise<void> {
    const sure = await confirm(texts.confirmRemove, {
      danger: true,
      confirmLabel: texts.remove,
      about: fullname,
      loss: dueTo(_id).then((due) => deletionTexts.employee(projects.length, due)),
    });
    if (!sure) return;
    remove(_id, {
      onError: (refused) => {
        reportError(refused);
        void alert(texts.removeFailed);
      },
    });
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        beside={query.data && <Badge>{texts.count(shown.length, data.length)}</Badge>}
        actions={
          <LinkButton to="/employees/new" state={wayBack} variant="primary">
            {texts.add}
          </LinkButton>
        }
      />
      <NearLimit present={query.data?.length} most={MAX_EMPLOYEES} screen="es" className="mb-4" />
      {data.length >= SEARCHABLE_FROM && (
        <SearchInput
          aria-label={texts.search}
          placeholder={texts.search}
          value={q}
          onValueChange={(typed) => setFilter({ q: typed })}
          className="mb-4 max-w-80"
        />
      )}
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={columns.length} />}
      >
        {() => (
          <DataTable
            label={texts.title}
            columns={columns}
            data={shown}
            getRowId={({ _id }) => _id}
            actionsHeader={texts.actions}
            empty={
              data.length > 0 ? (
                <EmptyState title={texts.noMatch} />
              ) : (
                <EmptyState
                  icon={UserPlus}
                  title={texts.empty}
                  hint={texts.emptyHint}
                  action={<LinkButton to="/employees/new">{texts.add}</LinkButton>}
                />
              )
            }
            rowActions={(employee) => (
              <EmployeeActions
                employee={employee}
                wayBack={wayBack}
                onRemove={() => void askAndRemove(employee)}
              />
            )}
          />
        )}
      </QueryState>
    </>
  );
}
