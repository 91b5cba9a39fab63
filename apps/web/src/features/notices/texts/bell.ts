import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The bell of the header. */
export const bellTexts = {
  title: es('Avisos', { en: 'Notices' }),
  unread: es((count: string) => `Avisos, ${count} sin leer`, { en: (count) => `Notices, ${count} unread` }),
} satisfies Catalogue;
