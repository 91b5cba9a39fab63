import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

const items = (count: number) => (count === 1 ? '1 paso' : `${count} pasos`);
const itemsInEnglish = (count: number) => (count === 1 ? '1 step' : `${count} steps`);

/** The templates of a company's new tasks. */
export const templateTexts = {
  title: es('Plantillas de tareas', { en: 'Task Templates' }),
  loading: es('Cargando las plantillas...', { en: 'Loading the templates...' }),
  failedToLoad: es('No se pudieron cargar las plantillas.', { en: 'The templates could not be loaded.' }),
  safe: es(words.safe),
  empty: es('Todavía no hay plantillas.', { en: 'There are no templates yet.' }),
  emptyHint: es('Una tarea se guarda como plantilla desde su página, en Más acciones.', {
    en: 'A task is saved as a template on its page, in More actions.',
  }),
  noMatch: es('Ninguna plantilla coincide.', { en: 'No template matches.' }),
  /** The content of a template, in a few words. */
  items: es(items, { en: itemsInEnglish }),
  rename: es((name: string) => `Cambiar el nombre de ${name}`, { en: (name) => `Rename ${name}` }),
  renameHint: es('Cambiar el nombre', { en: 'Rename' }),
  renameTitle: es('Cambiar el nombre de la plantilla', { en: 'Rename the Template' }),
  renamed: es('Plantilla guardada.', { en: 'Template saved.' }),
  remove: es(words.remove),
  removeNamed: es((name: string) => `Eliminar la plantilla ${name}`, {
    en: (name) => `Delete the template ${name}`,
  }),
  confirmRemove: es('¿Eliminar la plantilla? Las tareas que se hicieron con ella se quedan como están.', {
    en: 'Delete the template? Tasks that were made with it stay as they are.',
  }),
  removeFailed: es('No se pudo eliminar la plantilla.', { en: 'The template could not be deleted.' }),
  /** The menu of a task. */
  saveAs: es('Guardar como plantilla…', { en: 'Save as Template…' }),
  saveTitle: es('Guardar como plantilla', { en: 'Save as Template' }),
  saveHint: original(
    'Guarda lo que la tarea tiene: título, descripción, prioridad, horas, tags y su lista de pasos. Ni personas ni fechas.',
    {
      es: 'Guarda lo que la tarea tiene: título, descripción, prioridad, horas, etiquetas y su lista de pasos. Ni personas ni fechas.',
      en: 'It keeps what the task has: title, description, priority, hours, tags and its checklist. Neither people nor dates.',
    },
  ),
  saved: es('Plantilla guardada.', { en: 'Template saved.' }),
  form: {
    name: es(words.name),
    save: es(words.save),
    saving: es(words.saving),
    cancel: es(words.cancel),
    failed: es('No se pudo guardar la plantilla.', { en: 'The template could not be saved.' }),
  },
  /** In the form of a new task. */
  choose: es('Desde una plantilla', { en: 'From a Template' }),
  filled: es((name: string) => `Con la plantilla «${name}».`, {
    en: (name) => `With the template “${name}”.`,
  }),
  kept: es((fields: string) => `Se quedó lo escrito en: ${fields}.`, {
    en: (fields) => `What was written stayed in: ${fields}.`,
  }),
  withItems: es((count: number) => `Con su lista de pasos: ${items(count)}`, {
    en: (count) => `With its checklist: ${itemsInEnglish(count)}`,
  }),
} satisfies Catalogue;
