import type { Recurrence } from '@faena/shared/schemas';
import { recurrenceTexts as texts } from './texts/recurrence.ts';

/** The recurrence of a task in words. */
export function recurrenceText(recurrence: Recurrence | null | undefined): string {
  return recurrence ? texts.every[recurrence.unit](recurrence.every) : texts.never;
}
