import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const sources = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'apps', 'packages'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.(?:tsx?|mjs|js|html)$/.test(file) && !/\.(?:test|walk|fixture)\.|\/test\//.test(file))
  .filter((file) => existsSync(`${ROOT}${file}`))
  .map((file) => ({ file, text: readFileSync(`${ROOT}${file}`, 'utf8') }));

const inApi = (file: string) => file.startsWith('apps/api/src/');
const inWeb = (file: string) => file.startsWith('apps/web/src/');

/** Where a pattern stands, as `file:line`. */
function find(pattern: RegExp, where: (file: string) => boolean = () => true): string[] {
  return sources
    .filter(({ file }) => where(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}`,
      ),
    );
}

/** Globals and packages that open connections; a `fetch` of an object of ours is none. */
const OUTGOING_CALL =
  /(?<![.\w])fetch\(|globalThis(?:\.|\[')fetch|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|['"](?:axios|undici|got|ky|ws|node-fetch|superagent)['"/]/;

/** Modules of Node that open connections, but for their types, for servers and for what addresses look like. */
const NETWORK_MODULE =
  /(?:import (?!type )(?!\{ (?:(?:type \w+|createServer|STATUS_CODES|isIP(?:v[46])?)(?:, )?)+ \} from).*from |\bimport\(|\brequire\(|getBuiltinModule\()'(?:node:)?(?:https?|http2|net|tls|dns|dgram)(?:\/promises)?'/;

/** Calls that one of the patterns has to see. */
const OUTGOING_CALLS = [
  "await fetch('http://a')",
  'globalThis.fetch(url)',
  "globalThis['fetch'](url)",
  'new WebSocket(url)',
  'new EventSource(url)',
  "import { request } from 'node:http';",
  "import http from 'http';",
  "import * as net from 'node:net';",
  "import { createConnection, isIP } from 'node:net';",
  "import { connect } from 'node:tls';",
  "import { lookup } from 'node:dns/promises';",
  "const { get } = await import('node:https');",
  "require('node:http2')",
  "import { request } from 'undici';",
];

it('a choice by language is a table, which the compiler asks a further language for', () => {
  const choice = /[!=]== '(?:es|en)'/;
  expect(["language !== 'en'", 'language !== given'].map((text) => choice.test(text))).toEqual([true, false]);
  // Here the return type of `spokenOn` asks for it.
  expect(find(choice, (file) => file !== 'apps/web/src/texts/wording.ts')).toEqual([]);
});

it('text is drawn as text, and never run (docs/security.md)', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(
    find(/dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc=/),
  ).toEqual([]);
  expect(find(/\beval\(|new Function\(|javascript:|from 'node:vm'/)).toEqual([]);
  expect(find(/\son[a-z]+="|<script>|\sstyle="/, (file) => file.endsWith('.html'))).toEqual([]);
});

it('a number is typed into our own field, never into one that a browser reads by itself (FORM-15)', () => {
  expect(find(/type=(?:"number"|\{?['"`]number)|['"]spinbutton['"]/, inWeb)).toEqual([]);
  const elsewhere = (file: string) =>
    inWeb(file) && !/\/ui\/(?:number|time)-input\.tsx$|date-picker/.test(file);
  expect(find(/inputMode=(?:"decimal"|\{.*decimal)/, elsewhere)).toEqual([]);
});

it('hours and money are written by the shared formats, which give zero no sign (PAY-65)', () => {
  const elsewhere = (file: string) => inWeb(file) && !file.includes('/gallery/');
  expect(find(/\.toFixed\(|\.toLocaleString\(/, elsewhere)).toEqual([]);
});

it('the API runs no commands, and calls no address outside the checked way, its database and its mail server', () => {
  expect(find(/child_process|\bexecFile\b|\bspawn\(/, inApi)).toEqual([]);
  const isChecked = (file: string) => file === 'apps/api/src/platform/outgoing.ts';
  expect(find(OUTGOING_CALL, inApi)).toEqual([]);
  expect(find(NETWORK_MODULE, (file) => inApi(file) && !isChecked(file))).toEqual([]);
  for (const call of OUTGOING_CALLS) {
    expect(OUTGOING_CALL.test(call) || NETWORK_MODULE.test(call), call).toBe(true);
  }
});

it('nothing that is to be unguessable comes from a generator that can be guessed', () => {
  expect(find(/Math\.random/, inApi)).toEqual([]);
});

it('no hash or cipher is used that is known to be weak', () => {
  const weak = /create(?:Hash|Hmac)\('(?:md|sha1)|aes-\d+-(?:ecb|cbc)|\bdes3?\b-|rc4|createCipher\(/i;
  // RFC 6238 has the HMAC of SHA-1, whose collisions do not weaken it.
  const isOfStandard = (file: string) => file.endsWith('/site-code/codes-of-sites.ts');
  expect(find(weak, (file) => inApi(file) && !isOfStandard(file))).toEqual([]);
});

it('text is folded for searches and comparisons in one place (SEARCH-7)', () => {
  const FOLDING = [
    ...['fold', 'fold-search', 'clean-text', 'password', 'username', 'read-number'].map(
      (file) => `packages/shared/src/domain/${file}.ts`,
    ),
    'apps/api/src/features/payroll/run-files/pdf/fonts.ts',
  ];
  const OWN_FOLDING =
    /\.normalize\(|\bCollator\([^)]*usage|toL(?:ocaleL)?owerCase\(\)\s*\.(?:includes|startsWith|indexOf)\(/;
  expect(find(OWN_FOLDING, (file) => !FOLDING.includes(file))).toEqual([]);
  for (const sample of ["a.normalize('NFD')", 'a.toLowerCase().includes(b)'])
    expect(sample).toMatch(OWN_FOLDING);
});

it('a form that takes a time of a day asks which is meant where that day has it twice (TIME-52)', () => {
  // The hour of a lunch is that of every day, so no single day decides it.
  const EVERY_DAY = 'apps/web/src/features/company/clock-terms.tsx';
  const TIME_OF_FORM = 'apps/web/src/features/time/records/moment-inputs.tsx';
  const isOfForm = (file: string) => inWeb(file) && !/\/ui\/|\/gallery\//.test(file);
  const typed = sources.filter(({ file, text }) => isOfForm(file) && text.includes('<TimeInput'));
  expect(typed.map(({ file }) => file)).toEqual([EVERY_DAY, TIME_OF_FORM]);
  const forms = sources.filter(({ text }) => text.includes('<TimeOfForm'));
  expect(forms.length).toBeGreaterThan(1);
  expect(forms.filter(({ text }) => !text.includes('<WhichOfTwo')).map(({ file }) => file)).toEqual([]);
});

it('a list keeps its search in the address, but for windows and fields that choose (SCREEN-24)', () => {
  const CHOOSING = [
    ...['ui/option-list', 'features/go-to/places', 'features/project/members/people-search'],
    'app/gallery/fields-gallery',
    // The next person at a kiosk begins with all faces.
    'features/time/kiosk/kiosk-faces',
    // Their parents give them the search of the address.
    ...['features/board/filter/filter-bar', 'features/project/list/whole-list'],
    ...['features/people/person/people-filters', 'features/company/company-filters'],
  ].map((file) => `apps/web/src/${file}.tsx`);
  const searching = sources.filter(({ text }) => text.includes('<SearchInput'));
  expect(searching.length).toBeGreaterThan(10);
  const left = searching.filter(
    ({ file, text }) => !text.includes('useAddressValues(') && !CHOOSING.includes(file),
  );
  expect(left.map(({ file }) => file)).toEqual([]);
});

it('a list that is read page by page keeps its length in the address, but for windows (SCREEN-24)', () => {
  const WINDOWS = [
    'task/archived/archived-window',
    'task/panel/comments/comments-section',
    'task/panel/history/task-history',
    'notices/notice-list',
  ].map((file) => `apps/web/src/features/${file}.tsx`);
  const isKept = /<MoreButton\b[^>]*\bkept=/;
  const paged = sources.filter(({ file, text }) => text.includes('<MoreButton') && !WINDOWS.includes(file));
  expect(paged.length).toBeGreaterThan(2);
  expect(paged.filter(({ text }) => !isKept.test(text)).map(({ file }) => file)).toEqual([]);
});

it('a text that people typed over several lines has its addresses as links (DESIGN-26)', () => {
  // Questions and kept texts are no place to leave from, and the plans are the administrators' own.
  const PLAIN = ['ui/alert-modal', 'ui/draft-note', 'features/public/plans'].map(
    (file) => `apps/web/src/${file}.tsx`,
  );
  const typed = sources.filter(({ text }) => text.includes('whitespace-pre-line'));
  expect(typed.length).toBeGreaterThan(8);
  const left = typed.filter(({ file, text }) => !text.includes('<LinkedText>') && !PLAIN.includes(file));
  expect(left.map(({ file }) => file)).toEqual([]);
});

it('windows of other origins are neither listened to nor told anything', () => {
  expect(
    find(/window\.addEventListener\('message'|window\.(?:parent|opener|top)\b|\.postMessage\([^)]*,/),
  ).toEqual([]);
});
