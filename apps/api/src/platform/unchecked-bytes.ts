import { MAX_KEPT_BYTES } from '@faena/shared/domain';
import type { Types } from 'mongoose';

/** The bytes that a person may store in a process between two checks. They exceed the limit by this much at most. */
const CHECKED_EVERY_BYTES = MAX_KEPT_BYTES / 8;

/** The bytes of one kind by person since their last check in this process (LIMIT-14). */
export class UncheckedBytes {
  readonly #bytes = new Map<string, number>();

  /** Adds bytes, and tests whether the limit of the person is due for a check. */
  isCheckDue(personId: Types.ObjectId, bytes: number): boolean {
    const key = String(personId);
    const sum = (this.#bytes.get(key) ?? 0) + bytes;
    const isDue = sum >= CHECKED_EVERY_BYTES;
    if (isDue) this.#bytes.delete(key);
    else this.#bytes.set(key, sum);
    return isDue;
  }
}

/** The first of the documents, the latest first, that exceeds the limit of a person (LIMIT-14). */
export function firstBeyond<Doc extends { readonly bytes: number }>(
  latestFirst: readonly Doc[],
): Doc | undefined {
  let sum = 0;
  return latestFirst.find(({ bytes }) => {
    sum += bytes;
    return sum > MAX_KEPT_BYTES;
  });
}
