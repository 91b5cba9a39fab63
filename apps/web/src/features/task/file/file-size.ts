import { taskImportTexts } from '../texts/task-import.ts';

const KILO = 1_024;
const MEGA = KILO * KILO;

const { kilobytes, megabytes } = taskImportTexts.file;

/** A size in readable form: `12 kB`, `1.5 MB`; a non-empty file never shows `0 kB`. */
export function sizeOf(bytes: number): string {
  return bytes < MEGA ? kilobytes(rounded(Math.max(bytes / KILO, 0.1))) : megabytes(rounded(bytes / MEGA));
}

/** With a decimal point, as all numbers (LANG-5). */
function rounded(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 }).format(value);
}
