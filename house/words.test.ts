import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GLOSSARY = readFileSync(join(ROOT, 'docs/product/glossary.md'), 'utf8');

/** The identifiers of the glossary's last table, each with the word that took its place. */
function wordsThatAreGone(): [identifier: string, word: string][] {
  const [, table = ''] = GLOSSARY.split('## Words that are gone');
  return [...table.matchAll(/^\| (`.+) \| (.+) \|$/gm)].flatMap(([, names = '', word = '']) =>
    [...names.matchAll(/`([\w*]+)`/g)].map(([, name = '']): [string, string] => [name, word]),
  );
}

/** The sources without migrations, which name formerly stored fields. */
function sources(): Map<string, string> {
  const folders = ['apps', 'packages', 'e2e', 'bench', 'scripts'].filter((folder) =>
    existsSync(join(ROOT, folder)),
  );
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...folders], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => /\.(tsx?|mjs)$/.test(file));
  return new Map(
    files
      .filter((file) => !file.startsWith('apps/api/src/migrations/') && existsSync(join(ROOT, file)))
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
}

describe('a word that is gone is in no source', () => {
  const texts = sources();
  const gone = wordsThatAreGone();

  it('there are such words, and sources to look at', () => {
    expect(gone.length).toBeGreaterThan(10);
    expect(texts.size).toBeGreaterThan(500);
  });

  it.each(gone)('%s is %s', (identifier) => {
    const pattern = new RegExp(`(?<![\\w$])${identifier.replace('*', '\\w*')}(?![\\w$])`);
    const found = [...texts].flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

/** Words that only the wire has: where each may stand, taken out of a line before it is searched, and why. */
const WIRE: [word: RegExp, allowed: [spelling: RegExp, why: string][]][] = [
  [
    /timesheet/i,
    [
      [/\/timesheets/g, 'the address of the routes'],
      [/currentTimesheetId/g, 'the key in the storage of the browser'],
      [/timesheetId/g, 'the field of a request'],
      [/\/employee\/timesheet|path: 'timesheet'/g, 'the address of a screen'],
    ],
  ],
  [
    /\w+Subscription\b|Subscription[A-Z]/,
    [[/\bgetSubscription\b|\bPushSubscription\b/g, 'the names that browsers have for it']],
  ],
];

describe('a word of the wire is in no name of ours', () => {
  const texts = sources();

  it.each(WIRE)('%s', (word, allowed) => {
    const ours = (line: string) => allowed.reduce((rest, [spelling]) => rest.replace(spelling, ''), line);
    const found = [...texts].flatMap(([file, text]) =>
      text
        .split('\n')
        .filter((line) => word.test(ours(line)))
        .map((line) => `${file} ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each(WIRE.flatMap(([, allowed]) => allowed))('%s is still needed: %s', (spelling) => {
    expect([...texts.values()].some((text) => text.search(spelling) >= 0)).toBe(true);
  });
});
