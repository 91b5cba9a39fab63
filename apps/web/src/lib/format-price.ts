import { PAYROLL_DECIMALS, PRICE_PREFIX } from '@faena/shared/domain';

/** `Q0`, `Q250`, `Q12.50`: prices, tracker costs and earnings (PAY-9); cents only where there are any. */
export function formatPrice(amount: number): string {
  return `${PRICE_PREFIX}${Number.isInteger(amount) ? amount : amount.toFixed(PAYROLL_DECIMALS)}`;
}
