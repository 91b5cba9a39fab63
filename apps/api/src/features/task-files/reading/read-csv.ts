import { MAX_IMPORT_TASKS } from '@faena/shared/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../../kernel/errors.ts';
import { withoutGuards } from '../format/cell-text.ts';
import type { FileContent } from './file-content.ts';
import { readTable } from './read-table.ts';

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * A table of tasks as text (IMPORT-5).
 * @throws AppError `validation_failed` where it cannot be read, or has no titles
 */
export function readCsv(text: string): FileContent {
  const [heads, ...lines] = linesOf(text);
  return readTable(
    'csv',
    (heads?.record ?? []).map(withoutGuards),
    lines
      .filter(({ record }) => record.some((value) => value.trim() !== ''))
      .map(({ record, info }) => ({
        line: info.lines - breaksIn(record),
        cell: (column) => withoutGuards(record[column] ?? ''),
      })),
  );
}

function linesOf(text: string): Line[] {
  let read = 0;
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record, { lines }) => {
        read = lines;
        return record;
      },
      // One more than may be imported, so that there are too many, and the heads.
      to: MAX_IMPORT_TASKS + 2,
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Its own line number is the end of the file.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw invalid('body.file', 'quote_not_closed', { line: read + 1 });
    throw invalid('body.file', 'file_unreadable');
  }
}

/** How many line breaks stand within the cells of a line. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
}

/** The separator of the cells: the most frequent of comma, semicolon and tab in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [heads = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (separator: string) => heads.split(separator).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}
