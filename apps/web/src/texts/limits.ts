import type { Catalogue } from '@faena/shared/language';
import { alike, es } from './declare.ts';
import { words } from './words.ts';

/** The limits of a board's columns. */
export const limitTexts = {
  count: alike((count: number, limit: number) => `${count}/${limit}`),
  exceeded: es('Excedido', { en: 'Over limit' }),
  /** A column's limit in its name, for screen readers. */
  said: es((limit: number) => `límite ${limit}`, { en: (limit) => `limit ${limit}` }),
  change: es((status: string) => `Límite de ${status}`, { en: (status) => `Limit of ${status}` }),
  most: es('Tareas a lo sumo', { en: 'Tasks at most' }),
  hint: es('Pasarse se permite: solo se avisa.', { en: 'Going over it is allowed; it is only pointed out.' }),
  whole: es((most: number) => `Un número entero de 1 a ${most}.`, {
    en: (most) => `A whole number from 1 to ${most}.`,
  }),
  save: es(words.save),
  remove: es('Sin límite', { en: 'No limit' }),
  failed: es('No se pudo cambiar el límite.', { en: 'The limit could not be changed.' }),
  over: es((status: string, count: number, limit: number) => `${status} tiene ${count} de ${limit}.`, {
    en: (status, count, limit) => `${status} has ${count} of ${limit}.`,
  }),
} satisfies Catalogue;
