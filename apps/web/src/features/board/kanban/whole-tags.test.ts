import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWholeTags } from './whole-tags.ts';

describe('the tags that a card shows whole (BOARD-9)', () => {
  it.each([
    [[], 0],
    [['obra'], 1],
    [['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'], 6],
    [['etiqueta 1', 'etiqueta 2', 'etiqueta 3', 'etiqueta 4'], 4],
    [['etiqueta 1', 'etiqueta 2', 'etiqueta 3', 'etiqueta 4', 'etiqueta 5'], 3],
    [['etiqueta larga norte', 'etiqueta larga sur', 'etiqueta larga este'], 2],
    [['x'.repeat(60), 'y'.repeat(60)], 2],
    [['東京の現場', '大阪の現場', '京都の現場'], 3],
  ])('of %j are %i', (tags, count) => expect(countWholeTags(tags)).toBe(count));

  it('are at least one, and no fewer where others are left out', () => {
    const tag = fc.string({ minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 20 }), (tags) => {
        const count = countWholeTags(tags);
        expect(count).toBeGreaterThan(0);
        expect(countWholeTags(tags.slice(0, count))).toBe(count);
      }),
      { numRuns: 200 },
    );
  });
});
