import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Badge } from '@/ui/badge.tsx';
import { DataTable, type DataTableProps } from '@/ui/data-table.tsx';
import { EmptyState } from '@/ui/empty-state.tsx';
import { NearLimit } from '@/ui/near-limit.tsx';
import { PageHeader, type PageHeaderProps } from '@/ui/page-header.tsx';
import { QueryState, type QueryStateProps } from '@/ui/query-state.tsx';
import { TableSkeleton } from '@/ui/table-skeleton.tsx';

type CatalogueProps<Entry extends RowData> = Pick<PageHeaderProps, 'description' | 'back' | 'actions'> &
  Required<Pick<DataTableProps<Entry>, 'columns' | 'getRowId' | 'rowActions'>> & {
    texts: {
      readonly title: string;
      readonly loading: string;
      readonly failed: string;
      readonly safe: string;
      /** The heading of the buttons of a row. */
      readonly actions: string;
      readonly empty: string;
      readonly emptyHint: string;
    };
    query: QueryStateProps<readonly Entry[]>['query'];
    /** The limit of entries; absent for a list without additions. */
    most?: number;
    /** The forms between the heading and the list. */
    children?: ReactNode;
  };

/** A catalogue of the administrator: its heading with a count, its states, and a table with buttons in each row. */
export function Catalogue<Entry extends RowData>({
  texts,
  query,
  most,
  columns,
  getRowId,
  rowActions,
  children,
  ...header
}: CatalogueProps<Entry>) {
  return (
    <>
      <PageHeader
        {...header}
        title={texts.title}
        beside={query.data && <Badge>{String(query.data.length)}</Badge>}
      />
      {most && <NearLimit present={query.data?.length} most={most} screen="es" className="mb-4" />}
      {children}
      <QueryState
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        safe={texts.safe}
        skeleton={<TableSkeleton columns={columns.length} />}
      >
        {(entries) => (
          <DataTable
            label={texts.title}
            columns={columns}
            data={entries}
            getRowId={getRowId}
            actionsHeader={texts.actions}
            empty={<EmptyState title={texts.empty} hint={texts.emptyHint} />}
            rowActions={rowActions}
          />
        )}
      </QueryState>
    </>
  );
}
