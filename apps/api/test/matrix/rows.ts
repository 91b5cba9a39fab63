import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COLUMNS, type Column } from './callers.ts';
import type { Request, RouteFixture } from './route-fixtures.ts';

/*
 * The fixtures of all routes, found beside their features. Their `access` is written by hand from the rules ACCESS-2 to
 * ACCESS-13, so that it checks the `access` of the declarations.
 */

/** The expected answer of one caller. */
export interface Answer {
  readonly status: number;
  /** The number of items of a list, if the fixture states it. */
  readonly items: number | undefined;
  /** The caller may know that the thing exists, so a missing one is answered differently. */
  readonly seen: boolean;
}

/** One request of a route, with the expected answer of each caller. */
export interface Row {
  /** Method and path as declared. */
  readonly route: string;
  /** Method, path and the further words of the fixture. */
  readonly name: string;
  readonly answers: Readonly<Record<Column, Answer>>;
  readonly confirms: RouteFixture['confirms'];
}

const FEATURES = fileURLToPath(new URL('../../src/features', import.meta.url));

export const FIXTURE_FILES: readonly string[] = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.fixture.ts'))
  .map((file) => join(FEATURES, file));

const fixtures: readonly [name: string, fixture: RouteFixture][] = (
  await Promise.all(FIXTURE_FILES.map((file) => import(pathToFileURL(file).href)))
).flatMap((module: { default: Readonly<Record<string, RouteFixture>> }) => Object.entries(module.default));

export const ROWS: readonly Row[] = fixtures.map(([name, { access, confirms }]) => ({
  route: routeOf(name),
  name,
  answers: answersOf(name, access),
  confirms,
}));

/** The request of each row, by its name. */
export const REQUESTS: Readonly<Record<string, Request>> = valuesOf(({ request }) => request);

/** The query budget of each route. */
export const QUERY_BUDGET = valuesOf(({ queries }) => queries);

/** The audit entries of each row that declares some. */
export const ACTS = valuesOf(({ acts }) => acts);

/** The ledger events of each row that declares some. */
export const EVENTS = valuesOf(({ events }) => events);

/** Routes that finish something nobody in the scene has begun, so they refuse all callers; their own tests call them. */
export const REFUSED_TO_ALL: readonly string[] = ROWS.filter(({ answers }) =>
  Object.values(answers).every(({ status }) => status >= 400),
).map(({ route }) => route);

function valuesOf<Value>(
  pick: (fixture: RouteFixture) => Value | undefined,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    fixtures.flatMap(([name, fixture]) => {
      const value = pick(fixture);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function routeOf(name: string): string {
  return name.split(' ').slice(0, 2).join(' ');
}

function answersOf(name: string, access: string): Row['answers'] {
  const words = access.split(/\s+/);
  if (words.length !== COLUMNS.length) throw new Error(`${name}: an answer for each caller is needed`);
  const answers = COLUMNS.map((column, index) => [column, answerOf(words[index] ?? '')]);
  return Object.fromEntries(answers);
}

function answerOf(word: string): Answer {
  const [, items] = /^\[(\d+)\]$/.exec(word) ?? [];
  if (items !== undefined) return { status: 200, items: Number(items), seen: false };
  if (word === 'seen') return { status: 403, items: undefined, seen: true };
  if (!/^[24]\d\d$/.test(word)) throw new Error(`What does ${word} mean?`);
  return { status: Number(word), items: undefined, seen: false };
}
