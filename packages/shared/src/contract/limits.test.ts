import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from './index.ts';
import { isUpload, jsonLimitOf, type Route } from './route.ts';

/** The parts of JSON Schema that zod writes for inputs. */
interface JsonSchema {
  readonly type?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

interface TakenList {
  readonly path: readonly string[];
  readonly max: number | undefined;
}

const parts = Object.entries(contract).flatMap(([noun, verbs]) =>
  Object.entries<Route>(verbs).flatMap((route) => partsOf(noun, ...route)),
);
const lists = parts.flatMap(({ name, schema }) =>
  listsOf(inputOf(schema)).map((list) => ({ name: `${name}.${list.path.join('.')}`, schema, ...list })),
);

describe('a list that is taken in (LIMIT-3)', () => {
  it('is found in the contract', () => expect(lists.length).toBeGreaterThan(10));

  it.each(lists)('has a bound, and is measured before its elements are looked at: $name', (list) => {
    const { schema, path, max } = list;
    expect(max).toEqual(expect.any(Number));
    const tooLong = Array.from({ length: (max ?? 0) + 1 }, () => null);
    const body = path.reduceRight<unknown>((value, name) => ({ [name]: value }), tooLong);
    const issues = schema.safeParse(body).error?.issues ?? [];
    const ofList = issues.filter((issue) => path.every((name, at) => issue.path[at] === name));
    expect(ofList).toMatchObject([{ code: 'too_big', path, maximum: max }]);
  });
});

describe('the largest body that a schema takes', () => {
  const bodies = parts.filter(({ part }) => part === 'body');

  it.each(bodies)('is within the limit of its route (LIMIT-1): $name', ({ schema, route }) => {
    expect(bytesOf(inputOf(schema))).toBeLessThan(jsonLimitOf(route));
  });
});

function partsOf(noun: string, verb: string, route: Route) {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema && !isUpload(schema) ? [{ name: `${noun}.${verb} ${part}`, part, schema, route }] : [];
  });
}

function inputOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
}

function listsOf({ type, anyOf = [], properties = {}, items, maxItems }: JsonSchema): TakenList[] {
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    listsOf(property).map(({ path, max }) => ({ path: [name, ...path], max })),
  );
  const nested = items ? listsOf(items).map(({ path, max }) => ({ path: ['0', ...path], max })) : [];
  const own = type === 'array' ? [{ path: [], max: maxItems }] : [];
  return [...own, ...inner, ...nested, ...anyOf.flatMap(listsOf)];
}

/**
 * A text in characters of three bytes, the most for its length; a schema without a length is an id, a date or a number.
 */
function bytesOf({ anyOf, type, maxLength = 0, maxItems = 0, ...schema }: JsonSchema): number {
  if (anyOf) return Math.max(...anyOf.map(bytesOf));
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return 2 + fields.reduce((sum, [name, field]) => sum + name.length + 4 + bytesOf(field), 0);
  }
  if (type === 'array') return 2 + maxItems * (1 + bytesOf(schema.items ?? {}));
  return Math.max(32, 2 + maxLength * 3);
}
