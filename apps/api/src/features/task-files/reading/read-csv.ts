import { MAX_IMPORT_TASKS, type TASK_FILE_FIELDS } from '@faena/shared/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../../kernel/errors.ts';
import { splitCell, withoutGuards } from '../format/cell-text.ts';
import type { FileContent, FoundTask } from './file-content.ts';
import { fieldOfHead } from './words.ts';

type Field = (typeof TASK_FILE_FIELDS)[number];
interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * A table of tasks: the first line has the heads, in any order and language; others than ours are left aside (IMPORT-5).
 * @throws AppError `validation_failed` where it cannot be read, or has no titles
 */
export function readCsv(text: string): FileContent {
  const [heads, ...lines] = linesOf(text);
  const columns = new Map<Field, number>();
  for (const [index, head] of (heads?.record ?? []).entries()) {
    const field = fieldOfHead(withoutGuards(head));
    if (field && !columns.has(field)) columns.set(field, index);
  }
  if (!columns.has('title')) throw invalid('body.file', 'titles_missing');
  const tasks: FoundTask[] = [];
  for (const { record, info } of lines) {
    const cell = (field: Field) => withoutGuards(record[columns.get(field) ?? -1] ?? '').trim();
    const begins = info.lines - breaksIn(record);
    if (record.some((value) => value.trim() !== '')) tasks.push(taskOf(begins, cell));
  }
  return { source: 'csv', lists: [...new Set(tasks.map(({ list }) => list))], tasks, leftOut: [] };
}

function taskOf(line: number, cell: (field: Field) => string): FoundTask {
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
  };
}

function linesOf(text: string): Line[] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One more than may be imported, so that there are too many, and the heads.
      to: MAX_IMPORT_TASKS + 2,
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof CsvError) throw invalid('body.file', 'file_unreadable');
    throw error;
  }
}

/** How many line breaks stand within the cells of a line. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
}

/** What divides the cells: of comma, semicolon and tab the one that the first line has most of, outside quotes. */
function separatorOf(text: string): string {
  const [heads = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (separator: string) => heads.split(separator).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}
