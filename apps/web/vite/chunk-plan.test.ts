import { describe, expect, it } from 'vitest';
import { type Piece, planChunks } from './chunk-plan.ts';

const piece = (name: string, size: number, ...imports: string[]): Piece => ({
  name,
  modules: [`${name}.ts`],
  imports,
  size,
  isEntry: false,
});
const entry = (name: string, ...imports: string[]): Piece => ({
  ...piece(name, 1, ...imports),
  isEntry: true,
});
const screen = (name: string, weight = 1) => ({ name, entries: [name], weight });

/** Which pieces come together. */
function together(pieces: readonly Piece[], screens: Parameters<typeof planChunks>[1]): string[] {
  const files = new Map<string, string[]>();
  for (const [module, file] of planChunks(pieces, screens, 100)) {
    files.set(file, [...(files.get(file) ?? []), module.replace('.ts', '')]);
  }
  return [...files.values()].map((of) => of.sort().join(' ')).sort();
}

describe('which modules come in one file', () => {
  it('those that the same screens need, of any size', () => {
    const pieces = [entry('home', 'a', 'b'), entry('board', 'a', 'b'), piece('a', 9_000), piece('b', 9_000)];
    expect(together(pieces, [screen('home'), screen('board')])).toEqual(['a b']);
  });

  it('those that only some need, as long as a request costs more than what is loaded for nothing', () => {
    const pieces = (size: number) => [
      entry('home', 'a', 'b'),
      entry('board', 'a'),
      piece('a', 9_000),
      piece('b', size),
    ];
    const screens = [screen('home'), screen('board')];
    expect(together(pieces(99), screens)).toEqual(['a b']);
    expect(together(pieces(101), screens)).toEqual(['a', 'b']);
    expect(together(pieces(99), [screen('home'), screen('board', 2)])).toEqual(['a', 'b']);
  });

  it('none that would bring more than itself', () => {
    const pieces = (brought: number) => [
      entry('home', 'a'),
      entry('board', 'a', 'b'),
      piece('a', 9_000),
      piece('b', 10, 'c'),
      { ...piece('c', brought), isEntry: true },
    ];
    const screens = [screen('home'), screen('board')];
    expect(together(pieces(89), screens)).toEqual(['a b']);
    expect(together(pieces(91), screens)).toEqual(['a', 'b']);
  });

  it('none that would stand in a circle with what stays by itself', () => {
    const pieces = [entry('home', 'a', 'b'), entry('board', 'b'), piece('a', 10, 'board'), piece('b', 10)];
    expect(together(pieces, [screen('home'), screen('board')])).toEqual(['a', 'b']);
  });

  it('none of a screen with what only a later part needs', () => {
    const pieces = [
      entry('home', 'a'),
      entry('dialog', 'a', 'form'),
      entry('menu', 'form', 'list'),
      piece('a', 10),
      piece('form', 10),
      piece('list', 10),
    ];
    expect(together(pieces, [screen('home')])).toEqual(['a', 'form list']);
  });
});
