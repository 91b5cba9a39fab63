import type { PayPeriodPerson } from '@faena/shared/schemas';
import { Badge } from '@/ui/badge.tsx';
import { payPeriodTexts } from '../texts/pay-period.ts';

/** Marks a person of a closed period whose records another period adjusts (ADJUST-3). */
export function AdjustedBadge({ person }: { person: PayPeriodPerson }) {
  return person.laterAdjustments > 0 && <Badge>{payPeriodTexts.adjusted}</Badge>;
}
