import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const cellClass = 'whitespace-nowrap py-1 pl-2 text-right tabular sm:pl-3';

export interface EffectColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => string;
  /** The sum; null if a sum has no meaning. */
  readonly total: string | null;
  /** Hides the column below 640 px. */
  readonly wideOnly?: boolean;
}

type EffectTableProps<Row> = {
  caption: string;
  /** The heading above the rows' names. */
  first: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
  columns: readonly EffectColumn<Row>[];
  /** The label of the sums, below two or more rows. */
  total: string;
};

/** The effect of a change on hours and money before it is saved: a row for each period, day or person. */
export function EffectTable<Row>({ rows, keyOf, nameOf, columns, ...texts }: EffectTableProps<Row>) {
  const classOf = ({ wideOnly }: EffectColumn<Row>) => cn(cellClass, wideOnly && 'max-sm:hidden');
  return (
    <div className="overflow-x-auto rounded-control border border-line px-2 py-1 sm:px-3">
      <table className="w-full text-sm">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            <th scope="col" className="py-1 text-left font-normal">
              {texts.first}
            </th>
            {columns.map((column) => (
              <th key={column.header} scope="col" className={cn(classOf(column), 'font-normal')}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className="py-1 text-left font-normal">
                {nameOf(row)}
              </th>
              {columns.map((column) => (
                <td key={column.header} className={classOf(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot>
            <tr className="border-line border-t font-medium">
              <th scope="row" className="py-1 text-left font-medium">
                {texts.total}
              </th>
              {columns.map((column) => (
                <td key={column.header} className={classOf(column)}>
                  {column.total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
