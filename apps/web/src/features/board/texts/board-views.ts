import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { sortableListTexts } from '@/texts/sortable-list.ts';
import { words } from '@/texts/words.ts';

const { move, moveHint, sorted, lifted, over, dropped, cancelled } = sortableListTexts;

/** The saved views of a board. */
export const boardViewTexts = {
  title: es('Vistas', { en: 'Views' }),
  openNamed: es((name: string) => `Vistas, se muestra ${name}`, { en: (name) => `Views, showing ${name}` }),
  list: es('Vistas guardadas', { en: 'Saved views' }),
  loading: es('Cargando las vistas...', { en: 'Loading the views...' }),
  failedToLoad: es('No se pudieron cargar las vistas.', { en: 'The views could not be loaded.' }),
  safe: es(words.safe),
  empty: es('Todavía no hay vistas. Una vista guarda con un nombre lo que se filtra, y nadie más la ve.', {
    en: 'There are no views yet. A view keeps what is filtered, by a name, for you alone.',
  }),
  saveThis: es('Guardar lo que se ve ahora', { en: 'Save what is shown now' }),
  name: es('Nombre de la vista', { en: 'Name of the view' }),
  save: es(words.save),
  saved: es('Vista guardada', { en: 'View saved' }),
  nameNeeded: es('La vista necesita un nombre.', { en: 'The view needs a name.' }),
  nameTaken: es('Ya hay una vista con este nombre.', { en: 'There is a view of this name already.' }),
  full: es((most: number) => `Hay ${most} vistas, y no caben más.`, {
    en: (most) => `There are ${most} views, and no room for more.`,
  }),
  rename: es((name: string) => `Cambiar el nombre de ${name}`, { en: (name) => `Rename ${name}` }),
  renameHint: es('Cambiar el nombre', { en: 'Rename' }),
  remove: es((name: string) => `Eliminar la vista ${name}`, { en: (name) => `Delete the view ${name}` }),
  removeHint: es(words.remove),
  removed: es('Vista eliminada', { en: 'View deleted' }),
  move,
  moveHint,
  sorted,
  sort: {
    instructions: es(
      'Para mover la vista: Espacio la levanta, las flechas la llevan, Espacio la suelta y Escape la devuelve.',
      {
        en: 'To move the view: Space lifts it, the arrows carry it, Space drops it, and Escape puts it back.',
      },
    ),
    lifted,
    over,
    dropped,
    cancelled,
  },
  failed: es('Las vistas no se pudieron guardar. Vuelven a estar como en el servidor.', {
    en: 'The views could not be saved. They are as on the server again.',
  }),
  changedElsewhere: es('Las vistas cambiaron en otra pestaña o dispositivo. Ahora se ven las de allí.', {
    en: 'The views changed in another tab or on another device. Those are shown now.',
  }),
} satisfies Catalogue;
