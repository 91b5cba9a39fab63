import {
  currencyMarks,
  type NumberKind,
  PAYROLL_DECIMALS,
  type ReadNumber,
  readNumber,
} from '@faena/shared/domain';
import { personLocale } from './person-locale.ts';

/** Counts, days and whole hours. */
export const COUNT: NumberKind = { decimals: 0 };

/** A percentage of at most two decimals. */
export const PERCENTAGE: NumberKind = { decimals: PAYROLL_DECIMALS, units: ['%', '٪'] };

const known = new Map<string, NumberKind>();

/** Money in a currency. The sign of another is refused, so that no pasted amount changes its worth (FORM-15). */
export function moneyKind(currency: string): NumberKind {
  const kind = known.get(currency) ?? {
    decimals: PAYROLL_DECIMALS,
    fixed: true,
    units: currencyMarks(currency, personLocale()),
  };
  known.set(currency, kind);
  return kind;
}

/** A rate of an hour in a currency, which may name its hour. */
export const rateKind = (currency: string): NumberKind => ({ ...moneyKind(currency), hourly: true });

/** Reads a typed text by the locale of this browser. */
export function readTyped(typed: string, kind: NumberKind): ReadNumber {
  return readNumber(typed, personLocale(), kind);
}

/** The number in a typed text; null without one, and then nothing may be sent (FORM-15). */
export function numberOf(typed: string, kind: NumberKind): number | null {
  const read = readTyped(typed, kind);
  return 'value' in read ? read.value : null;
}
