import type { Company } from '@faena/shared/schemas';
import { format } from 'date-fns';
import { ArrowRightLeft, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useAddressValues } from '@/lib/use-address-values.ts';
import { listTexts } from '@/texts/lists.ts';
import { Badge } from '@/ui/badge.tsx';
import { CompanyTile } from '@/ui/company-tile.tsx';
import { DataTable } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { ListProgress } from '@/ui/list-progress.tsx';
import { PageHeader } from '@/ui/page-header.tsx';
import { QueryState } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';
import { TextLink } from '@/ui/text-link.tsx';
import type { DataColumn } from '@/ui/use-data-table.ts';
import { UserText } from '@/ui/user-text.tsx';
import { CompanyFilters } from './company-filters.tsx';
import { DeleteCompanyDialog } from './delete-company-dialog.tsx';
import { COMPANY_FILTER, filterCompanies } from './filter-companies.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { useAllCompanies } from './requests.ts';
import { allCompaniesTexts } from './texts/all-companies.ts';
import { companyTexts } from './texts/companies.ts';

const texts = allCompaniesTexts;

const columns: readonly DataColumn<Company>[] = [
  {
    id: 'name',
    header: texts.columns.name,
    card: 'title',
    sortValue: ({ name }) => name,
    cell: ({ name, color }) => (
      <span className="flex min-w-0 items-center gap-2">
        <CompanyTile name={name} color={color} size="sm" />
        <UserText lines={2}>{name}</UserText>
      </span>
    ),
  },
  {
    id: 'creator',
    header: texts.columns.creator,
    sortValue: ({ created_by }) => created_by,
    cell: ({ created_by }) => created_by,
  },
  {
    id: 'line',
    header: texts.columns.line,
    sortValue: ({ line_of_business }) => line_of_business || null,
    cell: ({ line_of_business }) => line_of_business || companyTexts.uncategorized,
  },
  {
    id: 'created',
    header: texts.columns.created,
    align: 'right',
    fit: true,
    sortValue: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{format(createdAt, 'dd/MM/yyyy')}</time>,
  },
];

/** Manage Companies (ADMIN-3). */
export function AllCompanies() {
  const query = useAllCompanies();
  const { items, total } = query;
  const [filter, setFilter] = useAddressValues(COMPANY_FILTER);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterCompanies(items, wanted), [items, wanted]);
  const [deleting, setDeleting] = useState<Company | null>(null);
  const [handingOver, setHandingOver] = useState<Company | null>(null);

  return (
    <>
      <PageHeader
        title={texts.title}
        beside={query.data && <Badge>{listTexts.count(shown.length, total)}</Badge>}
        actions={<TextLink to="/admin/archives">{texts.archives}</TextLink>}
      />
      <CompanyFilters filter={filter} onFilterChange={setFilter} />
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton />}
      >
        {() => (
          <>
            <DataTable
              label={texts.title}
              columns={columns}
              data={shown}
              getRowId={({ _id }) => _id}
              defaultSort={{ column: 'name', direction: 'asc' }}
              actionsHeader={texts.actions}
              rowActions={(company) => (
                <>
                  <IconButton
                    icon={ArrowRightLeft}
                    label={texts.handOver.of(company.name)}
                    onClick={() => setHandingOver(company)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={texts.remove(company.name)}
                    onClick={() => setDeleting(company)}
                  />
                </>
              )}
              empty={
                items.length > 0 ? (
                  <EmptyState title={texts.noMatch} />
                ) : (
                  <EmptyState title={texts.empty} hint={texts.emptyHint} />
                )
              }
            />
            {!query.complete && <ListProgress text={listTexts.stillLoading(items.length, total)} />}
          </>
        )}
      </QueryState>
      {handingOver && <HandOverDialog company={handingOver} onClose={() => setHandingOver(null)} />}
      {deleting && <DeleteCompanyDialog company={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
