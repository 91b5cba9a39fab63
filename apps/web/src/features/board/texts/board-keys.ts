import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';

/** The list of the keys of the board. */
export const boardKeyTexts = {
  title: es('Atajos de teclado', { en: 'Keyboard Shortcuts' }),
  /** The effect of each key. */
  acts: {
    find: es('Buscar en las tareas', { en: 'Search the tasks' }),
    create: es('Nueva tarea', { en: 'New task' }),
    help: es('Esta lista', { en: 'This list' }),
    step: es('Ir de tarjeta en tarjeta', { en: 'Go from card to card' }),
    open: es('Abrir la tarjeta', { en: 'Open the card' }),
    lift: es('Levantar o soltar la tarjeta; las flechas la llevan', {
      en: 'Lift or drop the card; the arrows carry it',
    }),
    choose: es('Elegir la tarjeta, con otras; con Mayús, hasta ella', {
      en: 'Choose the card, with others; with Shift, up to it',
    }),
    along: es('Elegir la tarjeta y la siguiente', { en: 'Choose the card and the next one' }),
    reassign: es('Asignar las elegidas a una sola persona', {
      en: 'Assign the chosen ones to one person alone',
    }),
    archive: es('Archivar la tarjeta', { en: 'Archive the card' }),
    duplicate: es('Duplicar la tarjeta', { en: 'Duplicate the card' }),
    undo: es('Deshacer lo último, mientras se ofrece', { en: 'Undo the last thing, while that is offered' }),
    go: es('Ir a una tarea, un proyecto, una persona…', { en: 'Go to a task, a project, a person…' }),
    leave: es('Cerrar lo que está abierto', { en: 'Close what is open' }),
  },
  /** The labels of keys with a name. */
  names: {
    Enter: es('Intro', { en: 'Enter' }),
    Shift: es('Mayús', { en: 'Shift' }),
    Space: es('Espacio', { en: 'Space' }),
  },
  plain: es('Atajos de una sola tecla', { en: 'Single-key shortcuts' }),
} satisfies Catalogue;
