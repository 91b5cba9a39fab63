import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The marks of an employee that wait for a manager (MARK-57). */
export const ownWaitingTexts = {
  waiting: es(
    (count: number) =>
      count === 1
        ? '1 marca espera a que la empresa decida. Todavía no cuenta.'
        : `${count} marcas esperan a que la empresa decida. Todavía no cuentan.`,
    {
      en: (count) =>
        count === 1
          ? '1 mark waits for the company to decide. It does not count yet.'
          : `${count} marks wait for the company to decide. They do not count yet.`,
    },
  ),
  failed: es('No se pudieron cargar las marcas en espera.', { en: 'The waiting marks could not be loaded.' }),
} satisfies Catalogue;
