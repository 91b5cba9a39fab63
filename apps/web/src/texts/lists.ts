import type { Catalogue } from '@faena/shared/language';
import { alike, en, original } from './declare.ts';

/** Lists that several features show. */
export const listTexts = {
  count: alike((shown: number, total: number) => (shown === total ? String(total) : `${shown} / ${total}`)),
  stillLoading: en((loaded: number, total: number) => `Loaded ${loaded} of ${total}…`, {
    es: (loaded, total) => `Cargados ${loaded} de ${total}…`,
  }),
  plansFailed: original('No se pudieron cargar las subscripciones.', {
    es: 'No se pudieron cargar las suscripciones.',
    en: 'The subscriptions could not be loaded.',
  }),
} satisfies Catalogue;
