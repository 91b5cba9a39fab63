import { FIGURES_LOCALE, MINUS, signedDigits } from './format-decimals.ts';

const NO_BREAK_SPACE = '\u00a0';
const symbols = new Map<string, string>();

/** `Q2,322.20`, `−$7.80`, `CHF 12.50`: an amount in the currency of its company (PAY-45). */
export function formatMoney(amount: number, currency: string): string {
  return signedDigits(amount, currencyPrefix(currency));
}

/** The number format of a workbook that shows money like `formatMoney`. */
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

/**
 * The ways in which a person with a locale marks an amount of a currency: its code and its signs. It also has signs here and
 * in its own country, such as `US$`.
 */
export function currencyMarks(currency: string, locale: string): string[] {
  const country = currency.slice(0, 2);
  const signs = [FIGURES_LOCALE, locale, `es-${country}`].flatMap((tag) => [
    signIn(tag, currency, 'narrowSymbol'),
    signIn(tag, currency, 'symbol'),
  ]);
  const dollars = signs.includes('$') ? [`${country}$`] : [];
  return [...new Set([currency, ...dollars, ...signs])];
}

function narrowSymbol(currency: string): string {
  return signIn(FIGURES_LOCALE, currency, 'narrowSymbol');
}

function signIn(locale: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
