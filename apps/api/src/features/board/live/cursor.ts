/** A resume token of MongoDB as it writes them. */
const CURSOR = /^[0-9A-F]{16,400}$/;

/**
 * Whether a text can be a place in the feed (see `ChangeFeed`). One that was made up may lie anywhere in it,
 * the future included: whoever says it harms nobody but themselves.
 */
export function isCursor(text: string): boolean {
  return CURSOR.test(text);
}

/** The later of two places. */
export function later(a: string, b: string): string {
  if (a > b) return a;
  return b;
}
