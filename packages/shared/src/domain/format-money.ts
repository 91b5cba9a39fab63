import { PAYROLL_DECIMALS } from './limits-and-defaults/index.ts';

/** One locale for every language, so that a figure is the same on every screen and in every file (LANG-5). */
const LOCALE = 'en-US';

/** The minus sign, which never begins a formula, unlike the hyphen of a keyboard. */
const MINUS = '\u2212';
const NO_BREAK_SPACE = '\u00a0';

const digits = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: PAYROLL_DECIMALS,
  maximumFractionDigits: PAYROLL_DECIMALS,
});
const symbols = new Map<string, string>();

/** `Q2,322.20`, `−$7.80`, `CHF 12.50`: an amount in the currency of its company (PAY-45). */
export function formatMoney(amount: number, currency: string): string {
  const sign = amount < 0 ? MINUS : '';
  return sign + currencyPrefix(currency) + digits.format(Math.abs(amount));
}

/** The format of a workbook's number by which it looks as `formatMoney` writes it. */
export function moneyNumberFormat(currency: string): string {
  const prefix = currencyPrefix(currency);
  return `"${prefix}"#,##0.00;"${MINUS}${prefix}"#,##0.00`;
}

/** `Q`, `$`, `CHF`: a currency in short. */
export function currencySymbol(currency: string): string {
  const known = symbols.get(currency) ?? narrowSymbol(currency);
  symbols.set(currency, known);
  return known;
}

/** The sign before the digits. Engines differ in where they put a space; here words have one and signs have none. */
function currencyPrefix(currency: string): string {
  const symbol = currencySymbol(currency);
  return symbol.length === 1 || /\p{Sc}$/u.test(symbol) ? symbol : symbol + NO_BREAK_SPACE;
}

function narrowSymbol(currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
