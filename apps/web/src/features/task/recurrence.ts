import { MAX_RECURRENCE, RECURRENCE_UNITS } from '@faena/shared/domain';
import type { Recurrence } from '@faena/shared/schemas';
import { recurrenceTexts as texts } from '@/texts/recurrence.ts';

/** How often a task recurs as a field has it: the count as it is typed, and the unit; empty of one that does not. */
export interface TypedRecurrence {
  readonly every: string;
  readonly unit: Recurrence['unit'] | '';
}

/** The same in one text, by which two can be compared. */
export function typedOf(recurrence: Recurrence | null | undefined): string {
  return recurrence ? joined({ every: String(recurrence.every), unit: recurrence.unit }) : '';
}

/** The parts of that text. */
export function partsOf(typed: string): TypedRecurrence {
  const [every = '', name] = typed.split(' ');
  return { every, unit: RECURRENCE_UNITS.find((unit) => unit === name) ?? '' };
}

/** The text of some parts. */
export function joined({ every, unit }: TypedRecurrence): string {
  return unit ? `${every} ${unit}` : '';
}

/** What a text says, or undefined where it says no count (RECUR-1). */
export function recurrenceOf(typed: string): Recurrence | null | undefined {
  const { every, unit } = partsOf(typed);
  if (!unit) return null;
  const count = /^\d+$/.test(every) ? Number(every) : 0;
  return count >= 1 && count <= MAX_RECURRENCE ? { every: count, unit } : undefined;
}

/** How often a task recurs, in words. */
export function recurrenceText(recurrence: Recurrence | null | undefined): string {
  return recurrence ? texts.every[recurrence.unit](recurrence.every) : texts.never;
}
