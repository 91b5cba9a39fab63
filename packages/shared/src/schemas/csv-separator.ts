import { z } from 'zod';
import { CSV_SEPARATORS } from '../domain/limits-and-defaults/index.ts';

/** The separator of a downloaded CSV; a comma without one (EXPORT-6). Other formats have none. */
export const CsvSeparator = z.enum(CSV_SEPARATORS).optional();
