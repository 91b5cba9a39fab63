import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeRegExp, foldName, foldSearch, isBlank } from './fold.ts';

const text = fc.string({ unit: 'binary' });

describe('foldName', () => {
  it.each([
    ['Ana.López', ' ana.lópez '],
    ['ANA@EXAMPLE.COM', 'ana@example.com'],
    ['Jose\u0301', 'JOSÉ'],
    ['ｇｅｓｔｏｒ', 'Gestor'],
  ])('takes %j and %j for the same name', (a, b) => {
    expect(foldName(a)).toBe(foldName(b));
  });

  it('tells accents apart', () => {
    expect(foldName('José')).not.toBe(foldName('Jose'));
  });

  it('leaves a folded name as it is', () => {
    expect(foldName(foldName('\u00a8'))).toBe(foldName('\u00a8'));
    fc.assert(fc.property(text, (name) => foldName(foldName(name)) === foldName(name)));
  });
});

describe('foldSearch', () => {
  it.each([
    ['Cañón del Río', 'canon del rio'],
    ['PINGÜINO', 'pinguino'],
    ['Jose\u0301', 'jose'],
    ['  Crème Brûlée ', 'creme brulee'],
  ])('finds %j by %j', (shown, typed) => {
    expect(foldSearch(shown)).toBe(typed);
  });

  it('finds a text by any way of writing it', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(foldSearch(value.normalize('NFD'))).toBe(foldSearch(value.normalize('NFC')));
      }),
    );
  });
});

describe('isBlank', () => {
  it.each([
    '',
    ' ',
    '\t\n\r',
    '\u00a0',
    '\u200b',
    '\u200d\u2060',
    '\ufeff',
    '\u3000',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\u202e',
    '\u0000',
    '\ufe0f',
  ])('sees nothing in %j', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each(['a', ' . ', '\u200bñ', '0', '👩‍🔧', '日本'])('sees something in %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('escapeRegExp', () => {
  it('makes any text find itself, literally, with and without the unicode flag', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(new RegExp(`^${escapeRegExp(value)}$`).test(value)).toBe(true);
        expect(new RegExp(`^${escapeRegExp(value)}$`, 'u').test(value)).toBe(true);
      }),
    );
  });

  it('takes every special sign for itself', () => {
    const special = '\\^$.*+?()[]{}|/-';
    expect(new RegExp(`^${escapeRegExp(special)}$`, 'u').test(special)).toBe(true);
    expect(new RegExp(escapeRegExp('.*')).test('anything')).toBe(false);
  });
});
