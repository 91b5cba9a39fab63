import { z } from 'zod';
import { RUN_TABLES, SHEET_FORMATS } from '../domain/limits-and-defaults/index.ts';
import { CsvSeparator } from './csv-separator.ts';
import { Id } from './primitives.ts';

/** `GET /payroll/runs/:id/csv`: the name of the table. */
export const RunTableQuery = z.object({
  table: z.enum(RUN_TABLES).default('summary'),
  separator: CsvSeparator,
});
export type RunTableQuery = z.infer<typeof RunTableQuery>;

/** `GET /payroll/runs/export`: the list of runs as a file. */
export const RunsFileQuery = z.object({
  companyId: Id,
  format: z.enum(SHEET_FORMATS).default('xlsx'),
  separator: CsvSeparator,
});
export type RunsFileQuery = z.infer<typeof RunsFileQuery>;
