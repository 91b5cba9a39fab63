import { expect } from 'vitest';

/** Expects each of these calls to be refused, all alike; `refusal` is what the error must show. */
export async function expectRefused(attempts: Promise<unknown>[], refusal: object): Promise<void> {
  const outcomes = await Promise.allSettled(attempts);
  const expected = { status: 'rejected', reason: expect.objectContaining(refusal) };
  expect(outcomes).toEqual(attempts.map(() => expected));
}
