import type { Catalogue } from '@faena/shared/language';
import { alike, es } from './declare.ts';
import { words } from './words.ts';

/** The design system's own texts. */
export const uiTexts = {
  ok: es('Aceptar', { en: 'OK' }),
  cancel: es(words.cancel),
  close: es('Cerrar', { en: 'Close' }),
  retry: es(words.retry),
  search: es(words.search),
  clearSearch: es('Borrar la búsqueda', { en: 'Clear the search' }),
  options: es('Opciones', { en: 'Options' }),
  actions: es(words.actions),
  selectAll: es('Elegir todos', { en: 'Select all' }),
  more: es((shown: number, all: number) => `Mostrar más (${shown} de ${all})`, {
    en: (shown, all) => `Show more (${shown} of ${all})`,
  }),
  moreFound: es((count: number) => `y ${count} más: escribir una parte para encontrarlos`, {
    en: (count) => `and ${count} more: type a part to find them`,
  }),
  notices: es('Avisos', { en: 'Notices' }),
  removeTag: es((tag: string) => `Quitar ${tag}`, { en: (tag) => `Remove ${tag}` }),
  priority: es((priority: string) => `Prioridad ${priority}`, { en: (priority) => `Priority ${priority}` }),
  /** The hint of a field for a time of 24 hours. */
  time: alike('HH:MM'),
  unsaved: {
    question: es('Hay cambios sin guardar. ¿Salir y descartarlos?', {
      en: 'There are unsaved changes. Leave and discard them?',
    }),
    leave: es('Descartar', { en: 'Discard' }),
    stay: es('Seguir editando', { en: 'Keep editing' }),
  },
  sort: {
    by: es('Ordenar por', { en: 'Sort by' }),
    none: es('Sin ordenar', { en: 'Not sorted' }),
    descending: es('Orden descendente', { en: 'Descending order' }),
    ascending: es('Orden ascendente', { en: 'Ascending order' }),
  },
  changes: {
    from: es('de', { en: 'from' }),
    to: es('a', { en: 'to' }),
    none: alike('—'),
  },
  themes: {
    light: es('Claro', { en: 'Light' }),
    dark: es('Oscuro', { en: 'Dark' }),
    system: es('Sistema', { en: 'System' }),
  },
} satisfies Catalogue;
