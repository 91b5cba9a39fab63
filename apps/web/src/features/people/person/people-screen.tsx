import type { Person } from '@faena/shared/schemas';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { listTexts } from '@/texts/lists.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { ListProgress } from '@/ui/list-progress.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { peopleTexts } from '../texts/people.ts';
import { AssignCompanyDialog } from './assign-company-dialog.tsx';
import { filterPeople, PEOPLE_FILTER } from './filter-people.ts';
import { PeopleFilters } from './people-filters.tsx';
import { personColumns } from './person-columns.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { PersonRowActions } from './person-row-actions.tsx';
import { usePeople } from './requests.ts';

const texts = peopleTexts;

/** Manage Users (ADMIN-4). */
export function PeopleScreen() {
  const query = usePeople();
  const { items, total } = query;
  const [filter, setFilter] = useAddressValues(PEOPLE_FILTER);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterPeople(items, wanted), [items, wanted]);
  const [editing, setEditing] = useState<Person | 'new' | null>(null);
  const [assigning, setAssigning] = useState<Person | null>(null);

  return (
    <>
      <PageHeader
        title={texts.title}
        beside={query.data && <Badge>{listTexts.count(shown.length, total)}</Badge>}
        actions={
          <Button variant="primary" onClick={() => setEditing('new')}>
            <Plus aria-hidden strokeWidth={1.75} />
            {texts.add}
          </Button>
        }
      />
      <PeopleFilters filter={filter} onFilterChange={setFilter} />
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={6} />}
      >
        {() => (
          <>
            <DataTable
              label={texts.title}
              columns={personColumns}
              data={shown}
              getRowId={({ _id }) => _id}
              defaultSort={{ column: 'name', direction: 'asc' }}
              actionsHeader={texts.actions}
              rowActions={(person) => (
                <PersonRowActions
                  person={person}
                  onEdit={() => setEditing(person)}
                  onAssign={() => setAssigning(person)}
                />
              )}
              empty={
                items.length > 0 ? (
                  <EmptyState title={texts.noMatch} hint={texts.noMatchHint} />
                ) : (
                  <EmptyState title={texts.empty} />
                )
              }
            />
            {!query.complete && <ListProgress text={listTexts.stillLoading(items.length, total)} />}
          </>
        )}
      </QueryState>
      {editing && (
        <PersonDialog person={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {assigning && <AssignCompanyDialog person={assigning} onClose={() => setAssigning(null)} />}
    </>
  );
}
