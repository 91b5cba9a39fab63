/** Whole cents: the only form in which money is stored, added and compared. */
export type Cents = number;

/**
 * An amount of money as whole cents, exactly.
 *
 * @throws RangeError if it is negative, not finite, too large, or has more than two decimals.
 */
export function toCents(amount: number): Cents {
  const cents = Math.round(amount * 100);
  // The division returns the same double as the two-decimal literal, so this is exact.
  if (!Number.isSafeInteger(cents) || cents < 0 || cents / 100 !== amount) {
    throw new RangeError(`Not an amount of money with at most two decimals: ${amount}`);
  }
  return cents + 0; // -0 becomes 0
}

/** Whole cents as an amount for the API and the screen. */
export function fromCents(cents: Cents): number {
  return cents / 100;
}

/**
 * `cents` × `part` / `whole`, rounded half-up to the cent. Exact: no floating point takes part.
 *
 * @throws RangeError if a number is negative or not a safe integer, or if `whole` is 0.
 */
export function proRataCents(cents: Cents, part: number, whole: number): Cents {
  const denominator = wholeNumber(whole);
  if (denominator === 0n) throw new RangeError('Nothing can be shared over an empty whole');
  const numerator = wholeNumber(cents) * wholeNumber(part);
  const result = Number((2n * numerator + denominator) / (2n * denominator));
  if (!Number.isSafeInteger(result)) throw new RangeError(`Too much money to count in cents: ${result}`);
  return result;
}

function wholeNumber(value: number): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`Not a whole number: ${value}`);
  return BigInt(value);
}
