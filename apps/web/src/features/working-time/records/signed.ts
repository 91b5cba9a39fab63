/** A difference with its sign before it: '−7.80', '+1.25 h'; none before nothing. */
export function signed(difference: number, format: (amount: number) => string): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return `${sign}${format(Math.abs(difference))}`;
}
