import { expect } from 'vitest';

interface Refusal {
  readonly errors?: readonly object[];
  readonly [field: string]: unknown;
}

/**
 * Expects a refusal of each call with the fields of the given one. Each of its faults also has some reason
 * (WIRE-17).
 */
export async function expectRefused(
  attempts: Promise<unknown>[],
  { errors, ...shown }: Refusal,
): Promise<void> {
  const outcomes = await Promise.allSettled(attempts);
  const named = errors?.map((error) =>
    'asymmetricMatch' in error ? error : expect.objectContaining({ ...error, reason: expect.any(String) }),
  );
  const refusal = { ...shown, ...(named && { errors: named }) };
  const expected = { status: 'rejected', reason: expect.objectContaining(refusal) };
  expect(outcomes).toEqual(attempts.map(() => expected));
}
