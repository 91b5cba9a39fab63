import type { RowData } from '@tanstack/react-table';
import { type Range, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { drawnRows } from './drawn-rows.ts';
import type { RowSelection } from './row-selection.ts';
import { SpacerRow } from './spacer-row.tsx';
import type { DataColumn, DataTableModel } from './use-data-table.ts';
import { usePrinting } from './use-printing.ts';

/** With more rows than this, only the visible rows are drawn. */
const VIRTUAL_ABOVE = 100;
const ROW_PX = 36;

export type DataTableViewProps<Data extends RowData> = {
  label: string;
  table: DataTableModel<Data>;
  columns: readonly DataColumn<Data>[];
  rowActions?: (row: Data) => ReactNode;
  actionsHeader: string;
  selection?: RowSelection<Data>;
};

/** The table of `DataTable`, where there is room for one. It scrolls within itself once it is taller than the window. */
export function DataTableGrid<Data extends RowData>({
  label,
  table,
  columns,
  rowActions,
  actionsHeader,
  selection,
}: DataTableViewProps<Data>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const printing = usePrinting();
  const virtual = rows.length > VIRTUAL_ABOVE && !printing;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    rangeExtractor: useCallback((range: Range) => drawnRows(range, scroller.current, ids), [ids]),
  });
  const items = virtual
    ? virtualizer.getVirtualItems()
    : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const width = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);

  return (
    // Positioned, so that positioned content of its cells scrolls with them and does not widen the page.
    <div
      ref={scroller}
      className="relative max-h-[max(20rem,calc(100dvh-8rem))] overflow-auto rounded-card border border-line bg-surface"
    >
      <table
        aria-label={label}
        {...(virtual && { 'aria-rowcount': rows.length + 1 })}
        className="w-full border-separate border-spacing-0"
      >
        <DataTableHead
          table={table}
          columns={columns}
          actionsHeader={rowActions ? actionsHeader : null}
          {...(selection && { selection })}
        />
        <tbody>
          {items.map(({ index, start }, position) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <Fragment key={row.id}>
                <SpacerRow height={start - (items[position - 1]?.end ?? 0)} columns={width} />
                <DataTableRow
                  id={row.id}
                  data={row.original}
                  columns={columns}
                  rowActions={rowActions}
                  {...(selection && { selection })}
                  {...(virtual && { index, ref: virtualizer.measureElement })}
                />
              </Fragment>
            );
          })}
          <SpacerRow height={below} columns={width} />
        </tbody>
      </table>
    </div>
  );
}
