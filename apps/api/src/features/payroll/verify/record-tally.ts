import { createHash, type Hash } from 'node:crypto';
import type { AnchorState, RecordState } from '@faena/shared/schemas';
import canonicalize from 'canonicalize';

/**
 * Adds up ended records for an anchor (LEDGER-13). They come in the order of their ids. In memory is one hash a person.
 */
export class RecordTally {
  readonly #people = new Map<string, { records: number; hash: Hash }>();

  /** Adds a record, unless it runs. Its cost is left out, because it follows from rates. */
  add(employeeId: unknown, id: unknown, { cents: _, besideCents: __, ...facts }: RecordState): void {
    if (facts.endTime === null) return;
    const key = String(employeeId);
    const own = this.#people.get(key) ?? { records: 0, hash: createHash('sha256') };
    own.hash.update(`${canonicalize({ id: String(id), ...facts })}\n`);
    this.#people.set(key, { ...own, records: own.records + 1 });
  }

  /** The sum of all records so far, by the ids of their people. It takes no more records then. */
  sum(): AnchorState {
    const people = [...this.#people]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([employeeId, { records, hash }]) => ({ employeeId, records, hash: hash.digest('hex') }));
    return { records: people.reduce((sum, { records }) => sum + records, 0), people };
  }
}
