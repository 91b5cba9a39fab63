/** The custom property of the table that has the widths of its columns, as tracks of a grid. */
export const COLUMNS = '--columns';

/** A row of the table: a grid on screens. Paper needs a table, whose head repeats on each page. */
export const rowClass = 'not-print:grid h-row grid-cols-(--columns)';
