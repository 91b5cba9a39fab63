import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { cn } from './cn.ts';
import type { DataColumn, DataTableModel } from './use-data-table.ts';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

type ColumnHeadProps<Data extends RowData> = {
  table: DataTableModel<Data>;
  column: Pick<DataColumn<Data>, 'id' | 'header' | 'align'>;
  className: string;
  style?: CSSProperties;
  /** The tab index of the sort button, or of the cell where the column does not sort. */
  tabIndex?: number;
  /** Cuts a long name, in a column of fixed width. */
  truncate?: boolean;
  children?: ReactNode;
};

/** The head of a column: a button if the column sorts, `aria-sort` if the table is sorted by it. */
export function ColumnHead<Data extends RowData>({
  table,
  column: { id, header, align },
  className,
  style,
  tabIndex,
  truncate = false,
  children,
}: ColumnHeadProps<Data>) {
  const model = table.getColumn(id);
  const sorted = model?.getIsSorted() ?? false;
  const sortable = model?.getCanSort() ?? false;
  const right = align === 'right';
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...(!sortable && { tabIndex })}
      {...(sorted && { 'aria-sort': ARIA_SORT[sorted] })}
      style={style}
      className={cn(className, right && 'text-right')}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={tabIndex}
          onClick={() => model?.toggleSorting(sorted === 'asc')}
          className={cn(
            'group/sort inline-flex min-h-6 items-center gap-1 rounded-control align-middle font-medium hover:text-ink',
            truncate && 'max-w-full',
            right && 'flex-row-reverse',
            sorted && 'text-ink',
          )}
        >
          {truncate ? <span className="truncate">{header}</span> : header}
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={cn(
              'size-3.5 shrink-0',
              !sorted && 'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100',
            )}
          />
        </button>
      ) : (
        header
      )}
      {children}
    </th>
  );
}
