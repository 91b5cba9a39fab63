import { readdirSync, readFileSync } from 'node:fs';
import { extendTailwindMerge, getDefaultConfig } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { cn } from './cn.ts';

const SOURCES = new URL('../', import.meta.url);
const { classGroups, orderSensitiveModifiers } = getDefaultConfig();

/** The library's own result, and the names of our own tokens. */
const whole = extendTailwindMerge<'any-class'>({
  extend: {
    theme: {
      text: ['sm', 'base', 'lg', 'xl', '2xl', '4xl'],
      radius: ['control', 'card'],
      shadow: ['pop', 'lift'],
      container: ['content'],
      spacing: ['control', 'row', 'header', 'sidebar', 'rail'],
    },
    // Matches any Tailwind class; the rest of a text is none.
    classGroups: { 'any-class': ['any-class'] },
    conflictingClassGroups: { 'any-class': Object.keys(classGroups) as (keyof typeof classGroups)[] },
  },
});

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|walk)\.|^(test|texts)\/|class-groups/.test(file))
  .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'));
const tokens = new Set(sources.flatMap((source) => source.split(/[\s"'`{}]+/)));
const isClass = (token: string) => whole(`${token} any-class`) === 'any-class';
const classes = [...new Set([...tokens].map(withoutVariants))].filter(isClass);

describe('the later of two classes wins', () => {
  it('where the whole of tailwind-merge says so, for each two of the sources', () => {
    expect(classes.length).toBeGreaterThan(500);
    // Classes that differ only in a value are compared with one of them, and that one with all other classes.
    const kindOf = (one: string) => one.replace(/\[.*\]|[\d./]+/g, '#');
    const firsts = new Map(classes.toReversed().map((one) => [kindOf(one), one]));
    const pairs = classes.flatMap((one) => {
      const first = firsts.get(kindOf(one)) ?? one;
      if (first === one) return [...firsts.values()].map((other) => [one, other]);
      return [
        [one, first],
        [first, one],
      ];
    });
    const wrong = pairs
      .filter(([before, after]) => before !== after)
      .map((pair) => pair.join(' '))
      .filter((joined) => cn(joined) !== whole(joined))
      .map((joined) => `${joined} → ${whole(joined)}`);
    expect(wrong, 'see ui/class-groups.ts').toEqual([]);
  });

  it('with the same variants, in whichever order where that says nothing', () => {
    expect(cn('md:hover:p-2 p-3', 'hover:md:p-4')).toBe('p-3 hover:md:p-4');
    for (const variant of orderSensitiveModifiers) {
      const joined = `${variant}:first:p-2 first:${variant}:p-2`;
      expect(cn(joined)).toBe(joined);
    }
  });
});

/** A class without its variants, such as `hover:` before `p-2`. */
function withoutVariants(token: string): string {
  return token.split(/:(?![^[(]*[\])])/).at(-1) ?? '';
}
