import type { PayPeriodPerson } from '@faena/shared/schemas';
import { formatHours } from '@/lib/format-payroll.ts';
import { payPeriodTexts } from '../texts/pay-period.ts';

const texts = payPeriodTexts.obstacles;

/** The blockers of a person's payment, each in a word or two. */
export function obstaclesOf(person: PayPeriodPerson): string[] {
  const { running, pendingReviews, openRequests, unpricedHours, net } = person;
  return [
    running > 0 && texts.running,
    pendingReviews > 0 && texts.review(pendingReviews),
    openRequests > 0 && texts.request(openRequests),
    unpricedHours > 0 && texts.unpriced(formatHours(unpricedHours)),
    net < 0 && texts.negative,
  ].filter((word) => word !== false);
}

/** The blockers in a row; nothing without any. */
export function Obstacles({ person }: { person: PayPeriodPerson }) {
  const words = obstaclesOf(person);
  if (words.length === 0) return null;
  // The line breaks between the blockers, never within one.
  return (
    <span className="font-medium text-sm text-warn">
      {words.map((word) => word.replaceAll(' ', '\u00a0')).join('\u00a0· ')}
    </span>
  );
}
