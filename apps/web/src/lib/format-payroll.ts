import { PAYROLL_DECIMALS } from '@faena/shared/domain';
import { once } from './once.ts';

/** The unit after hours on the payroll screens (PAY-45). */
export const HOURS_UNIT = 'h';

const decimals = once(
  () =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: PAYROLL_DECIMALS,
      maximumFractionDigits: PAYROLL_DECIMALS,
    }),
);

/** `1,234.50`: the number alone of hours, and of money without a currency. */
export function formatDecimals(amount: number): string {
  return decimals().format(amount);
}

/** `7.50 h`: hours on the payroll screens (PAY-45). */
export function formatHours(hours: number): string {
  return `${formatDecimals(hours)} ${HOURS_UNIT}`;
}

/** `−7.80`, `+1.25 h`: a difference with its sign before it; zero has none. */
export function formatSigned(difference: number, format: (amount: number) => string): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${format(Math.abs(difference))}`;
}
