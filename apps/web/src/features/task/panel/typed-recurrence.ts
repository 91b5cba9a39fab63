import { MAX_RECURRENCE, RECURRENCE_UNITS } from '@faena/shared/domain';
import type { Recurrence } from '@faena/shared/schemas';
import { COUNT, numberOf } from '@/lib/typed-number.ts';

/** The recurrence of a task in a field: the typed count and the unit, both empty without one. */
interface TypedRecurrence {
  readonly every: string;
  readonly unit: Recurrence['unit'] | '';
}

/** The recurrence as one text, which can be compared. */
export function typedOf(recurrence: Recurrence | null | undefined): string {
  return recurrence ? joined({ every: String(recurrence.every), unit: recurrence.unit }) : '';
}

/** The parts of that text. */
export function partsOf(typed: string): TypedRecurrence {
  const gap = typed.lastIndexOf(' ');
  const unit = RECURRENCE_UNITS.find((each) => each === typed.slice(gap + 1));
  return { every: typed.slice(0, Math.max(gap, 0)), unit: unit ?? '' };
}

/** The text of some parts. */
export function joined({ every, unit }: TypedRecurrence): string {
  return unit ? `${every} ${unit}` : '';
}

/** The recurrence of a text, or undefined if its count is invalid (RECUR-1). */
export function recurrenceOf(typed: string): Recurrence | null | undefined {
  const { every, unit } = partsOf(typed);
  if (!unit) return null;
  const count = numberOf(every, COUNT) ?? 0;
  return count >= 1 && count <= MAX_RECURRENCE ? { every: count, unit } : undefined;
}
