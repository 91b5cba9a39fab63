/** The path of a column in the document of its project. */
export function columnPath(column: number): string {
  return `columns.${column}`;
}

/** The path of a whole column (`columns.2`), or of one order in it (`columns.2.17`). */
const WRITTEN = /^columns\.(\d+)(?:\.(\d+))?$/;

/** The column of a written path, and the first written order in it; undefined for any other path. */
export function columnOfPath(path: string): { readonly column: number; readonly from: number } | undefined {
  const [, column, from = 0] = WRITTEN.exec(path) ?? [];
  return column === undefined ? undefined : { column: Number(column), from: Number(from) };
}
