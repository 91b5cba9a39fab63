/** An amount as it is typed: more than zero, with two decimals at most; null for anything else. */
export function amountOf(typed: string): number | null {
  const amount = Number(typed);
  const isAmount = typed.trim() !== '' && Number.isFinite(amount) && amount > 0;
  return isAmount && Math.round(amount * 100) / 100 === amount ? amount : null;
}
