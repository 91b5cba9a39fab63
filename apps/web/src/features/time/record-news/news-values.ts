import { fromCents } from '@faena/shared/domain';
import type { LedgerEvent } from '@faena/shared/schemas';
import { formatSigned, hoursInTime } from '@/lib/format-payroll.ts';
import type { Money } from '@/lib/money.ts';
import { newsTexts } from '../texts/record-news.ts';

/** The effect of a change, in milliseconds and whole cents. */
export interface Difference {
  readonly ms: number;
  readonly cents: number;
}

/**
 * The change of hours and money by an event, with that of its days' other records. Null for a declined request or a
 * stopped record.
 */
export function differenceOf(event: LedgerEvent): Difference | null {
  if (event.subject.kind === 'adjustment') {
    const { before, after } = event as Extract<LedgerEvent, { action: `adjustment-${string}` }>;
    return { ms: (after?.ms ?? 0) - (before?.ms ?? 0), cents: (after?.cents ?? 0) - (before?.cents ?? 0) };
  }
  if (event.subject.kind !== 'record' || event.action === 'record-stopped') return null;
  const { before, after } = event as Extract<LedgerEvent, { action: `record-${string}` }>;
  return {
    ms: (after?.ms ?? 0) - (before?.ms ?? 0),
    cents: (after?.cents ?? 0) + (after?.besideCents ?? 0) - (before?.cents ?? 0),
  };
}

export function sumOf(differences: readonly Difference[]): Difference {
  return differences.reduce((sum, { ms, cents }) => ({ ms: sum.ms + ms, cents: sum.cents + cents }), {
    ms: 0,
    cents: 0,
  });
}

/** `−0:30 h · −Q5.25`. */
export function wordDifference({ ms, cents }: Difference, money: Money): string {
  if (ms === 0 && cents === 0) return newsTexts.same;
  const hours = formatSigned(ms, hoursInTime);
  return `${hours} · ${formatSigned(fromCents(cents), money.format)}`;
}
