import type { Catalogue } from '@faena/shared/language';
import { es, original } from '@/texts/declare.ts';
import { phrases, words } from '@/texts/words.ts';

/** The to-dos of one person. */
export const todoTexts = {
  title: original('Todo', words.todo),
  loading: es('Cargando pendientes...', { en: 'Loading the list...' }),
  failed: es('No se pudieron cargar los pendientes.', { en: 'The list could not be loaded.' }),
  safe: es(words.safe),
  empty: es('No hay nada pendiente.', { en: 'There is nothing to do.' }),
  emptyHint: es('Lo que se escribe arriba es solo de uno; las tareas asignadas llegan solas.', {
    en: 'The field above adds own items; assigned tasks arrive by themselves.',
  }),
  emptyGroup: es('Nada.', { en: 'Nothing.' }),
  groups: {
    today: es('Hoy', { en: 'Today' }),
    later: es('Próximos', { en: 'Next' }),
    undated: es('Sin fecha', { en: 'No date' }),
    done: es('Hecho hoy', { en: 'Done today' }),
  },
  tomorrow: es('mañana', { en: 'tomorrow' }),
  late: es((day: string) => `vencida, ${day}`, { en: (day) => `overdue, ${day}` }),
  lateOwn: es((day: string) => `vencido, ${day}`, { en: (day) => `overdue, ${day}` }),
  recurs: es('Se repite', { en: 'Repeats' }),
  more: es((count: number) => (count === 1 ? 'Falta 1 tarea más.' : `Faltan ${count} tareas más.`), {
    en: (count) => (count === 1 ? '1 more task is not shown.' : `${count} more tasks are not shown.`),
  }),
  complete: es((title: string) => `Hecho: ${title}`, { en: (title) => `Done: ${title}` }),
  remove: es(phrases.removeNamed),
  removeShort: es(words.remove),
  done: es('Hecho.', { en: 'Done.' }),
  removed: es('Se eliminó.', { en: 'It was deleted.' }),
  undo: es('Deshacer', { en: 'Undo' }),
  completeFailed: es('No se pudo marcar como hecho.', { en: 'It could not be marked as done.' }),
  undoFailed: es('No se pudo deshacer.', { en: 'It could not be undone.' }),
  removeFailed: es('No se pudo eliminar.', { en: 'It could not be deleted.' }),
  add: {
    label: es('Nuevo pendiente', { en: 'New to-do' }),
    example: es('Pagar el agua mañana 9', { en: 'Pay the water tomorrow 9' }),
    button: es(words.add),
    failed: es('No se pudo agregar.', { en: 'It could not be added.' }),
    withoutDate: es('Sin esta fecha', { en: 'Without this date' }),
    today: es('hoy', { en: 'today' }),
    undated: es('sin fecha', { en: 'no date' }),
    every: {
      day: es((count: number) => (count === 1 ? 'cada día' : `cada ${count} días`), {
        en: (count) => (count === 1 ? 'every day' : `every ${count} days`),
      }),
      week: es((count: number) => (count === 1 ? 'cada semana' : `cada ${count} semanas`), {
        en: (count) => (count === 1 ? 'every week' : `every ${count} weeks`),
      }),
      month: es((count: number) => (count === 1 ? 'cada mes' : `cada ${count} meses`), {
        en: (count) => (count === 1 ? 'every month' : `every ${count} months`),
      }),
    },
  },
} satisfies Catalogue;
