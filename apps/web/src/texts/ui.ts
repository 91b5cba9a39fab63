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
  date: {
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
  },
  number: {
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
  },
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
  language: {
    choose: es(words.language),
    /** Each language under its own name. */
    names: { es: alike('Español'), en: alike('English'), original: alike('Original') },
    leave: es('Lo escrito en esta página se perderá al cambiar el idioma. ¿Cambiarlo?', {
      en: 'Changing the language loses what is written on this page. Change it?',
    }),
    change: es('Cambiar idioma', { en: 'Change language' }),
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
