import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** The faults of fields that take a number. */
export const numberTexts = {
  empty: es('Falta un número.', { en: 'A number is missing.' }),
  shape: es('Eso no es un número, como 4.50 o 1,234.50.', {
    en: 'That is no number, such as 4.50 or 1,234.50.',
  }),
  whole: es('Solo un número entero, como 12.', { en: 'Only a whole number, such as 12.' }),
  decimals: es((most: number) => `A lo sumo ${most} decimales.`, {
    en: (most) => `At most ${most} decimals.`,
  }),
  negative: es('No puede ser menor que 0.', { en: 'It cannot be below 0.' }),
  another_unit: es('Es otra moneda que la de aquí.', { en: 'It is another currency than the one here.' }),
  ambiguous: es(
    (one: string, other: string) => `¿${one} o ${other}? Escribir el número sin separar los miles.`,
    { en: (one, other) => `${one} or ${other}? Write the number without grouping the thousands.` },
  ),
} satisfies Catalogue;
