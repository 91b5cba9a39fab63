import { fromCents } from '@faena/shared/domain';
import { ownPlanillaTexts } from '../texts/own-planilla.ts';
import type { Worked } from './reckon-days.ts';

/** The earnings; `--` if no hour has a rate, because zero would be wrong (PAY-61). */
export function earnedInWords({ ms, cents, unpricedMs }: Worked, format: (amount: number) => string): string {
  return ms > 0 && unpricedMs === ms ? ownPlanillaTexts.tracker.open : format(fromCents(cents));
}
