import { MAX_EXCERPT } from '@faena/shared/domain';
import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt-of.ts';

describe('the excerpt of a comment (SEARCH-10)', () => {
  it.each([
    ['Falta el plano.', ['plano'], 'Falta el plano.'],
    ['> Ana:\n> Falta\n\n el  plano', ['plano'], '> Ana: > Falta el plano'],
    [
      'Una frase larga que nadie busca, y después la CAÑERÍA',
      ['caneria'],
      '… que nadie busca, y después la CAÑERÍA',
    ],
    ['Nada de eso', ['zzz'], 'Nada de eso'],
    ['Primero sótano, y luego la cañería', ['caneria', 'sotano'], 'Primero sótano, y luego la cañería'],
  ])('of "%s" for %j is "%s"', (text, words, excerpt) => expect(excerptOf(text, words)).toBe(excerpt));

  it('is cut after 160 characters, and no emoji in its middle', () => {
    for (const text of ['x'.repeat(5_000), '👷'.repeat(500), `a${'👷'.repeat(500)}`, 'plano '.repeat(500)]) {
      const excerpt = excerptOf(text, ['plano']);
      expect(excerpt.length).toBeLessThanOrEqual(MAX_EXCERPT);
      expect(excerpt.length).toBeGreaterThan(MAX_EXCERPT - 8);
      expect(excerpt.endsWith('…')).toBe(true);
      expect(excerpt).not.toMatch(/\p{Cs}/u);
    }
  });
});
