import { isList, isUpload, Paging, type Route } from '@faena/shared/contract';
import fc from 'fast-check';
import { z } from 'zod';
import type { Parts } from '../send.ts';
import { around, type JsonSchema } from './schema-values.ts';
import { nastyText, nastyValue } from './values.ts';

/** Longer addresses never reach the application. */
const MAX_QUERY = 8_000;

/** A request as it goes over the wire. */
export interface Wire {
  /** Below `/api`, query included. */
  readonly path: string;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** Present if the route asks for a token. */
  readonly token?: string;
  /** The content of the body, if it is valid JSON. */
  readonly json?: unknown;
}

/**
 * Damaged requests of a route. Each field keeps its good value, gets another that fits or breaks its schema, or is left
 * out. Then text, path, query string and media type may break too.
 */
export function wires(route: Route, good: Parts, ids: readonly string[]): fc.Arbitrary<Wire> {
  return fc
    .record({
      path: pathOf(route, good, ids),
      query: queryOf(route, good, ids),
      content: contentOf(route, good, ids),
      token: tokenOf(good),
    })
    .map(({ path, query, content, token }) => ({
      path: query ? `${path}?${query}` : path,
      ...(token !== undefined && { token }),
      ...content,
    }));
}

const schemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;

/** Values for the fields of a part; `undefined` leaves one out. */
function fields(schema: JsonSchema, good: Readonly<Record<string, unknown>>, ids: readonly string[]) {
  const names = new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(good)]);
  return [...names].map((name): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(
      { weight: 8, arbitrary: fc.constant(good[name]) },
      { weight: 4, arbitrary: around(schema.properties?.[name] ?? {}, ids) },
      { weight: 2, arbitrary: nastyValue },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  ]);
}

function pathOf(route: Route, { params = {} }: Parts, ids: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constantFrom(...ids, '0'.repeat(24)) },
    { weight: 1, arbitrary: fc.constantFrom('%00', '%', '%E0%A4%A', '%2e%2e%2f', '%ff', ';', ':id', '*') },
    { weight: 1, arbitrary: nastyText.map((text) => encodeURIComponent(wellFormed(text))) },
  );
  return value.map((odd) =>
    route.path.replace(/:(\w+)/g, (_, name: string) => odd || encodeURIComponent(params[name] ?? '')),
  );
}

function queryOf(route: Route, { query = {} }: Parts, ids: readonly string[]): fc.Arbitrary<string> {
  const paging = isList(route.answer) ? schemaOf(Paging).properties : {};
  const schema = { properties: { ...(route.query && schemaOf(route.query).properties), ...paging } };
  const pair = (name: string) => (value: unknown) => {
    if (value === undefined) return [];
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [`${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(text))}`];
  };
  const pairs = fields(schema, query, ids).map(([name, value]) => value.map(pair(name)));
  const odd = fc.constantFrom(
    '%',
    '%zz',
    '__proto__=1',
    'constructor=1',
    '$where=1',
    'a[$gt]=',
    '&&=',
    'limit=1',
  );
  const twice = fc.constantFrom(...Object.keys(schema.properties), 'a').map((name) => `${name}=1&${name}=2`);
  const surplus = fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd }, twice);
  return fc
    .tuple(
      ...pairs,
      surplus.map((text) => (text ? [text] : [])),
    )
    .map((all) => all.flat().join('&').slice(0, MAX_QUERY));
}

/** A token that may be good; what a header cannot hold is never sent. */
function tokenOf({ token }: Parts): fc.Arbitrary<string | undefined> {
  if (token === undefined) return fc.constant(undefined);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(token) },
    { weight: 1, arbitrary: fc.constantFrom('', token.slice(1), token.toUpperCase(), `${token}, ${token}`) },
    { weight: 1, arbitrary: fc.base64String({ maxLength: 2_000 }) },
  );
}

function contentOf(route: Route, good: Parts, ids: readonly string[]): fc.Arbitrary<Omit<Wire, 'path'>> {
  if (!route.body) return fc.constant({ contentType: '', body: new Uint8Array() });
  return isUpload(route.body) ? formOf(route.body.field) : jsonOf(schemaOf(route.body), good, ids);
}

function jsonOf(
  schema: JsonSchema,
  { body = {} }: Parts,
  ids: readonly string[],
): fc.Arbitrary<Omit<Wire, 'path'>> {
  const record = fc.record(Object.fromEntries(fields(schema, { ...body }, ids)));
  const odd = fc.dictionary(fc.constantFrom('$set', 'rol_id', '_id', 'a\0', 'cost', '__v'), nastyValue, {
    maxKeys: 2,
  });
  const object = fc.tuple(record, odd).map(([known, surplus]) => ({ ...known, ...surplus }));
  const value = fc.oneof(
    { weight: 8, arbitrary: record },
    { weight: 2, arbitrary: object },
    { weight: 1, arbitrary: nastyValue },
  );
  const intact = value.map((json) => {
    const text = JSON.stringify(json);
    return {
      contentType: 'application/json',
      body: new TextEncoder().encode(text),
      json: JSON.parse(text) as unknown,
    };
  });
  const broken = fc.tuple(intact, damage, oddType).map(([{ body }, damaged, contentType]) => ({
    contentType,
    body: damaged(body),
  }));
  return fc.oneof({ weight: 6, arbitrary: intact }, { weight: 1, arbitrary: broken });
}

const oddType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json; charset="',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
  '',
);

/** Half a character cannot be sent in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString().slice(0, 1_000);

const bytes = (text: string) => new TextEncoder().encode(text);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Ways to spoil a text: cut short, not UTF-8, marked, said twice, or something else instead. */
const damage = fc.constantFrom<(body: Uint8Array) => Uint8Array>(
  (body) => body,
  (body) => body.subarray(0, body.length / 2),
  (body) => join(body, new Uint8Array([0xff, 0xfe])),
  (body) => join(body.subarray(0, 2), new Uint8Array([0xc0, 0x80]), body.subarray(2)),
  (body) => join(new Uint8Array([0xef, 0xbb, 0xbf]), body),
  (body) => join(body, body),
  (body) => join(bytes('['), body, bytes(']')),
  (body) => join(bytes('['.repeat(50_000)), body),
  () => bytes('null'),
  () => new Uint8Array(),
  () => new Uint8Array(1_048_577),
);

/** Forms with a file that is no picture, in a field of this name or another. */
function formOf(field: string): fc.Arbitrary<Omit<Wire, 'path'>> {
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    nastyText.map(bytes),
    fc.constantFrom(...PICTURE_HEADS),
  );
  const name = fc.oneof(
    fc.constant(field),
    fc.constantFrom('', '__proto__', 'constructor', 'a[b]', `${field}[]`),
  );
  const form = fc.tuple(name, file, fc.integer({ min: 0, max: 2 })).map(([name, content, times]) => {
    const head = bytes(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\n`);
    const part = join(head, content, bytes('\r\n'));
    return join(...Array.from({ length: times }, () => part), bytes('--x--\r\n'));
  });
  const type = fc.oneof({ weight: 6, arbitrary: fc.constant('multipart/form-data; boundary=x') }, oddType);
  const wrecked = fc.tuple(
    form,
    fc.oneof({ weight: 3, arbitrary: fc.constant((body: Uint8Array) => body) }, damage),
  );
  return fc
    .tuple(type, wrecked)
    .map(([contentType, [body, damaged]]) => ({ contentType, body: damaged(body) }));
}

/** The first bytes of pictures, with nothing behind them. */
const PICTURE_HEADS = [
  '89504e470d0a1a0a0000000d49484452',
  'ffd8ffe000104a464946',
  '474946383961ffffffff',
  '52494646',
].map((hex) => new Uint8Array(Buffer.from(hex, 'hex')));
