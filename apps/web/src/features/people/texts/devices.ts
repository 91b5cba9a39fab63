import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The devices that mark for an employee, for the employee and the manager. */
export const deviceTexts = {
  title: es('Teléfonos que marcan', { en: 'Phones that mark' }),
  loading: es('Cargando los teléfonos...', { en: 'Loading the phones...' }),
  loadFailed: es('No se pudieron cargar los teléfonos.', { en: 'The phones could not be loaded.' }),
  loadSafe: es(words.unchanged),
  none: es('Todavía ninguno. El primero aparece con la primera entrada.', {
    en: 'None yet. The first one appears at the first press.',
  }),
  ended: es('Se quitó. Lo que marque desde ahora espera a la gerencia.', {
    en: 'Removed. Presses that it sends from now on wait for the manager.',
  }),
  failed: es('No se pudo quitar el teléfono.', { en: 'The phone could not be removed.' }),
} satisfies Catalogue;
