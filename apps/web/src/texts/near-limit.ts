import { en, es } from './declare.ts';

const near = {
  es: (present: number, most: number) => `Hay ${present} de un máximo de ${most}.`,
  en: (present: number, most: number) => `There are ${present} of at most ${most}.`,
};

const full = {
  es: (present: number, most: number) => `No se puede añadir más: hay ${present}, y el máximo es ${most}.`,
  en: (present: number, most: number) =>
    `Nothing can be added: there are ${present}, and the most is ${most}.`,
};

/** How many there are of the most there can be (LIMIT-25), by the language of the screen in the original mix. */
export const nearLimitTexts = {
  es: { near: es(near), full: es(full) },
  en: { near: en(near), full: en(full) },
};

/** The limits of a project that no list shows. */
export const projectLimitTexts = {
  archived: es('Tareas archivadas', { en: 'Archived tasks' }),
  board: es('Textos y personas del tablero, en MiB', { en: 'Text and people of the board, in MiB' }),
  invitations: es('Invitaciones a proyectos sin responder', {
    en: 'Invitations to projects without an answer',
  }),
  owner: es('Textos y miembros de los proyectos propios, en MiB', {
    en: 'Text and members of your projects, in MiB',
  }),
};
