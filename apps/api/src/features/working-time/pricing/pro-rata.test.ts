import { proRataCents } from '@faena/shared/domain';
import fc from 'fast-check';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useApi } from '../../../../test/harness.ts';
import { proRataCentsIn } from './pro-rata.ts';

useApi();

it('shares cents in the database as the domain does, half-up and exact however large', async () => {
  const amount = fc.oneof(fc.nat(100), fc.nat(10_000_000), fc.nat(2 ** 46));
  const share = fc.tuple(amount, fc.nat(10 ** 10), fc.nat(10 ** 10)).map(([cents, a, b]) => ({
    cents,
    part: Math.min(a, b),
    whole: Math.max(a, b, 1),
  }));
  const halves = [1, 3, 5].map((cents) => ({ cents, part: 1, whole: 2 }));
  const property = fc.asyncProperty(fc.array(share, { minLength: 50, maxLength: 50 }), async (drawn) => {
    const shares = [...drawn, ...halves];
    const answers = await mongoose.connection.db
      ?.aggregate([
        { $documents: shares },
        { $project: { cents: proRataCentsIn('$cents', '$part', '$whole') } },
      ])
      .toArray();
    expect(answers).toEqual(
      shares.map(({ cents, part, whole }) => ({ cents: proRataCents(cents, part, whole) })),
    );
  });
  await fc.assert(property, { numRuns: 20 });
});
