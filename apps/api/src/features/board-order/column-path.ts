/** Where a column is stored in the document of its project. */
export function columnPath(column: number): string {
  return `columns.${column}`;
}

/** A column that was written anew (`columns.2`), or from an order on (`columns.2.17`). */
const WRITTEN = /^columns\.(\d+)(?:\.(\d+))?$/;

/** The column of a stored path, and the first order in it that was written; undefined for another path. */
export function columnOfPath(path: string): { readonly column: number; readonly from: number } | undefined {
  const [, column, from = 0] = WRITTEN.exec(path) ?? [];
  return column === undefined ? undefined : { column: Number(column), from: Number(from) };
}
