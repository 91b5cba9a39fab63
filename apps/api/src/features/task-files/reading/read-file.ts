import { isUtf8 } from 'node:buffer';
import { MAX_IMPORT_NAMES, MAX_IMPORT_TASKS } from '@faena/shared/domain';
import { invalid } from '../../../kernel/errors.ts';
import { parseJson } from '../../../kernel/parse-json.ts';
import type { FileContent } from './file-content.ts';
import { readCsv } from './read-csv.ts';
import { readPlanka } from './read-planka.ts';
import { readTrello } from './read-trello.ts';
import { isXlsx, readXlsx } from './read-xlsx.ts';

/**
 * The content of a file: the bytes decide its kind, under any name (IMPORT-2).
 * @throws AppError `validation_failed` for one that is none of these, has no tasks or too many
 */
export async function readFile(bytes: Buffer): Promise<FileContent> {
  const content = isXlsx(bytes) ? await readXlsx(bytes) : readText(textOf(bytes));
  if (!content) throw invalid('body.file', 'file_unreadable');
  if (content.tasks.length === 0) throw invalid('body.file', 'file_without_tasks');
  if (content.tasks.length > MAX_IMPORT_TASKS) {
    throw invalid('body.file', 'too_many_tasks', { max: MAX_IMPORT_TASKS });
  }
  if (content.lists.length > MAX_IMPORT_NAMES) {
    throw invalid('body.file', 'too_many_lists', { max: MAX_IMPORT_NAMES });
  }
  return content;
}

function readText(text: string): FileContent | null {
  if (text.includes('\0')) return null;
  return /^\s*[{[]/.test(text) ? readJson(text) : readCsv(text);
}

/**
 * Text that is not UTF-8 comes from a spreadsheet of Windows; "Unicode text" is UTF-16 and says so by its first two
 * bytes.
 */
function textOf(bytes: Buffer): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.toString('hex', 0, 2);
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function readJson(text: string): FileContent | null {
  try {
    const json = parseJson(text);
    return readTrello(json) ?? readPlanka(json);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
