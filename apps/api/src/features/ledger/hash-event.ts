import { canonicalHash } from '../../platform/canonical-hash.ts';
import type { LedgerEventDoc } from './event-model.ts';

/**
 * The hash of an event: SHA-256 over its canonical JSON without the hash itself, but with the previous event's
 * (LEDGER-2). An instant counts as its ISO string and an id in hex, as they are answered.
 */
export function hashEvent({ hash: _, ...event }: Omit<LedgerEventDoc, 'hash'> & { hash?: string }): string {
  return canonicalHash(event);
}
