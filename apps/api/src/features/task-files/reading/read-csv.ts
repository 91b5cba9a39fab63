import { MAX_IMPORT_COLUMNS, MAX_IMPORT_TASKS, MAX_IMPORT_VALUES } from '@faena/shared/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../../../kernel/errors.ts';
import { withoutGuards } from '../format/cell-text.ts';
import type { FileContent } from './file-content.ts';
import { readTable } from './read-table.ts';

/** Comma, semicolon, tab and the line breaks. */
const ENDS_VALUE = new Set([...',;\t\r\n'].map((character) => character.charCodeAt(0)));

/** The first line by which spreadsheets tell the separator: `sep=;`, the line being no part of the table. */
const NAMES_SEPARATOR = /^"?sep=([^\r\n "\w])"?[ ,;\t]*(?:\r\n|\r|\n)/i;

interface Line {
  readonly record: readonly string[];
  /** The line of the file that it ends on. */
  readonly endsAt: number;
}

/**
 * A table of tasks as text (IMPORT-5).
 * @throws AppError `validation_failed` where it cannot be read, or has no titles
 */
export function readCsv(text: string): FileContent {
  const [heads, ...lines] = linesOf(text);
  return readTable({
    source: 'csv',
    heads: (heads?.record ?? []).slice(0, MAX_IMPORT_COLUMNS).map(withoutGuards),
    lines: lines
      .filter(({ record }) => record.some(hasText))
      .map(({ record, endsAt }) => ({
        line: endsAt - breaksIn(record),
        cell: (column) => withoutGuards(record[column] ?? ''),
        width: Math.min(record.length, MAX_IMPORT_COLUMNS),
        further: record.slice(MAX_IMPORT_COLUMNS).filter(hasText).length,
      })),
  });
}

function hasText(value: string): boolean {
  return value.trim() !== '';
}

function linesOf(text: string): Line[] {
  const named = NAMES_SEPARATOR.exec(text);
  const before = named ? 1 : 0;
  const table = text.slice(named?.[0].length ?? 0);
  const delimiter = named?.[1] ?? separatorOf(table);
  refuseExcess(text, delimiter);
  let read = before;
  try {
    const lines = parse(table, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record, { lines }) => {
        read = lines + before;
        return record;
      },
      // One more than may be imported, so that there are too many, and the heads.
      to: MAX_IMPORT_TASKS + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return lines.map(({ record, info }) => ({ record, endsAt: info.lines + before }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser states the line of the end of the file.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw invalid('body.file', 'quote_not_closed', { line: read + 1 });
    throw invalid('body.file', 'file_unreadable');
  }
}

/** Refuses a table by its separators and line breaks, each of which may end a value, before it is parsed (LIMIT-22). */
function refuseExcess(text: string, delimiter: string): void {
  const sign = delimiter.charCodeAt(0);
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === sign || ENDS_VALUE.has(code)) values += 1;
  }
  if (values > MAX_IMPORT_VALUES)
    throw invalid('body.file', 'too_many_file_values', { max: MAX_IMPORT_VALUES });
}

/** The number of line breaks within the cells of a line. */
function breaksIn(record: readonly string[]): number {
  return record.reduce((sum, value) => sum + value.split('\n').length - 1, 0);
}

/** The separator of the cells: the most frequent of comma, semicolon and tab in the first line, outside quotes. */
function separatorOf(text: string): string {
  const [heads = ''] = text.replace(/"[^"]*"/g, '').split(/\r?\n|\r/, 1);
  const count = (separator: string) => heads.split(separator).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}
