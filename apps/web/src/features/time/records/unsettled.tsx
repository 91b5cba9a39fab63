import { HOUR_MS, MINUTE_MS } from '@faena/shared/domain';
import type { Unsettled as Counts } from '@faena/shared/schemas';
import { formatHours, hoursInTime, useHours } from '@/lib/format-payroll.ts';
import { unsettledTexts } from '../texts/unsettled.ts';

const MINUTES = HOUR_MS / MINUTE_MS;

type UnsettledProps = {
  /** The open points of an amount; those of several rows are added up. */
  of: Counts;
  /** The texts of another screen's language. */
  texts?: typeof unsettledTexts;
};

/**
 * '12.50 h sin tarifa · 2 por revisar': time and reviews that the amount beside it does not count yet
 * (PAY-4). Nothing without any.
 */
export function Unsettled({ of: { unpricedHours, pendingReviews }, texts = unsettledTexts }: UnsettledProps) {
  const isEmployee = useHours() === hoursInTime;
  const hours = isEmployee
    ? hoursInTime(Math.round(unpricedHours * MINUTES) * MINUTE_MS)
    : formatHours(unpricedHours);
  const words = [
    unpricedHours > 0 && texts.withoutRate(hours),
    pendingReviews > 0 && texts.toReview(pendingReviews),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  // The line breaks between its parts only: a number that is cut looks like another one.
  const unbroken = words.map((word) => word.replaceAll(' ', '\u00a0'));
  return <span className="font-medium text-sm text-warn">{unbroken.join('\u00a0· ')}</span>;
}
