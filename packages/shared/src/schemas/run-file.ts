import { z } from 'zod';
import { RUN_TABLES, SHEET_FORMATS } from '../domain/limits-and-defaults/index.ts';
import { CsvSeparator } from './csv-separator.ts';
import { LedgerFilter } from './ledger-event.ts';
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

/** `GET /payroll/ledger/export`: the events of a company as a file, as the list filters them (LEDGER-11). */
export const EventsFileQuery = LedgerFilter.omit({ before: true, limit: true }).extend({
  format: z.enum(SHEET_FORMATS).default('xlsx'),
  separator: CsvSeparator,
});
export type EventsFileQuery = z.infer<typeof EventsFileQuery>;
