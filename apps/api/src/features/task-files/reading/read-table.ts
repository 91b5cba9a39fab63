import { MAX_IMPORT_HEAD, TASK_FILE_FIELDS } from '@faena/shared/domain';
import type { TaskImport } from '@faena/shared/schemas';
import { invalid } from '../../../kernel/errors.ts';
import { sumOf } from '../../../kernel/grouped.ts';
import { splitCell } from '../format/cell-text.ts';
import { itemsOfCell } from '../format/checklist-cell.ts';
import { commentsOfCell } from '../format/comment-cell.ts';
import type { FileContent, FoundTask } from './file-content.ts';
import { shortened } from './fitting.ts';
import { isTimeReport } from './time-report.ts';
import { dayOrderUnder, fieldOfHead } from './words.ts';

export type Field = (typeof TASK_FILE_FIELDS)[number];

/** A line of a table below its heads. */
interface TableLine {
  /** The line of the file that it begins on. */
  readonly line: number;
  /** The values of a column; null for one that no field takes. */
  readonly cell: (column: number, field: Field | null) => string;
  /** The column has a cell without a value, such as an uncomputed formula. */
  readonly isWithoutValue?: (column: number) => boolean;
  /** The number of columns up to the last of the line. */
  readonly width: number;
  /** Values in columns after the last column read. */
  readonly further: number;
}

/** A table of any source. */
interface Table {
  readonly source: TaskImport['source'];
  readonly heads: readonly string[];
  readonly lines: readonly TableLine[];
  /** Other sheets of the workbook. */
  readonly otherSheets?: number;
}

/**
 * Reads the tasks of a table: its headings may be in any order and language (IMPORT-5). Columns that no field takes are
 * counted (IMPORT-16).
 * @throws AppError `validation_failed` for a report of hours (IMPORT-17), or without a column of titles
 */
export function readTable({ source, heads, lines, otherSheets = 0 }: Table): FileContent {
  if (isTimeReport(heads, lines)) throw invalid('body.file', 'file_of_hours');
  const columns = new Map<Field, number>();
  for (const [index, head] of heads.entries()) {
    const field = fieldOfHead(head);
    if (field && !columns.has(field)) columns.set(field, index);
  }
  if (!columns.has('title')) throw invalid('body.file', 'titles_missing');
  const tasks = lines.map((line) => taskOf(line, columns));
  const unsaid = TASK_FILE_FIELDS.filter((field) => !columns.has(field));
  const dueHead = heads[columns.get('dueDate') ?? -1] ?? '';
  return {
    source,
    lists: [...new Set(tasks.map(({ list }) => list))],
    tasks,
    leftOut: [
      { part: 'furtherColumns', count: sumOf(lines, ({ further }) => further) },
      { part: 'sheets', count: otherSheets },
    ],
    unreadColumns: unreadOf(heads, lines, new Set(columns.values())),
    dayOrder: dayOrderUnder(dueHead),
    unsaid,
  };
}

/** The columns with values that no field takes: unknown ones, and the second one of a field. */
function unreadOf(
  heads: readonly string[],
  lines: readonly TableLine[],
  taken: ReadonlySet<number>,
): TaskImport['unreadColumns'] {
  const counts = new Map<number, number>();
  for (const { width, cell, isWithoutValue } of lines) {
    for (let column = 0; column < width; column += 1) {
      if (taken.has(column)) continue;
      if (cell(column, null).trim() !== '' || isWithoutValue?.(column))
        counts.set(column, (counts.get(column) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([column, values]) => ({ head: shortened((heads[column] ?? '').trim(), MAX_IMPORT_HEAD), values }));
}

function taskOf(
  { line, cell: cellAt, isWithoutValue }: TableLine,
  columns: ReadonlyMap<Field, number>,
): FoundTask {
  const cell = (field: Field) => {
    const column = columns.get(field);
    return column === undefined ? '' : cellAt(column, field).trim();
  };
  return {
    line,
    id: cell('id'),
    list: cell('status'),
    title: cell('title'),
    description: cell('description'),
    priority: cell('priority'),
    people: splitCell(cell('assignedTo')).map((name) => ({ name, keys: [name] })),
    dueDate: cell('dueDate'),
    estimatedHours: cell('estimatedHours'),
    tags: splitCell(cell('tags')),
    recurrence: cell('recurrence'),
    checklist: itemsOfCell(cell('checklist')),
    blockedBy: splitCell(cell('blockedBy')),
    parentId: cell('parentId'),
    comments: commentsOfCell(cell('comments')).map(({ author, ...comment }) => ({
      ...comment,
      author: author === null ? null : { name: author, keys: [author] },
    })),
    withoutValue: [...columns].flatMap(([field, column]) => (isWithoutValue?.(column) ? [field] : [])),
  };
}
