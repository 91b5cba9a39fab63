import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankAfter, rankBetween } from './rank.ts';

describe('ranks of a list (TODO-10)', () => {
  it('lie between their neighbours after any moves and additions', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 200 }), (steps) => {
        const ranks: string[] = [];
        for (const [isAdded, at] of steps) {
          const index = isAdded ? ranks.length : at % (ranks.length + 1);
          const rank = rankBetween(ranks[index - 1] ?? null, ranks[index] ?? null);
          ranks.splice(index, 0, rank);
        }
        expect(ranks).toEqual([...new Set(ranks)].sort());
      }),
    );
  });

  it('stay as short when 2,000 things are added at the end', () => {
    let last: string | null = null;
    for (let count = 0; count < 2_000; count += 1) last = rankAfter(last);
    expect(last).toHaveLength(7);
  });
});
