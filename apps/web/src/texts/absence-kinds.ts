import type { Catalogue } from '@faena/shared/language';
import { es } from './declare.ts';

/** The kinds of absences (ABSENCE-1). */
export const absenceKinds = {
  vacation: es('vacaciones', { en: 'vacation' }),
  sickness: es('enfermedad', { en: 'sickness' }),
  leave: es('permiso', { en: 'leave' }),
  other: es('otra ausencia', { en: 'another absence' }),
} satisfies Catalogue;
