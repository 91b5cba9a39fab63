import { canonicalHash } from '../../platform/canonical-hash.ts';
import type { LedgerEventDoc } from './event-model.ts';

/**
 * The hash of an event (LEDGER-2): SHA-256 over the canonical JSON of all it has but the hash itself, the one of the
 * event before it included. An instant counts as its ISO string and an id in hex, as they are answered.
 */
export function hashEvent({ hash: _, ...event }: Omit<LedgerEventDoc, 'hash'> & { hash?: string }): string {
  return canonicalHash(event);
}
