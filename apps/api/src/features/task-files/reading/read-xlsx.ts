import { MAX_IMPORT_BYTES, MAX_IMPORT_TASKS, MAX_UNPACKED_BYTES } from '@faena/shared/domain';
import { AppError, invalid } from '../../../kernel/errors.ts';
import { taskFileTexts } from '../format/texts.ts';
import type { FileContent } from './file-content.ts';
import { type Field, readTable } from './read-table.ts';
import { readSharedStrings, readSheet, type SheetCell } from './xlsx/sheet.ts';
import { type Archive, unzip } from './xlsx/unzip.ts';
import { walkXml } from './xlsx/walk-xml.ts';

/** A workbook may unpack to this many times its size, plus a fixed number of bytes: so reading stays cheap. */
const MAX_EXPANSION = 100;
const EXTRA_BYTES = 2_097_152;

const DAY_MS = 86_400_000;

/** The day numbers at which years begin. Numbers before 1950 are no due dates: most are years alone. */
const DAYS_TO_1970 = 25_569;
const DAYS_TO_1950 = 18_264;
const DAYS_TO_10000 = 2_958_466;

/** The offset of old Macintosh workbooks, which count days from 1904. */
const DAYS_TO_1904 = 1_462;

/** The names of the sheet in our exports. */
const SHEETS = new Set<string>(Object.values(taskFileTexts).map(({ sheet }) => sheet));

/** Tests whether a file is a ZIP archive, as each workbook is. */
export function isXlsx(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

/**
 * Reads the tasks of a workbook: from the sheet named as in our exports, else from the first (IMPORT-13).
 * @throws AppError `validation_failed` for an unreadable or too big workbook, or one without titles
 */
export async function readXlsx(bytes: Buffer): Promise<FileContent> {
  try {
    const read = await unzip(
      bytes,
      Math.min(MAX_UNPACKED_BYTES, EXTRA_BYTES + MAX_EXPANSION * bytes.length),
      tooMuch,
    );
    const { sheet, otherSheets, strings, is1904 } = await workbookOf(read);
    const [heads, ...rows] = await readSheet(read(sheet), {
      strings: strings === null ? [] : await readSharedStrings(read(strings)),
      // The head, and one more than the limit, so that too many are noticed.
      mostRows: MAX_IMPORT_TASKS + 2,
      mostText: MAX_IMPORT_BYTES,
      tooMuch,
    });
    const last = Math.max(-1, ...(heads?.cells.keys() ?? []));
    return readTable({
      source: 'xlsx',
      heads: Array.from({ length: last + 1 }, (_, column) => heads?.cells.get(column)?.text ?? ''),
      lines: rows.map(({ number, cells, further }) => ({
        line: number,
        cell: (column, field) => textOf(cells.get(column), field, is1904),
        isWithoutValue: (column) => cells.get(column)?.isWithoutValue ?? false,
        width: Math.max(-1, ...cells.keys()) + 1,
        further,
      })),
      otherSheets,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // Any fault of the archive or its XML.
    throw invalid('body.file', 'file_unreadable');
  }
}

function tooMuch(): AppError {
  return invalid('body.file', 'unpacks_too_much', { max: MAX_UNPACKED_BYTES / 1_048_576 });
}

/** The text of a cell. A number in a column of dates is a day. */
function textOf(cell: SheetCell | undefined, field: Field | null, is1904: boolean): string {
  if (!cell) return '';
  if (field !== 'dueDate' || cell.number === null) return cell.text;
  const day = cell.number + (is1904 ? DAYS_TO_1904 : 0);
  if (day < DAYS_TO_1950 || day >= DAYS_TO_10000) return cell.text;
  return new Date((Math.floor(day) - DAYS_TO_1970) * DAY_MS).toISOString().slice(0, 10);
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The paths of the sheet with the tasks and of its shared strings, and the calendar of the workbook. */
async function workbookOf(
  read: Archive,
): Promise<{ sheet: string; otherSheets: number; strings: string | null; is1904: boolean }> {
  const [root] = (await relationsOf(read, '')).filter(({ type }) => type === 'officeDocument');
  if (!root) throw new Error('no workbook');
  const relations = await relationsOf(read, root.path);
  const sheets: { name: string; path: string }[] = [];
  let is1904 = false;
  await walkXml(read(root.path), {
    open: (name, attribute) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attribute('date1904') ?? '');
      if (name !== 'sheet') return;
      const id = attribute('r:id') ?? attribute('id');
      const relation = relations.find((each) => each.id === id && each.type === 'worksheet');
      if (relation) sheets.push({ name: attribute('name') ?? '', path: relation.path });
    },
  });
  const sheet = sheets.find(({ name }) => SHEETS.has(name)) ?? sheets[0];
  if (!sheet) throw new Error('no sheet');
  const strings = relations.find(({ type }) => type === 'sharedStrings')?.path ?? null;
  return { sheet: sheet.path, otherSheets: sheets.length - 1, strings, is1904 };
}

/** The references of a part of the archive; the empty path is the archive itself. */
async function relationsOf(read: Archive, part: string): Promise<Relation[]> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const relations: Relation[] = [];
  await walkXml(read(`${folder}_rels/${part.slice(slash)}.rels`), {
    open: (name, attribute) => {
      if (name !== 'Relationship') return;
      const target = attribute('Target') ?? '';
      relations.push({
        id: attribute('Id') ?? '',
        type: (attribute('Type') ?? '').replace(/^.*\//, ''),
        path: new URL(target, `file:///${folder}`).pathname.slice(1),
      });
    },
  });
  return relations;
}
