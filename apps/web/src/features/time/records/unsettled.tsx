import { HOUR_MS, MINUTE_MS } from '@faena/shared/domain';
import type { Unsettled as Counts } from '@faena/shared/schemas';
import { formatHours, hoursInTime, useHours } from '@/lib/format-payroll.ts';
import { recordTexts } from '../texts/records.ts';

const MINUTES = HOUR_MS / MINUTE_MS;

type UnsettledProps = {
  /** The open points beside an answer with money; several rows are summed. */
  of: Counts;
  /** In the language of a screen that is not the planilla's. */
  texts?: typeof recordTexts.unsettled;
};

/** '12.50 h sin tarifa · 2 por revisar', beside money: what it does not count yet (PAY-4). Nothing where all is settled. */
export function Unsettled({
  of: { unpricedHours, pendingReviews },
  texts = recordTexts.unsettled,
}: UnsettledProps) {
  const isEmployee = useHours() === hoursInTime;
  const hours = isEmployee
    ? hoursInTime(Math.round(unpricedHours * MINUTES) * MINUTE_MS)
    : formatHours(unpricedHours);
  const words = [
    unpricedHours > 0 && texts.withoutRate(hours),
    pendingReviews > 0 && texts.toReview(pendingReviews),
  ].filter((word) => word !== false);
  if (words.length === 0) return null;
  // It breaks between its parts where there is no room for both: a number that is cut says another one.
  const unbroken = words.map((word) => word.replaceAll(' ', '\u00a0'));
  return <span className="font-medium text-sm text-warn">{unbroken.join('\u00a0· ')}</span>;
}
