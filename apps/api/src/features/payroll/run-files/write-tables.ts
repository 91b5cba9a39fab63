import { Readable } from 'node:stream';
import { RUN_TABLES, SHEET_MEDIA_TYPES } from '@faena/shared/domain';
import type { Language } from '@faena/shared/language';
import type { RunTableQuery } from '@faena/shared/schemas';
import type { Actor } from '../../../kernel/actor.ts';
import type { Attachment } from '../../../kernel/attachment.ts';
import { csvOf } from '../../../platform/spreadsheet/csv.ts';
import { xlsxOf } from '../../../platform/spreadsheet/xlsx.ts';
import { nameOfTable, nameOfWorkbook } from './file-names.ts';
import { numberedSlips } from './read-slips.ts';
import { runToWrite } from './run-to-write.ts';
import { conceptsOf } from './tables/run-concepts.ts';
import { runTable } from './tables/run-tables.ts';

/**
 * A run as a workbook, streamed from the database; the sums by person come first (SLIP-3).
 * @throws AppError `not_found`
 */
export async function writeWorkbook(id: string, actor: Actor, language: Language): Promise<Attachment> {
  const { run, slipIds } = await runToWrite(id, actor);
  const slips = () => numberedSlips(slipIds);
  const concepts = await conceptsOf(run._id);
  const tables = RUN_TABLES.map((name) => runTable(name, { run, slips, language, isCsv: false, concepts }));
  return {
    mediaType: SHEET_MEDIA_TYPES.xlsx,
    filename: nameOfWorkbook(run, language),
    content: xlsxOf(tables),
  };
}

/**
 * One table of a run as CSV.
 * @throws AppError `not_found`
 */
export async function writeTable(
  id: string,
  { table: name, separator }: RunTableQuery,
  actor: Actor,
  language: Language,
): Promise<Attachment> {
  const { run, slipIds } = await runToWrite(id, actor);
  const slips = () => numberedSlips(slipIds);
  const concepts = name === 'summary' ? await conceptsOf(run._id) : [];
  const table = runTable(name, { run, slips, language, isCsv: true, concepts });
  return {
    mediaType: SHEET_MEDIA_TYPES.csv,
    filename: nameOfTable(run, table.name, language),
    content: Readable.from(csvOf(table, separator), { objectMode: false }),
  };
}
