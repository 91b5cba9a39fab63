import { PAYROLL_DECIMALS } from './limits-and-defaults/index.ts';

/** The same in every language, so that a figure reads the same on every screen and in every file (LANG-5). */
export const FIGURES_LOCALE = 'en-US';

/** A true minus: unlike the one of a keyboard it never begins a formula. */
export const MINUS = '\u2212';

let digits: Intl.NumberFormat | undefined;

/** `1,234.50`, `−7.80`: hours, or money without its currency. An amount that rounds to zero has no sign (PAY-65). */
export function formatDecimals(amount: number): string {
  return signedDigits(amount, '');
}

/** The same with text between sign and digits, such as the sign of a currency. */
export function signedDigits(amount: number, prefix: string): string {
  // Built on first use: it takes a page a millisecond.
  digits ??= new Intl.NumberFormat(FIGURES_LOCALE, {
    minimumFractionDigits: PAYROLL_DECIMALS,
    maximumFractionDigits: PAYROLL_DECIMALS,
  });
  const size = digits.format(Math.abs(amount));
  return signOf(amount, size) + prefix + size;
}

/** The minus before a formatted size; none if all its digits are zeros. */
export function signOf(amount: number, size: string): '' | typeof MINUS {
  return amount < 0 && /[1-9]/.test(size) ? MINUS : '';
}
