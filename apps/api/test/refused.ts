import { expect } from 'vitest';

interface Refusal {
  readonly errors?: readonly object[];
  readonly [field: string]: unknown;
}

/**
 * Expects each of these calls to be refused, all alike; `refusal` is what the error must show. Each field it names has
 * a reason beside what is shown of it, whichever that is (WIRE-17).
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
