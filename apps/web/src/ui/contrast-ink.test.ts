import { describe, expect, it } from 'vitest';
import { contrastInk } from './contrast-ink.ts';

describe('the label on a company colour is chosen by contrast', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#7A3E1D', '#ffffff'],
    ['#0E7490', '#ffffff'],
    ['#F2C230', '#000000'],
    ['#FFFFFF', '#000000'],
    ['#777777', '#000000'],
  ])('on %s is %s', (ground, ink) => {
    expect(contrastInk(ground)).toBe(ink);
  });

  it('on something that is no colour is white, as on the default black', () => {
    expect(contrastInk('azul')).toBe('#ffffff');
  });
});
