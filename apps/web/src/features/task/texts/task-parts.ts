import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { sortableListTexts } from '@/texts/sortable-list.ts';
import { words } from '@/texts/words.ts';
import { taskMarkTexts } from './task-marks.ts';

/** The parts of a task besides its fields: checklist, dependencies, subtasks. */
export const taskPartTexts = {
  checklist: {
    ...taskMarkTexts.checklist,
    ...sortableListTexts,
    title: es('Lista de pasos', { en: 'Checklist' }),
    items: es(words.steps),
    empty: es('Todavía no hay pasos.', { en: 'There are no steps yet.' }),
    loading: es('Cargando la lista...', { en: 'Loading the checklist...' }),
    failedToLoad: es('No se pudo cargar la lista.', { en: 'The checklist could not be loaded.' }),
    safe: es(words.safe),
    add: es('Añadir un paso', { en: 'Add a step' }),
    addHint: es('Intro añade y sigue; varias líneas pegadas son varios pasos.', {
      en: 'Enter adds and goes on; several pasted lines are several steps.',
    }),
    text: es((text: string) => `Texto de ${text}`, { en: (text) => `Text of ${text}` }),
    links: es((text: string) => `Enlaces de ${text}`, { en: (text) => `Links of ${text}` }),
    remove: es((text: string) => `Quitar ${text}`, { en: (text) => `Remove ${text}` }),
    removeHint: es('Quitar', { en: 'Remove' }),
    tooMany: es(
      (most: number, lines: number) =>
        `Una lista tiene a lo sumo ${most} pasos${lines > 1 ? `; aquí hay ${lines} más` : ''}.`,
      {
        en: (most, lines) =>
          `A checklist has at most ${most} steps${lines > 1 ? `; there are ${lines} more here` : ''}.`,
      },
    ),
    tooLong: es((line: number, most: number) => `El paso ${line} tiene más de ${most} caracteres.`, {
      en: (line, most) => `Step ${line} has more than ${most} characters.`,
    }),
    failed: es('La lista no se pudo cambiar. Vuelve a estar como en el servidor.', {
      en: 'The checklist could not be changed. It is as on the server again.',
    }),
    instructions: es(
      'Para mover el paso: Espacio lo levanta, las flechas lo llevan, Espacio lo suelta y Escape lo devuelve.',
      {
        en: 'To move the step: Space lifts it, the arrows carry it, Space drops it, and Escape puts it back.',
      },
    ),
  },
  links: {
    ...taskMarkTexts.links,
    title: es('Dependencias', { en: 'Dependencies' }),
    blockedBy: es('Bloqueada por', { en: 'Blocked by' }),
    blocks: es('Bloquea', { en: 'Blocks' }),
    none: es('No espera por ninguna otra tarea.', { en: 'It waits for no other task.' }),
    add: es('Añadir dependencia', { en: 'Add dependency' }),
    choose: es('La tarea por la que espera', { en: 'The task that it waits for' }),
    noMatch: es('Ninguna tarea coincide', { en: 'No task matches' }),
    remove: es((title: string) => `Ya no espera por ${title}`, {
      en: (title) => `No longer wait for ${title}`,
    }),
    removeHint: es('Quitar', { en: 'Remove' }),
    circle: es('Así una tarea esperaría por sí misma.', { en: 'A task would wait for itself that way.' }),
    failed: es('La dependencia no se pudo cambiar.', { en: 'The dependency could not be changed.' }),
  },
  subtasks: {
    ...taskMarkTexts.subtasks,
    title: es('Subtareas', { en: 'Subtasks' }),
    partOf: es('Parte de', { en: 'Part of' }),
    own: es('Sus subtareas', { en: 'Its subtasks' }),
    empty: es('No tiene subtareas.', { en: 'It has no subtasks.' }),
    add: es('Nueva subtarea', { en: 'New subtask' }),
    addHint: es('Intro la crea y sigue; varias líneas pegadas son varias subtareas.', {
      en: 'Enter creates it and goes on; several pasted lines are several subtasks.',
    }),
    leave: es('Separar de su tarea', { en: 'Detach from its task' }),
    failed: es('La subtarea no se pudo cambiar.', { en: 'The subtask could not be changed.' }),
    failedToAdd: es('La subtarea no se pudo crear.', { en: 'The subtask could not be created.' }),
  },
} satisfies Catalogue;
