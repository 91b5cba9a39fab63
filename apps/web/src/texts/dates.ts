import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** The texts of fields that take a date. */
export const dateTexts = {
  choose: es('Elegir la fecha', { en: 'Choose the date' }),
  day: es('dd/mm/aaaa', { en: 'dd/mm/yyyy' }),
  month: es('mm/aaaa', { en: 'mm/yyyy' }),
  shape: es((pattern: string) => `La fecha se escribe ${pattern}.`, {
    en: (pattern) => `A date is written ${pattern}.`,
  }),
  impossible: es('Esa fecha no existe.', { en: 'There is no such date.' }),
  early: es((first: string) => `No puede ser anterior al ${first}.`, {
    en: (first) => `It cannot be before ${first}.`,
  }),
  late: es((last: string) => `No puede ser posterior al ${last}.`, {
    en: (last) => `It cannot be after ${last}.`,
  }),
  from: es('Desde', { en: 'From' }),
  to: es('Hasta', { en: 'To' }),
  previousYear: es('Año anterior', { en: 'Previous year' }),
  nextYear: es('Año siguiente', { en: 'Next year' }),
} satisfies Catalogue;
