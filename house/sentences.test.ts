import { describe, expect, it } from 'vitest';
import { filesUnder, type Sentence, sentencesOf, wordsIn } from './prose.ts';

/*
 * How we write: docs/words.md. A folder that is clean joins COVERED and stays there.
 */

const COVERED = [
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/boards-compared.md',
  'docs/guides',
  'docs/growing.md',
  'docs/live.md',
  'docs/operations.md',
  'docs/paying-compared.md',
  'docs/performance-web.md',
  'docs/performance.md',
  'docs/product',
  'docs/security.md',
  'docs/sessions.md',
  'docs/tenancy.md',
  'docs/words.md',
  'docs/working-time.md',
  'apps/api',
  'apps/web',
  'bench',
  'e2e',
  'house',
  'packages/embedded-mongo',
  'packages/shared/src',
  'scripts',
];

const MAX_WORDS = 25;
const MAX_SENTENCES_OF_A_RULE = 2;

/** Constructions that nobody says, each with an example that it refuses and one that it allows. */
const REFUSED: [name: string, pattern: RegExp, refused: string, allowed: string][] = [
  [
    'a causative "has … be"',
    /^(?:Has|Have|Lets) (?:(?!(?:that|which|to|may|can|must|will) )\S+ ){1,12}be\b/,
    'Has a change not be sent by itself.',
    'Has a filter that may be empty.',
  ],
  [
    'a fronted "of"',
    /(?:^|[;:] )[Oo]f (?:what|a|an|the|each|all|those|these|two|several|one|every|whatever)\b/,
    'Of a column that holds more, a card has buttons.',
    'The first of a column.',
  ],
  [
    'a clause for a subject',
    /^(?:What|Who|Whom|Whoever|Whatever|Whichever|That which|Whose)\b(?!.*\?$)/,
    'What was typed stays.',
    'The screen says what changed.',
  ],
  [
    'a "whoever"',
    /\bwhoever\b|\bwhosoever\b|\bthat which\b/i,
    'It is shown to whoever asks.',
    'It is shown to everyone.',
  ],
];

const sentences = (paths: readonly string[]) =>
  filesUnder(paths).flatMap(([file, text]) => sentencesOf(file, text));
/** The entries of the changelog that no release has yet. */
const unreleased = () => filesUnder(['CHANGELOG.md'])[0]?.[1].split(/^## \d/m)[0] ?? '';
const shown = (found: readonly Sentence[]) => found.map(({ at, text }) => `${at} ${text}`);

describe('sentences of covered folders', () => {
  const all = [...sentences(COVERED), ...sentencesOf('CHANGELOG.md', unreleased())];

  it('are found', () => {
    for (const path of COVERED) expect(all.some(({ at }) => at.startsWith(path))).toBe(true);
    expect(all.length).toBeGreaterThan(500);
  });

  it.each(REFUSED)('have not %s', (_, pattern, refused, allowed) => {
    expect([refused, allowed].map((text) => pattern.test(text))).toEqual([true, false]);
    expect(shown(all.filter(({ text }) => pattern.test(text)))).toEqual([]);
  });

  it(`have at most ${MAX_WORDS} words`, () => {
    expect(shown(all.filter(({ text }) => wordsIn(text) > MAX_WORDS))).toEqual([]);
  });
});

it(`a rule has at most ${MAX_SENTENCES_OF_A_RULE} sentences`, () => {
  const rules = filesUnder(['docs/product']).flatMap(([file, text]) =>
    [...text.matchAll(/^- (\*\*[A-Z]+-\d+\*\*) [^\n]*\n(?: {2}[^\n]*\n)*/gm)].map(([rule, id = '']) => ({
      id,
      count: sentencesOf(file, rule).length,
    })),
  );
  expect(rules.length).toBeGreaterThan(300);
  expect(rules.filter(({ count }) => count > MAX_SENTENCES_OF_A_RULE)).toEqual([]);
});

it('every source is covered', () => {
  const files = filesUnder(['apps', 'packages', 'e2e', 'bench', 'house', 'scripts']).map(([file]) => file);
  const isSource = (file: string) => /\/(?:src|test|vite)\/|^(?:e2e|bench|house|scripts)\//.test(file);
  const missing = files.filter(
    (file) =>
      isSource(file) &&
      /\.(?:tsx?|mjs)$/.test(file) &&
      !COVERED.some((folder) => file.startsWith(`${folder}/`)),
  );
  expect(missing).toEqual([]);
});
