import type { RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '@/texts/ui.ts';
import { CellContent } from './cell-content.tsx';
import type { DataTableViewProps } from './data-table-grid.tsx';
import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectRow } from './select-row.tsx';
import { ROW_ATTRIBUTE } from './use-keep-row-focus.ts';
import { useSteps } from './use-steps.tsx';

/** Cards that are drawn at once; a button adds the next ones. */
const STEP = 50;

/** An entry among the cards: a row, by its id, or the heading of a group. */
export type CardLine =
  | { readonly key: string; readonly row: string }
  | { readonly key: string; readonly heading: ReactNode };

type DataTableCardsProps<Data extends RowData> = DataTableViewProps<Data> & {
  /** Rows and headings in their order; by default all rows as sorted. */
  lines?: readonly CardLine[];
};

/**
 * The cards of `DataTable`, where a table has no room: one for each row, with the sorting above them. A card that contains
 * `data-chosen` is tinted.
 */
export function DataTableCards<Data extends RowData>({
  label,
  table,
  columns,
  rowActions,
  selection,
  lines,
}: DataTableCardsProps<Data>) {
  const { rows, rowsById } = table.getRowModel();
  const { shown, more } = useSteps<CardLine>(lines ?? rows.map(({ id }) => ({ key: id, row: id })), STEP);
  const title = columns.find((column) => column.card === 'title');
  const facts = columns.filter((column) => column.card === undefined);
  return (
    <div>
      <CardSort table={table} columns={columns} />
      {selection && <SelectAll table={table} selection={selection} />}
      <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shown.map((line) => {
          if ('heading' in line) {
            return (
              <li key={line.key} {...{ [ROW_ATTRIBUTE]: line.key }}>
                {line.heading}
              </li>
            );
          }
          const row = rowsById[line.row];
          if (!row) return null;
          return (
            <li
              key={line.key}
              {...{ [ROW_ATTRIBUTE]: line.key }}
              className="rounded-card border border-line bg-surface p-3 has-data-chosen:bg-accent-tint"
            >
              {title && (
                <div className="flex items-center justify-between gap-2 font-semibold">
                  {selection && <SelectRow id={row.id} data={row.original} selection={selection} />}
                  <div className="wrap-anywhere min-w-0 flex-1">
                    <CellContent>{title.cell(row.original)}</CellContent>
                  </div>
                  {facts.length === 0 && <CardActions>{rowActions?.(row.original)}</CardActions>}
                </div>
              )}
              {facts.length > 0 && (
                <dl className="mt-2 grid grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 first:mt-0 @min-[30rem]:grid-cols-[auto_minmax(0,1fr)_auto_minmax(0,1fr)] @min-[30rem]:gap-x-6">
                  {facts.map((column) => (
                    <div key={column.id} className="contents">
                      <dt className="text-muted">{column.header}</dt>
                      <dd className="tabular wrap-anywhere min-w-0 text-balance text-right">
                        <CellContent>{column.cell(row.original)}</CellContent>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
              {rowActions && facts.length > 0 && (
                <div className="-mx-1 -mb-1 mt-2 border-line border-t pt-1">
                  <CardActions>{rowActions(row.original)}</CardActions>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {more}
    </div>
  );
}

function CardActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-1 font-normal">{children}</div>;
}

function CardSort<Data extends RowData>({
  table,
  columns,
}: Pick<DataTableViewProps<Data>, 'table' | 'columns'>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortValue !== undefined);
  if (sortable.length === 0) return null;
  const sorted = sortable.find((column) => table.getColumn(column.id)?.getIsSorted());
  const direction = sorted && table.getColumn(sorted.id)?.getIsSorted();
  return (
    <div className="mb-3 flex items-center gap-2 print:hidden">
      <label htmlFor={id} className="shrink-0 text-muted text-sm">
        {uiTexts.sort.by}
      </label>
      <Select
        id={id}
        value={sorted?.id ?? ''}
        onChange={(event) => table.getColumn(event.target.value)?.toggleSorting(false)}
        className="flex-1"
      >
        {!sorted && <option value="">{uiTexts.sort.none}</option>}
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.header}
          </option>
        ))}
      </Select>
      {sorted && (
        <IconButton
          icon={direction === 'desc' ? ArrowDown : ArrowUp}
          label={direction === 'desc' ? uiTexts.sort.descending : uiTexts.sort.ascending}
          variant="secondary"
          onClick={() => table.getColumn(sorted.id)?.toggleSorting(direction === 'asc')}
        />
      )}
    </div>
  );
}
