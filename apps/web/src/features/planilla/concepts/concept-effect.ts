import { centsOfConcept, fromCents, toCents } from '@faena/shared/domain';
import type { PayPeriodPerson } from '@faena/shared/schemas';
import type { ConceptValues } from './requests.ts';

/** The effect of a concept on a person in a period. */
interface EffectOnPerson {
  readonly person: PayPeriodPerson;
  readonly amount: number;
  /** The net with it, in place of the same concept as it is now. */
  readonly net: number;
}

/** Previews a concept in an open period, by the function that closes it (CONCEPT-2, PERIOD-5). */
export function effectOf(
  { kind, basis, value, employeeIds = null }: ConceptValues,
  people: readonly PayPeriodPerson[],
  id: string | null,
): EffectOnPerson[] {
  const stored = { basis, value: toCents(value) };
  const sign = kind === 'deduction' ? -1 : 1;
  return people.flatMap((person) => {
    const { ms, gross, adjustments, lines } = person;
    const hasTime = ms > 0 || adjustments.length > 0;
    if (employeeIds ? !employeeIds.includes(person._id) : !hasTime) return [];
    const paid = {
      grossCents: Math.round(gross * 100),
      ms: adjustments.reduce((sum, adjustment) => sum + adjustment.ms, ms),
    };
    const cents = centsOfConcept(stored, paid);
    const present = id === null ? undefined : lines.find(({ conceptId }) => conceptId === id);
    const without = Math.round((person.net - signed(present)) * 100);
    return [{ person, amount: fromCents(cents), net: (without + sign * cents) / 100 }];
  });
}

function signed(line: { kind: ConceptValues['kind']; amount: number } | undefined): number {
  if (!line) return 0;
  return line.kind === 'deduction' ? -line.amount : line.amount;
}
