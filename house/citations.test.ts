import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GUARDS } from './guards/list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RULES = 'docs/product/';
const SOURCES = ['apps', 'packages', 'e2e', 'scripts', 'bench', 'house', 'deploy', 'docs', '.github'];

/** A place in a file, as `file:line`, so that a failure leads to it. */
interface Found {
  readonly at: string;
  readonly text: string;
}

/** The text files of the repository below some folders, and its documents at the root. */
function textFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((file) => SOURCES.some((folder) => file.startsWith(`${folder}/`)) || /^[^/]+\.md$/.test(file))
    .filter((file) => /\.(ts|tsx|mjs|js|md|yml|yaml|css|html|json|conf)$/.test(file))
    .filter((file) => existsSync(join(ROOT, file)));
}

const contents = new Map(textFiles().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));

/** Every match of a pattern in some files. */
function find(pattern: RegExp, inFile: (file: string) => boolean = () => true): Found[] {
  return [...contents].flatMap(([file, text]) =>
    inFile(file)
      ? [...text.matchAll(pattern)].map((match) => ({
          at: `${file}:${text.slice(0, match.index).split('\n').length}`,
          text: match[1] ?? match[0],
        }))
      : [],
  );
}

const places = (found: readonly Found[]) => found.map(({ at, text }) => `${at} ${text}`);

const declared = find(/^- \*\*([A-Z]+-\d+)\*\* /gm, (file) => file.startsWith(RULES));
const ids = new Set(declared.map(({ text }) => text));
const areas = [...new Set(declared.map(({ text }) => text.replace(/-\d+$/, '')))];

it('the rules of docs/product have ids, each of them declared once', () => {
  expect(ids.size).toBeGreaterThan(300);
  const again = declared.filter(
    ({ text }, index) => declared.findIndex((rule) => rule.text === text) < index,
  );
  expect(places(again)).toEqual([]);
  const unlabelled = find(/^- (?!\*\*[A-Z]+-\d+\*\* \S).*$/gm, (file) => isRulePage(file));
  expect(places(unlabelled)).toEqual([]);
});

/** The pages that consist of rules; the index and the glossary do not. */
function isRulePage(file: string): boolean {
  return file.startsWith(RULES) && !/\/(README|glossary)\.md$/.test(file);
}

it('every rule that is cited exists', () => {
  const cited = find(new RegExp(`\\b((?:${areas.join('|')})-\\d+)\\b`, 'g'));
  expect(cited.length).toBeGreaterThan(declared.length);
  expect(places(cited.filter(({ text }) => !ids.has(text)))).toEqual([]);
});

it('each citation of a rule in parentheses names an existing area', () => {
  const cited = find(/\(((?:(?!ISO|ECMA|UTF|SHA|RFC)[A-Z]{3,}-\d+(?:, )?)+)\)/g).flatMap(({ at, text }) =>
    text.split(', ').map((id) => ({ at, text: id })),
  );
  expect(cited.length).toBeGreaterThan(300);
  expect(places(cited.filter(({ text }) => !ids.has(text)))).toEqual([]);
});

/** Each names a document that is not in the repository, or a part of one. */
const OUTSIDE = [
  /§+ ?\d/g,
  /\((?:the )?(?:spec|specification|contract|product|architecture|design)(?:, (?:section|§|[*`'"/A-Z])|;| \d| §)/g,
  /\b(?:the|our|its) (?:specification|spec)\b(?!\.ts)/gi,
  / \((?:spec|specification|contract|product|design)\)(?=['"`.,;]|\s*\*\/)/g,
  // In parentheses behind a word, a citation like (contract, 404) or (design: …), not the parameters of a function.
  /(?<=[\p{L}\d'"`*.] )\((?:the |our |its )?(?:spec|specification|contract|product|payroll|architecture|design|issue)s?(?:[:;,] ?| )[^()]*\)(?! ?=>)/gu,
  /[;,] (?:the )?(?:spec|specification|contract|product|architecture|design|issue)(?:, |: | )(?:\d|§|\*)/g,
  /\b[Ii]ssues? (?:#?\d|\*)/g,
  /\b(?:spec|specification|contract|product|payroll)(?:-\d)?\.md\b/g,
  /\(sections? \d+(?: and \d+)?(?:, \*|\))/g,
  /\bof section \d/g,
  /\.\.\/shared\b(?!\/src)/g,
];

it('nothing cites a document that is not in the repository', () => {
  const isThisTest = (file: string) => file === 'house/citations.test.ts';
  const cited = OUTSIDE.flatMap((pattern) => find(pattern, (file) => !isThisTest(file)));
  expect(places(cited)).toEqual([]);
});

const headings = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/`/g, '')
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replace(/ /g, '-'),
  );

it('every link of a document leads to a file and a heading that exist', () => {
  const links = find(/\]\(([^)\s]+)\)/g, (file) => file.endsWith('.md'));
  expect(links.length).toBeGreaterThan(50);
  const broken = links.filter(({ at, text }) => {
    if (/^(https?|mailto):/.test(text)) return false;
    const file = at.replace(/:\d+$/, '');
    const [path = '', heading] = text.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!existsSync(join(ROOT, target))) return true;
    return heading !== undefined && !headings(contents.get(target) ?? '').includes(heading);
  });
  expect(places(broken)).toEqual([]);
});

it('every file that a document names in full exists', () => {
  const named = find(
    /`((?:apps|packages|e2e|scripts|bench|house|deploy|docs|\.github)\/[\w./-]+\.(?:tsx?|mjs|md|yml|css|conf))`/g,
    (file) => file.endsWith('.md') && file !== 'CHANGELOG.md',
  );
  expect(places(named.filter(({ text }) => !existsSync(join(ROOT, text))))).toEqual([]);
});

it('every guard, test or file that shows a point of docs/security.md exists', () => {
  const rows = find(/^\|(?!---).*\|([^|]*)\|$/gm, (file) => file === 'docs/security.md');
  const named = rows.flatMap(({ at, text }) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ at, text: name })),
  );
  expect(named.length).toBeGreaterThan(100);
  const paths = [...contents.keys(), 'pnpm-lock.yaml'].map((file) => `/${file}`);
  const isShown = (name: string) =>
    GUARDS.some((guard) => guard.name === name) ||
    paths.some(
      (path) => path.includes(`/${name}/`) || path.replace(/(\.test)?\.tsx?$/, '').endsWith(`/${name}`),
    ) ||
    paths.some((path) => path.endsWith(`/${name}`)) ||
    existsSync(join(ROOT, name));
  expect(places(named.filter(({ text }) => !isShown(text)))).toEqual([]);
});
