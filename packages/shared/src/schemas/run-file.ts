import { z } from 'zod';
import { RUN_TABLES } from '../domain/limits-and-defaults/index.ts';

/** `GET /payroll/runs/:id/csv`: which of its tables. */
export const RunTableQuery = z.object({ table: z.enum(RUN_TABLES).default('summary') });
export type RunTableQuery = z.infer<typeof RunTableQuery>;
