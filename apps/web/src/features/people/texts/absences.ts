import type { Catalogue } from '@faena/shared/language';
import { es } from '@/texts/declare.ts';
import { words } from '@/texts/words.ts';

/** The absences of an employee, for their manager (ABSENCE-9). */
export const absenceTexts = {
  title: es('Ausencias', { en: 'Absences' }),
  hint: es('Quien está ausente no aparece tarde ni sin marca en Hoy. No cambia horas ni pago.', {
    en: 'An absent person is neither late nor unseen in Today. Hours and pay stay the same.',
  }),
  loading: es('Cargando las ausencias...', { en: 'Loading the absences...' }),
  loadFailed: es('No se pudieron cargar las ausencias.', { en: 'The absences could not be loaded.' }),
  loadSafe: es(words.unchanged),
  none: es('Ninguna desde hace 90 días.', { en: 'None since 90 days ago.' }),
  add: es('Agregar ausencia', { en: 'Add an absence' }),
  change: es('Cambiar ausencia', { en: 'Change the absence' }),
  changeOf: es((days: string) => `Cambiar ${days}`, { en: (days) => `Change ${days}` }),
  removeOf: es((days: string) => `Eliminar ${days}`, { en: (days) => `Delete ${days}` }),
  kind: es('Motivo', { en: 'Reason' }),
  note: es('Nota', { en: 'Note' }),
  cancel: es(words.cancel),
  save: es(words.save),
  saving: es(words.saving),
  saved: es('Se guardó la ausencia.', { en: 'The absence was saved.' }),
  failed: es('No se guardó la ausencia.', { en: 'The absence was not saved.' }),
  removed: es('Se eliminó la ausencia.', { en: 'The absence was deleted.' }),
  removeFailed: es('No se eliminó la ausencia.', { en: 'The absence was not deleted.' }),
  daysMissing: es('Faltan los días, o el último es anterior al primero.', {
    en: 'The days are missing, or the last one is before the first.',
  }),
  undo: es('Deshacer', { en: 'Undo' }),
} satisfies Catalogue;
