import { TASK_FILE_FIELDS } from '@faena/shared/domain';
import type { TaskImport } from '@faena/shared/schemas';
import { invalid } from '../../../kernel/errors.ts';
import { splitCell } from '../format/cell-text.ts';
import { itemsOfCell } from '../format/checklist-cell.ts';
import type { FileContent, FoundTask } from './file-content.ts';
import { dayOrderUnder, fieldOfHead } from './words.ts';

export type Field = (typeof TASK_FILE_FIELDS)[number];

/** A line of a table below its heads. */
export interface TableLine {
  /** The line of the file that it begins on. */
  readonly line: number;
  /** The values of a column, which is about this field. */
  readonly cell: (column: number, field: Field) => string;
  /** The column has a cell without a value, such as an uncomputed formula. */
  readonly isWithoutValue?: (column: number) => boolean;
}

/**
 * Reads the tasks of a table: its headings may be in any order and language; unknown columns are ignored (IMPORT-5).
 * @throws AppError `validation_failed` without a column of titles
 */
export function readTable(
  source: TaskImport['source'],
  heads: readonly string[],
  lines: readonly TableLine[],
): FileContent {
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
    leftOut: [],
    dayOrder: dayOrderUnder(dueHead),
    unsaid,
  };
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
    withoutValue: [...columns].flatMap(([field, column]) => (isWithoutValue?.(column) ? [field] : [])),
  };
}
