import { memo, type ReactNode, type Ref } from 'react';
import { CellContent } from './cell-content.tsx';
import { cn } from './cn.ts';
import type { RowSelection } from './row-selection.ts';
import { SelectRow } from './select-row.tsx';
import { stickyEdgeClass } from './sticky-edge-class.ts';
import type { DataColumn } from './use-data-table.ts';
import { ROW_ATTRIBUTE } from './use-keep-row-focus.ts';

type DataTableRowProps<Data> = {
  id: string;
  data: Data;
  columns: readonly DataColumn<Data>[];
  rowActions: ((row: Data) => ReactNode) | undefined;
  selection?: RowSelection<Data>;
  /** The index in the data; set together with `ref` if only the visible rows are drawn. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

function Row<Data>({ id, data, columns, rowActions, selection, index, ref }: DataTableRowProps<Data>) {
  return (
    <tr
      {...(index !== undefined && { 'data-index': index, 'aria-rowindex': index + 2 })}
      {...{ [ROW_ATTRIBUTE]: id }}
      ref={ref}
      className="group/row h-row hover:bg-hover"
    >
      {selection && (
        <td className="border-line border-b py-1 pl-3 group-last/row:border-b-0 @max-[64rem]:pl-2">
          <SelectRow id={id} data={data} selection={selection} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cn(
            'border-line border-b px-3 py-1 group-last/row:border-b-0 @max-[64rem]:px-2',
            // Keeps the content from widening its column, which the head and the other rows share.
            column.fit ? 'whitespace-nowrap' : 'wrap-anywhere max-w-0',
            column.align === 'right' && 'tabular text-right',
          )}
        >
          <CellContent>{column.cell(data)}</CellContent>
        </td>
      ))}
      {rowActions && (
        <td
          className={cn(
            'sticky right-0 whitespace-nowrap border-line border-b bg-surface px-2 text-right group-last/row:border-b-0 group-hover/row:bg-hover',
            stickyEdgeClass,
            'before:to-surface group-hover/row:before:to-hover',
          )}
        >
          {/* Muted until the pointer or the keyboard is in the row. */}
          <span className="not-group-focus-within/row:not-group-hover/row:*:text-muted inline-flex justify-end gap-1">
            {rowActions(data)}
          </span>
        </td>
      )}
    </tr>
  );
}

/** A row of a `DataTable`. While somebody scrolls, only rows that come into sight render. */
export const DataTableRow = memo(Row) as typeof Row;
