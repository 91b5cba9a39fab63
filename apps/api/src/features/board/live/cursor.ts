import { MAX_CURSOR_LENGTH } from '@faena/shared/domain';

/** The text of a resume token of MongoDB. */
const CURSOR = new RegExp(`^[0-9A-F]{16,${MAX_CURSOR_LENGTH}}$`);

/**
 * Tests whether a text has the form of a cursor (see `ChangeFeed`). A forged one may name any position, even in the
 * future, and harms only its sender.
 */
export function isCursor(text: string): boolean {
  return CURSOR.test(text);
}

/** The later of two cursors. */
export function later(a: string, b: string): string {
  if (a > b) return a;
  return b;
}
