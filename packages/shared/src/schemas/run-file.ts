import { z } from 'zod';
import { RUN_TABLES } from '../domain/limits-and-defaults/index.ts';
import { CsvSeparator } from './csv-separator.ts';

/** `GET /payroll/runs/:id/csv`: the name of the table. */
export const RunTableQuery = z.object({
  table: z.enum(RUN_TABLES).default('summary'),
  separator: CsvSeparator,
});
export type RunTableQuery = z.infer<typeof RunTableQuery>;
