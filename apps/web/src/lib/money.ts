import {
  currencySymbol,
  formatMoney,
  PAYROLL_CURRENCY,
  PRICE_CURRENCY,
  PRICE_PREFIX,
  signedDigits,
} from '@faena/shared/domain';
import { createContext, use } from 'react';
import { formatPrice } from './format-price.ts';

/** The format of the money of a company. */
export interface Money {
  /** Its code. A company without a currency has the one of its shown amounts. */
  readonly currency: string;
  /** The sign of the currency in the label of a field: `Q`, `USD`. */
  readonly unit: string;
  readonly format: (amount: number) => string;
}

/** Money on the planilla: `Q1,234.50`, and without a currency `USD 1,234.50` (PAY-45). */
export function payrollMoney(currency: string): Money {
  return moneyOf(currency) ?? WITHOUT_CURRENCY;
}

/** Money for an employee and on the dashboard: `Q1,234.50`, and without a currency `Q1234.50`. */
export function earnedMoney(currency: string): Money {
  return moneyOf(currency) ?? EARNED_WITHOUT_CURRENCY;
}

/** The money of the company that a part of a screen is about. */
export const MoneyContext = createContext<Money | null>(null);

export function useMoney(): Money {
  const money = use(MoneyContext);
  if (!money) throw new Error('There is no MoneyContext around this');
  return money;
}

const WITHOUT_CURRENCY: Money = {
  currency: PAYROLL_CURRENCY,
  unit: PAYROLL_CURRENCY,
  format: (amount) => signedDigits(amount, `${PAYROLL_CURRENCY} `),
};
const EARNED_WITHOUT_CURRENCY: Money = {
  currency: PRICE_CURRENCY,
  unit: PRICE_PREFIX,
  format: formatPrice,
};
/** One object for each currency, so that a component can compare it with the previous one. */
const known = new Map<string, Money>();

function moneyOf(currency: string): Money | null {
  if (currency === '') return null;
  const money = known.get(currency) ?? {
    currency,
    unit: currencySymbol(currency),
    format: (amount: number) => formatMoney(amount, currency),
  };
  known.set(currency, money);
  return money;
}
