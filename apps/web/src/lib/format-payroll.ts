import { PAYROLL_CURRENCY, PAYROLL_DECIMALS } from '@faena/shared/domain';

/** What follows hours on the payroll screens (PAY-9). */
export const HOURS_UNIT = 'h';

const decimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: PAYROLL_DECIMALS,
  maximumFractionDigits: PAYROLL_DECIMALS,
});

/** `1,234.50`: the number alone of money and hours on the payroll screens. */
export function formatDecimals(amount: number): string {
  return decimals.format(amount);
}

/** `USD 1,234.50`: money on the payroll screens (PAY-9). */
export function formatUsd(amount: number): string {
  return `${PAYROLL_CURRENCY} ${formatDecimals(amount)}`;
}

/** `7.50 h`: hours on the payroll screens (PAY-9). */
export function formatHours(hours: number): string {
  return `${formatDecimals(hours)} ${HOURS_UNIT}`;
}
