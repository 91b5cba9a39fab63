import {
  centsOfConcept,
  type DateRange,
  daysIn,
  fromCents,
  isForEveryone,
  proRataOf,
  toCents,
} from '@faena/shared/domain';
import type { PayPeriod, PayPeriodPerson } from '@faena/shared/schemas';
import { signedAmount } from '../lines/signed-text.ts';
import type { ConceptValues } from './requests.ts';

/** The effect of a concept on a person in a period. */
interface EffectOnPerson {
  readonly person: PayPeriodPerson;
  readonly amount: number;
  /** The net with the changed concept in place of the present one. */
  readonly net: number;
}

/** Previews a concept in an open period, by the function that closes it (CONCEPT-2, PERIOD-5). */
export function effectOf(
  { kind, basis, value, employeeIds = null, once, entitlement = 'worked', fullAt = null }: ConceptValues,
  period: DateRange & Pick<PayPeriod, 'people' | 'fullDays'>,
  id: string | null,
): EffectOnPerson[] {
  const proRata =
    basis === 'fixed' ? proRataOf({ entitlement, fullAt, isRegular: !once }, period.fullDays) : undefined;
  const stored = { basis, value: toCents(value), ...(proRata && { proRata }) };
  const sign = kind === 'deduction' ? -1 : 1;
  return period.people.flatMap((person) => {
    const { ms, lateMs, workedDays, gross, adjustments, lines } = person;
    const pay = { periodMs: ms - lateMs, hasPay: ms > 0 || adjustments.length > 0 };
    if (employeeIds ? !employeeIds.includes(person._id) : !isForEveryone({ basis, entitlement }, pay))
      return [];
    const paid = {
      grossCents: Math.round(gross * 100),
      ms: adjustments.reduce((sum, adjustment) => sum + adjustment.ms, ms),
      counts: { days: workedDays, hours: pay.periodMs, period: daysIn(period) },
    };
    const cents = centsOfConcept(stored, paid);
    const present = id === null ? undefined : lines.find(({ conceptId }) => conceptId === id);
    const without = Math.round((person.net - (present ? signedAmount(present) : 0)) * 100);
    return [{ person, amount: fromCents(cents), net: (without + sign * cents) / 100 }];
  });
}
