import { describe, expect, it } from 'vitest';
import { initialOf } from './initial-of.ts';

describe('the initial that stands for a person or a company (DESIGN-17)', () => {
  it.each([
    [' ana lucía', 'A'],
    ['ñandú', 'Ñ'],
    ['חברה', 'ח'],
    ['👩🏽‍🏭 Taller', '👩🏽‍🏭'],
    ['', '?'],
  ])('is of %o %o', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
