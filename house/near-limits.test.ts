import { expect, it } from 'vitest';
import { filesUnder } from './prose.ts';

/** The limit of an answer, which no screen adds to. */
const UNTOLD = ['MAX_LISTED_MIB'];

/** The names that a pattern captures in the sources of a folder. */
function found(pattern: RegExp, folder: string): string[] {
  const sources = filesUnder([folder]).filter(([file]) => !/\.test\.tsx?$/.test(file));
  const names = sources.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].sort();
}

it('each number of things that the API limits is told by a screen before it is reached (LIMIT-25)', () => {
  const refused = found(/tooMany\('\w+', (MAX_\w+)\)/g, 'apps/api/src');
  const told = found(/\bmost=\{(MAX_\w+)\}/g, 'apps/web/src');
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.filter((name) => !told.includes(name))).toEqual(UNTOLD);
});
