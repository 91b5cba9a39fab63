import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { cn } from './cn.ts';
import { DataTableHead } from './data-table-head.tsx';
import type { DataColumn, DataTableModel } from './use-data-table.ts';

/** From here on only the rows in sight are drawn. */
const VIRTUAL_FROM = 100;
const ROW_PX = 36;

export type DataTableViewProps<Data extends RowData> = {
  label: string;
  table: DataTableModel<Data>;
  columns: readonly DataColumn<Data>[];
  rowActions?: (row: Data) => ReactNode;
  actionsHeader: string;
};

/** The table of `DataTable`, from 640 px up. It scrolls within itself once it is taller than the window. */
export function DataTableGrid<Data extends RowData>({
  label,
  table,
  columns,
  rowActions,
  actionsHeader,
}: DataTableViewProps<Data>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtual = rows.length > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
  });
  const items = virtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const above = virtual ? (items[0]?.start ?? 0) : 0;
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (rowActions ? 1 : 0);

  return (
    <div
      ref={scroller}
      className="max-h-[max(20rem,calc(100dvh-8rem))] overflow-auto rounded-card border border-line bg-surface"
    >
      <table
        aria-label={label}
        {...(virtual && { 'aria-rowcount': rows.length + 1 })}
        className="w-full border-separate border-spacing-0"
      >
        <DataTableHead table={table} columns={columns} actionsHeader={rowActions ? actionsHeader : null} />
        <tbody>
          <Spacer height={above} columns={width} />
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <tr
                key={row.id}
                data-index={index}
                ref={virtual ? virtualizer.measureElement : null}
                {...(virtual && { 'aria-rowindex': index + 2 })}
                className="group/row h-row hover:bg-hover"
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    className={cn(
                      'border-line border-b px-3 py-1 group-last/row:border-b-0',
                      column.align === 'right' && 'tabular text-right',
                    )}
                  >
                    {column.cell(row.original)}
                  </td>
                ))}
                {rowActions && (
                  <td className="sticky right-0 whitespace-nowrap border-line border-b bg-surface px-2 text-right group-last/row:border-b-0 group-hover/row:bg-hover">
                    <span
                      className={cn(
                        'inline-flex justify-end gap-1 opacity-0 transition-opacity',
                        'focus-within:opacity-100 group-focus-within/row:opacity-100',
                        'group-hover/row:opacity-100 pointer-coarse:opacity-100',
                      )}
                    >
                      {rowActions(row.original)}
                    </span>
                  </td>
                )}
              </tr>
            );
          })}
          <Spacer height={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}

/** Holds the room of the rows that aren't drawn. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
