import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** A task once more. */
export const copyAndMoveTexts = {
  more: es('Más acciones', { en: 'More actions' }),
  duplicate: es('Duplicar', { en: 'Duplicate' }),
  duplicated: es('Tarea duplicada.', { en: 'Task duplicated.' }),
  failedToDuplicate: es('No se pudo duplicar la tarea.', { en: 'The task could not be duplicated.' }),
} satisfies Catalogue;
