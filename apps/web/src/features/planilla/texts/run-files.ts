import type { Catalogue } from '@faena/shared/language';
import { alike, es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The files of a closed period: slips, tables and the bank file. */
export const runFileTexts = {
  action: es('Descargar', { en: 'Download' }),
  busy: es('Descargando…', { en: 'Downloading…' }),
  slips: es('Todas las boletas (PDF)', { en: 'All payslips (PDF)' }),
  workbook: es('Libro de Excel (XLSX)', { en: 'Excel workbook (XLSX)' }),
  changes: es('Descargar cambios', { en: 'Download changes' }),
  runs: es('Descargar corridas', { en: 'Download runs' }),
  formats: { csv: alike('CSV'), xlsx: alike('Excel (XLSX)') },
  tables: alike('CSV'),
  table: {
    summary: es('Resumen por persona', { en: 'Summary by person' }),
    days: es('Días', { en: 'Days' }),
    records: es('Registros', { en: 'Records' }),
    lines: es('Líneas', { en: 'Lines' }),
    payments: es('Pagos', { en: 'Payments' }),
  },
  progress: es((done: number, all: number) => `Boleta ${done} de ${all}`, {
    en: (done, all) => `Payslip ${done} of ${all}`,
  }),
  cancel: es(words.cancel),
  slip: es('Boleta (PDF)', { en: 'Payslip (PDF)' }),
  slipOf: es((name: string) => `Boleta de ${name} (PDF)`, { en: (name) => `Payslip of ${name} (PDF)` }),
  failed: es('El archivo no se pudo descargar', { en: 'The file could not be downloaded' }),
  again: es('Se puede intentar de nuevo.', { en: 'It can be tried again.' }),
} satisfies Catalogue;
