import { canonicalHash } from '../../platform/canonical-hash.ts';
import type { LedgerEventDoc } from './event-model.ts';

/**
 * The hash of an event: SHA-256 over its canonical JSON without the hash itself, but with the previous event's
 * (LEDGER-2). Instants are ISO strings and ids are hex, as in answers.
 */
export function hashEvent({ hash: _, ...event }: Omit<LedgerEventDoc, 'hash'> & { hash?: string }): string {
  return canonicalHash(event);
}
