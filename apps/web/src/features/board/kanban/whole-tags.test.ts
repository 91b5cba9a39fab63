import { describe, expect, it } from 'vitest';
import { countWholeTags } from './whole-tags.ts';

describe('the number of tags that a card shows whole (BOARD-9)', () => {
  it.each([
    [[], 0],
    [['obra'], 1],
    [['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis'], 6],
    [['etiqueta 1', 'etiqueta 2', 'etiqueta 3', 'etiqueta 4'], 4],
    [['etiqueta 1', 'etiqueta 2', 'etiqueta 3', 'etiqueta 4', 'etiqueta 5'], 3],
    [['etiqueta larga norte', 'etiqueta larga sur', 'etiqueta larga este'], 2],
    [['x'.repeat(60), 'y'.repeat(60)], 2],
    [['東京の現場', '大阪の現場', '京都の現場'], 3],
  ])('for %j is %i', (tags, count) => expect(countWholeTags(tags)).toBe(count));

  it('is at least one, and no lower if others are left out', () => {
    const tags = Array.from({ length: 20 }, (_, at) =>
      'norte etiqueta '.repeat(4).slice(at % 7, (at * 13) % 50 || 1),
    );
    for (let first = 0; first < tags.length; first += 1) {
      const some = tags.slice(first);
      const count = countWholeTags(some);
      expect(count).toBeGreaterThan(0);
      expect(countWholeTags(some.slice(0, count))).toBe(count);
    }
  });
});
