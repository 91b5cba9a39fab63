import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The tablets at which the people of a project mark (KIOSK-2). */
export const kioskTexts = {
  title: es('Tabletas de obra', { en: 'Site tablets' }),
  hint: es('En ellas cada persona marca con su foto y un PIN.', {
    en: 'At them each person clocks in and out by a picture and a PIN.',
  }),
  loading: es('Cargando las tabletas...', { en: 'Loading the tablets...' }),
  loadFailed: es('No se pudieron cargar las tabletas.', { en: 'The tablets could not be loaded.' }),
  loadSafe: es(words.unchanged),
  none: es('Ninguna marca ya.', { en: 'None is left.' }),
  ended: es('Se quitó. Lo que marque desde ahora espera a la gerencia.', {
    en: 'Removed. Presses that it sends from now on wait for the manager.',
  }),
  failed: es('No se pudo quitar la tableta.', { en: 'The tablet could not be removed.' }),
} satisfies Catalogue;
