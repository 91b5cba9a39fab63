import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { POINTS } from './guards/asvs.ts';
import { GUARDS } from './guards/list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const textOf = (file: string) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : '');

describe('what `pnpm guards` removes is there to be removed', () => {
  it('each guard stands once in its file, and something else takes its place', () => {
    const off = GUARDS.filter(
      ({ file, piece, without }) => textOf(file).split(piece).length !== 2 || piece === without,
    );
    expect(off.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
  });

  it('each guard has a name of its own', () => {
    const names = GUARDS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('each test that must turn red exists, once by that title in its file', () => {
    const quoted = (title: string) => [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
    const off = GUARDS.filter(
      ({ test, title }) =>
        quoted(title).reduce((count, text) => count + textOf(test).split(text).length - 1, 0) !== 1,
    );
    expect(off.map(({ name, test, title }) => `${name}: ${test}, ${title}`)).toEqual([]);
  });
});

interface PointRow {
  readonly ids: readonly string[];
  readonly text: string;
  readonly shownBy: string;
}

/** `1.2.1–1.2.3, 1.2.5` one by one; `7.6` is a section and `V10` a chapter. */
function pointsOf(list: string): string[] {
  return list.split(', ').flatMap((part) => {
    const whole = part.startsWith('V') ? `${part.slice(1)}.` : `${part}.`;
    if (/^(?:V\d+|\d+\.\d+)$/.test(part)) return POINTS.filter((point) => point.startsWith(whole));
    const [first = '', last = first] = part.split('–');
    const section = first.replace(/\.\d+$/, '');
    const [from = 0, to = 0] = [first, last].map((id) => Number(id.split('.').at(-1)));
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

describe('docs/security.md goes through all of it', () => {
  const [tables = '', notApplicable = ''] = textOf('docs/security.md').split('\n## Not applicable\n');
  const rows = [...tables.matchAll(/^\| ((?:\d+\.|API\d).*?) \|(.*)\|([^|]*)\|$/gm)].map(
    ([text, points = '', , shownBy = '']): PointRow => ({
      ids: points.startsWith('API') ? [points] : pointsOf(points.replaceAll(' (3)', '')),
      text,
      shownBy,
    }),
  );
  const held = rows.flatMap(({ ids }) => ids);

  it('each point of levels 1 and 2 stands there once, and each risk of APIs', () => {
    expect(POINTS).toHaveLength(253);
    const beside = [...notApplicable.matchAll(/^- \*\*(.*?)\*\*:/gm)].flatMap(([, list = '']) =>
      pointsOf(list),
    );
    const all = [...held, ...beside];
    const risks = Array.from({ length: 10 }, (_, index) => `API${index + 1}`);
    expect([...POINTS, ...risks].filter((id) => !all.includes(id))).toEqual([]);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    const ofLevel3 = [...tables.matchAll(/(\S+) \(3\)/g)].map(([, id = '']) => id);
    expect(all.filter((id) => ![...POINTS, ...risks, ...ofLevel3].includes(id))).toEqual([]);
  });

  it('each row names the guards that hold it, all of them and no other', () => {
    const named = rows.map(({ ids, shownBy }) => ({
      ids,
      guards: GUARDS.map(({ name }) => name).filter((name) => shownBy.includes(`\`${name}\``)),
    }));
    expect(named).toEqual(
      rows.map(({ ids }) => ({
        ids,
        guards: GUARDS.filter(({ holds }) => holds.some((id) => ids.includes(id))).map(({ name }) => name),
      })),
    );
    expect(GUARDS.flatMap(({ holds }) => holds).filter((id) => !held.includes(id))).toEqual([]);
  });

  it('a row without a guard leads to a document, or is the task of the operator', () => {
    const guarded = new Set(GUARDS.flatMap(({ holds }) => holds));
    const open = rows.filter(
      ({ ids, text }) =>
        !ids.every((id) => guarded.has(id)) && !text.includes('**you**') && !/\]\([\w./#-]+\)/.test(text),
    );
    expect(open.map(({ ids }) => ids)).toEqual([]);
    expect(rows.filter(({ text }) => /\*\*(?:part|no|partly)\*\*/.test(text))).toEqual([]);
  });
});
